"""Tensors and memrefs without a rank in their types: what a program takes them for is checked when it runs."""

from __future__ import annotations

import random
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
func.func @taken(%a: memref<*xf32>, %o: index, %n: index, %s: index) -> memref<?xf32, strided<[?], offset: ?>> {
  %0 = memref.reinterpret_cast %a to offset: [%o], sizes: [%n], strides: [%s]
      : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}
func.func @slice(%a: memref<?xf32>, %from: index, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = memref.subview %a[%from] [%n] [2] : memref<?xf32> to memref<?xf32, strided<[2], offset: ?>>
  %u = memref.cast %v : memref<?xf32, strided<[2], offset: ?>> to memref<*xf32>
  %0 = call @taken(%u, %from, %n, %c2)
      : (memref<*xf32>, index, index, index) -> memref<?xf32, strided<[?], offset: ?>>
  %last = arith.subi %n, %c1 : index
  %1 = memref.load %0[%last] : memref<?xf32, strided<[?], offset: ?>>
  return %1 : f32
}
func.func @flat(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index) -> memref<?xf32> {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [%n], strides: [1]
      : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @pair(%a: memref<*xf32>, %s: memref<2xindex>) -> memref<?x?xf32> {
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
func.func @open(%a: memref<*xf32>, %s: memref<?xi32>) -> memref<*xf32> {
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @pair_tensor(%a: tensor<*xf32>, %s: tensor<2xindex>) -> tensor<?x?xf32> {
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @open_tensor(%a: tensor<*xf32>, %s: tensor<?xi32>) -> tensor<*xf32> {
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
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


def test_what_memory_is_taken_for(module: Any) -> None:
    draw = random.Random(4)
    outcomes = []
    for _ in range(200):
        array = numbers(*draw.choice(((), (6,), (0,), (2, 3), (2, 0, 3), (1, 2, 3))))
        offset, size, stride = draw.randint(-1, 7), draw.randint(-1, 7), draw.choice((-2, -1, 0, 1, 1, 2, 1 << 62))
        places = [offset + at * stride for at in range(size)]
        right = size >= 0 and all(0 <= at < array.size for at in places)
        outcomes.append(right)
        if right:
            assert module.taken(array, offset, size, stride).tolist() == [float(at) for at in places]
        else:
            with pytest.raises(pyopt.NativeError, match=re.escape("operand #0 (argument 1 of @taken) is taken for")):
                module.taken(array, offset, size, stride)
    assert 40 < sum(outcomes) < 160


def test_memory_of_a_slice_without_a_rank(module: Any) -> None:
    """The slice has a[2], a[4], .. a[2 * n]; a cast of it begins where the memory of the whole does."""
    assert module.slice(numbers(9), 2, 3) == 6
    assert module.slice(numbers(9), 1, 4) == 7
    outer = pyopt.compile(PROGRAM.replace("%u, %from, %n, %c2", "%u, %n, %n, %c2"))
    assert outer.slice(numbers(9), 3, 3) == 7
    with pytest.raises(pyopt.NativeError, match="is taken for leads to element 10, and there are 7"):
        outer.slice(numbers(9), 0, 4)


def test_memory_of_nothing(module: Any) -> None:
    for array, count in ((numbers(2, 3), 6), (numbers(0, 3), 0), (numbers(2, 0), 0), (numbers(4, 3)[::2], 9)):
        assert module.flat(array, count).shape == (count,)
        with pytest.raises(pyopt.NativeError, match=f"has the size {count + 1}, and there is room for {count}"):
            module.flat(array, count + 1)


@pytest.mark.parametrize("name", ["pair", "open", "pair_tensor", "open_tensor"])
def test_other_shapes(module: Any, name: str) -> None:
    dtype = np.int32 if name.startswith("open") else np.int64
    for array in (numbers(6), numbers(2, 3), numbers(0, 5), numbers()):
        for shape in ((2, 3), (6, 1), (3, 3), (0, 7), (1, 1), (-2, -3), (1 << 30, 1 << 30), (6,), (), (1, 2, 3)):
            if len(shape) != 2 and name.startswith("pair"):
                continue
            given = np.array(shape, dtype)
            if min(shape, default=0) >= 0 and np.prod(shape, dtype=object) == array.size:
                assert np.array_equal(getattr(module, name)(array, given), array.reshape(shape))
                continue
            says = rf"elements, and operand #0 \(argument 1 of @{name}\) has {array.size}$|memory for \d+ at most$"
            with pytest.raises(pyopt.NativeError, match=says):
                getattr(module, name)(array, given)


def test_shapes_whose_product_wraps_around() -> None:
    """2^32 x 2^32 elements are 0 in 64 bits."""
    module: Any = pyopt.compile(
        """func.func @f(%a: tensor<?xf32>, %s: tensor<2xindex>) -> tensor<?x?xf32> {
          %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
          return %0 : tensor<?x?xf32>
        }"""
    )
    assert module.f(numbers(6), np.array([2, 3])).shape == (2, 3)
    with pytest.raises(pyopt.NativeError, match="dimension 1 is 4294967296, and there is memory for 65536 at most"):
        module.f(numbers(0), np.array([1 << 32, 1 << 32]))
