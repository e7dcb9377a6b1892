"""Bufferization facts of functions, calls and returns, where function boundaries are bufferized."""

from __future__ import annotations

from pyopt.analysis.bufferization.blocks import BlockFacts
from pyopt.analysis.bufferization.buffer_types import unknown_type
from pyopt.analysis.bufferization.facts import BufferFacts, mentions_tensors
from pyopt.analysis.bufferization.functions import (
    function_type,
    has_tensor_signature,
    is_writable_argument,
    layout_of_argument,
)
from pyopt.analysis.bufferization.questions import BufferQuestions
from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import Alias, Source


def boundary_type(function: Operation, type: TensorType, state: BufferQuestions) -> MemRefType:
    """The buffer type of a tensor in a function's signature, by the user's choice."""
    if state.options.must_infer_space:
        raise BufferizationError(function, "could not infer memory space")
    space = state.options.default_space(type)
    return unknown_type(type, space, state.options.function_boundary_type_conversion)


def argument_type(function: Operation, number: int, state: BufferQuestions) -> MemRefType:
    """The buffer type of an argument: with the layout that its attribute gives, if there is one."""
    type = function_type(function).inputs[number]
    if isinstance(type, MemRefType):
        return type
    assert isinstance(type, TensorType)
    found = boundary_type(function, type, state)
    layout = layout_of_argument(function, number)
    if layout is None:
        return found
    if found.shape is None:
        raise BufferizationError(function, "buffer layout not supported on unranked tensors")
    plain = isinstance(layout, AffineMapAttr) and layout.value.is_identity()
    return MemRefType.get(found.shape, found.element_type, None if plain else layout, found.memory_space)


def result_type(function: Operation, number: int, state: BufferQuestions) -> MemRefType:
    """The buffer type of a result: the callee's, if it is bufferized already."""
    type = function_type(function).results[number]
    if isinstance(type, MemRefType):
        return type
    assert isinstance(type, TensorType)
    return boundary_type(function, type, state)


def with_shape(type: MemRefType, tensor: TensorType) -> MemRefType:
    """The type with the extents of the tensor: a callee may return a buffer of which it knows more."""
    if type.shape == tensor.shape:
        return type
    layout = None if tensor.shape is None else type.layout
    return MemRefType.get(tensor.shape, type.element_type, layout, type.memory_space)


@final
class CallFacts(BufferFacts):
    """Facts from the callee's summary; without one, every operand is read and written, and may alias any result."""

    __slots__ = ()

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        summary = state.functions.summary(op)
        return summary is None or index in summary.read

    def writes(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        summary = state.functions.summary(op)
        return summary is None or index in summary.written

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        summary = state.functions.summary(op)
        if summary is None:
            return [(one, False, False) for one in op.results if isinstance(one.type, TensorType)]
        results = summary.aliasing.get(index, [])
        same = len(results) == 1 and summary.equivalent.get(results[0]) == index
        return [(op.results[number], same, same) for number in results]

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        function = state.functions.callee(op)
        if function is None:
            return state.type_without_facts(op, value)
        type = result_type(function, value.index, state)
        assert isinstance(value.type, TensorType)
        return type if state.options.reference_exact else with_shape(type, value.type)


@final
class ReturnFacts(BufferFacts):
    """The operands of a return are read."""

    __slots__ = ()


@final
class FunctionFacts(BlockFacts):
    """Arguments are what callers hand over, and may be written to unless they say no."""

    __slots__ = ()

    def sources(self, op: Operation, value: Value, state: BufferQuestions) -> list[Source]:
        assert isinstance(value, BlockArgument)
        return [] if value.block.prev is None else self.branch_sources(value)

    def is_writable(self, op: Operation, value: Value, state: BufferQuestions) -> bool:
        if isinstance(value, BlockArgument) and value.block.prev is None:
            return is_writable_argument(op, value.index)
        return True

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        if isinstance(value, BlockArgument) and value.block.prev is None:
            return argument_type(op, value.index, state)
        return BlockFacts.buffer_type(self, op, value, state, stack)

    def has_tensors(self, op: Operation) -> bool:
        return has_tensor_signature(op) or mentions_tensors(op)


FACTS: Final[dict[str, BufferFacts]] = {
    "func.call": CallFacts(),
    "func.func": FunctionFacts(),
    "func.return": ReturnFacts(),
}
