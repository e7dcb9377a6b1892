"""Masks of several dimensions as rows of masks of one, and those of constant extent as constants.

create_mask %n, %m : vector<2x3xi1>    ->    row i is create_mask %m where i < %n
constant_mask [1, 2] : vector<2x3xi1>  ->    insert dense<[true, true, false]>, zero[0]
"""

from __future__ import annotations

from pyopt.dialects.vector.shapes import integers, shape_of, vector_type
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.mixed_indices import dense
from pyopt.passes.building.arith import SIGNED_LESS, choose, compare, constant_index
from pyopt.passes.building.vector import insert, row_type, zero
from pyopt.rewrite.rewriter import Rewriter


def lower_create_mask(op: Operation, rewriter: Rewriter) -> bool:
    """create_mask n, m : vector<2x3xi1> -> for each row i: select i < n, create_mask m, none"""
    type = vector_type(op.results[0].type)
    shape = shape_of(type)
    if len(shape) <= 1 or type.scalable[0]:
        return False
    row = row_type(type)
    inner = rewriter.create("vector.create_mask", op.operands[1:], [row]).results[0]
    none = zero(rewriter, row)
    filled = zero(rewriter, type)
    for index in range(shape[0]):
        number = constant_index(rewriter, index)
        is_set = compare(rewriter, SIGNED_LESS, number, op.operands[0])
        filled = insert(rewriter, choose(rewriter, is_set, inner, none), filled, index)
    rewriter.replace(op, [filled])
    return True


def lower_constant_mask(op: Operation, rewriter: Rewriter) -> bool:
    """constant_mask [2] : vector<4xi1> -> dense<[true, true, false, false]>; of several dimensions: for each row"""
    type = vector_type(op.results[0].type)
    shape = shape_of(type)
    sizes = integers(op, "mask_dim_sizes")
    size = sizes[0]
    if len(shape) <= 1:
        extent = shape[0] if shape else 1
        if size in (0, extent):
            values = [-size // extent]
        elif any(type.scalable):
            return False
        else:
            values = [-1] * size + [0] * (extent - size)
        constant = DenseElementsAttr.from_values(type, values)
        rewriter.replace_with_new(op, "arith.constant", [], [type], {"value": constant})
        return True
    if type.scalable[0]:
        return False
    attributes = {"mask_dim_sizes": dense(sizes[1:])}
    inner = rewriter.create("vector.constant_mask", [], [row_type(type)], {**attributes}).results[0]
    filled = zero(rewriter, type)
    for index in range(size):
        filled = insert(rewriter, inner, filled, index)
    rewriter.replace(op, [filled])
    return True
