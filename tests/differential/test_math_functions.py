"""Powers and leading zeros of random types have the text of mlir-opt behind convert-math-to-funcs, with locations."""

from __future__ import annotations

import random

import pytest

from pyopt.driver.run import run_in_process
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")

INTEGERS = ("i2", "i3", "i8", "i16", "i31", "i32", "i64", "i65", "i128")
FLOATS = ("f16", "bf16", "f32", "f64", "f80", "f128", "f8E5M2", "tf32")
SHAPES = ("{}", "{}", "{}", "vector<{}>", "vector<3x{}>", "vector<2x1x{}>")


def function(name: str, draw: random.Random) -> str:
    """A function with a few of the ops, some of them in a branch of scf.if."""
    lines: list[str] = []
    parameters = ["%c: i1"]
    for number in range(draw.randint(1, 5)):
        shape = draw.choice(SHAPES)
        integer, other = [shape.format(draw.choice(kinds)) for kinds in (INTEGERS, FLOATS)]
        parameters += [f"%a{number}: {integer}", f"%x{number}: {other}"]
        op = draw.choice(["ctlz", "ipowi", "fpowi"])
        if op == "fpowi":
            line = f"%{number} = math.fpowi %x{number}, %a{number} : {other}, {integer}"
        else:
            more = f", %a{number}" if op == "ipowi" else ""
            line = f"%{number} = math.{op} %a{number}{more} : {integer}"
        lines.append(f"  scf.if %c {{\n    {line}\n  }}" if draw.random() < 0.3 else f"  {line}")
    return "\n".join([f"func.func @{name}({', '.join(parameters)}) {{", *lines, "  return", "}"])


@pytest.mark.parametrize("options", ["", "=convert-ctlz", "=min-width-of-fpowi-exponent=32 convert-ctlz"])
def test_functions(options: str) -> None:
    draw = random.Random(len(options))
    program = "\n// -----\n".join(
        ["\n".join([function(f"f{number}", draw) for number in range(draw.randint(1, 3))]) for _ in range(40)]
    )
    flags = (
        f"--convert-math-to-funcs{options}", "--split-input-file", "--mlir-print-debuginfo", "--mlir-print-local-scope"
    )  # fmt: skip
    assert MLIR_OPT is not None
    wanted = run_program([MLIR_OPT, *flags, "-"], program, ".", timeout=60)
    code, text, errors = run_in_process(flags, program)
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    assert text.splitlines() == wanted.out.splitlines()
    assert text.count("linkonce_odr") > 50 and ("_ctlz_" in text) == ("ctlz" in options)
