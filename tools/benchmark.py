"""The rows of docs/speed.md: paired medians of whole processes, pyopt beside mlir-opt, pyopt-format beside pyopt.

    python tools/benchmark.py [--pairs 15] [--only small,10k,...] [--command .venv/bin/pyopt] [--plain] [--cpu]
    python tools/benchmark.py --check [--compiled --command .venv/bin/pyopt]

Each pair runs one of ours and one of theirs in turn, so that a busy machine slows both. Byte-code is written first, and
the interpreter is run directly, past any shim. Inputs are generated, the same ones every time, or (`real`, `files`)
drawn from tests/lit by `--seed`; `--keep FOLDER` leaves the drawn text there for the next run. Run it in a fresh
virtual environment: what the .pth files of a crowded one import is start-up time too, and none of pyopt's.

`--check` takes the parts that say most, few pairs, and the text that it drew before; it prints the rows that miss their
bar, and its exit code is 1 if there are any.
"""

from __future__ import annotations

import argparse
import compileall
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support import llvm  # noqa: E402
from tools.benchmark_inputs import (  # noqa: E402
    SMALL,
    applications,
    blocks,
    hex_literals,
    kernels,
    many_users,
    plain_ops,
    switch,
)
from tools.buffer_inputs import calls, functions, generics, reads_and_writes  # noqa: E402

REFERENCE: Final = shutil.which(llvm.MLIR_OPT)
REWRITING: Final = ["--canonicalize", "--cse"]
ALONE: Final = "--mlir-disable-threading"
"""Both programs work in one process, on one thread."""
CHECKED: Final = "small,10k,real,kernels,memory"
DRAWN: Final = ROOT / "build" / "benchmark"
MARGINAL: Final = {False: 1000, True: 900}
"""The bytes that an op may take, in pure Python and compiled."""


TRIES: Final = 3
"""mlir-opt is started so often where it dies by a signal: a fold of it reads memory that is gone, now and then."""


def run(command: list[str], cpu: bool, tries: int = TRIES) -> tuple[float, int]:
    """Seconds, of the processor or of the clock, and peak resident bytes of a process, whose output goes nowhere."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=ROOT)
    assert process.stderr is not None
    messages = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode < 0 and command[0] == REFERENCE and tries > 1:
        return run(command, cpu, tries - 1)
    if process.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{messages.decode(errors='replace')[:2000]}")
    return usage.ru_utime + usage.ru_stime if cpu else seconds, usage.ru_maxrss * 1024


class BenchmarkRow(NamedTuple):
    """Commands that are timed together, each a list of arguments, and the bars of the pure and the compiled build.

    `pair` are two programs, each with arguments of its own, in place of pyopt and mlir-opt.
    """

    label: str
    commands: list[list[str]]
    pure: float
    compiled: float
    pair: tuple[list[str], list[str]] | None = None


class Bench:
    """The two programs, and a folder with inputs."""

    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self.options = options
        self.folder = folder
        self.ours = [options.command] if options.command else [sys.executable, "-m", "pyopt"]
        self.theirs = None if REFERENCE is None else [REFERENCE]
        self.missed: list[str] = []
        self.formatter = [sys.executable, "-m", "pyopt.format"]
        if options.command:
            self.formatter = [str(Path(options.command).with_name("pyopt-format"))]

    def write(self, name: str, text: str) -> str:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def drawn(self, name: str, make: Callable[[], str]) -> str:
        """A drawn text, which `--keep` may have from an earlier run."""
        keep = self.options.keep
        path = Path(keep) / f"seed{self.options.seed}-{name}" if keep else None
        if path is not None and path.exists():
            return path.read_text(encoding="utf-8")
        text = make()
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return text

    def timed(self, program: list[str], commands: list[list[str]]) -> tuple[float, int]:
        """The sum of the commands' seconds, and the largest memory."""
        runs = [run([*program, *arguments], self.options.cpu) for arguments in commands]
        return sum(seconds for seconds, _ in runs), max(memory for _, memory in runs)

    def row(self, row: BenchmarkRow, pairs: int) -> None:
        """Prints a row: our median, theirs, the median of the pairs' ratios, and what a plain run takes."""
        program, other = row.pair or (self.ours, self.theirs)
        ours: list[float] = []
        theirs: list[float] = []
        plain: list[float] = []
        memory = 0
        self.timed(program, row.commands)
        for _ in range(pairs):
            seconds, memory = self.timed(program, row.commands)
            ours.append(seconds)
            if other is not None:
                theirs.append(self.timed(other, row.commands)[0])
            if self.options.plain:
                plain.append(self.timed(["env", "PYOPT_PLAIN=1", *program], row.commands)[0])
        bar = row.compiled if self.options.compiled else row.pure
        text = f"| {row.label} | {median(ours) * 1000:.0f} |"
        if theirs:
            ratio = median(a / b for a, b in zip(ours, theirs, strict=True))
            if ratio > bar:
                self.missed.append(f"{row.label}: {ratio:.2f}, the bar is {bar:.2f}")
            text += f" {median(theirs) * 1000:.0f} | {ratio:.2f} | {bar:.2f} | {'yes' if ratio <= bar else 'NO'} |"
        else:
            text += f" - | - | {bar:.2f} | - |"
        text += f" {memory / 2**20:.0f} |"
        if plain:
            text += f" {median(a / b for a, b in zip(plain, ours, strict=True)):.2f} |"
        print(text, flush=True)

    def memory(self) -> None:
        """Prints the marginal memory of an op: the difference of two sizes."""
        peaks = [
            (count, run([*self.ours, ALONE, self.write(f"m{count}.mlir", plain_ops(count))], False)[1])
            for count in (20_000, 100_000)
        ]
        per_op = (peaks[1][1] - peaks[0][1]) / (peaks[1][0] - peaks[0][0])
        bar = MARGINAL[self.options.compiled]
        print(f"marginal memory: {per_op:.0f} bytes an op (bar {bar})", flush=True)
        if per_op > bar:
            self.missed.append(f"marginal memory: {per_op:.0f}, the bar is {bar}")


def plain_rows(bench: Bench, part: str) -> list[BenchmarkRow]:
    """Plain ops in three sizes, and a value with many users."""
    if part == "small":
        path = bench.write("s.mlir", SMALL)
        return [
            BenchmarkRow("5-line file, parse + print", [[path]], 0.9, 0.7),
            BenchmarkRow("5-line file, canonicalize + cse", [[*REWRITING, path]], 1.0, 0.8),
        ]
    if part == "users":
        path = bench.write("users.mlir", many_users(40_000))
        return [BenchmarkRow("40,000 dead users, canonicalize", [["--canonicalize", path]], 2.0, 0.95)]
    path = bench.write(f"{part}.mlir", plain_ops(10_000 if part == "10k" else 100_000))
    return [
        BenchmarkRow(f"{part} ops, parse + print", [[ALONE, path]], 1.3, 0.7),
        BenchmarkRow(f"{part} ops, canonicalize + cse", [[ALONE, *REWRITING, path]], 1.7, 0.85),
    ]


def real_rows(bench: Bench, part: str) -> list[BenchmarkRow]:
    """Text of all dialects, drawn from tests/lit."""
    from tools.real_text import UNREGISTERED, lit_sample, real_text, reference_output

    seed = bench.options.seed
    if part == "files":
        names = bench.drawn("files.txt", lambda: "\n".join([str(path) for path in lit_sample(60, seed)])).split("\n")
        commands = [[UNREGISTERED, "--split-input-file", name] for name in names]
        return [BenchmarkRow(f"{len(names)} files of tests/lit, a process each", commands, 1.1, 0.85)]
    text = bench.drawn("real.mlir", lambda: real_text(20_000, seed))
    rows: list[BenchmarkRow] = []
    for label, made_by, flags, pure, compiled in (
        ("parse + print", [], [ALONE], 2.2, 0.9),
        ("canonicalize + cse", [], [ALONE, *REWRITING], 2.2, 0.9),
        ("generic form", ["--mlir-print-op-generic"], [ALONE, "--mlir-print-op-generic"], 3.0, 1.1),
        ("debug info", ["--mlir-print-debuginfo", "--mlir-print-local-scope"], ["--mlir-print-debuginfo"], 3.0, 1.1),
        ("parse + print, all processors", [], [], 1.3, 0.6),
        ("canonicalize + cse, all processors", [], REWRITING, 1.3, 0.6),
    ):
        form = reference_output(made_by, text) if made_by else text
        path = bench.write(f"{label.partition(',')[0].replace(' ', '')}.mlir", form or text)
        rows.append(BenchmarkRow(f"real text, {label}", [[UNREGISTERED, *flags, path]], pure, compiled))
    return rows


def large_rows(bench: Bench, part: str) -> list[BenchmarkRow]:
    """One thing many times."""
    if part == "kernels":
        path = bench.write("kernels.mlir", kernels(600))
        return [
            BenchmarkRow("600 linalg kernels, parse + print", [[ALONE, path]], 2.0, 0.9),
            BenchmarkRow("600 linalg kernels, canonicalize + cse", [[ALONE, *REWRITING, path]], 2.5, 0.9),
        ]
    if part == "hex":
        return [BenchmarkRow("16 MB of hex literals", [[bench.write("hex.mlir", hex_literals(16))]], 2.0, 1.5)]
    canonicalizing = "--canonicalize"
    return [
        BenchmarkRow("100,000 blocks, cse", [["--cse", bench.write("blocks.mlir", blocks(100_000))]], 3.0, 1.0),
        BenchmarkRow("300 affine.apply in a row, canonicalize",
            [[canonicalizing, bench.write("apply.mlir", applications(300))]], 3.0, 1.0),
        BenchmarkRow("cf.switch with 50,000 cases, canonicalize",
            [[canonicalizing, bench.write("switch.mlir", switch(50_000))]], 3.0, 1.0),
    ]  # fmt: skip


def buffer_rows(bench: Bench, part: str) -> list[BenchmarkRow]:
    """Ten thousand ops on tensors become ops on buffers, and ten thousand lines of sparse kernels do."""
    if part == "sparse":
        from tools.sparse.timing import program
        from tools.sparse.transform import PIPELINE

        path = bench.write("sparse.mlir", bench.drawn("sparse.mlir", lambda: program(PIPELINE)))
        return [BenchmarkRow(f"10,000 lines of sparse kernels, {PIPELINE[1][2:]}", [[*PIPELINE, path]], 3.0, 1.2)]
    flag = "--one-shot-bufferize=bufferize-function-boundaries"
    rows: list[BenchmarkRow] = []
    for label, make in (
        ("functions of 20 ops", functions),
        ("functions that call each other", calls),
        ("one function, insert and extract", reads_and_writes),
        ("one function, linalg.generic", generics),
    ):
        path = bench.write(f"{make.__name__}.mlir", make(10_000))
        rows.append(BenchmarkRow(f"10k ops, one-shot-bufferize: {label}", [[flag, path]], 3.0, 1.0))
    return rows


def format_rows(bench: Bench, part: str) -> list[BenchmarkRow]:
    """Files that are formatted already, which `pyopt-format --check` reads and `pyopt` parses and prints."""
    from pyopt.format_command.main import run_in_process

    folder = bench.folder / part
    folder.mkdir()
    paths = random.Random(bench.options.seed).sample(sorted((ROOT / "tests" / "lit").rglob("*.mlir")), 100)
    names = []
    for number, path in enumerate(paths):
        copy = str(shutil.copy(path, folder / f"{number}.mlir"))
        if run_in_process(["-i", copy])[0] == 0:  # not if it is a test of strings without an end
            names.append(copy)
    small = bench.write("small.mlir", SMALL)
    run_in_process(["-i", small])
    checking = [*bench.formatter, "--check", "-j", "1"]
    printing = [sys.executable, "-m", "tools.parse_and_print"]
    return [
        BenchmarkRow(f"{len(names)} files of tests/lit, --check", [names], 2.5, 2.5, (checking, printing)),
        BenchmarkRow("5-line file, --check", [[small]], 1.5, 1.5, (checking, bench.ours)),
    ]


PARTS: Final[dict[str, tuple[Callable[[Bench, str], list[BenchmarkRow]], int]]] = {
    "small": (plain_rows, 1),
    "10k": (plain_rows, 1),
    "100k": (plain_rows, 3),
    "users": (plain_rows, 3),
    "real": (real_rows, 1),
    "files": (real_rows, 3),
    "kernels": (large_rows, 1),
    "hex": (large_rows, 3),
    "large": (large_rows, 3),
    "bufferize": (buffer_rows, 1),
    "sparse": (buffer_rows, 1),
    "format": (format_rows, 3),
}
"""The function that makes a part's rows, and the divisor of the number of pairs."""


def users_in_process(count: int) -> None:
    """Prints how long it takes to erase the users of one value, in three orders."""
    from pyopt.ir.context import Context
    from pyopt.ir.core import Block, Operation
    from pyopt.ir.types import IntegerType

    context = Context(lambda severity, message, location, notes: None, allow_unregistered=True)
    info = context.unregistered_op_info("any.op")
    type = IntegerType.get(32)
    for order in ("forward", "reverse", "random"):
        block = Block()
        value = block.add_argument(type, 0)
        users = [Operation(info, [value], (), {}, 0) for _ in range(count)]
        for user in users:
            block.append(user)
        if order == "reverse":
            users.reverse()
        elif order == "random":
            random.Random(1).shuffle(users)
        start = time.perf_counter()
        for user in users:
            user.erase()
        print(f"erase {count} users, {order}: {time.perf_counter() - start:.3f} s (bar 0.5)", flush=True)


def print_heads(ours: str, theirs: str, plain: bool) -> None:
    """Begins a table."""
    more = (" plain / ordinary |", "---|") if plain else ("", "")
    print(f"\n| run | {ours}, ms | {theirs}, ms | ratio | bar | met | {ours}, MiB |{more[0]}")
    print(f"|---|---|---|---|---|---|---|{more[1]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument(
        "--check", action="store_true", help="few pairs of some rows; exit code 1 if one misses its bar"
    )
    parser.add_argument("--pairs", type=int, default=0, help="pairs of runs a row (15; 3 with --check)")
    parser.add_argument("--only", default="", help=f"the parts to run (all; {CHECKED} with --check)")
    parser.add_argument("--compiled", action="store_true", help="show the bars of the compiled build")
    parser.add_argument("--command", default="", help="an installed pyopt, in place of this tree's `python -m pyopt`")
    parser.add_argument(
        "--plain", action="store_true", help="also run with PYOPT_PLAIN=1: a column of plain / ordinary"
    )
    parser.add_argument("--cpu", action="store_true", help="compare the processor's time in place of the clock's")
    parser.add_argument("--seed", type=int, default=1, help="draws the inputs of `real` and `files`")
    parser.add_argument("--keep", default="", help="a folder for drawn inputs, which take minutes to draw")
    options = parser.parse_args()
    options.pairs = options.pairs or (3 if options.check else 15)
    parts = (options.only or (CHECKED if options.check else ",".join([*PARTS, "memory"]))).split(",")
    if options.check and not options.keep:
        options.keep = str(DRAWN)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if not options.command:
        os.environ["PYTHONPATH"] = str(ROOT)
        for package in ("pyopt", "passes"):
            compileall.compile_dir(ROOT / package, quiet=1)
    kind = "the processor's time, " if options.cpu else ""
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {kind}medians of {options.pairs} pairs")
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(options, Path(folder))
        heads = ("", "")
        for part, (make, divisor) in PARTS.items():
            for row in make(bench, part) if part in parts else ():
                before, heads = heads, ("pyopt", llvm.MLIR_OPT) if row.pair is None else ("pyopt-format", "pyopt")
                if heads != before:
                    print_heads(*heads, options.plain)
                bench.row(row, max(3, options.pairs // divisor))
        print()
        if "memory" in parts:
            bench.memory()
    if "users" in parts:
        users_in_process(40_000)
    if options.check:
        print("\n".join([f"missed: {one}" for one in bench.missed]) or "all bars are met")
        sys.exit(1 if bench.missed else 0)


if __name__ == "__main__":
    main()
