"""Modules with values of other modules, and of ops that are erased: they are printed, and reported, not a crash."""

from __future__ import annotations

import pytest

import pyopt

TEXT = """func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.addi %a, %b : i32
  %d = arith.muli %c, %a : i32
  return %d : i32
}"""


@pytest.mark.parametrize("printed_before", [False, True])
@pytest.mark.parametrize("generic", [False, True])
def test_a_value_of_another_module(generic: bool, printed_before: bool) -> None:
    module, other = pyopt.parse(TEXT), pyopt.parse(TEXT)
    if printed_before:
        assert "%0 = arith.addi" in str(other)
    next(module.walk("arith.muli")).set_operand(0, next(other.walk("arith.addi")).result)
    assert '"arith.muli"(<<UNKNOWN SSA VALUE>>, %arg0)' in module.text(generic=generic)
    assert "<<UNKNOWN SSA VALUE>>" in repr(module)
    with pytest.raises(pyopt.VerifyError, match="using value defined outside the region"):
        module.verify()
    assert str(other) == str(pyopt.parse(TEXT))


def test_an_argument_of_another_module() -> None:
    module, other = pyopt.parse(TEXT), pyopt.parse(TEXT)
    argument = other.symbol("f").regions[0].entry().arguments[0]
    next(module.walk("arith.addi")).set_operand(1, argument)
    assert '"arith.addi"(%arg0, <<UNKNOWN SSA VALUE>>)' in str(module)
    assert "%arg0: i32" in str(other)
