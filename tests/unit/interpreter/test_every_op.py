"""Every op of every dialect has an evaluator, and a test that compares what it gives with NumPy or exact arithmetic and
that fails if the op gives anything else.

The table op_tests.txt says which test that is; `python -m tests.unit.interpreter.mutants` adds rows for new ops.
"""

from __future__ import annotations

import pytest

from pyopt.interpreter.registry import evaluators_of
from pyopt.ir.context import Context
from pyopt.ir.opinfo import TERMINATOR
from tests.unit.interpreter.mutants import DIALECTS, STRUCTURE, case_named, exists, notices, noticing, ops, table

TABLE = table()


def test_all_ops_are_in_the_table() -> None:
    lacking, gone = sorted(set(ops()) - set(TABLE)), sorted(set(TABLE) - set(ops()))
    command = "python -m tests.unit.interpreter.mutants"
    assert not lacking, f"write a test of the op, then run {command}: {', '.join(lacking)}"
    assert not gone, f"run {command}: there are no ops {', '.join(gone)}"


@pytest.mark.parametrize("dialect", DIALECTS)
def test_ops_have_evaluators(dialect: str) -> None:
    """Terminators need one only if they do more than to give values."""
    module = evaluators_of(dialect)
    declared = Context(lambda severity, message, location, notes: None).dialect(dialect)
    assert declared is not None
    if not declared.ops:
        assert module is None
        return
    assert module is not None
    missing = [
        name
        for name, info in declared.ops.items()
        if name not in module.EVALUATORS and name not in STRUCTURE and not info.traits & TERMINATOR
    ]
    assert not missing, f"no row of EVALUATORS in pyopt/interpreter/dialects/{dialect} for {', '.join(missing)}"
    assert set(module.EVALUATORS) <= set(declared.ops)


@pytest.mark.full
@pytest.mark.parametrize("op", TABLE)
def test_a_test_notices_if_it_does_something_else(op: str) -> None:
    assert notices(TABLE[op], op), f"run python -m tests.unit.interpreter.mutants {op}"


def test_the_table_is_of_tests_that_pass() -> None:
    """One that fails anyway would notice everything. All run by themselves, too; here the first of each file."""
    first: dict[str, str] = {}
    for test in TABLE.values():
        first.setdefault(test.partition("::")[0], test)
    for test in first.values():
        case_named(test).run()
    assert len(first) > 10


def test_mutants_are_noticed_by_what_they_do() -> None:
    """A test that does not have the op passes."""
    assert not notices(TABLE["shape.rank"], "arith.addf")


def test_rows_are_found_for_single_ops() -> None:
    """What adds a row to the table: only tests of the files that name the op run."""
    found = noticing(["index.sizeof", "index.none"], ["index.sizeof"])
    assert list(found) == ["index.sizeof"]
    row = found["index.sizeof"]
    assert row is not None and notices(row, "index.sizeof")
    assert exists(row)
    assert [
        exists(test) for test in ("test_none::test_a", "test_control::test_none", "test_control::test_for#999")
    ] == [False] * 3
