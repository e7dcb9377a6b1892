"""What a function asks of its arguments, laid out once for the native `pack` (`arrays_ir.py`), and frames for calls.

A plan goes by what calls usually give: NumPy's own arrays, contiguous and of the dtype, numbers, and SciPy's arrays
that were looked at before. Where a call gives anything else, the plan gives None, and `marshalling.py` takes the
arguments one by one.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache

import numpy as np

from pyopt.light import TYPE_CHECKING, Callable, Final, final
from pyopt.native.arrays_ir import HEAD_WORDS
from pyopt.native.buffers import DYNAMIC, put_number
from pyopt.native.calls import CallContext, Slots
from pyopt.native.elements import dtype_of, odd_width
from pyopt.native.errors import NativeError
from pyopt.native.marshalling import slots_needed
from pyopt.native.signature import BUFFER, NUMBER, SPARSE, FunctionSignature, Parameter

if TYPE_CHECKING:
    from pyopt.native.elements import Array

_CONTIGUOUS: Final = 0x1
_ALIGNED: Final = 0x100
_WRITEABLE: Final = 0x400
"""Flags of arrays, as they are in memory."""
_SPARE: Final = 4
"""Frames that a plan keeps for calls to come."""

PackType: Final = ctypes.PYFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p, ctypes.c_void_p)


@final
class Frame:
    """The memory of one call: its context, the slots for what goes in, and those for what comes out."""

    __slots__ = ("context", "given", "wanted")

    def __init__(self, context: CallContext, given: Slots, wanted: Slots) -> None:
        self.context = context
        self.given = given
        self.wanted = wanted


@final
class Plan:
    """The plan of one function. Several threads may use it at once: each call has a frame of its own."""

    __slots__ = (
        "_address",
        "_arrays",
        "_frames",
        "_limit",
        "_pack",
        "_parameters",
        "_places",
        "_plain",
        "_results",
        "_shared",
        "_words",
    )

    def __init__(self, signature: FunctionSignature, limit: int, pack: Callable[[int, object, int, int], int]) -> None:
        self._parameters = signature.inputs
        self._results = signature.results
        self._limit = limit
        self._pack = pack
        self._places: list[tuple[str, Parameter, int]] = []
        self._shared: list[bool] = []
        self._frames: list[Frame] = []
        self._plain = all(one.kind == BUFFER for one in signature.inputs)
        records: list[int] = []
        place = 0
        for one in signature.inputs:
            self._places.append((one.kind, one, place))
            if one.kind == BUFFER:
                extents = [-1 if size == DYNAMIC else size for size in one.shape]
                records += self._record(one.element, one.writable, place, extents)
            elif one.kind == SPARSE:
                for number, field in enumerate(one.fields):
                    records += self._record(field.element, False, place + 5 * number, [-1])
            place += one.leaves()
        self._arrays = len(self._shared)
        numbers = [self._arrays, id(np.ndarray), head_bytes(), limit, any(self._shared), *records]
        assert len(numbers) == HEAD_WORDS + len(records)
        self._words = (ctypes.c_int64 * len(numbers))(*numbers)
        self._address = ctypes.addressof(self._words)

    def _record(self, element: str, writable: bool, place: int, extents: list[int]) -> list[int]:
        """What `pack` goes by for one array."""
        dtype = dtype_of(element)
        flags = _CONTIGUOUS | _ALIGNED | (_WRITEABLE if writable else 0)
        self._shared.append(writable)
        return [id(dtype), flags, dtype.itemsize, writable, len(extents), place, *extents]

    def packed(self, arguments: tuple[object, ...]) -> Frame | None:
        """The frame of a call with these arguments; None where they are not what the plan goes by."""
        try:
            frame = self._frames.pop()
        except IndexError:
            given, wanted = Slots(slots_needed(self._parameters)), Slots(slots_needed(self._results))
            frame = Frame(CallContext(self._limit, self._arrays), given, wanted)
        given = frame.given
        objects = arguments if self._plain else self._objects(arguments, given)
        if (
            objects is None
            or len(objects) != self._arrays
            or not self._pack(self._address, objects, frame.context.address(), given.address())
        ):
            self._frames.append(frame)
            return None
        if self._results:
            given.bases = list(zip(objects, self._shared, strict=True))  # type: ignore[arg-type]  # arrays, as packed
        return frame

    def _objects(self, arguments: tuple[object, ...], given: Slots) -> tuple[object, ...] | None:
        """The arrays in turn; numbers, and sizes of sparse tensors, go into their slots."""
        if len(arguments) != len(self._parameters):
            return None
        found: list[object] = []
        for value, (kind, parameter, place) in zip(arguments, self._places, strict=True):
            if kind == BUFFER:
                found.append(value)
            elif kind == SPARSE:
                known = parameter.known.of_matrix(value)
                if known is None:
                    return None
                arrays, sizes = known
                found += arrays
                at = place + 5 * len(arrays)
                given.integers[at : at + len(sizes)] = [*sizes]
            else:
                given.at = place
                try:
                    put_number(value, parameter, given)
                except NativeError:
                    return None
        return tuple(found)

    def put_back(self, frame: Frame) -> None:
        """Keeps the frame of a call that is over for another one."""
        if len(self._frames) < _SPARE:
            frame.given.bases = []
            self._frames.append(frame)


def plan_of(signature: FunctionSignature, limit: int, pack: Callable[[int, object, int, int], int]) -> Plan | None:
    """The plan of a function; None where it takes something that plans do not know."""
    if not head_bytes() or not all(_is_plain(one) for one in signature.inputs):
        return None
    return Plan(signature, limit, pack)


def _is_plain(parameter: Parameter) -> bool:
    """Its values are numbers or arrays whose bits all count."""
    if parameter.kind == NUMBER:
        return True
    if parameter.inner or parameter.strides is not None or parameter.looks_again:
        return False
    if parameter.kind == BUFFER:
        return _has_all_bits(parameter.element)
    return parameter.kind == SPARSE and all(one.rank == 1 and _has_all_bits(one.element) for one in parameter.fields)


def _has_all_bits(element: str) -> bool:
    return dtype_of(element).kind != "b" and not odd_width(element)


@cache
def head_bytes() -> int:
    """The bytes in front of an object's own fields; 0 where objects are not laid out as `pack` expects."""
    if sys.implementation.name != "cpython" or ctypes.sizeof(ctypes.c_void_p) != 8:
        return 0
    head = object.__basicsize__
    if np.ndarray.__basicsize__ < head + 56 or tuple.__basicsize__ != head + 8:
        return 0
    wide = np.zeros((3, 5, 2), np.float32)
    read_only = np.zeros(7, np.int64)
    read_only.flags.writeable = False
    samples: tuple[Array, ...] = (wide, wide[:, ::2], wide.T, read_only, np.zeros((0, 4)), np.zeros(()))
    items = (ctypes.c_int64 * len(samples)).from_address(id(samples) + head + 8)
    if list(items) != [id(one) for one in samples]:
        return 0
    return head if all(_is_laid_out(one, head) for one in samples) else 0


def _is_laid_out(array: Array, head: int) -> bool:
    """Whether the fields of an array are where `pack` reads them."""
    at = id(array)
    words = (ctypes.c_int64 * 7).from_address(at + head)
    rank = ctypes.c_int32.from_address(at + head + 8).value
    if (words[0], rank, words[5]) != (array.ctypes.data, array.ndim, id(array.dtype)):
        return False
    if ctypes.c_int64.from_address(at + head - 8).value != id(np.ndarray):
        return False
    if rank and list((ctypes.c_int64 * rank).from_address(words[2])) != list(array.shape):
        return False
    flags = words[6]
    said = (array.flags.c_contiguous, array.flags.aligned, array.flags.writeable)
    return tuple(bool(flags & one) for one in (_CONTIGUOUS, _ALIGNED, _WRITEABLE)) == said
