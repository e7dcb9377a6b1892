"""Ops of linalg on buffers: the same op with buffers for tensors and without results."""

from __future__ import annotations

from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.dialects.linalg.structure import STRUCTURED, input_count
from pyopt.ir.core import Operation, Region
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.passes.bufferize.dialects import Bufferizer
    from pyopt.passes.bufferize.rewriter import BufferRewriter


def bufferize_structured(op: Operation, rewriter: BufferRewriter) -> None:
    """linalg.op outs(%t : tensor) -> linalg.op outs(%m : memref)"""
    kinds = [operand.type for operand in op.operands]
    if not any(isinstance(type, TensorType) for type in kinds):
        return
    if any(isinstance(type, MemRefType) for type in kinds):
        raise BufferizationError(op, "op does not have pure tensor semantics")
    first = input_count(op)
    buffers = rewriter.buffers(op.operands)
    regions = [Region() for _ in op.regions]
    for old, new in zip(op.regions, regions, strict=True):
        rewriter.move_region(old, new)
    made = Operation(op.info, buffers, [], op.attributes, op.loc, regions)
    rewriter.insert(made)
    rewriter.replace_with_buffers(op, buffers[first:])


BUFFERIZERS: Final[dict[str, Bufferizer]] = dict.fromkeys((*STRUCTURED, "linalg.softmax"), bufferize_structured)
