"""Sequences of passes: mistakes are found that no single pass on the first module shows; and quick ones on kernels."""

from __future__ import annotations

import random

import numpy as np
import pytest

from pyopt.ir.attributes import UNIT
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from tools.semantics import sequences
from tools.semantics.check import PassStep, Tally, parsed
from tools.semantics.sequences import CRASHED, INVALID, REFUSED, Applied, apply, draw, follow, pool
from tools.semantics.sources import Subject, as_written, kernel_subjects, subject_of_text
from tools.sparse.table import selected

PROGRAM = """
func.func @f(%a: i32, %b: i32, %m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %a, %m[%c0] : memref<2xi32>
  %0 = memref.load %m[%c0] : memref<2xi32>
  memref.store %b, %m[%c1] : memref<2xi32>
  return %0 : i32
}
"""


def subject(text: str = PROGRAM) -> Subject:
    found = subject_of_text("f", text, 4)
    assert found is not None and found.cases
    return found


def test_a_mistake_of_two_passes_together_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second pass is wrong only behind the first."""

    def run(step: PassStep, module: Operation, context: Context) -> Applied:
        ops = list(module.walk())
        stores = [op for op in ops if op.info.name == "memref.store"]
        if step.name == "mark":
            stores[0].set_attribute("marked", UNIT)
        if step.name == "swap" and "marked" in stores[0].attributes:
            stores[0].detach()
            load = next(op for op in ops if op.info.name == "memref.load")
            stores[0].insert_after(load)
        return Applied("", "")

    monkeypatch.setattr(sequences, "apply", run)
    one = subject()
    assert follow(one.text, [PassStep("swap")], one.cases, Tally(), set()) is None
    found = follow(one.text, [PassStep("mark"), PassStep("swap")], one.cases, Tally(), set())
    assert found is not None and found.kind == "other values" and found.step.name == "swap"
    assert [step.name for step in found.sequence] == ["mark", "swap"]
    assert "after --mark" in found.report()


def test_passes_that_fail_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that refuses is left out, and the sequence goes on; invalid IR and exceptions are findings."""
    one = subject()
    outcomes = {"refuse": Applied(REFUSED, "no"), "break": Applied(INVALID, "bad"), "throw": Applied(CRASHED, "bug")}
    monkeypatch.setattr(sequences, "apply", lambda step, module, context: outcomes[step.name])
    tally = Tally()
    assert follow(one.text, [PassStep("refuse")], one.cases, tally, set()) is None
    assert tally["pass failed"] == 1 and tally.reasons["--refuse: no"] == 1
    for name, kind in (("break", INVALID), ("throw", CRASHED)):
        found = follow(one.text, [PassStep("refuse"), PassStep(name)], one.cases, Tally(), set())
        assert found is not None and found.kind == kind and [step.name for step in found.sequence] == [name]


def test_what_a_pass_says_and_throws_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    made = parsed(PROGRAM)
    assert made is not None
    module, context = made
    assert apply(PassStep("canonicalize", "max-iterations=2"), module, context) == Applied("", "")

    def throw(step: PassStep) -> object:
        raise IndexError("beyond")

    monkeypatch.setattr(sequences, "manager_of", throw)
    assert apply(PassStep("canonicalize"), module, context) == Applied(CRASHED, "IndexError: beyond")


def test_what_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    made = parsed(PROGRAM)
    assert made is not None

    def spin(step: PassStep) -> object:
        while True:
            pass

    monkeypatch.setattr(sequences, "manager_of", spin)
    monkeypatch.setattr(sequences, "SECONDS", 0.05)
    assert apply(PassStep("canonicalize"), *made).failure == sequences.ENDLESS


def test_programs_that_are_wrong_as_written_are_told() -> None:
    one = subject()
    case = one.cases[0]
    wrong = case.outcome._replace(values=[None if v is None else np.asarray(v + 1) for v in case.outcome.values])
    assert not as_written(one, Tally())
    assert "other values" in as_written(one._replace(cases=[case._replace(outcome=wrong)]), Tally())


def test_buffers_in_the_place_of_tensors_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pass that makes buffers of what functions take and give changes their types."""
    text = """
    func.func @f(%a: tensor<3xi32>) -> tensor<3xi32> {
      %0 = arith.addi %a, %a : tensor<3xi32>
      return %0 : tensor<3xi32>
    }
    """
    after = """
    func.func @f(%a: memref<3xi32>) -> memref<3xi32> {{
      %0 = memref.alloc() : memref<3xi32>
      linalg.{} ins(%a, %a : memref<3xi32>, memref<3xi32>) outs(%0 : memref<3xi32>)
      return %0 : memref<3xi32>
    }}
    """

    def run_giving(text: str) -> Tally:
        made = parsed(text)
        assert made is not None

        def replace(step: PassStep, module: Operation, context: Context) -> Applied:
            old, new = module.regions[0].first, made[0].regions[0].first
            assert old is not None and new is not None and old.first is not None and new.first is not None
            function = new.first
            old.first.erase()
            function.detach()
            old.append(function)
            return Applied("", "")

        monkeypatch.setattr(sequences, "apply", replace)
        tally = Tally()
        found = follow(one.text, [PassStep("buffers")], one.cases, tally, set())
        assert (found is None) == ("add" in text)
        return tally

    one = subject(text)
    assert run_giving(after.format("add"))["compared"] == len(one.cases)
    run_giving(after.format("mul"))


def test_results_in_a_struct_are_not_compared() -> None:
    """A function with a tensor stays when its return becomes one of the llvm dialect."""
    text = "func.func @f(%t: tensor<2xf32>, %a: f32) -> (f32, f32) {\n  return %a, %a : f32, f32\n}"
    one = subject(text)
    tally = Tally()
    assert follow(one.text, [PassStep("convert-func-to-llvm")], one.cases, tally, set()) is None
    assert tally["unsupported after"] == len(one.cases) > 0


def test_sequences_are_drawn_from_all_passes() -> None:
    drawn = [step for seed in range(240) for step in draw(random.Random(seed), seed % 2 == 0)]
    texts = {step.text() for step in drawn}
    assert texts >= set(pool())
    for seed in range(40):
        steps = [step.name for step in draw(random.Random(seed))]
        assert len([one for one in steps if one not in ("canonicalize", "cse")]) + 5 >= 3
        assert "canonicalize" in steps
    # The same for the same seed.
    assert draw(random.Random(7)) == draw(random.Random(7)) != draw(random.Random(8))


KERNELS = "matrix:spmm,vector:dot"


@pytest.mark.full
def test_sequences_on_kernels() -> None:
    """A share of the kernels, two sequences each."""
    tally = Tally()
    for one in kernel_subjects(selected(names=KERNELS), quick=True):
        assert not as_written(one, tally)
        seen: set[str] = set()
        for at in range(2):
            found = follow(one.text, draw(random.Random(f"{one.name} {at}"), True), one.cases, tally, seen)
            if found is not None:
                pytest.fail(f"{one.name}\n{found.report()}")
    assert tally["compared"] > 50
