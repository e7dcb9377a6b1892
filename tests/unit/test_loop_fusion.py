"""affine-loop-fusion keeps what functions compute, also where memrefs are the same memory."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
import pytest

from pyopt.interpreter import RunError
from tests.support.affine_producers import AffineProducers
from tests.support.work import calls_in
from tests.unit.interpreter.programs import after, call, same

PASS = "affine-loop-fusion"
OPTIONS = (
    "",
    "mode=producer",
    "mode=sibling",
    "maximal",
    "mode=producer maximal compute-tolerance=3",
    "compute-tolerance=50",
)


def results(program: str) -> list[np.ndarray]:
    """What the function gives and leaves in memory, for several arguments."""
    found: list[np.ndarray] = []
    for n in (0, 3, 6):
        generator = np.random.default_rng(n)
        a = generator.integers(-9, 9, 16).astype(np.int32)
        b = generator.integers(-9, 9, (16, 16)).astype(np.int32)
        found += [*call(program, n, a, b), a, b]
    return found


def equal(left: list[np.ndarray], right: list[np.ndarray]) -> bool:
    return all(np.array_equal(one, other) for one, other in zip(left, right, strict=True))


def defined(seed: int, odd: bool) -> str:
    """A function that reads nothing that it has not written: one in which memory is filled first if it does."""
    filled = [AffineProducers(seed, odd).text(number) for number in (7, -5)]
    if equal(results(filled[0]), results(filled[1])):
        return AffineProducers(seed, odd).text()
    return filled[0]


@pytest.mark.parametrize("options", OPTIONS)
def test_functions_keep_their_meaning(options: str) -> None:
    changed = 0
    start = 20 * OPTIONS.index(options)
    for seed in range(start, start + (20 if "sibling" in options else 10)):
        program = defined(seed, seed % 2 == 0)
        text = after(program, f"--{PASS}={options}")
        changed += text != after(program)
        for one, other in zip(results(text), results(program), strict=True):
            same(one, other)
    assert changed > (0 if "sibling" in options else 1)


def function(body: str) -> str:
    return f"""
      func.func @f(%n: index, %A: memref<16xi32>, %B: memref<16x16xi32>) -> i32 {{
        %c7 = arith.constant 7 : i32
        %L = memref.alloc() : memref<16xi32>
        affine.for %p = 0 to 16 {{
          %v = affine.load %A[%p] : memref<16xi32>
          affine.store %v, %L[%p] : memref<16xi32>
        }}
        affine.for %p = 0 to 16 {{
          affine.store %c7, %B[%p, 15] : memref<16x16xi32>
        }}
        {body}
        return %c7 : i32
      }}"""


WRONG = {
    "what is read is not all written": """
        affine.for %i = 0 to 12 {
          affine.store %c7, %A[%i + 2] : memref<16xi32>
        }
        affine.for %i = 0 to 3 {
          %v = affine.load %A[%i] : memref<16xi32>
          affine.store %v, %B[%i, %i] : memref<16x16xi32>
        }""",
    "both write": """
        affine.for %i = 0 to 12 {
          affine.store %c7, %B[%i, %i] : memref<16x16xi32>
        }
        affine.for %i = 0 to 12 {
          %v = affine.load %B[%i, 2] : memref<16x16xi32>
          %w = arith.addi %v, %c7 : i32
          affine.store %w, %B[%i, 2] : memref<16x16xi32>
        }""",
    "the same memory": """
        %V = memref.subview %B[0, 0] [1, 16] [1, 1] : memref<16x16xi32> to memref<16xi32, strided<[1]>>
        affine.for %i = 0 to 16 {
          affine.store %c7, %A[%i] : memref<16xi32>
          %v = affine.load %V[%i] : memref<16xi32, strided<[1]>>
          affine.store %v, %L[%i] : memref<16xi32>
        }
        affine.for %i = 0 to 16 {
          %v = affine.load %L[15 - %i] : memref<16xi32>
          affine.store %v, %B[0, %i] : memref<16x16xi32>
        }""",
}


@pytest.mark.parametrize("name", WRONG)
def test_reference_is_wrong(name: str) -> None:
    """What pyopt does is right; what mlir-opt does reads what is not there, or computes something else."""
    program = function(WRONG[name])
    for one, other in zip(results(after(program, f"--{PASS}")), results(program), strict=True):
        same(one, other)
    with pytest.raises((AssertionError, RunError)):
        for one, other in zip(results(after(program, f"--{PASS}=reference-exact")), results(program), strict=True):
            same(one, other)


SYMBOLIC = function("""
        affine.for %i = %n to 12 {
          affine.store %c7, %A[%i] : memref<16xi32>
        }
        affine.for %i = 4 to 5 {
          affine.for %j = 0 to 12 {
            %v = affine.load %A[%i] : memref<16xi32>
            affine.store %v, %B[%i, %j] : memref<16x16xi32>
          }
        }""")


@pytest.mark.parametrize("exact", ["false", "true"])
def test_a_slice_has_no_iterations_that_the_source_does_not_have(exact: str) -> None:
    text = after(SYMBOLIC, f"--{PASS}=mode=producer maximal reference-exact={exact}")
    for one, other in zip(results(text), results(SYMBOLIC), strict=True):
        same(one, other)


def chain(count: int) -> str:
    """Nests each of which reads what the one before wrote."""
    lines = ["func.func @f(%a: memref<16xi32>) {"]
    lines += [f"  %m{number} = memref.alloc() : memref<16xi32>" for number in range(count)]
    source = "%a"
    for number in range(count):
        lines += [
            "  affine.for %i = 0 to 16 {",
            f"    %v = affine.load {source}[%i] : memref<16xi32>",
            f"    affine.store %v, %m{number}[%i] : memref<16xi32>",
            "  }",
        ]
        source = f"%m{number}"
    return "\n".join([*lines, f"  %r = affine.load {source}[3] : memref<16xi32>", "  return", "}"])


def readers(count: int) -> str:
    """Nests that read the same argument."""
    lines = ["func.func @f(%a: memref<16xi32>) {"]
    for number in range(count):
        lines += [
            f"  %m{number} = memref.alloc() : memref<16xi32>",
            "  affine.for %i = 0 to 16 {",
            "    %v = affine.load %a[%i] : memref<16xi32>",
            f"    affine.store %v, %m{number}[%i] : memref<16xi32>",
            "  }",
        ]
    return "\n".join([*lines, "  return", "}"])


@pytest.mark.parametrize("program", [chain, readers])
def test_work_grows_with_the_number_of_nests(program: Callable[[int], str]) -> None:
    """A nest that has become large takes in no more, so that each one costs as much as another."""
    calls = [calls_in(partial(after, program(count), f"--{PASS}")) for count in (34, 68)]
    assert calls[1] < 2.6 * calls[0]
