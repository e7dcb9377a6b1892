"""A table of calls with operands of every wrong sort, and of odd ones that have a meaning.

`python -m tests.unit.native.wrong_calls` makes all of them in one process, and prints one line of JSON for each: what a
test asserts of it, so that a call that ends the process is seen.
"""

from __future__ import annotations

import json
import sys
from array import array
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from scipy import sparse  # type: ignore[import-untyped]

import pyopt
from tests.unit.native.wrong_programs import DENSE, DIVISIONS, EXTENTS, INDICES, SIZES, SPARSE, WRITTEN

if TYPE_CHECKING:
    from collections.abc import Callable

V: Final = np.arange(6.0)
A: Final = np.arange(24.0).reshape(4, 6)
_MODULES: Final = (DENSE, SPARSE, WRITTEN, SIZES, EXTENTS, DIVISIONS)


class Case:
    """A call: what it says is wrong (of which argument), or else what it gives."""

    def __init__(
        self, name: str, arguments: Callable[[], tuple[object, ...]], says: str | None = None, at: int = 1
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.fails = says is not None
        self.says = says or ""
        self.at = at
        self.wanted: object = None

    def gives(self, value: object) -> Case:
        self.wanted = value
        return self


def call(name: str, *arguments: object) -> Case:
    return Case(name, lambda: arguments)


def wrong(says: str, name: str, *arguments: object, at: int = 1) -> Case:
    return Case(name, lambda: arguments, says, at)


class _Raises:
    def __array__(self, *arguments: object, **options: object) -> Any:
        raise RuntimeError("no array today")


class _Nowhere:
    __array_interface__ = {"shape": (3,), "typestr": "<f8", "data": (0, False), "version": 3}


class Interface:
    """An object that shows an array's memory, and has no other way to copy it."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.__array_interface__ = array.__array_interface__


class Converted:
    """An object that gives an array, the same one each time, whatever it is asked for."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __array__(self, *arguments: object, **options: object) -> Any:
        return self.array


class _PosesAsCsr:
    format, shape = "csr", (4, 6)

    def tocsr(self) -> object:
        return self


def read_only(array: Any) -> Any:
    array = array.copy()
    array.flags.writeable = False
    return array


def unaligned(array: Any) -> Any:
    made = np.ndarray(array.shape, array.dtype, np.zeros(array.nbytes + 1, np.uint8), 1)
    made[...] = array
    return made


def released() -> memoryview:
    view = memoryview(V.copy().data)
    view.release()
    return view


def q(*numbers: int) -> Any:
    return np.array(numbers, np.int32)


def p(*numbers: int) -> Any:
    return np.array(numbers, np.int64)


def f(*numbers: float) -> Any:
    return np.array(numbers, float)


def stored(*arrays: object, shape: object = (4, 6)) -> Any:
    return pyopt.SparseArrays(shape, arrays)  # type: ignore[arg-type]


def changed(format: str, **parts: object) -> Any:
    """A SciPy array with other parts than it should have."""
    made = sparse.bsr_array(A, blocksize=(2, 3)) if format == "bsr" else getattr(sparse, f"{format}_array")(A)
    for name, value in parts.items():
        setattr(made, name, value)
    return made


def ranks_dtypes_layouts() -> list[Case]:
    found = [wrong(rf"an array of shape {text} is no ", name, array)
             for name in ("vec", "shown", "same", "bytes")
             for array, text in ((np.zeros((2, 3), np.int8 if name == "bytes" else float), "2x3"),
                                 (np.zeros((), np.int8 if name == "bytes" else float), r"\(\)"))]  # fmt: skip
    found += [wrong("shape 2x4 is no tensor<3x\\?xf64>", "mat", np.zeros((2, 4)))]
    for name in ("vec", "shown", "same", "unranked"):
        for dtype in ("f4", "i8", ">f8", "c16", "O", "M8[s]", "V8", "U1", "?", "g"):
            found.append(wrong("an array of dtype .* whose elements are float64", name, np.zeros(3, dtype)))
    found += [
        wrong("dtype int16 is no tensor<\\?xi8>", "bytes", np.zeros(3, np.int16)),
        wrong("number 2 is no element of tensor<\\?xi1>", "bools", np.array([2, 1], np.uint8).view(bool)),
        wrong("number 40 is no element of tensor<\\?xi5>", "odd", np.array([40], np.int8)),
        wrong("number -17 is no element of tensor<\\?xi5>", "odd", np.array([-17], np.int8)),
        wrong("bits that are not those of an element of memref<\\?xi5>", "odd_memory", np.array([-3], np.int8)),
        call("odd_bits", np.array([-3, 5], np.int8), 0).gives(29),
        call("bytes", np.array([200], np.uint8)).gives([-56]),
        call("vec", V[::-1]).gives(2 * V[::-1]),
        call("vec", V[::2]).gives(2 * V[::2]),
        call("vec", read_only(V)).gives(2 * V),
        call("vec", unaligned(V)).gives(2 * V),
        call("vec", np.broadcast_to(np.array(2.0), (3,))).gives([4, 4, 4]),
        call("vec", V[:0]).gives([]),
        call("mat", np.asfortranarray(A[:3])).gives(2 * A[:3]),
        call("mat", A[:3, ::-2]).gives(2 * A[:3, ::-2]),
        call("mat", A.T[:3]).gives(2 * A.T[:3]),
        wrong("masked", "vec", np.ma.array(V, mask=V > 4)),
        call("vec", np.ma.array(V, mask=False)).gives(2 * V),
    ]
    for name, text in (("shown", "memref<\\?xf64>"), ("same", "tensor<\\?xf64>")):
        found += [
            wrong(f"read-only, and the function may write to its {text}", name, read_only(V)),
            wrong(f"strides .-8,. are not those of {text}", name, V[::-1]),
            wrong(f"strides .16,. are not those of {text}", name, V[::2]),
            wrong(f"strides .* are not those of {text}", name, unaligned(V)),
        ]
    found += [wrong("takes a contiguous, aligned array", "unranked", array)
              for array in (V[::-1], unaligned(V), read_only(V), np.asfortranarray(A))]  # fmt: skip
    found += [
        wrong("are not those of memref<\\?x\\?xf64, strided<\\[\\?, 1\\]>>", "rows", np.asfortranarray(A), 1.0),
        wrong("are not those of memref<3xf64, strided<\\[2\\], offset: 1>>", "offset", f(1, 2, 3), 1.0),
        call("rows", A.copy()[:, :3], 1.0),
        call("open_layout", A.copy()[::-1, ::-2], 1.0),
    ]
    return found


def python_types() -> list[Case]:
    found = []
    for value in (None, "abc", b"abc", {1: 2}, {1}, object(), iter([1]), [[1, 2], [3]], [None], ["a"], _Raises(),
                  _Nowhere(), released(), np.float64):  # fmt: skip
        found += [wrong("", name, value) for name in ("vec", "shown", "unranked", "index", "f64", "csr", "four")]
    found += [
        wrong("the function may write to it", name, value)
        for name in ("shown", "same", "unranked")
        for value in ([1.0], (1.0,), range(3), 3, 3.5, True, np.float64(3))
    ]
    found += [
        call("vec", [1, 2]).gives([2, 4]),
        call("vec", range(3)).gives([0, 2, 4]),
        call("vec", memoryview(V.data)).gives(2 * V),
        call("bytes", [-128, 255]).gives([-128, -1]),
        wrong("number 300 is no element of tensor<\\?xi8>", "bytes", [1, 300]),
        wrong("number -129 is no element of tensor<\\?xi8>", "bytes", [-129]),
        wrong("whose elements are int8", "bytes", [1.5]),
        *[
            wrong("an array of dtype (u?int8|int16|uint16) .*whose elements are float64", name, value)
            for name in ("vec", "shown", "same", "unranked")
            for value in (bytearray(8), memoryview(b"12345678"), Interface(np.zeros(3, np.int8)), array("h", [1, 2]))
        ],
        call("shown", array("d", [1, 2])).gives([1, 2]),
        call("bytes", bytearray(b"\x01\xff")).gives([1, -1]),
        wrong("whose elements are int8", "bytes", [1 << 70]),
        wrong("whose elements are float64", "vec", [1 << 70]),
        wrong("too large for tensor<\\?xf16>", "halves", [1, 70000]),
        wrong("too large for tensor<\\?xcomplex<f32>>", "complexes", [1e300]),
        wrong("shape 3 is no vector<4xf32>", "four", np.zeros(3, np.float32)),
        wrong("broken", "csr", _PosesAsCsr()),
    ]
    return found


def numbers() -> list[Case]:
    found = []
    for name, low, high in (("i1", -1, 1), ("i5", -16, 31), ("i8", -128, 255), ("i64", -(1 << 63), (1 << 64) - 1),
                            ("index", -(1 << 63), (1 << 64) - 1)):  # fmt: skip
        found += [wrong("is no ", name, value) for value in (low - 1, high + 1, 1.0, 1j, np.zeros(1, np.int8))]
        found += [call(name, low), call(name, high)]
    found += [
        wrong("too large for f16", "f16", 65520), call("f16", 65519).gives(65504),
        wrong("too large for f32", "f32", 1e39), wrong("too large for f32", "f32", -1e39),
        call("f32", float("inf")).gives(float("inf")), wrong("too large for bf16", "bf16", 3.4e38),
        wrong("65536 is no bf16", "bf16", 65536), wrong("-1 is no bf16", "bf16", -1), wrong("no bf16", "bf16", True),
        wrong("too large for complex<f32>", "c64", 1e300j), wrong("is no f64", "f64", 1j),
        wrong("a int is no i64", "i64", 1 << 100_000), wrong("is no f64", "f64", 1 << 2000),
    ]  # fmt: skip
    return found


def counts() -> list[Case]:
    given: list[tuple[str, int, tuple[object, ...]]] = [
        ("vec", 1, ()), ("vec", 1, (V, V)), ("into", 2, (V,)), ("csr", 1, ()), ("into", 2, (V, V, V)),
    ]  # fmt: skip
    return [
        wrong(f"takes {takes} arguments?, and {len(one)} are given", name, *one, at=0) for name, takes, one in given
    ]


def groups() -> dict[str, list[Case]]:
    """The calls by what is wrong with them, or odd."""
    from tests.unit.native.wrong_named_ops import OF_NAMED_OPS
    from tests.unit.native.wrong_places import DIVIDED, EXTENTS_OF_OPS, FREED, IN_OTHER_ORDERS, OUT_OF_RANGE, SHARED
    from tests.unit.native.wrong_storage import LISTS

    return {
        "ranks, dtypes, layouts": ranks_dtypes_layouts(), "types": python_types(), "numbers": numbers(),
        "counts": counts(), "extents": EXTENTS_OF_OPS, "indices": OUT_OF_RANGE, "orders": IN_OTHER_ORDERS,
        "shared memory": SHARED, "freed memory": FREED, "divisions": DIVIDED,
        "arrays of sparse tensors": LISTS, "named ops": OF_NAMED_OPS,
    }  # fmt: skip


def cases() -> list[Case]:
    return [one for group in groups().values() for one in group]


def run(case: Case, functions: dict[str, Any]) -> tuple[str, str]:
    """(ours, foreign, wrong or right; what was said or given)"""
    try:
        found = functions[case.name](*case.arguments())
    except pyopt.NativeError as error:
        return "ours", str(error)
    except BaseException as error:  # whatever it is, the test says so
        return "foreign", f"{type(error).__name__}: {error}"
    shown = found.toarray() if hasattr(found, "toarray") else found
    same = case.wanted is None or np.array_equal(np.asarray(shown), np.asarray(case.wanted))
    return "right" if same else "wrong", repr(shown)


def main() -> None:
    functions: dict[str, Any] = {}
    from tests.unit.native.wrong_named_ops import NAMED_OPS

    for text in (*_MODULES, NAMED_OPS):
        functions.update(pyopt.compile(text).functions)
    functions.update(pyopt.compile(INDICES, check="bounds").functions)
    for number, case in enumerate(cases()):
        kind, text = run(case, functions)
        sys.stdout.write(json.dumps([number, kind, text]) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
