"""Constants `sparse<>` as tensors of every order and blocking of levels: their elements are inserted as levels go."""

from __future__ import annotations

import random

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import parse, run
from tools.sparse.transform import trail

MAPS = (
    "(i, j) -> (i : dense, j : compressed)",
    "(i, j) -> (j : dense, i : compressed)",
    "(i, j) -> (j : compressed, i : compressed)",
    "(i, j) -> (j : compressed(nonunique), i : singleton)",
    "(i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)",
    "(i, j) -> (i floordiv 2 : compressed, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)",
    "(i, j) -> (j floordiv 3 : dense, i floordiv 2 : compressed, j mod 3 : dense, i mod 2 : compressed)",
    "(i, j) -> (i floordiv 2 : dense, j : compressed, i mod 2 : dense)",
    "(i, j) -> (j floordiv 3 : compressed, i : compressed, j mod 3 : dense)",
    "(i, j) -> (i floordiv 2 : compressed, j floordiv 3 : compressed, i mod 2 : compressed(nonunique), "
    "j mod 3 : singleton)",
)
WAYS = ("loops", "codegen", "pipeline", "conversion")


def program(map: str, seed: int) -> tuple[str, np.ndarray[tuple[int, ...], np.dtype[np.float64]]]:
    """A function that converts a constant there and back, and the elements."""
    draw = random.Random(seed)
    places = draw.sample([(i, j) for i in range(4) for j in range(6)], 7)
    dense = np.zeros((4, 6))
    for number, place in enumerate(places):
        dense[place] = number + 1.5
    indices = [list(place) for place in places]
    values = [float(dense[place]) for place in places]
    text = f"""#A = #sparse_tensor.encoding<{{ map = {map} }}>
    func.func @f() -> tensor<4x6xf64> {{
      %c = arith.constant sparse<{indices}, {values}> : tensor<4x6xf64>
      %0 = sparse_tensor.convert %c : tensor<4x6xf64> to tensor<4x6xf64, #A>
      %1 = sparse_tensor.convert %0 : tensor<4x6xf64, #A> to tensor<4x6xf64>
      return %1 : tensor<4x6xf64>
    }}"""
    return text, dense


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("map", MAPS)
def test_elements_are_where_they_belong(map: str, way: str) -> None:
    for seed in (1, 2):
        text, dense = program(map, seed)
        code, out, err = run_in_process(list(trail(way)[0]), text)
        assert code == 0, err
        (found,) = run(parse(out), "f")
        np.testing.assert_array_equal(np.asarray(found), dense)


@pytest.mark.parametrize("map", MAPS[1::3])
def test_natively(map: str) -> None:
    pytest.importorskip("llvmlite")
    import pyopt

    text, dense = program(map, 3)
    np.testing.assert_array_equal(np.asarray(pyopt.compile(text).f()), dense)
