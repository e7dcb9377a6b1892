"""The checks of programs that run, and what these share with what reports them."""

from __future__ import annotations

from pyopt.light import Final

NONE, EXTENTS, BOUNDS = "none", "extents", "bounds"
CHECKS: Final = (NONE, EXTENTS, BOUNDS)
MOST: Final = 1 << 48
"""The elements that any memory has at most: sizes in bytes do not overflow below it."""
WAS_FREED: Final = "shows memory that was deallocated"
