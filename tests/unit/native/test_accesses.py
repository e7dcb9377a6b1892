"""With check="bounds" each access out of range is an error at its op, and what is in range is as NumPy has it."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt import NativeError
from tests.unit.native.access_programs import ACCESSES, DIVIDING, DIVISIONS, FAR, PROGRAM, STORES, WITHIN

if TYPE_CHECKING:
    from collections.abc import Callable

NEW: Final = np.array([50.0, 51, 52, 53])


def wrapped(number: int) -> int:
    """As 64 bits hold it."""
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)


def touched(name: str, i: int, mask: list[int], offsets: list[int]) -> dict[int, int]:
    """The position of each lane that is read or written; one element is lane 0."""
    active = [lane for lane in range(4) if mask[lane]]
    if name in ("expand_load", "compress_store"):
        return {lane: wrapped(i + at) for at, lane in enumerate(active)}
    if "masked" in name:
        return {lane: wrapped(i + lane) for lane in active}
    if "gather" in name or name == "scatter":
        return {lane: wrapped(i + offsets[lane]) for lane in active}
    if "affine" in name:
        i = wrapped(2 * i - 3) if name == "affine_load" else wrapped(i + 1)
    return {lane: wrapped(i + lane) for lane in range(4 if "vector" in name or name in _LANES else 1)}


_LANES: Final = ("read", "read_tensor", "write")


@pytest.fixture(scope="module")
def accesses() -> Any:
    return pyopt.compile(PROGRAM, check="bounds")


@pytest.mark.parametrize("name", ACCESSES)
def test_drawn_accesses(accesses: Any, name: str) -> None:
    draw = random.Random(name)
    outcomes = set()
    for number in range(150):
        extent = draw.choice((0, 1, 3, 4, 6, 9))
        i = draw.choice(FAR) if number % 10 == 0 else draw.randint(-2, extent + 1)
        mask = [draw.randint(0, 1) for _ in range(4)]
        offsets = [draw.randint(-i, extent - i - 1) if abs(i) < 99 and extent else draw.randint(-3, 3) for _ in "abcd"]
        if draw.random() < 0.3:
            offsets[draw.randrange(4)] = draw.choice((-(1 << 31), (1 << 31) - 1, -i - 1 if abs(i) < 99 else 0, extent))
        memory = np.arange(float(extent))
        where = touched(name, i, mask, offsets)
        given = (memory, i, np.array(mask, np.int8), np.array(offsets, np.int32))
        base = [i] if where and ("gather" in name or name == "scatter") else []
        wrong = [at for at in (*base, *where.values()) if not 0 <= at < extent]
        outcomes.add(bool(wrong))
        if wrong:
            with pytest.raises(NativeError) as error:
                accesses[name](*given)
            said = str(error.value)
            where_said = (
                rf"^<text>:\d+:\d+: '[a-z._]+' op (index #0|the index) of operand #[01] \(argument 1 of @{name}\)"
            )
            assert re.search(where_said, said), said
            np.testing.assert_array_equal(memory, np.arange(float(extent)))
            continue
        result = accesses[name](*given)
        changed = np.arange(float(extent))
        if name in STORES:
            for lane, at in where.items():
                changed[at] = NEW[lane]
        np.testing.assert_array_equal(result if name == "insert" else memory, changed)
        if result is not None and name != "insert":
            read = {lane: float(at) for lane, at in where.items()}
            wanted = read[0] if isinstance(result, float) else [read.get(lane, NEW[lane]) for lane in range(4)]
            np.testing.assert_array_equal(result, wanted)
    assert outcomes == {False, True}


@pytest.mark.parametrize(("name", "arguments", "says"), [
    ("load", (6,), "'memref.load' op index #0 of operand #0 (argument 1 of @load) is 6, and the extent is 6"),
    ("store", (-1,), "'memref.store' op index #0 of operand #1 (argument 1 of @store) is -1, and the extent is 6"),
    ("affine_load", (5,), "'affine.load' op index #0 of operand #0 (argument 1 of @affine_load) is 7, and the ext"),
    ("read", (3,), "(argument 1 of @read) is 3, from where 4 elements are taken, which has to be 2 at most"),
    ("write", (-1,), "'vector.transfer_write' op index #0 of operand #1 (argument 1 of @write) is -1"),
    ("masked_load", (4,), "(argument 1 of @masked_load) and a lane lead to 7, and the extent is 6"),
    ("expand_load", (3,), "(argument 1 of @expand_load) leads to 6, and the extent is 6"),
    ("scatter", (0,), "operand #0 (argument 1 of @scatter) and the offset of a lane lead to 8, and there are 6"),
])  # fmt: skip
def test_texts(accesses: Any, name: str, arguments: tuple[int], says: str) -> None:
    with pytest.raises(NativeError, match=re.escape(says)):
        accesses[name](np.arange(6.0), *arguments, np.ones(4, np.int8), np.array([0, 1, 2, 8], np.int32))


GIVEN = """
func.func @argument(%m: memref<?xf64>, %i: index) -> f64 {
  %x = memref.load %m[%i] : memref<?xf64>
  return %x : f64
}
func.func @constant(%m: memref<?xf64>, %i: index) -> f64 {
  %x = affine.load %m[4] : memref<?xf64>
  return %x : f64
}
func.func @branch(%m: tensor<?xf64>, %i: index) -> f64 {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %some = arith.cmpi ne, %i, %c1 : index
  %r = scf.if %some -> f64 {
    %x = tensor.extract %m[%i] : tensor<?xf64>
    scf.yield %x : f64
  } else {
    scf.yield %zero : f64
  }
  return %r : f64
}
func.func @computed(%m: memref<?xf64>, %i: index) -> f64 {
  %k = arith.addi %i, %i : index
  %x = memref.load %m[%k] : memref<?xf64>
  return %x : f64
}"""


def test_which_accesses_are_checked_by_default() -> None:
    """Those to a place that constants and arguments give, outside of loops."""
    memory = np.arange(6.0)
    module: Any = pyopt.compile(GIVEN)
    for name in ("argument", "constant", "branch"):
        assert module[name](memory, 4) == 4
        with pytest.raises(
            NativeError, match=rf"index #0 of operand #0 \(argument 1 of @{name}\) is 4, and the extent is 3"
        ):
            module[name](memory[:3], 4)
    assert module.branch(memory[:1], 1) == 0
    assert module.computed(memory[:3], 2) == 4
    unchecked: Any = pyopt.compile(GIVEN, check="none")
    for name in ("argument", "constant", "branch"):
        assert unchecked[name](memory[:3], 4) == 4


@pytest.fixture(scope="module")
def within() -> Any:
    return pyopt.compile(WITHIN, check="bounds")


def test_what_ops_compute_of_elements(within: Any) -> None:
    v = np.arange(6.0)
    for picked in ([], [0, 5], [3, 3, 3]):
        np.testing.assert_array_equal(within.picked(v, np.array(picked, int)), v[picked])
    for picked, said in (([0, 6], 6), ([-1], -1), ([1, 2, 1 << 50], 1 << 50)):
        with pytest.raises(NativeError, match=rf"\(argument 1 of @picked\) is {said}, and the extent is 6"):
            within.picked(v, np.array(picked))
    for count in (0, 6):
        np.testing.assert_array_equal(within.first(v, count), v[:count])
    with pytest.raises(NativeError, match=r"\(argument 1 of @first\) is 6, and the extent is 6"):
        within.first(v, 7)
    assert within.sum(v, 1, 6, 2) == 9
    for low, high in ((-1, 2), (4, 7)):
        with pytest.raises(NativeError, match=r"'tensor.extract' op index #0 of operand #0 \(argument 1 of @sum\) is "):
            within.sum(v, low, high, 1)


def test_blocks_of_two_dimensions(within: Any) -> None:
    m = np.arange(35.0).reshape(5, 7)
    for i in range(-1, 6):
        for j in range(-1, 8):
            if 0 <= i <= 1 and 0 <= j <= 5:
                np.testing.assert_array_equal(within.block(m, i, j), m[i : i + 4, j : j + 2].T)
            else:
                with pytest.raises(NativeError, match=r"index #[01] of operand #0 \(argument 1 of @block\) is "):
                    within.block(m, i, j)
            if 0 <= i < 5 and j >= 0:
                row = [*m[i, j : j + 4], *[90.0] * 4]
                np.testing.assert_array_equal(within.padded(m, i, j), row[:4])
            else:
                with pytest.raises(NativeError, match=r"index #[01] of operand #0 \(argument 1 of @padded\) is "):
                    within.padded(m, i, j)
    np.testing.assert_array_equal(within.gathered(m[0], np.array([[0, 6], [2, 2]])), [[0, 6], [2, 2]])
    with pytest.raises(NativeError, match="the offset of a lane lead to 7, and there are 7 elements"):
        within.gathered(m[0], np.array([[0, 6], [2, 7]]))


def test_elements_of_slices(within: Any) -> None:
    v = np.arange(6.0)
    for i in range(-1, 4):
        if 0 <= i < 3:
            assert within.of_slice(v, 1, 3, i) == 1 + 2 * i
        else:
            with pytest.raises(
                NativeError, match=rf"'memref.load' op index #0 of operand #0 is {i}, and the extent is 3"
            ):
                within.of_slice(v, 1, 3, i)


def test_elements_of_vectors(within: Any) -> None:
    v = np.arange(4.0)
    for i in (-1, 0, 2, 3, 4, 1 << 40, -(1 << 63)):
        if 0 <= i < 4:
            assert within.element(v, i) == i
            np.testing.assert_array_equal(within.with_element(v, i), np.where(v == i, 50, v))
        else:
            for name, number in (("element", 0), ("with_element", 1)):
                says = rf"index #0 of operand #{number} \(argument 1 of @{name}\) is {i}, and the extent is 4"
                with pytest.raises(NativeError, match=says):
                    within[name](v, i)


def test_masked_transfers(within: Any) -> None:
    m = np.arange(12.0).reshape(2, 6)
    draw = random.Random(5)
    for number in range(300):
        i, j = draw.randint(-1, 2), draw.choice(FAR) if number % 20 == 0 else draw.randint(-4, 7)
        mask = [draw.randint(0, 1) for _ in range(4)] if number % 9 else [0] * 4
        for name in ("claimed", "unclaimed"):
            lanes = [wrapped(j + lane) for lane in range(4) if mask[lane]]
            wrong = lanes and (not 0 <= i < 2 or any(at < 0 or (at >= 6 and name == "claimed") for at in lanes))
            given = (m, i, j, np.array(mask, np.int8))
            if wrong:
                with pytest.raises(NativeError, match=rf"index #[01] of operand #0 \(argument 1 of @{name}\).*(2|6)$"):
                    within[name](*given)
            else:
                wanted = [m[i, j + k] if mask[k] and j + k < 6 else 90.0 for k in range(4)]
                np.testing.assert_array_equal(within[name](*given), wanted)


def test_gathers_of_two_dimensions(within: Any) -> None:
    """Offsets go on in the next row."""
    m = np.arange(12.0).reshape(2, 6)
    draw = random.Random(6)
    outcomes = set()
    for _ in range(200):
        i, j = draw.randint(0, 1), draw.randint(0, 5)
        offsets = [draw.randint(-3, 5) for _ in range(4)]
        places = [6 * i + j + one for one in offsets]
        right = all(0 <= one < 12 for one in places)
        outcomes.add(right)
        if right:
            np.testing.assert_array_equal(within.gathered_rows(m, i, j, np.array(offsets)), np.ravel(m)[places])
        else:
            with pytest.raises(NativeError, match=r"\(argument 1 of @gathered_rows\) and the offset of a lane lead to"):
                within.gathered_rows(m, i, j, np.array(offsets))
    assert outcomes == {False, True}


def quotient(name: str, a: int, b: int, width: int) -> int:
    """Of two numbers of that width, without a sign where the op has none."""
    if name.rstrip("i").endswith("u"):
        a, b = a % (1 << width), b % (1 << width)
    if name.startswith("rem"):
        return a % b if a * b >= 0 or a % b == 0 else -(abs(a) % abs(b)) if a < 0 else a % abs(b)
    if name.startswith("ceil"):
        return -(-a // b)
    return a // b if name.startswith("floor") or a * b >= 0 else -(-a // b)


@pytest.fixture(scope="module")
def dividing() -> Any:
    return pyopt.compile(DIVIDING, check="bounds")


@pytest.mark.parametrize(("name", "type"), [
    *[(name, type) for name in DIVISIONS["arith"] for type in ("i8", "i32", "i64", "index")],
    *[(name, "of_index") for name in DIVISIONS["index"]],
])  # fmt: skip
def test_divisions(dividing: Any, name: str, type: str) -> None:
    width = int(type[1:]) if type[1:].isdigit() else 64
    least = -(1 << (width - 1))
    divide: Callable[[int, int], int] = dividing[f"{name}_{type}"]
    for a in (least, least + 1, -7, -1, 0, 1, 7, -least - 1):
        for b in (least, -3, -1, 0, 1, 2, 7, -least - 1):
            signed = not name.rstrip("i").endswith("u")
            if b and not (signed and a == least and b == -1):
                assert (divide(a, b) - quotient(name, a, b, width)) % (1 << width) == 0, (a, b)
                continue
            says = rf"{least} divided by -1 is no i{width}" if b else "the divisor is 0"
            with pytest.raises(NativeError, match=rf"'(arith|index).{name}' op {says}"):
                divide(a, b)


@pytest.mark.parametrize("kind", ["lanes", "tensor"])
def test_divisions_of_lanes(dividing: Any, kind: str) -> None:
    least = -(1 << 31)
    a, b = np.array([7, -7, least, 9], np.int32), np.array([2, 3, 1, -1], np.int32)
    np.testing.assert_array_equal(dividing[f"divsi_of_{kind}"](a, b), [3, -2, least, -9])
    of_a_lane = " of a lane" if kind == "lanes" else ""
    for at in range(4):
        zero, minus = b.copy(), np.ones(4, np.int32)
        zero[at] = 0
        for name in ("divsi", "remui"):
            with pytest.raises(NativeError, match=f"'arith.{name}' op the divisor{of_a_lane} is 0"):
                dividing[f"{name}_of_{kind}"](a, zero)
        minus[at] = -1
        if at == 2:
            with pytest.raises(NativeError, match=f"{least}{of_a_lane} divided by -1 is no i32"):
                dividing[f"divsi_of_{kind}"](a, minus)
        else:
            np.testing.assert_array_equal(dividing[f"divsi_of_{kind}"](a, minus), a * minus)


def test_divisions_of_the_llvm_dialect() -> None:
    """In functions that are still to be lowered."""
    body = "(%a: i32, %b: i32) -> i32 {\n  %0 = llvm.srem %a, %b : i32\n"
    module = pyopt.compile(
        f"func.func @f{body}  return %0 : i32\n}}\nllvm.func @g{body}  llvm.return %0 : i32\n}}", check="bounds"
    )
    assert module.f(7, 4) == module.g(7, 4) == 3
    with pytest.raises(NativeError, match=r"'llvm\.srem' op the divisor is 0"):
        module.f(7, 0)
    with pytest.raises(NativeError, match=r"-2147483648 divided by -1 is no i32"):
        module.f(-(1 << 31), -1)
