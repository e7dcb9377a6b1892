"""affine-data-copy-generate keeps what functions compute, also where memrefs are the same memory."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import RunError
from tests.support.affine_memory import AffineMemory
from tests.unit.interpreter.programs import after, call, same

PASS = "affine-data-copy-generate"
OPTIONS = (
    "",
    "skip-non-unit-stride-loops",
    "fast-mem-capacity=0",
    "generate-dma",
    "generate-dma skip-non-unit-stride-loops",
    "generate-dma fast-mem-capacity=0",
)
AROUND = (
    ("", ""),
    ("", ",canonicalize,cse"),
    ("affine-loop-tile{tile-size=3},", ",affine-scalrep,canonicalize"),
    ("affine-loop-unroll{unroll-factor=2},", ",affine-parallelize"),
)


def check(program: str, text: str) -> None:
    """Both compute the same, for memrefs that are the same memory, too."""
    for n in (0, 1, 5):
        generator = np.random.default_rng(n)
        for alias in (False, True):
            memory = [generator.integers(-9, 9, (16, 16)).astype(np.int32) for _ in range(2)]
            left, right = [one.copy() for one in memory], [one.copy() for one in memory]
            wanted = call(program, n, left[0], left[0 if alias else 1])
            found = call(text, n, right[0], right[0 if alias else 1])
            same(found[0], wanted[0])
            for one, other in zip(right, left, strict=True):
                same(one, other)


@pytest.mark.parametrize("options", OPTIONS)
def test_functions_keep_their_meaning(options: str) -> None:
    changed = 0
    for seed in range(24):
        program = AffineMemory(seed + 100 * len(options), seed % 3 == 0).text()
        before, behind = AROUND[seed % len(AROUND)]
        pipeline = f"builtin.module(func.func({before}{PASS}{{{options}}}{behind}))"
        text = after(program, f"--pass-pipeline={pipeline}")
        changed += ", 1>" in text
        check(program, text)
    assert changed > 12


def function(body: str) -> str:
    return f"""
      func.func @f(%n: index, %A: memref<16x16xi32>, %C: memref<16x16xi32>) -> i32 {{
        %c7 = arith.constant 7 : i32
        {body}
        return %c7 : i32
      }}"""


WRONG = {
    "not all is stored": """
        affine.for %i = 0 to 8 {
          affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] {
            affine.store %c7, %A[%i, 3] : memref<16x16xi32>
          }
        }""",
    "gaps": """
        affine.for %i = 0 to 16 step 3 {
          affine.store %c7, %A[%i, 2 * %i - %i] : memref<16x16xi32>
          affine.store %c7, %A[0, %i] : memref<16x16xi32>
          affine.store %c7, %A[0, 0] : memref<16x16xi32>
        }
        affine.for %i = 0 to 5 {
          affine.store %c7, %A[2, 2 * %i + 1] : memref<16x16xi32>
        }""",
    "the same memory": """
        affine.for %i = 0 to 8 {
          %0 = affine.load %C[0, %i] : memref<16x16xi32>
          affine.store %0, %A[0, %i + 1] : memref<16x16xi32>
        }""",
    "another op": """
        affine.for %i = 0 to 8 {
          affine.store %c7, %A[%i, 3] : memref<16x16xi32>
          %0 = memref.load %A[%n, %n] : memref<16x16xi32>
          affine.store %0, %C[%i, 3] : memref<16x16xi32>
        }""",
    "a vector": """
        affine.for %i = 0 to 4 {
          %0 = affine.load %A[0, %i] : memref<16x16xi32>
          %1 = affine.vector_load %A[0, %i + 5] : memref<16x16xi32>, vector<4xi32>
          affine.vector_store %1, %C[%i, 0] : memref<16x16xi32>, vector<4xi32>
        }""",
}


@pytest.mark.parametrize("name", WRONG)
def test_reference_is_wrong(name: str) -> None:
    """What pyopt does is right; what mlir-opt does reads what is not there, or computes something else."""
    program = function(WRONG[name])
    check(program, after(program, f"--{PASS}"))
    with pytest.raises((AssertionError, RunError)):
        check(program, after(program, f"--{PASS}=reference-exact=true"))


INNER = function("""
        affine.for %i = 0 to 16 step 4 {
          affine.store %c7, %A[0, %i] : memref<16x16xi32>
          affine.for %j = 0 to 16 {
            %0 = affine.load %A[0, %j] : memref<16x16xi32>
            affine.store %0, %C[%i, %j] : memref<16x16xi32>
          }
        }""")


def test_copies_are_made_again_where_the_outer_loop_writes() -> None:
    """mlir-opt copies once, in front of the outer loop."""
    options = "skip-non-unit-stride-loops"
    check(INNER, after(INNER, f"--{PASS}={options}"))
    with pytest.raises(AssertionError):
        check(INNER, after(INNER, f"--{PASS}=reference-exact=true {options}"))


OUTER_REMAINDER = function("""
        affine.for %i = 0 to 2 {
          affine.store %c7, %A[%i mod 4, 3] : memref<16x16xi32>
        }
        affine.for %i = 0 to 16 {
          affine.for %j = affine_map<(d0) -> (d0 mod 4)>(%i) to 4 {
            affine.store %c7, %C[0, %j + 2] : memref<16x16xi32>
          }
        }""")


def test_boxes_of_remainders_are_not_all_stored() -> None:
    """Around what the outer counters give, a box has all that remainders may be."""
    for options in ("fast-mem-capacity=0", "generate-dma fast-mem-capacity=0"):
        check(OUTER_REMAINDER, after(OUTER_REMAINDER, f"--{PASS}={options}"))
        with pytest.raises((AssertionError, RunError)):
            check(OUTER_REMAINDER, after(OUTER_REMAINDER, f"--{PASS}=reference-exact=true {options}"))
