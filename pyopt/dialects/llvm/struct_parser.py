"""Reads attributes that are lists of named parameters.

An error in a parameter is followed by one that names it, and by one for each attribute around.
"""

from __future__ import annotations

from pyopt.dialects.llvm.dwarf import WORDS
from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr, TBAAMemberAttr
from pyopt.dialects.llvm.struct_kinds import (
    BOOLEAN,
    DEFAULTS,
    ENUMERATIONS,
    LIST,
    MEMBERS,
    NUMBERS,
    OPTIONAL,
    SIGNED,
    STRING,
    ZERO,
    is_kind,
    number_bits,
    with_numbers,
)
from pyopt.dialects.llvm.struct_parameters import (
    MNEMONICS,
    PARAMETERS,
    AttributeParameter,
    definition_of,
    parameters_of,
)
from pyopt.ir.attributes import ArrayAttr, Attribute, DialectAttribute, DistinctAttr, IntegerAttr, StringAttr
from pyopt.ir.enums import is_word
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import I1, I64, IntegerType
from pyopt.light import Final, final
from pyopt.syntax.attribute_parser import AttributeParser

UNSIGNED: Final = IntegerType.get(128)
"""The type of which unsigned numbers are held; all fit."""
TBAA_MEMBER: Final = "TBAAMemberAttr"


@final
class _NoValue(Exception):
    """There is no number where one need not be."""


@final
class StructParser:
    """Reads what stands behind a mnemonic."""

    def __init__(self, mnemonic: str) -> None:
        self.mnemonic = mnemonic

    def parse(self, p: AttributeParser) -> Attribute:
        return parse_struct(p, self.mnemonic)


def parse_struct(p: AttributeParser, mnemonic: str, prefix: str = "") -> Attribute:
    """`<name = value, ...>`; messages begin with `prefix`."""
    start = p.i
    parameters = parameters_of(mnemonic)
    all_needed = not any(one.is_optional for one in parameters)
    some_needed = not all(one.is_optional for one in parameters)
    given: dict[str, Attribute] = {}
    in_brackets = mnemonic != "tbaa_root" or p.peek() == "<"
    if in_brackets:
        p.expect("<")
        more = some_needed or is_word(p.peek())
        while more:
            name = _take_name(p, prefix)
            p.expect("=")
            found: AttributeParameter | None = None
            for one in parameters:
                if one.name == name:
                    found = one
            if found is None or name in given:
                raise p.error(f"{prefix}duplicate or unknown struct parameter name: {name}")
            given[name] = parse_value(p, found, definition_of(mnemonic), prefix)
            if all_needed:
                more = len(given) < len(parameters)
                if more:
                    p.expect(",")
            else:
                more = p.accept(",")
    for one in parameters:
        if not one.is_optional and one.name not in given:
            raise p.error(f"{prefix}struct is missing required parameter: {one.name}")
    if in_brackets:
        p.expect(">")
    if mnemonic == "alias_scope" and not isinstance(given["id"], (StringAttr, DistinctAttr)):
        raise p.error("id of an alias scope must be a StringAttr or a DistrinctAttr", start)
    return LLVMStructAttr.get(mnemonic, tuple([_normal(one, given.get(one.name)) for one in parameters]))


def _take_name(p: AttributeParser, prefix: str) -> str:
    try:
        return p.take_keyword(prefix + "expected valid keyword")
    except DiagnosticError as error:
        error.also = (*error.also, p.error(prefix + "expected a parameter name in struct"))
        raise


def _normal(parameter: AttributeParameter, value: Attribute | None) -> Attribute | None:
    """None for what is the same as leaving it out."""
    if not parameter.is_optional or parameter.kind.startswith(OPTIONAL):
        return value
    if isinstance(value, StringAttr) and (parameter.kind in WORDS or parameter.kind in ENUMERATIONS):
        return None if value.value in DEFAULTS else value
    if isinstance(value, IntegerAttr) and (parameter.kind == BOOLEAN or parameter.kind in NUMBERS):
        return value if value.value else None
    return value


def _type_name(kind: str) -> str:
    """The name of a kind in messages."""
    if kind in WORDS:
        return "unsigned"
    if kind == STRING:
        return "::llvm::StringRef"
    if kind == MEMBERS:
        return f"::llvm::ArrayRef<{TBAA_MEMBER}>"
    if kind.startswith(LIST):
        return f"::llvm::ArrayRef<{kind.removeprefix(LIST)}>"
    return f"std::optional<{kind.removeprefix(OPTIONAL)}>" if kind.startswith(OPTIONAL) else kind


def parse_value(p: AttributeParser, parameter: AttributeParameter, definition: str, prefix: str) -> Attribute:
    """The value of a parameter."""
    try:
        return _parse_kind(p, parameter.kind, prefix)
    except _NoValue:
        raise p.wrong_token("expected '>'") from None
    except DiagnosticError as error:
        words = f"{definition} parameter '{parameter.name}' which is to be a `{_type_name(parameter.kind)}`"
        error.also = (*error.also, p.error(f"{prefix}failed to parse {words}"))
        raise


def _parse_kind(p: AttributeParser, kind: str, prefix: str) -> Attribute:
    if kind in WORDS:
        return _parse_word(p, kind, prefix)
    if kind in ENUMERATIONS:
        return _parse_case(p, kind, prefix)
    if kind == BOOLEAN or number_bits(kind):
        return _parse_number(p, kind, prefix)
    if kind == STRING:
        if p.peek()[:1] != '"':
            raise p.error(prefix + "expected string")
        return StringAttr.get(p.take_string())
    if kind == MEMBERS:
        return _parse_members(p, prefix)
    if kind.startswith(LIST):
        one = kind.removeprefix(LIST)
        found = [_parse_attribute(p, one, prefix)]
        while p.accept(","):
            found.append(_parse_attribute(p, one, prefix))
        return ArrayAttr.get(tuple(found))
    return _parse_attribute(p, kind, prefix)


def _parse_word(p: AttributeParser, kind: str, prefix: str) -> Attribute:
    """A word of DWARF."""
    at = p.i
    noun, words = WORDS[kind]
    word = p.take_keyword(prefix + "expected valid keyword")
    if word not in words:
        raise p.error(f"{prefix}invalid debug info {noun} name: {word}", at)
    return StringAttr.get(word)


def _parse_case(p: AttributeParser, kind: str, prefix: str) -> Attribute:
    """A word of an enumeration, a keyword or a string; of flags several in a string."""
    at = p.i
    enumeration = ENUMERATIONS[kind]
    token = p.peek()
    noun = "LLVM " + enumeration.noun
    if token[:1] != '"' and not (token[:1].isalpha() or token[:1] == "_"):
        raise p.error(f"{prefix}expected keyword for {noun}")
    word = p.take_string() if token[:1] == '"' else p.take_keyword()
    given = word.split("|") if enumeration.are_flags else [word]
    if any(one.strip() not in enumeration.words or (one.strip() == ZERO and len(given) > 1) for one in given):
        raise p.error(f"{prefix}expected one of [{', '.join(enumeration.words)}] for {noun}, got: {word}", at)
    wanted = with_numbers({one.strip() for one in given})
    return StringAttr.get("|".join([one for one in enumeration.words if one in wanted]))


def _parse_number(p: AttributeParser, kind: str, prefix: str) -> Attribute:
    """A number of so many bits; `true` has all of them. A boolean is a number of one bit."""
    at = p.i
    bits = number_bits(kind) or 1
    token = p.peek()
    if token in ("true", "false"):
        p.i += 1
        value = (1 << bits) - 1 if token == "true" else 0
    else:
        negative = token == "-"
        if not (p.tokens[at + 1] if negative else token)[:1].isdigit():
            if kind.startswith(OPTIONAL):
                raise _NoValue
            raise p.error(prefix + "expected integer value")
        value = p.take_integer()
        if not -(1 << bits - 1) <= value < 1 << (bits - 1 if kind == SIGNED else bits):
            raise p.error(prefix + "integer value too large", at)
    if kind == BOOLEAN:
        return IntegerAttr.get(-1 if value else 0, I1)
    return IntegerAttr.get(value, I64) if kind == SIGNED else IntegerAttr.get(value % (1 << bits), UNSIGNED)


def _parse_attribute(p: AttributeParser, kind: str, prefix: str) -> Attribute:
    """An attribute, of which the mnemonic may be left out if it is known."""
    at = p.i
    mnemonic = MNEMONICS.get(kind)
    if mnemonic is not None and p.peek()[:1] != "#":
        if mnemonic in PARAMETERS:
            return parse_struct(p, mnemonic, prefix)
        dialect = p.context.dialect("llvm")
        assert dialect is not None
        return dialect.attributes[mnemonic](p)
    found = p.parse_attribute()
    if mnemonic is not None:
        if not (isinstance(found, DialectAttribute) and found.keyword == "llvm." + mnemonic):
            raise p.error(prefix + "invalid kind of attribute specified", at)
    elif not is_kind(found, kind):
        raise p.error(prefix + "invalid kind of attribute specified", at)
    return found


def _parse_members(p: AttributeParser, prefix: str) -> Attribute:
    """`{<node, offset>, ...}`, at least one."""
    p.expect("{")
    found: list[Attribute] = []
    while True:
        at = p.i
        one = parse_member(p) if p.peek()[:1] != "#" else p.parse_attribute()
        if not isinstance(one, TBAAMemberAttr):
            raise p.error(prefix + "invalid kind of attribute specified", at)
        found.append(one)
        if not p.accept(","):
            break
    p.expect("}")
    return ArrayAttr.get(tuple(found))


_NODE: Final = AttributeParameter("typeDesc", "TBAANodeAttr", False)
_OFFSET: Final = AttributeParameter("offset", SIGNED, False)


def parse_member(p: AttributeParser) -> Attribute:
    """`<node, offset>`."""
    definition = "LLVM_" + TBAA_MEMBER
    if p.peek() != "<":
        raise p.wrong_token("expected '<'")
    p.i += 1
    node = parse_value(p, _NODE, definition, "")
    p.expect(",")
    offset = parse_value(p, _OFFSET, definition, "")
    p.expect(">")
    assert isinstance(offset, IntegerAttr)
    return TBAAMemberAttr.get(node, offset.value)
