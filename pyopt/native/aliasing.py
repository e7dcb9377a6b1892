"""Arguments that share memory, where a function writes to one of them.

A tensor is a value: what a function writes to another argument must not show in it, so it is copied. Two arguments that
are both written to cannot be told apart then, unless both are memrefs, which may be the same memory.
"""

from __future__ import annotations

import contextlib

import numpy as np

from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.native.buffers import shows_memory
from pyopt.native.errors import NativeError
from pyopt.native.signature import SPARSE, Parameter

if TYPE_CHECKING:
    from pyopt.native.elements import Array


def separated(name: str, arguments: Sequence[object], parameters: Sequence[Parameter]) -> Sequence[object]:
    """The arguments, with copies of tensors that share memory with what the function may write to."""
    found = list(arguments)
    arrays = [_arrays(one, parameter) for one, parameter in zip(arguments, parameters, strict=True)]
    for at, parameter in enumerate(parameters):
        if not parameter.writable:
            continue
        for other, second in enumerate(parameters):
            if (
                other == at
                or not arrays[other]
                or (second.writable and other < at)
                or not _share(arrays[at], arrays[other])
            ):
                continue
            if not second.writable:
                found[other] = _copied(arguments[other], second)
            elif not (_is_memref(parameter) and _is_memref(second)):
                raise NativeError(
                    f"arguments {at + 1} and {other + 1} of @{name} share memory, and the function may write to both, "
                    f"{parameter.text} and {second.text}"
                )
    return found


def _is_memref(parameter: Parameter) -> bool:
    return parameter.text.startswith("memref")


def _arrays(value: object, parameter: Parameter) -> list[Array]:
    """The arrays that an argument shows."""
    if isinstance(value, np.ndarray):
        return [value]
    if parameter.kind != SPARSE:
        with contextlib.suppress(Exception):  # what is no array is refused where it is taken
            if shows_memory(value):
                return [np.asarray(value)]
        return []
    parts = value if isinstance(value, (list, tuple)) else list(getattr(value, "__dict__", {}).values())
    return [one for one in parts if isinstance(one, np.ndarray)]


def _share(first: list[Array], second: list[Array]) -> bool:
    for one in first:
        for other in second:
            if np.may_share_memory(one, other):
                return True
    return False


def _copied(value: object, parameter: Parameter) -> object:
    if parameter.kind != SPARSE:
        return np.asarray(value).copy()
    if isinstance(value, (list, tuple)):
        from pyopt.native.sparse import SparseArrays

        parts = [one.copy() if isinstance(one, np.ndarray) else one for one in value]
        return SparseArrays(value.shape, parts) if isinstance(value, SparseArrays) else parts
    return value.copy()  # type: ignore[attr-defined]
