"""duplicate-function-elimination computes what the module did, between other passes, and takes damaged modules."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from tests.unit.interpreter.programs import after, call, same

PASS = "--duplicate-function-elimination"
PROGRAM = """
  func.func private @add(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
    %0 = memref.load %m[%i] : memref<4xi32>
    %1 = arith.addi %0, %x : i32
    memref.store %1, %m[%i] : memref<4xi32>
    %2 = memref.load %m[%i] : memref<4xi32>
    return %2 : i32
  }
  func.func private @add_too(%n: memref<4xi32>, %j: index, %y: i32) -> i32 {
    %0 = memref.load %n[%j] : memref<4xi32>
    %1 = arith.addi %0, %y : i32
    memref.store %1, %n[%j] : memref<4xi32>
    %2 = memref.load %n[%j] : memref<4xi32>
    return %2 : i32
  }
  func.func private @subtract(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
    %0 = memref.load %m[%i] : memref<4xi32>
    %1 = arith.subi %0, %x : i32
    memref.store %1, %m[%i] : memref<4xi32>
    %2 = memref.load %m[%i] : memref<4xi32>
    return %2 : i32
  }
  func.func @f(%m: memref<4xi32>, %i: index, %x: i32) -> (i32, memref<4xi32>) {
    %0 = call @add(%m, %i, %x) : (memref<4xi32>, index, i32) -> i32
    memref.store %x, %m[%i] : memref<4xi32>
    %1 = call @add_too(%m, %i, %0) : (memref<4xi32>, index, i32) -> i32
    %2 = call @subtract(%m, %i, %x) : (memref<4xi32>, index, i32) -> i32
    %3 = arith.muli %1, %2 : i32
    return %3, %m : i32, memref<4xi32>
  }"""


@pytest.mark.parametrize("before", [(), ("--canonicalize", "--cse"), ("--mlir-print-op-generic",)])
@pytest.mark.parametrize("behind", [(), ("--canonicalize", "--cse"), ("--inline", "--symbol-dce")])
def test_calls_that_write(before: tuple[str, ...], behind: tuple[str, ...]) -> None:
    memory = np.array([3, 1, 4, 1], np.int32)
    expected = call(PROGRAM, memory.copy(), 2, 7)
    text = after(after(PROGRAM, *before), PASS)
    assert "@add_too" not in text
    assert "@subtract" in text
    found = call(after(text, *behind) if behind else text, memory.copy(), 2, 7)
    for one, other in zip(found, expected, strict=True):
        same(one, other)


@pytest.mark.parametrize("text", ["", "module {}", "func.func private @f()", "func.func @f() { return }"])
def test_nothing_to_do(text: str) -> None:
    assert after(text, PASS) == after(text)


def test_damaged_modules() -> None:
    """Each prefix of a module, and the module without one of its lines: another module, or a diagnostic."""
    lines = PROGRAM.split("\n")
    texts = [PROGRAM[:end] for end in range(0, len(PROGRAM), 97)]
    texts += ["\n".join(lines[:at] + lines[at + 1 :]) for at in range(len(lines))]
    for text in texts:
        code, _, errors = run_in_process([PASS], text)
        assert code == int("error:" in errors), errors
        assert "internal error" not in errors
