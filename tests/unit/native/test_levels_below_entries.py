"""Formats with levels below entries that may come more than once: dense blocks, lists and segments below COO."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt


def drawn_levels(choice: random.Random, rank: int) -> str:
    """Levels of which some, not the last, may hold a coordinate several times."""
    names = [f"d{number}" for number in range(rank)]
    if choice.random() < 0.3:
        choice.shuffle(names)
    start = choice.randrange(rank - 1)
    end = choice.randrange(start + 1, rank)
    soa = choice.random() < 0.4
    found = [f"{name} : {choice.choice(('dense', 'compressed'))}" for name in names[:start]]
    first = choice.choice(("compressed", "compressed", "loose_compressed"))
    found.append(f"{names[start]} : {first}(nonunique)")
    for at in range(start + 1, end):
        words = ["nonunique"] * (at < end - 1) + ["soa"] * soa
        found.append(f"{names[at]} : singleton" + (f"({', '.join(words)})" if words else ""))
    found += [f"{name} : {choice.choice(('dense', 'compressed', 'loose_compressed'))}" for name in names[end:]]
    return ", ".join(found)


def program(levels: str, shape: tuple[int, ...], widths: str) -> str:
    names = ", ".join([f"d{number}" for number in range(len(shape))])
    type = "x".join(map(str, shape)) + "xf64"
    kinds = ", ".join(['"parallel"'] * len(shape))
    maps = ", ".join([f"affine_map<({names}) -> ({names})>"] * 3)
    return f"""#S = #sparse_tensor.encoding<{{ map = ({names}) -> ({levels}){widths} }}>
func.func @main(%x: tensor<{type}>, %y: tensor<{type}>) -> (tensor<{type}>, tensor<{type}>, tensor<{type}>) {{
  %a = sparse_tensor.convert %x : tensor<{type}> to tensor<{type}, #S>
  %b = sparse_tensor.convert %y : tensor<{type}> to tensor<{type}, #S>
  %e = tensor.empty() : tensor<{type}, #S>
  %s = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
      ins(%a, %b : tensor<{type}, #S>, tensor<{type}, #S>) outs(%e : tensor<{type}, #S>) {{
  ^bb0(%p: f64, %q: f64, %r: f64):
    %t = arith.addf %p, %q : f64
    linalg.yield %t : f64
  }} -> tensor<{type}, #S>
  %f = tensor.empty() : tensor<{type}>
  %m = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
      ins(%a, %y : tensor<{type}, #S>, tensor<{type}>) outs(%f : tensor<{type}>) {{
  ^bb0(%p: f64, %q: f64, %r: f64):
    %t = arith.mulf %p, %q : f64
    linalg.yield %t : f64
  }} -> tensor<{type}>
  %c = sparse_tensor.convert %a : tensor<{type}, #S> to tensor<{type}>
  %d = sparse_tensor.convert %s : tensor<{type}, #S> to tensor<{type}>
  return %c, %d, %m : tensor<{type}>, tensor<{type}>, tensor<{type}>
}}
"""


def check(seed: int) -> None:
    choice, randomness = random.Random(seed), np.random.default_rng(seed)
    rank = choice.choice((2, 3, 3, 4))
    shape = tuple([choice.randint(1, 4) for _ in range(rank)])
    widths = choice.choice(("", "", ", posWidth = 32, crdWidth = 32", ", posWidth = 16, crdWidth = 8"))
    levels = drawn_levels(choice, rank)
    text = program(levels, shape, widths)
    x, y = [(randomness.integers(1, 9, shape) * (randomness.random(shape) < 0.5)).astype(float) for _ in range(2)]
    wanted = [x, x + y, x * y]
    module: Any = pyopt.compile(text, check=choice.choice(("extents", "bounds")))
    results = [one.copy() for one in module.main(x, y)]
    for found, one in zip(results, wanted, strict=True):
        assert np.array_equal(found, one), levels
    taken, given = module.allocations()
    assert taken == given, levels


@pytest.mark.parametrize("seed", range(8))
def test_drawn_formats(seed: int) -> None:
    check(seed)


@pytest.mark.full
def test_more_drawn_formats() -> None:
    for seed in range(8, 150):
        check(seed)


ONE = """#S = #sparse_tensor.encoding<{{ map = {map} }}>
func.func @main(%a: tensor<{type}, #S>) -> tensor<{type}> {{
  %0 = sparse_tensor.convert %a : tensor<{type}, #S> to tensor<{type}>
  return %0 : tensor<{type}>
}}
"""


@pytest.mark.parametrize(
    ("below", "arrays", "error"),
    [
        ("dense", ([0, 2], [0, 0], [4.0, 0, 0, 6]), "entry 1 of level 0 .* level 1 is dense"),
        ("loose_compressed", ([0, 2], [0, 0], [0, 1, 1, 2], [0, 1], [4.0, 6]), "level 1 is loose_compressed"),
        ("compressed", ([0, 2], [0, 0], [0, 1, 2], [0, 1], [4.0, 6]), ""),
        ("dense", ([0, 1], [0], [4.0, 6]), ""),
    ],
)
def test_arrays_with_an_entry_twice(below: str, arrays: tuple[list[float], ...], error: str) -> None:
    text = ONE.format(map=f"(i, j) -> (i : compressed(nonunique), j : {below})", type="1x2xf64")
    module: Any = pyopt.compile(text)
    given = [*[np.array(one, np.int64) for one in arrays[:-1]], np.array(arrays[-1])]
    if error:
        with pytest.raises(pyopt.NativeError, match=error):
            module.main(given)
    else:
        assert module.main(given).tolist() == [[4, 6]]


FILLED = """#S = #sparse_tensor.encoding<{{ map = {map} }}>
func.func @main(%a: tensor<{type}>) -> tensor<{type}> {{
  %0 = sparse_tensor.convert %a : tensor<{type}> to tensor<{type}, #S>
  %1 = sparse_tensor.convert %0 : tensor<{type}, #S> to tensor<{type}>
  return %1 : tensor<{type}>
}}
"""


@pytest.mark.parametrize(
    ("map", "good", "bad", "error"),
    [
        (
            "(i) -> (i floordiv 4 : dense, i mod 4 : structured[2, 4])",
            [1.0, 2, 0, 0, 5, 0, 0, 0],
            [1.0, 2, 3, 0, 5, 0, 0, 0],
            "a block holds too many entries of n:m storage",
        ),
        (
            "(i, j) -> (i : compressed, j : singleton)",
            [[0.0, 2], [3, 0]],
            [[1.0, 2], [3, 0]],
            "a singleton level holds two entries below one coordinate",
        ),
    ],
)
def test_more_entries_than_a_format_holds(map: str, good: Any, bad: Any, error: str) -> None:
    type = "x".join([str(one) for one in np.shape(good)]) + "xf64"
    text = FILLED.format(map=map, type=type)
    module: Any = pyopt.compile(text)
    assert module.main(np.array(good)).tolist() == good
    with pytest.raises(pyopt.NativeError, match=error):
        module.main(np.array(bad))
