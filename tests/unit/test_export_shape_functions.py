"""export-shape-functions: what the functions compute is what the functions that they are of give when they run."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import pyopt

PROGRAM = """
func.func @quotient(%x: tensor<?x?xf32>, %n: index) -> (tensor<?x2xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 0.0 : f32
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %all = tensor.dim %0, %c0 : tensor<?xf32>
  %half = arith.divui %all, %c2 : index
  %1 = tensor.splat %v[%half] : tensor<?x2xf32>
  %2 = tensor.pad %0 low[%n] high[3] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1, %2 : tensor<?x2xf32>, tensor<?xf32>
}
func.func @strides(%x: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = tensor.dim %x, %c0 : tensor<?x?xf32>
  %b = tensor.dim %x, %c1 : tensor<?x?xf32>
  %p = arith.ceildivsi %a, %c3 : index
  %q = arith.remui %b, %c3 : index
  %v = arith.constant 1.0 : f32
  %0 = tensor.splat %v[%p, %q] : tensor<?x?xf32>
  %1 = tensor.concat dim(0) %0, %0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.splat %v : tensor<4xf32>
  return %1, %2 : tensor<?x?xf32>, tensor<4xf32>
}
func.func private @inner(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %x, %c0 : tensor<?x?xf32>
  %b = tensor.dim %x, %c1 : tensor<?x?xf32>
  %v = arith.constant 0.0 : f32
  %0 = tensor.splat %v[%b, %a] : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @calls(%x: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = call @inner(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(1) %0, %0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @extrema(%x: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = tensor.dim %x, %c0 : tensor<?x?xf32>
  %b = tensor.dim %x, %c1 : tensor<?x?xf32>
  %less = arith.cmpi slt, %a, %b : index
  %p = arith.select %less, %a, %b : index
  %q = arith.maxsi %b, %c3 : index
  %r = arith.maxsi %q, %a : index
  %v = arith.constant 0.0 : f32
  %0 = tensor.splat %v[%p, %r] : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @broadcast(%x: tensor<?x?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %x, %c0 : tensor<?x?xf32>
  %b = tensor.dim %x, %c1 : tensor<?x?xf32>
  %0 = tensor.from_elements %a : tensor<1xindex>
  %1 = tensor.from_elements %b : tensor<1xindex>
  %2 = shape.broadcast %0, %1 : tensor<1xindex>, tensor<1xindex> -> tensor<1xindex>
  %m = tensor.extract %2[%c0] : tensor<1xindex>
  %v = arith.constant 0.0 : f32
  %3 = tensor.splat %v[%m] : tensor<?xf32>
  return %3 : tensor<?xf32>
}
func.func @bounds(%x: tensor<?x?xf32> {shape.dims = ["batch", "2 * half + 1"]}, %n: index) -> tensor<?x?xf32>
    attributes {shape.bounds = ["1 <= batch <= 9"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  %a = tensor.dim %x, %c0 : tensor<?x?xf32>
  %b = tensor.dim %x, %c1 : tensor<?x?xf32>
  %m = arith.minsi %a, %c10 : index
  %h = arith.divui %b, %c2 : index
  %v = arith.constant 0.0 : f32
  %0 = tensor.splat %v[%m, %h] : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
"""

ELEMENTS = """
func.func @reshaped(%x: tensor<?xf32>, %s: tensor<2xi64>) -> tensor<?x?xf32> {
  %0 = tensor.reshape %x(%s) : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
"""


def shapes(result: Any) -> list[list[int]]:
    return [list(np.shape(one)) for one in (result if isinstance(result, tuple) else (result,))]


def exported(text: str) -> pyopt.Module:
    return pyopt.parse(text).run("export-shape-functions")


@pytest.mark.parametrize("name", ["quotient", "strides", "calls", "extrema", "broadcast", "bounds"])
def test_what_functions_give(name: str) -> None:
    module = exported(PROGRAM)
    draw = random.Random(name)
    for _ in range(20):
        rows, columns, number = draw.randrange(1, 9), 2 * draw.randrange(4) + 1, draw.randrange(4)
        if name == "broadcast":
            rows = draw.choice((1, columns))
        given = module.evaluate(name, np.ones((rows, columns), np.float32), number)
        computed = module.evaluate(f"{name}_shapes", np.array([rows, columns]), number)
        found = [list(one) for one in (computed if isinstance(computed, tuple) else (computed,))]
        assert found == shapes(given)


def test_elements_of_a_tensor() -> None:
    module = exported(ELEMENTS)
    for sizes in ([2, 6], [12, 1], [3, 4]):
        size = np.array(sizes, np.int64)
        assert shapes(module.evaluate("reshaped", np.ones(12, np.float32), size)) == [sizes]
        assert list(module.evaluate("reshaped_shapes", np.array([12]), np.array([2]), size)) == sizes


@pytest.mark.parametrize("text", [PROGRAM, ELEMENTS])
def test_a_second_run_changes_nothing(text: str) -> None:
    module = exported(text)
    once = module.text()
    assert "shape.shapes_of" in once
    assert module.run("export-shape-functions").text() == once


def test_others_stay_as_they_are() -> None:
    """Without the functions that are made the module is what it was."""
    module = pyopt.parse(PROGRAM)
    before = module.text()
    module.run("export-shape-functions")
    for op in list(module.walk()):
        if op.name == "func.func" and "shape.shapes_of" in op.attributes:
            op.erase()
    assert module.text() == before
