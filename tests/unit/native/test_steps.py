"""A loop whose step is not above zero does not end: with checks it is an error at the loop, natively as interpreted."""

from __future__ import annotations

import pytest

from pyopt.interpreter import RunError, parse, run

pytest.importorskip("llvmlite")

from pyopt import compile as compiled
from pyopt.native.errors import NativeError

LOOP = """func.func @f(%l: T, %h: T, %s: T) -> T {
  %r = scf.for KIND%i = %l to %h step %s iter_args(%x = %l) -> (T) OF {
    %y = arith.addi %x, %s : T
    scf.yield %y : T
  }
  return %r : T
}"""
PARALLEL = """func.func @f(%h: index, %s: index, %t: index, %m: memref<?x?xi8>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i8
  scf.parallel (%i, %j) = (%c0, %c0) to (%h, %h) step (%s, %t) {
    memref.store %v, %m[%i, %j] : memref<?x?xi8>
  }
  return
}"""


def loop(type: str, unsigned: bool = False) -> str:
    of = "" if type == "index" else f": {type}"
    return LOOP.replace("T", type).replace("KIND", "unsigned " if unsigned else "").replace("OF", of)


@pytest.mark.parametrize("type", ["index", "i64", "i32", "i8"])
def test_steps_of_for(type: str) -> None:
    text = loop(type)
    program = compiled(text)
    assert program.f(0, 5, 2) == 6
    for step in (0, -1, -7):
        with pytest.raises(NativeError, match=rf"'scf.for' op the step of the loop is {step}$"):
            program.f(0, 5, step)
        with pytest.raises(RunError, match=rf"the step of the loop is {step}"):
            run(parse(text), "f", 0, 5, step)
        assert program.f(5, 5, step) == 5


def test_steps_of_unsigned_loops() -> None:
    program = compiled(loop("i8", unsigned=True))
    assert program.f(0, 120, -56) == -56  # 200 is more than 120
    with pytest.raises(NativeError, match="the step of the loop is 0"):
        program.f(0, 5, 0)


def test_steps_of_parallel() -> None:
    import numpy as np

    program = compiled(PARALLEL)
    memory = np.zeros((4, 4), np.int8)
    program.f(4, 2, 3, memory)
    assert memory.sum() == 4 * 7
    for steps, wrong in (((0, 1), 0), ((1, -2), -2)):
        with pytest.raises(NativeError, match=rf"'scf.parallel' op the step of the loop is {wrong}$"):
            program.f(4, *steps, memory)
    program.f(0, 0, 0, memory)


def test_constant_steps() -> None:
    text = loop("index").replace("step %s", "step %c0").replace("  %r", "  %c0 = arith.constant 0 : index\n  %r", 1)
    with pytest.raises(NativeError, match="the step of the loop is 0"):
        compiled(text).f(0, 1, 1)
