"""The texts at the end of whole pipelines beside mlir-opt's, and the reasons of each difference.

`tests/differential/sparsifier_texts.txt` lists the kernels whose text is another one, a line for each:
pipeline, kernel, formats and the reasons. Each reason has a row in docs/sparsifier.md.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.table import Table

from tools.sparse.attribution import NOT_EXACT, PIPELINES, compare, label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.sparse.attribution import Compared
    from tools.sparse.kernels import Formats, TableKernel

ROOT: Final = Path(__file__).resolve().parents[2]
LISTED: Final = ROOT / "tests" / "differential" / "sparsifier_texts.txt"
DOCUMENT: Final = ROOT / "docs" / "sparsifier.md"
_ROW: Final = re.compile(r"^\| `([\w-]+)` \| ", re.MULTILINE)


def listed() -> dict[str, str]:
    """`pipeline kernel formats` -> its reasons, of the kernels whose text is known to differ."""
    entries = [line.partition(": ") for line in LISTED.read_text().splitlines() if not line.startswith("#")]
    return {name: reasons for name, _, reasons in entries}


def explained() -> set[str]:
    """The reasons that the document has a row for."""
    _, _, section = DOCUMENT.read_text().partition("## The text of the pipelines\n")
    return set(_ROW.findall(section.partition("\n## ")[0]))


def complaint(pipeline: str, found: Compared, known: dict[str, str]) -> str:
    """The error in the list's entry for a kernel; empty if there is none."""
    name = f"{pipeline} {found.name}"
    expected, got = known.get(name), " ".join(found.reasons) or "nothing that has a name"
    if not found.differs:
        return "" if expected is None else f"{name}: has a reason ({expected}), and no difference"
    if expected is None:
        return f"{name}: has a difference ({got}), and no reason"
    return "" if expected == got else f"{name}: differs by {got}, and not by {expected}"


def pipeline_texts(choices: Sequence[tuple[TableKernel, Formats]], write: bool) -> int:
    """Compares all choices in all pipelines, prints the table and what is wrong; gives the exit code."""
    known = listed()
    counts: dict[str, Counter[str]] = {pipeline: Counter() for pipeline in PIPELINES}
    complaints: list[str] = []
    lines: list[str] = []
    for kernel, formats in choices:
        for pipeline in PIPELINES:
            found = compare(kernel, formats, pipeline)
            if found is None:
                continue
            verdict = "none" if found.refused else "other" if found.differs else "same"
            counts[pipeline][verdict] += 1
            counts[pipeline].update(found.reasons)
            if NOT_EXACT not in found.reasons and not found.refused:
                counts[pipeline]["exact"] += 1
            complaints += filter(None, [complaint(pipeline, found, known)])
            if found.differs:
                lines.append(f"{pipeline} {label(kernel, formats)}: {' '.join(found.reasons)}")
    _show(counts)
    if write:
        head = [line for line in LISTED.read_text().splitlines() if line.startswith("#")]
        LISTED.write_text("\n".join([*head, *sorted(lines)]) + "\n")
        return 0
    print("\n".join(complaints))
    return 1 if complaints else 0


def _show(counts: dict[str, Counter[str]]) -> None:
    table = Table(title="texts at the end of pipelines")
    columns = ("same", "other", "none", "exact")
    for column in ("pipeline", "same", "other", "mlir-opt has none", "same if reference-exact"):
        table.add_column(column)
    for pipeline, found in counts.items():
        table.add_row(pipeline, *[str(found[one]) for one in columns])
    for reason in sorted({one for found in counts.values() for one in found} - set(columns)):
        table.add_row(reason, "", ", ".join([f"{found[reason]} {name}" for name, found in counts.items()]))
    Console(width=160).print(table)
