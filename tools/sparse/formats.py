"""Sparse formats by name, and which shapes and entries they can hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.numbers import Array

FORMATS: Final = {
    # Vectors.
    "SV": "map = (i) -> (i : compressed)",
    "SV8": "map = (i) -> (i : compressed), posWidth = 32, crdWidth = 8",
    "DV": "map = (i) -> (i : dense)",
    "LV": "map = (i) -> (i : loose_compressed)",
    "UV": "map = (i) -> (i : compressed(nonordered))",
    "BLV": "map = (i) -> (i floordiv 2 : compressed, i mod 2 : dense)",
    # Matrices.
    "CSR": "map = (i, j) -> (i : dense, j : compressed)",
    "CSR32": "map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 32",
    "CSC": "map = (i, j) -> (j : dense, i : compressed)",
    "DCSR": "map = (i, j) -> (i : compressed, j : compressed)",
    "DCSC": "map = (i, j) -> (j : compressed, i : compressed), posWidth = 16, crdWidth = 8",
    "COO": "map = (i, j) -> (i : compressed(nonunique), j : singleton)",
    "SOA": "map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)), crdWidth = 16",
    "COOC": "map = (i, j) -> (j : compressed(nonunique), i : singleton)",
    "UCOO": "map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))",
    "BSR": "map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense)",
    "BSC": "map = (i, j) -> (j floordiv 2 : dense, i floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense)",
    "CDR": "map = (i, j) -> (i : compressed, j : dense)",
    "LOOSE": "map = (i, j) -> (i : dense, j : loose_compressed)",
    "UCSR": "map = (i, j) -> (i : dense, j : compressed(nonordered))",
    "NM": "map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])",
    "NM2": "map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[3, 4]), crdWidth = 8",
    "BATCH": "map = (i, j) -> (i : batch, j : compressed)",
    "ROWS": "map = (i, j) -> (i : dense, j : dense)",
    "COLS": "map = (i, j) -> (j : dense, i : dense)",
    # Tensors of rank 3.
    "CSF": "map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)",
    "CSFP": "map = (i, j, k) -> (k : compressed, i : compressed, j : compressed), crdWidth = 32",
    "DCC": "map = (i, j, k) -> (i : dense, j : compressed, k : compressed)",
    "DDC": "map = (i, j, k) -> (i : dense, j : dense, k : compressed)",
    "DCD": "map = (i, j, k) -> (i : dense, j : compressed, k : dense)",
    "CDC": "map = (i, j, k) -> (i : compressed, j : dense, k : compressed)",
    "COO3": "map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton)",
    "SOA3": "map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique, soa), k : singleton(soa))",
    "DCS": "map = (i, j, k) -> (i : dense, j : compressed(nonunique), k : singleton)",
    "BCSR": "map = (i, j, k) -> (i : batch, j : dense, k : compressed)",
}
"""Name -> what stands in the encoding."""

BLOCKED: Final = frozenset({"BLV", "BSR", "BSC"})
"""With blocks of 2: extents are even here."""


def encodings(names: Sequence[str]) -> str:
    """Their aliases, in order and each once."""
    return "".join([f"#{one} = #sparse_tensor.encoding<{{ {FORMATS[one]} }}>\n" for one in dict.fromkeys(names)])


def fits(name: str, shape: Sequence[int]) -> bool:
    """Tensors of this shape have whole blocks in the format."""
    if name in BLOCKED:
        return all(extent % 2 == 0 for extent in shape)
    return name not in ("NM", "NM2") or shape[1] % 4 == 0


def held(name: str, array: Array) -> Array:
    """The array with no more entries than the format can hold: two in each four of a row of a 2:4 matrix."""
    if name != "NM":
        return array
    groups = array.reshape(array.shape[0], -1, 4)
    kept = np.cumsum(groups != 0, axis=2) <= 2
    return np.where(kept, groups, 0).astype(array.dtype).reshape(array.shape)
