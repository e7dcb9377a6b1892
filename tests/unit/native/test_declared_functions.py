"""Functions of libraries, declared with types of one's own, run natively as in the interpreter, or are errors."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.driver.execute import run_in_process
from pyopt.interpreter import RunError, parse, run

PRINTED = """
func.func private @printF64(f32)
func.func private @printI64(i32) attributes {llvm.emit_c_interface}
func.func private @printString(f64)
func.func @f(%a: f32, %b: f64, %c: i64) {
  %0 = arith.trunci %c : i64 to i32
  func.call @printF64(%a) : (f32) -> ()
  func.call @printI64(%0) : (i32) -> ()
  vector.print %b : f64
  vector.print %c : i64
  vector.print str "end"
  return
}"""
WRONG = {
    "in C's mathematical library": [
        "tanf(f64) -> f64",
        "tan(i64) -> f64",
        "atan2(f64) -> f64",
        "fmaf(f32, f32) -> f32",
    ],
    "in C": ["malloc(i32) -> i32", "abort(f32) -> ()", "aligned_alloc(i64) -> !llvm.ptr"],
}


def test_declared_for_printing() -> None:
    """vector.print declares the same functions with their own types."""
    arguments = ["--entry=f", "--arg", "1.5", "--arg", "2.25", "--arg", "7"]
    printed = run_in_process([*arguments, "-"], PRINTED)
    assert printed == (0, "1.572.25\n7\nend", "")
    assert run_in_process(["--jit", "--in-process", *arguments, "-"], PRINTED) == printed


@pytest.mark.parametrize(("library", "declared"), [(one, text) for one in WRONG for text in WRONG[one]])
def test_wrong_types(library: str, declared: str) -> None:
    name, _, rest = declared.partition("(")
    inputs, _, results = rest.partition(") -> ")
    types = [one.strip() for one in inputs.split(",")]
    results = results.strip("()")
    arguments = ", ".join([f"%a{index}: {type}" for index, type in enumerate(types)])
    operands = ", ".join([f"%a{index}" for index in range(len(types))])
    text = f"""
func.func private @{declared}
func.func @f({arguments}) {{
  {"%0 = " if results else ""}func.call @{name}({operands}) : ({inputs}) -> ({results})
  return
}}"""
    with pytest.raises(pyopt.NativeError, match=f"@{name} is declared with another type than it has {library}"):
        pyopt.compile(text)
    with pytest.raises(RunError, match=f"@{name} .*declared with"):
        run(parse(text), "f", *[1 if type.startswith("i") else 1.5 for type in types])


def test_declared_and_not_called() -> None:
    module: Any = pyopt.compile("func.func private @tanf(f64)\nfunc.func @f(%a: i32) -> i32 { return %a : i32 }")
    assert module.f(3) == 3
