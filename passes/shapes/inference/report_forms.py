"""The report of shapes as a table of text, as JSON, and as an HTML page with a picture of the IR."""

from __future__ import annotations

from io import StringIO

from pyopt.diagnostics.page import END_OF_PAGE, beginning, text
from pyopt.ir.core import Value
from pyopt.ir.types import ShapedType
from pyopt.light import TYPE_CHECKING, Callable, Final
from pyopt.passes.inspection.drawing import svg_of
from pyopt.passes.inspection.plain_graph import PlainGraph
from pyopt.passes.shapes.inference.casts import CASTS
from pyopt.passes.shapes.inference.report import ReportRow, ShapeReport

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe

GONE: Final = "gone"
COLUMNS: Final = ("function", "value", "before", "after", "shape", "why the rest is unknown")


def cells_of(row: ReportRow, report: ShapeReport) -> tuple[str, ...]:
    """The cells of a table for one value."""
    before = report.type_text(row.before)
    if not row.is_alive():
        return row.function, row.name, before, GONE, report.shape_text(row.value), ""
    reasons: dict[str, None] = {}
    for position, why in report.reasons.of_value(row.value):
        reasons[f"{position}: {why}" if position >= 0 else why] = None
    after = report.type_text(row.value.type)
    return row.function, row.name, before, after, report.shape_text(row.value), "; ".join(reasons)


def as_text(report: ShapeReport) -> str:
    """A table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Shapes")
    for column in COLUMNS:
        table.add_column(column, overflow="fold")
    for row in report.rows:
        # What stands in brackets is no markup.
        table.add_row(*[cell.replace("[", "\\[") for cell in cells_of(row, report)])
    out = StringIO()
    Console(file=out, width=180, color_system=None).print(table)
    return out.getvalue()


def _extent(extent: Maybe) -> int | str | None:
    if extent is None:
        return None
    number = extent.value()
    return str(extent) if number is None else number


def as_json(report: ShapeReport) -> str:
    """One object; its `values` have what the table has, extents as numbers, texts with symbols, or null."""
    import json

    values: list[dict[str, object]] = []
    for row in report.rows:
        extents = report.extents(row.value)
        alive = row.is_alive()
        values.append(
            {
                "function": row.function,
                "value": row.name,
                "before": report.type_text(row.before),
                "after": report.type_text(row.value.type) if alive else None,
                "shape": None if extents is None else [_extent(one) for one in extents],
                "unknown": [
                    {"dimension": position if position >= 0 else None, "why": why}
                    for position, why in (report.reasons.of_value(row.value) if alive else ())
                ],
            }
        )
    return json.dumps({"values": values}, indent=1) + "\n"


def as_html(report: ShapeReport) -> str:
    """A page: a picture of the IR with a shape at each edge, and the table."""
    picture = svg_of(PlainGraph(_label_of(report)).draw(report.root))
    out = [beginning("Shapes - pyopt", "Shapes")]
    known = sum([not row.is_alive() or not report.reasons.of_value(row.value) for row in report.rows])
    out.append(f"<p>{len(report.rows)} values whose type did not say everything, {known} of them known now</p>\n")
    if picture is None:
        out.append(
            '<p class="dim">There is no picture: neither <code>dot</code> nor <code>graphviz-pure</code> '
            "(the extra <code>graph</code>) is installed.</p>\n"
        )
    else:
        out.append(f'<div class="scroll">{picture}</div>\n')
    head = "".join([f"<th>{text(column)}</th>" for column in COLUMNS])
    out.append(f'<div class="scroll"><table class="passes"><thead><tr>{head}</tr></thead><tbody>\n')
    for row in report.rows:
        cells = cells_of(row, report)
        shown = [
            f"<td>{text(cell) if at in (0, 5) else f'<code>{text(cell)}</code>'}</td>" for at, cell in enumerate(cells)
        ]
        out.append(f"<tr>{''.join(shown)}</tr>\n")
    out.append(f"</tbody></table></div>\n{END_OF_PAGE}")
    return "".join(out)


def _label_of(report: ShapeReport) -> Callable[[Value], str]:
    """The labels of edges: shapes with symbols, or else the type."""

    def label(value: Value) -> str:
        op = value.op
        if op is not None and op.info.name in CASTS and not report.shape_text(value):
            return label(op.operands[0])
        if isinstance(value.type, ShapedType):
            return report.shape_text(value) or report.type_text(value.type)
        return ""

    return label


FORMS: Final[dict[str, Callable[[ShapeReport], str]]] = {"text": as_text, "json": as_json, "html": as_html}
"""By the values of the option."""
