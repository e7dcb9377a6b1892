"""Maps values to the shape functions that compute their shapes: the result of outline-shape-computation."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.ir.core import Value

NAME: Final = "shape-mapping"
"""Under which name passes find the mapping of the pass before."""


@final
class ShapeCall:
    """A shape function, by name, and the values that it is to be called with."""

    __slots__ = ("function", "inputs")

    def __init__(self, function: str, inputs: list[Value]) -> None:
        self.function = function
        self.inputs = inputs


@final
class ShapeMapping:
    """The calls of functions that compute the shapes of values."""

    __slots__ = ("calls",)

    def __init__(self) -> None:
        self.calls: dict[Value, ShapeCall] = {}
