"""Sparse tensors whose arrays are wrong, for tests/unit/native/wrong_calls.py."""

from __future__ import annotations

import re
from typing import Final

import numpy as np
from scipy import sparse  # type: ignore[import-untyped]

from tests.unit.native.wrong_calls import A, Case, call, changed, f, p, q, stored, wrong

_POSITIONS, _COORDINATES, _VALUES = q(0, 1, 2, 2, 3), q(0, 5, 3), f(1, 2, 3)
_DENSE: Final = np.array([[1.0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 2], [0] * 6, [0, 0, 0, 3, 0, 0]])
_TWO_IN_FOUR: Final = np.tile(p(1, 3), 8)


def _csr() -> list[Case]:
    a, b, c = _POSITIONS, _COORDINATES, _VALUES
    found = [
        call("csr", stored(a, b, c)).gives(_DENSE),
        call("fixed", [a, b, c]).gives(_DENSE),
        wrong("leaves its shape open", "csr", [a, b, c]),
        wrong("2 arrays are no ", "csr", stored(a, b)),
        wrong("0 arrays are no ", "csr", stored()),
        wrong("shape 4x5 is no ", "fixed", stored(a, b, c, shape=(4, 5))),
    ]
    shapes = ((4,), (4, 6, 1), (-4, 6), (4.0, 6), ("a", 6), (None, 6), (1 << 70, 6), ((4,), 6))
    found += [wrong("is no ", "csr", stored(a, b, c, shape=shape)) for shape in shapes]
    for says, arrays in (
        ("the positions of level 1 are 4, and 5 are needed", (a[:4], b, c)),
        ("the positions of level 1 are 0, and 5 are needed", (a[:0], b, c)),
        ("the positions of level 1 do not ascend", (q(0, 2, 1, 2, 3), b, c)),
        ("the positions of level 1 do not ascend", (q(-1, 1, 2, 2, 3), b, c)),
        ("the positions of level 1 go up to 4294967293, and there are 3", (q(0, 1, 2, 2, -3), b, c)),
        ("the positions of level 1 go up to 30, and there are 3 entries", (q(0, 1, 2, 2, 30), b, c)),
        ("the positions of level 1 go up to 3, and there are 2 entries", (a, b[:2], c)),
        ("the positions of level 1 begin at 1, and not at 0", (q(1, 1, 2, 2, 3), b, c)),
        ("2 values are too few for 3 entries", (a, b, c[:2])),
        ("a coordinate of level 1 is 6, and the extent is 6", (a, q(0, 6, 3), c)),
        ("a coordinate of level 1 is -1, and the extent is 6", (a, q(0, -1, 3), c)),
        ("the coordinates of level 1 are not sorted, or are there twice: 5, 0", (q(0, 2, 2, 2, 3), q(5, 0, 3), c)),
        ("the coordinates of level 1 are not sorted, or are there twice: 5, 5", (q(0, 2, 2, 2, 3), q(5, 5, 3), c)),
        ("the coordinates of level 1 have 2 dimensions", (a, b[:, None], c)),
        ("the coordinates of level 1 have 0 dimensions", (a, np.int32(3), c)),
        ("the values have 2 dimensions", (a, b, c[:, None])),
        ("the coordinates of level 1: None is no array", (a, None, c)),
        ("the coordinates of level 1: 'abc' is no array", (a, "abc", c)),
        ("the positions of level 1: an array of dtype int64", (a.astype(np.int64), b, c)),
        ("the coordinates of level 1: an array of dtype >i4", (a, b.astype(">i4"), c)),
        ("the coordinates of level 1: an array of dtype float64", (a, b.astype(float), c)),
        ("the values: an array of dtype float32", (a, b, c.astype(np.float32))),
        ("the positions of level 1: the number 12884901888", ([0, 1, 2, 2, 3 << 32], b, c)),
    ):  # fmt: skip
        found += [wrong(says, name, stored(*arrays)) for name in ("csr", "fixed")]
    for arrays in ((a, [0, 5, 3], [1, 2, 3]), (a, np.repeat(b, 2)[::2], c), (a, b[::-1].copy()[::-1], c),
                   (a, q(0, 5, 3, 99), f(1, 2, 3, 4)), (q(0, 1, 2, 2, 3, 77), b, c)):  # fmt: skip
        found.append(call("csr", stored(*arrays)).gives(_DENSE))
    return found


def _others() -> list[Case]:
    v, gaps = _VALUES, f(1, 2, 8, 9, 3)
    found = []
    for name, says, arrays in (
        ("coo", "", (q(0, 3), q(0, 1, 3), q(0, 5, 3), v)),
        ("coo", "the coordinates of level 0 are not sorted.*: 1, 0", (q(0, 3), q(1, 0, 3), q(0, 5, 3), v)),
        ("coo", "the coordinates of level 1 are not sorted.*: 5, 0", (q(0, 3), q(0, 0, 3), q(5, 0, 3), v)),
        ("coo", "the coordinates of level 1 are not sorted.*: 5, 5", (q(0, 3), q(0, 0, 3), q(5, 5, 3), v)),
        ("coo", "a coordinate of level 0 is 4, and the extent is 4", (q(0, 3), q(0, 1, 4), q(0, 5, 3), v)),
        ("coo", "a coordinate of level 1 is -5, and the extent is 6", (q(0, 3), q(0, 1, 3), q(0, -5, 3), v)),
        ("coo", "the coordinates of level 1 are too few", (q(0, 3), q(0, 1, 3), q(0, 5), v)),
        ("coo", "the positions of level 0 are 1, and 2 are needed", (q(0), q(0, 1, 3), q(0, 5, 3), v)),
        ("coo", "the positions of level 0 do not ascend", (q(3, 0), q(0, 1, 3), q(0, 5, 3), v)),
        ("pairs", "", (p(0, 3), p(0, 0, 1, 5, 3, 3), v)),
        ("pairs", "the coordinates of level 0 are too few for 3", (p(0, 3), p(0, 0, 1, 5, 3), v)),
        ("pairs", "a coordinate of level 1 is 6", (p(0, 3), p(0, 0, 1, 6, 3, 3), v)),
        ("pairs", "a coordinate of level 0 is -2", (p(0, 3), p(0, 0, -2, 5, 3, 3), v)),
        ("pairs", "the coordinates of level 0 are not sorted", (p(0, 3), p(1, 5, 0, 0, 3, 3), v)),
        ("pairs", "the coordinates of level 1 are not sorted", (p(0, 3), p(0, 3, 0, 3, 3, 3), v)),
        ("dcsr", "", (p(0, 3), p(0, 1, 3), p(0, 1, 2, 3), p(0, 5, 3), v)),
        ("dcsr", "the coordinates of level 0 are not sorted", (p(0, 2), p(3, 1), p(0, 1, 3), p(2, 0, 1), v)),
        ("dcsr", "the coordinates of level 0 are .* there twice", (p(0, 2), p(1, 1), p(0, 1, 3), p(2, 0, 1), v)),
        ("dcsr", "the coordinates of level 1 are not sorted", (p(0, 2), p(1, 3), p(0, 1, 3), p(2, 1, 0), v)),
        ("dcsr", "the positions of level 1 are 2, and 3 are needed", (p(0, 2), p(1, 3), p(0, 1), p(2, 0, 1), v)),
        ("dcsr", "a coordinate of level 0 is 4", (p(0, 2), p(1, 4), p(0, 1, 3), p(2, 0, 1), v)),
        ("loose", "", (p(0, 1, 1, 2, 2, 2, 4, 5), p(0, 5, 9, 9, 3), gaps)),
        ("loose", "the positions of level 1 do not ascend", (p(0, 1, 1, 2, 2, 2, 5, 4), p(0, 5, 9, 9, 3), gaps)),
        ("loose", "the positions of level 1 go up to 50", (p(0, 1, 1, 2, 2, 2, 4, 50), p(0, 5, 9, 9, 3), gaps)),
        ("loose", "the positions of level 1 are 7, and 8", (p(0, 1, 1, 2, 2, 2, 4), p(0, 5, 9, 9, 3), gaps)),
        ("loose", "the segments of level 1 overlap", (p(0, 2, 1, 2, 2, 2, 4, 5), p(0, 5, 9, 9, 3), gaps)),
        ("loose", "a coordinate of level 1 is 6", (p(0, 1, 1, 2, 2, 2, 4, 5), p(0, 5, 9, 9, 6), gaps)),
        ("unordered", "", (p(0, 1, 2, 2, 3), p(0, 5, 3), v)),
        ("unordered", "a coordinate of level 1 is 7", (p(0, 1, 2, 2, 3), p(0, 7, 3), v)),
    ):  # fmt: skip
        given = stored(*arrays)
        found.append(wrong(says, name, given) if says else call(name, given).gives(_DENSE))
    for says, coordinates, values in (
        ("the coordinates of level 2 are too few", _TWO_IN_FOUR[:-1], 16), ("15 values are too few", _TWO_IN_FOUR, 15),
        ("a coordinate of level 2 is 4, and the extent is 4", _TWO_IN_FOUR + 1, 16),
        ("the coordinates of level 2 are not sorted", np.tile(p(3, 1), 8), 16),
        ("the coordinates of level 2 are .* there twice", np.tile(p(1, 1), 8), 16),
    ):  # fmt: skip
        found.append(wrong(says, "blocks24", [coordinates, np.ones(values)]))
    found += [
        call("vector", stored(p(0, 2), p(1, 3), f(1, 2), shape=(5,))).gives([0, 1, 0, 2, 0]),
        wrong("level 0 are not sorted", "vector", stored(p(0, 2), p(3, 1), f(1, 2), shape=(5,))),
        wrong("a coordinate of level 0 is 5", "vector", stored(p(0, 2), p(1, 5), f(1, 2), shape=(5,))),
        wrong("23 values are too few for 24", "bsr", stored(p(0, 2, 4), p(0, 1, 0, 1), np.ones(23))),
        wrong("a coordinate of level 1 is 2", "bsr", stored(p(0, 2, 4), p(0, 2, 0, 1), np.ones(24))),
        call("bsr", stored(p(0, 2, 4), p(0, 1, 0, 1), np.ones((4, 2, 3)))).gives(np.ones((4, 6))),
        wrong("shape 3x6 is no .*extent 3 in dimension 0 is no multiple of the blocks' 2", "bsr",
              stored(p(0, 2, 4), p(0, 1, 0, 1), np.ones(24), shape=(3, 6))),
        wrong("shape 4x5 is no .*extent 5 in dimension 1 is no multiple of the blocks' 3", "bsr",
              stored(p(0, 2, 4), p(0, 1, 0, 1), np.ones(24), shape=(4, 5))),
        wrong("extent 5 in dimension 1", "bsr", changed("bsr", _shape=(4, 5))),
        wrong("a coordinate of level 1 is -56, and the extent is 100", "csr8",
              stored(np.array([0, 1], np.int8), np.array([-56], np.int8), f(1), shape=(1, 100))),
    ]  # fmt: skip
    return found


def _batches() -> list[Case]:
    positions, coordinates, values = np.array([[0, 2], [0, 1]]), np.array([[1, 3], [2, 99]]), np.ones((2, 2))
    found = [call("batches", stored(positions, coordinates, values, shape=(2, 5))).gives(np.ones((2, 2)))]
    for says, arrays in (
        ("a coordinate of level 1 is 5, and the extent is 5", (positions, coordinates + 4, values)),
        ("the positions of level 1 have 2 dimensions, 1x2", (positions[:1], coordinates, values)),
        ("the positions of level 1 have 1 dimensions", (positions[0], coordinates, values)),
        ("the positions of level 1 go up to 18", (9 * positions, coordinates, values)),
        ("the values have 2 dimensions, 3x2", (positions, coordinates, np.ones((3, 2)))),
    ):
        found.append(wrong(says, "batches", stored(*arrays, shape=(2, 5))))
    return found


def _scipy() -> list[Case]:
    found = []
    for format in ("csr", "csc", "coo", "bsr", "dok", "lil", "dia"):
        array = changed(format) if format == "bsr" else getattr(sparse, f"{format}_matrix")(A)
        for name in ("csr", "csc", "coo", "pairs", "bsr"):
            if name == format or (name == "pairs" and format == "coo"):
                found.append(call(name, array).gives(A))
            else:
                method = {"pairs": "coo()", "bsr": "bsr((2, 3))"}.get(name, f"{name}()")
                found.append(wrong(r"convert it by \.to" + re.escape(method), name, array))
        found.append(wrong("a format that SciPy does not have", "dcsr", array))
    for says, parts in (
        ("", {"indices": None}), ("", {"indptr": None}), ("", {"data": None}), ("", {"indptr": q()}),
        ("the csr_array is broken", {"indices": np.zeros((2, 2), np.int32)}), ("is no", {"data": "abc"}),
        ("wrong number of dimensions", {"data": np.ones((23, 1))}), ("dtype float64", {"indices": np.ones(23)}),
        ("dtype complex128", {"data": np.ones(23, complex)}), ("is no", {"_shape": (-1, 6)}), ("", {"_shape": None}),
        ("do not ascend", {"indptr": q(24, 18, 12, 6, 0)}), ("go up to 99", {"indptr": q(0, 6, 12, 18, 99)}),
        ("is 1073741824, and the extent is 6", {"indices": q(*[1 << 30] * 23)}), ("is no", {"_shape": (4,)}),
        ("do not fit into 32 bits: 1099511627776", {"indices": p(*[1 << 40] * 23)}),
        ("do not fit into 32 bits: -1", {"indices": p(*[-1] * 23)}),
        ("a coordinate of level 1 is 3, and the extent is 3", {"_shape": (4, 3)}), ("5, and 6 are", {"_shape": (5, 6)}),
        ("masked", {"data": np.ma.array(np.ones(23), mask=True)}),
    ):  # fmt: skip
        found.append(wrong(says, "csr", changed("csr", **parts)))
    short = {"coords": (q(0, 1), q(0))}
    for name in ("coo", "pairs"):
        found += [wrong(says, name, changed("coo", **parts)) for says, parts in (
            ("it has 2 rows and 1 columns", short), ("broken", {"coords": None}), ("broken", {"coords": (q(0, 1),)}),
            ("3 values are too few", {"data": np.ones(3)}),
            ("23 coordinates and 24 values", {"data": np.ones(24)}),
            ("float64", {"coords": (np.ones(23), np.ones(23))}),
            ("a coordinate of level 0 is 4, and the extent is 4", {"coords": (q(*range(23)), q(*range(23)))}),
        )]  # fmt: skip
    found += [
        wrong("blocks of 2x2", "bsr", sparse.bsr_array(A, blocksize=(2, 2))),
        wrong("blocks of 3x2", "bsr", changed("bsr", data=np.ones((4, 3, 2)))),
        wrong(r"blocks of \(\) are no ", "bsr", changed("bsr", data=np.ones(24))),
        wrong("shape 6 is no ", "coo", sparse.coo_array(A[0])),
        wrong("shape 2x2x2 is no ", "coo", sparse.coo_array(np.ones((2, 2, 2)))),
        wrong(
            "is not sorted, or has entries twice", "coo", sparse.coo_array((f(1, 1), ([1, 0], [0, 0])), shape=(4, 6))
        ),
        wrong("positions of level 1 do not fit into 8 bits: 300", "csr8", sparse.csr_array(np.ones((1, 300)))),
    ]
    return found


LISTS: Final = [*_csr(), *_others(), *_batches(), *_scipy()]
