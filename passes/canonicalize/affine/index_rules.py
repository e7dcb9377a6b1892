"""Rules for affine.delinearize_index and affine.linearize_index: what one takes apart and the other puts together."""

from __future__ import annotations

from pyopt.dialects.affine.indices import basis_of, bounds_of, indices_of, is_disjoint
from pyopt.ir.affine import MUL, AffineMap, symbol
from pyopt.ir.affine import binary as binary_expr
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, OpResult, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.types import INDEX
from pyopt.light import Final, Sequence
from pyopt.passes.canonicalize.affine.building import DELINEARIZE, LINEARIZE, composed_apply, delinearize, linearize
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def _zero(rewriter: Rewriter) -> Value:
    return rewriter.constant(IntegerAttr.get(0, INDEX), INDEX)


def _known(bounds: Sequence[int | Value | None]) -> list[int | Value]:
    """The basis of bounds, of which the first may be missing."""
    return [one for one in bounds if one is not None]


def drop_unit_extents(op: Operation, rewriter: Rewriter) -> bool:
    """delinearize_index x into (4, 1, 5) -> delinearize_index x into (4, 5), with a 0 between"""
    bounds = bounds_of(op)
    kept = [bound for bound in bounds if bound != 1]
    if len(kept) == len(bounds):
        return False
    zero = _zero(rewriter)
    found = iter(delinearize(op.operands[0], _known(kept), len(kept), rewriter))
    rewriter.replace(op, [zero if bound == 1 else next(found) for bound in bounds])
    return True


def _disjoint_producer(op: Operation) -> Operation | None:
    """The affine.linearize_index that makes an index of which the parts can be told."""
    producer = op.operands[0].op
    return producer if producer is not None and producer.info.name == LINEARIZE and is_disjoint(producer) else None


def delinearize_equal_parts(op: Operation, rewriter: Rewriter) -> bool:
    """delinearize_index (linearize_index disjoint [x, y, z] by (2, 3, 5)) into (6, 5)
    -> linearize_index disjoint [x, y] by (2, 3); z"""
    producer = _disjoint_producer(op)
    if producer is None:
        return False
    basis, inner = basis_of(op), basis_of(producer)
    equal = 0
    while equal < min(len(basis), len(inner)) and basis[-1 - equal] == inner[-1 - equal]:
        equal += 1
    if not equal:
        return False
    indices = indices_of(producer)
    left = len(op.results) - equal
    values: Sequence[Value] = []
    if left:
        rest = linearize(indices[: len(indices) - equal], inner[: len(inner) - equal], True, rewriter)
        values = delinearize(rest, basis[: len(basis) - equal], left, rewriter)
    rewriter.replace(op, [*values, *indices[len(indices) - equal :]])
    return True


def delinearize_last_part(op: Operation, rewriter: Rewriter) -> bool:
    """delinearize_index (linearize_index disjoint [x, y] by (4, 6)) into (4, 2, 3)
    -> x; delinearize_index y into (2, 3)"""
    producer = _disjoint_producer(op)
    inner = [] if producer is None else basis_of(producer)
    if producer is None or not inner or not isinstance(inner[-1], int):
        return False
    basis = basis_of(op)
    product, count = 1, 0
    for factor in reversed(basis):
        if product >= inner[-1] or not isinstance(factor, int):
            break
        product *= factor
        count += 1
    if product != inner[-1] or count < 2:
        return False
    indices = indices_of(producer)
    left = len(op.results) - count
    values: Sequence[Value] = []
    if left:
        rest = linearize(indices[:-1], inner[:-1], True, rewriter)
        values = delinearize(rest, basis[: len(basis) - count], left, rewriter)
    last = delinearize(indices[-1], basis[len(basis) - count :], count, rewriter)
    rewriter.replace(op, [*values, *last])
    return True


def _is_zero(value: Value) -> bool:
    return constant_index(value) == 0


def drop_unit_components(op: Operation, rewriter: Rewriter) -> bool:
    """linearize_index disjoint [x, y, z] by (4, 1, 5) -> linearize_index disjoint [x, z] by (4, 5); else if y is 0"""
    disjoint = is_disjoint(op)
    pairs = list(zip(indices_of(op), bounds_of(op), strict=True))
    kept = [(index, bound) for index, bound in pairs if bound != 1 or not (disjoint or _is_zero(index))]
    if len(kept) == len(pairs):
        return False
    if not kept:
        rewriter.replace(op, [_zero(rewriter)])
        return True
    basis = _known([bound for _, bound in kept])
    rewriter.replace(op, [linearize([index for index, _ in kept], basis, disjoint, rewriter)])
    return True


def drop_leading_zero(op: Operation, rewriter: Rewriter) -> bool:
    """linearize_index [0, x, y] by (4, 5, 6) -> linearize_index [x, y] by (5, 6)"""
    indices = indices_of(op)
    if len(indices) < 2 or not _is_zero(indices[0]):
        return False
    rewriter.replace(op, [linearize(indices[1:], _known(bounds_of(op)[1:]), is_disjoint(op), rewriter)])
    return True


def _run(op: Operation, start: int) -> tuple[Operation, int, int] | None:
    """The results of one affine.delinearize_index that stand side by side from an index on, with the same bounds: the
    op, its first result, and how many."""
    indices, bounds = indices_of(op), bounds_of(op)
    first = indices[start]
    source = first.op
    if source is None or source.info.name != DELINEARIZE:
        return None
    assert isinstance(first, OpResult)
    begin = first.index
    theirs = bounds_of(source)
    count = 0
    while start + count < len(indices) and begin + count < len(theirs):
        if indices[start + count] is not source.results[begin + count]:
            break
        bound = theirs[begin + count]
        # The bounds of the first indices play no part.
        if start + begin + count and (bound is None or bound != bounds[start + count]):
            break
        count += 1
    return (source, begin, count) if count > 1 else None


def _product(bounds: Sequence[int | Value | None], rewriter: Rewriter) -> int | Value | None:
    """The product, None if one is missing."""
    found: int | Value = 1
    for bound in bounds:
        if bound is None:
            return None
        map = AffineMap.get(0, 2, [binary_expr(MUL, symbol(0), symbol(1))])
        found = composed_apply(map, [found, bound], rewriter)
    return found


def linearize_parts(op: Operation, rewriter: Rewriter) -> bool:
    """linearize_index [x, r1, r2] by (3, 5, 6) of delinearize_index y into (4, 5, 6)
    -> linearize_index [x, r1'] by (3, 30) of delinearize_index y into (4, 30); y itself instead of all results"""
    indices = indices_of(op)
    found = None
    for start in range(len(indices) - 1):
        found = _run(op, start)
        if found is not None:
            break
    if found is None:
        return False
    source, begin, count = found
    bounds = bounds_of(op)
    bound = _product(bounds[start : start + count], rewriter)
    if count == len(source.results):
        value = source.operands[0]
    else:
        theirs = bounds_of(source)
        merged = [*theirs[:begin], bound, *theirs[begin + count :]]
        values = delinearize(source.operands[0], _known(merged), len(merged), rewriter)
        value = values[begin]
        parts = delinearize(value, _known(theirs[begin : begin + count]), count, rewriter)
        for old, new in zip(source.results, [*values[:begin], *parts, *values[begin + 1 :]], strict=True):
            rewriter.replace_uses(old, new)
        indices = indices_of(op)
    basis = _known([*bounds[:start], bound, *bounds[start + count :]])
    new_indices = [*indices[:start], value, *indices[start + count :]]
    rewriter.replace(op, [linearize(new_indices, basis, is_disjoint(op), rewriter)])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule(DELINEARIZE, delinearize_equal_parts, needs=LINEARIZE, names="CancelDelinearizeOfLinearizeDisjointExactTail"),
    Rule(DELINEARIZE, delinearize_last_part, needs=LINEARIZE, names="SplitDelinearizeSpanningLastLinearizeArg"),
    Rule(DELINEARIZE, drop_unit_extents, names="DropUnitExtentBasis"),
    Rule(LINEARIZE, linearize_parts, needs=DELINEARIZE, names="CancelLinearizeOfDelinearizePortion"),
    Rule(LINEARIZE, drop_leading_zero, needs="constant", names="DropLinearizeLeadingZero"),
    Rule(LINEARIZE, drop_unit_components, names="DropLinearizeUnitComponentsIfDisjointOrZero"),
)
