"""Results as text for people, as JSON, and as .npy bytes."""

from __future__ import annotations

import io
import json

import numpy as np

from pyopt.diagnostics.numerals import LONG, decimal_text
from pyopt.interpreter.convert import type_text
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.numbers import Array
from pyopt.ir.types import Type
from pyopt.light import Final

THRESHOLD: Final = 1000
"""Arrays of more elements are shown with `...` in the middle."""


def as_text(array: Array, shorten: bool = True) -> str:
    """One result: `1.5`, `true`, or rows in brackets with `...` in what is large."""
    if array.shape == ():
        return _number(array.item() if array.dtype != np.dtype(object) else array[()], array)
    with np.printoptions(threshold=THRESHOLD if shorten else array.size + 1, linewidth=100):
        return np.array2string(array, separator=", ", formatter={"bool": _truth, "object": _object})


def _object(value: object) -> str:
    return decimal_text(value) if isinstance(value, int) else str(value)


def _truth(value: object) -> str:
    return "true" if value else "false"


def _number(value: object, array: Array) -> str:
    if isinstance(value, bool):
        return _truth(value)
    if isinstance(value, float) and array.dtype != np.float64:
        return str(array.dtype.type(value))
    if isinstance(value, complex):
        return f"({_plain(value.real)},{_plain(value.imag)})"
    return _object(value)


def _plain(value: float) -> str:
    return str(value)


def as_json(results: list[tuple[Array, Type]]) -> str:
    """{"results": [{"type": ..., "value": nested lists}]}.

    NaN, infinities and very long integers are strings, complex numbers pairs.
    """
    entries = [{"type": type_text(type), "value": _lists(array)} for array, type in results]
    return json.dumps({"results": entries}, allow_nan=False) + "\n"


def _lists(array: Array) -> object:
    if array.dtype.kind == "c":
        array = np.stack([array.real, array.imag], axis=-1)
    if array.dtype.kind == "f" and not np.all(np.isfinite(array)):
        strings = np.empty(array.shape, object)
        strings[...] = array
        for at in np.ndindex(array.shape):
            value = float(array[at])
            strings[at] = value if np.isfinite(value) else str(value)
        array = strings
    found: object = array.tolist()
    return _without_long_integers(found) if array.dtype == object else found


def _without_long_integers(value: object) -> object:
    """Integers of more digits than JSON's readers and Python's writer take become strings."""
    if isinstance(value, list):
        return [_without_long_integers(one) for one in value]
    return decimal_text(value) if isinstance(value, int) and value.bit_length() > LONG else value


def as_npy(results: list[tuple[Array, Type]]) -> bytes:
    """The results one behind the other, as `np.load` reads them from an open file."""
    out = io.BytesIO()
    for array, type in results:
        if array.dtype == object:
            raise ExecutionError(f"a result of type {type_text(type)} has no form in .npy: print it as text or json")
        np.save(out, array, allow_pickle=False)
    return out.getvalue()
