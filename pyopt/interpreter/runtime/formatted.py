"""printf, puts and putchar of C's library.

printf("%5.2f|%-4d|%s\\n", 2.5, -3, "txt")  ->   2.50|-3  |txt

A format that does not fit the types of its arguments is undefined behaviour in C, and an error here.
"""

from __future__ import annotations

import re

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.interpreter.convert import type_text
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.runtime.conversions import FormatConversion, character, float_digits, integer_digits, padded
from pyopt.interpreter.runtime.lookup import name_of
from pyopt.interpreter.runtime.pointers import address_of, memory_of, place_of, text_at
from pyopt.interpreter.runtime.printing import known
from pyopt.interpreter.signatures import signature_of
from pyopt.ir.core import Operation
from pyopt.ir.types import F64, I32, FunctionType, IntegerType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function
    from pyopt.interpreter.runtime.lookup import Maker

_CONVERSION: Final = re.compile(r"%([-+ #0]*)(\*|\d+)?(?:\.(\*|\d*))?(hh|h|ll|l|j|z|t|L)?(.|$)", re.DOTALL)
_INTEGERS: Final = frozenset("diouxX")
_FLOATS: Final = frozenset("fFeEgGaA")
_WIDTHS: Final = {"": 32, "hh": 8, "h": 16, "l": 64, "ll": 64, "j": 64, "z": 64, "t": 64}
_MOST: Final = 1 << 20
_PROMOTED: Final = frozenset(("hh", "h"))
"""These are given as an i32, or as what they are: only their low bits count."""


class Arguments:
    """The arguments behind a format, which are taken in order."""

    __slots__ = ("_at", "_machine", "_types", "_values")

    def __init__(self, values: Sequence[object], types: Sequence[Type], machine: Machine) -> None:
        self._values = values
        self._types = types
        self._machine = machine
        self._at = 0

    def _next(self, what: str, fits: bool, wanted: str) -> object:
        """The next value, for a conversion, whose type has to be `wanted`."""
        if not fits:
            given = type_text(self._types[self._at])
            raise undefined(f"the conversion {what} takes {wanted}, and argument {self._at + 2} is of type {given}")
        value = known(self._values[self._at])
        self._at += 1
        return value

    def _type(self, what: str) -> Type:
        if self._at == len(self._values):
            raise undefined(f"the conversion {what} has no argument")
        return self._types[self._at]

    def integer(self, what: str, length: str) -> int:
        """The bits of an integer."""
        type, width = self._type(what), _WIDTHS[length]
        fits = isinstance(type, IntegerType) and (type.width == width or (length in _PROMOTED and type is I32))
        value = self._next(what, fits, f"an i{32 if length in _PROMOTED else width}")
        assert isinstance(value, int)
        return value & (1 << width) - 1

    def float(self, what: str) -> float:
        value = self._next(what, self._type(what) is F64, "an f64")
        assert isinstance(value, float)
        return value

    def pointer(self, what: str) -> object:
        return self._next(what, isinstance(self._type(what), LLVMPointerType), "a pointer")

    def address(self, what: str) -> int:
        return address_of(self.pointer(what), self._machine)


def formatted(format: str, arguments: Arguments) -> str:
    """The text that a format makes of its arguments."""
    parts: list[str] = []
    at = 0
    for match in _CONVERSION.finditer(format):
        parts.append(format[at : match.start()])
        parts.append(_converted(match, arguments))
        at = match.end()
    parts.append(format[at:])
    return "".join(parts)


def _converted(match: re.Match[str], arguments: Arguments) -> str:
    what = match.group()
    flags, width_text, precision_text, length, letter = match.groups()
    width = _number(width_text, what, arguments) or 0
    if width < 0:
        flags, width = flags + "-", -width
    precision = None if precision_text is None else _number(precision_text or "0", what, arguments)
    if precision is not None and precision < 0:
        precision = None
    if max(width, precision or 0) > _MOST:
        raise unsupported(f"the conversion {what} of printf gives more than {_MOST} characters, and cannot be executed")
    form = FormatConversion(flags, width, precision, letter)
    if letter == "%" and what == "%%":
        return "%"
    if letter in _INTEGERS and length != "L":
        kind = length or ""
        return integer_digits(arguments.integer(what, kind), _WIDTHS[kind], form)
    if letter in _FLOATS and length in (None, "l"):
        return float_digits(arguments.float(what), form)
    if length is None and letter == "c":
        return padded(character(arguments.integer(what, "")), form)
    if length is None and letter == "s":
        return padded(_text(arguments.pointer(what), precision), form)
    if length is None and letter == "p":
        address = arguments.address(what)
        return padded(f"{address:#x}" if address else "(nil)", form)
    raise unsupported(f"the conversion {what} of printf cannot be executed")


def _number(text: str | None, what: str, arguments: Arguments) -> int | None:
    """A width or a precision, which may be an argument."""
    if text != "*":
        return None if text is None else int(text)
    bits = arguments.integer(what, "")
    return bits - (1 << 32) if bits >> 31 else bits


def _text(pointer: object, most: int | None) -> str:
    """The string at a pointer; of one with so many bytes or more, these, whether it has an end or not."""
    if most is None:
        return text_at(pointer)
    buffer, offset = place_of(pointer)
    data = bytes(memory_of(buffer)[max(offset, 0) : offset + most])
    if 0 not in data and len(data) < most:
        return text_at(pointer)
    return data.partition(b"\0")[0].decode("utf-8", "surrogateescape")


def printf(types: Sequence[Type], machine: Machine) -> Function:
    """printf of a format and arguments of these types; gives the number of bytes."""
    printed = machine.printed

    def show(format: object, *values: object) -> tuple[object, ...]:
        text = formatted(text_at(known(format)), Arguments(values, types, machine))
        printed.append(text)
        return (len(text.encode("utf-8", "surrogateescape")),)

    return show


def variadic_function(op: Operation, types: Sequence[Type], machine: Machine) -> Function | None:
    """The library function that is declared with any number of arguments, for arguments of these types."""
    if name_of(op) != "printf" or not types or not isinstance(types[0], LLVMPointerType):
        return None
    return printf(types[1:], machine)


def make_printf(op: Operation, machine: Machine) -> Function:
    """printf that is declared with the types of one call."""
    type = signature_of(op)
    assert type is not None
    if not type.inputs or not isinstance(type.inputs[0], LLVMPointerType) or not _gives_number(type):
        raise unsupported("@printf takes the address of a format, and gives an i32; it is declared with other types")
    show = printf(type.inputs[1:], machine)
    return show if type.results else lambda *operands: show(*operands)[:0]


def _gives_number(type: FunctionType) -> bool:
    """It has an i32 as its result, or none, as passes declare puts."""
    return type.results in ((), (I32,))


def _printing(op: Operation, machine: Machine, text_of: Callable[[object], tuple[str, int]], pointer: bool) -> Function:
    """A function that prints the text of its one operand, and returns a number."""
    type = signature_of(op)
    assert type is not None
    fits = len(type.inputs) == 1 and (isinstance(type.inputs[0], LLVMPointerType) if pointer else type.inputs == (I32,))
    if not fits or not _gives_number(type):
        takes = "a pointer" if pointer else "an i32"
        raise unsupported(f"@{name_of(op)} takes {takes}, and gives an i32; it is declared with other types")
    printed, count = machine.printed, len(type.results)

    def show(value: object) -> tuple[object, ...]:
        text, number = text_of(known(value))
        printed.append(text)
        return (number,)[:count]

    return show


def make_puts(op: Operation, machine: Machine) -> Function:
    """A string and a line's end."""
    return _printing(op, machine, lambda value: (text_at(value) + "\n", 1), True)


def make_putchar(op: Operation, machine: Machine) -> Function:
    """One byte, which is given back."""

    def text_of(value: object) -> tuple[str, int]:
        assert isinstance(value, int)
        return character(value), value & 255

    return _printing(op, machine, text_of, False)


FUNCTIONS: Final[dict[str, Maker]] = {"printf": make_printf, "putchar": make_putchar, "puts": make_puts}
