"""Passes keep what programs compute: a quick share of what tools/check_semantics.py does; and it finds mistakes."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import numpy as np
import pytest

import tools.semantics.check as semantics
from pyopt.interpreter.api import find_function
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from tests.support.lit_file import lit_files
from tools.check_semantics import jobs_of_file
from tools.generate import GROUPS, ModuleOptions, generate
from tools.semantics.check import PassStep, Tally, check, reduced, steps_of
from tools.semantics.fitting import Extent, fitting
from tools.semantics.inputs import inputs_of
from tools.semantics.mending import mended
from tools.semantics.outcome import function_type

LIT = Path(__file__).resolve().parents[1] / "lit"
FOLDERS = sorted({path.relative_to(LIT).parts[0] for path in lit_files(LIT)})
INPUTS = 2
GENERATED = 4
SLOW = ("sparse-kernels", "sparse-rewrites")
"""Dialects whose modules take long to mend."""


@pytest.mark.full
@pytest.mark.parametrize("folder", FOLDERS)
def test_passes_of_lit_inputs(folder: str) -> None:
    tally = Tally()
    for path in lit_files(LIT / folder):
        for where, text, steps in jobs_of_file(path, None):
            found = check(text, steps, tally, INPUTS, mend=True)
            if found is not None:
                pytest.fail(f"{where}\n{reduced(found, INPUTS).report()}")


@pytest.mark.full
@pytest.mark.parametrize("dialect", GROUPS)
def test_generated_modules(dialect: str) -> None:
    steps = steps_of(["--canonicalize", "--cse", "--sccp", "--inline", "--loop-invariant-code-motion"])
    for seed in range(GENERATED // 2 if dialect in SLOW else GENERATED):
        text = generate(seed, ModuleOptions((dialect,), functions=2, calls=0.3))
        found = check(text if dialect in SLOW else mended(text, INPUTS), steps, Tally(), INPUTS)
        if found is not None:
            pytest.fail(f"{dialect} {seed}\n{reduced(found, INPUTS).report()}")


PROGRAM = """
func.func @f(%a: i32, %b: i32, %t: tensor<?xi32>) -> (i32, tensor<?xi32>) {
  %0 = arith.muli %a, %b : i32
  %1 = arith.subi %0, %b : i32
  %2 = arith.xori %1, %a : i32
  %3 = arith.addi %t, %t : tensor<?xi32>
  return %2, %3 : i32, tensor<?xi32>
}
"""


def swap_differences(step: PassStep, module: Operation, context: Context) -> bool:
    """A pass that takes subtraction for commutative."""
    for op in module.walk():
        if op.info.name == "arith.subi":
            op.set_operands(op.operands[::-1])
    return True


def test_a_mistake_is_found_and_made_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(semantics, "run_step", swap_differences)
    tally = Tally()
    found = check(PROGRAM, [PassStep("wrong")], tally)
    assert found is not None and found.kind == "other values" and found.function == "f"
    small = reduced(found)
    assert small.text.count("arith.") == 1 and "arith.subi" in small.text
    assert "--wrong changes @f: other values" in small.report()
    assert tally["compared"] >= 1


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        ("arith.divsi %a, %b : i32", "arith.divsi %b, %a : i32", "undefined behaviour"),
        ("arith.shli %a, %b : i32", "arith.addi %a, %b : i32", "other values"),
        ("arith.addi %a, %b : i32", "arith.addi %a, %b overflow<nsw> : i32", "poison"),
        ("arith.addi %a, %b : i32", "arith.divsi %a, %b : i32", "undefined behaviour"),
        ("arith.andi %a, %b : i32", "arith.andi %b, %a : i32", ""),
        ("ub.poison : i32", "arith.addi %a, %b : i32", ""),
    ],
)
def test_kinds_of_differences(monkeypatch: pytest.MonkeyPatch, before: str, after: str, kind: str) -> None:
    """What is undefined or poison before may become anything."""
    text = "func.func @f(%a: i32, %b: i32) -> i32 {{\n %0 = {}\n return %0 : i32\n}}"

    replaced(monkeypatch, text.format(after))
    found = check(text.format(before), [PassStep("replace")], Tally(), 12)
    assert (found.kind if found is not None else "") == kind


def test_undefined_after_a_pass_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    text = """
    func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
      %r = scf.if %c -> i32 {
        %0 = arith.divsi %a, %b : i32
        scf.yield %0 : i32
      } else {
        scf.yield %a : i32
      }
      return %r : i32
    }
    """

    def hoist(step: PassStep, module: Operation, context: Context) -> bool:
        for op in module.walk():
            if op.info.name == "arith.divsi":
                around = op.parent_op()
                assert around is not None
                op.insert_before(around)
                break
        return True

    monkeypatch.setattr(semantics, "run_step", hoist)
    found = check(text, [PassStep("hoist")], Tally(), 12)
    assert found is not None and found.kind == "undefined behaviour"


def test_what_depends_on_uninitialized_memory_is_left_out() -> None:
    text = """
    func.func @f() -> tensor<2xf32> {
      %0 = tensor.empty() : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
    """
    tally = Tally()
    assert check(text, [PassStep("canonicalize")], tally) is None
    assert tally["junk"] == 1 and not tally["compared"]


def replaced(monkeypatch: pytest.MonkeyPatch, after: str) -> None:
    """The pass puts another function in the place of that in the module."""

    def replace(step: PassStep, module: Operation, context: Context) -> bool:
        made = semantics.parsed(after)
        assert made is not None
        old, new = module.regions[0].first, made[0].regions[0].first
        assert old is not None and new is not None and old.first is not None and new.first is not None
        function = new.first
        old.first.erase()
        function.detach()
        old.append(function)
        return True

    monkeypatch.setattr(semantics, "run_step", replace)


OUTSIDE = """
func.func @f(%a: i32, %m: memref<1xi32>) -> i32 {{
  %c0 = arith.constant 0 : index
  {}
  return %r : i32
}}
"""
ONCE = """
  memref.store %a, %m[%c0] : memref<1xi32>
  "x.first"(%m) : (memref<1xi32>) -> ()
  %r = "x.second"(%a) : (i32) -> i32
"""


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (ONCE, ""),
        # The same, with a difference that is not visible from outside.
        (ONCE.replace('"x.first"', '%0 = arith.addi %a, %a : i32\n"x.first"'), ""),
        # Not called, called twice, with something else, before memory has what it should, and in another order.
        (ONCE.replace('"x.first"(%m) : (memref<1xi32>) -> ()', ""), "other results"),
        (ONCE + '"x.second"(%a) : (i32) -> i32\n', "other results"),
        (ONCE.replace("(%a) : (i32)", "(%c0) : (index)"), "other values"),
        ("\n".join(ONCE.splitlines()[2:] + ONCE.splitlines()[:2]), "other values"),
        ("\n".join(ONCE.splitlines()[:2] + ONCE.splitlines()[:1:-1]), "other values"),
        # Called with poison.
        (ONCE.replace("(%a)", "(%p)").replace("  memref.store", "%p = ub.poison : i32\nmemref.store"), "poison"),
    ],
)
def test_calls_of_the_world_outside(monkeypatch: pytest.MonkeyPatch, body: str, kind: str) -> None:
    replaced(monkeypatch, OUTSIDE.format(body))
    tally = Tally()
    found = check(OUTSIDE.format(ONCE), [PassStep("replace")], tally)
    assert (found.kind if found is not None else "") == kind
    assert tally.functions["compared"] == 1


def test_functions_without_a_body_are_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    text = """
    func.func @f(%a: i32) -> i32 {{
      %0 = func.call @g(%a) : (i32) -> i32
      {}
      return %0 : i32
    }}
    func.func private @g(i32) -> i32
    """
    replaced(monkeypatch, text.format("%1 = func.call @g(%0) : (i32) -> i32"))
    found = check(text.format(""), [PassStep("replace")], Tally())
    assert found is not None and found.kind == "other results"


def test_of_results_only_those_that_depend_on_uninitialized_memory_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = """
    func.func @f(%a: i32) -> (tensor<1xi32>, i32) {{
      %0 = tensor.empty() : tensor<1xi32>
      %1 = {}
      return %0, %1 : tensor<1xi32>, i32
    }}
    """
    replaced(monkeypatch, text.format("arith.subi %a, %a : i32"))
    found = check(text.format("arith.addi %a, %a : i32"), [PassStep("replace")], Tally())
    assert found is not None and found.kind == "other values"
    assert found.before.values[0] is None and found.before.values[1] is not None


def test_what_is_never_defined_is_checked_when_mended() -> None:
    text = """
    func.func @f(%m: memref<4xi32>) -> i32 {
      %c9 = arith.constant 9 : index
      %0 = memref.load %m[%c9] : memref<4xi32>
      return %0 : i32
    }
    """
    tally = Tally()
    assert check(text, [PassStep("canonicalize")], tally) is None
    assert tally.functions == {"undefined behaviour": 1} and not tally["compared"]
    assert "out of the bounds" in next(iter(tally.whys))
    mending = Tally()
    assert check(text, [PassStep("canonicalize")], mending, mend=True) is None
    assert mending.functions == {"compared when mended": 1} and mending["compared"]


def test_extents_fit() -> None:
    text = """
    func.func @f(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %e: tensor<?xf32>, %n: index) {
      %0 = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
      %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x7xf32>
      %2 = tensor.expand_shape %e [[0, 1]] output_shape [%n, 3] : tensor<?xf32> into tensor<?x3xf32>
      return
    }
    """
    made = semantics.parsed(text)
    assert made is not None
    function = made[0].regions[0].first.first  # type: ignore[union-attr]  # it has a function
    assert function is not None
    a, b, c, e, n = fitting(function)
    assert (a[1].fixed, b[0].fixed, b[1].fixed, c[1].fixed, a[0], c[0]) == (4, 4, 7, 7, Extent(), Extent())
    assert (e[0].near(4), e[0].near(6), n) == (6, 6, [])


@pytest.mark.parametrize(
    "op",
    [
        "arith.divsi %i, %i : index",
        "memref.load %m[%i] : memref<?xindex>",
        "tensor.dim %t, %i : tensor<?xindex>",
        "tensor.extract %u[%c] : tensor<2xindex>",
        "memref.load %freed[%z] : memref<2xindex>",
    ],
)
def test_mended_programs_are_defined(op: str) -> None:
    text = f"""
    func.func @f(%i: index, %m: memref<?xindex>, %t: tensor<?xindex>, %u: tensor<2xindex>) -> index {{
      %z = arith.constant 0 : index
      %c = arith.constant 100 : index
      %freed = memref.alloc() : memref<2xindex>
      memref.store %z, %freed[%z] : memref<2xindex>
      memref.dealloc %freed : memref<2xindex>
      %0 = {op}
      return %0 : index
    }}
    """
    as_is, better = Tally(), Tally()
    assert check(text, [PassStep("canonicalize")], as_is) is None
    assert check(mended(text, semantics.INPUTS), [PassStep("canonicalize")], better) is None
    assert as_is["undefined behaviour"] and not better["undefined behaviour"]
    assert better["compared"] == semantics.INPUTS


def test_functions_as_values_are_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """The op may be another one, as after printing and parsing; another function is a difference."""
    text = """
    func.func @f() -> ((i32) -> i32) {{
      %0 = func.constant @{} : (i32) -> i32
      return %0 : (i32) -> i32
    }}
    func.func private @g(%a: i32) -> i32 {{
      return %a : i32
    }}
    func.func private @h(%a: i32) -> i32 {{
      return %a : i32
    }}
    """

    def reread(step: PassStep, module: Operation, context: Context) -> bool:
        made = semantics.parsed(text.format(step.name))
        assert made is not None
        old, new = module.regions[0].first, made[0].regions[0].first
        assert old is not None and new is not None
        for op in list(old):
            op.erase()
        for op in list(new):
            op.detach()
            old.append(op)
        return True

    monkeypatch.setattr(semantics, "run_step", reread)
    tally = Tally()
    assert check(text.format("g"), [PassStep("g")], tally) is None
    assert tally["compared"] == 1
    found = check(text.format("g"), [PassStep("h")], Tally())
    assert found is not None and found.kind == "other values"
    assert "0x" not in found.report()


def test_numbers_beside_sparse_tensors_are_finite() -> None:
    """A pass may leave out what is not stored: zero times an infinite number would be NaN."""
    text = """
    #SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
    func.func @f(%t: tensor<?xf64, #SV>, %s: f64, %c: complex<f32>) {
      return
    }
    """
    for encoding, always in (", #SV", True), ("", False):
        made = semantics.parsed(text.replace(", #SV", encoding))
        assert made is not None
        function = find_function(made[0], "f")
        assert function is not None
        given = [inputs_of(function_type(function).inputs, number) for number in range(40)]
        numbers = [complex(cast(complex, one)) for _, *scalars in given for one in scalars]
        assert all(np.isfinite(one) for one in numbers) == always


def test_promised_extents_are_kept() -> None:
    """Names, numbers, bounds and formulas that a function gives for the extents of its arguments."""
    text = """func.func @f(%a: tensor<?x?xf32> {shape.dims = ["n", "8"]}, %b: tensor<4xf32> {shape.dims = ["n"]},
                     %c: tensor<?xf32> {shape.dims = ["m"]}, %d: tensor<?xf32> {shape.dims = ["?"]})
        attributes {shape.bounds = ["2 <= m <= 6"]} {
      return
    }"""
    made = semantics.parsed(text)
    assert made is not None
    function = next(op for op in made[0].walk() if op.info.name == "func.func")
    a, b, c, d = fitting(function)
    assert [one.fixed for one in (*a, *b)] == [4, 8, 4]
    assert (c[0].fixed, c[0].least, c[0].most) == (None, 2, 6) and d == [Extent()]
    made = semantics.parsed(text.replace('"8"', '"n + 2 * m"'))
    assert made is not None
    function = next(op for op in made[0].walk() if op.info.name == "func.func")
    a, b, c, d = fitting(function)
    assert [one.fixed for one in (*a, *b, *c)] == [4, 10, 4, 3] and d == [Extent()]
