"""Tensors and memrefs without a rank in their types: what a program takes them for is checked when it runs."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.interpreter.numbers import Array

PROGRAM = """
func.func @cast(%a: tensor<*xf32>) -> tensor<2x?xf32> {
  %0 = tensor.cast %a : tensor<*xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
func.func @first(%a: memref<*xf32>) -> f32 {
  %0 = memref.cast %a : memref<*xf32> to memref<?x?xf32>
  %c0 = arith.constant 0 : index
  %1 = memref.load %0[%c0, %c0] : memref<?x?xf32>
  return %1 : f32
}
func.func @copy(%a: memref<*xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}
func.func @half(%a: memref<*xf32>, %b: memref<?xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<?xf32>
  return
}
func.func @dim(%a: tensor<*xf32>, %i: index) -> index {
  %0 = tensor.dim %a, %i : tensor<*xf32>
  return %0 : index
}
"""


def numbers(*shape: int) -> Array:
    return np.arange(np.prod(shape), dtype=np.float32).reshape(shape)


WRONG = [
    ("cast", (numbers(3),), "operand #0 (argument 1 of @cast) has rank 1, and the result 2"),
    ("cast", (numbers(),), "has rank 0, and the result 2"),
    ("cast", (numbers(2, 3, 2),), "has rank 3, and the result 2"),
    ("cast", (numbers(3, 2),), "operand #0 (argument 1 of @cast) has extent 3 in dimension 0, and the result 2"),
    ("first", (numbers(3),), "'memref.cast' op operand #0 (argument 1 of @first) has rank 1, and the result 2"),
    ("first", (numbers(),), "has rank 0, and the result 2"),
    ("copy", (numbers(8), numbers(2)), "has extent 8 in a dimension, and operand #1 (argument 2 of @copy) 2"),
    ("copy", (numbers(2, 3), numbers(2, 4)), "has extent 3 in a dimension"),
    ("copy", (numbers(2, 3), numbers(3)), "has rank 2, and operand #1 (argument 2 of @copy) has rank 1"),
    ("half", (numbers(4), numbers(3)), "has extent 4 in a dimension"),
    ("half", (numbers(2, 2), numbers(4)), "has rank 2"),
    ("dim", (numbers(2, 3), 2), "'tensor.dim' op the dimension is 2, and operand #0 (argument 1 of @dim) has 2"),
    ("dim", (numbers(2, 3), -1), "the dimension is -1"),
]


@pytest.fixture(scope="module", params=["extents", "bounds"])
def module(request: pytest.FixtureRequest) -> Any:
    return pyopt.compile(PROGRAM, check=request.param)


@pytest.mark.parametrize(("name", "arguments", "message"), WRONG)
def test_what_does_not_fit(module: Any, name: str, arguments: tuple[object, ...], message: str) -> None:
    with pytest.raises(pyopt.NativeError, match=re.escape(message)):
        getattr(module, name)(*arguments)


def test_what_fits(module: Any) -> None:
    assert module.cast(numbers(2, 3)).tolist() == [[0, 1, 2], [3, 4, 5]]
    assert module.cast(numbers(2, 0)).shape == (2, 0)
    assert module.first(numbers(2, 3) + 7) == 7
    assert [module.dim(numbers(2, 3), at) for at in (0, 1)] == [2, 3]
    for shape in ((), (4,), (2, 3), (1, 2, 3)):
        target = np.zeros(shape, np.float32)
        module.copy(np.asarray(numbers(*shape) + 1), target)
        assert np.array_equal(target, numbers(*shape) + 1)
    row = np.zeros(3, np.float32)
    module.half(numbers(3), row)
    assert row.tolist() == [0, 1, 2]


def test_shapes_whose_product_wraps_around() -> None:
    """2^32 x 2^32 elements are 0 in 64 bits."""
    module: Any = pyopt.compile(
        """func.func @f(%a: tensor<?xf32>, %s: tensor<2xindex>) -> tensor<?x?xf32> {
          %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
          return %0 : tensor<?x?xf32>
        }"""
    )
    assert module.f(numbers(6), np.array([2, 3])).shape == (2, 3)
    with pytest.raises(pyopt.NativeError, match="4294967296x4294967296"):
        module.f(numbers(0), np.array([1 << 32, 1 << 32]))
