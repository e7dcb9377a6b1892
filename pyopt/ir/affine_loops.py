"""Constant bounds and trip counts of affine.for from its attributes, without the affine dialect."""

from __future__ import annotations

from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation


def constant_bound(op: Operation, name: str) -> int | None:
    """The bound of an affine.for (`lowerBoundMap` or `upperBoundMap`) if its map is one constant."""
    attribute = op.attributes.get(name)
    if not isinstance(attribute, AffineMapAttr) or not attribute.value.is_single_constant():
        return None
    return attribute.value.results[0].value


def trip_count(op: Operation) -> int | None:
    """The trip count of an affine.for between constants; None for others, and for ops that are no affine.for."""
    if op.info.name != "affine.for":
        return None
    lower = constant_bound(op, "lowerBoundMap")
    upper = constant_bound(op, "upperBoundMap")
    step = op.attributes.get("step")
    if lower is None or upper is None or not isinstance(step, IntegerAttr) or step.value <= 0:
        return None
    return max(0, -((lower - upper) // step.value))
