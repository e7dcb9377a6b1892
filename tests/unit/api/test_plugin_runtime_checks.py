"""A dialect says what has to hold when its ops run, and generate-runtime-verification asserts it."""

from __future__ import annotations

from typing import Any

import pytest

import pyopt
from pyopt import OpInfo

TEXT = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = check.divide %a, %b
  return %0 : i32
}
"""
PASS = "generate-runtime-verification"


def divisor_is_not_zero(op: pyopt.Operation, checks: Any) -> None:
    number = op.results[0].type
    create = checks.rewriter.create
    zero = create("arith.constant", [], [number], {"value": pyopt.attribute("0 : i32")}).results[0]
    predicate = {"predicate": pyopt.attribute("1 : i64")}
    holds = create("arith.cmpi", [op.operands[1], zero], [pyopt.type("i1")], predicate).results[0]
    checks.claim(holds, "division by zero")


def dialect(checks: Any) -> pyopt.Dialect:
    divide = OpInfo(
        "check.divide", operands="a: I32, b: I32", results="r: I32", syntax="$a `,` $b attr-dict",
        evaluate=lambda a, b: a // b if b else -7,
    )  # fmt: skip
    return pyopt.Dialect("check", [divide], runtime_checks=checks)


def test_a_check() -> None:
    module = pyopt.parse(TEXT, dialects=[dialect({"check.divide": divisor_is_not_zero})])
    assert module.evaluate("f", 6, 0) == [-7]
    checked = module.run(PASS)
    assert checked.evaluate("f", 6, 3) == [2]
    with pytest.raises(pyopt.RunError, match=r"%0 = check.divide %arg0, %arg1\n\^ division by zero\nLocation: loc\("):
        checked.evaluate("f", 6, 0)


def test_a_dialect_without_checks() -> None:
    module = pyopt.parse(TEXT, dialects=[dialect(None)]).run(PASS)
    assert [op.name for op in module.walk("cf.")] == []


@pytest.mark.parametrize(
    ("checks", "message"),
    [
        ({"check.divid": divisor_is_not_zero}, "runtime_checks: the dialect has no op 'check.divid'; did you mean "),
        ({"check.divide": "f"}, "runtime_checks of 'check.divide': expected a function, not str 'f'"),
    ],
)
def test_wrong_declarations(checks: Any, message: str) -> None:
    with pytest.raises(ValueError, match="the plug-in") as caught:
        pyopt.parse(TEXT, dialects=[dialect(checks)])
    assert message in str(caught.value)


def test_an_error_of_a_check() -> None:
    def fail(op: pyopt.Operation, checks: Any) -> None:
        raise KeyError("mine")

    message = rf"runtime_checks of 'check\.divide' op during the pass '{PASS}': KeyError: 'mine'"
    with pytest.raises(pyopt.PassError, match=message):
        pyopt.parse(TEXT, dialects=[dialect({"check.divide": fail})]).run(PASS)
