"""Extents of an op's results, in terms of its operands: pure descriptions, of which IR can be made.

    tensor.pad %t low[%l, 0] high[2, 0] : tensor<?x4xf32> to tensor<?x4xf32>
    ->  [Formula((d0, d1) -> (d0 + d1 + 2), [DimOf(%t, 0), %l]), 4]

An extent is a number, a value of type index, one of another shaped value's extents, or an affine formula over extents.
An op's declaration names the function that says so of its results (`OpInfo.result_shapes`): `shapes(op)` gives the
extents of each result, or None where it cannot be said of the op at hand. All results are ranked there.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import OpInfo, load
from pyopt.ir.tables import derived
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.affine import AffineMap

    Extent: TypeAlias = "int | Value | DimOf | Formula"
    ResultShape: TypeAlias = "list[Extent]"
    """The extents of one result."""
    Shapes: TypeAlias = "Callable[[Operation], list[ResultShape] | None]"

_loaded: dict[OpInfo, Shapes] = derived({})


@final
class DimOf:
    """The extent of a ranked value in one dimension; `folded` says that a number is as good where its type has it.

    `besides` is what the reference computes first, as do the formulas for other dimensions.
    """

    __slots__ = ("besides", "dimension", "folded", "value")

    def __init__(self, value: Value, dimension: int, folded: bool = True, besides: Sequence[Extent] = ()) -> None:
        self.value = value
        self.dimension = dimension
        self.folded = folded
        self.besides = besides


@final
class Formula:
    """The only result of an affine map over extents, dims before symbols. What formulas share is computed once."""

    __slots__ = ("inputs", "map")

    def __init__(self, map: AffineMap, inputs: Sequence[Extent]) -> None:
        self.map = map
        self.inputs = inputs


def result_shapes(op: Operation) -> list[ResultShape] | None:
    """The extents of each result of `op`; None if nothing is known."""
    reference = op.info.result_shapes
    if not reference:
        return None
    shapes = _loaded.get(op.info)
    if shapes is None:
        shapes = _loaded[op.info] = load(reference)
    return shapes(op)
