"""The number of turns of a loop whose results are put together of what each turn gives."""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import ONE, ZERO
from pyopt.analysis.shapes.extrema import greatest
from pyopt.analysis.shapes.lattice import Shape, ranked
from pyopt.analysis.shapes.tracked import DENOTED, SHAPE
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.ir.core import Operation, Value

    AspectAt: TypeAlias = Callable[[Operation, Value, int], Shape]
    """What is known of an aspect of a value where an op uses it."""


@final
class Turns:
    """The first extent of a tensor, or a number as long as all conditions are true, each asked where an op uses it."""

    __slots__ = ("conditions", "loop", "number", "tensor")

    def __init__(
        self,
        loop: Operation,
        tensor: Value | None,
        number: Value | None,
        conditions: Sequence[tuple[Operation, Value]],
    ) -> None:
        self.loop = loop
        self.tensor = tensor
        self.number = number
        self.conditions = conditions

    def count(self, aspect_at: AspectAt) -> Maybe:
        """The number, as far as it is known."""
        if self.tensor is not None:
            extents = aspect_at(self.loop, self.tensor, SHAPE).extents
            return extents[0] if extents else None
        for op, condition in self.conditions:
            held = aspect_at(op, condition, DENOTED).extents
            if held is None or len(held) != 1 or held[0] is not ONE:
                return None
        numbers = None if self.number is None else aspect_at(self.loop, self.number, DENOTED).extents
        return greatest(ZERO, numbers[0]) if numbers is not None and len(numbers) == 1 else None


def put_together(turns: Turns, shape: Shape, aspect_at: AspectAt) -> Shape:
    """The shape of what all turns give, of that of one turn."""
    return shape if shape.extents is None else ranked([turns.count(aspect_at), *shape.extents])
