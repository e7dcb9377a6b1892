"""Reads the types of the llvm dialect.

Inside one of them the `!llvm.` of another may be left out.
"""

from __future__ import annotations

from pyopt.diagnostics.numerals import small_literal
from pyopt.dialects.llvm.types import (
    NO_ELEMENTS,
    SIMPLE,
    VOID,
    LLVMArrayType,
    LLVMFunctionType,
    LLVMPointerType,
    LLVMStructType,
    LLVMTargetType,
)
from pyopt.ir.context import Context
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import Type
from pyopt.light import Callable, Final, final
from pyopt.syntax.attribute_parser import AttributeParser


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


def _unsigned(p: AttributeParser, bits: int, type: str, parameter: str) -> int:
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


def parse_pointer(p: AttributeParser) -> LLVMPointerType:
    """`<address space>`, perhaps."""
    space = 0
    if p.accept("<"):
        space = _unsigned(p, 32, "LLVMPointerType", "addressSpace")
        p.expect(">")
    return LLVMPointerType.get(space)


def parse_array(p: AttributeParser) -> LLVMArrayType:
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
    if element in NO_ELEMENTS or isinstance(element, LLVMFunctionType):
        raise p.error(f"invalid array element type: {p.type_name(element)}", start)
    return LLVMArrayType.get(count, element)


def _parse_inner(p: AttributeParser) -> Type:
    """A type inside another one: any, or one of the dialect without `!llvm.`."""
    found = p.parse_optional_type()
    if found is not None:
        return found
    mnemonic = p.take_keyword()
    if mnemonic in SIMPLE:
        return SIMPLE[mnemonic]
    parse = PARSERS.get(mnemonic)
    if parse is None:
        raise p.error(f"unknown LLVM type: {mnemonic}", p.i - 1)
    p.enter()
    type = parse(p)
    p.nesting -= 1
    return type


def parse_function(p: AttributeParser) -> LLVMFunctionType:
    """`<result (types, ...)>`."""
    start = p.i
    p.expect("<")
    result = _parse_inner(p)
    p.expect("(")
    inputs: list[Type] = []
    vararg = False
    if not p.accept(")"):
        while True:
            if p.accept("..."):
                vararg = True
                break
            inputs.append(_parse_inner(p))
            if not p.accept(","):
                break
        p.expect(")")
    p.expect(">")
    if isinstance(result, LLVMFunctionType) or (result in NO_ELEMENTS[1:]):
        raise p.error(f"invalid function result type: {p.type_name(result)}", start)
    for one in inputs:
        if one is VOID or isinstance(one, LLVMFunctionType):
            raise p.error(f"invalid function argument type: {p.type_name(one)}", start)
    return LLVMFunctionType.get(result, tuple(inputs), vararg)


_WRONG_LIST: Final = "failed to parse parameter list for target extension type"


def _target_integer(p: AttributeParser, behind_others: bool) -> int:
    """An integer; in place of one that is too large the reference looks for a type, unless it has integers already."""
    try:
        return _unsigned(p, 32, "LLVMTargetExtType", "intParams")
    except DiagnosticError as error:
        wrong = p.error(_WRONG_LIST)
        error.also = (wrong,) if behind_others else (p.error("expected valid keyword"), wrong)
        raise


def parse_target(p: AttributeParser) -> LLVMTargetType:
    """`<"name", types, integers>`."""
    p.expect("<")
    if p.peek()[:1] != '"':
        error = p.error("expected string")
        words = "failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`"
        error.also = (p.error(words),)
        raise error
    name = p.take_string()
    types: list[Type] = []
    integers: list[int] = []
    while p.accept(","):
        token = p.separate_number()
        if token.isdigit() or token.startswith("0x") or token == "-":
            integers.append(_target_integer(p, bool(integers)))
        elif integers:
            raise p.error(_WRONG_LIST)
        else:
            try:
                types.append(_parse_inner(p))
            except DiagnosticError as error:
                error.also = (*error.also, p.error(_WRONG_LIST))
                raise
    p.expect(">")
    return LLVMTargetType.get(name, tuple(types), tuple(integers))


def parse_struct(p: AttributeParser) -> LLVMStructType:
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
        if one in NO_ELEMENTS or isinstance(one, LLVMFunctionType):
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


PARSERS: Final[dict[str, Callable[[AttributeParser], Type]]] = {
    "array": parse_array,
    "func": parse_function,
    "ptr": parse_pointer,
    "struct": parse_struct,
    "target": parse_target,
}
"""The parsers of the types with parameters."""
