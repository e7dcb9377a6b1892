"""Arguments whose extents are not what a function says of them are undefined behaviour where it is entered."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter.machine import Options
from tests.unit.interpreter.programs import error, one, same

PROGRAM = """
func.func private @g(%a: tensor<?xf32> {shape.dims = ["n"]}, %b: memref<?x?xf32> {shape.dims = ["n", "4"]},
                     %c: tensor<*xf32> {shape.dims = ["n + m", ""]}, %d: tensor<?xf32> {shape.dims = ["m"]},
                     %e: tensor<?xf32> {shape.dims = ["8 * k"]}) -> index
    attributes {shape.bounds = ["2 <= n <= 5", "1 <= m"]} {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %c, %c0 : tensor<*xf32>
  return %0 : index
}
func.func @f(%a: tensor<?xf32>, %b: memref<?x?xf32>, %c: tensor<*xf32>, %d: tensor<?xf32>, %e: tensor<?xf32>) -> index {
  %0 = call @g(%a, %b, %c, %d, %e)
    : (tensor<?xf32>, memref<?x?xf32>, tensor<*xf32>, tensor<?xf32>, tensor<?xf32>) -> index
  return %0 : index
}
"""


def arrays(*shapes: tuple[int, ...]) -> list[object]:
    return [np.zeros(shape, np.float32) for shape in shapes]


@pytest.mark.parametrize("entry", ["f", "g"])
def test_kept(entry: str) -> None:
    program = PROGRAM if entry == "f" else PROGRAM.replace("@f(", "@h(").replace("@g(", "@f(")
    given = arrays((3,), (3, 4), (5, 9), (2,), (7,))
    same(one(program, *given), 5)


@pytest.mark.parametrize("entry", ["f", "g"])
@pytest.mark.parametrize(
    ("shapes", "message"),
    [
        (((3,), (2, 4), (5, 9), (2,), (8,)), "extent 0 of argument #1 of @g is 2, but 'n' is 3"),
        (((3,), (3, 5), (5, 9), (2,), (8,)), "extent 1 of argument #1 of @g is 5, not 4"),
        (((3,), (3, 4), (6, 9), (2,), (8,)), "extent 0 of argument #2 of @g is 6, not 5"),
        (((3,), (3, 4), (5,), (2,), (8,)), "argument #2 of @g has rank 1, not 2"),
        (
            ((1,), (1, 4), (3, 9), (2,), (8,)),
            "extent 0 of argument #0 of @g is 1, which is not within the bounds of 'n'",
        ),
        (
            ((6,), (6, 4), (8, 9), (2,), (8,)),
            "extent 0 of argument #0 of @g is 6, which is not within the bounds of 'n'",
        ),
        (
            ((3,), (3, 4), (3, 9), (0,), (8,)),
            "extent 0 of argument #3 of @g is 0, which is not within the bounds of 'm'",
        ),
    ],
)
def test_broken(shapes: tuple[tuple[int, ...], ...], message: str, entry: str) -> None:
    program = PROGRAM
    if entry == "g":
        program = PROGRAM.replace("@f(", "@h(").replace("@g(", "@f(")
        message = message.replace("@g", "@f")
    op = "func.call" if entry == "f" else "func.func"
    assert f"'{op}' op {message}" in error(program, *arrays(*shapes))
    same(one(program, *arrays(*shapes), options=Options(strict=False)), shapes[2][0])


def test_what_no_pass_can_use_is_no_promise() -> None:
    program = """func.func @f(%a: tensor<?xf32> {shape.dims = ["n +"]}) -> index {
      %c0 = arith.constant 0 : index
      %0 = tensor.dim %a, %c0 : tensor<?xf32>
      return %0 : index
    }"""
    same(one(program, *arrays((3,))), 3)
