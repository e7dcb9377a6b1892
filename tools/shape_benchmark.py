"""What --shape-inference costs: growth with the number of ops, and beside --canonicalize on the same file.

    python tools/shape_benchmark.py [--sizes 5000,50000] [--pairs 3] [--kinds layers,functions]

Each program is written once, and whole processes run in turn; the figures are medians of the processor's time, which
other work on the machine disturbs less than the clock's. `growth` is the pass's time per op beside that at the first
size, the time to read and print taken off: 1 is linear.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.make_network import Writer, tensor  # noqa: E402

EVERY: Final = "tensor<?x?xf32>"


def layers(count: int) -> str:
    """One function: a chain of convolutions with what their sizes need, residual sums and their constraints."""
    writer = Writer()
    current = writer.emit(f"tensor.cast %image : tensor<?x32x32x8xf32> to {tensor(4)}", 4)
    while len(writer.lines) < count * 1.1:
        inner = writer.conv(writer.relu(writer.conv(current, 3, (8, 8))), 3, (8, 8))
        current = writer.relu(writer.add(inner, current, "sum"))
    head = f"func.func @f(%image: tensor<?x32x32x8xf32>) -> {tensor(4)} {{"
    return "\n".join([head, *writer.lines, f"  return {current} : {tensor(4)}", "}"])


def _body(argument: str, unique: str) -> list[str]:
    """Ten ops on a matrix; %r is the last."""
    sum = f"ins({argument}, %x{unique} : {EVERY}, {EVERY}) outs(%e{unique} : {EVERY}) -> {EVERY}"
    return [
        f"  %c0{unique} = arith.constant 0 : index",
        f"  %c1{unique} = arith.constant 1 : index",
        f"  %d0{unique} = tensor.dim {argument}, %c0{unique} : {EVERY}",
        f"  %d1{unique} = tensor.dim {argument}, %c1{unique} : {EVERY}",
        f"  %e{unique} = tensor.empty(%d0{unique}, %d1{unique}) : {EVERY}",
        f"  %x{unique} = math.exp {argument} : {EVERY}",
        f"  %m{unique} = linalg.add {sum}",
        f"  %s{unique} = tensor.extract_slice %m{unique}[0, 0] [%d0{unique}, %d1{unique}] [1, 1] : {EVERY} to {EVERY}",
        f"  %p{unique} = shape.shape_of %s{unique} : {EVERY} -> tensor<?xindex>",
        f"  %r{unique} = arith.mulf %s{unique}, %m{unique} : {EVERY}",
    ]


def functions(count: int) -> str:
    """Small functions, each on its own."""
    lines: list[str] = []
    for number in range(count // 13):
        lines += [
            f"func.func @f{number}(%t: tensor<8x?xf32>) -> {EVERY} {{",
            f"  %a = tensor.cast %t : tensor<8x?xf32> to {EVERY}",
        ]
        lines += [*_body("%a", ""), f"  return %r : {EVERY}", "}"]
    return "\n".join(lines)


def calls(count: int) -> str:
    """Private functions that call the one before: shapes go down the chain and results come back."""
    lines = [f"func.func private @f0(%a: {EVERY}) -> {EVERY} {{", f"  return %a : {EVERY}", "}"]
    number = 0
    for number in range(1, count // 13 + 1):
        lines += [f"func.func private @f{number}(%a: {EVERY}) -> {EVERY} {{", *_body("%a", "")]
        lines += [f"  %z = call @f{number - 1}(%r) : ({EVERY}) -> {EVERY}", f"  return %z : {EVERY}", "}"]
    lines += [
        f"func.func @main(%t: tensor<8x?xf32>) -> {EVERY} {{",
        f"  %a = tensor.cast %t : tensor<8x?xf32> to {EVERY}",
    ]
    lines += [f"  %z = call @f{number}(%a) : ({EVERY}) -> {EVERY}", f"  return %z : {EVERY}", "}"]
    return "\n".join(lines)


def loops(count: int) -> str:
    """Loops one behind the other that carry a tensor."""
    lines = ["func.func @f(%t: tensor<8x?xf32>, %n: index) -> " + EVERY + " {"]
    lines += ["  %c0 = arith.constant 0 : index", "  %c1 = arith.constant 1 : index"]
    lines.append(f"  %v0 = tensor.cast %t : tensor<8x?xf32> to {EVERY}")
    number = 0
    for number in range(count // 12):
        lines.append(
            f"  %v{number + 1} = scf.for %i{number} = %c0 to %n step %c1\n"
            f"      iter_args(%a{number} = %v{number}) -> ({EVERY}) {{"
        )
        lines += [*_body(f"%a{number}", f"_{number}"), f"  scf.yield %r_{number} : {EVERY}", "  }"]
    return "\n".join([*lines, f"  return %v{number + 1} : {EVERY}", "}"])


def blocks(count: int) -> str:
    """Branches whose ends meet, one behind the other."""
    lines = ["func.func @f(%t: tensor<8x?xf32>, %c: i1) -> " + EVERY + " {"]
    lines += [f"  %first = tensor.cast %t : tensor<8x?xf32> to {EVERY}", f"  cf.br ^b0(%first : {EVERY})"]
    number = 0
    for number in range(count // 12):
        lines += [f"^b{number}(%a{number}: {EVERY}):", *_body(f"%a{number}", f"_{number}")]
        lines.append(f"  cf.cond_br %c, ^b{number + 1}(%r_{number} : {EVERY}), ^b{number + 1}(%a{number} : {EVERY})")
    return "\n".join([*lines, f"^b{number + 1}(%last: {EVERY}):", f"  return %last : {EVERY}", "}"])


def library(count: int) -> str:
    """Ops that only the library of shape functions knows."""
    any = "tensor<*xf32>"
    lines = [
        "func.func @f(%t: tensor<?x4x6xf32>, %w: tensor<6x6xf32>) {",
        f"  %v0 = tensor.cast %t : tensor<?x4x6xf32> to {any}",
    ]
    for number in range(0, count, 4):
        now, one, two, three, four = [f"%v{number + at}" for at in range(5)]
        lines += [
            f'  {one} = "tf.Tanh"({now}) : ({any}) -> {any}',
            f'  {two} = "tf.AddV2"({one}, {now}) : ({any}, {any}) -> {any}',
            f'  {three} = "onnx.MatMul"({two}, %w) : ({any}, tensor<6x6xf32>) -> {any}',
            f'  {four} = "tosa.reshape"({three}) {{new_shape = array<i64: -1, 4, 6>}} : ({any}) -> {any}',
        ]
    return "\n".join([*lines, "  return", "}"])


KINDS: Final[dict[str, Callable[[int], str]]] = {
    "layers": layers,
    "functions": functions,
    "calls": calls,
    "loops": loops,
    "blocks": blocks,
    "library": library,
}


def seconds(command: list[str]) -> float:
    """What a process takes of the processor; its output goes nowhere."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=ROOT)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(command)} failed")
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--sizes", default="5000,50000", help="numbers of ops")
    parser.add_argument("--pairs", type=int, default=3, help="runs of each")
    parser.add_argument("--kinds", default=",".join(KINDS), help="which programs")
    parser.add_argument("--command", default="", help="an installed pyopt, in place of this tree's `python -m pyopt`")
    options = parser.parse_args()
    command = [options.command] if options.command else [sys.executable, "-m", "pyopt"]
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    print("| program | ops | read and print, s | --shape-inference, s | --canonicalize, s | ratio | growth |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for kind in options.kinds.split(","):
            first = 0.0
            for size in [int(one) for one in options.sizes.split(",")]:
                path = Path(folder) / f"{kind}.mlir"
                path.write_text(KINDS[kind](size) + "\n", encoding="utf-8")
                flags = [str(path), "--allow-unregistered-dialect"]
                inference = "--shape-inference=library=common" if kind == "library" else "--shape-inference"
                times: list[list[float]] = [[], [], []]
                for _ in range(options.pairs):
                    for index, more in enumerate(([], [inference], ["--canonicalize"])):
                        times[index].append(seconds([*command, *flags, *more]))
                plain, inferring, canonicalizing = [median(one) for one in times]
                own = (inferring - plain) / size
                first = first or own
                figures = f"{plain:.2f} | {inferring:.2f} | {canonicalizing:.2f} | {inferring / canonicalizing:.2f}"
                print(f"| {kind} | {size} | {figures} | {own / first:.2f} |", flush=True)


if __name__ == "__main__":
    main()
