"""The matrix kernel x format x result."""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.table import Table

from tools.sparse.check import (
    CRASHED,
    FAILED,
    LEAKS,
    LEFT,
    OK,
    REFUSED,
    UNFIT,
    VERDICTS,
    WRONG,
    Result,
    check,
    check_twin,
)
from tools.sparse.table import GROUPS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.sparse.kernels import TableKernel

COLOURS: Final = {
    OK: "green", WRONG: "bold red", LEFT: "yellow", REFUSED: "magenta", CRASHED: "bold red", FAILED: "red",
    LEAKS: "red", UNFIT: "dim",
}  # fmt: skip
MIXED: Final = "mixed"
MOST_COLUMNS: Final = 24


def progress(kernels: Sequence[TableKernel], stages: Sequence[str], transformer: str, quick: bool) -> list[Result]:
    """All results; names on standard error while it runs, if that is a terminal."""
    results: list[Result] = []
    for kernel in kernels:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r\033[K{kernel.group} {kernel.name}")
        for formats in kernel.choices:
            result = check(kernel, formats, stages, transformer, quick)
            if result.verdict == OK and transformer == "none" and has_twin(kernel):
                result = result if (twin := check_twin(kernel, formats, quick)).verdict == OK else twin
            results.append(result)
    if sys.stderr.isatty():
        sys.stderr.write("\r\033[K")
    return results


def has_twin(kernel: TableKernel) -> bool:
    """It means the same without encodings: semi-ring ops ask what is stored, and so do those of whole tensors."""
    from tools.sparse.semiring import SEMIRING

    return bool(kernel.statement) and not any(f"{one}(" in kernel.statement for one in SEMIRING)


def _column(label: str) -> str:
    """Mixed formats stand together in a column."""
    return MIXED if "·" in label and len(set(label.split("·"))) > 1 else label.split("·", maxsplit=1)[0]


def matrix(results: Sequence[Result], details: bool) -> int:
    """Prints the tables and the counts; gives the exit code."""
    console = Console()
    wide = Console(width=max(console.width, 220)) if not console.is_terminal else console
    for group in GROUPS:
        found = [one for one in results if one.kernel.group == group]
        if found:
            wide.print(_table(group, found))
    counts = Counter(one.verdict for one in results)
    total = len(results) - counts[UNFIT]
    kernels = len({(one.kernel.group, one.kernel.name) for one in results})
    runs = sum(one.runs for one in results)
    console.print(f"{kernels} kernels, {total} with their formats, {runs} runs")
    for verdict, meaning in VERDICTS.items():
        if counts[verdict]:
            share = f" ({100 * counts[verdict] / max(total, 1):.1f} %)" if verdict != UNFIT else ""
            console.print(f"[{COLOURS[verdict]}]{verdict:8}[/] {counts[verdict]:4}{share}  {meaning}")
    if details:
        for one in results:
            if one.verdict not in (OK, UNFIT):
                name = f"{one.kernel.group}:{one.kernel.name} {one.formats.label}"
                print(f"{name}: {one.verdict}: {one.detail[:300]}")
    return 1 if counts[WRONG] + counts[CRASHED] + counts[FAILED] + counts[LEAKS] else 0


def _table(group: str, results: Sequence[Result]) -> Table:
    columns = list(dict.fromkeys(_column(one.formats.label) for one in results))
    columns = [one for one in columns if one != MIXED] + [MIXED] * (MIXED in columns)
    table = Table(title=f"{group} kernels")
    table.add_column("kernel", no_wrap=True)
    for column in columns:
        table.add_column(column, no_wrap=column != MIXED)
    rows: dict[str, dict[str, list[Result]]] = {}
    for one in results:
        rows.setdefault(one.kernel.name, {}).setdefault(_column(one.formats.label), []).append(one)
    for name, cells in rows.items():
        table.add_row(name, *[_cell(cells.get(column, []), column) for column in columns])
    return table


def _cell(results: Sequence[Result], column: str) -> str:
    if column != MIXED:
        return " ".join([_coloured(one.verdict, one.verdict) for one in results])
    if len(results) > MOST_COLUMNS:
        counts = Counter(one.verdict for one in results)
        return " ".join([_coloured(f"{verdict} {count}", verdict) for verdict, count in counts.items()])
    return " ".join([_coloured(f"{one.formats.label} {one.verdict}", one.verdict) for one in results])


def _coloured(text: str, verdict: str) -> str:
    return f"[{COLOURS[verdict]}]{text}[/]"
