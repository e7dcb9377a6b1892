"""Sparse arrays from SciPy, and arrays from files: NumPy's .npy, Matrix Market's .mtx (by SciPy) and FROSTT's .tns,
read here.
"""

from __future__ import annotations

import copy
import math
import re
import warnings

import numpy as np

from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.numbers import Array
from pyopt.light import Any, Final, final
from pyopt.release import missing

SUFFIXES: Final = (".npy", ".mtx", ".tns")
_DIGITS: Final = re.compile(r"[+-]?(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?[\d_]+)?")


@final
class Coordinates:
    """A sparse array: `indices` is (entries, rank), zero-based, and `values` has one value an entry."""

    __slots__ = ("indices", "shape", "values")

    def __init__(self, shape: tuple[int, ...], indices: Array, values: Array) -> None:
        self.shape = shape
        self.indices = indices
        self.values = values

    def dense(self) -> Array:
        """With its zeros; entries at one place add up."""
        array = np.zeros(self.shape, self.values.dtype)
        np.add.at(array, tuple(self.indices.T), self.values)
        return array


def entries_of(matrix: Any) -> Coordinates:
    """The entries of one of SciPy's sparse arrays; raises ExecutionError where its parts do not fit each other."""
    name = type(matrix).__name__
    try:
        # SciPy's conversions believe what the arrays say, and write behind their ends.
        if hasattr(matrix, "check_format"):
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                matrix = copy.copy(matrix)
                matrix.check_format(full_check=True)
        found = matrix.tocoo()
        shape = tuple([int(one) for one in found.shape])
        places = found.coords if hasattr(found, "coords") else (found.row, found.col)
        indices = np.stack(places, axis=1)
        values = np.asarray(found.data)
    except Exception as error:  # whatever an object that calls itself sparse raises
        raise ExecutionError(f"the {name} is broken: {error}") from error
    if indices.dtype.kind not in "iu":
        raise ExecutionError(f"the {name} is broken: its coordinates have the dtype {indices.dtype}")
    if indices.shape != (len(values), len(shape)) or values.ndim != 1:
        raise ExecutionError(f"the {name} is broken: it has {len(values)} values at {len(indices)} places")
    for at, extent in enumerate(shape):
        wrong = [int(one) for one in indices[:, at][(indices[:, at] < 0) | (indices[:, at] >= extent)][:1]]
        if wrong:
            raise ExecutionError(f"the {name} is broken: a coordinate of dimension {at} is {wrong[0]} of {extent}")
    return Coordinates(shape, indices.astype(np.int64), values)


def load(path: str) -> Array | Coordinates:
    """The array in a file; raises ExecutionError with a message for people."""
    try:
        if path.endswith(".npy"):
            array: Array = np.load(path, allow_pickle=False)
            return array
        return _matrix_market(path) if path.endswith(".mtx") else _frostt(path)
    except OSError as error:
        raise ExecutionError(f"cannot read {path}: {error.strerror or error}") from None
    except (ValueError, IndexError, EOFError, OverflowError) as error:
        raise ExecutionError(f"{path} is no {path.rpartition('.')[2]} file: {error}") from None


def _matrix_market(path: str) -> Array | Coordinates:
    try:
        from scipy.io import mmread  # type: ignore[import-untyped]  # SciPy has no types of its own
    except ImportError:
        raise ExecutionError(f"reading {path} needs {missing('SciPy', 'sparse')}") from None
    found = mmread(path)
    entries = found if isinstance(found, np.ndarray) else entries_of(found)
    values = entries if isinstance(entries, np.ndarray) else entries.values
    if values.dtype.kind in "fc" and np.any(np.isinf(values)):
        # SciPy makes infinity of what is too large.
        with open(path, encoding="utf-8") as file:
            for line in file:
                if not line.startswith("%"):
                    check_real(line)
    return entries


def check_real(text: str) -> None:
    """Raises ValueError if a number in a text, real or complex, is too large for a Python float, which makes it inf."""
    for digits in _DIGITS.findall(text):
        if math.isinf(float(digits)):
            shown = digits if len(digits) <= 40 else digits[:37] + "..."
            raise ValueError(f"{shown} is too large for f64, as which it is read")


def _frostt(path: str) -> Coordinates:
    """One entry a line: its coordinates, from 1 on, and its value. The extended format first says rank and number of
    entries, then the extents; without it, the largest coordinates are the extents."""
    rows: list[list[str]] = []
    extended = False
    with open(path, encoding="utf-8") as file:
        for line in file:
            text = line.strip()
            if text[:1] in ("#", ";"):
                extended = extended or "extended" in text.lower()
            elif text:
                rows.append(text.split())
    shape: tuple[int, ...] | None = None
    if extended:
        if len(rows) < 2 or len(rows[0]) != 2 or len(rows[1]) != int(rows[0][0]):
            raise ValueError("the header of the extended format says `rank entries` and then the extents")
        shape = tuple([int(one) for one in rows[1]])
        if len(rows) - 2 != int(rows[0][1]):
            raise ValueError(f"{rows[0][1]} entries are announced, and {len(rows) - 2} are there")
        rows = rows[2:]
    elif not rows:
        raise ValueError("without entries, only the extended format says the extents")
    rank = len(shape) if shape is not None else len(rows[0]) - 1
    for row in rows:
        if len(row) != rank + 1:
            raise ValueError(f"`{' '.join(row)}` has not {rank} coordinates and a value")
    indices = np.array([[int(one) - 1 for one in row[:rank]] for row in rows], np.int64).reshape(len(rows), rank)
    for row in rows:
        check_real(row[rank])
    values = np.array([float(row[rank]) for row in rows], np.float64)
    if shape is None:
        shape = tuple([int(one) + 1 for one in indices.max(axis=0)])
    if indices.size and (indices.min() < 0 or np.any(indices >= np.array(shape))):
        raise ValueError("a coordinate is out of bounds: they count from 1")
    return Coordinates(shape, indices, values)
