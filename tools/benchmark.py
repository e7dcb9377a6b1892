"""The rows of docs/speed.md: paired medians of whole processes, pyopt beside mlir-opt-19.

    python tools/benchmark.py [--pairs 15] [--only small,10k,100k,memory,users] [--command .venv/bin/pyopt]

Each pair runs one of ours and one of theirs in turn, so that a busy machine slows both. Byte-code is written first, and
the interpreter is run directly, past any shim. Inputs are generated, the same ones every time. Run it in a fresh
virtual environment: what the .pth files of a crowded one import is start-up time too, and none of pyopt's.
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
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]

SMALL = """func.func @small(%a: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}
"""


def generate(count: int, seed: int = 7) -> str:
    """Functions of about twenty ops with about `count` ops in all, most of which stay alive and some fold or merge."""
    randomness = random.Random(seed)
    lines: list[str] = []
    written = 0
    number = 0
    while written < count:
        lines.append(f"func.func @f{number}(%a: i32, %b: i32, %t: tensor<4x?xf32>) -> (i32, index) {{")
        values = ["%a", "%b"]
        number += 1
        for index in range(18):
            kind = randomness.randrange(6)
            if kind == 0 and index:
                lines.append(lines[-1].replace(f"%{index - 1} =", f"%{index} ="))
            elif kind == 1:
                lines.append(f"  %{index} = arith.constant {randomness.randrange(2, 9)} : i32")
            else:
                name = randomness.choice(("addi", "muli", "subi", "xori"))
                lines.append(f"  %{index} = arith.{name} {values[-1]}, {randomness.choice(values[:-1])} : i32")
            values.append(f"%{index}")
        lines.append(f"  %c = arith.constant {randomness.randrange(2)} : index")
        lines.append("  %d = tensor.dim %t, %c : tensor<4x?xf32>")
        lines.append(f"  return {values[-1]}, %d : i32, index")
        lines.append("}")
        written += 22
    return "\n".join(lines) + "\n"


def many_users(count: int) -> str:
    """One value with `count` users, all of which die."""
    lines = ["func.func @users(%a: i32) -> i32 {", "  %0 = arith.addi %a, %a : i32"]
    lines += [f"  %{index} = arith.muli %0, %a : i32" for index in range(1, count + 1)]
    return "\n".join([*lines, "  return %0 : i32", "}"]) + "\n"


def run(command: list[str]) -> tuple[float, int]:
    """Seconds and peak resident bytes of a process, whose output goes nowhere."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=ROOT)
    assert process.stderr is not None
    messages = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{messages.decode(errors='replace')[:2000]}")
    return seconds, usage.ru_maxrss * 1024


class Bench:
    """The two programs, and a folder with inputs."""

    def __init__(self, pairs: int, folder: Path, command: str) -> None:
        self.pairs = pairs
        self.folder = folder
        self.ours = [command] if command else [sys.executable, "-m", "pyopt"]
        reference = shutil.which("mlir-opt-19")
        self.theirs = None if reference is None else [reference]

    def write(self, name: str, text: str) -> str:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def row(self, label: str, arguments: list[str], bar: float, pairs: int) -> None:
        """Prints a row: our median, theirs, and the median of the pairs' ratios."""
        ours: list[float] = []
        theirs: list[float] = []
        memory = 0
        run([*self.ours, *arguments])
        for _ in range(pairs):
            seconds, memory = run([*self.ours, *arguments])
            ours.append(seconds)
            if self.theirs is not None:
                theirs.append(run([*self.theirs, *arguments])[0])
        text = f"| {label} | {median(ours) * 1000:.0f} |"
        if theirs:
            ratio = median(a / b for a, b in zip(ours, theirs, strict=True))
            text += f" {median(theirs) * 1000:.0f} | {ratio:.2f} | {bar:.2f} | {'yes' if ratio <= bar else 'NO'} |"
        else:
            text += f" - | - | {bar:.2f} | - |"
        print(f"{text} {memory / 2**20:.0f} |", flush=True)

    def memory(self) -> None:
        """Prints the marginal memory of an op: the difference of two sizes."""
        peaks = [
            (count, run([*self.ours, self.write(f"m{count}.mlir", generate(count))])[1]) for count in (20_000, 100_000)
        ]
        per_op = (peaks[1][1] - peaks[0][1]) / (peaks[1][0] - peaks[0][0])
        print(f"marginal memory: {per_op:.0f} bytes an op (bar 1000)", flush=True)


def users_in_process(count: int) -> None:
    """Prints how long it takes to erase the users of one value, in three orders."""
    sys.path.insert(0, str(ROOT))
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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--pairs", type=int, default=15, help="pairs of runs a row")
    parser.add_argument("--only", default="small,10k,100k,memory,users", help="the parts to run")
    parser.add_argument("--compiled", action="store_true", help="show the bars of the compiled build")
    parser.add_argument("--command", default="", help="an installed pyopt, in place of this tree's `python -m pyopt`")
    options = parser.parse_args()
    parts = options.only.split(",")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if not options.command:
        os.environ["PYTHONPATH"] = str(ROOT)
        for package in ("pyopt", "passes"):
            compileall.compile_dir(ROOT / package, quiet=1)
    small, plain, passes = (1.0, 0.85, 0.95) if options.compiled else (1.6, 1.5, 2.0)
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, medians of {options.pairs} pairs\n")
    print("| run | pyopt, ms | mlir-opt-19, ms | ratio | bar | met | pyopt, MiB |\n|---|---|---|---|---|---|---|")
    rewriting = ["--canonicalize", "--cse"]
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(options.pairs, Path(folder), options.command)
        if "small" in parts:
            bench.row(
                "5-line file, canonicalize", ["--canonicalize", bench.write("s.mlir", SMALL)], small, options.pairs
            )
        for name, count in (("10k", 10_000), ("100k", 100_000)):
            if name in parts:
                pairs = max(3, options.pairs // (1 if count == 10_000 else 3))
                path = bench.write(f"{name}.mlir", generate(count))
                bench.row(f"{name} ops, parse + print", [path], plain, pairs)
                bench.row(f"{name} ops, canonicalize + cse", [*rewriting, path], passes, pairs)
        if "users" in parts:
            path = bench.write("users.mlir", many_users(40_000))
            bench.row("40,000 dead users, canonicalize", ["--canonicalize", path], passes, max(3, options.pairs // 3))
        print()
        if "memory" in parts:
            bench.memory()
    if "users" in parts:
        users_in_process(40_000)


if __name__ == "__main__":
    main()
