"""Rules for linalg.pack and unpack."""

from __future__ import annotations

from pyopt.dialects.linalg.relayout import needs_padding
from pyopt.dialects.tensor.shapes import shape_of, with_shape
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import all_equal, constant_index, dense, mixed_group, slice_of, split, static_values
from pyopt.ir.signature import operand_bounds, operand_group, segments
from pyopt.ir.types import DYNAMIC
from pyopt.light import Final
from pyopt.passes.canonicalize.common import is_well_formed, producer_of
from pyopt.passes.canonicalize.tensor.common import cast_to, destination_of, type_of
from pyopt.passes.canonicalize.tensor_casts import forgetting_cast
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def _same_layout(op: Operation, other: Operation) -> bool:
    """Both tile the same dimensions by the same tiles, and permute the outer ones alike."""
    if static_values(op, "inner_dims_pos") != static_values(other, "inner_dims_pos"):
        return False
    one, two = static_values(op, "outer_dims_perm"), static_values(other, "outer_dims_perm")
    if one != two and (one != tuple(range(len(one))) or two != tuple(range(len(two)))):
        return False
    tiles = mixed_group(op, "inner_tiles")
    others = mixed_group(other, "inner_tiles")
    if len(tiles) != len(others):
        return False
    for tile, wanted in zip(tiles, others, strict=True):
        known = constant_index(tile)
        if tile is not wanted and (known is None or known != constant_index(wanted)):
            return False
    return True


def relayout_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """unpack(cast(t : <2x2x2x4>)) by [n, 4] -> unpack(t) by [2, 4]; pack too, whose init may be cast"""
    casts = [forgetting_cast(value) for value in op.operands[:2]]
    if not any(casts):
        return False
    source, init = [
        value if cast is None else cast.operands[0] for value, cast in zip(op.operands[:2], casts, strict=True)
    ]
    packed = source if op.info.name == "linalg.unpack" else init
    tiles = mixed_group(op, "inner_tiles")
    extents = shape_of(packed.type)[-len(tiles) :] if tiles else ()
    known = [tile if extent == DYNAMIC else extent for tile, extent in zip(tiles, extents, strict=True)]
    static, dynamic = split(known)
    operands = [source, init, *op.operands[2 : operand_bounds(op, "inner_tiles")[0]], *dynamic]
    attributes = {**op.attributes, "static_inner_tiles": dense(static)}
    if "operandSegmentSizes" in attributes:
        attributes["operandSegmentSizes"] = segments(1, 1, len(operands) - 2 - len(dynamic), len(dynamic))
    new = rewriter.create(op.info.name, operands, [init.type], attributes)
    if not is_well_formed(new):
        rewriter.erase(new)
        return False
    rewriter.replace(op, [cast_to(new.results[0], op.results[0].type, rewriter)])
    return True


def pack_of_unpack(op: Operation, rewriter: Rewriter) -> bool:
    """pack(unpack(t)) -> t"""
    unpack = producer_of(op.operands[0], "linalg.unpack")
    if unpack is None or unpack.operands[0].type is not op.results[0].type:
        return False
    if operand_group(op, "padding_value") or not _same_layout(op, unpack):
        return False
    rewriter.replace(op, unpack.operands[:1])
    return True


def pack_without_padding(op: Operation, rewriter: Rewriter) -> bool:
    """pack(t) padding_value(x) -> pack(t), if the tiles divide the dimensions statically"""
    start, end = operand_bounds(op, "padding_value")
    source = shape_of(op.operands[0].type)
    if start == end or any(source[position] == DYNAMIC for position in static_values(op, "inner_dims_pos")):
        return False
    if DYNAMIC in static_values(op, "static_inner_tiles") or needs_padding(op, source, shape_of(op.results[0].type)):
        return False
    op.set_attribute("operandSegmentSizes", segments(1, 1, 0, len(op.operands) - end))
    rewriter.set_operands(op, op.operands[:start] + op.operands[end:])
    return True


def _known_extents(
    op: Operation, unpacked: tuple[int, ...], packed: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Both shapes with the untiled extents that only one of them knows; None if there is none."""
    permutation = static_values(op, "outer_dims_perm")
    tiled = static_values(op, "inner_dims_pos")
    one, two = list(unpacked), list(packed)
    for dimension in range(len(one)):
        if dimension in tiled:
            continue
        place = permutation.index(dimension) if permutation else dimension
        if (one[dimension] == DYNAMIC) != (two[place] == DYNAMIC):
            one[dimension] = two[place] = max(one[dimension], two[place])
    if tuple(one) == unpacked and tuple(two) == packed:
        return None
    return tuple(one), tuple(two)


def pack_with_known_extents(op: Operation, rewriter: Rewriter) -> bool:
    """pack(t : <?x16>) into d : <8x4x4> -> pack(cast(t) : <8x16>) into d, and the other way round"""
    return _with_known_extents(op, 0, rewriter)


def _with_known_extents(op: Operation, unpacked: int, rewriter: Rewriter) -> bool:
    """Casts source and destination to what either knows; operand `unpacked` is not tiled."""
    pair = op.operands[:2]
    found = _known_extents(op, shape_of(pair[unpacked].type), shape_of(pair[1 - unpacked].type))
    if found is None:
        return False
    shapes = found[unpacked], found[1 - unpacked]
    casts = [cast_to(one, with_shape(type_of(one), shape), rewriter) for one, shape in zip(pair, shapes, strict=True)]
    operands = [*casts, *op.operands[2:]]
    new = rewriter.create(op.info.name, operands, [operands[1].type], op.attributes)
    if not is_well_formed(new):
        rewriter.erase(new)
        return False
    rewriter.replace(op, [cast_to(new.results[0], op.results[0].type, rewriter)])
    return True


def unpack_of_pack(op: Operation, rewriter: Rewriter) -> bool:
    """unpack(pack(t)) -> t"""
    pack = producer_of(op.operands[0], "linalg.pack")
    if pack is None or pack.operands[0].type is not op.results[0].type:
        return False
    if operand_group(pack, "padding_value") or not _same_layout(op, pack):
        return False
    rewriter.replace(op, pack.operands[:1])
    return True


def unpack_into_destination_style(op: Operation, rewriter: Rewriter) -> bool:
    """unpack(t) into (x into d) -> unpack(t) into d: all of the destination is overwritten"""
    if producer_of(op.operands[0], "linalg.pack") is not None:
        return False
    destination = destination_of(op.operands[1])
    if destination is None:
        return False
    rewriter.set_operand(op, 1, destination)
    return True


def slice_of_unpack(op: Operation, rewriter: Rewriter) -> bool:
    """extract_slice (unpack(t) into d)[0][9][1] -> unpack(t) into (extract_slice d[0][9][1]), within the last tiles

    The reference does so wherever the tiled dimensions allow it, though the source may have more elements along others.
    """
    if producer_of(op.operands[0], "linalg.pack") is not None:
        return False
    users = op.results[0].users()
    if not op.results[0].has_one_use() or users[0].info.name != "tensor.extract_slice" or len(users[0].operands) > 1:
        return False
    user = users[0]
    given = slice_of(user)
    sliced = shape_of(user.results[0].type)
    if not (all_equal(given.offsets, 0) and given.has_unit_strides() and len(sliced) == len(given.sizes)):
        return False
    packed, whole = shape_of(op.operands[0].type), shape_of(op.operands[1].type)
    tiles = dict(zip(static_values(op, "inner_dims_pos"), static_values(op, "static_inner_tiles"), strict=True))
    permutation = static_values(op, "outer_dims_perm") or range(len(sliced))
    for place, dimension in enumerate(permutation):
        extent, tile = packed[place], tiles.get(dimension)
        if tile is None:
            if sliced[dimension] == DYNAMIC or sliced[dimension] not in (extent, whole[dimension]):
                return False
        elif DYNAMIC in (tile, extent, sliced[dimension]) or not 0 <= extent * tile - sliced[dimension] < tile:
            return False
    type = user.results[0].type
    part = rewriter.create("tensor.extract_slice", op.operands[1:2], [type], user.attributes).results[0]
    operands = [op.operands[0], part, *op.operands[2:]]
    unpack = rewriter.create("linalg.unpack", operands, [type], op.attributes)
    rewriter.replace(user, unpack.results)
    rewriter.erase(op)
    return True


def unpack_with_known_extents(op: Operation, rewriter: Rewriter) -> bool:
    """unpack(t : <?x8x2>) into d : <8x16> -> unpack(cast(t) : <8x8x2>) into d, and the other way round"""
    return producer_of(op.operands[0], "linalg.pack") is None and _with_known_extents(op, 1, rewriter)


OF_CAST: Final = Rule(
    "linalg.pack linalg.unpack",
    relayout_of_cast,
    needs="tensor.cast",
    names="FoldTensorCastPackOp FoldTensorCastUnPackOp",
)
RULES: Final[tuple[Rule, ...]] = (
    OF_CAST,
    Rule("linalg.pack", pack_of_unpack),
    Rule("linalg.pack", pack_without_padding),
    Rule("linalg.pack", pack_with_known_extents),
    Rule("linalg.unpack", unpack_of_pack),
    Rule("linalg.unpack", unpack_into_destination_style),
    Rule("linalg.unpack", slice_of_unpack),
    Rule("linalg.unpack", unpack_with_known_extents),
)
