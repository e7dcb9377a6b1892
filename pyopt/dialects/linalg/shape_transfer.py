"""What linalg ops say of shapes. Where extents do not fit, they have undefined behaviour."""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import ONE, add, constant, floordiv, mul
from pyopt.analysis.shapes.lattice import ranked
from pyopt.analysis.shapes.relations import one_extent, one_shape
from pyopt.analysis.shapes.transfer import say_results
from pyopt.dialects.linalg.structure import indexing_maps, input_count, rank_of
from pyopt.dialects.result_shapes import result_shapes
from pyopt.ir.affine import DIM
from pyopt.ir.attributes import IntegerAttr

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final, TypeAlias

    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.transfer import Facts
    from pyopt.ir.core import Operation, Value

    Transform: TypeAlias = Callable[[tuple[Maybe, ...], int, int], list[Maybe]]


def of_structured(op: Operation, facts: Facts) -> None:
    """All that a loop alone indexes has the loop's extent, and each result the shape of its init.

    What is indexed by more than a loop (a convolution's input, by `d0 * 2 + d1`) only has to be large enough.
    """
    say_results(op, result_shapes(op), facts)
    places: dict[int, list[tuple[Value, int]]] = {}
    for operand, map in zip(op.operands, indexing_maps(op), strict=True):
        if rank_of(operand.type) != len(map.results):
            continue
        for dimension, result in enumerate(map.results):
            if result.kind == DIM:
                places.setdefault(result.value, []).append((operand, dimension))
    for loop in sorted(places):
        if len(places[loop]) > 1:
            one_extent(places[loop], op, facts)
    for init, tensor in zip(op.operands[input_count(op) :], op.results, strict=False):
        one_shape((init, tensor), op, facts)


def of_softmax(op: Operation, facts: Facts) -> None:
    """Input, output and result have one shape."""
    one_shape([*op.operands, *op.results], op, facts)


# Winograd transforms F(m x m, r x r).


def _number(op: Operation, name: str) -> int:
    given = op.attributes.get(name)
    assert isinstance(given, IntegerAttr)
    return given.value


def _value(extent: Maybe) -> int | None:
    return None if extent is None else extent.value()


def of_winograd(op: Operation, facts: Facts) -> None:
    """The output's extents follow from the input's where it is known which dimensions are transformed; the result is
    like the output."""
    one_shape([op.operands[1], *op.results], op, facts)
    extents = facts.shape(op.operands[0]).extents
    if extents is not None:
        facts.set_shape(op.operands[1], ranked(WINOGRAD[op.info.name](extents, _number(op, "m"), _number(op, "r"))), op)


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
