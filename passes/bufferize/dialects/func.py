"""Functions, calls and returns on buffers.

func.func @f(%t: tensor<4xf32>)               func.func @f(%m: memref<4xf32, strided<[?], offset: ?>>)
    -> tensor<4xf32> {                  ->        -> memref<4xf32, strided<[?], offset: ?>> {
  return %t : tensor<4xf32>                     return %m : memref<4xf32, strided<[?], offset: ?>>
}                                             }
"""

from __future__ import annotations

from pyopt.analysis.bufferization.functions import function_type, has_body, returns_of
from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.dialects.func_bufferizable import argument_type, boundary_type, result_type
from pyopt.dialects.memref.layouts import casts
from pyopt.ir.attributes import TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import FunctionType, MemRefType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.bufferize.blocks import bufferize_block_arguments
from pyopt.passes.bufferize.rewriter import TO_BUFFER, BufferRewriter

if TYPE_CHECKING:
    from pyopt.passes.bufferize.dialects import Bufferizer


def bufferize_function(op: Operation, rewriter: BufferRewriter) -> None:
    """Arguments and returned values become buffers; the signature follows."""
    state = rewriter.state
    type = function_type(op)
    inputs: list[Type] = []
    for number, one in enumerate(type.inputs):
        inputs.append(argument_type(op, number, state) if isinstance(one, TensorType) else one)
    outputs = [boundary_type(op, one, state) if isinstance(one, TensorType) else one for one in type.results]
    op.set_attribute("function_type", TypeAttr.get(FunctionType.get(tuple(inputs), tuple(outputs))))
    if not has_body(op):
        return
    for block in op.regions[0]:
        bufferize_block_arguments(block, rewriter)
    for end in returns_of(op):
        rewriter.start_at(end)
        results = list(end.operands)
        for index, wanted in enumerate(outputs):
            if isinstance(results[index].type, TensorType):
                results[index] = rewriter.create(TO_BUFFER, [results[index]], [wanted]).results[0]
        rewriter.set_operands(end, results)


def bufferize_call(op: Operation, rewriter: BufferRewriter) -> None:
    """call @f(%t) : (tensor) -> tensor  ->  call @f(%m) : (memref) -> memref, with the callee's types"""
    state = rewriter.state
    function = state.functions.callee(op)
    if function is None:
        raise BufferizationError(op, "expected a call of a func.func")
    types: list[Type] = []
    for result in op.results:
        is_tensor = isinstance(result.type, TensorType)
        types.append(result_type(function, result.index, state) if is_tensor else result.type)
    expected = function_type(function).inputs
    operands: list[Value] = []
    for index, operand in enumerate(op.operands):
        if isinstance(operand.type, TensorType):
            buffer = rewriter.buffer(operand)
            wanted = expected[index]
            if not isinstance(wanted, MemRefType):
                wanted = argument_type(function, index, state)
            operands.append(handed_over(op, buffer, wanted, rewriter))
        else:
            operands.append(operand)
    made = rewriter.create("func.call", operands, types, op.attributes)
    values: list[Value] = []
    for result, value in zip(op.results, made.results, strict=True):
        values.append(rewriter.cast(value, rewriter.buffer_type(result)) if value.type is not result.type else value)
    rewriter.replace_with_buffers(op, values)


def handed_over(op: Operation, buffer: Value, wanted: MemRefType, rewriter: BufferRewriter) -> Value:
    """The buffer under the type that the callee has for it: a cast if that is sure to be good, else a copy."""
    type = buffer.type
    assert isinstance(type, MemRefType)
    if type is wanted:
        return buffer
    if type.shape is None or wanted.shape is None or (rewriter.options.reference_exact and casts(type, wanted)):
        return rewriter.create("memref.cast", [buffer], [wanted]).results[0]
    found = rewriter.cast_or_copy(buffer, wanted)
    if found is None:
        raise BufferizationError(op, "could not cast buffer")
    return found


def bufferize_return(op: Operation, rewriter: BufferRewriter) -> None:
    """Returned values become buffers together with the function around."""


BUFFERIZERS: Final[dict[str, Bufferizer]] = {
    "func.call": bufferize_call,
    "func.func": bufferize_function,
    "func.return": bufferize_return,
}
