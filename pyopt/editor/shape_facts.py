"""What is known of the shapes of values, by the analysis that `--shape-inference` goes by; nothing is changed."""

from __future__ import annotations

from pyopt.driver.chunk import ReadText
from pyopt.ir.core import Value
from pyopt.ir.types import ShapedType
from pyopt.light import final
from pyopt.passes.shapes.inference.report import ShapeReport
from pyopt.passes.shapes.inference.solving import solve
from pyopt.pipeline.options import OptionValues
from pyopt.pipeline.passes import PassContext


@final
class ShapeFacts:
    """The shapes of the values of a part of a text, computed when one is first asked for."""

    __slots__ = ("_read", "_report", "_solved")

    def __init__(self, read: ReadText) -> None:
        self._read = read
        self._report: ShapeReport | None = None
        self._solved = False

    def lines(self, value: Value) -> list[str]:
        """The shape with symbols, and why the rest is not known, of a value whose type does not say everything."""
        type = value.type
        if not isinstance(type, ShapedType) or type.has_static_shape():
            return []
        report = self._solve()
        if report is None:
            return []
        shape = report.shape_text(value)
        found = [f"Shape: `{shape}`"] if shape else []
        for position, why in report.reasons.of_value(value):
            found.append(f"dimension {position}: {why}" if position >= 0 else why)
        return found

    def _solve(self) -> ShapeReport | None:
        if not self._solved:
            self._solved = True
            root, context = self._read.op, self._read.context
            if root is not None and self._read.valid:
                try:
                    solved = solve(root, PassContext(context, OptionValues()))
                except Exception:  # a plug-in's function failed: the editor goes on without shapes
                    solved = None
                self._report = None if solved is None else ShapeReport(root, solved.solver, context)
        return self._report
