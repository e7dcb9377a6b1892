"""Every fold and rule of arith, index, linalg, math, ub and vector can be loaded, and says what it does."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.opinfo import Dialect
from pyopt.passes.canonicalize import rules_of
from pyopt.passes.canonicalize.folds_as_rules import FOLDS_AS_RULES
from pyopt.passes.canonicalize.in_place import BY_THEMSELVES, OTHERS, folds_in_place
from tests.support.compiled import needs_docstrings

DIALECTS = ("arith", "index", "linalg", "math", "ub", "vector")


def load(name: str) -> Dialect:
    """A dialect by name."""
    found = Context(lambda *_: None).dialect(name)
    assert found is not None
    return found


@needs_docstrings
@pytest.mark.parametrize("name", DIALECTS)
def test_folds_say_before_and_after(name: str) -> None:
    """A fold that is declared by name exists, and its docstring has an arrow."""
    for info in load(name).ops.values():
        fold = info.fold_function()
        if fold is not None:
            assert " -> " in (fold.__doc__ or ""), info.name


@needs_docstrings
@pytest.mark.parametrize("name", DIALECTS)
def test_rules_say_before_and_after(name: str) -> None:
    """Rules are rooted at ops that exist, and their docstrings have an arrow."""
    module = __import__(f"pyopt.passes.canonicalize.{name}", fromlist=("RULES",))
    ops = load(name).ops
    for op_name, rules in module.RULES.items():
        assert op_name in ops
        for rule in rules:
            assert " -> " in (rule.__doc__ or ""), rule.__name__


@pytest.mark.parametrize("name", DIALECTS)
def test_ops_are_documented(name: str) -> None:
    """Every op has a sentence about it."""
    for info in load(name).ops.values():
        assert info.doc.endswith("."), info.name


def test_no_shapes_are_equal() -> None:
    """cstr_eq() -> true; its custom form without operands cannot be read back, so that no lit test can have it."""
    text = 'func.func @f() -> !shape.witness {\n  %0 = "shape.cstr_eq"() : () -> !shape.witness\n'
    code, out, _ = run_in_process(["--canonicalize"], text + "  return %0 : !shape.witness\n}\n")
    assert code == 0 and "shape.const_witness true" in out


def test_folds_in_place_are_those_among_the_rules() -> None:
    """What is said of each op, so that its dialect's rules need not be loaded to know, is what these say."""
    names = set()
    for dialect in KNOWN_DIALECTS:
        for info in load(dialect).ops.values():
            folds = tuple([rule for rule in rules_of(info) if rule.__name__ in FOLDS_AS_RULES])
            assert folds_in_place(info) == folds, info.name
            names.update([info.name] if folds else [])
    assert {*BY_THEMSELVES, *OTHERS} <= names
    assert "linalg.generic" in names
