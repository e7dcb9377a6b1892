"""What stands in a vector.mask gives natively what the interpreter gives, for every number of lanes."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt import NativeError
from pyopt.interpreter import RunError, parse, run

V: Final = "vector<4xf64>"
VV: Final = "vector<2x4xf64>"
FORMS: Final = {
    "read": ("memref<?x?xf64>", V, f"vector.transfer_read %m[%i, %c0], %x : memref<?x?xf64>, {V}", ""),
    "read, passthru": ("memref<?x?xf64>", V, f"vector.transfer_read %m[%i, %c0], %x : memref<?x?xf64>, {V}", ", %v"),
    "read of tensor": ("tensor<?x?xf64>", V, f"vector.transfer_read %m[%c0, %i], %x : tensor<?x?xf64>, {V}", ""),
    "read by columns": (
        "memref<?x?xf64>", V, "vector.transfer_read %m[%c0, %i], %x {permutation_map = affine_map<(i, j) -> (i)>} "
        f": memref<?x?xf64>, {V}", "",
    ),
    "read of rows": ("memref<?x?xf64>", VV, f"vector.transfer_read %m[%i, %c0], %x : memref<?x?xf64>, {VV}", ""),
    "write": ("memref<?x?xf64>", "", f"vector.transfer_write %v, %m[%i, %c0] : {V}, memref<?x?xf64>", ""),
    "write of rows": ("memref<?x?xf64>", "", f"vector.transfer_write %w, %m[%i, %c0] : {VV}, memref<?x?xf64>", ""),
    "write to tensor": (
        "tensor<?x?xf64>", "tensor<?x?xf64>", f"vector.transfer_write %v, %m[%i, %c0] : {V}, tensor<?x?xf64>", "",
    ),
    "gather": (
        "memref<?x?xf64>", V, f"vector.gather %m[%i, %c0] [%o], %k, %v : memref<?x?xf64>, vector<4xindex>, "
        f"vector<4xi1>, {V} into {V}", "",
    ),
    "sum": ("memref<?x?xf64>", "f64", f"vector.reduction <add>, %v, %x : {V} into f64", ""),
    "maxima": ("memref<?x?xf64>", V, f"vector.multi_reduction <maxnumf>, %w, %v [0] : {VV} to {V}", ""),
}  # fmt: skip


def program(name: str) -> str:
    memory, result, op, passed = FORMS[name]
    rows = VV in op
    mask = "vector<2x4xi1>" if rows else "vector<4xi1>"
    return f"""
func.func @f(%m: {memory}, %i: index, %n: index) {f"-> {result}" if result else ""} {{
  %c0 = arith.constant 0 : index
  %x = arith.constant -2.5 : f64
  %v = arith.constant dense<[10.0, 20.0, 30.0, 40.0]> : {V}
  %w = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [55.0, 6.0, 77.0, 8.0]]> : {VV}
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %o = arith.constant dense<[3, 0, 1, 2]> : vector<4xindex>
  %mask = vector.create_mask {"%n, %n" if rows else "%n"} : {mask}
  {"%r = " if result else ""}vector.mask %mask{passed} {{ {op} }} : {mask}{f" -> {result}" if result else ""}
  return {f"%r : {result}" if result else ""}
}}"""


@pytest.mark.parametrize("check", ("extents", "bounds"))
@pytest.mark.parametrize("name", FORMS)
def test_masked_ops(name: str, check: str) -> None:
    text = program(name)
    interpreted, module = parse(text), pyopt.compile(text, check=check)
    function: Any = module.f
    for at in range(3):
        for lanes in range(-1, 6):
            given, other = [np.arange(24.0).reshape(4, 6) for _ in range(2)]
            expected = run(interpreted, "f", given, at, lanes)
            found = function(other, at, lanes)
            assert (found is None) == (not expected)
            if expected:
                np.testing.assert_array_equal(found, expected[0])
            np.testing.assert_array_equal(given, other)


def test_masked_ops_are_checked() -> None:
    for name in ("read", "write", "gather"):
        text = program(name).replace("%m[%i, %c0]", "%m[%i, %n]")
        module: Any = pyopt.compile(text, check="bounds")
        with pytest.raises(RunError):
            run(parse(text), "f", np.zeros((4, 6)), 9, 3)
        with pytest.raises(NativeError, match="operand"):
            module.f(np.zeros((4, 6)), 9, 3)
