"""Buffers that are sorted, or grow, have to have room for the entries that a program says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt

SORT = """func.func @f(%n: index, %m: memref<?xi64>, %v: memref<?xf64>, %w: memref<?xi8>) {
  sparse_tensor.sort quick_sort %n, %m jointly %v, %w {perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index}
      : memref<?xi64> jointly memref<?xf64>, memref<?xi8>
  return
}
"""


@pytest.mark.parametrize(
    ("count", "lengths", "error"),
    [
        (2, (6, 2, 2), ""),
        (0, (0, 0, 0), ""),
        (3, (8, 3, 3), "3 entries are sorted, and operand #1 .argument 2 of @f. has 2"),
        (2, (6, 1, 2), "2 entries are sorted, and operand #2 .argument 3 of @f. has 1"),
        (2, (6, 2, 1), "2 entries are sorted, and operand #3 .argument 4 of @f. has 1"),
        (-1, (6, 2, 2), "-1 entries are sorted"),
        ((1 << 62) + 1, (6, 2, 2), "entries are sorted, and operand #1 .argument 2 of @f. has 2"),
    ],
)
def test_sorted_buffers(count: int, lengths: tuple[int, int, int], error: str) -> None:
    module: Any = pyopt.compile(SORT)
    keys = np.array([3, 1, 0, 2, 0, 9, 7, 7][: lengths[0]], np.int64)
    values, more = np.arange(float(lengths[1])), np.arange(lengths[2], dtype=np.int8)
    given: list[Any] = [keys, values, more]
    before = [one.copy() for one in given]
    if error:
        with pytest.raises(pyopt.NativeError, match=error):
            module.f(count, keys, values, more)
        assert all(np.array_equal(old, new) for old, new in zip(before, given, strict=True))
        return
    module.f(count, keys, values, more)
    if count:
        assert keys.tolist() == [2, 0, 9, 3, 1, 0] and values.tolist() == [1, 0] and more.tolist() == [1, 0]


PUSH = """func.func @f(%s: index, %b: memref<?xf64>, %n: index) -> index {
  %c = memref.alloc() : memref<4xf64>
  %d = memref.cast %c : memref<4xf64> to memref<?xf64>
  %x = arith.constant 7.0 : f64
  %o, %t = sparse_tensor.push_back WHERE%s, %d, %x, %n : index, memref<?xf64>, f64, index
  memref.dealloc %o : memref<?xf64>
  return %t : index
}
"""


@pytest.mark.parametrize(
    ("where", "size", "count", "error"),
    [
        ("", 4, 3, ""),
        ("", 0, 0, ""),
        ("inbounds ", 2, 2, ""),
        ("inbounds ", 2, 3, "3 elements are pushed, and operand #1 has room for 2"),
        ("", 5, 1, "5 elements of operand #1 are in use, and there are 4"),
        ("", -1, 1, "elements of operand #1 are in use, and there are 4"),
        ("", 2, -1, "a value is pushed -1 times"),
    ],
)
def test_pushed_values(where: str, size: int, count: int, error: str) -> None:
    module: Any = pyopt.compile(PUSH.replace("WHERE", where))
    if error:
        with pytest.raises(pyopt.NativeError, match=error):
            module.f(size, np.zeros(4), count)
    else:
        assert module.f(size, np.zeros(4), count) == size + count
    taken, given = module.allocations()
    assert taken == given
