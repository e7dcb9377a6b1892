"""The ranges of extents, of affine expressions and of what is in vectors: all elements have one range."""

from __future__ import annotations

from operator import floordiv

from pyopt.analysis.ranges import operators
from pyopt.analysis.ranges.range import INDEX_WIDTH, IntRange, from_signed, full, single
from pyopt.ir.affine import ADD, CEILDIV, CONSTANT, DIM, FLOORDIV, MOD, MUL, AffineExpr, AffineMapAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC, ShapedType, VectorType
from pyopt.light import Sequence

_MOST = (1 << (INDEX_WIDTH - 1)) - 1


def of_source(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    """The elements of the first operand."""
    return ranges[0]


def of_inserted(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    """The elements of both."""
    one, other = ranges[:2]
    return None if one is None or other is None else one.union(other)


def of_step(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    type = op.results[0].type
    assert isinstance(type, VectorType) and type.shape
    return full(INDEX_WIDTH) if any(type.scalable) else from_signed(0, type.shape[0] - 1, INDEX_WIDTH)


def of_dim(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    """The extent, or one of those that are meant perhaps; none is negative."""
    type = op.operands[0].type
    shape: tuple[int, ...] = (type.shape if isinstance(type, ShapedType) else None) or ()
    if not shape:
        return from_signed(0, _MOST, INDEX_WIDTH)
    which = ranges[1]
    first, end = (0, len(shape)) if which is None else (max(which.smin, 0), which.smax + 1)
    meant = shape[first:end] if 0 <= first < end else ()
    found: IntRange | None = None
    for extent in meant or shape:
        one = from_signed(0, _MOST, INDEX_WIDTH) if extent == DYNAMIC else single(extent, INDEX_WIDTH)
        found = one if found is None else found.union(one)
    return found


def of_apply(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    attribute = op.attributes.get("map")
    if not isinstance(attribute, AffineMapAttr):
        return None
    known = [one for one in ranges if one is not None]
    if len(known) < len(ranges):
        return None
    map = attribute.value
    return _expression(map.results[0], known[: map.num_dims], known[map.num_dims :])


def _expression(expr: AffineExpr, dims: Sequence[IntRange], symbols: Sequence[IntRange]) -> IntRange:
    if expr.kind == CONSTANT:
        return single(expr.value, INDEX_WIDTH)
    if expr.kind in (ADD, MUL, FLOORDIV, CEILDIV, MOD):
        lhs = _expression(expr.lhs, dims, symbols)
        rhs = _expression(expr.rhs, dims, symbols)
        if expr.kind == ADD:
            return operators.add(lhs, rhs)
        if expr.kind == MUL:
            return operators.multiply(lhs, rhs)
        if expr.kind == FLOORDIV:
            return operators.floor_divide_signed(lhs, rhs)
        if expr.kind == CEILDIV:
            return operators.ceil_divide_signed(lhs, rhs)
        return _remainder(lhs, rhs)
    return dims[expr.value] if expr.kind == DIM else symbols[expr.value]


def _remainder(lhs: IntRange, rhs: IntRange) -> IntRange:
    """From 0 on, less than the divisor, which is positive; between the remainders of the bounds if no multiple is
    among them."""
    divisor = rhs.constant()
    if divisor is not None and 0 < divisor <= _MOST:
        low, high = lhs.smin, lhs.smax
        if floordiv(low, divisor) == floordiv(high, divisor):
            return from_signed(low % divisor, high % divisor, INDEX_WIDTH)
    return from_signed(0, max(rhs.smax - 1, 0), INDEX_WIDTH)
