"""Counts the kernels that our stages treat as mlir-opt does: equal in the generic form, stage by stage.

Each stage of both gets what the reference's stages before it made. What the reference refuses, crashes on or takes for
granted (the stage changes nothing, and neither does ours) counts as the columns say.
"""

from __future__ import annotations

import difflib
from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.table import Table

from tests.support import llvm
from tools.sparse.check import functions_of
from tools.sparse.kernels import module_text
from tools.sparse.transform import available, reference, transform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.sparse.kernels import Formats, TableKernel

SAME_TEXT, EQUAL, OTHER, OURS_FAILS, CRASHES, REFUSES = "same text", "equal", "other", "we fail", "crashes", "refuses"
MISSING: Final = "missing"
BAR: Final = 85.0
LOADER: Final = """func.func private @dialects(%t: tensor<1xf32>, %m: memref<1xf32>, %i: index, %x: f32) {
  scf.for %p = %i to %i step %i {
    memref.store %x, %m[%p] : memref<1xf32>
  }
  affine.store %x, %m[%i] : memref<1xf32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<1xf32>) {
  ^bb0(%old: f32):
    linalg.yield %x : f32
  }
  bufferization.dealloc_tensor %t : tensor<1xf32>
  return
}
"""
"""A pass of the reference that runs alone aborts where it makes ops of a dialect that it has not met."""


def exact(stage: str) -> str:
    """The flag of ours that does as the reference does."""
    from pyopt.passes.registry import find_pass

    name, _, options = stage[2:].partition("=")
    found = find_pass(name)
    if found is None or "reference-exact" not in found.options:
        return stage
    return f"--{name}={(options + ' reference-exact=true').strip()}"


def compare_stage(text: str, stage: str, ours: bool) -> tuple[str, str, str]:
    """(what became of the stage, the reference's text, the difference)."""
    theirs = reference(text, [stage])
    if theirs.crashed:
        return CRASHES, "", ""
    if theirs.code:
        return REFUSES, "", ""
    if not ours:
        return MISSING, theirs.text, ""
    mine = transform(text, [exact(stage)], "pyopt")
    if mine.text == theirs.text and not mine.code:
        return SAME_TEXT, theirs.text, ""
    if mine.code:
        return OURS_FAILS, theirs.text, mine.errors
    if generic_form(mine.text) == generic_form(theirs.text):
        return EQUAL, theirs.text, difference(theirs.text, mine.text)
    return OTHER, theirs.text, difference(theirs.text, mine.text)


def generic_form(text: str) -> str:
    """As mlir-opt prints it; it must read it for that."""
    found = reference(text, ["--mlir-print-op-generic"])
    return found.text if not found.code else found.errors


def difference(theirs: str, ours: str) -> str:
    lines = difflib.unified_diff(theirs.splitlines(), ours.splitlines(), llvm.MLIR_OPT, "pyopt", lineterm="", n=2)
    return "\n".join(lines)


def alike(kernels: Sequence[TableKernel], stages: Sequence[str], details: bool) -> int:
    """Prints the table; gives the exit code: 1 if a stage that we have is below the bar."""
    counts: dict[str, Counter[str]] = {stage: Counter() for stage in stages}
    active: dict[str, Counter[str]] = {stage: Counter() for stage in stages}
    have = set(available("pyopt", tuple(stages)))
    for kernel in kernels:
        for formats in kernel.choices:
            _kernel(kernel, formats, stages, have, counts, active, details)
    table = Table(title="stages, on what the reference made of the kernels before")
    for column in ("stage", "equal %", "of those it changes %", "changed", *(SAME_TEXT, EQUAL, OTHER, OURS_FAILS)):
        table.add_column(column, justify="left" if column == "stage" else "right")
    table.add_column("it " + REFUSES, justify="right")
    table.add_column("it " + CRASHES, justify="right")
    low = False
    for stage in stages:
        found = counts[stage]
        share = share_of(active[stage])
        low |= stage in have and share is not None and share < BAR
        numbers = [found[one] for one in (SAME_TEXT, EQUAL, OTHER, OURS_FAILS, REFUSES, CRASHES)]
        shares = [percent(share_of(found)), percent(share)] if stage in have else ["missing", "missing"]
        table.add_row(stage, *shares, str(sum(active[stage].values())), *[str(one) for one in numbers])
    Console(width=160).print(table)
    return 1 if low else 0


def _kernel(
    kernel: TableKernel,
    formats: Formats,
    stages: Sequence[str],
    have: set[str],
    counts: dict[str, Counter[str]],
    active: dict[str, Counter[str]],
    details: bool,
) -> None:
    functions = functions_of(kernel, formats, quick=True)[:1]
    if not functions:
        return
    text = reference(module_text(functions) + LOADER, []).text
    for stage in stages:
        verdict, after, shown = compare_stage(text, stage, stage in have)
        counts[stage][verdict] += 1
        if after != text:
            active[stage][verdict] += 1
        if details and verdict in (OTHER, OURS_FAILS):
            print(f"{kernel.group}:{kernel.name} {formats.label} {stage}: {verdict}\n{shown}\n")
        if not after:
            return
        text = after


def share_of(found: Counter[str]) -> float | None:
    """Percent of equal ones of those that the reference manages."""
    total = sum(found[one] for one in (SAME_TEXT, EQUAL, OTHER, OURS_FAILS))
    return None if not total else 100 * (found[SAME_TEXT] + found[EQUAL]) / total


def percent(share: float | None) -> str:
    return "-" if share is None else f"{share:.1f}"
