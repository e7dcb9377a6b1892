"""toy ops against NumPy. The name keeps pytest from collecting this file, which is not in its place."""

from __future__ import annotations

import numpy as np

from tests.unit.interpreter.programs import error, iota, one, same

REPEAT = """func.func @f(%t: tensor<?xi32>) -> tensor<12xi32> {
  %0 = toy.repeat %t, 3 : tensor<?xi32> -> tensor<12xi32>
  return %0 : tensor<12xi32>
}
"""


def test_repeat() -> None:
    same(one(REPEAT, iota((4,))), np.tile(iota((4,)), 3))


def test_repeat_into_another_type() -> None:
    assert "toy.repeat" in error(REPEAT, iota((5,)))
