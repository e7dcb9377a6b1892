"""Compares canonicalization with the reference's on random modules, as a table by dialect.

    python tools/compare_table.py [--count 280] [--dialects arith,scf] [--show more,other]

`equal` counts the modules of which pyopt and mlir-opt print the same, byte for byte; the others have `fewer` ops,
`more`, or as many (`other`). `again` counts those that a second run of pyopt changes once more, `both` those of them
that a second run of the reference changes, too: after `--cse` there may be new work for `--canonicalize`. Modules that
the reference refuses, on which it crashes, or of which it makes what is no module are `failed` and take no part. The
exit code says whether the bars hold: 97 % are equal, none has more ops, none changes again that the reference leaves
alone.
"""

from __future__ import annotations

import argparse
import difflib
import shlex
import sys
import tempfile
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pyopt.syntax.lexer import Source  # noqa: E402
from pyopt.syntax.parser import parse_module  # noqa: E402
from tests.support import llvm  # noqa: E402
from tests.support.lit_file import SPLIT_MARKER  # noqa: E402
from tests.support.reference import reference  # noqa: E402
from tests.support.shell import run_tool  # noqa: E402
from tools.compare_random import BATCH, DifferingModule, reduced  # noqa: E402
from tools.generate import GROUPS, ModuleOptions, generate  # noqa: E402
from tools.generators.builder import quiet_context  # noqa: E402

BAR = 97.0
"""The share of modules in percent that must be equal."""


class Results(NamedTuple):
    """The results for a module; None for nothing, which is an error's or a crash's."""

    text: str
    theirs: str | None
    ours: str | None
    again: str | None
    theirs_again: str | None


@dataclass
class Counts:
    """Numbers of modules."""

    modules: int = 0
    failed: int = 0
    equal: int = 0
    fewer: int = 0
    other: int = 0
    more: int = 0
    again: int = 0
    both: int = 0

    def add(self, result: Results) -> None:
        """Counts a module."""
        self.modules += 1
        self.again += is_in(result, "again")
        self.both += is_in(result, "both")
        found = verdict(result)
        setattr(self, found, getattr(self, found) + 1)

    def plus(self, row: Counts) -> Counts:
        return Counts(*[one + other for one, other in zip(astuple(self), astuple(row), strict=True)])

    def share(self) -> float:
        """Equal ones in percent of those that the reference accepts."""
        return 100 * self.equal / max(self.modules - self.failed, 1)


def verdict(result: Results) -> str:
    """The column that a module counts for; one that only pyopt refuses counts as `more`."""
    if result.theirs is None:
        return "failed"
    if result.theirs == result.ours:
        return "equal"
    count = ops_in(result.theirs)
    if not count:
        return "failed"
    difference = 1 if result.ours is None else ops_in(result.ours) - count
    return "more" if difference > 0 else "fewer" if difference < 0 else "other"


def ops_in(text: str) -> int:
    """The number of ops of a module; 0 for a text that neither program reads."""
    module = parse_module(Source(text, "-"), quiet_context())
    return 0 if module is None else sum(1 for _ in module.walk())


def results_of(texts: list[str], flags: list[str]) -> list[Results]:
    """Runs both programs, pyopt once more on what it printed."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "x.mlir")
        path.write_text(SPLIT_MARKER.join([text + "\n" for text in texts]), encoding="utf-8")
        theirs = theirs_of(texts, flags, folder)
        ours = parts(run_tool(["--split-input-file", *flags, "x.mlir"], "", folder).out, len(texts))
        path.write_text(SPLIT_MARKER.join([text or "\n" for text in ours]), encoding="utf-8")
        again = parts(run_tool(["--split-input-file", *flags, "x.mlir"], "", folder).out, len(texts))
        theirs_again = theirs_of([text or "\n" for text in theirs], flags, folder) if ours != again else theirs
    return [Results(*one) for one in zip(texts, theirs, ours, again, theirs_again, strict=True)]


def theirs_of(texts: list[str], flags: list[str], folder: str) -> list[str | None]:
    """The reference's output; where it crashes, halves are tried."""
    Path(folder, "y.mlir").write_text(SPLIT_MARKER.join([text + "\n" for text in texts]), encoding="utf-8")
    result = reference(["--split-input-file", *flags], "y.mlir", folder)
    if result.code in (0, 1):
        return parts(result.out, len(texts))
    if len(texts) == 1:
        return [None]
    half = len(texts) // 2
    return theirs_of(texts[:half], flags, folder) + theirs_of(texts[half:], flags, folder)


def parts(out: str, count: int) -> list[str | None]:
    """The output of each module."""
    found = out.split(SPLIT_MARKER)
    assert len(found) == count, f"{len(found)} outputs of {count} modules"
    return [part.strip() + "\n" if part.strip() else None for part in found]


def show(result: Results, column: str, flags: list[str]) -> None:
    """Prints the module, as small as it stays in the same column, and what is different."""

    def check(texts: list[str], flags: list[str]) -> list[DifferingModule]:
        return [DifferingModule(one.text, shown(one)) for one in results_of(texts, flags) if is_in(one, column)]

    small = reduced(DifferingModule(result.text, shown(result)), flags, check)
    print(f"=== {column}\n{small.text.strip()}\n---\n{small.difference}", flush=True)


def is_in(result: Results, column: str) -> bool:
    """Whether the module counts for the column."""
    if column in ("again", "both"):
        changes = result.ours is not None and result.ours != result.again
        return changes and (column == "again" or result.theirs != result.theirs_again)
    return verdict(result) == column


def shown(result: Results) -> str:
    """The reference's output against ours, or if these are equal, ours against that of the second run."""
    names = (llvm.MLIR_OPT, "pyopt")
    one, other = result.theirs or "", result.ours or ""
    if one == other:
        names, other = ("pyopt", "again"), result.again or ""
    return "".join(difflib.unified_diff(one.splitlines(True), other.splitlines(True), *names))


def table(rows: dict[str, Counts]) -> Table:
    """One line a dialect, and a last one for all."""
    made = Table()
    made.add_column("dialect")
    for field in fields(Counts):
        made.add_column(field.name, justify="right")
    made.add_column("% equal", justify="right")
    total = Counts()
    for name, row in rows.items():
        total = total.plus(row)
        made.add_row(name, *[f"{number:,}" for number in astuple(row)], f"{row.share():.2f}")
    made.add_section()
    made.add_row("all", *[f"{number:,}" for number in astuple(total)], f"{total.share():.2f}")
    return made


def holds(rows: dict[str, Counts]) -> bool:
    """Whether the bars hold over all dialects."""
    total = Counts()
    for row in rows.values():
        total = total.plus(row)
    return total.share() >= BAR and not total.more and total.again == total.both


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--dialects", default="all", help="comma-separated; each module has ops of one")
    parser.add_argument("--count", type=int, default=280, help="modules a dialect")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--flags", default="--canonicalize --cse")
    parser.add_argument("--ops", type=int, default=12)
    parser.add_argument("--depth", type=int, default=2)
    parser.add_argument("--functions", type=int, default=1)
    parser.add_argument("--constants", type=float, default=0.25)
    parser.add_argument("--show", default="", help="columns of which to show modules, made small, comma-separated")
    parser.add_argument("--limit", type=int, default=3, help="modules to show of a column and dialect")
    options = parser.parse_args()
    flags = shlex.split(options.flags)
    columns = options.show.split(",") if options.show else []
    rows: dict[str, Counts] = {}
    for name in list(GROUPS) if options.dialects == "all" else options.dialects.split(","):
        row = rows[name] = Counts()
        seen = dict.fromkeys(columns, 0)
        wanted = ModuleOptions((name,), options.functions, options.ops, options.depth, options.constants)
        for start in range(0, options.count, BATCH):
            seeds = range(options.seed + start, options.seed + min(start + BATCH, options.count))
            for result in results_of([generate(seed, wanted) for seed in seeds], flags):
                row.add(result)
                for column in columns:
                    if is_in(result, column) and seen[column] < options.limit:
                        seen[column] += 1
                        show(result, column, flags)
    console = Console()
    (console if console.is_terminal else Console(width=130)).print(table(rows))
    return 0 if holds(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
