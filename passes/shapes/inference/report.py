"""The table that `report` prints: for each value what its type said and says, and why the rest is not known."""

from __future__ import annotations

from io import StringIO

from pyopt.analysis.shapes.bindings import unknowns_of
from pyopt.analysis.shapes.calls import function_around
from pyopt.analysis.shapes.expressions import UnknownNumber
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.analysis.shapes.tracked import SHAPE, aspects
from pyopt.ir.context import Context
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.opinfo import CALLABLE
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import DYNAMIC, ShapedType, Type
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.scopes import Home


@final
class ReportRow:
    """A value whose type does not say everything before the pass."""

    __slots__ = ("before", "function", "name", "value")

    def __init__(self, function: str, name: str, value: Value, before: Type) -> None:
        self.function = function
        self.name = name
        self.value = value
        self.before = before


@final
class ShapeReport:
    """Made before types change; `text` is asked for afterwards."""

    __slots__ = ("context", "rows", "solver")

    def __init__(self, root: Operation, solver: ShapeSolver, context: Context) -> None:
        self.solver = solver
        self.context = context
        self.rows: list[ReportRow] = []
        for op in root.walk():
            if op is not root or op.info.traits & CALLABLE:
                self._add(op)

    def _add(self, op: Operation) -> None:
        values: list[Value] = list(op.results)
        for region in op.regions:
            for block in region:
                values += block.arguments
        for value in values:
            if SHAPE not in aspects(value.type):
                continue
            assert isinstance(value.type, ShapedType)
            if not value.type.has_static_shape():
                around = op if op.info.traits & CALLABLE else function_around(op)
                function = "" if around is None else symbol_name(around) or ""
                self.rows.append(ReportRow(function, self._name(value), value, value.type))

    def _name(self, value: Value) -> str:
        if isinstance(value, BlockArgument):
            parent = value.block.parent_op()
            what = "block" if parent is None else "parameter" if parent.info.traits & CALLABLE else parent.info.name
            return f"{what} argument {value.index}" if what != "parameter" else f"parameter {value.index}"
        assert value.op is not None
        line = self._line(value.op)
        number = f"#{value.index}" if len(value.op.results) > 1 else ""
        return f"{value.op.info.name}{number}{line}"

    def _line(self, op: Operation) -> str:
        location = self.context.location(op.loc)
        line = getattr(location, "line", None)
        return "" if line is None else f" (line {line})"

    def _type(self, type: Type) -> str:
        text = self.context.type_text
        return "?" if text is None else text(type)

    # Reasons.

    def _reason(self, value: Value) -> str:
        """The reasons why extents are not known."""
        type = value.type
        assert isinstance(type, ShapedType)
        if value not in self.solver.seen:
            return "no path leads here"
        extents = self.solver.shape(value).extents
        if type.shape is None:
            return "its rank is not known" if extents is None else "it must keep its type"
        if extents is None or len(extents) != len(type.shape):
            return ""
        reasons: dict[str, None] = {}
        for position, (extent, known) in enumerate(zip(type.shape, extents, strict=True)):
            if extent == DYNAMIC:
                reasons[f"{position}: {self._extent(known)}"] = None
        return "; ".join(reasons)

    def _extent(self, extent: Maybe) -> str:
        if extent is None:
            return "too large an expression"
        number = extent.value()
        if number is not None:
            return f"{number}, but it must keep its type"
        unknowns = unknowns_of(extent)
        texts = list(dict.fromkeys([self._unknown(one) for one in unknowns]))
        start = "" if len(unknowns) == 1 and str(extent) == unknowns[0].name else "computed from "
        return start + ", ".join(texts[:3]) + (", ..." if len(texts) > 3 else "")

    def _unknown(self, unknown: UnknownNumber) -> str:
        home: Home | None = self.solver.homes.get(unknown)
        if home is None:
            return "an unknown"
        block, op = home
        if op is not None:
            return f"{op.info.name}{self._line(op)}"
        parent = block.parent_op()
        if parent is not None and parent.info.traits & CALLABLE:
            return f"what @{symbol_name(parent)} is called with"
        return "what a block is given" if parent is None else f"what {parent.info.name}{self._line(parent)} hands over"

    def text(self) -> str:
        """The table."""
        from rich.console import Console
        from rich.table import Table

        table = Table(title="Shapes")
        for column in ("function", "value", "before", "after", "why the rest is unknown"):
            table.add_column(column, overflow="fold")
        for row in self.rows:
            alive = row.value.op is None or row.value.op.block is not None
            after = self._type(row.value.type) if alive else "gone"
            reason = self._reason(row.value) if alive else ""
            table.add_row(row.function, row.name, self._type(row.before), after, reason)
        out = StringIO()
        Console(file=out, width=160, color_system=None).print(table)
        return out.getvalue()
