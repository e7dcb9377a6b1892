"""LLVM's constants, in the normal form that LLVM gives them, and their text."""

from __future__ import annotations

import struct

from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType, LLVMTargetType
from pyopt.ir import floats
from pyopt.ir.types import F32, F64, FloatType, IntegerType, Type, VectorType
from pyopt.light import Final, Sequence, final
from pyopt.translate.types import ESCAPED, is_vector, name_text, type_text, vector_shape

INTEGER: Final = 0
"""`number` is the value, as a signed number (true is -1)."""
FLOAT: Final = 1
"""`number` is the encoding."""
ZERO: Final = 2
"""null, none, or zeros in all of an aggregate."""
UNDEF: Final = 3
POISON: Final = 4
AGGREGATE: Final = 5
"""`parts` are the elements of an array, struct or vector, not all of them zero, undef or poison."""
GLOBAL: Final = 6
"""`name` is a function or variable."""
EXPRESSION: Final = 7
"""`name` is the operation with its flags, `parts` are the operands; `source` is the element type of an address."""
SPLAT: Final = 8
"""A scalable vector of one element, `parts[0]`."""


@final
class Constant:
    """A constant of one of the kinds above. Made by the functions below, which keep to LLVM's normal form."""

    __slots__ = ("_text", "kind", "name", "number", "parts", "source", "type")

    def __init__(
        self,
        kind: int,
        type: Type,
        number: int = 0,
        parts: Sequence[Constant] = (),
        name: str = "",
        source: Type | None = None,
    ) -> None:
        self.kind = kind
        self.type = type
        self.number = number
        self.parts = parts
        self.name = name
        self.source = source
        self._text = ""

    def text(self) -> str:
        """The constant without its type."""
        if not self._text:
            self._text = _text(self)
        return self._text

    def typed(self) -> str:
        return f"{type_text(self.type)} {self.text()}"

    def is_undef(self) -> bool:
        """Undef or poison."""
        return self.kind == UNDEF or self.kind == POISON

    def is_null(self) -> bool:
        """All bits are zero."""
        return self.kind == ZERO or ((self.kind == INTEGER or self.kind == FLOAT) and self.number == 0)

    def is_same(self, other: Constant) -> bool:
        """LLVM has one object for both."""
        return self is other or (self.type is other.type and self.text() == other.text())


def integer(type: Type, value: int) -> Constant:
    """A number, modulo the width."""
    assert isinstance(type, IntegerType)
    half = 1 << (type.width - 1)
    return Constant(INTEGER, type, ((value + half) & (2 * half - 1)) - half)


def float_constant(type: Type, bits: int) -> Constant:
    return Constant(FLOAT, type, bits)


def null(type: Type) -> Constant:
    """Zero of any type."""
    if isinstance(type, IntegerType):
        return Constant(INTEGER, type)
    if isinstance(type, FloatType):
        return Constant(FLOAT, type)
    return Constant(ZERO, type)


def undef(type: Type) -> Constant:
    return Constant(UNDEF, type)


def poison(type: Type) -> Constant:
    return Constant(POISON, type)


def boolean(value: bool, type: Type) -> Constant:
    """true or false, or a vector of them."""
    if is_vector(type):
        element = Constant(INTEGER, element_type(type, 0), -1 if value else 0)
        return splat(type, element)
    return Constant(INTEGER, type, -1 if value else 0)


def aggregate(type: Type, parts: Sequence[Constant]) -> Constant:
    """An array, struct or vector of the elements."""
    if not parts:
        return Constant(ZERO, type)
    first = parts[0]
    if first.kind == POISON and all(one.kind == POISON for one in parts):
        return Constant(POISON, type)
    if first.kind == UNDEF and all(one.kind == UNDEF for one in parts):
        return Constant(UNDEF, type)
    if first.is_null() and all(one.is_null() for one in parts):
        return Constant(ZERO, type)
    return Constant(AGGREGATE, type, 0, parts)


def splat(type: Type, element: Constant) -> Constant:
    """A vector whose elements are all the same."""
    count, scalable = vector_shape(type)
    if element.kind == POISON or element.kind == UNDEF or element.is_null():
        return Constant(ZERO if element.is_null() else element.kind, type)
    if scalable:
        return Constant(SPLAT, type, 0, (element,))
    return Constant(AGGREGATE, type, 0, [element] * count)


def element_count(type: Type) -> int:
    """The number of elements of an aggregate or vector."""
    if isinstance(type, LLVMArrayType):
        return type.count
    if isinstance(type, LLVMStructType):
        return len(type.types or ())
    return vector_shape(type)[0]


def element_type(type: Type, index: int) -> Type:
    """The type of an element of an aggregate or vector."""
    if isinstance(type, LLVMStructType):
        assert type.types is not None
        return type.types[index]
    if isinstance(type, LLVMArrayType):
        return type.element_type
    from pyopt.translate.types import element_of

    return element_of(type)


def element(constant: Constant, index: int) -> Constant | None:
    """An element of an aggregate; None where it is not known."""
    if constant.kind == AGGREGATE:
        return constant.parts[index]
    type = element_type(constant.type, index)
    if constant.kind == ZERO:
        return null(type)
    if constant.kind == UNDEF:
        return undef(type)
    if constant.kind == POISON:
        return poison(type)
    return constant.parts[0] if constant.kind == SPLAT else None


def global_reference(name: str, type: Type) -> Constant:
    return Constant(GLOBAL, type, 0, (), "@" + name_text(name))


def expression(name: str, type: Type, parts: Sequence[Constant], source: Type | None = None) -> Constant:
    """An operation on constants that are no numbers; `source` is the element type of an address."""
    return Constant(EXPRESSION, type, 0, parts, name, source)


# Text.


def float_text(bits: int, type: FloatType) -> str:
    """`1.000000e+00` where that is exact, else the encoding."""
    if type is F32 or type is F64:
        if floats.is_finite(bits, type):
            value = floats.to_float(bits, type)
            text = f"{value:.5e}"
            if float(text) == value:
                # Six digits at most, and a zero behind them.
                digits, _, exponent = text.partition("e")
                return f"{digits}0e{exponent}"
        wide = bits if type is F64 else _as_double(bits)
        return f"0x{wide:016X}"
    if type.name == "f16":
        return f"0xH{bits:04X}"
    if type.name == "bf16":
        return f"0xR{bits:04X}"
    if type.name == "f80":
        return f"0xK{bits >> 64:04X}{bits & (1 << 64) - 1:016X}"
    return f"0xL{bits & (1 << 64) - 1:016X}{bits >> 64:016X}"


def _as_double(bits: int) -> int:
    """A float as a double; NaNs keep their payload and stay signaling."""
    if floats.is_nan(bits, F32):
        return (bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29
    return int.from_bytes(struct.pack("<d", floats.to_float(bits, F32)), "little")


def number_text(number: int, type: Type) -> str:
    """An integer or a float."""
    if isinstance(type, FloatType):
        return float_text(number, type)
    if isinstance(type, IntegerType) and type.width == 1:
        return "true" if number else "false"
    return str(number)


def _text(constant: Constant) -> str:
    kind = constant.kind
    type = constant.type
    if kind == INTEGER or kind == FLOAT:
        return number_text(constant.number, type)
    if kind == ZERO:
        if isinstance(type, LLVMPointerType):
            return "null"
        if isinstance(type, (LLVMArrayType, LLVMStructType, LLVMTargetType)) or is_vector(type):
            return "zeroinitializer"
        return "none" if type_text(type) == "token" else "zeroinitializer"
    if kind == UNDEF:
        return "undef"
    if kind == POISON:
        return "poison"
    if kind == GLOBAL:
        return constant.name
    if kind == SPLAT:
        return _splat_text(type, constant.parts[0])
    if kind == AGGREGATE:
        return _aggregate_text(type, constant.parts)
    return _expression_text(constant)


def _splat_text(type: Type, one: Constant) -> str:
    """A scalable vector: `splat (i32 1)`."""
    if one.kind == INTEGER or one.kind == FLOAT:
        return f"splat ({one.typed()})"
    count, _ = vector_shape(type)
    first = f"insertelement ({type_text(type)} poison, {one.typed()}, i64 0)"
    zeros = f"<vscale x {count} x i32> zeroinitializer"
    return f"shufflevector ({type_text(type)} {first}, {type_text(type)} poison, {zeros})"


def _aggregate_text(type: Type, parts: Sequence[Constant]) -> str:
    if isinstance(type, LLVMArrayType) and is_byte(type.element_type) and all(one.kind == INTEGER for one in parts):
        return bytes_text(bytes([one.number & 255 for one in parts]))
    if is_vector(type):
        first = parts[0]
        if (first.kind == INTEGER or first.kind == FLOAT) and all(
            one.kind == first.kind and one.number == first.number for one in parts
        ):
            return f"splat ({first.typed()})"
    inner = ", ".join([one.typed() for one in parts])
    return enclosed(type, inner)


def enclosed(type: Type, inner: str) -> str:
    """The brackets of an aggregate around its elements."""
    if isinstance(type, LLVMArrayType):
        return f"[{inner}]"
    if isinstance(type, LLVMStructType):
        return f"<{{ {inner} }}>" if type.is_packed else f"{{ {inner} }}"
    return f"<{inner}>"


def is_byte(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.width == 8


_DATA_WIDTHS: Final = (8, 16, 32, 64)


def is_data(aggregate: Constant) -> bool:
    """LLVM holds the elements of an array or vector as bytes: numbers of widths that computers have."""
    return all(
        part.kind in (INTEGER, FLOAT)
        and isinstance(part.type, (IntegerType, FloatType))
        and part.type.width in _DATA_WIDTHS
        for part in aggregate.parts
    )


def bytes_text(data: bytes) -> str:
    """An array of bytes: `c"text\\00"`."""
    return f'c"{"".join([ESCAPED[one] for one in data])}"'


def data_constant(type: Type, shape: Sequence[int], values: Sequence[int]) -> Constant:
    """Numbers in arrays of arrays, or in a vector, as the bytes of a dense attribute have them; the text at once."""
    zero = not any(values)
    if zero or not values:
        return Constant(ZERO, type)
    if len(shape) <= 1 and (is_vector(type) or isinstance(type, LLVMArrayType)):
        scalar = element_type(type, 0)
        return Constant(AGGREGATE, type, 0, [Constant(_kind_of(scalar), scalar, one) for one in values])
    assert isinstance(type, (LLVMArrayType, VectorType))
    inner = element_type(type, 0)
    size = len(values) // shape[0]
    parts = [data_constant(inner, shape[1:], values[at : at + size]) for at in range(0, len(values), size)]
    return aggregate(type, parts)


def repeated(type: Type, number: int) -> Constant:
    """The same number in all places of arrays of arrays, or of a vector."""
    if is_vector(type):
        scalar = element_type(type, 0)
        return splat(type, Constant(_kind_of(scalar), scalar, number))
    if not isinstance(type, LLVMArrayType):
        return Constant(_kind_of(type), type, number)
    element = repeated(type.element_type, number)
    if element.is_null():
        return Constant(ZERO, type)  # `aggregate` would look at each of what may be millions
    return aggregate(type, [element] * type.count)


def _kind_of(type: Type) -> int:
    return FLOAT if isinstance(type, FloatType) else INTEGER


def _expression_text(constant: Constant) -> str:
    operation = constant.name
    parts = constant.parts
    if operation.startswith("getelementptr"):
        assert constant.source is not None
        operands = ", ".join([one.typed() for one in parts])
        return f"{operation} ({type_text(constant.source)}, {operands})"
    if len(parts) == 1:
        return f"{operation} ({parts[0].typed()} to {type_text(constant.type)})"
    operands = ", ".join([one.typed() for one in parts])
    return f"{operation} ({operands})"
