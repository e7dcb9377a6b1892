"""One call: a context for the memory that the program takes, slots for what goes in and out, owners of the results."""

from __future__ import annotations

import ctypes
from typing import Protocol

import numpy as np

from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, final
from pyopt.native import stack
from pyopt.native.checks import MOST
from pyopt.native.elements import dtype_of, in_range, type_string
from pyopt.native.errors import NativeError
from pyopt.native.runtime_ir import (
    ARGUMENT_COUNT,
    ARGUMENTS,
    CONTEXT_BYTES,
    DEEPEST,
    FAILED_CHECK,
    FIRST_PLACES,
    FIRST_TABLE,
    FREED,
    FREED_BLOCKS,
    FREED_ENTRIES,
    LAST_COUNT,
    LAST_FREED,
    LIMIT,
    LIVE,
    LIVE_BLOCKS,
    STACK_PART,
    TABLE,
    TABLE_MASK,
)

if TYPE_CHECKING:
    from pyopt.native.elements import Array, Dtype

UNLIMITED: Final = 1 << 62
_ADDRESSES: Final = CONTEXT_BYTES // 8


class ProgramMemory(Protocol):
    """The memory functions of a loaded program, which stays loaded as long as this is held.

    claim: takes a live block out of a context's table, for the caller. Gives its bytes; -1 if it is no live block.
    release: frees a block that was claimed. sweep: frees all blocks of a context, also those that the program freed and
    that were kept.
    """

    claim: Callable[[int, int], int]
    release: Callable[[int], object]
    sweep: Callable[[int], object]


@final
class Slots:
    """Numbers and pointers one behind the other, 8 bytes each. `bases`: the arrays whose addresses are among them."""

    __slots__ = ("_doubles", "at", "bases", "integers")

    def __init__(self, count: int) -> None:
        numbers = max(count, 1) + 2
        self.integers: ctypes.Array[ctypes.c_int64] = (ctypes.c_int64 * numbers)()
        self._doubles: ctypes.Array[ctypes.c_double] = (ctypes.c_double * numbers).from_buffer(self.integers)
        self.at = 0
        self.bases: list[tuple[Array, bool]] = []

    def put_integer(self, value: int) -> None:
        """A number below 1 << 64."""
        self.integers[self.at] = value if value < 1 << 63 else value - (1 << 64)
        self.at += 1

    def put_double(self, value: float) -> None:
        self._doubles[self.at] = value
        self.at += 1

    def put_bytes(self, data: bytes, slots: int) -> None:
        assert len(data) <= 8 * (len(self.integers) - self.at)
        ctypes.memmove(self.address() + 8 * self.at, data, len(data))
        self.at += slots

    def double(self, at: int) -> float:
        """The number of f64 in a slot."""
        return self._doubles[at]

    def put_array(self, array: Array, rank: int, shared: bool, strides: Sequence[int], offset: int = 0) -> None:
        """A memref of an array; `rank` leaves out the dimensions of elements. `shared`: results may show its memory.

        With an offset, the array is the part of its base that begins there.
        """
        address = array.ctypes.data
        integers, at = self.integers, self.at
        base = address - offset * array.itemsize
        integers[at] = integers[at + 1] = base
        integers[at + 2] = offset
        at += 3
        integers[at : at + rank] = [*array.shape[:rank]]
        integers[at + rank : at + 2 * rank] = [*strides]
        self.at = at + 2 * rank
        self.bases.append((array, shared))

    def address(self) -> int:
        return ctypes.addressof(self.integers)


@final
class CallContext:
    """The native context of a call that gives so many arrays, whose addresses stand behind it (`arrays_ir.py`)."""

    __slots__ = ("_freed", "fields")

    def __init__(self, limit: int, arrays: int, remembers_freed: bool = False, stack_part: int = 0) -> None:
        self.fields: ctypes.Array[ctypes.c_int64] = (ctypes.c_int64 * (_ADDRESSES + 3 * arrays))()
        self.fields[LIMIT] = min(limit, UNLIMITED)
        self.fields[TABLE] = self.address() + 8 * FIRST_TABLE
        self.fields[TABLE_MASK] = FIRST_PLACES - 1
        self.fields[ARGUMENTS] = self.address() + 8 * _ADDRESSES
        self.fields[ARGUMENT_COUNT] = arrays
        self._freed = np.zeros(FREED_ENTRIES if remembers_freed else 0, np.int64)
        self.fields[STACK_PART] = stack_part
        if remembers_freed:
            self.fields[FREED_BLOCKS] = self._freed.ctypes.data

    def set_addresses(self, addresses: Sequence[int]) -> None:
        """The addresses of the arrays that are given."""
        self.fields[_ADDRESSES : _ADDRESSES + len(addresses)] = [*addresses]

    def address(self) -> int:
        return ctypes.addressof(self.fields)

    def freed_addresses(self) -> set[int]:
        """The addresses of blocks that the program freed: the last ones, or all that its table has."""
        count = min(self.fields[FREED], LAST_COUNT)
        found = {one & ~1 for one in self.fields[LAST_FREED : LAST_FREED + count]}
        found.update((self._freed[np.flatnonzero(self._freed)] & ~1).tolist())
        return found

    def live(self) -> int:
        """The bytes of the blocks that the program has not freed."""
        return self.fields[LIVE]

    def holds_memory(self) -> bool:
        """Whether there are blocks to be given back: live ones, or freed ones that were kept."""
        fields = self.fields
        return bool(fields[LIVE_BLOCKS] or fields[FREED] or fields[TABLE_MASK] != FIRST_PLACES - 1)

    def deepest(self) -> str:
        """The symbol of the function that goes beyond the stack."""
        return ctypes.string_at(self.fields[DEEPEST]).decode("latin-1")

    def failed_check(self) -> tuple[int, int, int]:
        """The number of the check that ended the call, what there was, and what was needed."""
        number, found, wanted = self.fields[FAILED_CHECK : FAILED_CHECK + 3]
        return number, found, wanted


@final
class Owned:
    """Memory that a program returned; freed with the last array that shows it.

    As an array it has elements of the result's dtype: SciPy compares sizes with those of bases, and copies small parts.
    """

    __slots__ = ("__array_interface__", "_memory", "address")

    def __init__(self, address: int, count: int, element: str, memory: ProgramMemory) -> None:
        self.address = address
        self._memory = memory
        self.__array_interface__ = {"shape": (count,), "typestr": element, "data": (address, False), "version": 3}

    def __del__(self) -> None:
        self._memory.release(self.address)


@final
class Borrowed:
    """Memory of an argument that a result shows, too."""

    __slots__ = ("_keeps", "address", "size")

    def __init__(self, address: int, size: int, keeps: Array) -> None:
        self.address = address
        self.size = size
        self._keeps = keeps

    @property
    def __array_interface__(self) -> dict[str, object]:
        return {"shape": (self.size,), "typestr": "|u1", "data": (self.address, False), "version": 3}


@final
class Results:
    """Reads what a function gave, slot by slot. Each block of memory that it returned gets one owner."""

    __slots__ = ("_memory", "_owners", "at", "context", "given", "slots")

    def __init__(self, memory: ProgramMemory, slots: Slots, given: Slots, context: CallContext) -> None:
        self._memory = memory
        self.slots = slots
        self.given = given
        self.context = context
        self._owners: dict[int, Array] = {}
        self.at = 0

    def integer(self) -> int:
        self.at += 1
        return self.slots.integers[self.at - 1]

    def double(self) -> float:
        self.at += 1
        return self.slots.double(self.at - 1)

    def data(self, count: int, slots: int) -> bytes:
        start = self.slots.address() + 8 * self.at
        self.at += slots
        return ctypes.string_at(start, count)

    def array(self, element: str, rank: int, inner: tuple[int, ...] = ()) -> Array:
        """The array that a memref of some rank shows."""
        at = self.at
        self.at = end = at + 3 + 2 * rank
        numbers = self.slots.integers[at:end]
        return self._shown(numbers, rank, element, inner)

    def array_of_unranked(self, element: str, inner: tuple[int, ...] = ()) -> Array:
        """The array that an unranked memref shows; its descriptor lies in memory of its own."""
        rank, address = self.integer(), self.integer()
        numbers = list((ctypes.c_int64 * (3 + 2 * rank)).from_address(address))
        return self._shown(numbers, rank, element, inner)

    def _shown(self, numbers: list[int], rank: int, element: str, inner: tuple[int, ...]) -> Array:
        allocated, aligned, offset = numbers[:3]
        dtype = dtype_of(element)
        owner = self._owner(allocated, dtype)
        if owner is not None and rank == 1 and not inner and numbers[3] > 0 and numbers[4] == 1:
            step = dtype.itemsize
            return _view(owner, aligned - allocated + offset * step, (numbers[3],), dtype, (step,), element)
        sizes = numbers[3 : 3 + rank]
        if sizes and min(sizes) < 0:
            raise NativeError(f"the function gave a memref with a negative size: {sizes}")
        inner_strides: list[int] = []
        step = dtype.itemsize
        for size in reversed(inner):
            inner_strides.insert(0, step)
            step *= size
        # No way leads along a dimension of one element, whose stride may be any number.
        strides = [
            0 if size == 1 and abs(one * step) >= MOST else one * step
            for size, one in zip(sizes, numbers[3 + rank :], strict=True)
        ]
        start = aligned + offset * step
        if owner is None:
            self._check_lives(allocated)
        shape = (*sizes, *inner)
        if owner is not None:
            return _view(owner, start - allocated, shape, dtype, (*strides, *inner_strides), element)
        if 0 in shape:
            return np.zeros(shape, dtype)
        return self._outside(start, shape, dtype, (*strides, *inner_strides), element)

    def _check_lives(self, allocated: int) -> None:
        """Raises for memory that is gone: of the stack of a function that returned, or freed."""
        if stack.has(allocated):
            raise NativeError("the function gave memory of its stack, which is gone when it returns")
        if allocated in self.context.freed_addresses():
            raise NativeError("the function gave memory that it deallocated")

    def _owner(self, allocated: int, dtype: Dtype) -> Array | None:
        """The elements of a block of the program's own, which are the caller's from now on."""
        found = self._owners.get(allocated)
        if found is None:
            size = self._memory.claim(self.context.address(), allocated)
            if size >= 0:
                bytes = dtype.itemsize
                count, element = (size, "|u1") if size % bytes else (size // bytes, type_string(dtype))
                found = self._owners[allocated] = np.asarray(Owned(allocated, count, element, self._memory))
        return found

    def _outside(
        self, start: int, shape: tuple[int, ...], dtype: Dtype, strides: tuple[int, ...], element: str
    ) -> Array:
        """Memory of an argument that may be shared is shown as it is; of anything else there is a copy."""
        low = start + sum([(size - 1) * one for size, one in zip(shape, strides, strict=True) if one < 0])
        reach = [(size - 1) * abs(one) for size, one in zip(shape, strides, strict=True)]
        high = low + sum(reach) + dtype.itemsize
        beyond = False
        for base, shared in self.given.bases:
            first, last = _bounds(base)
            beyond = beyond or first <= low < last < high or low < first < high <= last
            if shared and first <= low and high <= last:
                if base.ctypes.data == start and (base.shape, base.strides, base.dtype) == (shape, strides, dtype):
                    return base
                shown = np.asarray(Borrowed(low, high - low, base))
                return _view(shown, start - low, shape, dtype, strides, element)
        if beyond:
            raise NativeError(f"the function gave {_text(shape)}, more than the argument that it shows has")
        if high - low >= MOST:
            raise NativeError(f"the function gave {_text(shape)}, more than any memory has")
        memory = np.frombuffer(memoryview((ctypes.c_char * (high - low)).from_address(low)).cast("B"), np.uint8)
        return _view(memory, start - low, shape, dtype, strides, element).copy()

    def finish(self, leaks: bool) -> int:
        """Frees what the program left behind; gives its bytes."""
        left = self.context.live() if leaks else 0
        if self.context.holds_memory():
            self._memory.sweep(self.context.address())
        return left


def _bounds(array: Array) -> tuple[int, int]:
    """The addresses that an array covers, the last one not included."""
    if not array.size:
        return 0, 0
    low = high = int(array.ctypes.data)
    for size, stride in zip(array.shape, array.strides, strict=True):
        low, high = low + min((size - 1) * stride, 0), high + max((size - 1) * stride, 0)
    return low, high + array.itemsize


def _view(
    base: Array, start: int, shape: tuple[int, ...], dtype: Dtype, strides: tuple[int, ...], element: str
) -> Array:
    if 0 in shape:
        return np.zeros(shape, dtype)
    try:
        made: Array = np.ndarray(shape, dtype, base, start, strides)
    except (ValueError, OverflowError):
        raise NativeError(f"the function gave {_text(shape)}, more than there is of its memory") from None
    return in_range(made, element)


def _text(shape: tuple[int, ...]) -> str:
    return f"an array of shape {'x'.join([str(size) for size in shape])}"
