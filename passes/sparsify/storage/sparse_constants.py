"""The entries of a sparse constant, `arith.constant sparse<indices, values>`."""

from __future__ import annotations

from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Value
from pyopt.ir.elements import DenseElementsAttr, SparseElementsAttr
from pyopt.light import TYPE_CHECKING, TypeAlias
from pyopt.rewrite.folding import constant_of

if TYPE_CHECKING:
    Entry: TypeAlias = tuple[tuple[int, ...], Attribute]
    """(coordinates, element)"""


def sparse_constant(tensor: Value) -> SparseElementsAttr | None:
    """The sparse elements that a tensor is; None for other constants and for what is not known."""
    constant = constant_of(tensor)
    return constant if isinstance(constant, SparseElementsAttr) else None


def entries_of(constant: SparseElementsAttr, order: AffineMap | None) -> list[Entry] | None:
    """Coordinates and elements, sorted by the coordinates or by what `order` makes of them: those of levels, say.

    None for strings.
    """
    values = constant.values
    if not isinstance(values, DenseElementsAttr):
        return None
    entries = [(place, values.element(number)) for place, number in constant.value_numbers().items()]
    if order is None:
        return sorted(entries, key=_coordinates)
    return sorted(entries, key=lambda entry: [number or 0 for number in order.evaluate(entry[0])])


def _coordinates(entry: Entry) -> tuple[int, ...]:
    return entry[0]
