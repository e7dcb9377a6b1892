"""shape.assuming that gives buffers."""

from __future__ import annotations

from pyopt.ir.core import Operation, Region
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.passes.bufferize.dialects import Bufferizer
    from pyopt.passes.bufferize.rewriter import BufferRewriter


def bufferize_assuming(op: Operation, rewriter: BufferRewriter) -> None:
    """shape.assuming that gives tensors -> the same giving buffers"""
    last = op.regions[0].entry().terminator()
    types = [one.type for one in last.operands]
    region = Region()
    rewriter.move_region(op.regions[0], region)
    made = Operation(op.info, list(op.operands), types, op.attributes, op.loc, [region])
    rewriter.insert(made)
    rewriter.replace_with_buffers(op, made.results)


def bufferize_yield(op: Operation, rewriter: BufferRewriter) -> None:
    """shape.assuming_yield of tensors -> of buffers"""
    rewriter.replace_by(op, "shape.assuming_yield", rewriter.buffers(op.operands), [])


BUFFERIZERS: Final[dict[str, Bufferizer]] = {
    "shape.assuming": bufferize_assuming,
    "shape.assuming_yield": bufferize_yield,
}
