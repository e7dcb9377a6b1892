"""Rules for linalg.transpose and linalg.broadcast."""

from __future__ import annotations

from pyopt.dialects.linalg.bodies import yield_first
from pyopt.dialects.linalg.structure import numbers, shape_of
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense
from pyopt.ir.types import TensorType, Type
from pyopt.light import Final, Sequence
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.canonicalize.linalg.fill_rules import create_empty
from pyopt.passes.canonicalize.reshapes import extent_of
from pyopt.passes.canonicalize.tensor.common import type_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def _replace(
    op: Operation, name: str, source: Value, attribute: str, values: Sequence[int], rewriter: Rewriter
) -> bool:
    """`source` is moved into the init of `op` in its place."""
    init = op.operands[1]
    types: list[Type] = [init.type] if isinstance(init.type, TensorType) else []
    region = yield_first(rewriter.context, [source, init], op.loc)
    rewriter.replace_with_new(op, name, [source, init], types, {attribute: dense(values)}, [region])
    return True


def fold_transpose_with_transpose(op: Operation, rewriter: Rewriter) -> bool:
    """transpose(transpose(t) [1, 2, 0]) [1, 0, 2] -> transpose(t) [2, 1, 0]"""
    inner = producer_of(op.operands[0], "linalg.transpose")
    if inner is None:
        return False
    first = numbers(inner, "permutation")
    permutation = [first[position] for position in numbers(op, "permutation")]
    return _replace(op, "linalg.transpose", inner.operands[0], "permutation", permutation, rewriter)


def transpose_of_broadcast(op: Operation, rewriter: Rewriter) -> bool:
    """transpose(broadcast(v) [1]) [1, 0] -> broadcast(transpose(v)) [0], if the broadcast has no other use"""
    inner = producer_of(op.operands[0], "linalg.broadcast")
    if inner is None or not op.operands[0].has_one_use():
        return False
    added, permutation = numbers(inner, "dimensions"), numbers(op, "permutation")
    source = inner.operands[0]
    # What is left of the permutation when the added dimensions are taken out of both its sides.
    order = [one - sum(1 for other in added if other < one) for one in permutation if one not in added]
    extents = [extent_of(source, dimension, rewriter) for dimension in range(len(order))]
    like = TensorType.get((), type_of(source).element_type)
    init = create_empty([extents[dimension] for dimension in order], like, rewriter)
    region = yield_first(rewriter.context, [source, init], op.loc)
    attributes: dict[str, Attribute] = {"permutation": dense(order)}
    moved = rewriter.create("linalg.transpose", [source, init], [init.type], attributes, [region]).results[0]
    return _replace(op, "linalg.broadcast", moved, "dimensions", [permutation.index(one) for one in added], rewriter)


def broadcast_of_broadcast(op: Operation, rewriter: Rewriter) -> bool:
    """broadcast(broadcast(v) [0]) [1] -> broadcast(v) [0, 1]"""
    inner = producer_of(op.operands[0], "linalg.broadcast")
    if inner is None or not inner.results:
        return False
    added = numbers(op, "dimensions")
    rank = len(shape_of(op.operands[1].type))
    kept = [dimension for dimension in range(rank) if dimension not in added]
    dimensions = sorted([*added, *[kept[one] for one in numbers(inner, "dimensions")]])
    return _replace(op, "linalg.broadcast", inner.operands[0], "dimensions", dimensions, rewriter)


RULES: Final[tuple[Rule, ...]] = (
    Rule("linalg.transpose", fold_transpose_with_transpose, needs="linalg.transpose"),
    Rule("linalg.transpose", transpose_of_broadcast, needs="linalg.broadcast"),
    Rule("linalg.broadcast", broadcast_of_broadcast, needs="linalg.broadcast", names="FoldBroadcasts"),
)
