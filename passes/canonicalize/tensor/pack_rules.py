"""Rules for tensor.pack and unpack."""

from __future__ import annotations

from pyopt.dialects.tensor.shapes import shape_of, with_shape
from pyopt.dialects.tensor.verify_layout import needs_padding
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import constant_index, mixed_group, static_values
from pyopt.ir.signature import operand_bounds, operand_group, segments
from pyopt.ir.types import DYNAMIC
from pyopt.passes.canonicalize.common import is_well_formed, producer_of
from pyopt.passes.canonicalize.tensor.common import cast_to, destination_of, type_of
from pyopt.passes.canonicalize.tensor.element_rules import destination_style_rule
from pyopt.rewrite.rules import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter


def _same_layout(op: Operation, other: Operation) -> bool:
    """Both tile the same dimensions by the same tiles, and permute the outer ones alike."""
    if static_values(op, "inner_dims_pos") != static_values(other, "inner_dims_pos"):
        return False
    one, two = static_values(op, "outer_dims_perm"), static_values(other, "outer_dims_perm")
    if one != two and (one != tuple(range(len(one))) or two != tuple(range(len(two)))):
        return False
    tiles = mixed_group(op, "inner_tiles", "static_inner_tiles")
    others = mixed_group(other, "inner_tiles", "static_inner_tiles")
    if len(tiles) != len(others):
        return False
    for tile, wanted in zip(tiles, others, strict=True):
        known = constant_index(tile)
        if tile is not wanted and (known is None or known != constant_index(wanted)):
            return False
    return True


def pack_of_unpack(op: Operation, rewriter: Rewriter) -> bool:
    """pack(unpack(t)) -> t"""
    unpack = producer_of(op.operands[0], "tensor.unpack")
    if unpack is None or unpack.operands[0].type is not op.results[0].type:
        return False
    if operand_group(op, "padding_value") or not _same_layout(op, unpack):
        return False
    rewriter.replace(op, unpack.operands[:1])
    return True


def pack_without_padding(op: Operation, rewriter: Rewriter) -> bool:
    """pack(t) padding_value(x) -> pack(t), if the tiles divide the dimensions statically"""
    if producer_of(op.operands[0], "tensor.unpack") is not None:
        return False
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
    return producer_of(op.operands[0], "tensor.unpack") is None and _with_known_extents(op, 0, rewriter)


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
    pack = producer_of(op.operands[0], "tensor.pack")
    if pack is None or pack.operands[0].type is not op.results[0].type:
        return False
    if operand_group(pack, "padding_value") or not _same_layout(op, pack):
        return False
    rewriter.replace(op, pack.operands[:1])
    return True


def unpack_into_destination_style(op: Operation, rewriter: Rewriter) -> bool:
    """unpack(t) into (x into d) -> unpack(t) into d: all of the destination is overwritten"""
    if producer_of(op.operands[0], "tensor.pack") is not None:
        return False
    destination = destination_of(op.operands[1])
    if destination is None:
        return False
    rewriter.set_operand(op, 1, destination)
    return True


def unpack_with_known_extents(op: Operation, rewriter: Rewriter) -> bool:
    """unpack(t : <?x8x2>) into d : <8x16> -> unpack(cast(t) : <8x8x2>) into d, and the other way round"""
    return producer_of(op.operands[0], "tensor.pack") is None and _with_known_extents(op, 1, rewriter)


RULES: Final[tuple[Rule, ...]] = (
    destination_style_rule("tensor.pack tensor.unpack"),
    Rule("tensor.pack", pack_of_unpack),
    Rule("tensor.pack", pack_without_padding),
    Rule("tensor.pack", pack_with_known_extents),
    Rule("tensor.unpack", unpack_of_pack),
    Rule("tensor.unpack", unpack_into_destination_style),
    Rule("tensor.unpack", unpack_with_known_extents),
)
