"""vector.shape_cast as moves of the largest parts that are the same before and after.

vector<2x3xf32> to vector<6xf32>          ->    insert_strided_slice of each row
vector<6xf32> to vector<2x3xf32>          ->    insert of each extract_strided_slice
vector<2x[8]xf32> to vector<4x[4]xf32>    ->    scalable.extract and scalable.insert of parts of [4]
vector<2x3xf32> to vector<3x2xf32>        ->    an extract and an insert for each element
"""

from __future__ import annotations

from math import gcd

from pyopt.dialects.vector.shapes import integer_array, shape_of, vector_type
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I64, VectorType
from pyopt.passes.building.vector import (
    extract,
    insert,
    positions,
    unknown,
)
from pyopt.rewrite.rewriter import Rewriter


def inserted_slice(
    rewriter: Rewriter, source: Value, target: Value, offsets: list[int], strides: list[int] | None = None
) -> Value:
    """vector.insert_strided_slice"""
    steps = [1] * len(shape_of(source.type)) if strides is None else strides
    attributes: dict[str, Attribute] = {"offsets": integer_array(offsets), "strides": integer_array(steps)}
    return rewriter.create("vector.insert_strided_slice", [source, target], [target.type], attributes).results[0]


def extracted_slice(
    rewriter: Rewriter, source: Value, type: VectorType, offsets: list[int], sizes: list[int], strides: list[int]
) -> Value:
    """vector.extract_strided_slice"""
    attributes: dict[str, Attribute] = {
        "offsets": integer_array(offsets),
        "sizes": integer_array(sizes),
        "strides": integer_array(strides),
    }
    return rewriter.create("vector.extract_strided_slice", [source], [type], attributes).results[0]


def _common_chunk(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of the largest parts that both vectors consist of: their last dimensions as long as they are the same,
    and the greatest common divisor of the next ones."""
    count = 0
    while count < min(len(before), len(after)) and before[-1 - count] == after[-1 - count]:
        count += 1
    same = before[len(before) - count :]
    if count == min(len(before), len(after)):
        return same
    shared = gcd(before[-1 - count], after[-1 - count])
    return same if shared == 1 else (shared, *same)


def _places(shape: tuple[int, ...], chunk: tuple[int, ...]) -> list[tuple[tuple[int, ...], int | None]]:
    """The places of the chunks of a vector: the position, and the offset in the value there if that is longer."""
    count = len(shape) - len(chunk)
    if not chunk or shape[count] == chunk[0]:
        return [(row, None) for row in positions(shape[:count])]
    return [(row, at) for row in positions(shape[:count]) for at in range(0, shape[count], chunk[0])]


def move_chunks(op: Operation, rewriter: Rewriter) -> bool:
    """shape_cast v -> the largest parts that are the same before and after extracted and inserted"""
    source = op.operands[0]
    result = vector_type(op.results[0].type)
    if any(any(vector_type(one.type).scalable) for one in (source, op.results[0])):
        return False
    before = shape_of(source.type)
    after = shape_of(result)
    chunk = _common_chunk(before, after)
    filled = unknown(rewriter, result)
    strides = [1] * len(chunk)
    chunk_type = VectorType.get(chunk, result.element_type)
    whole = source
    target = filled
    place = after[len(after) - len(chunk) :]
    if place != chunk and len(after) > len(chunk):
        target = unknown(rewriter, VectorType.get(place, result.element_type))
    empty = target
    others = [0] * (len(chunk) - 1)
    for (row, at), (to_row, to) in zip(_places(before, chunk), _places(after, chunk), strict=True):
        if (row or not chunk) and not at:
            whole = extract(rewriter, source, *row)
        piece = whole
        if at is not None:
            piece = extracted_slice(rewriter, whole, chunk_type, [at, *others], list(chunk), strides)
        if to is not None:
            target = inserted_slice(rewriter, piece, empty if to == 0 and to_row else target, [to, *others])
            if to + chunk[0] < place[0]:
                continue
            piece = target
        filled = piece if piece.type is result else insert(rewriter, piece, filled, *to_row)
    rewriter.replace(op, [filled])
    return True


def _ends_scalable(type: VectorType) -> bool:
    """The last dimension is scalable, and no other."""
    return bool(type.scalable) and type.scalable[-1] and not any(type.scalable[:-1])


def move_scalable_parts(op: Operation, rewriter: Rewriter) -> bool:
    """shape_cast v : vector<2x[8]xT> to vector<4x[4]xT> -> the parts of [4] extracted and inserted"""
    source = op.operands[0]
    before = vector_type(source.type)
    after = vector_type(op.results[0].type)
    if not _ends_scalable(before) or not _ends_scalable(after):
        return False
    from_extent = shape_of(before)[-1]
    to_extent = shape_of(after)[-1]
    part = min(from_extent, to_extent)
    if from_extent % part or to_extent % part:
        return False
    part_type = VectorType.get((part,), after.element_type, (True,))
    origins = [(*row, at) for row in positions(shape_of(before)[:-1]) for at in range(0, from_extent, part)]
    places = [(*row, at) for row in positions(shape_of(after)[:-1]) for at in range(0, to_extent, part)]
    filled = unknown(rewriter, after)
    row: Value | None = None
    whole = source
    for origin, place in zip(origins, places, strict=True):
        if origin[-1] == 0 and len(origin) > 1:
            whole = extract(rewriter, source, *origin[:-1])
        piece = whole
        if part != from_extent:
            position: dict[str, Attribute] = {"pos": IntegerAttr.get(origin[-1], I64)}
            piece = rewriter.create("vector.scalable.extract", [piece], [part_type], position).results[0]
        if part != to_extent:
            if place[-1] == 0 or row is None:
                row = filled if len(place) == 1 else extract(rewriter, filled, *place[:-1])
            position = {"pos": IntegerAttr.get(place[-1], I64)}
            row = rewriter.create("vector.scalable.insert", [piece, row], [row.type], position).results[0]
            piece = row
            if len(place) == 1:
                filled = row
            if place[-1] + part != to_extent:
                continue
        if len(place) > 1:
            filled = insert(rewriter, piece, filled, *place[:-1])
        else:
            filled = piece
    rewriter.replace(op, [filled])
    return True
