"""vector.outerproduct as a product of vectors for each row.

outerproduct %a, %b, %c    ->    insert (fma (broadcast %a[i]), %b, %c[i]), ..[i]    for each i
outerproduct %a, %x, %c    ->    fma %a, (broadcast %x), %c
"""

from __future__ import annotations

from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.dialects.vector.verify_products import combines, kind_of
from pyopt.ir.core import Operation, Value
from pyopt.ir.reductions import combining_op
from pyopt.ir.types import FloatType, VectorType, element_type_or_self
from pyopt.passes.building.arith import binary, choose
from pyopt.passes.building.vector import (
    broadcast,
    extract,
    has_zero,
    insert,
    mask_of,
    start_outside,
    zero,
)
from pyopt.rewrite.rewriter import Rewriter


def product(rewriter: Rewriter, left: Value, right: Value) -> Value:
    """arith.mulf or arith.muli"""
    is_float = isinstance(element_type_or_self(left.type), FloatType)
    return binary(rewriter, "mulf" if is_float else "muli", left, right)


def combined(rewriter: Rewriter, kind: str, left: Value, right: Value) -> Value:
    """The op of arith that combines two values so; `combines` says whether there is one."""
    is_float = isinstance(element_type_or_self(left.type), FloatType)
    return binary(rewriter, combining_op(kind, is_float), left, right)


def accumulated(
    rewriter: Rewriter, kind: str, left: Value, right: Value, accumulator: Value | None, mask: Value | None
) -> Value:
    """left * right, combined with an accumulator, which stays where a mask is not set."""
    if accumulator is None:
        return product(rewriter, left, right)
    is_float = isinstance(element_type_or_self(left.type), FloatType)
    if kind == "add" and is_float and isinstance(left.type, VectorType):
        value: Value = rewriter.create("vector.fma", [left, right, accumulator], [left.type]).results[0]
    else:
        value = combined(rewriter, kind, product(rewriter, left, right), accumulator)
    return value if mask is None else choose(rewriter, mask, value, accumulator)


def lower_outer_product(op: Operation, rewriter: Rewriter) -> bool:
    """outerproduct a, b, c -> row i is a[i] * b, combined with c[i]"""
    left, right = op.operands[:2]
    accumulator = op.operands[2] if len(op.operands) > 2 else None
    kind = kind_of(op)
    result = vector_type(op.results[0].type)
    if not combines(kind, result.element_type) or not has_zero(result):
        return False
    if isinstance(right.type, VectorType) and result.scalable[0]:
        return False
    mask = mask_of(op)
    root = start_outside(op, rewriter)
    if not isinstance(right.type, VectorType):
        spread = broadcast(rewriter, right, left.type)
        rewriter.replace(root, [accumulated(rewriter, kind, left, spread, accumulator, mask)])
        return True
    filled = zero(rewriter, result)
    for index in range(shape_of(result)[0]):
        row = broadcast(rewriter, extract(rewriter, left, index), right.type)
        before = None if accumulator is None else extract(rewriter, accumulator, index)
        bits = None if mask is None else extract(rewriter, mask, index)
        filled = insert(rewriter, accumulated(rewriter, kind, row, right, before, bits), filled, index)
    rewriter.replace(root, [filled])
    return True
