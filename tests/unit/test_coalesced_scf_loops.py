"""One loop in the place of nested scf.for computes what they do, in the same order, also where they do not run."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tests.unit.interpreter.programs import after, call, same

SIZES = (-3, -1, 0, 1, 2, 5)

OTHER_INTEGERS = """
  func.func @f(%a: index, %n: index, %m: index) -> i8 {{
    %zero = arith.constant 0 : i8
    %begin = arith.constant {begin} : i8
    %end = arith.constant {end} : i8
    %step = arith.constant {step} : i8
    %c3 = arith.constant 3 : i8
    %c90 = arith.constant 90 : i8
    %r = scf.for %i = %begin to %end step %step iter_args(%s = %zero) -> (i8) : i8 {{
      %q = scf.for %j = %c3 to %c90 step %c3 iter_args(%t = %s) -> (i8) : i8 {{
        %0 = arith.muli %t, %c3 : i8
        %1 = arith.addi %0, %i : i8
        %2 = arith.addi %1, %j : i8
        scf.yield %2 : i8
      }}
      scf.yield %q : i8
    }}
    return %r : i8
  }}"""
NESTS = {
    "bounds": """
  func.func @f(%a: index, %n: index, %m: index) -> (i64, i64) {
    %zero = arith.constant 0 : i64
    %seven = arith.constant 7 : i64
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %r:2 = scf.for %i = %a to %n step %c2 iter_args(%s = %zero, %k = %zero) -> (i64, i64) {
      %q:2 = scf.for %j = %a to %m step %c3 iter_args(%t = %s, %l = %k) -> (i64, i64) {
        %p:2 = scf.for %h = %a to %c2 step %c2 iter_args(%u = %t, %o = %l) -> (i64, i64) {
          %0 = arith.index_cast %i : index to i64
          %1 = arith.index_cast %j : index to i64
          %2 = arith.index_cast %h : index to i64
          %3 = arith.muli %u, %seven : i64
          %4 = arith.addi %3, %0 : i64
          %5 = arith.muli %4, %seven : i64
          %6 = arith.addi %5, %1 : i64
          %7 = arith.addi %6, %2 : i64
          %8 = arith.addi %o, %1 : i64
          scf.yield %7, %8 : i64, i64
        }
        scf.yield %p#0, %p#1 : i64, i64
      }
      scf.yield %q#0, %q#1 : i64, i64
    }
    return %r#0, %r#1 : i64, i64
  }""",
    "values of the outer loop": """
  func.func @f(%a: index, %n: index, %m: index) -> i64 {
    %one = arith.constant 1 : i64
    %c1 = arith.constant 1 : index
    %r = scf.for %i = %a to %n step %c1 iter_args(%s = %one) -> i64 {
      %q = scf.for %j = %a to %m step %c1 iter_args(%t = %s) -> i64 {
        %0 = arith.addi %t, %s : i64
        scf.yield %0 : i64
      }
      scf.yield %q : i64
    }
    return %r : i64
  }""",
    "constants of other integers": OTHER_INTEGERS.format(begin=-50, end=60, step=40),
    "distance that has no room": OTHER_INTEGERS.format(begin=-100, end=100, step=45),
    "iterations that have no room": OTHER_INTEGERS.format(begin=-50, end=60, step=20),
    "unsigned": """
  func.func @f(%a: index, %n: index, %m: index) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %r = scf.for unsigned %i = %c9 to %c1 step %c1 iter_args(%s = %c0) -> index {
      %q = scf.for unsigned %j = %c9 to %c1 step %c1 iter_args(%t = %s) -> index {
        %0 = arith.addi %t, %i : index
        scf.yield %0 : index
      }
      scf.yield %q : index
    }
    return %r : index
  }""",
}


@pytest.mark.parametrize("name", NESTS)
def test_coalesced_loops_compute_the_same(name: str) -> None:
    text = after(NESTS[name], "--affine-loop-coalescing")
    for begin, end, other in itertools.product((-2, 0, 1), SIZES, SIZES):
        expected = call(NESTS[name], begin, end, other)
        for one, two in itertools.zip_longest(call(text, begin, end, other), expected):
            same(np.asarray(one), np.asarray(two))


def test_which_nests_become_one_loop() -> None:
    counts = {name: after(text, "--affine-loop-coalescing").count("scf.for") for name, text in NESTS.items()}
    assert counts == {
        "bounds": 1,
        "values of the outer loop": 2,
        "constants of other integers": 1,
        "distance that has no room": 2,
        "iterations that have no room": 2,
        "unsigned": 2,
    }
