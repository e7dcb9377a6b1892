"""Programs of scalars run by mlir-runner: the judge of what an op computes."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from typing import NamedTuple

from tests.support import llvm
from tests.support.shell import run_tool

LIBRARIES = [path for name in ("libmlir_c_runner_utils", "libmlir_float16_utils") for path in llvm.library(name)]
PIPELINE = (
    "builtin.module(convert-scf-to-cf,{expand}func.func(convert-math-to-llvm),convert-math-to-libm,"
    "convert-vector-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-cf-to-llvm,"
    "finalize-memref-to-llvm,convert-func-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)"
)
OURS = (
    "--arith-expand", "--convert-index-to-llvm", "--convert-complex-to-standard", "--convert-math-to-llvm",
    "--convert-math-to-libm", "--convert-complex-to-llvm", "--convert-arith-to-llvm",
)  # fmt: skip
"""Passes of pyopt that leave the reference no arithmetic to convert."""


class NativeCalls(NamedTuple):
    """A function @name of a program, which takes 64-bit patterns and gives one, and the arguments of each call."""

    name: str
    arguments: list[tuple[int, ...]]


def is_there() -> bool:
    """The runner, mlir-opt and the library that prints are installed."""
    return len(LIBRARIES) == 2 and llvm.is_there(llvm.MLIR_RUNNER, llvm.MLIR_OPT)


def run_on_cpu(
    program: str, cases: Sequence[NativeCalls], expand: str = "", first: Sequence[str] = ()
) -> dict[str, list[int]]:
    """The results of each case's calls, as signed 64-bit patterns. All arguments stand in tables, all calls in loops;
    `expand` are passes of the reference that go before its others, each with a comma; `first` are options of pyopt,
    whose output the reference then lowers."""
    text = program + _driver(cases)
    if first:
        done = run_tool([*first, "-"], text, ".")
        assert done.code == 0, done.err[:3000]
        text = done.out
    lowered = _checked([llvm.MLIR_OPT, f"--pass-pipeline={PIPELINE.replace('{expand}', expand)}", "-"], text)
    out = _checked(
        [
            llvm.MLIR_RUNNER,
            "-e",
            "main",
            "-entry-point-result=void",
            "-O0",
            f"-shared-libs={','.join(LIBRARIES)}",
            "-",
        ],
        lowered,
    )
    numbers = [int(line) for line in out.split()]
    results = {}
    for case in cases:
        results[case.name] = numbers[: len(case.arguments)]
        del numbers[: len(case.arguments)]
    assert not numbers
    return results


def _checked(command: list[str], text: str) -> str:
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, f"{command[0]}: exit code {done.returncode}\n{done.stderr[:3000]}"
    return done.stdout


def _driver(cases: Sequence[NativeCalls]) -> str:
    parts = ["func.func private @printI64(i64)\nfunc.func private @printNewline()\n"]
    calls = []
    for case in cases:
        count, arity = len(case.arguments), len(case.arguments[0])
        rows = ", ".join([f"[{', '.join([str(one) for one in row])}]" for row in case.arguments])
        table = f"memref<{count}x{arity}xi64>"
        parts.append(f"memref.global constant @table_{case.name} : {table} = dense<[{rows}]>\n")
        reads = "".join(
            [
                f"    %c{at} = arith.constant {at} : index\n    %a{at} = memref.load %t[%i, %c{at}] : {table}\n"
                for at in range(arity)
            ]
        )
        names = ", ".join([f"%a{at}" for at in range(arity)])
        types = ", ".join(["i64"] * arity)
        parts.append(
            f"func.func @call_{case.name}() {{\n  %t = memref.get_global @table_{case.name} : {table}\n"
            f"  %low = arith.constant 0 : index\n  %one = arith.constant 1 : index\n"
            f"  %high = arith.constant {count} : index\n  scf.for %i = %low to %high step %one {{\n{reads}"
            f"    %r = func.call @{case.name}({names}) : ({types}) -> i64\n    func.call @printI64(%r) : (i64) -> ()\n"
            f"    func.call @printNewline() : () -> ()\n  }}\n  return\n}}\n"
        )
        calls.append(f"  call @call_{case.name}() : () -> ()\n")
    return "".join(parts) + "func.func @main() {\n" + "".join(calls) + "  return\n}\n"
