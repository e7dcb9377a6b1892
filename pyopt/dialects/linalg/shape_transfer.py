"""Shape transfer functions of the linalg ops. Where extents do not fit, these ops have undefined behaviour."""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import ONE, add, constant, floordiv, mul
from pyopt.analysis.shapes.lattice import NOTHING, ranked
from pyopt.analysis.shapes.relations import of_sizes, one_shape
from pyopt.dialects.linalg.structure import indexing_maps, input_count, rank_of
from pyopt.dialects.linalg.verify_winograd import sizes
from pyopt.ir.affine import DIM, AffineMap
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import mixed_group, static_values
from pyopt.ir.signature import operand_group
from pyopt.ir.tables import derived
from pyopt.ir.types import ShapedType
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.transfer import Facts

    Places: TypeAlias = dict[int, list[tuple[int, int]]]
    Transform: TypeAlias = Callable[[tuple[Maybe, ...], int, int], list[Maybe]]

_found: dict[tuple[AffineMap, ...], Places] = derived({})


def of_structured(op: Operation, facts: Facts) -> None:
    """All that a loop alone indexes has the loop's extent, and each result the shape of its init.

    What is indexed by more than a loop (a convolution's input, by `d0 * 2 + d1`) only has to be large enough.
    """
    maps = indexing_maps(op)
    shapes: list[Sequence[Maybe] | None] = []
    for operand, map in zip(op.operands, maps, strict=True):
        if not isinstance(operand.type, ShapedType) or rank_of(operand.type) != len(map.results):
            shapes.append(None)
            continue
        shape = facts.shape(operand)
        if shape is NOTHING:
            return
        shapes.append(shape.extents)
    loops = {loop: _loop_extent(places, shapes, op, facts) for loop, places in _places(maps).items()}
    first = input_count(op)
    for init, tensor, map in zip(op.operands[first:], op.results, maps[first:], strict=False):
        if rank_of(tensor.type) == len(map.results):
            known = [loops[one.value] if one.kind == DIM else None for one in map.results]
            facts.set_shape(tensor, ranked(known), op)
        one_shape((init, tensor), op, facts)


def _places(maps: Sequence[AffineMap]) -> Places:
    """Loop -> the operands, and dimensions of them, that it alone indexes."""
    key = tuple(maps)
    found = _found.get(key)
    if found is None:
        found = _found[key] = {}
        for number, map in enumerate(maps):
            for dimension, result in enumerate(map.results):
                if result.kind == DIM:
                    found.setdefault(result.value, []).append((number, dimension))
    return found


def _loop_extent(
    places: Sequence[tuple[int, int]], shapes: Sequence[Sequence[Maybe] | None], op: Operation, facts: Facts
) -> Maybe:
    """The extent that is known at any of these places, which agree; None if it is known at none."""
    first: Maybe = None
    best: Maybe = None
    for number, dimension in places:
        shape = shapes[number]
        extent = None if shape is None else shape[dimension]
        if extent is None or extent is first:
            continue
        if first is None:
            first = best = extent
            continue
        facts.equal(first, extent, op)
        if extent.number is not None:
            best = extent
    return best


def of_softmax(op: Operation, facts: Facts) -> None:
    """Input, output and result have one shape."""
    one_shape([*op.operands, *op.results], op, facts)


# Winograd transforms F(m x m, r x r).


def _value(extent: Maybe) -> int | None:
    return None if extent is None else extent.value()


def of_winograd(op: Operation, facts: Facts) -> None:
    """The output's extents follow from the input's where it is known which dimensions are transformed; the result is
    like the output."""
    one_shape([op.operands[1], *op.results], op, facts)
    extents = facts.shape(op.operands[0]).extents
    if extents is not None:
        facts.set_shape(op.operands[1], ranked(WINOGRAD[op.info.name](extents, *sizes(op))), op)


def _filter(extents: tuple[Maybe, ...], m: int, r: int) -> list[Maybe]:
    """FHWC -> tile, tile, C, F; a dimension of 1 is left alone unless r is 1."""
    filters, height, width, channels = extents
    return [*[_tile(extent, m, r) for extent in (height, width)], channels, filters]


def _tile(extent: Maybe, m: int, r: int) -> Maybe:
    number = _value(extent)
    return None if number is None else constant(m + r - 1) if number == r else ONE


def _input(extents: tuple[Maybe, ...], m: int, r: int) -> list[Maybe]:
    """NHWC -> tile, tile, tiles in H, tiles in W, N, C"""
    batch, height, width, channels = extents
    tiles: list[Maybe] = []
    counts: list[Maybe] = []
    for extent in (height, width):
        number = _value(extent)
        tiles.append(None if number is None else ONE if number == 1 else constant(m + r - 1))
        if number is None or number < r - 1:
            counts.append(ONE if number == 1 else None)
        else:
            counts.append(ONE if number == 1 else floordiv(add(extent, constant(1 - r)), constant(m)))
    return [*tiles, *counts, batch, channels]


def _output(extents: tuple[Maybe, ...], m: int, r: int) -> list[Maybe]:
    """tile, tile, tiles in H, tiles in W, N, F -> NHWF"""
    tile_height, tile_width, rows, columns, batch, filters = extents
    sides: list[Maybe] = []
    for tile, count in ((tile_height, rows), (tile_width, columns)):
        number = _value(tile)
        sides.append(None if number is None else count if number == 1 else mul(constant(m), count))
    return [batch, *sides, filters]


WINOGRAD: Final[dict[str, Transform]] = {
    "linalg.winograd_filter_transform": _filter,
    "linalg.winograd_input_transform": _input,
    "linalg.winograd_output_transform": _output,
}


# Tiled layouts.


def of_pack(op: Operation, facts: Facts) -> None:
    """The result is like the destination, and ends in the tiles. Without padding the tiles make up the source."""
    source, destination, result = op.operands[0], op.operands[1], op.results[0]
    one_shape((destination, result), op, facts)
    _say_tiled(op, result, source, not operand_group(op, "padding_value"), facts)


def of_unpack(op: Operation, facts: Facts) -> None:
    """The result is like the destination, and the source ends in the tiles; the last ones may be cut off."""
    source, destination, result = op.operands[0], op.operands[1], op.results[0]
    one_shape((destination, result), op, facts)
    _say_tiled(op, source, result, False, facts)


def _say_tiled(op: Operation, tiled: Value, plain: Value, exact: bool, facts: Facts) -> None:
    """Relates the extents of a tiled tensor to those of the plain one; `exact`: nothing is padded."""
    whole, extents = facts.shape(tiled).extents, facts.shape(plain).extents
    if whole is None or extents is None:
        return
    rank = len(extents)
    tiles = of_sizes(mixed_group(op, "inner_tiles"), facts)
    facts.set_shape(tiled, ranked([*[None] * rank, *tiles]), op)
    positions = static_values(op, "inner_dims_pos")
    for place, dimension in enumerate(static_values(op, "outer_dims_perm") or range(rank)):
        if dimension not in positions:
            facts.equal(whole[place], extents[dimension], op)
        elif exact:
            tile = tiles[positions.index(dimension)]
            facts.equal(mul(whole[place], tile), extents[dimension], op)
