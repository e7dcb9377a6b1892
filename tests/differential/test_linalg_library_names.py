"""The names of library functions are those of mlir-opt, for all named ops on buffers of several types."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
UNARY = ("abs", "ceil", "copy", "erf", "exp", "floor", "log", "negf", "reciprocal", "round", "rsqrt", "sqrt", "tanh")
BINARY = ("add", "div", "max", "min", "mul", "powf", "sub")
TYPES = ("memref<f32>", "memref<4xf16>", "memref<?x4xbf16>", "memref<2x?x3xf64, 5>", "memref<4xf80, strided<[2]>>")
PRODUCTS = (
    ("dot", "4", "4", ""),
    ("matmul", "3x4", "4x5", "3x5"),
    ("matvec", "3x4", "4", "3"),
    ("vecmat", "4", "4x5", "5"),
    ("batch_matmul", "2x3x4", "2x4x5", "2x3x5"),
    ("batch_reduce_matmul", "2x3x4", "2x4x5", "3x5"),
    ("batch_matvec", "2x3x4", "2x4", "2x3"),
    ("mmt4d", "1x2x3x4", "5x2x6x4", "1x5x3x6"),
)


def program() -> str:
    lines: list[str] = []
    for number, type in enumerate(TYPES):
        lines.append(f"func.func @elementwise{number}(%a: {type}) {{")
        lines += [f"  linalg.{name} ins(%a : {type}) outs(%a : {type})" for name in UNARY]
        lines += [f"  linalg.{name} ins(%a, %a : {type}, {type}) outs(%a : {type})" for name in BINARY]
        lines.append("  return\n}")
    for element in ("i8", "i32", "bf16", "f32"):
        lines.append(f"func.func @products_{element}(")
        arguments: list[str] = []
        ops: list[str] = []
        for number, (name, *extents) in enumerate(PRODUCTS):
            types = [f"memref<{one}{'x' if one else ''}{element}>" for one in extents]
            arguments += [f"%{letter}{number}: {type}" for letter, type in zip("abc", types, strict=True)]
            given = f"%a{number}, %b{number} : {types[0]}, {types[1]}"
            ops.append(f"  linalg.{name} ins({given}) outs(%c{number} : {types[2]})")
        lines += [", ".join(arguments) + ") {", *ops, "  return\n}"]
    return "\n".join(lines) + "\n"


def test_names() -> None:
    flags = ("--convert-linalg-to-std", "--mlir-print-debuginfo", "--mlir-print-local-scope")
    assert MLIR_OPT is not None
    wanted = run_program([MLIR_OPT, *flags, "-"], program(), ".", timeout=60)
    code, text, errors = run_in_process(flags, program())
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    assert text.splitlines() == wanted.out.splitlines()
    assert text.count("func.func private") >= len(TYPES) * 20 + 4 * len(PRODUCTS)
