"""What a function asks of its arguments and gives, laid out once for the native `call` (`calls_ir.py`), and
frames for calls.

A plan goes by what calls usually give: NumPy's own arrays, contiguous and of the dtype, numbers, and SciPy's arrays
that were looked at before. Where a call gives anything else, the plan gives None, and `marshalling.py` takes the
arguments one by one. Where a function gives what the runtime makes no results of, Python reads the slots.
"""

from __future__ import annotations

import ctypes

import numpy as np

from pyopt.light import TYPE_CHECKING, Final, TypeAlias, final
from pyopt.native.arrays_ir import HEAD_WORDS
from pyopt.native.buffers import DYNAMIC, contiguous, put_number
from pyopt.native.calls import CallContext, Slots
from pyopt.native.elements import dtype_of, odd_width, value_range
from pyopt.native.errors import NativeError
from pyopt.native.marshalling import slots_needed
from pyopt.native.python_api import ALIGNED, CONTIGUOUS, WRITEABLE, NativeMethods, head_bytes
from pyopt.native.results_ir import ARRAY, BOOL, DOUBLE, FLOAT, PART, RESULT_WORDS, SIGNED, UNSIGNED
from pyopt.native.signature import BUFFER, NUMBER, SPARSE, FunctionSignature, Parameter
from pyopt.native.sparse import shape_of, sparse_of

if TYPE_CHECKING:
    from pyopt.native.elements import Array

Found: TypeAlias = "list[object] | int | None"
"""The results, or the way out by which the function ended; None if it did not run."""
_SPARE: Final = 4
"""Frames that a plan keeps for calls to come."""


@final
class ProgramCalls:
    """What the plans of a program have in common.

    methods: makes the methods of frames. call: the address of `call`. owner: that of the object by which the code
    stays loaded, which results keep. limit: of memory. reads_slots: Python reads what functions give.
    """

    __slots__ = ("call", "limit", "methods", "owner", "reads_slots")

    def __init__(self, methods: NativeMethods, call: int, owner: object, limit: int, reads_slots: bool) -> None:
        self.methods = methods
        self.call = call
        self.owner = id(owner)
        self.limit = limit
        self.reads_slots = reads_slots


@final
class Frame:
    """The memory of one call: its context, the slots for what goes in, and those for what comes out.

    call: packs the arrays of a tuple, runs the function, and gives what it gave.
    """

    __slots__ = ("_words", "call", "context", "given", "wanted")

    def __init__(self, plan: int, program: ProgramCalls, context: CallContext, given: Slots, wanted: Slots) -> None:
        self.context = context
        self.given = given
        self.wanted = wanted
        numbers = (plan, context.address(), given.address(), wanted.address(), 0, program.call)
        self._words = (ctypes.c_int64 * len(numbers))(*numbers)
        self.call = program.methods.of_frame(ctypes.addressof(self._words))

    def set_stack_part(self, part: int) -> None:
        """Sets the part of the stack that the call may use."""
        self._words[4] = part


@final
class Plan:
    """The plan of one function. Several threads may use it at once: each call has a frame of its own."""

    __slots__ = (
        "_address", "_frames", "_parameters", "_places", "_program", "_records", "_result_parts", "_results", "_shared",
        "_words", "gives_sparse", "is_plain",
    )  # fmt: skip

    def __init__(self, signature: FunctionSignature, program: ProgramCalls, function: int) -> None:
        self._parameters = signature.inputs
        self._results = signature.results
        self._result_parts = _parts_of_results(signature.results)
        self._program = program
        self._places: list[tuple[bool, Parameter, int]] = []
        # For what is packed in turn, whether results may show its memory; None for numbers.
        self._shared: list[bool | None] = []
        self._frames: list[Frame] = []
        self.gives_sparse = any(one.kind == SPARSE for one in signature.results)
        arrays: list[int] = []
        place = 0
        for one in signature.inputs:
            packed = one.kind == BUFFER or _kind_of_number(one) is not None
            self._places.append((packed, one, place))
            if one.kind == BUFFER:
                extents = [-1 if size == DYNAMIC else size for size in one.shape]
                arrays += self._record(one.element, one.writable, place, extents)
            elif one.kind == SPARSE:
                for number, field in enumerate(one.fields):
                    arrays += self._record(field.element, False, place + 5 * number, [-1])
            else:
                arrays += self._number_record(one, place)
            place += one.leaves()
        self.is_plain = all(packed for packed, _, _ in self._places)
        """All arguments are packed natively."""
        made = None if program.reads_slots else _result_records(signature.results)
        records = made or []
        self._records = (ctypes.c_int64 * len(records))(*records)
        numbers = [
            len(self._shared), id(np.ndarray), head_bytes(), program.limit, any(self._shared), function, program.owner,
            -1 if made is None else len(records) // RESULT_WORDS, ctypes.addressof(self._records), tuple.__basicsize__,
        ]  # fmt: skip
        assert len(numbers) == HEAD_WORDS
        numbers += arrays
        self._words = (ctypes.c_int64 * len(numbers))(*numbers)
        self._address = ctypes.addressof(self._words)

    def _record(self, element: str, writable: bool, place: int, extents: list[int]) -> list[int]:
        """What `pack` goes by for one array."""
        dtype = dtype_of(element)
        flags = CONTIGUOUS | ALIGNED | (WRITEABLE if writable else 0)
        self._shared.append(writable)
        return [id(dtype), flags, dtype.itemsize, writable, len(extents), place, *extents]

    def _number_record(self, parameter: Parameter, place: int) -> list[int]:
        """What `pack` goes by for a number; nothing if Python puts it into its slot."""
        kind = _kind_of_number(parameter)
        if kind is None:
            return []
        self._shared.append(None)
        low, high = value_range(parameter.element) or (0, 0)
        most = (1 << 63) - 1
        return [0, kind[0], low, min(high, most), 1, place, high if high <= most else -1]

    def frame(self) -> Frame:
        """A frame for a call."""
        try:
            return self._frames.pop()
        except IndexError:
            given, wanted = Slots(slots_needed(self._parameters)), Slots(slots_needed(self._results))
            context = CallContext(self._program.limit, len(self._shared))
            return Frame(self._address, self._program, context, given, wanted)

    def put_back(self, frame: Frame) -> None:
        """Keeps the frame of a call that is over for another one."""
        if len(self._frames) < _SPARE:
            self._frames.append(frame)

    def objects(self, arguments: tuple[object, ...], given: Slots) -> tuple[object, ...] | None:
        """The arrays in turn; numbers, and sizes of sparse tensors, go into their slots. None for what is not known."""
        if len(arguments) != len(self._parameters):
            return None
        found: list[object] = []
        for value, (packed, parameter, place) in zip(arguments, self._places, strict=True):
            if packed:
                found.append(value)
            elif parameter.kind == SPARSE:
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

    def without_gaps(self, objects: tuple[object, ...]) -> tuple[object, ...] | None:
        """The same with copies of arrays with gaps that are only read; None if there are none."""
        if len(objects) != len(self._shared):
            return None
        made = [
            contiguous(value) if type(value) is np.ndarray and shared is False else value
            for value, shared in zip(objects, self._shared, strict=True)
        ]
        return tuple(made) if any(one is not value for one, value in zip(made, objects, strict=True)) else None

    def set_bases(self, given: Slots, objects: tuple[object, ...]) -> None:
        """Says which arrays results may show."""
        pairs = zip(objects, self._shared, strict=True)
        given.bases = [(one, shared) for one, shared in pairs if shared is not None]  # type: ignore[misc]  # arrays

    def results(self, found: list[object], wanted: Slots) -> list[object]:
        """The results, of which those that are sparse are made of their arrays."""
        results: list[object] = []
        at = 0
        for parameter, count, sizes in self._result_parts:
            if parameter.kind == SPARSE:
                arrays: list[Array] = found[at : at + count]  # type: ignore[assignment]  # as the records say
                shape = parameter.shape if sizes is None else shape_of(parameter, wanted.integers[sizes])
                results.append(sparse_of(parameter, shape, arrays))
            else:
                results.append(found[at])
            at += count
        return results


def _parts_of_results(results: list[Parameter]) -> list[tuple[Parameter, int, slice | None]]:
    """For each result the number of objects that it is made of, and the slots of its shape if its type is open."""
    found: list[tuple[Parameter, int, slice | None]] = []
    place = 0
    for one in results:
        sizes = None
        if one.kind == SPARSE and DYNAMIC in one.shape:
            start = place + 5 * len(one.fields)
            sizes = slice(start, start + len(one.levels))
        found.append((one, len(one.fields) if one.kind == SPARSE else 1, sizes))
        place += one.leaves()
    return found


def plan_of(signature: FunctionSignature, program: ProgramCalls, function: int) -> Plan | None:
    """The plan of a function; None where it takes something that plans do not know."""
    if not all(_is_plain(one) for one in signature.inputs):
        return None
    return Plan(signature, program, function)


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


def _result_records(results: list[Parameter]) -> list[int] | None:
    """What the runtime makes the results by; None if there is one that it cannot make."""
    records: list[int] = []
    place = 0
    for one in results:
        if one.kind == BUFFER:
            if one.inner or odd_width(one.element):
                return None
            dtype = dtype_of(one.element)
            records += [ARRAY, id(dtype), dtype.itemsize, len(one.shape), place, 0]
        elif one.kind == SPARSE:
            lengths = place + 5 * len(one.fields) + len(one.levels)
            for number, field in enumerate(one.fields):
                if field.rank != 1 or odd_width(field.element):
                    return None
                dtype = dtype_of(field.element)
                records += [PART, id(dtype), dtype.itemsize, 1, place + 5 * number, lengths + number]
        else:
            kind = _kind_of_number(one)
            if kind is None:
                return None
            records += [kind[0], 0, kind[1], 0, place, 0]
        place += one.leaves()
    return records


def _kind_of_number(parameter: Parameter) -> tuple[int, int] | None:
    """How the runtime reads and makes a number, and the bits of an integer; None for what Python reads and makes."""
    element = parameter.element if parameter.kind == NUMBER else ""
    if element in ("f64", "f32"):
        return (DOUBLE if element == "f64" else FLOAT), 0
    if element in ("i1", "u1"):
        return BOOL, 1
    if element[:1] in ("i", "u"):
        return (SIGNED if element[0] == "i" else UNSIGNED), int(element[1:])
    return None
