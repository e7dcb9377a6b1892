"""The report of what passes have counted."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.pipeline.manager import PassManager
from pyopt.pipeline.passes import ScheduledPass

_RULE: Final = "===" + "-" * 73 + "==="
_TITLE: Final = f"{_RULE}\n                         ... Pass statistics report ...\n{_RULE}\n"


def report(manager: PassManager, display: str) -> str:
    """Statistics by pass: "pipeline" in the pipeline's order and nesting, "list" summed up by pass name."""
    out = [_TITLE]
    if display == "list":
        sums: dict[str, dict[str, tuple[int, str]]] = {}
        for scheduled in manager.passes():
            entries = sums.setdefault(scheduled.class_name(), {})
            for name, help, value in _entries(scheduled):
                entries[name] = (entries.get(name, (0, help))[0] + value, help)
        for pass_name in sorted(sums):
            if sums[pass_name]:
                rows = [(name, help, value) for name, (value, help) in sums[pass_name].items()]
                _section(pass_name, rows, 0, out)
    else:
        _pipeline(manager, 0, out)
    out.append("\n")
    return "".join(out)


def _entries(scheduled: ScheduledPass) -> list[tuple[str, str, int]]:
    help = scheduled.declaration.statistic_help
    return [(name, help.get(name, ""), value) for name, value in scheduled.statistics.items()]


def _pipeline(manager: PassManager, depth: int, out: list[str]) -> None:
    for element in manager.groups():
        if isinstance(element, list):
            for nested in element:
                out.append(f"{'  ' * depth}'{nested.anchor}' Pipeline\n")
                _pipeline(nested, depth + 1, out)
        else:
            _section(element.class_name(), _entries(element), depth, out)


def _section(name: str, rows: list[tuple[str, str, int]], depth: int, out: list[str]) -> None:
    indent = "  " * depth
    out.append(f"{indent}{name}\n")
    width = max((len(str(value)) for _, _, value in rows), default=0)
    for statistic, help, value in sorted(rows):
        out.append(f"{indent}  (S) {value:{width}} {statistic}" + (f" - {help}" if help else "") + "\n")
