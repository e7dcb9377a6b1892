"""Allocations, deallocations and destinations of tensors as buffers."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.ir.signature import operand_group
from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.passes.bufferize.dialects import Bufferizer
    from pyopt.passes.bufferize.rewriter import BufferRewriter


def bufferize_alloc_tensor(op: Operation, rewriter: BufferRewriter) -> None:
    """bufferization.alloc_tensor -> memref.alloc, and memref.copy if it is a copy"""
    result = op.results[0]
    if not result.uses:
        rewriter.erase(op)
        return
    copied = operand_group(op, "copy")
    source = rewriter.buffer(copied[0]) if copied else None
    type = rewriter.buffer_type(result)
    sizes = operand_group(op, "dynamic_sizes") if source is None else rewriter.dynamic_sizes(source)
    target = rewriter.allocate(type, sizes)
    if source is not None:
        rewriter.copy(source, target)
    rewriter.replace_with_buffers(op, [target])


def bufferize_dealloc_tensor(op: Operation, rewriter: BufferRewriter) -> None:
    """bufferization.dealloc_tensor -> memref.dealloc"""
    rewriter.create("memref.dealloc", [rewriter.buffer(op.operands[0])], [])
    rewriter.erase(op)


def bufferize_materialize(op: Operation, rewriter: BufferRewriter) -> None:
    """bufferization.materialize_in_destination -> memref.copy into the destination"""
    target = op.operands[1]
    if isinstance(target.type, TensorType):
        target = rewriter.buffer(target)
    rewriter.copy(rewriter.buffer(op.operands[0]), target)
    rewriter.replace_with_buffers(op, [target] if op.results else [])


def bufferize_to_buffer(op: Operation, rewriter: BufferRewriter) -> None:
    """to_buffer(to_tensor(m)) -> m"""
    rewriter.fold_view(op)


def bufferize_to_tensor(op: Operation, rewriter: BufferRewriter) -> None:
    """Stays: it goes when it has no users left."""


BUFFERIZERS: Final[dict[str, Bufferizer]] = {
    "bufferization.alloc_tensor": bufferize_alloc_tensor,
    "bufferization.dealloc_tensor": bufferize_dealloc_tensor,
    "bufferization.materialize_in_destination": bufferize_materialize,
    "bufferization.to_buffer": bufferize_to_buffer,
    "bufferization.to_tensor": bufferize_to_tensor,
}
