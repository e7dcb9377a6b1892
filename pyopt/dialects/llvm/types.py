"""The types of the llvm dialect that pyopt knows: pointers, arrays, structs, and those without parameters.

Inside one of them the `!llvm.` of another is left out. An identified struct is one object a name in a context, so that
it may refer to itself; its body is set when it is first written.
"""

from __future__ import annotations

from pyopt.diagnostics.numerals import small_literal
from pyopt.ir.attributes import Attribute
from pyopt.ir.types import BF16, F16, F32, F64, F80, F128, SIGNLESS, DialectType, IntegerType, Type, VectorType
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.context import Context
    from pyopt.ir.protocols import BodyPrinter
    from pyopt.syntax.parser import OperationParser


class LLVMType(DialectType):
    """The root of the dialect's types."""

    __slots__ = ()

    def children(self) -> tuple[Attribute | Type, ...]:
        found: list[Attribute | Type] = []
        _collect(self, [], found)
        return tuple(found)


@final
class LLVMSimpleType(LLVMType):
    """A type that is its mnemonic: void, token, label, metadata, x86_mmx, ppc_fp128."""

    __slots__ = ()

    def parse(self, p: OperationParser) -> LLVMSimpleType:
        return self


@final
class LLVMPointerType(LLVMType):
    """ptr<address space>."""

    __slots__ = ("address_space",)

    def __init__(self, address_space: int) -> None:
        super().__init__("llvm.ptr")
        self.address_space = address_space

    @staticmethod
    def get(address_space: int = 0) -> LLVMPointerType:
        found = _pointers.get(address_space)
        if found is None:
            found = _pointers[address_space] = LLVMPointerType(address_space)
        return found

    def body(self, printer: BodyPrinter) -> str:
        return f"<{self.address_space}>" if self.address_space else ""


@final
class LLVMArrayType(LLVMType):
    """array<count x element>."""

    __slots__ = ("count", "element_type")

    def __init__(self, count: int, element_type: Type) -> None:
        super().__init__("llvm.array")
        self.count = count
        self.element_type = element_type

    @staticmethod
    def get(count: int, element_type: Type) -> LLVMArrayType:
        key = (count, element_type)
        found = _arrays.get(key)
        if found is None:
            found = _arrays[key] = LLVMArrayType(count, element_type)
        return found

    def body(self, printer: BodyPrinter) -> str:
        return _parameters(self, printer, [])


@final
class LLVMStructType(LLVMType):
    """struct<(types)>, struct<packed (types)>; with a name it is identified: struct<"name", (types)>.

    `types` is None for an opaque identified struct, and while the body of one is being read.
    """

    __slots__ = ("identifier", "is_packed", "types")

    def __init__(self, types: tuple[Type, ...] | None, is_packed: bool, identifier: str | None) -> None:
        super().__init__("llvm.struct")
        self.types = types
        self.is_packed = is_packed
        self.identifier = identifier

    @staticmethod
    def get(types: tuple[Type, ...], is_packed: bool = False) -> LLVMStructType:
        """The literal struct."""
        key = (types, is_packed)
        found = _structs.get(key)
        if found is None:
            found = _structs[key] = LLVMStructType(types, is_packed, None)
        return found

    def body(self, printer: BodyPrinter) -> str:
        return _parameters(self, printer, [])


_pointers: dict[int, LLVMPointerType] = {}
_arrays: dict[tuple[int, Type], LLVMArrayType] = {}
_structs: dict[tuple[tuple[Type, ...], bool], LLVMStructType] = {}

SIMPLE: Final[dict[str, LLVMSimpleType]] = {
    name: LLVMSimpleType("llvm." + name) for name in ("void", "token", "label", "metadata", "x86_mmx", "ppc_fp128")
}
NO_ELEMENTS: Final = (SIMPLE["void"], SIMPLE["token"], SIMPLE["label"], SIMPLE["metadata"])
"""What neither arrays nor structs may hold."""
FLOAT_TYPES: Final = (BF16, F16, F32, F64, F80, F128)


def is_compatible(type: Type) -> bool:
    """The type is one of LLVM's, whatever is inside: of this dialect, a signless integer, a float, or a vector."""
    if isinstance(type, VectorType):
        return len(type.shape or ()) == 1 and is_compatible(type.element_type)
    if isinstance(type, IntegerType):
        return type.signedness == SIGNLESS
    return isinstance(type, LLVMType) or type in FLOAT_TYPES


def is_compatible_inside(type: Type, around: list[Type]) -> bool:
    """The type and all that it is made of are LLVM's; `around` are the structs that it is inside of."""
    if isinstance(type, LLVMArrayType):
        return is_compatible_inside(type.element_type, around)
    if isinstance(type, LLVMStructType) and type not in around:
        return all(is_compatible_inside(one, [*around, type]) for one in type.types or ())
    return is_compatible(type)


def is_aggregate(type: Type) -> bool:
    return isinstance(type, (LLVMArrayType, LLVMStructType))


# Printing.


def _parameters(type: Type, printer: BodyPrinter, around: list[Type]) -> str:
    """What stands behind the mnemonic; `around` are the structs that the type is inside of."""
    if isinstance(type, LLVMArrayType):
        return f"<{type.count} x {_inner(type.element_type, printer, around)}>"
    if not isinstance(type, LLVMStructType):
        return type.body(printer) if isinstance(type, DialectType) else ""
    name = "" if type.identifier is None else f'"{printer.escape(type.identifier)}"'
    if type in around:
        return f"<{name}>"
    lead = name + ", " if name else ""
    if type.types is None:
        return f"<{lead}opaque>"
    around.append(type)
    inner = ", ".join([_inner(one, printer, around) for one in type.types])
    around.pop()
    return f"<{lead}{'packed ' if type.is_packed else ''}({inner})>"


def _inner(type: Type, printer: BodyPrinter, around: list[Type]) -> str:
    """A type inside another, without `!llvm.` if there is nothing in it but LLVM's types."""
    if not isinstance(type, LLVMType):
        return printer.type(type)
    prefix = "" if is_compatible_inside(type, []) else "!llvm."
    return prefix + type.keyword.partition(".")[2] + _parameters(type, printer, around)


def _collect(type: Type, around: list[Type], found: list[Attribute | Type]) -> None:
    """The types of other dialects inside of a type."""
    if not isinstance(type, LLVMType):
        found.append(type)
    elif isinstance(type, LLVMArrayType):
        _collect(type.element_type, around, found)
    elif isinstance(type, LLVMStructType) and type not in around:
        around.append(type)
        for one in type.types or ():
            _collect(one, around, found)


# Parsing.


@final
class _Names:
    """The identified structs of a context, and those whose bodies are being read."""

    def __init__(self) -> None:
        self.context: Context | None = None
        self.structs: dict[str, LLVMStructType] = {}
        self.open: list[LLVMStructType] = []

    def of(self, context: Context) -> dict[str, LLVMStructType]:
        if self.context is not context:
            self.context = context
            self.structs = {}
            self.open = []
        return self.structs


_names: Final = _Names()


def _unsigned(p: OperationParser, bits: int, type: str, parameter: str) -> int:
    """An integer, which may be written as a negative one; what is wrong with it is reported twice."""
    at = p.i
    negative = p.accept("-")
    token = p.separate_number()
    message = "expected integer value"
    if token.isdigit() or token.startswith("0x"):
        value = small_literal(token)
        p.i += 1
        if value < 1 << (bits - 1 if negative else bits):
            return (-value if negative else value) % (1 << bits)
        message = "integer value too large"
    else:
        at = p.i
    error = p.error(message, at)
    width = "uint64_t" if bits == 64 else "unsigned"
    error.also = (p.error(f"failed to parse {type} parameter '{parameter}' which is to be a `{width}`"),)
    raise error


def parse_pointer(p: OperationParser) -> LLVMPointerType:
    """`<address space>`, perhaps."""
    space = 0
    if p.accept("<"):
        space = _unsigned(p, 32, "LLVMPointerType", "addressSpace")
        p.expect(">")
    return LLVMPointerType.get(space)


def parse_array(p: OperationParser) -> LLVMArrayType:
    """`<count x type>`."""
    start = p.i
    p.expect("<")
    token = p.peek()
    digits = len(token) - len(token.lstrip("0123456789"))
    if 0 < digits < len(token) and (token[:2] != "0x" or (token != "0x" and token[-1] == "x")):
        raise p.error("expected 'x'", p.i, len(token) - 1 if token[:2] == "0x" else digits)
    count = _unsigned(p, 64, "LLVMArrayType", "numElements")
    if p.peek() != "x":
        raise p.error("expected 'x'")
    p.i += 1
    element = _parse_inner(p)
    p.expect(">")
    if element in NO_ELEMENTS:
        raise p.error(f"invalid array element type: {p.type_name(element)}", start)
    return LLVMArrayType.get(count, element)


def _parse_inner(p: OperationParser) -> Type:
    """A type inside another one: any, or one of the dialect without `!llvm.`."""
    found = p.parse_optional_type()
    if found is not None:
        return found
    mnemonic = p.take_keyword()
    if mnemonic in SIMPLE:
        return SIMPLE[mnemonic]
    if mnemonic not in ("ptr", "array", "struct"):
        raise p.error(f"unknown LLVM type: {mnemonic}", p.i - 1)
    p.enter()
    type: Type
    if mnemonic == "ptr":
        type = parse_pointer(p)
    elif mnemonic == "array":
        type = parse_array(p)
    else:
        type = parse_struct(p)
    p.nesting -= 1
    return type


def parse_struct(p: OperationParser) -> LLVMStructType:
    """`<packed (types)>`, `<"name", packed (types)>`, `<"name", opaque>`, or `<"name">` inside of itself."""
    start = p.i
    p.expect("<")
    name: str | None = None
    known: LLVMStructType | None = None
    structs = _names.of(p.context)
    if p.peek()[:1] == '"':
        name = p.take_string()
        known = structs.get(name)
        if p.peek() == ">":
            if known is None or known not in _names.open:
                raise p.error("struct without a body only allowed in a recursive struct")
            p.i += 1
            return known
        p.expect(",")
    at = p.i
    if p.accept("opaque"):
        if name is None:
            raise p.error("only identified structs can be opaque", at)
        p.expect(">")
        if known is None:
            known = structs[name] = LLVMStructType(None, False, name)
        elif known.types is not None:
            raise p.error("redeclaring defined struct as opaque", at)
        return known
    fresh = name is not None and known is None
    if name is not None:
        if known is None:
            known = structs[name] = LLVMStructType(None, False, name)
        elif known in _names.open:
            raise p.error("identifier already used for an enclosing struct", at)
        _names.open.append(known)
    is_packed = p.accept("packed")
    p.expect("(")
    first = p.i
    types: list[Type] = []
    if not p.accept(")"):
        types.append(_parse_inner(p))
        while p.accept(","):
            types.append(_parse_inner(p))
        p.expect(")")
    else:
        first = at
    p.expect(">")
    body = tuple(types)
    for one in body:
        if one in NO_ELEMENTS:
            message = f"invalid LLVM structure element type: {p.type_name(one)}"
            raise p.error(message, start if known is None else first)
    if known is None:
        return LLVMStructType.get(body, is_packed)
    _names.open.pop()
    if fresh:
        known.types = body
        known.is_packed = is_packed
    elif known.types != body or known.is_packed != is_packed:
        raise p.error("identified type already used with a different body", first)
    return known
