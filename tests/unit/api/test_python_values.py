"""Python values for attributes: enumerations, sets of flags, numbers in range, elements from numbers and lists."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import pyopt

TEXT = "func.func @f(%a: i32, %x: f32, %t: tensor<2x3x4xf32>) {\n  return\n}"


def builder() -> tuple[pyopt.Builder, list[Any]]:
    function = pyopt.parse(TEXT).symbol("f")
    block = function.regions[0].entry()
    return pyopt.Builder.at_start(block), list(block.arguments)


@pytest.mark.parametrize(
    ("value", "type", "text"),
    [
        (255, "i8", "%c-1_i8 = arith.constant -1 : i8"),
        (-128, "i8", "%c-128_i8 = arith.constant -128 : i8"),
        (True, "index", "%c1 = arith.constant 1 : index"),
        (0.5, "tensor<2x2xf32>", "%cst = arith.constant dense<5.000000e-01> : tensor<2x2xf32>"),
        ([[1, 2], [3, 4]], "tensor<2x2xi32>", "%cst = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>"),
        (1, "vector<4xi1>", "%cst = arith.constant dense<true> : vector<4xi1>"),
        ([], "tensor<0xi32>", "%cst = arith.constant dense<> : tensor<0xi32>"),
        (7, "tensor<i32>", "%cst = arith.constant dense<7> : tensor<i32>"),
    ],
)
def test_constants(value: Any, type: str, text: str) -> None:
    op = builder()[0].constant(value, pyopt.type(type)).op
    assert str(op) == text


@pytest.mark.parametrize(
    ("value", "type", "message"),
    [
        (300, "i8", "300 is no number of type i8, which has those from -128 to 255"),
        (-129, "i8", "-129 is no number of type i8"),
        (1 << 64, "index", "is no number of type index"),
        (float("nan"), "i32", "nan is no number of type i32"),
        (0.5, "i32", "0.5 is no number of type i32"),
        ([1, 2], "tensor<3xi32>", "the lists have not the shape of tensor<3xi32>"),
        ([[1], 2], "tensor<2x1xi32>", "the lists have not the shape of tensor<2x1xi32>"),
        ([300], "tensor<1xi8>", "300 is no number of type i8"),
        (1, "tensor<?xi32>", "a constant cannot be of type tensor<?xi32>"),
        ("x", "i32", 'the constant "x" is of type none, not i32'),
    ],
)
def test_constants_that_are_refused(value: Any, type: str, message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=re.escape(message)):
        builder()[0].constant(value, pyopt.type(type))


@pytest.mark.parametrize(
    ("op", "group", "named", "text"),
    [
        ("arith.cmpi", 0, {"predicate": 2}, "arith.cmpi slt, %arg0, %arg0 : i32"),
        ("arith.addi", 0, {"overflowFlags": "nsw"}, "arith.addi %arg0, %arg0 overflow<nsw> : i32"),
        ("arith.addi", 0, {"overflowFlags": "nsw,nuw"}, "arith.addi %arg0, %arg0 overflow<nsw, nuw> : i32"),
        ("arith.addi", 0, {"overflowFlags": ["nuw"]}, "arith.addi %arg0, %arg0 overflow<nuw> : i32"),
        ("arith.addf", 1, {"fastmath": "nnan,ninf"}, "arith.addf %arg1, %arg1 fastmath<nnan,ninf> : f32"),
    ],
)
def test_enumerations_and_flags(op: str, group: int, named: dict[str, Any], text: str) -> None:
    make, arguments = builder()
    made = make.create(op, arguments[group], arguments[group], check=True, **named)
    assert str(made).endswith(text)


@pytest.mark.parametrize(
    ("op", "group", "named", "message"),
    [
        ("arith.cmpi", 0, {"predicate": 99}, "attribute predicate of 'arith.cmpi' op: expected one of eq, ne,"),
        (
            "arith.addi",
            0,
            {"overflowFlags": "nsv"},
            "overflowFlags of 'arith.addi' op: expected none or nsw or nuw, not",
        ),
        ("arith.addi", 0, {"overflowFlags": 1.5}, "expected the names of flags, not float"),
        ("arith.addf", 1, {"fastmath": ["fats"]}, "expected none or reassoc or"),
    ],
)
def test_enumerations_that_are_refused(op: str, group: int, named: dict[str, Any], message: str) -> None:
    make, arguments = builder()
    with pytest.raises(TypeError, match=message):
        make.create(op, arguments[group], arguments[group], **named)


def test_lists_in_lists() -> None:
    make, arguments = builder()
    result = pyopt.type("tensor<6x4xf32>")
    made = make.create("tensor.collapse_shape", arguments[2], reassociation=[[0, 1], [2]], results=result, check=True)
    assert "[[0, 1], [2]]" in str(made)


def test_rules_set_attributes_by_python_values() -> None:
    @pyopt.rule("arith.addi")
    def promise(op: pyopt.Operation, rewriter: pyopt.PatternRewriter) -> bool:
        if "nsw" in str(op):
            return False
        rewriter.set_attribute(op, "overflowFlags", "nsw")
        return True

    module = pyopt.parse("func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}")
    assert module.rewrite([promise]) and "overflow<nsw>" in str(next(module.walk("arith.addi")))


def test_implicit_terminators_of_plugins() -> None:
    ops = [
        pyopt.OpInfo("mine.end", traits=pyopt.traits.TERMINATOR | pyopt.traits.PURE, syntax="attr-dict"),
        pyopt.OpInfo(
            "mine.loop", regions="body: sized<1>", implicit_terminator="mine.end", syntax="$body attr-dict",
            traits=pyopt.traits.SINGLE_BLOCK,
        ),
    ]  # fmt: skip
    module = pyopt.parse(TEXT, dialects=[pyopt.Dialect("mine", ops)])
    make = pyopt.Builder.at_start(module.symbol("f").regions[0].entry())
    for made in (make.create("mine.loop", check=True), make.create("mine.loop", regions=[make.region()], check=True)):
        assert [op.name for op in made.walk()] == ["mine.loop", "mine.end"]


@pytest.mark.parametrize(
    ("value", "type", "text"),
    [
        (np.int64(-3), "i32", "%c-3_i32 = arith.constant -3 : i32"),
        (np.uint8(200), "index", "%c200 = arith.constant 200 : index"),
        (np.bool_(True), "i1", "%true = arith.constant true"),
        (np.float32(0.5), "f64", "%cst = arith.constant 5.000000e-01 : f64"),
        (np.array(2), "tensor<2xi8>", "%cst = arith.constant dense<2> : tensor<2xi8>"),
        ([np.int8(1), np.float64(2)], "vector<2xi32>", "%cst = arith.constant dense<[1, 2]> : vector<2xi32>"),
    ],
)
def test_numbers_of_numpy_are_those_of_python(value: Any, type: str, text: str) -> None:
    made, _ = builder()
    assert str(made.constant(value, pyopt.type(type)).op) == text


def test_numbers_of_numpy_as_attributes() -> None:
    made, arguments = builder()
    op = made.create("own.op", attributes={"own.on": np.bool_(True), "own.all": [np.int32(1), np.int8(2)]})
    assert [str(op.attributes[name]) for name in ("own.on", "own.all")] == ["true", "[1, 2]"]
    sum = made.create("arith.addi", *arguments[:1] * 2)
    sum.set_attribute("own.count", np.uint16(4))
    assert str(sum.attributes["own.count"]) == "4 : i32"
    exact = made.create("arith.divui", *arguments[:1] * 2, isExact=np.bool_(True))
    exact.set_attribute("isExact", np.bool_(False))
    assert "isExact" not in exact.attributes
    compared = made.create("arith.cmpi", arguments[0], arguments[0], predicate=np.int32(2))
    assert "arith.cmpi slt, " in str(compared)
    with pytest.raises(ValueError, match="300 is no number of type i8"):
        made.constant(np.int64(300), pyopt.type("i8"))
