"""Reassociations: the groups of dimensions that collapse_shape and expand_shape join or split."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I64

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def groups_of(op: Operation) -> list[list[int]]:
    """The reassociation of an op as lists of dimensions."""
    out: list[list[int]] = []
    attribute = op.attributes.get("reassociation")
    if isinstance(attribute, ArrayAttr):
        for group in attribute.elements:
            assert isinstance(group, ArrayAttr)
            out.append([one.value for one in group.elements if isinstance(one, IntegerAttr)])
    return out


def attribute_of(groups: Sequence[Sequence[int]]) -> ArrayAttr:
    """The attribute that holds a reassociation."""
    return ArrayAttr.get(
        tuple([ArrayAttr.get(tuple([IntegerAttr.get(one, I64) for one in group])) for group in groups])
    )


def compose(outer: Sequence[Sequence[int]], inner: Sequence[Sequence[int]]) -> list[list[int]]:
    """The reassociation of two in a row: `inner` groups the larger rank, `outer` groups the groups of `inner`."""
    return [[dimension for group in one for dimension in inner[group]] for one in outer]
