"""Arrays that are given for memrefs: memory that several of them share, and numbers that their dtypes do not hold."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from pyopt.interpreter import RunError, parse, run
from pyopt.interpreter.numbers import Array

DOUBLES = """
func.func @doubles(%a: memref<?xi32>, %b: memref<?xi32, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %b[%i] : memref<?xi32, strided<[?], offset: ?>>
  }
  return
}
"""

Views = Callable[[Array], tuple[Array, Array]]


@pytest.mark.parametrize(
    "views",
    [
        lambda a: (a, a),
        lambda a: (a[:6], a[2:]),
        lambda a: (a[2:], a[:6]),
        lambda a: (a[:4], a[::2]),
        lambda a: (a[:4], a[4:]),
        lambda a: (a[:4], a[1::2]),
    ],
)
def test_memrefs_share_memory_as_their_arrays_do(views: Views) -> None:
    given, wanted = np.arange(1, 9, dtype=np.int32), np.arange(1, 9, dtype=np.int32)
    source, target = views(wanted)
    for i in range(len(source)):
        target[i] = source[i] + source[i]
    run(parse(DOUBLES), "doubles", *views(given))
    assert given.tolist() == wanted.tolist()


def test_the_same_array_is_shared_where_elements_are_converted() -> None:
    given = np.arange(1, 5)
    run(parse(DOUBLES), "doubles", given, given)
    assert given.tolist() == [2, 4, 6, 8]


def test_three_arrays_of_which_the_outer_ones_share_nothing() -> None:
    program = parse("""
    func.func @moves(%a: memref<3xi8>, %b: memref<3xi8>, %c: memref<3xi8, strided<[1], offset: 2>>) {
      memref.copy %a, %b : memref<3xi8> to memref<3xi8>
      memref.copy %b, %c : memref<3xi8> to memref<3xi8, strided<[1], offset: 2>>
      return
    }
    """)
    memory = np.arange(7, dtype=np.int8)
    run(program, "moves", memory[:3], memory[2:5], memory[4:])
    assert memory.tolist() == [0, 1, 0, 1, 0, 1, 2]


@pytest.mark.parametrize(
    ("memory", "views", "why"),
    [
        (np.zeros(8, np.int64), lambda a: (a[:4], a[1:5]), "its elements are held as other numbers in a memref"),
        (np.zeros(8, np.int32), lambda a: (a[::2], a[:4]), "its elements are laid out in another way in a memref"),
        (np.zeros(8, np.int32), lambda a: (a[:4], a[3::-1]), "its elements are laid out in another way in a memref"),
    ],
)
def test_memory_that_cannot_be_shared_is_an_error(memory: Array, views: Views, why: str) -> None:
    with pytest.raises(RunError, match=rf"of @doubles shares memory with argument [12] of @doubles, but {why}"):
        run(parse(DOUBLES), "doubles", *views(memory))
    assert not memory.any()


def left(type: str, constant: str, array: Array) -> list[object]:
    """What is in the array when a constant was stored to the memref that it was given for."""
    text = f"""
    func.func @stores(%m: memref<1x{type}>) {{
      %c0 = arith.constant 0 : index
      %x = {constant} : {type}
      memref.store %x, %m[%c0] : memref<1x{type}>
      return
    }}
    """
    run(parse(text), "stores", array)
    found: list[object] = array.tolist()
    return found


@pytest.mark.parametrize(
    ("type", "constant", "dtype", "number"),
    [
        ("i32", "arith.constant 100", np.int8, 100),
        ("i32", "arith.constant -1", np.uint32, 0xFFFFFFFF),
        ("i32", "arith.constant -1", np.uint64, 0xFFFFFFFF),
        ("i16", "arith.constant -5", np.float32, -5.0),
        ("f64", "arith.constant 0.1", np.float32, float(np.float32(0.1))),
        ("bf16", "arith.constant 3.0", np.int16, 3),
        ("complex<f32>", "complex.constant [2.0 : f32, 0.0 : f32]", np.float64, 2.0),
    ],
)
def test_numbers_that_the_dtype_holds(type: str, constant: str, dtype: type, number: float) -> None:
    assert left(type, constant, np.zeros(1, dtype)) == [number]


@pytest.mark.parametrize(
    ("type", "constant", "dtype", "number"),
    [
        ("i32", "arith.constant 300", np.int8, "300"),
        ("i32", "arith.constant -1", np.uint16, "-1"),
        ("i64", "arith.constant 9007199254740993", np.float64, "9007199254740993"),
        ("bf16", "arith.constant 1.5", np.uint16, "1.5"),
        ("f32", "arith.constant 0x7FC00000", np.int32, "nan"),
        ("i8", "arith.constant 2", np.bool_, "2"),
        ("complex<f32>", "complex.constant [2.0 : f32, 1.0 : f32]", np.float64, r"\(2\+1j\)"),
    ],
)
def test_numbers_that_the_dtype_does_not_hold_are_an_error(type: str, constant: str, dtype: type, number: str) -> None:
    array: Array = np.zeros(1, dtype)
    message = f"argument 1 of @stores: an array of dtype {array.dtype} does not hold {number}, which is in the memref"
    with pytest.raises(RunError, match=message):
        left(type, constant, array)
    assert not array.any()
