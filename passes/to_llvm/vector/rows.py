"""Gathers, and elements of vectors of several dimensions, row by row; numbers counted up as constants.

    gather %m[%i][%x], %k, %p : vector<2x4xf32>    ->    gather %m[%i][%x[0]], %k[0], %p[0] and the same of 1
    from_elements %a, %b, %c, %d : vector<2x2xT>   ->    from_elements %a, %b and from_elements %c, %d
    to_elements %v : vector<2x2xT>                 ->    to_elements %v[0] and to_elements %v[1]

What is made is inserted into poison.
"""

from __future__ import annotations

from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import LONGEST_LIST, DenseElementsAttr
from pyopt.passes.building.vector import extract, insert, row_type, unknown
from pyopt.rewrite.rewriter import Rewriter


def _has_rows(value: Value) -> bool:
    """It has several dimensions, of the first of which the extent is known."""
    type = vector_type(value.type)
    return len(shape_of(type)) > 1 and not type.scalable[0]


def gather_rows(op: Operation, rewriter: Rewriter) -> bool:
    """gather of several dimensions -> a gather for each row"""
    result = op.results[0]
    if not _has_rows(result):
        return False
    *base, offsets, mask, other = op.operands
    whole = unknown(rewriter, result.type)
    type = row_type(vector_type(result.type))
    for row in range(shape_of(result.type)[0]):
        inputs = [*base, *[extract(rewriter, value, row) for value in (offsets, mask, other)]]
        part = rewriter.create("vector.gather", inputs, [type], dict(op.attributes)).results[0]
        whole = insert(rewriter, part, whole, row)
    rewriter.replace(op, [whole])
    return True


def from_rows(op: Operation, rewriter: Rewriter) -> bool:
    """from_elements of several dimensions -> a from_elements for each row"""
    result = op.results[0]
    if not _has_rows(result):
        return False
    whole = unknown(rewriter, result.type)
    type = row_type(vector_type(result.type))
    count = len(op.operands) // shape_of(result.type)[0]
    for row in range(shape_of(result.type)[0]):
        inputs = op.operands[row * count : (row + 1) * count]
        part = rewriter.create("vector.from_elements", inputs, [type]).results[0]
        whole = insert(rewriter, part, whole, row)
    rewriter.replace(op, [whole])
    return True


def step_constant(op: Operation, rewriter: Rewriter) -> bool:
    """step : vector<3xindex> -> dense<[0, 1, 2]>, unless that takes too much memory"""
    result = vector_type(op.results[0].type)
    count = shape_of(result)[0]
    if result.scalable[0] or count > LONGEST_LIST:
        return False
    value = DenseElementsAttr.from_values(result, list(range(count)))
    rewriter.replace_with_new(op, "arith.constant", [], [result], {"value": value})
    return True


def to_rows(op: Operation, rewriter: Rewriter) -> bool:
    """to_elements of several dimensions -> a to_elements for each row; the rows are made where the vector is"""
    vector = op.operands[0]
    if not _has_rows(vector):
        return False
    rows = shape_of(vector.type)[0]
    types = [result.type for result in op.results[: len(op.results) // rows]]
    here = rewriter.loc
    rewriter.loc = vector.location()
    parts = [extract(rewriter, vector, row) for row in range(rows)]
    rewriter.loc = here
    values: list[Value] = []
    for part in parts:
        values += rewriter.create("vector.to_elements", [part], types).results
    rewriter.replace(op, values)
    return True
