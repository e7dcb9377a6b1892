"""Control flow, calls, limits and poison, on small programs whose results Python says."""

from __future__ import annotations

import sys
import threading
import warnings

import numpy as np
import pytest

from pyopt.interpreter import Options, RunError, parse, run
from tests.support.work import calls_in


def results(text: str, *arguments: object, options: Options | None = None) -> list[object]:
    """What @f gives, as Python values."""
    return [array.tolist() for array in run(parse(text), "f", *arguments, options=options)]


def failure(text: str, *arguments: object, options: Options | None = None) -> str:
    """The message of a run of @f that fails."""
    with pytest.raises(RunError) as caught:
        run(parse(text), "f", *arguments, options=options)
    return str(caught.value)


def test_branch_arguments_are_taken_at_once() -> None:
    text = """
    func.func @f(%n: index) -> (index, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      cf.br ^loop(%n, %c0, %c1 : index, index, index)
    ^loop(%k: index, %a: index, %b: index):
      %more = arith.cmpi sgt, %k, %c0 : index
      %next = arith.subi %k, %c1 : index
      cf.cond_br %more, ^loop(%next, %b, %a : index, index, index), ^end
    ^end:
      return %a, %b : index, index
    }
    """
    assert results(text, 3) == [1, 0]
    assert results(text, 4) == [0, 1]


def test_switch_takes_the_first_case_that_fits_or_the_default() -> None:
    text = """
    func.func @f(%x: i8) -> i8 {
      %a = arith.constant 10 : i8
      cf.switch %x : i8, [
        default: ^end(%x : i8),
        255: ^end(%a : i8),
        3: ^other
      ]
    ^other:
      %b = arith.addi %x, %a : i8
      cf.br ^end(%b : i8)
    ^end(%r: i8):
      return %r : i8
    }
    """
    assert [results(text, x) for x in (-1, 3, 4)] == [[10], [13], [4]]


@pytest.mark.parametrize(("lower", "upper", "step"), [(0, 10, 3), (-4, 3, 2), (5, 5, 1), (6, 2, 1), (0, 1, 100)])
def test_for(lower: int, upper: int, step: int) -> None:
    text = """
    func.func @f(%l: index, %u: index, %s: index) -> (index, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %r:2 = scf.for %i = %l to %u step %s iter_args(%sum = %c0, %count = %c0) -> (index, index) {
        %0 = arith.addi %sum, %i : index
        %1 = arith.addi %count, %c1 : index
        scf.yield %0, %1 : index, index
      }
      return %r#0, %r#1 : index, index
    }
    """
    values = range(lower, upper, step)
    assert results(text, lower, upper, step) == [sum(values), len(values)]
    assert "the step of the loop is 0" in failure(text, 0, 1, 0)


def test_parallel_reduces_each_value_on_its_own() -> None:
    text = """
    func.func @f(%n: index) -> (index, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %r:2 = scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c2) init (%c0, %c1) -> (index, index) {
        %p = arith.muli %i, %j : index
        scf.reduce(%p, %j : index, index) {
        ^bb0(%a: index, %b: index):
          %s = arith.addi %a, %b : index
          scf.reduce.return %s : index
        }, {
        ^bb0(%a: index, %b: index):
          %s = arith.maxsi %a, %b : index
          scf.reduce.return %s : index
        }
      }
      return %r#0, %r#1 : index, index
    }
    """
    points = [(i, j) for i in range(6) for j in range(1, 6, 2)]
    assert results(text, 6) == [sum(i * j for i, j in points), max(j for _, j in points)]
    assert results(text, 0) == [0, 1]


def test_parallel_walks_huge_spaces_step_by_step() -> None:
    text = """
    func.func @f() {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = arith.constant 4611686018427387904 : index
      scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
        scf.reduce
      }
      return
    }
    """
    assert "more than 1000 steps" in failure(text, options=Options(max_steps=1000))


def test_forall_inserts_when_all_have_ended() -> None:
    text = """
    func.func @f(%t: tensor<2x6xi32>, %n: index) -> tensor<2x6xi32> {
      %r = scf.forall (%i, %j) in (2, %n) shared_outs(%o = %t) -> tensor<2x6xi32> {
        %k = affine.apply affine_map<(d0) -> (d0 * 2)>(%j)
        %s = tensor.extract_slice %o[%i, %k] [1, 2] [1, 1] : tensor<2x6xi32> to tensor<2xi32>
        %d = arith.addi %s, %s : tensor<2xi32>
        %c1 = arith.constant 1 : index
        %other = arith.subi %c1, %i : index
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %d into %o[%other, %k] [1, 2] [1, 1] : tensor<2xi32> into tensor<2x6xi32>
        }
      }
      return %r : tensor<2x6xi32>
    }
    """
    given = np.arange(12).reshape(2, 6)
    (found,) = run(parse(text), "f", given, 3)
    assert found.tolist() == (2 * given[::-1]).tolist()
    assert given.tolist() == np.arange(12).reshape(2, 6).tolist()
    (some,) = run(parse(text), "f", given, 1)
    assert some.tolist() == [[12, 14, 2, 3, 4, 5], [0, 2, 8, 9, 10, 11]]


def test_forall_inserts_what_fits() -> None:
    text = """
    func.func @f(%t: tensor<4xi8>, %s: tensor<?xi8>, %n: index) -> tensor<4xi8> {
      %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> tensor<4xi8> {
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %s into %o[%i] [%n] [2] : tensor<?xi8> into tensor<4xi8>
        }
      }
      return %r : tensor<4xi8>
    }
    """
    given = [1, 2, 3, 4]
    assert results(text, given, [8, 9], 2) == [[8, 2, 9, 4]]
    assert "a tensor of 3 is inserted into a slice of 2" in failure(text, given, [7, 8, 9], 2)
    assert "out of the bounds of dimension 0, which is 4" in failure(text, given, [7, 8, 9], 3)


def test_while_and_regions_of_several_blocks() -> None:
    text = """
    func.func @f(%n: i32) -> (i32, i32) {
      %one = arith.constant 1 : i32
      %two = arith.constant 2 : i32
      %r:2 = scf.while (%x = %n, %steps = %one) : (i32, i32) -> (i32, i32) {
        %go = arith.cmpi ne, %x, %one : i32
        scf.condition(%go) %steps, %x : i32, i32
      } do {
      ^bb0(%s: i32, %x: i32):
        %next = scf.execute_region -> i32 {
          %half, %odd = scf.execute_region -> (i32, i32) {
            %h = arith.divsi %x, %two : i32
            %o = arith.remsi %x, %two : i32
            scf.yield %h, %o : i32, i32
          }
          %is_odd = arith.cmpi eq, %odd, %one : i32
          cf.cond_br %is_odd, ^odd, ^even(%half : i32)
        ^odd:
          %three = arith.constant 3 : i32
          %t = arith.muli %x, %three : i32
          %u = arith.addi %t, %one : i32
          cf.br ^even(%u : i32)
        ^even(%y: i32):
          scf.yield %y : i32
        }
        %more = arith.addi %s, %one : i32
        scf.yield %next, %more : i32, i32
      }
      return %r#0, %r#1 : i32, i32
    }
    """
    steps, x = 1, 27
    while x != 1:
        x, steps = (3 * x + 1 if x % 2 else x // 2), steps + 1
    assert results(text, 27) == [steps, 1]


DEEP = """
func.func @f(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %end = arith.cmpi eq, %n, %c0 : i64
  %r = scf.if %end -> i64 {
    scf.yield %c0 : i64
  } else {
    %m = arith.subi %n, %c1 : i64
    %s = scf.execute_region -> i64 {
      %x = func.call @f(%m) : (i64) -> i64
      scf.yield %x : i64
    }
    %t = arith.addi %s, %n : i64
    scf.yield %t : i64
  }
  return %r : i64
}
"""


def test_calls_nest_as_deep_as_allowed() -> None:
    assert results(DEEP, 9000) == [9000 * 9001 // 2]
    message = failure(DEEP, 10_000_000)
    assert "calls nest deeper than 10000 (--max-recursion)" in message and "called from here" in message
    # Without that limit Python's own ends the program, in the same way.
    assert "nest too deep" in failure(DEEP, 10_000_000, options=Options(max_calls=1 << 40))


def _no_thread(thread: threading.Thread) -> None:
    raise RuntimeError("can't start new thread")


def _no_size(size: int = 0) -> int:
    raise RuntimeError("setting stack size not supported")


@pytest.mark.parametrize("lacks", ["threads", "sizes of stacks"])
def test_without_threads_programs_run_on_the_stack_of_the_caller(monkeypatch: pytest.MonkeyPatch, lacks: str) -> None:
    if lacks == "threads":
        monkeypatch.setattr(threading.Thread, "start", _no_thread)
    else:
        monkeypatch.setattr(threading, "stack_size", _no_size)
    limit = sys.getrecursionlimit()
    size = 0 if lacks == "sizes of stacks" else threading.stack_size()
    assert results(DEEP, 40) == [40 * 41 // 2]
    message = failure(DEEP, 9000)
    assert "calls and regions nest too deep" in message and "called from here" in message
    # What went wrong, and where Python's limit stood, is forgotten.
    assert results(DEEP, 40) == [40 * 41 // 2]
    assert sys.getrecursionlimit() == limit
    assert lacks == "sizes of stacks" or threading.stack_size() == size
    overflow = "func.func @f(%a: f64) -> f64 {\n %0 = arith.mulf %a, %a : f64\n return %0 : f64\n}"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert results(overflow, 1e300) == [float("inf")]


def test_steps_are_limited() -> None:
    text = "func.func @f() {\n cf.br ^a\n^a:\n cf.br ^a\n}"
    assert "more than 500 steps" in failure(text, options=Options(max_steps=500))


def test_memory_is_limited() -> None:
    text = """
    func.func @f() -> tensor<4096x4096xf64> {
      %0 = arith.constant dense<1.0> : tensor<4096x4096xf64>
      %1 = arith.addf %0, %0 : tensor<4096x4096xf64>
      return %1 : tensor<4096x4096xf64>
    }
    """
    assert "more than 1000000 bytes of memory (--max-memory)" in failure(text, options=Options(max_memory=1_000_000))
    many = """
    func.func @f(%t: tensor<512x512xf64>) -> tensor<512x512xf64> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = arith.constant 50 : index
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<512x512xf64> {
        %y = arith.addf %x, %t : tensor<512x512xf64>
        scf.yield %y : tensor<512x512xf64>
      }
      return %r : tensor<512x512xf64>
    }
    """
    # Memory without references does not count: 50 arrays of 2 MiB, a few at a time.
    (found,) = run(parse(many), "f", np.ones((512, 512)), options=Options(max_memory=16 << 20))
    assert found[0, 0] == 51.0


def test_a_million_iterations_take_seconds() -> None:
    text = """
    func.func @f(%n: index) -> i64 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %z = arith.constant 0 : i64
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> i64 {
        %x = arith.index_cast %i : index to i64
        %y = arith.muli %x, %x : i64
        %t = arith.addi %s, %y : i64
        scf.yield %t : i64
      }
      return %r : i64
    }
    """
    count = 200_000
    found: list[object] = []
    assert calls_in(lambda: found.append(results(text, count))) < count // 10
    assert found == [[sum(i * i for i in range(count))]]


# Poison.

POISON = """
func.func @f(%a: i8, %b: i8, %c: i1) -> i8 {
  %p = arith.shli %a, %b : i8
  %q = arith.addi %p, %a : i8
  %r = arith.select %c, %q, %a : i8
  return %r : i8
}
"""


def test_poison_spreads_until_it_is_chosen_against() -> None:
    assert results(POISON, 3, 1, True) == [9]
    assert results(POISON, 3, 9, False) == [3]
    message = failure(POISON, 3, 9, True)
    assert "<text>:3:8: error: 'arith.shli' op the result is poison: the shift's distance is not below" in message
    assert results(POISON, 3, 9, True, options=Options(strict=False)) == [3]


def test_unreachable_places() -> None:
    text = """
    func.func @f(%c: i1, %a: i8) -> i8 {
      cf.cond_br %c, ^good, ^bad
    ^good:
      return %a : i8
    ^bad:
      ub.unreachable
    }
    """
    assert results(text, True, 7) == [7]
    message = failure(text, False, 7)
    assert "<text>:7:7: error: 'ub.unreachable' op control comes to a place that it must not reach" in message
    assert "control comes to a place" in failure(text, False, 7, options=Options(strict=False))


def test_depending_on_poison_is_undefined() -> None:
    text = """
    func.func @f(%a: i8) -> i8 {
      %p = ub.poison : i8
      %q = arith.addi %p, %a : i8
      %c = arith.cmpi eq, %q, %a : i8
      %r = scf.if %c -> i8 {
        scf.yield %a : i8
      } else {
        scf.yield %q : i8
      }
      return %r : i8
    }
    """
    message = failure(text, 1)
    assert "<text>:6:12: error: 'scf.if' op depends on poison: it is what ub.poison gives" in message
    assert "<text>:3:12: note: the poison comes from here" in message
    assert results(text, 1, options=Options(strict=False)) == [1]


def test_overflow_flags() -> None:
    text = """
    func.func @f(%a: i8, %b: i8) -> (i8, i8) {
      %0 = arith.addi %a, %b overflow<nsw> : i8
      %1 = arith.addi %a, %b overflow<nuw> : i8
      return %0, %1 : i8, i8
    }
    """
    assert results(text, 100, 27) == [127, 127]
    assert "the signed result does not fit (nsw)" in failure(text, 100, 28)
    assert "the unsigned result does not fit (nuw)" in failure(text, -1, 1)
    assert results(text, 100, 28, options=Options(strict=False)) == [-128, -128]


def test_exact_divisions_and_shifts() -> None:
    text = """
    func.func @f(%a: i8, %b: i8) -> i8 {{
      %0 = arith.{} %a, %b exact : i8
      return %0 : i8
    }}
    """
    for name, fits, remains in (
        ("divsi", ((-6, 3, -2), (-128, 4, -32), (0, 5, 0)), ((-7, 3), (1, -2))),
        ("divui", ((-2, 2, 127), (9, 3, 3)), ((-1, 2), (5, -1))),
        ("shrsi", ((-8, 3, -1), (5, 0, 5)), ((-7, 1), (4, 3))),
        ("shrui", ((-8, 3, 31), (64, 6, 1)), ((-7, 1), (4, 3))),
    ):
        for a, b, result in fits:
            assert results(text.format(name), a, b) == [result]
        for a, b in remains:
            assert "the result is not exact" in failure(text.format(name), a, b)
    assert results(text.format("divsi"), 7, 2, options=Options(strict=False)) == [3]
    assert results(text.format("shrui"), 7, 1, options=Options(strict=False)) == [3]


def test_truncations_with_flags() -> None:
    text = """
    func.func @f(%a: i8) -> (i4, i4) {
      %0 = arith.trunci %a overflow<nsw> : i8 to i4
      %1 = arith.trunci %a overflow<nuw> : i8 to i4
      return %0, %1 : i4, i4
    }
    """
    assert results(text, 7) == [7, 7]
    assert "the signed result does not fit (nsw)" in failure(text, 8)
    assert "the unsigned result does not fit (nuw)" in failure(text, -8)
    assert results(text, 24, options=Options(strict=False)) == [-8, -8]


def test_a_division_has_undefined_behaviour_of_its_own() -> None:
    text = """
    func.func @f(%a: i8, %b: i8) -> i8 {
      %0 = arith.divsi %a, %b : i8
      return %a : i8
    }
    """
    assert results(text, 1, 1) == [1]
    assert "'arith.divsi' op division by zero" in failure(text, 1, 0)
    assert "'arith.divsi' op the quotient of -128 by -1 does not fit" in failure(text, -128, -1)
    # A floored one is pure: only its result is lost.
    assert results(text.replace("divsi", "floordivsi"), 1, 0) == [1]


def test_assert() -> None:
    text = """
    func.func @f(%c: i1) {
      cf.assert %c, "it holds"
      return
    }
    """
    assert results(text, True) == []
    assert "'cf.assert' op assertion failed: it holds" in failure(text, False)
    assert results(text, False, options=Options(strict=False)) == []


def test_functions_are_values() -> None:
    text = """
    func.func private @twice(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      return %0 : i32
    }
    func.func private @square(%x: i32) -> i32 {
      %0 = arith.muli %x, %x : i32
      return %0 : i32
    }
    func.func @f(%c: i1, %x: i32) -> i32 {
      %a = func.constant @twice : (i32) -> i32
      %b = func.constant @square : (i32) -> i32
      %g = arith.select %c, %a, %b : (i32) -> i32
      %r = call_indirect %g(%x) : (i32) -> i32
      return %r : i32
    }
    """
    assert results(text, True, 5) == [10]
    assert results(text, False, 5) == [25]


def test_a_condition_that_the_loop_itself_makes_poison() -> None:
    text = """
    func.func @f(%n: i8) -> i8 {
      %r = scf.while (%x = %n) : (i8) -> i8 {
        %far = arith.shli %x, %x : i8
        %go = arith.cmpi ne, %far, %x : i8
        scf.condition(%go) %x : i8
      } do {
      ^bb0(%x: i8):
        %next = arith.addi %x, %x : i8
        scf.yield %next : i8
      }
      return %r : i8
    }
    """
    assert results(text, 0) == [0]
    message = failure(text, 3)
    assert "'scf.while' op depends on poison: the shift's distance is not below the width, 8" in message
    assert "<text>:4:16: note: the poison comes from here" in message


def test_unrealized_casts() -> None:
    text = """
    func.func @f(%x: i8, %t: tensor<2xi8>) -> (index, tensor<2xi8>) {
      %0 = builtin.unrealized_conversion_cast %x : i8 to index
      %1 = builtin.unrealized_conversion_cast %t : tensor<2xi8> to i64
      %2 = builtin.unrealized_conversion_cast %1 : i64 to tensor<2xi8>
      return %0, %2 : index, tensor<2xi8>
    }
    """
    assert results(text, -5, [1, 2]) == [-5, [1, 2]]
    used = text.replace("%2 = builtin", "%3 = arith.addi %1, %1 : i64\n %2 = builtin")
    assert "'arith.addi' op uses a value of an unrealized conversion" in failure(used, -5, [1, 2])


def test_unrealized_casts_of_small_floats() -> None:
    """llvm has integers in their place, of the same bits."""
    text = """
    func.func @f(%x: i8, %v: vector<2xi4>) -> (f8E5M2, i8, vector<2xf4E2M1FN>) {
      %0 = builtin.unrealized_conversion_cast %x : i8 to f8E5M2
      %1 = arith.negf %0 : f8E5M2
      %2 = builtin.unrealized_conversion_cast %1 : f8E5M2 to i8
      %3 = builtin.unrealized_conversion_cast %v : vector<2xi4> to vector<2xf4E2M1FN>
      return %0, %2, %3 : f8E5M2, i8, vector<2xf4E2M1FN>
    }
    """
    number, bits, vector = results(text, 0x3C, np.array([2, -6], np.int8))
    assert (number, bits, np.asarray(vector).tolist()) == (1.0, 0x3C - 0x80, [1.0, -1.0])


def test_unrealized_casts_of_rows_of_small_floats() -> None:
    text = """
    func.func @f(%v: vector<2x2xi4>) -> (vector<2x2xf4E2M1FN>, vector<2x2xi4>) {
      %0 = builtin.unrealized_conversion_cast %v : vector<2x2xi4> to !llvm.array<2 x vector<2xi4>>
      %1 = builtin.unrealized_conversion_cast %0 : !llvm.array<2 x vector<2xi4>> to vector<2x2xf4E2M1FN>
      %2 = arith.negf %1 : vector<2x2xf4E2M1FN>
      %3 = builtin.unrealized_conversion_cast %2 : vector<2x2xf4E2M1FN> to !llvm.array<2 x vector<2xi4>>
      %4 = builtin.unrealized_conversion_cast %3 : !llvm.array<2 x vector<2xi4>> to vector<2x2xi4>
      return %1, %4 : vector<2x2xf4E2M1FN>, vector<2x2xi4>
    }
    """
    floats, bits = results(text, np.array([[2, -6], [1, 3]], np.int8))
    assert np.asarray(floats).tolist() == [[1.0, -1.0], [0.5, 1.5]]
    assert np.asarray(bits).tolist() == [[2 - 8, 2], [1 - 8, 3 - 8]]


def test_unreachable_places_of_llvm() -> None:
    text = """
    func.func @f(%c: i1, %a: i8) -> i8 {
      cf.cond_br %c, ^good, ^bad
    ^good:
      return %a : i8
    ^bad:
      llvm.unreachable
    }
    """
    assert results(text, True, 7) == [7]
    assert "control comes to a place" in failure(text, False, 7)


def test_casts_of_several_values() -> None:
    text = """
    func.func @f(%x: i8, %t: tensor<2xi8>) -> (i8, tensor<2xi8>) {
      %0:3 = builtin.unrealized_conversion_cast %x, %t : i8, tensor<2xi8> to f32, f64, i1
      %1:2 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2 : f32, f64, i1 to i8, tensor<2xi8>
      return %1#0, %1#1 : i8, tensor<2xi8>
    }
    """
    assert results(text, -5, [1, 2]) == [-5, [1, 2]]
    exchanged = text.replace("%0#0, %0#1, %0#2 : f32, f64, i1", "%0#0, %0#0, %0#2 : f32, f32, i1")
    used = exchanged.replace("return %1#0", "%2 = arith.addi %1#0, %x : i8\n return %2")
    assert "'arith.addi' op uses a value of an unrealized conversion" in failure(used, -5, [1, 2])


@pytest.mark.parametrize(("given", "wanted"), [(2, 20), (5, 50), (-1, 10), (0, 7), (3, 7)])
def test_index_switch(given: int, wanted: int) -> None:
    text = """func.func @f(%i: index, %x: i32) -> i32 {
      %r = scf.index_switch %i -> i32
      case 2 {
        %0 = arith.constant 20 : i32
        scf.yield %0 : i32
      }
      case 5 {
        %0 = arith.constant 50 : i32
        scf.yield %0 : i32
      }
      case -1 {
        %0 = arith.constant 10 : i32
        scf.yield %0 : i32
      }
      default {
        scf.yield %x : i32
      }
      return %r : i32
    }"""
    assert [int(found) for found in run(parse(text), "f", given, 7)] == [wanted]


def test_unrealized_casts_of_vectors() -> None:
    program = """func.func @f(%x: vector<f32>, %i: vector<2xindex>) -> (vector<f32>, vector<2xindex>, vector<2xi8>) {
      %0 = builtin.unrealized_conversion_cast %x : vector<f32> to vector<1xf32>
      %1 = builtin.unrealized_conversion_cast %0 : vector<1xf32> to vector<f32>
      %2 = builtin.unrealized_conversion_cast %i : vector<2xindex> to vector<2xi64>
      %3 = builtin.unrealized_conversion_cast %2 : vector<2xi64> to vector<2xindex>
      %4 = builtin.unrealized_conversion_cast %i : vector<2xindex> to vector<2xi8>
      return %1, %3, %4 : vector<f32>, vector<2xindex>, vector<2xi8>
    }"""
    same, indices, bytes_ = run(parse(program), "f", np.array(1.5, np.float32), np.array([3, -4]))
    assert same.shape == () and same == 1.5
    assert indices.tolist() == bytes_.tolist() == [3, -4]
    assert "an element is no number of the type" in failure(program, np.array(1.5, np.float32), [3, 400])


def test_a_value_of_an_unrealized_cast_is_no_result() -> None:
    program = """func.func @f(%x: tensor<2xi8>) -> tensor<2xf32> {
      %0 = builtin.unrealized_conversion_cast %x : tensor<2xi8> to tensor<2xf32>
      return %0 : tensor<2xf32>
    }"""
    assert "a value of an unrealized conversion is no array" in failure(program, [1, 2])
