"""Broadcasts, bitcasts and interleaving of several dimensions as insertions of vectors of one.

    broadcast %v : vector<3xf32> to vector<2x3xf32>    ->    insert %v, (insert %v, poison[0])[1]
    interleave %a, %b : vector<2x3xi8>                 ->    an interleave for each row

A leading scalable dimension, of which the number of rows is not known, is not taken apart; the reference takes as
many rows as there are at least.
"""

from __future__ import annotations

from pyopt.dialects.vector.shapes import double_width, half_width, shape_of, vector_type
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import VectorType
from pyopt.light import Sequence
from pyopt.passes.building.vector import (
    broadcast,
    extract,
    has_zero,
    insert,
    only_element,
    positions,
    row_type,
    unknown,
    zero,
)
from pyopt.rewrite.rewriter import Rewriter


def lower_broadcast(op: Operation, rewriter: Rewriter) -> bool:
    """broadcast v : vector<1xT> -> broadcast v[0]; else the rows of v, or v for each row, inserted into poison"""
    source = op.operands[0]
    result = vector_type(op.results[0].type)
    shape = shape_of(result)
    if not isinstance(source.type, VectorType):
        return False
    given = shape_of(source.type)
    if len(given) <= 1 and len(shape) == 1:
        rewriter.replace(op, [broadcast(rewriter, only_element(rewriter, source), result)])
        return True
    if source.type is result:
        rewriter.replace(op, [source])
        return True
    if result.scalable[0]:
        return False
    row = row_type(result)
    if len(given) < len(shape):
        same: Value | None = broadcast(rewriter, source, row)
        filled = unknown(rewriter, result)
    else:
        filled = unknown(rewriter, result)
        same = None if given[0] == shape[0] else broadcast(rewriter, extract(rewriter, source, 0), row)
    for index in range(shape[0]):
        one = same or broadcast(rewriter, extract(rewriter, source, index), row)
        filled = insert(rewriter, one, filled, index)
    rewriter.replace(op, [filled])
    return True


def _rows(type: VectorType) -> Sequence[tuple[int, ...]]:
    """The positions of the vectors of one dimension, or of those behind the first scalable dimension."""
    count = len(shape_of(type)) - 1
    for index in range(count):
        if type.scalable[index]:
            count = index
            break
    return positions(shape_of(type)[:count]) if count > 0 else ()


def lower_interleave(op: Operation, rewriter: Rewriter) -> bool:
    """interleave of several dimensions -> an interleave for each row"""
    result = vector_type(op.results[0].type)
    rows = _rows(result)
    if not rows or not has_zero(result):
        return False
    filled = zero(rewriter, result)
    for row in rows:
        parts = [extract(rewriter, one, *row) for one in op.operands]
        type = double_width(parts[0].type)
        assert type is not None
        filled = insert(rewriter, rewriter.create("vector.interleave", parts, [type]).results[0], filled, *row)
    rewriter.replace(op, [filled])
    return True


def lower_bitcast(op: Operation, rewriter: Rewriter) -> bool:
    """bitcast of several dimensions -> a bitcast for each row"""
    result = vector_type(op.results[0].type)
    rows = _rows(result)
    if not rows:
        return False
    filled = unknown(rewriter, result)
    type = row_type(result, len(rows[0]))
    for row in rows:
        part = extract(rewriter, op.operands[0], *row)
        filled = insert(rewriter, rewriter.create("vector.bitcast", [part], [type]).results[0], filled, *row)
    rewriter.replace(op, [filled])
    return True


def lower_deinterleave(op: Operation, rewriter: Rewriter) -> bool:
    """deinterleave of several dimensions -> a deinterleave for each row"""
    result = vector_type(op.results[0].type)
    rows = _rows(result)
    if not rows or not has_zero(result):
        return False
    empty = zero(rewriter, result)
    filled: list[Value] = [empty, empty]
    for row in rows:
        part = extract(rewriter, op.operands[0], *row)
        type = half_width(part.type)
        assert type is not None
        halves = rewriter.create("vector.deinterleave", [part], [type, type]).results
        filled = [insert(rewriter, one, whole, *row) for one, whole in zip(halves, filled, strict=True)]
    rewriter.replace(op, filled)
    return True
