"""The shapes of the Winograd transforms F(m x m, r x r): tiles of m + r - 1, where a dimension of 1 is left alone."""

from __future__ import annotations

from pyopt.dialects.linalg.enums import WINOGRAD, WINOGRAD_SIZES
from pyopt.dialects.linalg.structure import scalar_of, shape_of
from pyopt.dialects.linalg.verify import compatible
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC


def sizes(op: Operation) -> tuple[int, int]:
    """m and r."""
    return WINOGRAD_SIZES[WINOGRAD.by_attribute[op.attributes["fmr"]]]


def same_elements(op: Operation) -> str | None:
    """The output has the input's element type."""
    if scalar_of(op.operands[0].type) is scalar_of(op.operands[1].type):
        return None
    name = op.info.operands.partition(":")[0]
    return f"failed to verify that all of {{{name}, output}} have same element type"


def _check(op: Operation, expected: list[int]) -> str | None:
    return None if compatible(expected, shape_of(op.operands[1].type)) else "the output shape is not expected"


def verify_filter_transform(op: Operation) -> str | None:
    """FHWC -> tile, tile, C, F."""
    filters, height, width, channels = shape_of(op.operands[0].type)
    m, r = sizes(op)
    for word, extent in (("height", height), ("width", width)):
        if extent not in (r, 1):
            return f"expect filter {word} either equals to r or 1"
    if height == width == 1:
        return "expect either filter height or width equals to r"
    tile = m + r - 1
    return _check(op, [tile if height == r else 1, tile if width == r else 1, channels, filters])


def verify_input_transform(op: Operation) -> str | None:
    """NHWC -> tile, tile, tiles in H, tiles in W, N, C."""
    batch, height, width, channels = shape_of(op.operands[0].type)
    m, r = sizes(op)
    tiles: list[int] = []
    counts: list[int] = []
    for extent in (height, width):
        tiles.append(1 if extent == 1 else m + r - 1)
        counts.append(DYNAMIC if extent == DYNAMIC else 1 if extent == 1 else _quotient(extent - (r - 1), m))
    return _check(op, [*tiles, *counts, batch, channels])


def _quotient(number: int, by: int) -> int:
    """Rounded towards zero."""
    return abs(number) // abs(by) * (1 if (number < 0) == (by < 0) else -1) if by else 0


def verify_output_transform(op: Operation) -> str | None:
    """tile, tile, tiles in H, tiles in W, N, F -> NHWF."""
    tile_height, tile_width, rows, columns, batch, filters = shape_of(op.operands[0].type)
    m, r = sizes(op)
    extents: list[int] = []
    for word, extent, count in (("height", tile_height, rows), ("width", tile_width, columns)):
        if DYNAMIC in (extent, count):
            extents.append(DYNAMIC)
            continue
        if extent != (1 if extent == 1 else m + r - 1):
            return f"expect input {word} equals to input tile size"
        extents.append((1 if extent == 1 else m) * count)
    return _check(op, [batch, *extents, filters])
