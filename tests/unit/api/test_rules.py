"""Rewrite rules from Python: what they may give, that they apply to the end, and what is refused."""

from __future__ import annotations

import pytest

import pyopt

TEXT = """func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.subi %0, %b : i32
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
}
"""


def names_of(module: pyopt.Module) -> str:
    return " ".join(op.name.partition(".")[2] for op in module.walk("arith."))


@pyopt.rule("arith.addi")
def double_by_shift(op: pyopt.Operation, rewriter: pyopt.PatternRewriter) -> pyopt.Operation | None:
    """addi(x, x) -> shli(x, 1)"""
    if op.operand("lhs") is not op.operand("rhs"):
        return None
    return rewriter.create("arith.shli", op.operand("lhs"), rewriter.constant(1, op.result.type))


def test_a_rule_applies_to_the_end() -> None:
    module = pyopt.parse(TEXT)
    assert module.rewrite([double_by_shift])
    assert names_of(module) == "constant shli subi shli"
    assert not module.rewrite([double_by_shift])
    module.verify()


def test_rules_have_names_and_documentation() -> None:
    assert double_by_shift.__doc__ == "addi(x, x) -> shli(x, 1)" and double_by_shift.__name__ == "double_by_shift"
    assert repr(double_by_shift) == "<rule double_by_shift for arith.addi>"


def test_a_rule_for_several_ops_that_gives_values() -> None:
    @pyopt.rule("arith.addi", "arith.subi")
    def first_operand(op: pyopt.Operation, rewriter: pyopt.PatternRewriter) -> pyopt.Value:
        return op.operands[0]

    module = pyopt.parse(TEXT)
    assert module.rewrite([first_operand])
    assert str(next(module.walk("func.return"))) == "func.return %arg0 : i32"


def test_a_rule_that_changes_in_place() -> None:
    @pyopt.rule("arith.subi")
    def swap(op: pyopt.Operation, rewriter: pyopt.PatternRewriter) -> bool:
        if "toy.swapped" in op.attributes:
            return False
        lhs, rhs = op.operands
        rewriter.set_operand(op, 0, rhs)
        rewriter.set_operand(op, 1, lhs)
        rewriter.set_attribute(op, "toy.swapped", pyopt.attribute("unit"))
        return True

    module = pyopt.parse(TEXT)
    assert module.rewrite([swap])
    assert str(next(module.walk("arith.subi"))) == "%1 = arith.subi %arg1, %0 {toy.swapped} : i32"


def test_erasing() -> None:
    @pyopt.rule("memref.store")
    def erase(op: pyopt.Operation, rewriter: pyopt.PatternRewriter) -> bool:
        rewriter.erase(op)
        return True

    module = pyopt.parse("func.func @f(%m: memref<f32>, %x: f32) {\n  memref.store %x, %m[] : memref<f32>\n  return\n}")
    assert module.rewrite([erase]) and not list(module.walk("memref."))


def test_what_is_used_is_not_erased() -> None:
    @pyopt.rule("arith.subi")
    def erase(op: pyopt.Operation, rewriter: pyopt.PatternRewriter) -> bool:
        rewriter.erase(op)
        return True

    with pytest.raises(ValueError, match=r"'arith\.subi' op cannot be erased: 'arith\.addi' op uses a result of it"):
        pyopt.parse(TEXT).rewrite([erase])


def test_a_wrong_number_or_type_of_results_is_refused() -> None:
    @pyopt.rule("arith.subi")
    def two(op: pyopt.Operation, rewriter: pyopt.PatternRewriter) -> list[pyopt.Value]:
        return op.operands

    with pytest.raises(TypeError, match=r"'arith\.subi' op has 1 results, and 2 values take their place"):
        pyopt.parse(TEXT).rewrite([two])

    @pyopt.rule("arith.subi")
    def other_type(op: pyopt.Operation, rewriter: pyopt.PatternRewriter) -> pyopt.Value:
        return rewriter.constant(1, pyopt.type("i64"))

    with pytest.raises(TypeError, match=r"a result of 'arith\.subi' op has type i32, and what takes its place i64"):
        pyopt.parse(TEXT).rewrite([other_type])


def test_rules_without_an_end() -> None:
    @pyopt.rule("arith.subi")
    def again(op: pyopt.Operation, rewriter: pyopt.PatternRewriter) -> pyopt.Operation:
        return rewriter.create("arith.subi", *op.operands)

    with pytest.raises(pyopt.PassError, match="the rule again found no end in"):
        pyopt.parse(TEXT).rewrite([again])


def test_what_is_no_rule() -> None:
    with pytest.raises(TypeError, match=r"expected a function with the decorator pyopt\.rule, not function"):
        pyopt.parse(TEXT).rewrite([lambda op, rewriter: None])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="expected the names of ops"):
        pyopt.rule()
    with pytest.raises(TypeError, match="expected the names of ops"):
        pyopt.rule(double_by_shift)  # type: ignore[arg-type]


def test_a_rule_for_an_op_that_no_dialect_has() -> None:
    @pyopt.rule("arith.adi")
    def nothing(op: pyopt.Operation, rewriter: pyopt.PatternRewriter) -> None:
        return None

    with pytest.raises(LookupError, match=r"the rule nothing: there is no op 'arith\.adi'; did you mean 'arith\.addi"):
        pyopt.parse(TEXT).rewrite([nothing])
    assert not pyopt.parse(TEXT, allow_unregistered=True).rewrite([nothing])


def test_errors_of_rules_are_theirs() -> None:
    @pyopt.rule("arith.subi")
    def wrong(op: pyopt.Operation, rewriter: pyopt.PatternRewriter) -> None:
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        pyopt.parse(TEXT).rewrite([wrong])
