"""Functions of MLIR's runner libraries for native programs: the interpreter's, on values that lie in native memory.

A call arrives as the number of a declaration and slots. Memrefs are shown to the function as arrays over native memory;
what it keeps for the program (readers of files, tensors of the runtime library, names) are handles: addresses that
nothing but the library looks behind.
"""

from __future__ import annotations

import ctypes
import threading

import numpy as np

from pyopt.interpreter.addresses import addresses_of
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.machine import Machine, Options
from pyopt.interpreter.numbers import array_dtype, float_of, wrapping
from pyopt.interpreter.runtime.lookup import FAMILIES, MODULES, library_function
from pyopt.interpreter.runtime.lowered_types import types_by_name
from pyopt.interpreter.runtime.pointers import text_at
from pyopt.interpreter.values import Buffer, MemRef, Pointer
from pyopt.ir.attributes import function_type_of
from pyopt.ir.core import Operation
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import I1, ComplexType, FloatType, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, final
from pyopt.native.elements import dtype_of, in_range
from pyopt.native.errors import NativeError
from pyopt.native.process_memory import pointer_to, process_memory
from pyopt.native.signature import element_name

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function
    from pyopt.native.elements import Array
    from pyopt.native.ir_text import IrFunction

PREFIX: Final = "_mlir_ciface_"
PUTS: Final = "puts"
_TYPES: Final = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "ptr": "!llvm.ptr"}


def is_library_function(name: str) -> bool:
    """Python has a function for this declaration."""
    name = name.removeprefix(PREFIX)
    return name == PUTS or name in MODULES or any(name.startswith(one) for one in FAMILIES)


def declaration_of(function: IrFunction) -> str:
    """A declaration in MLIR of a function that is only known in LLVM IR."""
    texts = [one.text for one in function.inputs]
    by_address = function.name.startswith(PREFIX)
    known = types_by_name(function.name.removeprefix(PREFIX), by_address, texts)
    if known is None:
        result = "" if function.result.text == "void" else _TYPES.get(function.result.text, function.result.text)
        known = [_TYPES.get(one, one) for one in texts], result
    inputs, result = known
    return f'func.func private @"{function.name}"({", ".join(inputs)}){" -> " + result if result else ""}'


@final
class _Thread(threading.local):
    """The state of a thread's current call: handles by address, memory that must stay, and an incomplete line."""

    def __init__(self) -> None:
        self.handles: dict[int, object] = {}
        self.kept: list[object] = []
        self.line: str | None = None
        self.failure: BaseException | None = None


@final
class LibraryFunctions:
    """The library functions of a program, by number; `write` and `write_error` take what they print."""

    __slots__ = ("_declarations", "_functions", "_lock", "_machine", "_operations", "_thread", "write", "write_error")

    def __init__(
        self, declarations: list[str], write: Callable[[str], object], write_error: Callable[[str], object]
    ) -> None:
        self._declarations = declarations
        self._functions: dict[int, LibraryFunction] = {}
        self._lock = threading.RLock()
        self._machine: Machine | None = None
        self._operations: list[Operation] = []
        self._thread = _Thread()
        self.write = write
        self.write_error = write_error

    def call(self, number: int, given: int, wanted: int) -> None:
        """Calls a function on slots. What it raises ends the program."""
        with self._lock:
            thread = self._thread
            if f'@"{PUTS}"' in self._declarations[number]:
                self.flush_line()
                thread.line = _string_at(ctypes.c_int64.from_address(given).value)
                ctypes.c_int64.from_address(wanted).value = 1
                return
            self.flush_line()
            function = self._functions.get(number)
            if function is None:
                function = self._functions[number] = self._found(number)
            try:
                function.call(given, wanted, thread)
            finally:
                self._show()

    def _found(self, number: int) -> LibraryFunction:
        if self._machine is None:
            from pyopt.interpreter.api import parse

            program = parse("\n".join(self._declarations))
            self._machine = Machine(program.module, Options(max_memory=1 << 62, max_steps=1 << 62))
            addresses_of(self._machine).add(process_memory())
            block = program.module.regions[0].first
            assert block is not None
            self._operations = list(block)
        op = self._operations[number]
        name = symbol_name(op) or ""
        if name.startswith(PREFIX):
            from pyopt.ir.attributes import StringAttr

            op.set_attribute("sym_name", StringAttr.get(name.removeprefix(PREFIX)))
        made = library_function(op, self._machine)
        if made is None:
            raise NativeError(f"the runtime library has no function @{name}")
        type = function_type_of(op.attributes.get("function_type"))
        assert type is not None
        return LibraryFunction(made, list(type.inputs), list(type.results), name.startswith(PREFIX))

    def _show(self) -> None:
        machine = self._machine
        if machine is None:
            return
        if machine.printed:
            text = "".join(machine.printed)
            machine.printed.clear()
            self.write(text)
        if machine.printed_errors:
            text = "".join(machine.printed_errors)
            machine.printed_errors.clear()
            self.write_error(text)

    def flush_line(self) -> None:
        """Writes a line that the program gave to puts."""
        thread = self._thread
        if thread.line is not None:
            self.write(thread.line + "\n")
            thread.line = None

    def flush(self) -> None:
        """The call is over: lines are written, handles are gone."""
        if self._thread.line is not None:
            self.flush_line()
        if self._thread.handles or self._thread.kept:
            self._thread.handles.clear()
            self._thread.kept.clear()

    def last_words(self) -> str:
        """The line that a program gave to puts before it aborted."""
        line = self._thread.line
        self._thread.line = None
        self.flush()
        return line or ""

    def failed(self, error: BaseException) -> None:
        """Notes why a function ended the program."""
        self._thread.failure = error

    def take_failure(self) -> NativeError | None:
        """The failure of this thread's call, which is forgotten."""
        error = self._thread.failure
        self._thread.failure = None
        self.flush()
        if isinstance(error, KeyboardInterrupt):
            raise error
        if isinstance(error, ExecutionError):
            return NativeError(error.message)
        return None if error is None else NativeError(str(error) or type(error).__name__)


def _string_at(address: int) -> str:
    return ctypes.string_at(address).decode("utf-8", "surrogateescape")


@final
class LibraryFunction:
    """A function of the interpreter's runtime, called with native slots."""

    __slots__ = ("_by_pointer", "_function", "_inputs", "_results")

    def __init__(self, function: Function, inputs: list[Type], results: list[Type], by_pointer: bool) -> None:
        self._function = function
        self._inputs = inputs
        self._results = results
        self._by_pointer = by_pointer

    def call(self, given: int, wanted: int, thread: _Thread) -> None:
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


def _number(type: Type, at: int, thread: _Thread) -> tuple[object, int]:
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


def _give_number(value: object, type: Type, at: int, thread: _Thread) -> None:
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


def _handle(value: object, thread: _Thread) -> int:
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


def _give_memref(value: MemRef, at: int, thread: _Thread) -> None:
    data = value.buffer.data
    thread.kept.append(data)
    start = int(data.ctypes.data)
    numbers = [start, start, value.offset, *value.sizes, *value.strides]
    for place, number in enumerate(numbers):
        ctypes.c_int64.from_address(at + 8 * place).value = number
