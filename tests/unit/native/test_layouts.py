"""Layouts that types leave open are those that casts say, and dimensions are joined only where no gap lies between."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt

if TYPE_CHECKING:
    from pyopt.interpreter.numbers import Array

OPEN: Final = "memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>"
PROGRAM: Final = f"""
func.func @all(%a: {OPEN}) -> memref<?xf32, strided<[?], offset: ?>> {{
  %0 = memref.collapse_shape %a [[0, 1, 2]] : {OPEN} into memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}}
func.func @last(%a: {OPEN}) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {{
  %0 = memref.collapse_shape %a [[0], [1, 2]] : {OPEN} into memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}}
func.func @plain(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x3xf32> {{
  %0 = memref.cast %a : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x3xf32>
  return %0 : memref<?x3xf32>
}}
func.func @slice(%a: memref<?xf32>, %from: index, %n: index, %by: index) -> f32 {{
  %c1 = arith.constant 1 : index
  %v = memref.subview %a[%from] [%n] [%by] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %u = memref.cast %v : memref<?xf32, strided<[?], offset: ?>> to memref<*xf32>
  %0 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[1], offset: 2>>
  %last = arith.subi %n, %c1 : index
  %1 = memref.load %0[%last] : memref<?xf32, strided<[1], offset: 2>>
  return %1 : f32
}}
"""


@pytest.fixture(scope="module", params=["extents", "bounds"])
def module(request: pytest.FixtureRequest) -> Any:
    return pyopt.compile(PROGRAM, check=request.param)


def drawn(draw: random.Random, rank: int) -> Array:
    """An array with steps, in some order of its dimensions."""
    full = np.arange(6.0**rank, dtype=np.float32).reshape((6,) * rank)
    steps = [slice(None, draw.choice((0, 1, 2, 3, 6, 6)), draw.choice((1, 1, 1, 2))) for _ in range(rank)]
    if draw.random() < 0.3:
        full = np.ascontiguousarray(full[tuple(steps)])
        steps = [slice(None)] * rank
    order = draw.choice((range(rank), range(rank), range(rank)[::-1]))
    taken: Array = full[tuple(steps)].transpose(tuple(order))
    return taken[::-1, ::-1] if draw.random() < 0.2 else taken


def joined(array: Array, shape: tuple[int, ...]) -> bool:
    """NumPy takes the array for another shape without a copy."""
    view = array.view()
    try:
        view.shape = shape
    except AttributeError:
        return False
    return True


@pytest.mark.parametrize("name", ["all", "last"])
def test_joined_dimensions(module: Any, name: str) -> None:
    draw = random.Random(name)
    outcomes = []
    for _ in range(300):
        array = drawn(draw, 3)
        shape = (array.size,) if name == "all" else (array.shape[0], array.shape[1] * array.shape[2])
        right = array.size == 0 or joined(array, shape)
        if name == "last" and array.size:
            right = joined(array[0], shape[1:])
        outcomes.append(right)
        if right:
            assert np.array_equal(getattr(module, name)(array), array.reshape(shape))
        else:
            says = (
                rf"operand #0 \(argument 1 of @{name}\) has stride -?\d+ in dimension \d, and those that it is joined"
            )
            with pytest.raises(pyopt.NativeError, match=says):
                getattr(module, name)(array)
    assert 60 < sum(outcomes) < 280


def test_layout_of_a_cast(module: Any) -> None:
    base = np.arange(24, dtype=np.float32).reshape(4, 6)
    for array, says in (
        (base[:, :3].copy(), ""), (base[:0, :3], ""), (base[:1, 3:], ""), (base[:, :3], "stride 6 in dimension 0"),
        (base[:1, ::2], "stride 2 in dimension 1"), (base.T[:, :3], "stride 1 in dimension 0"),
        (base[:1, 2::-1], "stride -1 in dimension 1"), (base[:, :2], "extent 2 in dimension 1"),
    ):  # fmt: skip
        if not says:
            assert np.array_equal(module.plain(array), array)
            continue
        with pytest.raises(
            pyopt.NativeError, match=rf"operand #0 \(argument 1 of @plain\) has {says}, and the result \d"
        ):
            module.plain(array)


def test_layout_of_a_cast_without_a_rank(module: Any) -> None:
    array = np.arange(12, dtype=np.float32)
    assert module.slice(array, 2, 4, 1) == 5
    assert module.slice(array, 2, 1, 5) == 2
    for given, says in (((2, 4, 2), "has stride 2 in dimension 0, and the result 1"), ((3, 4, 1), "has offset 3, and")):
        with pytest.raises(pyopt.NativeError, match=f"'memref.cast' op operand #0 {says}"):
            module.slice(array, *given)
