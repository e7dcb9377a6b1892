"""Every canonicalization rule and every fold fires somewhere in the lit inputs, and leaves an op alone somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rule_coverage import MANY, Coverage, all_keys, all_rules, coverage_of

LIT = Path(__file__).resolve().parents[1] / "lit"

ADD_ZERO = """func.func @f(%x: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %x, %c : i32
  return %0 : i32
}
"""
NEAR_MISS = ADD_ZERO.replace("constant 0", "constant 1")


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return coverage_of(LIT)


@pytest.mark.full
def test_all_fire_and_refuse(coverage: Coverage) -> None:
    """One test: what it looks at takes long."""
    assert coverage.modules > 2000
    assert len(coverage.known) > 500
    assert coverage.fired | coverage.refused == coverage.known
    assert coverage.never_fired() == [], "write a lit input in which they do: python tools/rule_coverage.py"
    assert coverage.never_refused() == [], "write a near miss: python tools/rule_coverage.py"


def test_what_is_missed_is_found() -> None:
    coverage = Coverage()
    addition = ("arith.addi", "fold")
    assert addition in coverage.never_fired() and addition in coverage.never_refused()
    coverage.add(ADD_ZERO)
    assert addition not in coverage.never_fired() and addition in coverage.never_refused()
    coverage.add(NEAR_MISS)
    assert addition not in coverage.never_refused()
    coverage.add("no module")
    assert coverage.modules == 2


def test_rules_of_many_ops_count_once() -> None:
    names = [name for op, name in all_keys() if op == "*"]
    assert names and len(names) == len(set(names))
    for one in names:
        assert sum(1 for _, name in all_rules() if name == one) > MANY
