"""vector.shape_cast as moves of rows, of parts of rows, or of elements.

vector<2x3xf32> to vector<6xf32>          ->    insert_strided_slice of each row
vector<6xf32> to vector<2x3xf32>          ->    insert of each extract_strided_slice
vector<2x[8]xf32> to vector<4x[4]xf32>    ->    scalable.extract and scalable.insert of parts of [4]
vector<2x3xf32> to vector<3x2xf32>        ->    an extract and an insert for each element
"""

from __future__ import annotations

from pyopt.dialects.vector.shapes import integer_array, shape_of, vector_type
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I64, VectorType
from pyopt.passes.to_llvm.vector.building import (
    extract,
    insert,
    positions,
    unknown,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.attributes import Attribute
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


def _is_scalable(op: Operation) -> bool:
    return any(any(vector_type(one.type).scalable) for one in (op.operands[0], op.results[0]))


def join_rows(op: Operation, rewriter: Rewriter) -> bool:
    """shape_cast v : vector<2x3xT> to vector<6xT> -> each row inserted behind the one before"""
    source = op.operands[0]
    result = op.results[0].type
    shape = shape_of(source.type)
    if len(shape) != 2 or len(shape_of(result)) != 1 or _is_scalable(op):
        return False
    filled = unknown(rewriter, result)
    for index in range(shape[0]):
        filled = inserted_slice(rewriter, extract(rewriter, source, index), filled, [index * shape[1]])
    rewriter.replace(op, [filled])
    return True


def split_rows(op: Operation, rewriter: Rewriter) -> bool:
    """shape_cast v : vector<6xT> to vector<2x3xT> -> a slice of v for each row"""
    source = op.operands[0]
    result = vector_type(op.results[0].type)
    shape = shape_of(result)
    if len(shape_of(source.type)) != 1 or len(shape) != 2 or _is_scalable(op):
        return False
    filled = unknown(rewriter, result)
    row = VectorType.get(shape[1:], result.element_type)
    for index in range(shape[0]):
        part = extracted_slice(rewriter, source, row, [index * shape[1]], [shape[1]], [1])
        filled = insert(rewriter, part, filled, index)
    rewriter.replace(op, [filled])
    return True


def move_elements(op: Operation, rewriter: Rewriter) -> bool:
    """shape_cast v -> each element extracted and inserted"""
    source = op.operands[0]
    result = op.results[0].type
    before = shape_of(source.type)
    after = shape_of(result)
    if (len(before), len(after)) in ((2, 1), (1, 2)) or _is_scalable(op):
        return False
    filled = unknown(rewriter, result)
    for origin, place in zip(positions(before), positions(after), strict=True):
        filled = insert(rewriter, extract(rewriter, source, *origin), filled, *place)
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
