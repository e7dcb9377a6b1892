"""The contents of `report`: each value with its types, its shape with symbols, and why the rest is unknown."""

from __future__ import annotations

from pyopt.analysis.shapes.calls import function_around
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.analysis.shapes.tracked import SHAPE, aspects
from pyopt.ir.context import Context
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.opinfo import CALLABLE
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import ShapedType, Type
from pyopt.light import TYPE_CHECKING, final
from pyopt.passes.shapes.inference.reasons import Reasons, place_of

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe


@final
class ReportRow:
    """A value whose type does not say everything before the pass."""

    __slots__ = ("before", "function", "name", "value")

    def __init__(self, function: str, name: str, value: Value, before: Type) -> None:
        self.function = function
        self.name = name
        self.value = value
        self.before = before

    def is_alive(self) -> bool:
        """It is still there."""
        return self.value.op is None or self.value.op.block is not None


@final
class ShapeReport:
    """Made before types change; the rest is asked for afterwards."""

    __slots__ = ("context", "reasons", "root", "rows", "solver")

    def __init__(self, root: Operation, solver: ShapeSolver, context: Context) -> None:
        self.root = root
        self.solver = solver
        self.context = context
        self.reasons = Reasons(solver, context)
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
        number = f"#{value.index}" if len(value.op.results) > 1 else ""
        return f"{value.op.info.name}{number}{place_of(value.op, self.context)}"

    def type_text(self, type: Type) -> str:
        """A type as IR has it."""
        text = self.context.type_text
        return "?" if text is None else text(type)

    def extents(self, value: Value) -> tuple[Maybe, ...] | None:
        """The extents that are known of a value; None where not even the rank is."""
        return self.solver.shape(value).extents if value in self.solver.seen else None

    def shape_text(self, value: Value) -> str:
        """The shape of a value with symbols."""
        return str(self.solver.shape(value)) if value in self.solver.seen else ""
