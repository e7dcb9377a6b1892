"""What the tests of sparse tensors share: formats by name, and running programs that use them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pyopt.interpreter import parse, run

if TYPE_CHECKING:
    from pyopt.interpreter.numbers import Array

FORMATS = {
    "CSR": "map = (i, j) -> (i : dense, j : compressed)",
    "CSC": "map = (i, j) -> (j : dense, i : compressed)",
    "DCSR": "map = (i, j) -> (i : compressed, j : compressed)",
    "DCSC": "map = (i, j) -> (j : compressed, i : compressed), posWidth = 32, crdWidth = 8",
    "COO": "map = (i, j) -> (i : compressed(nonunique), j : singleton)",
    "SOA": "map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)), crdWidth = 16",
    "UCOO": "map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))",
    "COOC": "map = (i, j) -> (j : compressed(nonunique), i : singleton)",
    "BSR": "map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)",
    "BSC": "map = (i, j) -> (j floordiv 3 : dense, i floordiv 2 : compressed, i mod 2 : dense, j mod 3 : dense)",
    "LOOSE": "map = (i, j) -> (i : dense, j : loose_compressed)",
    "BATCH": "map = (i, j) -> (i : batch, j : compressed)",
    "DENSE": "map = (i, j) -> (i : dense, j : dense)",
    "COLS": "map = (i, j) -> (j : dense, i : dense)",
    "NV": "map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[4, 4])",
}
ENCODINGS = "".join([f"#{name} = #sparse_tensor.encoding<{{ {text} }}>\n" for name, text in FORMATS.items()])
ENCODINGS += "#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>\n"


def results(text: str, *arguments: object, name: str = "f") -> list[Array]:
    return run(parse(ENCODINGS + text), name, *arguments)


def lists(text: str, *arguments: object) -> list[object]:
    return [one.tolist() for one in results(text, *arguments)]


def sparse_array(shape: tuple[int, ...] = (5, 8), seed: int = 0, density: float = 0.3) -> Array:
    randomness = np.random.default_rng(seed)
    return np.where(randomness.random(shape) < density, randomness.integers(1, 9, shape), 0).astype(np.float64)
