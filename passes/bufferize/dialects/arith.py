"""arith on buffers: constants are globals, casts of indices and selections work on buffers."""

from __future__ import annotations

from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.ir.attributes import SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I1, MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.bufferize.globals import global_for

if TYPE_CHECKING:
    from pyopt.passes.bufferize.dialects import Bufferizer
    from pyopt.passes.bufferize.rewriter import BufferRewriter


def bufferize_constant(op: Operation, rewriter: BufferRewriter) -> None:
    """arith.constant dense<..> -> memref.get_global of a private constant global"""
    type = op.results[0].type
    if not isinstance(type, TensorType) or type.shape is None:
        raise BufferizationError(op, "")
    if rewriter.options.must_infer_space:
        raise BufferizationError(op, "could not infer memory space")
    made = global_for(op, rewriter)
    if made is None:
        raise BufferizationError(op, "")
    name, buffer = made
    rewriter.replace_by(op, "memref.get_global", [], [buffer], {"name": SymbolRefAttr.get(name)})


def bufferize_index_cast(op: Operation, rewriter: BufferRewriter) -> None:
    """arith.index_cast of a tensor -> of its buffer"""
    source = rewriter.buffer(op.operands[0])
    before, after = source.type, op.results[0].type
    assert isinstance(before, MemRefType) and isinstance(after, TensorType)
    type = MemRefType.get(after.shape, after.element_type, before.layout, before.memory_space)
    rewriter.replace_by(op, "arith.index_cast", [source], [type])


def bufferize_select(op: Operation, rewriter: BufferRewriter) -> None:
    """arith.select of two tensors -> of their buffers, cast to one type"""
    if op.operands[0].type is not I1:
        raise BufferizationError(op, "'arith.select' op only i1 condition values are supported")
    left, right = rewriter.buffer(op.operands[1]), rewriter.buffer(op.operands[2])
    if left.type is not right.type:
        type = rewriter.buffer_type(op.results[0])
        if left.type is not type:
            left = rewriter.create("memref.cast", [left], [type]).results[0]
        if right.type is not type:
            right = rewriter.create("memref.cast", [right], [type]).results[0]
    rewriter.replace_by(op, "arith.select", [op.operands[0], left, right], [left.type])


BUFFERIZERS: Final[dict[str, Bufferizer]] = {
    "arith.constant": bufferize_constant,
    "arith.index_cast": bufferize_index_cast,
    "arith.select": bufferize_select,
}
