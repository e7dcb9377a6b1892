"""Bufferization facts: an op's reads, writes and aliases of tensors as buffers, `BufferFacts`, by the op's name.

A dialect lists its ops in a table FACTS of a module of its own (`MODULES`), which is loaded when it is first met. An op
that stands in no table is unknown: it may read and write all of its tensors, and its results may be any of them.
"""

from __future__ import annotations

from importlib import import_module

from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import Alias, BufferQuestions, Source, Use

MODULES: Final = {
    "arith": "pyopt.dialects.arith.bufferizable",
    "bufferization": "pyopt.dialects.bufferization.bufferizable",
    "cf": "pyopt.dialects.cf_bufferizable",
    "func": "pyopt.dialects.func_bufferizable",
    "linalg": "pyopt.dialects.linalg.bufferizable",
    "scf": "pyopt.dialects.scf.bufferizable",
    "shape": "pyopt.dialects.shape.bufferizable",
    "sparse_tensor": "pyopt.dialects.sparse_tensor.bufferizable",
    "tensor": "pyopt.dialects.tensor.bufferizable",
    "vector": "pyopt.dialects.vector.bufferizable",
}
"""The module of each dialect's table FACTS."""


class BufferFacts:
    """The answers of an op that reads its tensors, writes none, and whose results have buffers of their own.

    unstructured: its regions may have several blocks.
    """

    __slots__ = ("unstructured",)

    def __init__(self) -> None:
        self.unstructured = False

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        """The operand's buffer is read."""
        return True

    def writes(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        """The operand's buffer is written to, if it is in place."""
        return False

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        """The results and block arguments that may share the operand's buffer, if it is in place."""
        return []

    def sources(self, op: Operation, value: Value, state: BufferQuestions) -> list[Source]:
        """The operands whose buffer a result or block argument of the op may share."""
        found: list[Source] = []
        for index, operand in enumerate(op.operands):
            if isinstance(operand.type, TensorType):
                for alias, equivalent, definite in state.aliases(op, index):
                    if alias is value:
                        found.append((op, index, equivalent, definite))
        return found

    def allocates(self, op: Operation, number: int) -> bool:
        """A result is a new buffer."""
        return False

    def result_writes(self, op: Operation, value: Value, state: BufferQuestions) -> bool:
        """The contents of a result are defined by the op."""
        return state.result_is_written(value)

    def must_be_in_place(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        """The operand cannot be copied: nothing is known of its rank, by default."""
        type = op.operands[index].type
        return isinstance(type, TensorType) and type.shape is None

    def is_elementwise(self, op: Operation, uses: tuple[Use, ...], state: BufferQuestions) -> bool:
        """All reads of a position of these operands come before all writes to it."""
        return False

    def insertion(self, op: Operation) -> tuple[int, int] | None:
        """(index of what is inserted, index of what it is inserted into), for an op that replaces a part."""
        return None

    def is_same_part(self, op: Operation, candidate: Value, state: BufferQuestions) -> bool:
        """`candidate` is the part that an insertion replaces, before or after."""
        return False

    def is_writable(self, op: Operation, value: Value, state: BufferQuestions) -> bool:
        """The buffer of a result or block argument may be written to."""
        return not isinstance(value, BlockArgument)

    def problem(self, op: Operation, state: BufferQuestions) -> tuple[Operation, str] | None:
        """The error in the op after the analysis: the op to report, and the message."""
        return None

    def is_repetitive(self, op: Operation, number: int) -> bool:
        """A region may run several times each time the op does."""
        return False

    def is_parallel(self, op: Operation, number: int) -> bool:
        """A repetitive region whose runs may overlap in time."""
        return False

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        """The type of the buffer of a result or block argument."""
        return state.default_buffer_type(op, value, stack)

    def has_tensors(self, op: Operation) -> bool:
        """There is a tensor among operands, results and block arguments."""
        return mentions_tensors(op)


class RegionYieldFacts(BufferFacts):
    """A yielded operand is a result of the parent op, in place, and never copied."""

    __slots__ = ()

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        parent = op.parent_op()
        return [(parent.results[index], True, True)] if parent is not None and index < len(parent.results) else []

    def must_be_in_place(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return True


class DestinationFacts(BufferFacts):
    """An op in destination style: each init is overwritten and becomes a result."""

    __slots__ = ()

    def inits(self, op: Operation) -> tuple[int, int]:
        """The indices of the first init and of the first operand behind them."""
        from pyopt.ir.signature import init_bounds

        return init_bounds(op)

    def writes(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        start, end = self.inits(op)
        return start <= index < end

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        start, end = self.inits(op)
        if not start <= index < end:
            return []
        number = 0
        for before in range(start, index):
            number += isinstance(op.operands[before].type, TensorType)
        return [(op.results[number], True, True)] if number < len(op.results) else []


class ViewFacts(BufferFacts):
    """An op whose result is the buffer of the first operand, seen in another way. `equivalent`: as a whole."""

    __slots__ = ("equivalent", "reading")

    def __init__(self, equivalent: bool = True, reading: bool = False) -> None:
        super().__init__()
        self.equivalent = equivalent
        self.reading = reading

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return self.reading

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        return [(op.results[0], self.equivalent, True)]


class SilentFacts(BufferFacts):
    """An op that looks at shapes only."""

    __slots__ = ()

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return False


class AllocationFacts(BufferFacts):
    """An op that reads its operands and gives a new buffer."""

    __slots__ = ()

    def allocates(self, op: Operation, number: int) -> bool:
        return True


KINDS: Final[dict[str, BufferFacts]] = {
    "reads": BufferFacts(),
    "inits": DestinationFacts(),
    "view": ViewFacts(),
    "shape": SilentFacts(),
    "allocates": AllocationFacts(),
}
"""What the dialects of plug-ins say of their ops: they only read; write to their inits, which become the results; give
the buffer of the first operand; look at shapes only; read, and give a buffer of their own."""


def mentions_tensors(op: Operation) -> bool:
    """There is a tensor among operands, results and block arguments of an op."""
    for result in op.results:
        if isinstance(result.type, TensorType):
            return True
    for operand in op.operands:
        if isinstance(operand.type, TensorType):
            return True
    for region in op.regions:
        for block in region:
            for argument in block.arguments:
                if isinstance(argument.type, TensorType):
                    return True
    return False


_known: dict[str, dict[str, BufferFacts]] = {}


def facts_of(op: Operation) -> BufferFacts | None:
    """The bufferization facts of the op; None if nothing is known."""
    name = op.info.name
    declared = op.info.dialect
    if declared is not None and declared.buffer_facts is not None:
        found = declared.buffer_facts.get(name)
        if isinstance(found, str):
            return KINDS.get(found)
        return found if isinstance(found, BufferFacts) else None
    dialect = name.partition(".")[0]
    table = _known.get(dialect)
    if table is None:
        module = MODULES.get(dialect)
        table = _known[dialect] = import_module(module).FACTS if module is not None else {}
    return table.get(name)
