"""Ops of affine in the generic form that they had before their bases could have numbers."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.forms import types_at
from pyopt.upgrade.generic import add_attribute, find_attribute
from pyopt.upgrade.rows import OldForm
from pyopt.upgrade.statement import Old


def _has_no_numbers(old: Old) -> bool:
    return old.generic and find_attribute(old, "static_basis") < 0


def _basis(old: Old) -> None:
    """All of the basis are values."""
    operands, _ = types_at(old, old.colon())
    dynamic = str(-(1 << 63))
    numbers = ", ".join([dynamic] * (len(operands) - 1))
    add_attribute(old, f"static_basis = array<i64: {numbers}>" if numbers else "static_basis = array<i64>")


ROWS: Final[list[OldForm]] = [
    OldForm(
        "affine.delinearize_index",
        "static_basis",
        2024,
        _basis,
        _has_no_numbers,
        '"affine.delinearize_index"(%i, %a) : (...) -> ...',
    ),
]
