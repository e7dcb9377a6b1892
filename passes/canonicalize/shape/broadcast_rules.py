"""Rules for shape.broadcast."""

from __future__ import annotations

from pyopt.dialects.shape.folds import broadcast_extents, constant_broadcast, extents_of
from pyopt.dialects.shape.types import SHAPE, extent_tensor, is_extent_tensor
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC
from pyopt.light import Final
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.canonicalize.shape.common import constant_shape, rank_of, replace_by_constant
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def broadcast_of_constants(op: Operation, rewriter: Rewriter) -> bool:
    """broadcast(constants) : tensor<?xindex> -> cast(constant)

    The reference makes a constant of unknown rank, which is no valid op.
    """
    if len(op.operands) == 1:
        return False
    return replace_by_constant(op, constant_broadcast([constant_of(value) for value in op.operands]), rewriter)


def broadcast_of_known_ranks(op: Operation, rewriter: Rewriter) -> bool:
    """broadcast(a : tensor<2xindex>, b : tensor<3xindex>) : tensor<?xindex> -> cast(broadcast(a, b))"""
    type = op.results[0].type
    if not is_extent_tensor(type) or rank_of(type) != DYNAMIC:
        return False
    ranks = [rank_of(value.type) for value in op.operands]
    if DYNAMIC in ranks:
        return False
    broadcast = rewriter.create("shape.broadcast", op.operands, [extent_tensor(max(ranks, default=0))])
    rewriter.replace_with_new(op, "tensor.cast", broadcast.results, [type])
    return True


def broadcast_with_constants(op: Operation, rewriter: Rewriter) -> bool:
    """broadcast(a, constant, constant) -> broadcast(a, constant)"""
    known: list[int] = []
    operands: list[Value] = []
    for value in op.operands:
        extents = extents_of(constant_of(value)) if producer_of(value, "shape.const_shape") is not None else None
        together = None if extents is None else broadcast_extents(known, extents)
        if together is None:
            operands.append(value)
        else:
            known = together
    if len(op.operands) - len(operands) < 2:
        return False
    folded = constant_shape(known, None, rewriter)
    assert folded is not None
    rewriter.replace_with_new(op, "shape.broadcast", [*operands, folded], [op.results[0].type])
    return True


def broadcast_of_one(op: Operation, rewriter: Rewriter) -> bool:
    """broadcast(a) -> a, from_extent_tensor(a) or cast(a), unless the ranks contradict each other"""
    if len(op.operands) != 1:
        return False
    value = op.operands[0]
    type = op.results[0].type
    ranks = {rank_of(value.type), rank_of(type)}
    if is_extent_tensor(type) and len(ranks) > 1 and DYNAMIC not in ranks:
        return False
    if value.type is not type:
        name = "shape.from_extent_tensor" if type is SHAPE else "tensor.cast"
        value = rewriter.create(name, [value], [type]).results[0]
    rewriter.replace(op, [value])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("shape.broadcast", broadcast_of_constants),
    Rule("shape.broadcast", broadcast_of_known_ranks, names="BroadcastConcretizeResultTypePattern"),
    Rule("shape.broadcast", broadcast_with_constants, names="BroadcastFoldConstantOperandsPattern"),
    Rule("shape.broadcast", broadcast_of_one, names="BroadcastForwardSingleOperandPattern"),
)
