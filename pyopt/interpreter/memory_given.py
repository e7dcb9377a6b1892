"""The arrays that a caller gives for memrefs: memory that several of them share, and what goes back to them."""

from __future__ import annotations

import warnings
from typing import cast

import numpy as np

from pyopt.interpreter.convert import type_text
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.numbers import Array, is_integer, width_of
from pyopt.interpreter.values import Buffer, MemRef, row_major_strides
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import DYNAMIC, MemRefType, ShapedType, Type, element_type_or_self
from pyopt.light import Any, Final, Sequence, final

WORK: Final[Any] = 10_000
"""Steps in which NumPy looks for an element that two arrays share. Its stubs know -1 and 0 only."""


@final
class GivenMemory:
    """An array that was given for a memref, and the memref that has its elements; place: which argument it is."""

    __slots__ = ("array", "memref", "place", "type")

    def __init__(self, array: Array, memref: MemRef, type: MemRefType, place: str) -> None:
        self.array = array
        self.memref = memref
        self.type = type
        self.place = place


def share_memory(all_given: Sequence[GivenMemory]) -> None:
    """Lets memrefs have the same memory where the arrays given for them do.

    Raises ExecutionError if they cannot, as elements are held as other numbers or in another order than in the arrays.
    """
    left = [one for one in all_given if one.array.size]
    while left:
        group, left = left[:1], left[1:]
        for one in group:
            group += [other for other in left if _shared(one.array, other.array)]
            left = [other for other in left if other not in group]
        if len(group) > 1 and not _same_view(group):
            _lay_out(group)


def _shared(array: Array, other: Array) -> bool:
    """They have an element in common, or it takes long to say."""
    if not np.may_share_memory(array, other):
        return False
    try:
        return np.shares_memory(array, other, WORK)
    except RuntimeError:  # numpy.exceptions.TooHardError, or numpy.TooHardError of NumPy 1.26
        return True


def _same_view(group: Sequence[GivenMemory]) -> bool:
    """All arrays show the same elements, and their memrefs are alike, which have one buffer now."""
    first = group[0]
    memref = first.memref
    for one in group[1:]:
        if _bounds(one.array) != _bounds(first.array) or one.array.strides != first.array.strides:
            return False
        if one.array.dtype != first.array.dtype or one.type.element_type is not first.type.element_type:
            return False
        if one.memref.sizes != memref.sizes or one.memref.strides != memref.strides:
            return False
        if one.memref.offset != memref.offset:
            return False
    for one in group[1:]:
        one.memref.buffer = memref.buffer
    return True


def _lay_out(group: Sequence[GivenMemory]) -> None:
    """Puts the elements of memrefs where those of the arrays are, in one buffer."""
    first = group[0]
    dtype = first.array.dtype
    for one in group:
        held = one.memref.buffer.data
        if one.array.dtype != dtype or held.dtype != dtype or held.ndim != 1 or dtype == np.dtype(object):
            raise _apart(one, first if one is not first else group[1], "its elements are held as other numbers")
    bounds = [_bounds(one.array) for one in group]
    start = min(low for low, _ in bounds)
    front = max(_offset(one) for one in group)
    root = Buffer(np.zeros(front + (max(high for _, high in bounds) - start) // dtype.itemsize, dtype))
    for one, (low, high) in zip(group, bounds, strict=True):
        strides = tuple([step // dtype.itemsize for step in one.array.strides])
        if (low - start) % dtype.itemsize or not _fits(one, strides):
            raise _apart(one, first if one is not first else group[1], "its elements are laid out in another way")
        offset = _offset(one)
        at = front + (low - start) // dtype.itemsize - offset
        view = root.seen_as(root.data[at : front + (high - start) // dtype.itemsize])
        one.memref.buffer, one.memref.offset, one.memref.strides = view, offset, strides
        one.memref.array()[...] = one.array


def _bounds(array: Array) -> tuple[int, int]:
    """The addresses of the first byte and of that behind the last one."""
    low = high = cast("int", array.__array_interface__["data"][0])
    for size, stride in zip(array.shape, array.strides, strict=True):
        low += min((size - 1) * stride, 0)
        high += max((size - 1) * stride, 0)
    return low, high + array.itemsize


def _offset(given: GivenMemory) -> int:
    """What the type says of it, 0 if it says nothing."""
    layout = strides_and_offset(given.type)
    return 0 if layout is None or layout[1] == DYNAMIC else layout[1]


def _fits(given: GivenMemory, strides: tuple[int, ...]) -> bool:
    """The elements may be so many apart, in a memref of this type."""
    sizes = given.memref.sizes
    layout = strides_and_offset(given.type)
    wanted = row_major_strides(sizes) if given.type.layout is None or layout is None else layout[0]
    return all(
        size == 1 or (step in (stride, DYNAMIC) and stride >= 0)
        for size, stride, step in zip(sizes, strides, wanted, strict=True)
    )


def _apart(given: GivenMemory, other: GivenMemory, why: str) -> ExecutionError:
    return ExecutionError(f"{given.place} shares memory with {other.place}, but {why} in a {type_text(given.type)}")


def numbers_for(array: Array, numbers: Array, type: Type, place: str) -> Array:
    """What a program left in a memref of `type`, with the dtype of the array that was given for it.

    Raises ExecutionError if the dtype has not all of the numbers, but for rounding of floats.
    """
    dtype = array.dtype
    if np.can_cast(numbers.dtype, dtype, "safe") and not (numbers.dtype.kind in "iu" and dtype.kind in "fc"):
        return numbers  # NumPy calls it safe to make float64 of int64, which rounds
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = numbers.astype(dtype, order="C")
    if numbers.dtype.kind == dtype.kind and dtype.kind in "fc":
        return found
    element = element_type_or_self(type.element_type) if isinstance(type, ShapedType) else type
    flat = found.reshape(-1)
    pairs = zip(flat.tolist(), cast("list[object]", numbers.reshape(-1).tolist()), strict=True)
    for at, (held, number) in enumerate(pairs):
        if held == number:
            continue
        # The bits of an integer may be read without a sign, too, as in arguments.
        if is_integer(element) and isinstance(number, int) and dtype.kind in "iu":
            unsigned = number % (1 << width_of(element))
            if unsigned <= np.iinfo(dtype).max:
                flat[at] = unsigned
                continue
        raise ExecutionError(f"{place}: an array of dtype {dtype} does not hold {number}, which is in the memref now")
    return found
