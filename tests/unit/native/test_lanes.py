"""Vectors of elements of less than 8 bits as arguments and results of compiled functions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt import NativeError
from pyopt.interpreter import parse, run


@pytest.mark.parametrize("shape", [(1,), (2,), (4,), (8,), (16,), (32,), (64,), (3, 4), (2, 2, 16)])
@pytest.mark.parametrize("width", (1, 2, 3, 4, 7))
def test_lanes(width: int, shape: tuple[int, ...]) -> None:
    type = f"vector<{'x'.join(map(str, shape))}xi{width}>"
    text = f"""func.func @f(%a: {type}, %n: i32, %b: {type}) -> ({type}, i32, {type}) {{
      %r = arith.xori %a, %b : {type}
      return %r, %n, %a : {type}, i32, {type}
    }}"""
    module: Any = pyopt.compile(text)
    drawn = np.random.default_rng(width)
    dtype = bool if width == 1 else np.int8
    low, high = (0, 2) if width == 1 else (-(1 << width - 1), 1 << width - 1)
    a, b = [drawn.integers(low, high, shape).astype(dtype) for _ in range(2)]
    found = module.f(a, 7, b)
    expected = run(parse(text), "f", a, 7, b)
    for one, other, wanted in zip(found, expected, (a ^ b, 7, a), strict=True):
        np.testing.assert_array_equal(one, wanted)
        np.testing.assert_array_equal(one, other)
    assert found[0].dtype == dtype and found[0].shape == shape


def test_lanes_of_masks_and_signs() -> None:
    module: Any = pyopt.compile("""
    func.func @f(%n: index, %k: vector<8xi1>, %v: vector<8xi4>) -> (vector<8xi1>, vector<8xi32>) {
      %m = vector.create_mask %n : vector<8xi1>
      %r = arith.andi %m, %k : vector<8xi1>
      %s = arith.extsi %v : vector<8xi4> to vector<8xi32>
      return %r, %s : vector<8xi1>, vector<8xi32>
    }""")
    bits, numbers = np.array([1, 0, 1, 1, 0, 1, 1, 1], bool), np.arange(-8, 8, 2, dtype=np.int8)
    found = module.f(4, bits, numbers)
    assert found[0].tolist() == [True, False, True, True] + [False] * 4
    assert found[1].tolist() == numbers.tolist()
    assert module.f(8, [True] * 8, [15] * 8)[1].tolist() == [-1] * 8
    with pytest.raises(NativeError, match=r"argument 2 of @f: .*shape 4 is no vector<8xi1>"):
        module.f(4, bits[:4], numbers)
    with pytest.raises(NativeError, match="argument 3 of @f: the number 16 is no element of vector<8xi4>"):
        module.f(4, bits, numbers + 24)
    with pytest.raises(NativeError, match=r"values of type memref<2xvector<4xi1>> cannot cross"):
        pyopt.compile("func.func @g(%m: memref<2xvector<4xi1>>) { return }")["g"]
