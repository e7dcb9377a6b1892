"""Kernels handed over to mlir-opt after some of our stages, and run by mlir-runner, print NumPy's numbers; or brought
to the llvm dialect by --sparsifier, and run by `pyopt-run --jit`.

Sparse tensors are made of dense constants by sparse_tensor.convert, which goes the same way. The reference decides on
copies before sparsification; ours are explicit: each output is a copy of its constant.

Many kernels go in one module, which says between them whose numbers follow. If anything is wrong with a module, its
kernels go in two, until each is by itself. The C library checks the heap meanwhile, where it can: memory that is freed
twice or written behind its end ends the program.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from tests.support import llvm
from tests.support.cpu_runner import LIBRARIES, is_there
from tests.support.shell import NO_SYMBOLS
from tools.sparse.check import CRASHED, OK, REFUSED, UNFIT, WRONG, first_line, functions_of, leaves_freeing, name_of
from tools.sparse.kernels import NONE, OTHERS, module_text, wrapper
from tools.sparse.lowered import WAYS as LOWERED
from tools.sparse.native_main import can_run, main_function
from tools.sparse.transform import missing, trail, transform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.numbers import Array
    from tools.sparse.kernels import Formats, KernelFunction, TableKernel

_NUMBER: Final = re.compile(r"-?(?:\d[\d.]*(?:e[+-]?\d+)?|inf|nan)")
_CASE: Final = re.compile(r"^case \d+$", re.MULTILINE)
THEIRS: Final = "theirs"
"""The reference alone comes no further: what fails are its stages behind ours."""
TOGETHER: Final = 24
"""Kernels in a module."""
SECONDS: Final = 300
ROOT: Final = Path(__file__).resolve().parents[2]
CHECKS: Final = "libc_malloc_debug.so.0"
"""The library that has the C library's checks of the heap."""


class Way(NamedTuple):
    """The stages that the transformer does, and those that mlir-opt does behind it; None: pyopt-run does the rest."""

    first: tuple[str, ...]
    rest: tuple[str, ...] | None


class Case(NamedTuple):
    """A kernel of the usual extents in its formats."""

    kernel: TableKernel
    formats: Formats
    function: KernelFunction


class Verdict(NamedTuple):
    """The verdict on a case: a word, and what went wrong."""

    word: str
    why: str = ""


def make_case(kernel: TableKernel, formats: Formats, number: int = 0) -> Case | None:
    """The case whose function is @k0, @k1, ...; None if the format cannot hold it."""
    functions = functions_of(kernel, formats, quick=True, first=number)[:1]
    return Case(kernel, formats, functions[0]) if functions else None


def run_case(kernel: TableKernel, formats: Formats, transformer: str, way: Way) -> tuple[str, str]:
    """(verdict, what went wrong) of a kernel with the usual extents."""
    case = make_case(kernel, formats)
    if case is None:
        return UNFIT, "the format cannot hold it"
    (found,) = run_together([case], transformer, way)
    return found.word, found.why


def run_together(cases: Sequence[Case], transformer: str, way: Way) -> list[Verdict]:
    """The verdicts on cases whose functions have different names."""
    found = _run_module(cases, transformer, way)
    if len(cases) == 1 or (len(found) == len(cases) and all(one.word == OK for one in found)):
        return found if len(found) == len(cases) else [found[0]] * len(cases)
    half = len(cases) // 2
    return [*run_together(cases[:half], transformer, way), *run_together(cases[half:], transformer, way)]


def _run_module(cases: Sequence[Case], transformer: str, way: Way) -> list[Verdict]:
    """A verdict for each, or one for all if the module fails as a whole."""
    frees = NONE if leaves_freeing((*way.first, *(way.rest or ()))) else OTHERS
    text, calls = module_text([one.function for one in cases]), ""
    expected: list[list[Array]] = []
    for number, one in enumerate(cases):
        name = name_of(one.function)
        main, numbers = main_function(one.function, wrapper(one.function, "w" + name, frees), f"main_{name}")
        text += main
        calls += f'  vector.print str "case {number}\\0A"\n  call @main_{name}() : () -> ()\n'
        expected.append(numbers)
    text += f"func.func @main() {{\n{calls}  return\n}}\n"
    try:
        outcome = transform(text, list(way.first), transformer)
        if way.rest is not None and not outcome.code and not outcome.crashed:
            outcome = transform(outcome.text, list(way.rest), "reference")
        if outcome.code or outcome.crashed:
            return [Verdict(CRASHED if outcome.crashed else REFUSED, first_line(outcome.errors))]
        done = run_compiled(outcome.text) if way.rest is None else run_native(outcome.text)
    except subprocess.TimeoutExpired as error:
        return [Verdict(CRASHED, f"{error.cmd[0]} does not end")]
    if done.returncode:
        return [Verdict(CRASHED, done.stderr.partition("\n")[0] or f"exit code {done.returncode}")]
    parts = _CASE.split(done.stdout)[1:]
    if len(parts) != len(cases):
        return [Verdict(WRONG, f"{len(parts)} of {len(cases)} are printed")]
    return [Verdict(*compare_printed(part, numbers)) for part, numbers in zip(parts, expected, strict=True)]


def run_native(text: str) -> subprocess.CompletedProcess[str]:
    """mlir-runner on a module in the llvm dialect. Freed memory and new memory are full of junk."""
    checked = {"LD_PRELOAD": CHECKS, "MALLOC_CHECK_": "3"} if _has_checks() else {}
    environment = {**os.environ, **NO_SYMBOLS, **checked, "MALLOC_PERTURB_": "165"}
    command = [llvm.MLIR_RUNNER, "-e", "main", "-entry-point-result=void", f"-shared-libs={LIBRARIES[0]}", "-"]
    return subprocess.run(
        command, input=text, capture_output=True, text=True, check=False, timeout=SECONDS, env=environment
    )


def run_compiled(text: str) -> subprocess.CompletedProcess[str]:
    """`pyopt-run --jit` on a module in the llvm dialect, in a process that may end."""
    command = [sys.executable, "-m", "pyopt.run", "--jit", "-e", "main", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False, timeout=SECONDS, cwd=ROOT)


def _has_checks() -> bool:
    return sys.platform == "linux" and any(
        os.path.exists(os.path.join(folder, CHECKS)) for folder in ("/lib/x86_64-linux-gnu", "/lib64", "/usr/lib64")
    )


def compare_printed(out: str, expected: Sequence[Array]) -> tuple[str, str]:
    """The numbers printed, one result after another, and NumPy's; six digits are shown."""
    found = [float(one) for one in _NUMBER.findall(out)]
    wanted = np.concatenate([np.asarray(one, np.float64).reshape(-1) for one in expected])
    if len(found) != len(wanted):
        return WRONG, f"{len(found)} numbers are printed, not {len(wanted)}: {out[:200]}"
    if not np.allclose(found, wanted, rtol=1e-5, atol=1e-5, equal_nan=True):
        return WRONG, f"{out!r} is not {wanted.tolist()}"
    return OK, ""


def on_cpu(kernels: Sequence[TableKernel], after: str, emit: str, transformer: str, details: bool) -> int:
    """Prints the verdicts; gives the exit code."""
    if not is_there():
        print("mlir-runner or its library is missing")
        return 1
    way = Way(*trail(after, emit))
    lacking = missing(way.first) if transformer == "pyopt" else []
    if lacking:
        print("pyopt does not have " + ", ".join(lacking))
        return 1
    title = f"{transformer} until {after}, mlir-opt from there on, mlir-runner"
    return _all_verdicts(kernels, way, transformer, title, details)


def compiled(kernels: Sequence[TableKernel], way: str, details: bool) -> int:
    """Prints the verdicts on kernels that go to the llvm dialect, and run by --jit; gives the exit code."""
    title = " ".join(LOWERED[way]) + ", pyopt-run --jit"
    return _all_verdicts(kernels, Way(LOWERED[way], None), "pyopt", title, details)


def _all_verdicts(kernels: Sequence[TableKernel], way: Way, transformer: str, title: str, details: bool) -> int:
    table = Table(title=title)
    table.add_column("kernel")
    table.add_column("formats and verdicts")
    cases: list[Case] = []
    unfit: dict[str, list[str]] = {}
    for kernel in kernels:
        if not can_run(kernel):
            continue
        for formats in kernel.choices:
            case = make_case(kernel, formats, len(cases))
            if case is None:
                unfit.setdefault(f"{kernel.group}:{kernel.name}", []).append(f"{formats.label} {UNFIT}")
            else:
                cases.append(case)
    rows: dict[str, list[str]] = {}
    counts: dict[str, int] = {}
    for start in range(0, len(cases), TOGETHER):
        chunk = cases[start : start + TOGETHER]
        for case, found in zip(chunk, run_together(chunk, transformer, way), strict=True):
            name = f"{case.kernel.group}:{case.kernel.name}"
            word = found.word
            if word != OK and transformer == "pyopt" and way.rest is not None:
                (alone,) = run_together([case], "reference", way)
                word = word if alone.word == OK else THEIRS
            counts[word] = counts.get(word, 0) + 1
            rows.setdefault(name, []).append(f"{case.formats.label} {word}")
            if details and word != OK:
                print(f"{name} {case.formats.label}: {word}: {found.word}: {found.why[:400]}", flush=True)
    for name, cells in rows.items():
        table.add_row(name, ", ".join([*cells, *unfit.get(name, [])]))
    Console(width=160).print(table)
    print(", ".join([f"{verdict}: {count}" for verdict, count in counts.items()]) + f", of {len(cases)}")
    return 0 if set(counts) <= {OK, THEIRS} else 1
