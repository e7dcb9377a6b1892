"""The way in which loops count."""

from __future__ import annotations

from pyopt.ir.core import Operation


def counts_unsigned(op: Operation) -> bool:
    """An scf.for that compares its counter with the upper bound as unsigned numbers."""
    return "unsignedCmp" in op.attributes
