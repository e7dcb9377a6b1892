"""Reasons why shapes are not known: which op has no shape function, what is not known of its operands."""

from __future__ import annotations

from pyopt.analysis.shapes.bindings import unknowns_of
from pyopt.analysis.shapes.expressions import UnknownNumber
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import CALLABLE
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import DYNAMIC, ShapedType
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.scopes import Home

STEPS: Final = 1000
"""Ops that are looked at on the way to the one that nothing is known of."""
NO_FUNCTION: Final = "which has no shape function"


def place_of(op: Operation, context: Context) -> str:
    """` (line 7)`, where the op's line is known."""
    line = getattr(context.location(op.loc), "line", None)
    return "" if line is None else f" (line {line})"


@final
class Reasons:
    """The reasons in one solver's results."""

    __slots__ = ("context", "solver")

    def __init__(self, solver: ShapeSolver, context: Context) -> None:
        self.solver = solver
        self.context = context

    def of_value(self, value: Value) -> list[tuple[int, str]]:
        """(dimension, reason) of each extent that is no number; -1 for the whole shape."""
        type = value.type
        assert isinstance(type, ShapedType)
        if value not in self.solver.seen:
            return [(-1, "no path leads here")]
        extents = self.solver.shape(value).extents
        if type.shape is None:
            return [(-1, self._of_rank(value) if extents is None else "it must keep its type")]
        if extents is None or len(extents) != len(type.shape):
            return []
        return [
            (position, self.of_extent(known))
            for position, (extent, known) in enumerate(zip(type.shape, extents, strict=True))
            if extent == DYNAMIC
        ]

    def _of_rank(self, value: Value) -> str:
        """The op that the rank is not known for: the first one on the way back whose operands have a rank."""
        start = "its rank is not known"
        for _ in range(STEPS):
            op = value.op
            if op is None:
                return f"{start}: {self._of_argument(value)}"
            if self.solver.rules.transfer_of(op) is None:
                return f"{start}: {self._name(op)}, {NO_FUNCTION}"
            before = next((one for one in op.operands if self._is_unranked(one)), None)
            if before is None:
                index = next((at for at, one in enumerate(op.operands) if self._holds_unknown(one)), None)
                what = "" if index is None else f"operand #{index} of "
                return f"{start}: what {what}{self._name(op)} holds" if what else f"{start}: {self._name(op)}"
            value = before
        return start

    def _is_unranked(self, value: Value) -> bool:
        type = value.type
        return isinstance(type, ShapedType) and value in self.solver.seen and self.solver.shape(value).extents is None

    def _holds_unknown(self, value: Value) -> bool:
        """The elements of an operand are followed, but not known."""
        if value not in self.solver.seen or value not in self.solver.denotes:
            return False
        extents = self.solver.denoted(value).extents
        return extents is None or any(one is None or one.value() is None for one in extents)

    def of_extent(self, extent: Maybe) -> str:
        """The ops and arguments that an extent is due to."""
        if extent is None:
            return "too large an expression"
        number = extent.value()
        if number is not None:
            return f"{number}, but it must keep its type"
        unknowns = unknowns_of(extent)
        texts = list(dict.fromkeys([self._of_unknown(one) for one in unknowns]))
        start = "" if len(unknowns) == 1 and str(extent) == unknowns[0].name else "computed from "
        return start + ", ".join(texts[:3]) + (", ..." if len(texts) > 3 else "")

    def _of_unknown(self, unknown: UnknownNumber) -> str:
        home: Home | None = self.solver.homes.get(unknown)
        if home is None:
            return "an unknown"
        block, op = home
        if op is not None:
            says_nothing = op.results and self.solver.rules.transfer_of(op) is None
            has_none = says_nothing and not op.regions and op not in self.solver.flow.of_results
            return f"{self._name(op)}, {NO_FUNCTION}" if has_none else self._name(op)
        parent = block.parent_op()
        name = f"{unknown.name}, " if unknown.given else ""
        if parent is not None and parent.info.traits & CALLABLE:
            return f"{name}what @{symbol_name(parent)} is called with"
        return "what a block is given" if parent is None else f"what {self._name(parent)} hands over"

    def _of_argument(self, value: Value) -> str:
        block = value.parent_block()
        parent = None if block is None else block.parent_op()
        if parent is not None and parent.info.traits & CALLABLE:
            return f"argument {value.index} of @{symbol_name(parent)}"
        return "what a block is given" if parent is None else f"what {self._name(parent)} hands over"

    def _name(self, op: Operation) -> str:
        return f"{op.info.name}{place_of(op, self.context)}"
