"""--upgrade-report: what was old in a text."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Sequence, TypeAlias

if TYPE_CHECKING:
    Entry: TypeAlias = tuple[int, str, str, int]
    """Line, old form, new form, and the last year of the old one."""


def report_text(name: str, entries: Sequence[Entry], form: str) -> str:
    """A table, or with the form `json` an object a line."""
    if form == "json":
        import json

        rows = [{"file": name, "line": line, "old": old, "new": new, "until": year} for line, old, new, year in entries]
        return "".join([json.dumps(row) + "\n" for row in rows])
    if not entries:
        return f"{name}: nothing is old\n"
    cells = [("line", "old", "new", "until"), *[(str(line), old, new, str(year)) for line, old, new, year in entries]]
    widths = [max([len(row[column]) for row in cells]) for column in range(4)]
    lines = ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip() for row in cells]
    return f"{name}:\n" + "".join([f"  {line}\n" for line in lines])
