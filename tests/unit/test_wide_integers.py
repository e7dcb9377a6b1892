"""Integers of twice the width of a target compute the same as vectors of two halves."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.wide_integers import WideInteger
from tests.unit.interpreter.programs import after, call, same


@pytest.mark.parametrize("more", [(), ("--canonicalize", "--cse")])
@pytest.mark.parametrize("extents", ["", "3", "2x2"])
@pytest.mark.parametrize("width", [8, 16, 32])
def test_functions(width: int, extents: str, more: tuple[str, ...]) -> None:
    shape = tuple(int(one) for one in extents.split("x")) if extents else ()
    for seed in range(6):
        program = WideInteger(seed, "f", width, extents).text()
        text = after(program, f"--arith-emulate-wide-int=widest-int-supported={width}", *more)
        assert f"i{2 * width}" not in text
        generator = np.random.default_rng(seed)
        least = -(1 << width - 1)
        for edges in (False, True):
            drawn = [generator.integers(least, -least, shape) for _ in range(4)]
            if edges:
                drawn = [generator.choice([0, 1, -1, least, -least - 1], shape) for _ in drawn]
            drawn = [np.asarray(one).astype(f"int{width}") for one in drawn]
            for found, wanted in zip(call(text, *drawn), call(program, *drawn), strict=True):
                same(found, wanted)


FLOAT = """
  func.func @f(%low: i32, %high: i32) -> f32 {
    %c32 = arith.constant 32 : i64
    %0 = arith.extui %low : i32 to i64
    %1 = arith.extui %high : i32 to i64
    %2 = arith.shli %1, %c32 : i64
    %3 = arith.ori %0, %2 : i64
    %4 = arith.KIND %3 : i64 to f32
    return %4 : f32
  }"""


@pytest.mark.parametrize("kind", ["uitofp", "sitofp"])
def test_rounding(kind: str) -> None:
    program = FLOAT.replace("KIND", kind)
    text = after(program, "--arith-emulate-wide-int")
    reference = after(program, "--arith-emulate-wide-int=reference-exact=true")
    generator = np.random.default_rng(3)
    wrong = 0
    for _ in range(300):
        # Close to the middle between two floats.
        number = (int(generator.integers(1 << 24, 1 << 25)) << 1 | 1) << int(generator.integers(7, 38))
        number += int(generator.choice([-1, 0, 1]))
        low, high = [np.uint32(one & 0xFFFFFFFF).astype(np.int32) for one in (number, number >> 32)]
        wanted = call(program, low, high)[0]
        same(call(text, low, high)[0], wanted)
        wrong += int(call(reference, low, high)[0] != wanted)
    assert wrong >= 3


def test_what_the_reference_computes() -> None:
    shift = """
      func.func @f(%a: i32, %n: i32) -> i32 {
        %0 = arith.extsi %a : i32 to i64
        %1 = arith.extsi %n : i32 to i64
        %2 = arith.shli %0, %1 : i64
        %3 = arith.trunci %2 : i64 to i32
        return %3 : i32
      }"""
    assert int(call(after(shift, "--arith-emulate-wide-int"), 5, 0)[0]) == 5
    exact = "--arith-emulate-wide-int=reference-exact=true"
    # A half is shifted by its width, which is poison: the high half is not that of -5.
    high = shift.replace("%3 = ", "%w = arith.constant 32 : i64\n%s = arith.shrui %2, %w : i64\n%3 = ")
    high = high.replace("trunci %2", "trunci %s")
    assert int(call(after(high, "--arith-emulate-wide-int"), -5, 0)[0]) == -1
    assert int(call(after(high, exact), -5, 0)[0]) != -1
    # An index has as many bits as a half.
    index = """
      func.func @f(%a: index) -> index {
        %0 = arith.index_cast %a : index to i64
        %1 = arith.index_cast %0 : i64 to index
        return %1 : index
      }"""
    assert int(call(after(index, "--arith-emulate-wide-int"), 1 << 40)[0]) == 1 << 40
    assert int(call(after(index, exact), 1 << 40)[0]) == 0


@pytest.mark.parametrize("more", [(), ("--canonicalize", "--cse")])
@pytest.mark.parametrize("element", ["i64", "vector<3xi64>"])
def test_memory(element: str, more: tuple[str, ...]) -> None:
    # Each write comes between two reads.
    narrow = element.replace("i64", "i32")
    program = f"""
      func.func @f(%a: {narrow}, %b: {narrow}, %n: index) -> ({narrow}, {narrow}) {{
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %m = memref.alloc(%n) : memref<?x{element}>
        %0 = arith.extsi %a : {narrow} to {element}
        %1 = arith.extui %b : {narrow} to {element}
        memref.store %0, %m[%c0] : memref<?x{element}>
        memref.store %1, %m[%c1] : memref<?x{element}>
        scf.for %i = %c0 to %n step %c1 {{
          %2 = memref.load %m[%c0] : memref<?x{element}>
          %3 = memref.load %m[%c1] : memref<?x{element}>
          %4 = arith.muli %2, %3 : {element}
          memref.store %4, %m[%c0] : memref<?x{element}>
          %5 = memref.load %m[%c0] : memref<?x{element}>
          %6 = arith.subi %3, %5 : {element}
          memref.store %6, %m[%c1] : memref<?x{element}>
        }}
        %7 = memref.load %m[%c0] : memref<?x{element}>
        %8 = memref.load %m[%c1] : memref<?x{element}>
        %9 = arith.trunci %7 : {element} to {narrow}
        %10 = arith.maxui %7, %8 : {element}
        %11 = arith.trunci %10 : {element} to {narrow}
        return %9, %11 : {narrow}, {narrow}
      }}"""
    text = after(program, "--memref-emulate-wide-int", *more)
    assert "i64" not in text
    shape = () if element == "i64" else (3,)
    for seed in range(5):
        generator = np.random.default_rng(seed)
        drawn = [generator.integers(-(1 << 31), 1 << 31, shape).astype(np.int32) for _ in range(2)]
        for found, wanted in zip(call(text, *drawn, 5), call(program, *drawn, 5), strict=True):
            same(found, wanted)
