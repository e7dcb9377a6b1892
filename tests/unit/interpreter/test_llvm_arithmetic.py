"""Arithmetic, comparisons, conversions and intrinsics of the llvm dialect: values that are computed by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from pyopt.interpreter import RunError, parse, run
from pyopt.interpreter.dialects.llvm.arithmetic import ARITHMETIC
from pyopt.interpreter.numbers import Array

INTEGERS = [
    ("llvm.add %a, %b", 100, 100, -56), ("llvm.sub %a, %b", -100, 100, 56), ("llvm.mul %a, %b", 20, 13, 4),
    ("llvm.and %a, %b", 12, 10, 8), ("llvm.or %a, %b", 12, 10, 14), ("llvm.xor %a, %b", 12, 10, 6),
    ("llvm.shl %a, %b", 3, 6, -64), ("llvm.lshr %a, %b", -128, 3, 16), ("llvm.ashr %a, %b", -128, 3, -16),
    ("llvm.sdiv %a, %b", -7, 2, -3), ("llvm.udiv %a, %b", -7, 2, 124), ("llvm.srem %a, %b", -7, 2, -1),
    ("llvm.urem %a, %b", -7, 2, 1), ("llvm.intr.smax(%a, %b)", -7, 2, 2), ("llvm.intr.smin(%a, %b)", -7, 2, -7),
    ("llvm.intr.umax(%a, %b)", -7, 2, -7), ("llvm.intr.umin(%a, %b)", -7, 2, 2),
    ("llvm.intr.sadd.sat(%a, %b)", 100, 100, 127), ("llvm.intr.ssub.sat(%a, %b)", -100, 100, -128),
    ("llvm.intr.uadd.sat(%a, %b)", -56, 100, -1), ("llvm.intr.usub.sat(%a, %b)", 5, 100, 0),
]  # fmt: skip
COMPARED = [
    ("eq", 1, 1, True), ("ne", 1, 1, False), ("slt", -1, 1, True), ("sle", 1, 1, True), ("sgt", -1, 1, False),
    ("sge", 1, 1, True), ("ult", -1, 1, False), ("ule", -1, 1, False), ("ugt", -1, 1, True), ("uge", 0, 1, False),
]  # fmt: skip
FLOATS = [
    ("llvm.fadd %a, %b", 3.75), ("llvm.fsub %a, %b", 1.25), ("llvm.fmul %a, %b", 3.125), ("llvm.fdiv %a, %b", 2.0),
    ("llvm.frem %a, %b", 0.0), ("llvm.intr.maximum(%a, %b)", 2.5), ("llvm.intr.minimum(%a, %b)", 1.25),
    ("llvm.intr.maxnum(%a, %b)", 2.5), ("llvm.intr.minnum(%a, %b)", 1.25), ("llvm.intr.pow(%a, %b)", 2.5**1.25),
    ("llvm.intr.copysign(%a, %b)", 2.5), ("llvm.intr.atan2(%a, %b)", math.atan2(2.5, 1.25)),
]  # fmt: skip
ONE_FLOAT = [
    ("fabs", -2.5, 2.5), ("ceil", -2.5, -2.0), ("floor", -2.5, -3.0), ("trunc", -2.5, -2.0), ("round", -2.5, -3.0),
    ("roundeven", -2.5, -2.0), ("rint", -3.5, -4.0), ("nearbyint", 0.5, 0.0), ("sqrt", 2.25, 1.5),
    ("exp", 0.5, math.exp(0.5)), ("exp2", 3.0, 8.0), ("log", 0.5, math.log(0.5)), ("log10", 1000.0, 3.0),
    ("log2", 8.0, 3.0), ("sin", 0.5, math.sin(0.5)), ("cos", 0.5, math.cos(0.5)), ("tan", 0.5, math.tan(0.5)),
    ("asin", 0.5, math.asin(0.5)), ("acos", 0.5, math.acos(0.5)), ("atan", 0.5, math.atan(0.5)),
    ("sinh", 0.5, math.sinh(0.5)), ("cosh", 0.5, math.cosh(0.5)), ("tanh", 0.5, math.tanh(0.5)),
]  # fmt: skip
ONE_INTEGER = [
    ("llvm.intr.ctpop(%a) : (i8) -> i8", -2, 7), ("llvm.intr.bitreverse(%a) : (i8) -> i8", 3, -64),
    ('"llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i8) -> i8', -128, -128),
    ('"llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i8) -> i8', 0, 8),
    ('"llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i8) -> i8', 12, 2),
    ("llvm.freeze %a : i8", 5, 5), ('llvm.intr.ssa.copy %a : i8', 5, 5),
]  # fmt: skip
CONVERTED = [
    ("llvm.sext %a : i8 to i16", "i8", -3, "i16", -3), ("llvm.zext %a : i8 to i16", "i8", -3, "i16", 253),
    ("llvm.trunc %a : i16 to i8", "i16", 300, "i8", 44), ("llvm.sitofp %a : i8 to f64", "i8", -3, "f64", -3.0),
    ("llvm.uitofp %a : i8 to f64", "i8", -3, "f64", 253.0), ("llvm.fptosi %a : f64 to i8", "f64", -3.7, "i8", -3),
    ("llvm.fptoui %a : f64 to i8", "f64", 200.5, "i8", -56), ("llvm.fpext %a : f32 to f64", "f32", 0.5, "f64", 0.5),
    ("llvm.fptrunc %a : f64 to f32", "f64", 0.1, "f32", float(np.float32(0.1))),
    ("llvm.fneg %a : f64", "f64", 0.5, "f64", -0.5), ("llvm.bitcast %a : f32 to i32", "f32", 1.0, "i32", 0x3F800000),
    ("llvm.intr.bswap(%a) : (i16) -> i16", "i16", 0x0102, "i16", 0x0201),
]  # fmt: skip
OVERFLOWS = [
    ("sadd", 100, 100, -56, True), ("sadd", 1, 2, 3, False), ("ssub", -100, 100, 56, True), ("smul", 20, 13, 4, True),
    ("uadd", -1, 1, 0, True), ("usub", 1, 2, -1, True), ("umul", 16, 16, 0, True), ("umul", 5, 5, 25, False),
]  # fmt: skip
POISON = [
    ("llvm.add %a, %b overflow<nsw> : i8", 100, 100), ("llvm.sub %a, %b overflow<nuw> : i8", 1, 2),
    ("llvm.or disjoint %a, %b : i8", 1, 3), ("llvm.sdiv exact %a, %b : i8", 7, 2), ("llvm.shl %a, %b : i8", 1, 8),
    ('"llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i8) -> i8', 0, 0),
    ('"llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i8) -> i8', -128, 0),
]  # fmt: skip


def value(body: str, types: tuple[str, ...], result: str, *arguments: object) -> Array:
    parameters = ", ".join([f"%{name}: {type}" for name, type in zip("abc", types, strict=False)])
    text = f"llvm.func @f({parameters}) -> {result} {{\n  {body}\n  llvm.return %r : {result}\n}}"
    (found,) = run(parse(text), "f", *arguments)
    return found


@pytest.mark.parametrize(("line", "a", "b", "expected"), INTEGERS)
def test_integers(line: str, a: int, b: int, expected: int) -> None:
    type = "(i8, i8) -> i8" if "intr" in line else "i8"
    assert value(f"%r = {line} : {type}", ("i8", "i8"), "i8", a, b) == expected
    vectors = [np.array([one, 0], np.int8) for one in (a, b or 1)]
    vectors[1][1] = 1
    vector = type.replace("i8", "vector<2xi8>")
    found = value(f"%r = {line} : {vector}", ("vector<2xi8>",) * 2, "vector<2xi8>", *vectors)
    assert found[0] == expected


@pytest.mark.parametrize(("predicate", "a", "b", "expected"), COMPARED)
def test_comparisons(predicate: str, a: int, b: int, expected: bool) -> None:
    assert value(f'%r = llvm.icmp "{predicate}" %a, %b : i8', ("i8", "i8"), "i1", a, b).item() is expected
    if predicate[0] in "eu" or predicate == "ne":
        # Addresses: that of a buffer, moved by these distances.
        moved = """%s = llvm.getelementptr %a[%b] : (!llvm.ptr, i64) -> !llvm.ptr, i8
            %t = llvm.getelementptr %a[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i8"""
        types = ("!llvm.ptr", "i64", "i64")
        array = np.zeros(4, np.int8)
        found = value(f'{moved} %r = llvm.icmp "{predicate}" %s, %t : !llvm.ptr', types, "i1", array, a + 1, b + 1)
        signed = {"eq": a == b, "ne": a != b, "ult": a < b, "ule": a <= b, "ugt": a > b, "uge": a >= b}
        assert found.item() is signed[predicate]


@pytest.mark.parametrize(
    ("predicate", "expected"),
    [("oeq", False), ("ogt", True), ("olt", False), ("une", True), ("uno", False), ("ord", True), ("_true", True)],
)
def test_comparisons_of_floats(predicate: str, expected: bool) -> None:
    found = value(f'%r = llvm.fcmp "{predicate}" %a, %b : f64', ("f64", "f64"), "i1", 2.5, 1.25)
    assert found.item() is expected


@pytest.mark.parametrize(("line", "expected"), FLOATS)
def test_floats(line: str, expected: float) -> None:
    type = "(f64, f64) -> f64" if "intr" in line else "f64"
    assert value(f"%r = {line} : {type}", ("f64", "f64"), "f64", 2.5, 1.25) == expected


@pytest.mark.parametrize(("name", "operand", "expected"), ONE_FLOAT)
def test_functions(name: str, operand: float, expected: float) -> None:
    assert value(f"%r = llvm.intr.{name}(%a) : (f64) -> f64", ("f64",), "f64", operand) == pytest.approx(expected)


@pytest.mark.parametrize(("line", "operand", "expected"), ONE_INTEGER)
def test_functions_of_integers(line: str, operand: int, expected: int) -> None:
    assert value(f"%r = {line}", ("i8",), "i8", operand) == expected


@pytest.mark.parametrize(("line", "source", "operand", "target", "expected"), CONVERTED)
def test_conversions(line: str, source: str, operand: float, target: str, expected: float) -> None:
    assert value(f"%r = {line}", (source,), target, operand) == expected


def test_functions_of_three_operands() -> None:
    types, operands = ("i8", "i8", "i8"), (0x12, 0x34, 4)
    assert value("%r = llvm.intr.fshl(%a, %b, %c) : (i8, i8, i8) -> i8", types, "i8", *operands) == 0x23
    assert value("%r = llvm.intr.fshr(%a, %b, %c) : (i8, i8, i8) -> i8", types, "i8", *operands) == 0x23
    assert value("%r = llvm.intr.fshr(%a, %b, %c) : (i8, i8, i8) -> i8", types, "i8", 0x12, 0x34, 8) == 0x34
    floats = ("f64", "f64", "f64")
    for name in ("fma", "fmuladd"):
        line = f"%r = llvm.intr.{name}(%a, %b, %c) : (f64, f64, f64) -> f64"
        assert value(line, floats, "f64", 2.0, 3.0, 0.5) == 6.5
    # A product that is not rounded before the sum differs in the last bit.
    fused = value("%r = llvm.intr.fma(%a, %b, %c) : (f64, f64, f64) -> f64", floats, "f64", 0.1, 10.0, -1.0)
    assert fused == 2.0**-54
    assert value("%r = llvm.select %c, %a, %b : i1, i8", ("i8", "i8", "i1"), "i8", 1, 2, True) == 1
    assert value("%r = llvm.intr.powi(%a, %b) : (f64, i32) -> f64", ("f64", "i32"), "f64", 1.5, 3) == 3.375
    assert value("%r = llvm.intr.expect %a, %b : i8", ("i8", "i8"), "i8", 1, 2) == 1
    cast = """%p = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<1>
        %r = llvm.load %p : !llvm.ptr<1> -> i8"""
    assert value(cast, ("!llvm.ptr",), "i8", np.array([7], np.int8)) == 7


@pytest.mark.parametrize(("name", "a", "b", "expected", "overflows"), OVERFLOWS)
def test_results_with_overflow(name: str, a: int, b: int, expected: int, overflows: bool) -> None:
    op = f'%s = "llvm.intr.{name}.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>'
    for number, (type, wanted) in enumerate((("i8", expected), ("i1", overflows))):
        part = f"{op} %r = llvm.extractvalue %s[{number}] : !llvm.struct<(i8, i1)>"
        assert value(part, ("i8", "i8"), type, a, b) == wanted


@pytest.mark.parametrize(("line", "a", "b"), POISON)
def test_promises_that_are_not_kept_are_poison(line: str, a: int, b: int) -> None:
    with pytest.raises(RunError, match="poison"):
        value(f"%r = {line}", ("i8", "i8"), "i8", a, b)
    assert value(f"%q = {line} %r = llvm.freeze %q : i8", ("i8", "i8"), "i8", a, b) == 0


def test_floats_that_flags_exclude_are_poison() -> None:
    with pytest.raises(RunError, match="fast-math flags"):
        line = "%r = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f64"
        value(line, ("f64", "f64"), "f64", float("nan"), 1.0)


def test_bits_of_vectors() -> None:
    vector = np.array([1, 2, 3, 4], np.int8)
    assert value("%r = llvm.bitcast %a : vector<4xi8> to i32", ("vector<4xi8>",), "i32", vector) == 0x04030201
    found = value("%r = llvm.bitcast %a : i32 to vector<2xi16>", ("i32",), "vector<2xi16>", 0x00020001)
    assert found.tolist() == [1, 2]


def test_every_op_has_a_value_here() -> None:
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    named = {f"llvm.intr.{name}" for name, *_ in ONE_FLOAT} | {f"llvm.intr.{one[0]}.with.overflow" for one in OVERFLOWS}
    named |= {"llvm.intr.fma", "llvm.intr.fmuladd"}
    # Those that give pointers or hints are in test_llvm_memory.
    named |= {"llvm.intr.launder.invariant.group", "llvm.intr.strip.invariant.group"}
    named |= {"llvm.intr.expect.with.probability", "llvm.intr.threadlocal.address"}
    assert [name for name in ARITHMETIC if name not in named and name + " " not in text and name + "(" not in text
            and f'"{name}"' not in text] == []  # fmt: skip
