"""Older forms of ops of other dialects than std."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.rows import OldForm, renamed

ROWS: Final[list[OldForm]] = [
    *[renamed(f"loop.{name}", f"scf.{name}", 2020) for name in ("for", "if", "reduce.return", "while", "condition")],
    renamed("affine.terminator", "affine.yield", 2020),
    renamed("arith.maxf", "arith.maximumf", 2023),
    renamed("arith.minf", "arith.minimumf", 2023),
    renamed("arith.addui_carry", "arith.addui_extended", 2022),
    renamed("tensor.extract_element", "tensor.extract", 2021),
]
