"""Every fold and rule of arith, index, linalg, math, ub and vector can be loaded, and says what it does."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.opinfo import Dialect
from pyopt.passes.canonicalize import CanonicalRules
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.rewrite.rules import load_table
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
@pytest.mark.parametrize("name", sorted(KNOWN_DIALECTS))
def test_rules_say_before_and_after(name: str) -> None:
    """Rules are rooted at ops that exist, need ops that exist, and their docstrings have an arrow."""
    context = Context(lambda *_: None)
    for module in ("folds", "rules"):
        for op_name, rules in load_table(f"pyopt.passes.canonicalize.{name}.{module}").items():
            assert context.op_info(op_name) is not None
            for rule in rules:
                assert rule.fold == (module == "folds"), rule.name
                assert all(one == "constant" or context.op_info(one) for one in rule.needs), rule.name
                assert " -> " in (rule.apply.__doc__ or ""), rule.name


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


def test_folds_in_place_come_first_and_are_not_among_the_rules() -> None:
    context = Context(lambda *_: None)
    for name in ("affine.load", "linalg.generic", "memref.store", "tensor.dim", "vector.extract"):
        info = context.op_info(name)
        assert info is not None
        folds = folds_in_place(info)
        rules = CanonicalRules(context).rules_of(info)
        assert folds and rules[: len(folds)] == folds and not any(rule.fold for rule in rules[len(folds) :])
