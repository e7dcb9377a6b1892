"""Hooks of ops that analyses ask: shapes, ranges, speculation, inferred types, symbols; by plug-ins.

Each is shown at work, then with what it must not give, which is an error that names the plug-in and the op.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import pyopt
from pyopt import OpInfo, traits
from pyopt.driver import run
from tests.support.compiled import COMPILED
from tests.support.plugins import unloading_plugins

NO_SHAPE = (
    "TypeError: pyopt.analysis.shapes.expressions.Polynomial or None object expected; got int"
    if COMPILED
    else "facts.set_shape takes a Shape, whose extents are Polynomials or None, not [4]"
)
"""Compiled code refuses it itself."""

IMPORTS = """import sys
import pyopt
from pyopt import OpInfo, traits
from pyopt.analysis.ranges.range import IntRange, from_unsigned
from pyopt.analysis.shapes.expressions import add, constant
from pyopt.analysis.shapes.lattice import ranked
"""


@pytest.fixture(autouse=True)
def nothing_loaded() -> Iterator[None]:
    with unloading_plugins():
        yield


def plugin(folder: Path, op: str, code: str = "") -> Path:
    path = folder / "plugin.py"
    path.write_text(f"{IMPORTS}{code}\nDIALECT = pyopt.Dialect('mine', [OpInfo('mine.op', {op})])\n", encoding="utf-8")
    return path


def output(path: Path, text: str, *flags: str) -> str:
    status, out, err = run.run_in_process([f"--load-dialect-plugin={path}", *flags], text)
    assert (status, err) == (0, "")
    return out


def errors(path: Path, text: str, *flags: str) -> str:
    """What is said of a plug-in that is wrong."""
    status, out, err = run.run_in_process([f"--load-dialect-plugin={path}", *flags], text)
    assert (status, out) == (1, "") and "Traceback" not in err and "this is a bug" not in err
    assert f"the plug-in '{path}'" in err and "'mine.op' op" in err
    return err


# shape_transfer.

LONGER = """func.func @f(%t: tensor<3xi32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = mine.op %t : tensor<3xi32> -> tensor<?xi32>
  %1 = tensor.dim %0, %c0 : tensor<?xi32>
  return %1 : index
}
"""
LONGER_OP = (
    "operands='a: AnyRankedTensor', results='r: AnyRankedTensor', traits=traits.PURE, shape_transfer=longer, "
    "syntax='$a attr-dict `:` type($a) `->` type($r)'"
)
SAY = "def longer(op, facts):\n    source = facts.shape(op.operands[0]).extents\n    "


def test_a_shape_transfer(tmp_path: Path) -> None:
    path = plugin(
        tmp_path, LONGER_OP, f"{SAY}facts.set_shape(op.results[0], ranked([add(source[0], constant(1))]), op)"
    )
    shown = output(path, LONGER, "--shape-inference", "--canonicalize")
    assert "arith.constant 4 : index" in shown and "tensor.dim" not in shown


def test_a_shape_transfer_says_what_must_hold(tmp_path: Path) -> None:
    """Of an operand: the op is undefined behaviour for tensors with other extents."""
    path = plugin(tmp_path, LONGER_OP, f"{SAY}facts.equal(source[0], constant(7), op)")
    text = LONGER.replace("tensor<3xi32>", "tensor<?xi32>").replace("tensor.dim %0", "tensor.dim %t")
    assert "arith.constant 7 : index" in output(path, text, "--shape-inference", "--canonicalize")


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("return 5", "shape_transfer of 'mine.op' op gives 5; expected None: it tells its `facts` what it knows"),
        ("facts.set_shape(op.results[0], ranked([4]), op)", NO_SHAPE),
        ("facts.set_shape(op.results[0], [4], op)", "TypeError: "),
        ("facts.set_number(op.results[0], 4, op)", "TypeError: "),
        ("facts.set_truth(op.results[0], 4, op)", "TypeError: "),
        ("facts.equal(source[0], 4, op)", "TypeError: "),
        ("facts.set_denoted(op.results[0], 4, op)", "TypeError: "),
        ("return source[9]", "IndexError: tuple index out of range"),
        ("sys.exit(3)", "shape_transfer of 'mine.op' op calls sys.exit(3)"),
    ],
)
def test_wrong_shape_transfers(tmp_path: Path, said: str, message: str) -> None:
    err = errors(plugin(tmp_path, LONGER_OP, SAY + said), LONGER, "--shape-inference")
    assert message in err


# range_transfer.

DIGIT = """func.func @f(%a: i32) -> i1 {
  %c10 = arith.constant 10 : i32
  %0 = mine.op %a
  %1 = arith.cmpi ult, %0, %c10 : i32
  return %1 : i1
}
"""
I32 = "operands='a: I32', results='r: I32', traits=traits.PURE, syntax='$a attr-dict'"


def test_a_range_transfer(tmp_path: Path) -> None:
    path = plugin(tmp_path, f"{I32}, range_transfer=lambda op, ranges: from_unsigned(0, 9, 32)")
    assert "arith.constant true" in output(path, DIGIT, "--int-range-optimizations")


def test_a_range_transfer_is_given_the_ranges_of_operands(tmp_path: Path) -> None:
    path = plugin(tmp_path, f"{I32}, range_transfer=lambda op, ranges: ranges[0]")
    text = DIGIT.replace("  %0 =", "  %c9 = arith.constant 9 : i32\n  %m = arith.minui %a, %c9 : i32\n  %0 =")
    assert "arith.constant true" in output(path, text.replace("op %a", "op %m"), "--int-range-optimizations")
    assert "arith.cmpi" in output(path, DIGIT, "--int-range-optimizations")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("(0, 9)", "range_transfer of 'mine.op' op gives (0, 9); expected an IntRange, or None"),
        ("from_unsigned(0, 9, 8)", "gives a range of 8 bits for a result of type i32"),
        ("IntRange(32, 9, 0, 0, 9)", "gives [9, 0] without and [0, 9] with a sign, which is no range of 32 bits"),
        ("IntRange(32, 0, 1 << 32, 0, 9)", "which is no range of 32 bits"),
        ("ranges[1]", "in range_transfer of 'mine.op' op"),
        ("sys.exit()", "range_transfer of 'mine.op' op calls sys.exit(None)"),
    ],
)
def test_wrong_range_transfers(tmp_path: Path, given: str, message: str) -> None:
    path = plugin(tmp_path, f"{I32}, range_transfer=lambda op, ranges: {given}")
    err = errors(path, DIGIT, "--int-range-optimizations")
    assert message in err or (given == "ranges[1]" and "IndexError" in err)


# speculates.

LOOP = """func.func @f(%a: i32, %n: index, %lo: index, %m: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %n step %c1 {
    %0 = mine.op %a
    memref.store %0, %m[%i] : memref<?xi32>
  }
  return
}
"""
SOMETIMES = I32.replace("traits.PURE", "traits.NO_MEMORY_EFFECT | traits.CONDITIONALLY_SPECULATABLE")


@pytest.mark.parametrize("answer", [True, False])
def test_speculation(tmp_path: Path, answer: bool) -> None:
    """A loop may run not at all: what leaves it is executed all the same."""
    path = plugin(tmp_path, f"{SOMETIMES}, speculates=lambda op: {answer}")
    shown = output(path, LOOP, "--loop-invariant-code-motion")
    assert (shown.index("mine.op") < shown.index("scf.for")) is answer


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("1", "speculates of 'mine.op' op gives 1; expected True or False"),
        ("None", "speculates of 'mine.op' op gives None; expected True or False"),
        ("op.nothing", "AttributeError"),
        ("sys.exit(2)", "speculates of 'mine.op' op calls sys.exit(2)"),
    ],
)
def test_wrong_answers_on_speculation(tmp_path: Path, given: str, message: str) -> None:
    path = plugin(tmp_path, f"{SOMETIMES}, speculates=lambda op: {given}")
    assert message in errors(path, LOOP, "--loop-invariant-code-motion")


# compatible.

WIDER = 'func.func @f(%a: i32) {\n  %0 = "mine.op"(%a) : (i32) -> i64\n  return\n}\n'
INFERRED = (
    "operands='a: I32', results='r: AnyInteger', traits=traits.PURE | traits.INFERS_TYPES, syntax='$a attr-dict', "
    "infer=lambda operands, attributes: [operands[0].type]"
)


def test_compatible_types(tmp_path: Path) -> None:
    path = plugin(tmp_path, f"{INFERRED}, compatible=lambda inferred, types: types[0].width >= inferred[0].width")
    assert "-> i64" in output(path, WIDER, "--mlir-print-op-generic")
    status, _, err = run.run_in_process([f"--load-dialect-plugin={path}"], WIDER.replace("-> i64", "-> i8"))
    assert status == 1 and "inferred type(s) 'i32' are incompatible with return type(s) of operation 'i8'" in err


def test_types_that_nothing_says_to_be_compatible(tmp_path: Path) -> None:
    status, _, err = run.run_in_process([f"--load-dialect-plugin={plugin(tmp_path, INFERRED)}"], WIDER)
    assert status == 1 and "inferred type(s) 'i32' are incompatible with return type(s) of operation 'i64'" in err


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("'yes'", "compatible of 'mine.op' op gives 'yes'; expected True or False"),
        ("types[1]", "IndexError"),
        ("sys.exit(1)", "compatible of 'mine.op' op calls sys.exit(1)"),
    ],
)
def test_wrong_answers_on_types(tmp_path: Path, given: str, message: str) -> None:
    path = plugin(tmp_path, f"{INFERRED}, compatible=lambda inferred, types: {given}")
    assert message in errors(path, WIDER)


# verify_symbols.

USER = "attributes='callee: FlatSymbolRefAttr', syntax='$callee attr-dict', verify_symbols=check"
CALL = "func.func private @g()\nfunc.func @f() {\n  mine.op @g\n  return\n}\n"
FIND = "def check(op, lookup):\n    found = lookup(op, op.attributes['callee'])\n    "


def test_symbols(tmp_path: Path) -> None:
    path = plugin(tmp_path, USER, f"{FIND}return None if found is not None else 'calls nothing'")
    assert "mine.op @g" in output(path, CALL, "--canonicalize", "--cse", "--symbol-dce")
    assert "@g()" in output(path, CALL, "--symbol-dce")  # it is used
    status, _, err = run.run_in_process([f"--load-dialect-plugin={path}"], CALL.replace("op @g", "op @h"))
    assert status == 1 and err.startswith("<stdin>:3:3: error: 'mine.op' op calls nothing\n")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("return True", "verify_symbols of 'mine.op' op gives True; expected a text that says what is wrong, or None"),
        ("return found", "verify_symbols of 'mine.op' op gives "),
        ("return found.nothing", "AttributeError"),
        ("sys.exit(9)", "verify_symbols of 'mine.op' op calls sys.exit(9)"),
    ],
)
def test_wrong_answers_on_symbols(tmp_path: Path, given: str, message: str) -> None:
    assert message in errors(plugin(tmp_path, USER, FIND + given), CALL)


# Declarations in which a hook is never asked.


@pytest.mark.parametrize(
    ("op", "message"),
    [
        (
            f"{I32}, speculates=lambda op: True",
            "speculates: only an op with traits.CONDITIONALLY_SPECULATABLE is asked",
        ),
        (f"{I32}, compatible=lambda inferred, types: True", "compatible: there is no infer= whose types it could"),
        ("operands='a: I32', range_transfer=print", "range_transfer: the op has to have one result, whose range it"),
        ("results='a: I32, b: I32', range_transfer=print", "range_transfer: the op has to have one result"),
        ("results='a: variadic<I32>', range_transfer=print", "range_transfer: the op has to have one result"),
        ("shape_transfer='mine:nothing'", "shape_transfer: 'mine:nothing' is no 'module:function' that can be loaded"),
        ("verify_symbols='check'", "verify_symbols: expected a function, not str 'check'"),
    ],
)
def test_declarations(tmp_path: Path, op: str, message: str) -> None:
    status, out, err = run.run_in_process([f"--load-dialect-plugin={plugin(tmp_path, op)}"], "")
    assert (status, out) == (1, "") and "the plug-in '" in err
    assert message in err or "TypeError" in err  # the compiled build refuses wrong types at once


def test_dialects_given_to_parse() -> None:
    dialect = pyopt.Dialect(
        "mine",
        [
            OpInfo(
                "mine.op", operands="a: I32", results="r: I32", syntax="$a attr-dict",
                traits=traits.NO_MEMORY_EFFECT | traits.CONDITIONALLY_SPECULATABLE, speculates=lambda op: True,
            )
        ],
    )  # fmt: skip
    module = pyopt.parse(LOOP, dialects=[dialect]).run("func.func(loop-invariant-code-motion)")
    assert [op.name for op in module.walk("mine.", "scf.for")] == ["mine.op", "scf.for"]
