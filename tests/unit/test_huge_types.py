"""Types of a size that no memory holds: folds and printing leave them alone. The reference runs out of memory."""

from __future__ import annotations

import pytest

from pyopt.dialects.sparse_tensor.verify_encoding import is_nonzero, is_zero
from pyopt.driver.run import run_in_process
from pyopt.ir.attributes import FloatAttr
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.floats import from_float
from pyopt.ir.types import F64, TensorType

SHUFFLE = "%0 = vector.shuffle %a, %b [5, 4] : vector<9223372036854775807xf32>, vector<2xf32>"
STEP = "%0 = vector.step : vector<4294967295xindex>"
SHAPE = '%0 = "shape.const_shape"() <{shape = dense<1> : tensor<2147483647xindex>}> : () -> !shape.shape'


@pytest.mark.parametrize(
    ("line", "type"), [(SHUFFLE, "vector<2xf32>"), (STEP, "vector<4294967295xindex>"), (SHAPE, "!shape.shape")]
)
def test_what_is_too_large_stays(line: str, type: str) -> None:
    arguments = "%a: vector<9223372036854775807xf32>, %b: vector<2xf32>"
    text = f"func.func @f({arguments}) -> {type} {{ {line} return %0 : {type} }}"
    code, out, err = run_in_process(["--canonicalize", "--sccp", "--verify-roundtrip"], text)
    assert (code, err) == (0, "")
    assert line.replace("%a", "%arg0").replace("%b", "%arg1") in out


def test_what_is_not_becomes_a_constant() -> None:
    text = """func.func @f() -> vector<2xi8> {
      %a = arith.constant dense<[1, 2]> : vector<2xi8>
      %0 = vector.shuffle %a, %a [1, 2] : vector<2xi8>, vector<2xi8>
      return %0 : vector<2xi8>
    }"""
    assert "dense<[2, 1]>" in run_in_process(["--canonicalize"], text)[1]


def test_elements_are_not_inserted_into_huge_constants() -> None:
    type = "vector<4611686018427387904xi8>"
    lines = f"%0 = arith.constant 7 : i8 %1 = arith.constant dense<1> : {type}"
    insertion = f"vector.insert %0, %1 [0] : i8 into {type}"
    text = f"func.func @f() -> {type} {{ {lines} %2 = {insertion} return %2 : {type} }}"
    code, out, err = run_in_process(["--canonicalize"], text)
    assert (code, err) == (0, "")
    assert "vector.insert " in out


def test_a_splat_of_any_size_is_zero_or_not() -> None:
    largest = (1 << 63) - 1
    type = TensorType.get((largest, largest), F64)
    for value, zero in ((0.0, True), (1.0, False)):
        splat = DenseElementsAttr.splat(type, FloatAttr.get(from_float(value, F64), F64))
        assert (is_zero(splat), is_nonzero(splat)) == (zero, not zero)
