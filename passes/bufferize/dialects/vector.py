"""Transfers between tensors and vectors as transfers between buffers and vectors."""

from __future__ import annotations

from pyopt.analysis.bufferization.facts import facts_of
from pyopt.analysis.bufferization.state import AnalysisState, BufferizationError
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.passes.bufferize.dialects import Bufferizer, Resolver
    from pyopt.passes.bufferize.rewriter import BufferRewriter


def bufferize_read(op: Operation, rewriter: BufferRewriter) -> None:
    """vector.transfer_read or gather of a tensor -> of its buffer"""
    buffer = rewriter.buffer(op.operands[0])
    rewriter.replace_by(op, op.info.name, [buffer, *op.operands[1:]], [op.results[0].type], op.attributes)


def bufferize_write(op: Operation, rewriter: BufferRewriter) -> None:
    """vector.transfer_write to a tensor -> to its buffer"""
    buffer = rewriter.buffer(op.operands[1])
    operands = [op.operands[0], buffer, *op.operands[2:]]
    rewriter.create("vector.transfer_write", operands, [], op.attributes)
    rewriter.replace_with_buffers(op, [buffer])


def bufferize_mask(op: Operation, rewriter: BufferRewriter) -> None:
    """vector.mask of a write to a tensor -> of the write to a buffer, without a result"""
    body = op.regions[0].entry()
    masked = body.first
    if masked is None or masked is body.last or facts_of(masked) is None:
        return
    last = body.terminator()
    values: list[Value | None] = []
    kept: list[Value] = []
    for value in last.operands:
        values.append(None if value.op is masked else value)
        if value.op is masked:
            kept.append(value)
    last.set_operands(kept)
    region = Region()
    rewriter.move_region(op.regions[0], region)
    made = Operation(op.info, list(op.operands), [one.type for one in kept], op.attributes, op.loc, [region])
    rewriter.insert(made)
    following = iter(made.results)
    rewriter.replace_with_buffers(op, [next(following) if value is None else value for value in values])


def bufferize_yield(op: Operation, rewriter: BufferRewriter) -> None:
    """vector.yield of tensors -> of buffers"""
    mask = op.parent_op()
    if mask is None or mask.info.name != "vector.mask":
        raise BufferizationError(op, "unsupported vector::YieldOp parent")
    masked = mask.regions[0].entry().first
    if masked is None or masked is op or facts_of(masked) is None:
        return
    if any(isinstance(one.type, TensorType) for one in op.operands):
        rewriter.replace_by(op, "vector.yield", rewriter.buffers(op.operands), [])


def resolve_mask(op: Operation, rewriter: BufferRewriter, state: AnalysisState) -> None:
    """There is no room for a copy inside of a mask"""
    body = op.regions[0].entry()
    if body.first is not body.last and body.first is not None and body.first.next is not body.last:
        raise BufferizationError(op, "'vector.mask' op body must bufferize in-place")


BUFFERIZERS: Final[dict[str, Bufferizer]] = {
    "vector.gather": bufferize_read,
    "vector.mask": bufferize_mask,
    "vector.transfer_read": bufferize_read,
    "vector.transfer_write": bufferize_write,
    "vector.yield": bufferize_yield,
}

RESOLVERS: Final[dict[str, Resolver]] = {"vector.mask": resolve_mask}
