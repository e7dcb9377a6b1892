"""Measures how the time of a run grows with its input: inputs of many kinds in two sizes, through the main passes.

    python tools/scaling.py [--kinds words] [--passes words] [--size 1000] [--limit 1.5]

Prints the exponent of the growth (1: linear, 2: quadratic) wherever it is above the limit, and what did not end well. It
measures the processor's time within one process, so that others on the machine matter little; what takes less than a
quarter of a second in the larger size is not judged.
"""

# ruff: noqa: E501 (inputs stand on one line)

from __future__ import annotations

import argparse
import gc
import math
import random
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pyopt.driver.run import run_in_process
from tools.scaling_buffers import BUFFER_PASSES, BUFFERS, SPARSE, SPARSE_PASSES, TENSOR_KINDS, TENSOR_PASSES
from tools.scaling_control_flow import CONTROL_FLOW, CONTROL_FLOW_PASSES

FACTOR = 4
LEAST = 0.25
LONGEST = 60
PASSES = (
    "", "--mlir-print-op-generic", "--mlir-print-debuginfo", "--canonicalize", "--cse", "--sccp", "--inline",
    "--symbol-dce", "--loop-invariant-code-motion", "--int-range-optimizations", "--lower-affine",
    "--convert-scf-to-cf", "--shape-inference", "--remove-dead-values",
)  # fmt: skip


def function(arguments: str, lines: list[str], result: str = "") -> str:
    """@f with these lines; `result` is `%x : T`."""
    type = f" -> {result.split(' : ')[1]}" if result else ""
    return "\n".join([f"func.func @f({arguments}){type} {{", *lines, f"  return {result}", "}"])


def chain(op: str, type: str, first: str) -> Callable[[int], str]:
    """Each op uses the one before; `op` has X for it and N for the number."""

    def make(n: int) -> str:
        lines = [first] if first else []
        lines += [f"  %{i + 1} = {op.replace('X', f'%{i}').replace('N', str(i % 7 + 1))}" for i in range(n)]
        return function(f"%0: {type}, %y: {type}, %c: i1", lines, f"%{n} : {type}")

    return make


def nest(opening: str, closing: str, arguments: str = "%c: i1, %n: index, %m: memref<?xf32>") -> Callable[[int], str]:
    """Regions in regions, at most 900."""

    def make(n: int) -> str:
        depth = min(n, 900)
        body = '"t.x"() : () -> ()'
        opened = [opening.replace("N", str(i)) for i in range(depth)]
        return function(arguments, [*opened, body, *[closing] * depth])

    return make


def commas(text: str, n: int) -> str:
    return ", ".join([text.replace("N", str(i)) for i in range(n)])


def blocks(n: int) -> str:
    randomness = random.Random(1)
    lines = ["  cf.br ^b0"]
    for i in range(n):
        goes = f"cf.cond_br %c, ^b{i + 1}, ^b{randomness.randrange(i + 1)}" if i + 1 < n else "cf.br ^end"
        lines += [f"^b{i}:", f"  %x{i} = arith.addi %a, %a : i32", f"  {goes}"]
    return function("%c: i1, %a: i32", [*lines, "^end:"], "%a : i32")


def phis(n: int) -> str:
    """Diamonds that forward block arguments."""
    lines = ["  cf.br ^b0(%a : i32)"]
    for i in range(n):
        lines += [
            f"^b{i}(%p{i}: i32):",
            f"  cf.cond_br %c, ^l{i}, ^r{i}",
            f"^l{i}:",
            f"  %x{i} = arith.addi %p{i}, %a : i32",
        ]
        lines += [f"  cf.br ^b{i + 1}(%x{i} : i32)", f"^r{i}:", f"  cf.br ^b{i + 1}(%p{i} : i32)"]
    return function("%c: i1, %a: i32", [*lines, f"^b{n}(%p{n}: i32):"], f"%p{n} : i32")


def switch(n: int) -> str:
    """Each case has its own block, with operands."""
    cases = commas("N: ^bN(%a : i32)", n)
    lines = [f"  cf.switch %a : i32, [default: ^end(%a : i32), {cases}]"]
    for i in range(n):
        lines += [f"^b{i}(%p{i}: i32):", f"  %x{i} = arith.addi %p{i}, %a : i32", f"  cf.br ^end(%x{i} : i32)"]
    return function("%a: i32", [*lines, "^end(%p: i32):"], "%p : i32")


def calls(n: int) -> str:
    functions = [
        f"func.func private @g{i}(%a: i32) -> i32 {{\n  %0 = func.call @g{i + 1}(%a) : (i32) -> i32\n  return %0 : i32\n}}"
        for i in range(n)
    ]
    last = f"func.func private @g{n}(%a: i32) -> i32 {{\n  return %a : i32\n}}"
    main = function("%a: i32", ["  %0 = func.call @g0(%a) : (i32) -> i32"], "%0 : i32")
    return "\n".join([*functions, last, main])


def one_callee(n: int) -> str:
    lines = [f"  %{i + 1} = func.call @g(%{i}) : (i32) -> i32" for i in range(n)]
    callee = "func.func private @g(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n"
    return callee + function("%0: i32", lines, f"%{n} : i32")


def aliases(n: int) -> str:
    lines = [f"#a{i} = affine_map<(d0) -> (d0 + {i})>" for i in range(n)]
    return "\n".join([*lines, f"module attributes {{t.a = [{commas('#aN', n)}]}} {{}}"])


def locations(n: int) -> str:
    return function("%a: i32", [f'  %{i} = arith.addi %a, %a : i32 loc("f{i}":{i}:1)' for i in range(n)])


KINDS: dict[str, Callable[[int], str]] = {
    "addi": chain("arith.addi X, %y : i32", "i32", ""),
    "addi-constants": chain("arith.addi X, %k : i32", "i32", "  %k = arith.constant 3 : i32"),
    "muli": chain("arith.muli X, %y : i32", "i32", ""),
    "select": chain("arith.select %c, X, %y : i32", "i32", ""),
    "index-cast": chain("arith.addi X, X : index", "index", ""),
    "apply": lambda n: chain("affine.apply affine_map<(d0, d1) -> (d0 + d1 * N)>(X, %y)", "index", "")(n // 4),
    "constants": lambda n: function("", [f"  %{i} = arith.constant {i} : i32" for i in range(n)]),
    "users": lambda n: function("%a: i32", [f"  %{i} = arith.addi %a, %a : i32" for i in range(n)]),
    "tensor.cast": chain("tensor.insert %e into X[%i] : tensor<?xf32>", "tensor<?xf32>",
                         "  %e = arith.constant 1.0 : f32\n  %i = arith.constant 1 : index"),
    "alloc": lambda n: function("%n: index", [f"  %{i} = memref.alloc(%n) : memref<?xf32>" for i in range(n)]),
    "loads": lambda n: function("%m: memref<?xf32>, %i: index", [f"  %{i} = memref.load %m[%i] : memref<?xf32>" for i in range(n)]),
    "stores": lambda n: function("%m: memref<?xf32>, %i: index, %e: f32",
                                 [f"  memref.store %e, %m[%i] : memref<?xf32>\n  %{i} = memref.load %m[%i] : memref<?xf32>" for i in range(n)]),
    "operands": lambda n: function("%a: i32", [f'  "t.x"({commas("%a", n)}) : ({commas("i32", n)}) -> ()']),
    "results": lambda n: function("", [f'  %0:{n} = "t.x"() : () -> ({commas("i32", n)})', f'  "t.y"({commas("%0#N", n)}) : ({commas("i32", n)}) -> ()']),
    "attributes": lambda n: function("", [f'  "t.x"() {{{commas("aN = N : i32", n)}}} : () -> ()']),
    "arguments": lambda n: f"func.func @f({commas('%aN: i32', n)}) {{ return }}",
    "iter_args": lambda n: function("%n: index, %a: i32", [
        f"  %0:{n} = scf.for %i = %n to %n step %n iter_args({commas('%xN = %a', n)}) -> ({commas('i32', n)}) {{",
        f"    scf.yield {commas('%xN', n)} : {commas('i32', n)}", "  }"]),
    "if-results": lambda n: function("%c: i1, %a: i32", [
        f"  %0:{n} = scf.if %c -> ({commas('i32', n)}) {{ scf.yield {commas('%a', n)} : {commas('i32', n)} }} else {{ scf.yield {commas('%a', n)} : {commas('i32', n)} }}"]),
    "while": lambda n: function("%c: i1, %a: i32", [
        f"  %0:{n} = scf.while ({commas('%xN = %a', n)}) : ({commas('i32', n)}) -> ({commas('i32', n)}) {{ scf.condition(%c) {commas('%xN', n)} : {commas('i32', n)} }} do {{ ^bb0({commas('%yN: i32', n)}): scf.yield {commas('%yN', n)} : {commas('i32', n)} }}"]),
    "nested-if": nest("scf.if %c {", "}"),
    "nested-for": nest("scf.for %iN = %n to %n step %n {", "}"),
    "nested-affine": nest("affine.for %iN = 0 to 10 {", "}"),
    "loops": lambda n: function("%n: index, %m: memref<?xf32>", [
        "  scf.for %i = %n to %n step %n { %x = memref.load %m[%i] : memref<?xf32>\n memref.store %x, %m[%i] : memref<?xf32> }" for _ in range(n)]),
    "nested-attributes": lambda n: f"module attributes {{t.a = {'[' * min(n, 900)}{']' * min(n, 900)}}} {{}}",
    "nested-types": lambda n: function(f"%a: {'tuple<' * min(n, 900)}i32{'>' * min(n, 900)}", []),
    "affine-sum": lambda n: f"module attributes {{t.a = affine_map<(d0) -> ({' + '.join(['d0 mod 7'] * n)})>}} {{}}",
    "affine-nest": lambda n: f"module attributes {{t.a = affine_map<(d0) -> ({'(' * min(n, 300)}d0{' + 1) mod 7' * min(n, 300)})>}} {{}}",
    "aliases": aliases,
    "locations": locations,
    "blocks": blocks,
    "phis": phis,
    "switch": switch,
    "symbols": lambda n: "\n".join([f"func.func private @f{i}()" for i in range(n)]),
    "calls": calls,
    "one-callee": one_callee,
    "blank-lines": lambda n: "\n" * 10 * n + function("", []) + "\n" * 50 * n,
    "string": lambda n: f'module attributes {{t.a = "{"x" * n * 100}"}} {{}}',
    "dense": lambda n: function("", [f"  %0 = arith.constant dense<[{commas('N', n * 10)}]> : tensor<{n * 10}xi32>"]),
    "dense-sum": lambda n: function("", [
        f"  %0 = arith.constant dense<[{commas('N', n)}]> : tensor<{n}xi32>", f"  %1 = arith.addi %0, %0 : tensor<{n}xi32>"], f"%1 : tensor<{n}xi32>"),
    "shape": lambda n: function("%t: tensor<?xf32>, %s: !shape.shape", [
        f"  %{i} = shape.shape_of %t : tensor<?xf32> -> !shape.shape\n  %w{i} = shape.cstr_broadcastable %{i}, %s : !shape.shape, !shape.shape" for i in range(n)]),
}  # fmt: skip
GROUPS: tuple[tuple[dict[str, Callable[[int], str]], tuple[str, ...]], ...] = (
    (KINDS, PASSES),
    (TENSOR_KINDS, TENSOR_PASSES),
    (BUFFERS, BUFFER_PASSES),
    (SPARSE, SPARSE_PASSES),
    (CONTROL_FLOW, CONTROL_FLOW_PASSES),
)
"""Inputs, and the passes that are given them."""


class Late(Exception):
    """A run takes too long."""


def late(number: int, frame: FrameType | None) -> None:
    raise Late


def seconds(argv: list[str], text: str) -> tuple[float, str]:
    """The processor's time of a run, and what went wrong."""
    gc.collect()
    start = time.process_time()
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        code, _, errors = run_in_process(argv, text)
    except Late:
        code, errors = 1, "takes too long"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return time.process_time() - start, "" if code == 0 else errors.strip().splitlines()[0][:150]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", nargs="*", default=None, help="all by default")
    parser.add_argument("--passes", nargs="*", default=None, help="names without dashes, in place of those of the kind")
    parser.add_argument(
        "--size", type=int, default=1000, help=f"elements of the smaller input; the larger has {FACTOR}"
    )
    parser.add_argument("--limit", type=float, default=1.5)
    arguments = parser.parse_args()
    signal.signal(signal.SIGVTALRM, late)
    for kinds, own_passes in GROUPS:
        chosen = own_passes
        if arguments.passes is not None:
            chosen = tuple([f"--{name}" if name else "" for name in arguments.passes])
        for kind, make in kinds.items():
            if arguments.kinds is None or kind in arguments.kinds:
                for flag in chosen:
                    judge(kind, make, flag, arguments.size, arguments.limit)


def judge(kind: str, make: Callable[[int], str], flag: str, size: int, limit: float) -> None:
    """Runs a pass on inputs of two sizes, and prints what is wrong."""
    argv = ["--allow-unregistered-dialect", *([flag] if flag else [])]
    _, refusal = seconds(argv, make(3))
    if refusal and "internal error" not in refusal:
        return  # not for this pass
    few, problem = seconds(argv, make(size))
    many = few
    if not problem:
        many, problem = seconds(argv, make(size * FACTOR))
    exponent = math.log(max(many, 1e-4) / max(few, 1e-4)) / math.log(FACTOR)
    if problem or (exponent > limit and many > LEAST):
        print(f"{kind:20} {flag:40} {few:8.2f} {many:8.2f} s  exponent {exponent:4.1f}  {problem}", flush=True)


if __name__ == "__main__":
    main()
