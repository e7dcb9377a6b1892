"""Conditions as expressions that are 1 or 0, choices by them, and calls that are run for themselves."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING

import pytest

from pyopt.analysis.shapes.expressions import (
    ONE,
    ZERO,
    UnknownNumber,
    add,
    ceildiv,
    constant,
    floordiv,
    mod,
    mul,
    sub,
    substitute,
    variable,
    with_halves,
)
from pyopt.analysis.shapes.extrema import greatest, is_more, is_truth, least
from pyopt.analysis.shapes.values import fitting
from pyopt.dialects.arith.predicates import CMPI, compare_integers
from pyopt.dialects.arith.shape_transfer import CALCULATIONS, truth_of
from pyopt.driver.run import run_in_process
from pyopt.ir.types import I1, I64

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe

N, M = UnknownNumber("n"), UnknownNumber("m")
n, m = variable(N), variable(M)
SIZES = list(itertools.product((0, 1, 2, 3, 7, 12), (0, 1, 2, 3, 7, 12)))


def value(expression: Maybe, sizes: tuple[int, int]) -> int:
    found = substitute(expression, {N: constant(sizes[0]), M: constant(sizes[1])})
    assert found is not None
    number = found.value()
    assert number is not None
    return number


def drawn(rng: random.Random, depth: int = 2) -> Maybe:
    """An expression over two extents."""
    if depth == 0 or rng.random() < 0.2:
        return rng.choice([n, m, constant(rng.randint(-4, 4))])
    lhs, rhs = drawn(rng, depth - 1), drawn(rng, depth - 1)
    divisor = constant(rng.randint(1, 4))
    return rng.choice([
        add(lhs, rhs), sub(lhs, rhs), floordiv(lhs, divisor), ceildiv(lhs, divisor), mod(lhs, divisor),
        greatest(lhs, rhs), least(lhs, rhs), mul(lhs, divisor),
    ])  # fmt: skip


@pytest.mark.parametrize("seed", range(300))
def test_conditions_are_what_they_are_for_all_sizes(seed: int) -> None:
    rng = random.Random(seed)
    lhs, rhs = drawn(rng), drawn(rng)
    for predicate in range(len(CMPI)):
        truth = truth_of(predicate, lhs, rhs, I64)
        for sizes in SIZES if truth is not None else ():
            assert value(truth, sizes) == compare_integers(predicate, value(lhs, sizes), value(rhs, sizes), 64)


@pytest.mark.parametrize("seed", range(200))
def test_divisions_round_towards_zero(seed: int) -> None:
    rng = random.Random(seed)
    number = drawn(rng)
    divisor = rng.randint(1, 5)
    for name in ("divsi", "remsi"):
        found = CALCULATIONS[name](number, constant(divisor))
        for sizes in SIZES if found is not None else ():
            given = value(number, sizes)
            quotient = abs(given) // divisor * (1 if given >= 0 else -1)
            assert value(found, sizes) == (quotient if name == "divsi" else given - quotient * divisor)


@pytest.mark.parametrize("seed", range(200))
def test_halves_have_one_form(seed: int) -> None:
    rng = random.Random(seed)
    number = drawn(rng, 3)
    for one in (number, sub(number, floordiv(number, constant(2)))):
        for sizes in SIZES if one is not None else ():
            assert value(with_halves(one), sizes) == value(one, sizes)


def test_the_form_of_halves() -> None:
    half = floordiv(add(n, ONE), constant(2))
    rounded = sub(half, floordiv(half, constant(2)))
    assert str(rounded) != str(floordiv(add(half, ONE), constant(2)))
    assert with_halves(rounded) is floordiv(add(half, ONE), constant(2))
    assert with_halves(add(rounded, n)) is add(floordiv(add(half, ONE), constant(2)), n)
    assert with_halves(half) is half


def test_what_is_more_than_nothing() -> None:
    assert is_more(None) is None
    assert is_more(n) is least(n, ONE)
    assert is_more(add(n, ONE)) is ONE and is_more(ZERO) is ZERO
    rest = mod(n, constant(3))
    assert is_more(rest) is sub(ceildiv(n, constant(3)), floordiv(n, constant(3)))
    assert is_more(mul(rest, constant(4))) is is_more(rest)
    for sizes in SIZES:
        assert value(is_more(mod(n, add(m, ONE))), sizes) == (sizes[0] % (sizes[1] + 1) != 0)
    assert is_truth(is_more(rest)) and is_truth(is_more(n)) and not is_truth(n) and not is_truth(rest)
    assert is_truth(mod(n, constant(2))) and not is_truth(sub(ZERO, is_more(n)))


def test_tensors_of_truths_hold_what_is_one_or_zero() -> None:
    truth = is_more(mod(n, constant(2)))
    assert fitting(truth, I1) is truth
    assert fitting(n, I1) is None and fitting(sub(ZERO, truth), I1) is None
    assert fitting(ONE, I1) is ONE and fitting(constant(2), I1) is None


CALLED = """
func.func private @some(%x: index, %d: index) -> index {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
{body}
  return %0 : index
}}
func.func @main(%t: tensor<?xf32>) -> (index, i1) {{
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %few = arith.subi %n, %c5 : index
  %other = call @some(%n, %c5) : (index, index) -> index
  %0 = call @some(%few, %c2) : (index, index) -> index
{same}
  %same = arith.cmpi eq, %0, %1 : index
  return %0, %same : index, i1
}}
"""
ABSOLUTE = """
  %negative = arith.subi %c0, %x : index
  %below = arith.cmpi slt, %x, %c0 : index
  %0 = arith.select %below, %negative, %x : index
"""
FLOOR = """
  %q = arith.divsi %x, %d : index
  %r = arith.remsi %x, %d : index
  %below = arith.cmpi slt, %x, %c0 : index
  %rounds = arith.cmpi ne, %r, %c0 : index
  %both = arith.andi %below, %rounds : i1
  %less = arith.subi %q, %c1 : index
  %0 = arith.select %both, %less, %q : index
"""
ZERO_IS_OTHER = """
  %none = arith.cmpi eq, %x, %c0 : index
  %q = arith.floordivsi %x, %d : index
  %0 = arith.select %none, %c1, %q : index
"""
BELOW_IS_OTHER = """
  %q = arith.divsi %x, %d : index
  %0 = arith.addi %q, %c0 : index
"""


@pytest.mark.parametrize(
    ("body", "same", "known"),
    [
        (FLOOR, "  %1 = arith.floordivsi %few, %c2 : index", True),
        (FLOOR, "  %1 = arith.divsi %few, %c2 : index", False),
        # Another number for 0, and for what is negative: there is no expression for all.
        (ZERO_IS_OTHER, "  %1 = arith.floordivsi %few, %c2 : index", False),
        (BELOW_IS_OTHER, "  %1 = arith.floordivsi %few, %c2 : index", False),
        (ABSOLUTE, "  %1 = arith.maxsi %few, %c2 : index", False),
    ],
    ids=["floor", "truncated", "zero", "below", "absolute"],
)
def test_results_that_are_the_same_for_all_signs(body: str, same: str, known: bool) -> None:
    text = CALLED.format(body=body.strip("\n"), same=same)
    code, out, err = run_in_process(["--shape-inference", "--canonicalize", "-"], text)
    assert (code, err) == (0, "")
    assert ("arith.constant true" in out) is known
    assert ("arith.cmpi eq, %" in out.partition("@main")[2]) is not known


def test_errors_in_a_body_that_is_run_for_a_call_are_not_told() -> None:
    """The call is not reached with what would be wrong."""
    text = """
    func.func private @joined(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index) -> index {
      %0 = "onnx.Add"(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      %c2 = arith.constant 2 : index
      %1 = arith.divsi %n, %c2 : index
      return %1 : index
    }
    func.func @main(%x: tensor<2xf32>, %y: tensor<3xf32>, %c: i1, %t: tensor<?xf32>) -> index {
      %c0 = arith.constant 0 : index
      %n = tensor.dim %t, %c0 : tensor<?xf32>
      %m = arith.subi %c0, %n : index
      %a = tensor.cast %x : tensor<2xf32> to tensor<?xf32>
      %b = tensor.cast %y : tensor<3xf32> to tensor<?xf32>
      %0 = scf.if %c -> index {
        %1 = func.call @joined(%a, %b, %n) : (tensor<?xf32>, tensor<?xf32>, index) -> index
        scf.yield %1 : index
      } else {
        %1 = func.call @joined(%a, %a, %m) : (tensor<?xf32>, tensor<?xf32>, index) -> index
        scf.yield %1 : index
      }
      return %0 : index
    }
    """
    flags = ["--allow-unregistered-dialect", "--shape-inference=library=common", "-"]
    code, _, err = run_in_process(flags, text)
    assert (code, err) == (0, "")
