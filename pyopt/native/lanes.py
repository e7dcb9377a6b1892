"""Vectors of elements of less than 8 bits, which LLVM packs: the first lane has the lowest bits.

vector<4xi1> [1, 0, 1, 1]  ->  0b1101
"""

from __future__ import annotations

from functools import cache

import numpy as np

from pyopt.light import TYPE_CHECKING
from pyopt.native.elements import dtype_of, in_range, odd_width

if TYPE_CHECKING:
    from pyopt.native.elements import Array


@cache
def lane_bits(element: str) -> int:
    """The bits of a lane of such elements, by their name; 0 for others."""
    width = 1 if element in ("i1", "u1") else odd_width(element)
    return width if width < 8 else 0


def packed(row: Array, element: str) -> bytes:
    """The bytes of a vector."""
    bits = lane_bits(element)
    number = 0
    for at, lane in enumerate(row.tolist()):
        number |= (int(lane) & ((1 << bits) - 1)) << (at * bits)
    return number.to_bytes((bits * len(row) + 7) // 8, "little")


def unpacked(data: bytes, element: str, count: int) -> Array:
    """The lanes of a vector from its bytes."""
    bits = lane_bits(element)
    number = int.from_bytes(data, "little")
    lanes = [number >> (at * bits) & ((1 << bits) - 1) for at in range(count)]
    return in_range(np.array(lanes, np.uint8).astype(dtype_of(element)), element)
