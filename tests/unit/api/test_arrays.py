"""NumPy arrays and attributes of elements."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import pyopt

TYPES = {
    "bool": "i1", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "uint8": "ui8", "uint32": "ui32",
    "float16": "f16", "float32": "f32", "float64": "f64", "complex64": "complex<f32>", "complex128": "complex<f64>",
}  # fmt: skip


@pytest.mark.parametrize("dtype", TYPES)
def test_arrays_survive(dtype: str) -> None:
    array = np.array([[0, 1, 2], [3, 1, 0]]).astype(dtype)
    attribute = pyopt.attribute(array)
    assert str(attribute).endswith(f" : tensor<2x3x{TYPES[dtype]}>")
    found = pyopt.to_numpy(attribute)
    assert np.array_equal(found, array) and found.shape == array.shape and not found.flags.writeable


def test_text_of_elements() -> None:
    assert (
        str(pyopt.attribute(np.array([1.5, -2.0], np.float32)))
        == "dense<[1.500000e+00, -2.000000e+00]> : tensor<2xf32>"
    )
    assert str(pyopt.attribute(np.array([True, False]))) == "dense<[true, false]> : tensor<2xi1>"
    assert str(pyopt.attribute(np.full((2, 2), 7, np.int8))) == "dense<7> : tensor<2x2xi8>"
    assert pyopt.attribute(np.arange(3)) is pyopt.attribute("dense<[0, 1, 2]> : tensor<3xi64>")
    assert str(pyopt.attribute(np.float64(2.0))) == "dense<2.000000e+00> : tensor<f64>"


def test_layouts_and_byte_orders() -> None:
    array = np.arange(6, dtype=">i4").reshape(2, 3)
    for one in (array, array.T, array[:, ::-1], np.asfortranarray(array)):
        assert np.array_equal(pyopt.to_numpy(pyopt.attribute(one)), one)
    assert pyopt.to_numpy(pyopt.attribute(np.zeros((0, 2)))).shape == (0, 2)


def test_memory_is_shared() -> None:
    attribute = pyopt.attribute(np.arange(100.0))
    assert np.shares_memory(pyopt.to_numpy(attribute), pyopt.to_numpy(attribute))
    assert np.shares_memory(pyopt.to_numpy(attribute), np.frombuffer(attribute.data))  # type: ignore[attr-defined]


def test_other_attributes() -> None:
    for text, expected in (("5 : i32", 5), ("2.5 : f32", 2.5), ("array<i64: 1, 2>", [1, 2]), ("array<f32: 0.5>", [0.5]),
                           ("array<i1: true, false>", [True, False]),
                           ("sparse<[[0], [2]], [1, 2]> : tensor<3xi32>", [1, 0, 2])):  # fmt: skip
        assert np.array_equal(pyopt.to_numpy(pyopt.attribute(text)), expected), text
    for text in ('"text"', "[1, 2]", "dense_resource<a> : tensor<2xi8>"):
        with pytest.raises(TypeError):
            pyopt.to_numpy(pyopt.attribute(text))


@pytest.mark.parametrize(
    "text", ["true", "5 : i8", "-5 : i4", "3 : index", "5 : ui16", "1.5 : f16", "1.5 : bf16", "7 : i128"]
)
def test_numbers_are_what_tensors_of_one_have(text: str) -> None:
    value, _, type = text.partition(" : ")
    found = pyopt.to_numpy(pyopt.attribute(text))
    same = pyopt.to_numpy(pyopt.attribute(f"dense<{value}> : tensor<{type or 'i1'}>"))
    assert (found.dtype, found.shape, found.item()) == (same.dtype, (), same.item())


@pytest.mark.parametrize("array", [np.array(["a"]), np.array([None]), np.zeros(1, "M8[s]"), np.zeros(1, np.longdouble)])
def test_what_has_no_type(array: np.ndarray) -> None:
    with pytest.raises(TypeError, match="no type of elements has numbers as those of"):
        pyopt.attribute(array)


def test_constants() -> None:
    builder = pyopt.Builder.at_end(pyopt.parse("").body)
    made = builder.constant(np.array([1, 2], np.int16)).op
    assert str(made) == "%cst = arith.constant dense<[1, 2]> : tensor<2xi16>"


def test_constants_of_another_type() -> None:
    builder = pyopt.Builder.at_end(pyopt.parse("").body)
    with pytest.raises(TypeError, match=r"of type tensor<5000xi64>, not tensor<5000xi8>") as raised:
        builder.constant(np.arange(5000), pyopt.type("tensor<5000xi8>"))
    assert len(str(raised.value)) < 200
    wrong: Any = "i8"
    with pytest.raises(TypeError, match="expected a type, not str"):
        builder.constant(1, wrong)


def test_masked_arrays_are_refused() -> None:
    with pytest.raises(TypeError, match="fill them in"):
        pyopt.attribute(np.ma.array([1, 2], mask=[False, True]))
