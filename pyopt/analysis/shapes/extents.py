"""What an extent of an op's result is, in terms of the op's operands: pure descriptions, of which IR can be made.

    tensor.pad %t low[%l, 0] high[2, 0] : tensor<?x4xf32> to tensor<?x4xf32>
    ->  [Formula((d0)[s0] -> (d0 + s0 + 2), [DimOf(%t, 0), %l]), 4]

An extent is a number, a value of type index, one of another shaped value's extents, or an affine formula over extents.
What each op says of its results stands beside its declaration; `pyopt.dialects.result_shapes` finds it.
"""

from __future__ import annotations

from pyopt.ir.core import Value
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from pyopt.ir.affine import AffineMap

    Extent: TypeAlias = "int | Value | DimOf | Formula"
    ResultShape: TypeAlias = "list[Extent]"
    """The extents of one result."""


@final
class DimOf:
    """The extent of a ranked value in one dimension; `folded` says that a number is as good where its type has it."""

    __slots__ = ("dimension", "folded", "value")

    def __init__(self, value: Value, dimension: int, folded: bool = True) -> None:
        self.value = value
        self.dimension = dimension
        self.folded = folded


@final
class Formula:
    """The only result of an affine map over extents, dims before symbols."""

    __slots__ = ("inputs", "map")

    def __init__(self, map: AffineMap, inputs: Sequence[Extent]) -> None:
        self.map = map
        self.inputs = inputs
