"""Memrefs as text, and the comparison of two: printMemref and verifyMemRef for all element types and ranks.

Unranked Memref base@ = 0x1000 rank = 1 offset = 0 sizes = [2] strides = [1] data =
[1.5,  2]
"""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.dialects.memref.views import address_of
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array, reader
from pyopt.interpreter.runtime.lookup import check_signature, name_of, suffix_of, unknown_function
from pyopt.interpreter.runtime.printing import float_text
from pyopt.interpreter.values import Buffer, MemRef, row_major_strides
from pyopt.ir.core import Operation
from pyopt.ir.types import FLOATS, INDEX, ComplexType, FloatType, IntegerType, MemRefType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, final

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function
    from pyopt.interpreter.runtime.lookup import Maker

ELEMENTS: Final[dict[str, Type]] = {
    "BF16": FLOATS["bf16"],
    "C32": ComplexType.get(FLOATS["f32"]),
    "C64": ComplexType.get(FLOATS["f64"]),
    "F16": FLOATS["f16"],
    "F32": FLOATS["f32"],
    "F64": FLOATS["f64"],
    "I16": IntegerType.get(16),
    "I32": IntegerType.get(32),
    "I64": IntegerType.get(64),
    "I8": IntegerType.get(8),
    "Ind": INDEX,
}
"""Element types by the end of a function's name."""
MOST_SHOWN: Final = 10
"""Differences that verifyMemRef shows."""
TOLERANCES: Final = {"f32": 1e-6, "f64": 1e-12}
"""Relative errors that verifyMemRef takes."""


def number_text(type: Type) -> Callable[[object], str]:
    """The function that formats one element. An i8 is a character."""
    if isinstance(type, ComplexType):
        return _complex_text
    if isinstance(type, FloatType):
        return _float_text
    if isinstance(type, IntegerType) and type.width == 8:
        return _character
    return str


def _float_text(value: object) -> str:
    assert isinstance(value, float)
    return float_text(value)


def _complex_text(value: object) -> str:
    assert isinstance(value, complex)
    return f"({float_text(value.real)},{float_text(value.imag)})"


def _character(value: object) -> str:
    assert isinstance(value, int)
    return bytes([value & 0xFF]).decode("utf-8", "surrogateescape")


def elements_text(array: Array, text: Callable[[object], str], depth: int, rank: int) -> str:
    """Elements in brackets, a line for each row; `depth` is how many dimensions stand around."""
    if array.ndim == 0:
        value = array.item()
        return text(value)
    parts = [elements_text(row, text, depth + 1, rank) for row in array]
    # Rows stand below each other, behind the brackets that are open; elements get as many blanks as that takes.
    between = "," + " " * (rank + 1) if array.ndim == 1 else ", \n" + " " * (depth + 1)
    return "[" + between.join(parts) + "]"


@final
class _Printer:
    """The parts of a function's name: its element type, and its rank or None."""

    __slots__ = ("element", "rank", "shape_only")

    def __init__(self, op: Operation) -> None:
        rest = suffix_of(op, "printMemref")
        self.shape_only = rest.startswith("Shape")
        rest = rest.removeprefix("Shape")
        self.rank: int | None = None
        if rest[:1].isdigit() and rest[1:2] == "d" and not self.shape_only:
            self.rank = int(rest[0])
            rest = rest[2:]
        if rest not in ELEMENTS:
            raise unknown_function(op)
        self.element = ELEMENTS[rest]


def memref_of(array: Array) -> MemRef:
    """A memref of a tensor's elements."""
    return MemRef(Buffer(np.ascontiguousarray(array).reshape(-1)), 0, array.shape, row_major_strides(array.shape))


def make_print(op: Operation, machine: Machine) -> Function:
    """printMemrefF32(memref<*xf32>), printMemref2dF32(memref<?x?xf32>), printMemrefShapeF32."""
    printer = _Printer(op)
    type = check_signature(op, 1, 0).inputs[0]
    if not isinstance(type, (MemRefType, TensorType)) or type.element_type is not printer.element:
        raise unsupported(f"@{name_of(op)} is declared with another type than it has in the runtime library")
    if printer.rank is not None and (type.shape is None or len(type.shape) != printer.rank):
        raise unsupported(f"@{name_of(op)} takes a memref of rank {printer.rank}")
    text = number_text(printer.element)
    word = "Memref" if printer.rank is not None else "Unranked Memref"
    printed = machine.printed

    def show(value: MemRef | Array) -> tuple[object, ...]:
        # What becomes a memref later may be a tensor yet.
        memref = value if isinstance(value, MemRef) else memref_of(value)
        array = memref.array()
        head = (
            f"{word} base@ = {address_of(memref, machine):#x} rank = {len(memref.sizes)} offset = {memref.offset} "
            f"sizes = [{_list(memref.sizes)}] strides = [{_list(memref.strides)}]"
        )
        if printer.shape_only:
            printed.append(head + "\n")
            return ()
        shown = elements_text(array, text, 0, array.ndim)
        printed.append(f"{head} data = \n{shown if array.ndim else f'[{shown}]'}\n")
        return ()

    return show


def _list(numbers: tuple[int, ...]) -> str:
    return ", ".join([str(one) for one in numbers])


def make_verify(op: Operation, machine: Machine) -> Function:
    """The number of elements that differ; the first of them are printed to standard error."""
    name = suffix_of(op, "verifyMemRef")
    if name not in ELEMENTS:
        raise unknown_function(op)
    check_signature(op, 2, 1)
    type = ELEMENTS[name]
    text = number_text(type)
    read = reader(type)
    errors = machine.printed_errors

    def verify(actual: MemRef, expected: MemRef) -> tuple[object, ...]:
        left, right = actual.array(), expected.array()
        if left.shape != right.shape:
            raise unsupported("the memrefs have different shapes")
        count = 0
        for offset, at in enumerate(np.ndindex(left.shape)):
            one, other = read(left, at), read(right, at)
            if _equal(one, other, type):
                continue
            if count < MOST_SHOWN:
                errors.append(f"{text(one)} != {text(other)} offset = {offset}\n")
            count += 1
        return (count,)

    return verify


def _equal(actual: object, expected: object, type: Type) -> bool:
    """Up to a relative error; NaN and infinities are equal to nothing, not even to themselves."""
    if isinstance(type, ComplexType):
        assert isinstance(actual, complex) and isinstance(expected, complex)
        part = type.element_type
        return _equal(actual.real, expected.real, part) and _equal(actual.imag, expected.imag, part)
    tolerance = TOLERANCES.get(type.name) if isinstance(type, FloatType) else None
    if tolerance is None:
        return actual == expected
    assert isinstance(actual, float) and isinstance(expected, float)
    if not np.isfinite(actual) or not np.isfinite(expected):
        return False
    return abs(actual - expected) <= tolerance * abs(expected)


FUNCTIONS: Final[dict[str, Maker]] = {"printMemref": make_print, "verifyMemRef": make_verify}
