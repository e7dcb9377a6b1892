"""Functions of MLIR's runner libraries for native programs: the interpreter's, on values that lie in native memory.

A call arrives as the number of a declaration and slots. Memrefs are shown to the function as arrays over native memory;
what it keeps for the program (readers of files, tensors of the runtime library, names) are handles: addresses that
nothing but the library looks behind.
"""

from __future__ import annotations

import ctypes

import numpy as np

from pyopt.interpreter.addresses import addresses_of
from pyopt.interpreter.api import parse
from pyopt.interpreter.machine import Machine, Options
from pyopt.interpreter.numbers import array_dtype, float_of, wrapping
from pyopt.interpreter.runtime.lookup import library_function
from pyopt.interpreter.runtime.pointers import text_at
from pyopt.interpreter.values import Buffer, MemRef, Pointer
from pyopt.ir.attributes import StringAttr, function_type_of
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import I1, ComplexType, FloatType, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Callable, final
from pyopt.native.elements import dtype_of, in_range
from pyopt.native.errors import NativeError
from pyopt.native.library_names import PREFIX
from pyopt.native.library_state import LibraryState
from pyopt.native.llvm import OWN
from pyopt.native.parameters import element_name
from pyopt.native.process_memory import pointer_to, process_memory

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function
    from pyopt.native.elements import Array


@final
class InterpretedCalls:
    """The interpreter's functions for declarations in MLIR, by the number of a declaration."""

    __slots__ = ("_functions", "_machine", "_operations")

    def __init__(self, declarations: list[str]) -> None:
        program = parse("\n".join(declarations))
        self._machine = Machine(program.module, Options(max_memory=1 << 62, max_steps=1 << 62))
        addresses_of(self._machine).add(process_memory())
        block = program.module.regions[0].first
        assert block is not None
        self._operations = list(block)
        self._functions: dict[int, LibraryFunction] = {}

    def function(self, number: int) -> LibraryFunction:
        """The function of a declaration; raises NativeError if the library has none of its name."""
        function = self._functions.get(number)
        if function is None:
            function = self._functions[number] = self._made(number)
        return function

    def _made(self, number: int) -> LibraryFunction:
        op = self._operations[number]
        name = symbol_name(op) or ""
        known = name.removeprefix(PREFIX).removeprefix(OWN)
        if known != name:
            op.set_attribute("sym_name", StringAttr.get(known))
        made = library_function(op, self._machine)
        if made is None:
            raise NativeError(f"the runtime library has no function @{name}")
        type = function_type_of(op.attributes.get("function_type"))
        assert type is not None
        return LibraryFunction(made, list(type.inputs), list(type.results), name.startswith(PREFIX))

    def show(self, write: Callable[[str], object], write_error: Callable[[str], object]) -> None:
        """Writes what functions have printed so far."""
        machine = self._machine
        if machine.printed:
            text = "".join(machine.printed)
            machine.printed.clear()
            write(text)
        if machine.printed_errors:
            text = "".join(machine.printed_errors)
            machine.printed_errors.clear()
            write_error(text)


@final
class LibraryFunction:
    """A function of the interpreter's runtime, called with native slots."""

    __slots__ = ("_by_pointer", "_function", "_inputs", "_results")

    def __init__(self, function: Function, inputs: list[Type], results: list[Type], by_pointer: bool) -> None:
        self._function = function
        self._inputs = inputs
        self._results = results
        self._by_pointer = by_pointer

    def call(self, given: int, wanted: int, thread: LibraryState) -> None:
        at = given
        target = 0
        if self._by_pointer and any(isinstance(one, MemRefType) for one in self._results):
            target = _integer(at)
            at += 8
        values: list[object] = []
        shown: list[Shown] = []
        for type in self._inputs:
            if isinstance(type, MemRefType):
                view, at = self._memref(type, at)
                shown.append(view)
                values.append(view.memref)
            else:
                value, at = _number(type, at, thread)
                values.append(value)
        results = self._function(*values)
        for one in shown:
            one.write_back()
        for type, value in zip(self._results, results, strict=True):
            if isinstance(type, MemRefType):
                assert isinstance(value, MemRef)
                _give_memref(value, target or wanted, thread)
            else:
                _give_number(value, type, wanted, thread)

    def _memref(self, type: MemRefType, at: int) -> tuple[Shown, int]:
        if type.shape is None:
            place = _integer(at) if self._by_pointer else at
            rank, address = _integer(place), _integer(place + 8)
            return Shown(type, rank, address), at + (8 if self._by_pointer else 16)
        rank = len(type.shape)
        if self._by_pointer:
            return Shown(type, rank, _integer(at)), at + 8
        return Shown(type, rank, at), at + 8 * (3 + 2 * rank)


@final
class Shown:
    """A memref over native memory. Elements that the interpreter holds in another way are copied, and written back."""

    __slots__ = ("_native", "_type", "memref")

    def __init__(self, type: MemRefType, rank: int, descriptor: int) -> None:
        numbers = list((ctypes.c_int64 * (3 + 2 * rank)).from_address(descriptor))
        sizes, strides = tuple(numbers[3 : 3 + rank]), tuple(numbers[3 + rank :])
        offset = numbers[2]
        dtype = dtype_of(element_name(type.element_type))
        reach = sum([(size - 1) * stride for size, stride in zip(sizes, strides, strict=True) if stride > 0])
        count = offset + reach + 1 if all(sizes) else 0
        memory = (ctypes.c_char * (count * dtype.itemsize)).from_address(numbers[1])
        native = np.frombuffer(memoryview(memory).cast("B"), dtype)
        held = array_dtype(type.element_type)
        self._native: Array | None = None
        self._type = type.element_type
        data: Array = in_range(native, element_name(type.element_type))
        if held != dtype:
            self._native = native
            flat = [float_of(int(bits), type.element_type) for bits in native.tolist()]  # type: ignore[arg-type]
            data = np.array(flat, held)
        buffer = Buffer(data)
        buffer.permanent = True
        buffer.address = numbers[0]
        self.memref = MemRef(buffer, offset, sizes, strides)

    def write_back(self) -> None:
        """Elements that were copied go back to native memory."""
        if self._native is not None:
            from pyopt.ir import floats

            assert isinstance(self._type, FloatType)
            flat = [floats.from_float(float(one), self._type) for one in self.memref.buffer.data.tolist()]
            bits = np.array(flat, self._native.dtype)
            if not np.array_equal(bits, self._native):  # a constant cannot be written to
                self._native[...] = bits


def _integer(address: int) -> int:
    return ctypes.c_int64.from_address(address).value


def _number(type: Type, at: int, thread: LibraryState) -> tuple[object, int]:
    """A number or pointer in a slot, as the interpreter holds it."""
    name = _name(type)
    if not name:
        address = _integer(at)
        if not address or address in thread.handles:
            return thread.handles.get(address), at + 8
        return pointer_to(address), at + 8
    if isinstance(type, ComplexType):
        real, _ = _number(type.element_type, at, thread)
        imaginary, _ = _number(type.element_type, at + 8, thread)
        assert isinstance(real, float) and isinstance(imaginary, float)
        return complex(real, imaginary), at + 16
    dtype = dtype_of(name)
    array = np.frombuffer(memoryview((ctypes.c_char * dtype.itemsize).from_address(at)).cast("B"), dtype)
    if isinstance(type, FloatType):
        if dtype.kind == "u":
            return float_of(int(array[0]), type), at + 8
        return float(array[0]), at + 8
    if type is I1:
        return -1 if array.view(np.uint8)[0] & 1 else 0, at + 8
    return wrapping(type)(int(array[0])), at + 8


def _name(type: Type) -> str:
    """The name of an element, empty for a pointer."""
    try:
        return element_name(type)
    except NativeError:
        return ""


def _give_number(value: object, type: Type, at: int, thread: LibraryState) -> None:
    name = _name(type)
    if not name:
        ctypes.c_int64.from_address(at).value = _handle(value, thread)
        return
    if isinstance(value, float):
        data = np.array(value, dtype_of(name)).tobytes()
        ctypes.memmove(at, data, len(data))
        return
    assert isinstance(value, int)
    ctypes.c_uint64.from_address(at).value = value & ((1 << 64) - 1)


def _handle(value: object, thread: LibraryState) -> int:
    """An address that stands for an object of the library."""
    if value is None:
        return 0
    for address, known in thread.handles.items():
        if known is value:
            return address
    text = text_at(value).encode("utf-8", "surrogateescape") if isinstance(value, Pointer) else b"\0" * 15
    memory = ctypes.create_string_buffer(text)
    thread.kept.append(memory)
    address = ctypes.addressof(memory)
    thread.handles[address] = value
    return address


def _give_memref(value: MemRef, at: int, thread: LibraryState) -> None:
    data = value.buffer.data
    thread.kept.append(data)
    start = int(data.ctypes.data)
    numbers = [start, start, value.offset, *value.sizes, *value.strides]
    for place, number in enumerate(numbers):
        ctypes.c_int64.from_address(at + 8 * place).value = number
