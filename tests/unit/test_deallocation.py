"""Deallocation by execution: programs give the same results, and leave nothing behind, before and after the passes."""

from __future__ import annotations

from itertools import product

import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import RunError, parse, run
from pyopt.interpreter.machine import Options
from tests.support.buffer_programs import program
from tests.support.cpu_runner import NativeCalls, is_there, run_on_cpu
from tests.support.work import calls_in

OWNERSHIP = "ownership-based-buffer-deallocation"
COMPLETE = (
    (f"--{OWNERSHIP}",),
    (f"--{OWNERSHIP}", "--canonicalize", "--buffer-deallocation-simplification"),
    (f"--{OWNERSHIP}", "--bufferization-lower-deallocations"),
    ("--buffer-deallocation-pipeline",),
    ("--buffer-deallocation-pipeline=private-function-dynamic-ownership",),
)
"""What frees everything."""


def transformed(text: str, flags: tuple[str, ...]) -> str:
    code, out, errors = run_in_process([*flags, "-"], text)
    assert code == 0, errors
    return out


def results_of(text: str, check_leaks: bool) -> list[list[float]]:
    module = parse(text)
    found = []
    for first, second in product((False, True), repeat=2):
        options = Options(check_leaks=check_leaks)
        found.append([float(one) for one in run(module, "main", 7.0, first, second, options=options)])
    return found


@pytest.mark.full
@pytest.mark.parametrize("seed", range(70))
def test_programs(seed: int) -> None:
    text = program(seed)
    wanted = results_of(text, check_leaks=False)
    for flags in COMPLETE:
        assert results_of(transformed(text, flags), check_leaks=True) == wanted, flags


CASE = """
func.func @case(%x: i64, %y: i64) -> i64 {
  %f = arith.constant 7.0 : f32
  %b0 = arith.trunci %x : i64 to i1
  %b1 = arith.trunci %y : i64 to i1
  %0:2 = call @program(%f, %b0, %b1) : (f32, i1, i1) -> (f32, f32)
  %1 = arith.addf %0#0, %0#1 : f32
  %c100 = arith.constant 100.0 : f32
  %2 = arith.mulf %1, %c100 : f32
  %3 = arith.fptosi %2 : f32 to i64
  return %3 : i64
}
"""
EXPAND = (
    "convert-linalg-to-loops,convert-bufferization-to-memref,expand-strided-metadata,lower-affine,convert-scf-to-cf,"
)


@pytest.mark.full
@pytest.mark.skipif(not is_there(), reason="mlir-opt and mlir-runner are not installed")
@pytest.mark.parametrize("flags", COMPLETE[3:], ids=["pipeline", "dynamic"])
def test_programs_natively(flags: tuple[str, ...]) -> None:
    # mlir-opt does not lower scopes with blocks.
    texts = [text for text in map(program, range(12)) if "alloca_scope" not in text]
    assert len(texts) > 3
    for text in texts:
        wanted = [int(100 * (one + other)) for one, other in results_of(text, check_leaks=False)]
        native = transformed(text.replace("@main", "@program") + CASE, flags)
        body = native.strip().removeprefix("module {").removesuffix("}")
        calls = NativeCalls("case", [(0, 0), (0, 1), (1, 0), (1, 1)])
        assert run_on_cpu(body, [calls], EXPAND)["case"] == wanted, text


TWO_NAMES = """
func.func @main(%x: f32, %b0: i1, %b1: i1) -> f32 {
  %m = memref.alloc() : memref<2xf32>
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<2xf32>
  %0 = memref.load %m[%c0] : memref<2xf32>
  %n = memref.cast %m : memref<2xf32> to memref<?xf32>
  %not = arith.xori %b0, %b1 : i1
  %true = arith.constant true
  %yes = arith.xori %not, %true : i1
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<?xf32>) if (%not, %yes)
  return %0 : f32
}
"""
"""One of two names of a buffer has a condition that holds."""


def test_a_buffer_with_two_names_is_freed_once() -> None:
    for flags in ((), ("--bufferization-lower-deallocations",), ("--buffer-deallocation-simplification",)):
        results_of(transformed(TWO_NAMES, flags), check_leaks=True)
    exact = transformed(TWO_NAMES, ("--bufferization-lower-deallocations=reference-exact=true",))
    with pytest.raises(RunError, match="never deallocated"):
        results_of(exact, check_leaks=True)


FLAT = "  %a{0} = memref.alloc() : memref<4xf32>\n  memref.copy %a{0}, %o : memref<4xf32> to memref<4xf32>"
BLOCKS = "  cf.br ^b{0}\n^b{0}:\n" + FLAT
BRANCHES = "  scf.if %c {{\n" + FLAT + "\n  }}"


@pytest.mark.full
@pytest.mark.parametrize("body", [FLAT, BLOCKS, BRANCHES], ids=["flat", "blocks", "branches"])
def test_work_grows_in_proportion(body: str) -> None:
    def calls(count: int) -> int:
        lines = "\n".join([body.format(number) for number in range(count)])
        text = f"func.func @f(%o: memref<4xf32>, %c: i1) {{\n{lines}\n  return\n}}\n"
        return calls_in(lambda: transformed(text, (f"--{OWNERSHIP}", "--buffer-deallocation-simplification")))

    calls(10)
    assert calls(800) < 6 * calls(200) + 1_000
