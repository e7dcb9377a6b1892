"""Regions on whole arrays give, to the last bit, what they give point by point."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter.compiler import Compiler
from tests.unit.interpreter.programs import Array, one, same, type_text

SPECIAL = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 0.1, -3.7, 1e4]


def drawn(generator: np.random.Generator, shape: tuple[int, ...], element: str) -> Array:
    """Any numbers of a type, with a good share of special floats."""
    if element[0] == "i":
        width = int(element[1:])
        whole = generator.integers(-(2**30), 2**30, shape)
        if width == 1:
            return np.asarray(whole > 0)
        if width == 100:
            return np.asarray(whole.astype(object) * 2**60)
        half = 1 << (width - 1)
        return np.asarray((whole + half) % (1 << width) - half, np.int8 if width <= 8 else np.int32)
    numbers = generator.standard_normal(shape) * 10
    numbers = np.where(generator.random(shape) < 0.2, generator.choice(SPECIAL, shape), numbers)
    return np.asarray(numbers, {"f16": np.float16, "f64": np.float64}.get(element, np.float32))


def reduction(ops: str, element: str) -> str:
    """@f of 20 x 3 numbers and 3 results: the ops compute %r from %x and %o."""
    whole, row = type_text("tensor", (20, 3), element), type_text("tensor", (3,), element)
    return f"""func.func @f(%a: {whole}, %b: {row}) -> {row} {{
      %0 = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
                           iterator_types = ["reduction", "parallel"]}} ins(%a : {whole}) outs(%b : {row}) {{
      ^bb0(%x: {element}, %o: {element}):
        {ops.replace("T", element)}
        linalg.yield %r : {element}
      }} -> {row}
      return %0 : {row}
    }}"""


FLOATS = [
    "%r = arith.addf %x, %o : T",
    "%p = arith.mulf %x, %x : T\n%r = arith.addf %o, %p : T",
    "%r = arith.mulf %x, %o : T",
    "%r = arith.maximumf %o, %x : T",
    "%r = arith.minnumf %x, %o : T",
    "%p = arith.divf %x, %o : T\n%r = arith.subf %p, %x : T",
    "%c = arith.cmpf ult, %x, %o : T\n%r = arith.select %c, %x, %o : T",
]
INTEGERS = [
    "%r = arith.addi %x, %o : T",
    "%p = arith.muli %x, %x : T\n%r = arith.addi %p, %o : T",
    "%r = arith.maxsi %x, %o : T",
    "%r = arith.minui %x, %o : T",
    "%p = arith.xori %x, %o : T\n%r = arith.subi %p, %x : T",
    "%c = arith.cmpi ugt, %x, %o : T\n%r = arith.select %c, %x, %o : T",
]


@pytest.mark.parametrize("element", ["f16", "bf16", "f32", "f64", "tf32", "f8E5M2", "i1", "i7", "i8", "i32", "i100"])
def test_lanes_and_points_agree(element: str, monkeypatch: pytest.MonkeyPatch) -> None:
    generator = np.random.default_rng(7)
    texts = [reduction(ops, element) for ops in (INTEGERS if element[0] == "i" else FLOATS)]
    given = [(drawn(generator, (20, 3), element), drawn(generator, (3,), element)) for _ in texts]
    at_once = [one(text, *arrays) for text, arrays in zip(texts, given, strict=True)]
    monkeypatch.setattr(Compiler, "lanes_of", lambda self, region: None)
    for text, arrays, found in zip(texts, given, at_once, strict=True):
        wanted = one(text, *arrays)
        same(found, wanted)
        if element[0] == "f":
            numbers = ~np.isnan(wanted)
            np.testing.assert_array_equal(np.signbit(found)[numbers], np.signbit(wanted)[numbers])
