"""Slices, views, sizes and arrays of sparse tensors that do not fit are errors at their ops, by default, too."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt import NativeError
from tests.unit.native.access_programs import FAR, VIEWS


@pytest.fixture(scope="module", params=["extents", "bounds"])
def views(request: pytest.FixtureRequest) -> Any:
    return pyopt.compile(VIEWS, check=request.param)


@pytest.mark.parametrize("name", ["subview", "slice", "reinterpret"])
def test_drawn_slices(views: Any, name: str) -> None:
    draw = random.Random(name)
    outcomes = set()
    for number in range(200):
        extent = draw.choice((0, 1, 5, 9))
        offset, size = draw.randint(-1, extent + 1), draw.randint(-1, 5)
        stride = draw.choice((1, 1, 2, 3, 0, -1, -2, extent, extent + 1))
        if number % 8 == 0:
            offset, size, stride = draw.choice(
                ((far := draw.choice(FAR), size, stride), (offset, far, stride), (offset, size, far))
            )
        where = [offset, *[offset + one * stride for one in (size - 1,) if size > 1]] if size > 0 else []
        # Without any elements an empty slice may be anywhere; a reinterpretation takes no memory then.
        begins = 0 <= offset <= extent or (size == 0 and (extent == 0 or name == "reinterpret"))
        right = size >= 0 and begins and all(0 <= one < extent for one in where)
        outcomes.add(right)
        memory = np.arange(float(extent))
        if right:
            wanted = [float(offset + one * stride) for one in range(size)]
            np.testing.assert_array_equal(views[name](memory, offset, size, stride), wanted)
        else:
            with pytest.raises(NativeError, match=rf"\(argument 1 of @{name}\)"):
                views[name](memory, offset, size, stride)
    assert outcomes == {False, True}


def test_reshapes(views: Any) -> None:
    v = np.arange(6.0)
    for count in (-1, 0, 1, 2, 3, 1 << 62):
        for name in ("split", "split_tensor"):
            if count == 2:
                np.testing.assert_array_equal(views[name](v, count), v.reshape(2, 3))
            else:
                with pytest.raises(NativeError, match=r"has extent 6 in dimension 0.*split into|dimension 0 is -1$"):
                    views[name](v, count)
    for shape in ((2, 3), (6, 1), (1, 6), (3, 3), (0, 6), (-2, -3), (1 << 30, 1 << 30), (1, 5)):
        for name in ("reshape", "reshape_tensor"):
            if np.prod(shape) == 6 and shape[0] > 0:
                np.testing.assert_array_equal(views[name](v, np.array(shape, np.int32)), v.reshape(shape))
            else:
                says = rf"elements, and operand #0 \(argument 1 of @{name}\) has 6$|in dimension \d is .* memory for \d"
                with pytest.raises(NativeError, match=says):
                    views[name](v, np.array(shape, np.int32))


def test_views_of_views(views: Any) -> None:
    """What is taken for more than its view has is looked for in the memory of the argument."""
    for count in range(5, 9):
        for name, elements in (("again", 6), ("with_gaps", 11)):
            memory = np.arange(12.0)[: elements if name == "again" else 11 : 1 if name == "again" else 2]
            for size in (count, elements, elements + 1):
                if size <= elements:
                    assert len(views[name](memory, size)) == size
                else:
                    with pytest.raises(NativeError, match=rf"has the size {size}, and there is room for {elements} at"):
                        views[name](memory, size)


def test_aligned_views(views: Any) -> None:
    v = np.arange(6.0)
    np.testing.assert_array_equal(views["aligned"](v, 6), v)
    with pytest.raises(NativeError, match="has the size 7, and there is room for 6 at"):
        views["aligned"](v, 7)


def test_views_of_bytes(views: Any) -> None:
    bytes = np.arange(6.0).view(np.int8)
    for first in (-8, 0, 8, 40, 48, 56, 1 << 62):
        for rows in (-1, 0, 1, 2, 3, 4, 1 << 61):
            if 0 <= first <= 48 and 0 <= rows <= (48 - first) // 16:
                got = views.bytes(bytes, first, rows)
                np.testing.assert_array_equal(got, np.arange(6.0)[first // 8 :][: 2 * rows].reshape(rows, 2))
            else:
                with pytest.raises(NativeError, match=r"the view of operand #0 \(argument 1 of @bytes\) "):
                    views.bytes(bytes, first, rows)


def test_sizes(views: Any) -> None:
    for name in ("empty", "made"):
        for size in (0, 3):
            assert np.shape(views[name](size)) == (size, 2)
        for size in (-1, 1 << 48, 1 << 62, -(1 << 63)):
            with pytest.raises(NativeError, match=f"size #0 is {size}, and there is memory for {1 << 47} at most"):
                views[name](size)
    v = np.arange(3.0)
    for low, high in ((0, 0), (2, 0), (0, 3), (1, 2)):
        np.testing.assert_array_equal(views.padded(v, low, high), np.pad(v, (low, high), constant_values=7))
    for low, high, says in ((-1, 2, "-1 elements in front"), (4, -4, "-4 elements behind"), (1 << 62, 0, "front$")):
        with pytest.raises(NativeError, match=f"'tensor.pad' op dimension 0 is padded by .*{says}"):
            views.padded(v, low, high)
    for dimension in (-1, 0, 1, 2, 1 << 40):
        if 0 <= dimension < 2:
            assert views.extent(np.ones((3, 4)), dimension) == 3 + dimension
        else:
            with pytest.raises(NativeError, match=rf"the dimension is {dimension}, and operand #0 .* has 2$"):
                views.extent(np.ones((3, 4)), dimension)


def test_backward_sums(views: Any) -> None:
    """r[i] = sum of x[i - k + 2] * w[k]: the least index is looked at as well."""
    for given in range(7):
        for taps in range(5):
            for length in range(5):
                x, w, r = np.arange(float(given)), np.ones(taps), np.zeros(length)
                runs = taps > 0 and length > 0
                if not runs or (taps <= 3 and length + 2 <= given):
                    wanted = [sum(x[i - k + 2] for k in range(taps)) for i in range(length)]
                    np.testing.assert_array_equal(views.backward(x, w, r), wanted)
                else:
                    with pytest.raises(NativeError, match=r"operand #0 \(argument 1 of @backward\) has extent \d+ in"):
                        views.backward(x, w, r)


def test_arrays_of_sparse_tensors(views: Any) -> None:
    def p(*numbers: int) -> Any:
        return np.array(numbers)

    good = (p(0, 1, 2, 2, 3), p(0, 5, 3), np.array([1.0, 2, 3]))
    wanted = np.zeros((4, 6))
    wanted[[0, 1, 3], [0, 5, 3]] = [1, 2, 3]
    np.testing.assert_array_equal(views.assembled(*good), wanted)
    for at, other, says in (
        (0, p(0, 1, 2, 2), r"the positions of level 1, operand #0 \(argument 1 of @assembled\), are 4, and .* be 5"),
        (
            0,
            p(0, 1, 2, 2, 4),
            r"the coordinates of level 1, operand #1 \(argument 2 of @assembled\), are 3, and .* be 4",
        ),
        (0, p(0, 1, 2, 2, -1), "end with -1$"),
        (1, p(0, 5), r"the coordinates of level 1, operand #1 \(argument 2 of @assembled\), are 2, and .* be 3"),
        (2, np.ones(2), r"the values, operand #2 \(argument 3 of @assembled\), are 2, and there have to be 3"),
    ):
        with pytest.raises(NativeError, match=f"'sparse_tensor.assemble' op {says}|{says}"):
            views.assembled(*good[:at], other, *good[at + 1 :])
    pairs = np.array([[0, 0], [1, 5], [3, 3]])
    np.testing.assert_array_equal(views.of_pairs(p(0, 3), pairs, good[2]), wanted)
    with pytest.raises(NativeError, match=r"the coordinates of level 0, operand #1 .* are 2, and there have to be 3"):
        views.of_pairs(p(0, 3), pairs[:2], good[2])


def test_places_for_the_arrays_of_sparse_tensors(views: Any) -> None:
    given = [np.array([0, 1, 2, 2, 3]), np.array([0, 5, 3]), np.array([1.0, 2, 3])]
    for lengths in ((5, 3, 3), (7, 4, 5), (4, 3, 3), (5, 2, 3), (5, 3, 2), (0, 0, 0)):
        places = [np.zeros(length, one.dtype) for length, one in zip(lengths, given, strict=True)]
        if lengths < (5, 3, 3):
            with pytest.raises(
                NativeError, match=r"'memref.subview' op the slice .* has the size \d, and there is room"
            ):
                views.parts(given, *places)
        else:
            found = views.parts(given, *places)
            assert found[3:] == (5, 3, 3)
            for one, wanted in zip(found[:3], given, strict=True):
                np.testing.assert_array_equal(one[: len(wanted)], wanted)
