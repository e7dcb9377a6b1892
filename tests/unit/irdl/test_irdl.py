"""Dialects of IRDL files: the files themselves, and what uses of the dialects print and say, as mlir-opt has it."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import pyopt
from pyopt.driver.run import run_in_process
from pyopt.driver.usage import FOLLOWED
from pyopt.irdl.dialect import DIALECT

HERE = Path(__file__).parent
REFERENCE = f"mlir-opt-{FOLLOWED.partition('.')[0]}"
NAMES = ["cmath", "d"]
needs_reference = pytest.mark.skipif(shutil.which(REFERENCE) is None, reason=f"{REFERENCE} is not here")


def text_of(name: str) -> str:
    return (HERE / f"{name}.irdl.mlir").read_text(encoding="utf-8")


def errors(text: str, name: str = "d") -> list[str]:
    _, _, err = run_in_process([f"--irdl-file={name}.irdl.mlir"], text, str(HERE))
    return re.findall(r"^<stdin>:\d+:\d+: error: (.*)", err, re.MULTILINE)


def in_function(body: str) -> str:
    arguments = "%i: i32, %j: i64, %f: f32, %u: !d.u, %t: !d.t<f32, 1 : i8>"
    return f"func.func @f({arguments}) {{\n  {body}\n  return\n}}\n"


@needs_reference
@pytest.mark.parametrize("name", NAMES)
def test_uses_as_in_the_reference(name: str) -> None:
    arguments = [f"--irdl-file={name}.irdl.mlir", "--split-input-file", f"{name}.uses.mlir"]
    theirs = subprocess.run([REFERENCE, *arguments], cwd=HERE, capture_output=True, text=True, check=False)
    _, out, err = run_in_process(arguments, "", str(HERE))
    assert out == theirs.stdout
    assert err == theirs.stderr


@needs_reference
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("generic", [False, True])
def test_files_print_as_in_the_reference(name: str, generic: bool) -> None:
    flags = ["--mlir-print-op-generic"] if generic else []
    theirs = subprocess.run(
        [REFERENCE, *flags, f"{name}.irdl.mlir"], cwd=HERE, capture_output=True, text=True, check=True
    )
    assert pyopt.parse(text_of(name), dialects=[DIALECT]).text(generic=generic) + "\n" == theirs.stdout


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("generic", [False, True])
def test_files_round_trip(name: str, generic: bool) -> None:
    printed = pyopt.parse(text_of(name), dialects=[DIALECT]).text(generic=generic)
    assert pyopt.parse(printed, dialects=[DIALECT]).text(generic=generic) == printed


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ('"d.base"(%i, %u) {s = "x"} : (i32, !d.u) -> ()', ""),
        (
            '"d.base"(%f, %u) {s = "x"} : (f32, !d.u) -> ()',
            "expected base type 'builtin.integer' but got 'builtin.f32'",
        ),
        ('"d.base"(%i, %u) : (i32, !d.u) -> ()', "'d.base' op attribute \"s\" is expected but not provided"),
        ('"d.base"(%i) {s = "x"} : (i32) -> ()', "op expects exactly 2 operands, but got 1"),
        ('"d.all"(%i, %i, %i) : (i32, i32, i32) -> ()', ""),
        ('"d.all"(%i, %j) : (i32, i64) -> ()', "expected 'i32' but got 'i64'"),
        ('"d.all"(%f) : (f32) -> ()', "'f32' does not satisfy the constraint"),
        ('"d.all"() : () -> ()', "op expects at least 1 operands, but got 0"),
        ('%r:2 = "d.all"(%i) : (i32) -> (i32, i32)', "op expects at most 1 results, but got 2"),
        ('"d.two"(%i) {operandSegmentSizes = array<i32: 0, 1>} : (i32) -> ()', ""),
        ('"d.two"(%i) : (i32) -> ()', "'operandSegmentSizes' attribute is expected but not provided"),
        ('"d.par"(%t, %f) : (!d.t<f32, 1 : i8>, f32) -> ()', ""),
        ('"d.par"(%t, %i) : (!d.t<f32, 1 : i8>, i32) -> ()', "expected 'f32' but got 'i32'"),
        ('"d.par"(%u, %i) : (!d.u, i32) -> ()', "expected base type 'd.t' but got '!d.u'"),
        ('"d.attr"() {z = #d.w<i32>} : () -> ()', ""),
        ('"d.attr"() {z = #d.w<i64>} : () -> ()', "expected 'i32' but got 'i64'"),
        ('"d.reg"() : () -> ()', "'d.reg' op unexpected number of regions: expected 1 but got 0"),
        ('"d.reg"() ({ ^a: "d.none"() : () -> () }) : () -> ()', "expected region 0 to have 2 block(s) but got 1"),
        ("d.none", "custom op 'd.none' has no custom assembly form"),
        (
            '"d.missing"() : () -> ()',
            "unregistered operation 'd.missing' found in dialect ('d') that does not allow un",
        ),
    ],
)
def test_constraints(body: str, message: str) -> None:
    found = errors(in_function(body))
    assert [text[: len(message)] for text in found] == ([message] if message else [])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("irdl.dialect @arith {}", "the dialect 'arith' is there already"),
        ("irdl.dialect @d {}\nirdl.dialect @d {}", "redefinition of symbol named 'd'"),
        ("irdl.dialect @d { irdl.any }", "expects parent op"),
        ("irdl.dialect @d { irdl.operation @x { irdl.operands(a %0) } }", "expected ':'"),
        ("irdl.dialect @d { irdl.nonsense }", "custom op 'irdl.nonsense' is unknown"),
        ("irdl.dialect @d {", "expected"),
    ],
)
def test_wrong_files(text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "wrong.irdl.mlir").write_text(text, encoding="utf-8")
    code, out, err = run_in_process(["--irdl-file=wrong.irdl.mlir"], "module {}", str(tmp_path))
    assert (code, out) == (1, "") and message in err and "wrong.irdl.mlir:" in err and "internal" not in err


def test_a_missing_file() -> None:
    assert run_in_process(["--irdl-file=none.mlir"], "module {}", str(HERE)) == (
        1, "", "cannot open input file 'none.mlir': No such file or directory\n",
    )  # fmt: skip


def test_from_python() -> None:
    dialects = pyopt.parse_irdl(text_of("d"))
    module = pyopt.parse(in_function('"d.par"(%t, %f) : (!d.t<f32, 1 : i8>, f32) -> ()'), dialects=dialects)
    assert [str(one.type) for one in next(module.walk("d.")).operands] == ["!d.t<f32, 1 : i8>", "f32"]
    with pytest.raises(pyopt.VerifyError, match="expected 'f32' but got 'i32'"):
        pyopt.parse(in_function('"d.par"(%t, %i) : (!d.t<f32, 1 : i8>, i32) -> ()'), dialects=dialects)
