"""Attributes and locations: parsed, interned, printed; aliases are numbered as the reference numbers them."""

from __future__ import annotations

import inspect

import pytest

from pyopt.ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    UNKNOWN_LOC,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DistinctAttr,
    FileLineColLoc,
    FusedLoc,
    IntegerAttr,
    NameLoc,
    StringAttr,
)
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.core import INTERPRETED, NO_ATTRIBUTES
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import F32, I1, I8, I32, I64, IntegerType
from pyopt.syntax.alias_names import sanitized
from pyopt.syntax.aliases import AliasCollector, deferred_definitions
from pyopt.syntax.attribute_parser import AttributeParser
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.syntax.lexer import Source
from pyopt.syntax.location_parser import fused_location
from pyopt.syntax.names import is_bare_identifier


def parser(text: str, allow_unregistered: bool = True) -> AttributeParser:
    return AttributeParser(Source(text, "-"), Context(lambda *_: None, allow_unregistered))


def parse(text: str) -> Attribute:
    p = parser(text)
    attribute = p.parse_attribute()
    assert p.at_end()
    return attribute


@pytest.mark.parametrize(
    "text",
    [
        "5 : i32", "-5 : i64", "true", "false", "unit", "7 : index", "3 : ui8", "1.500000e+00 : f32", '"a\\0A\\22\\\\"',
        '"s" : i32', "@a::@b", '@"a b"', "[1, 2.000000e+00, 3 : i8, [i32], true]", '{a, "b c" = 3 : i32}', "{}", "[]",
        "i32", "() -> ()", "affine_map<(d0) -> (d0)>", "affine_set<(d0) : (d0 >= 0)>", "array<i64: 1, 2>", "array<i8>",
        "array<i1: true, false>", "array<f32: 1.000000e+00>", "strided<[1, ?], offset: 3>", "strided<[]>",
        "distinct[0]<32 : i64>", "distinct[0]<>", "#foo.bar<x> : i32", "#foo<a b>", "loc(unknown)", 'loc("f":1:2)',
        'loc("n"("f":1:2))', 'loc(callsite("a" at "b"))', 'loc(fused<"m">["a", "b"])',
    ],
)  # fmt: skip
def test_round_trip(text: str) -> None:
    attribute = parse(text)
    assert AttributePrinter().attribute(attribute) == text
    if not isinstance(attribute, DistinctAttr):
        assert parse(text) is attribute


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("5", "5 : i64"),
        ("1 : i1", "true"),
        ("255 : i8", "-1 : i8"),
        ("0xFF : i16", "255 : i16"),
        ("- 5", "-5 : i64"),
        ("0x7fc00000 : f32", "0x7FC00000 : f32"),
        ("{b = 1, a}", "{a, b = 1 : i64}"),
        ("strided<[1], offset: 0>", "strided<[1]>"),
        ('"é"', '"\\C3\\A9"'),
        ('loc(fused["a", fused["b", "a"], unknown])', 'loc(fused["a", "b"])'),
    ],
)
def test_other_spellings(text: str, printed: str) -> None:
    assert AttributePrinter().attribute(parse(text)) == printed


def test_types_are_elided() -> None:
    printer = AttributePrinter()
    assert printer.attribute(IntegerAttr.get(3, I32), True) == "3"
    assert printer.attribute(StringAttr.get("x", I32), True) == '"x"'
    assert printer.attribute(ArrayAttr.get((IntegerAttr.get(3), IntegerAttr.get(3, I8)))) == "[3, 3 : i8]"


@pytest.mark.parametrize(
    ("text", "value"),
    [("-128 : i8", -128), ("255 : i8", -1), ("255 : ui8", 255), ("18446744073709551615", -1), ("0 : i0", 0)],
)
def test_integer_limits(text: str, value: int) -> None:
    attribute = parse(text)
    assert isinstance(attribute, IntegerAttr)
    assert attribute.value == value


@pytest.mark.parametrize(
    "text", ["256 : i8", "-129 : i8", "128 : si8", "-0 : i8", "9223372036854775808 : index", "1 : i0"]
)
def test_integers_out_of_range(text: str) -> None:
    with pytest.raises(DiagnosticError, match="integer constant out of range for attribute"):
        parse(text)


def test_dictionary_of_ops() -> None:
    assert parser("foo").parse_optional_attr_dict() is NO_ATTRIBUTES
    assert parser("{a, b = 3}").parse_optional_attr_dict() == {"a": UNIT, "b": IntegerAttr.get(3)}


def test_aliases_of_attributes_and_types() -> None:
    p = parser("#a = 3 !t = i32 #a !t [#a, !t]")
    p.parse_attribute_alias_definition()
    p.parse_type_alias_definition()
    assert p.parse_attribute() is IntegerAttr.get(3)
    assert p.parse_type() is I32
    assert AttributePrinter().attribute(p.parse_attribute()) == "[3, i32]"


def test_helpers_of_op_parsers() -> None:
    assert parser("@a").parse_symbol_name() == "a"
    assert parser("3").parse_integer_attr(I32) is IntegerAttr.get(3, I32)
    assert parser("[1, -2]").parse_dense_array(I64) is DenseArrayAttr.get(I64, (1, -2))
    assert parser("[true]").parse_dense_array(I1) is DenseArrayAttr.get(I1, (-1,))
    assert parser("x").parse_optional_dense_array(I64) is None
    with pytest.raises(DiagnosticError, match="invalid kind of attribute specified"):
        parser("@a").parse_integer_attr(I32)


def test_wanted_type_is_checked() -> None:
    p = parser("#a")
    p.attribute_aliases["a"] = IntegerAttr.get(3, I8)
    with pytest.raises(DiagnosticError, match="attribute type different than expected: expected 'i32', but got 'i8'"):
        p.parse_attribute(I32)


def test_fused_locations() -> None:
    a, b = NameLoc.get("a", UNKNOWN_LOC), NameLoc.get("b", UNKNOWN_LOC)
    assert fused_location([], None) is UNKNOWN_LOC
    assert fused_location([UNKNOWN_LOC, a], None) is a
    assert fused_location([a, FusedLoc.get((b, a))], None) is FusedLoc.get((a, b))
    assert fused_location([], UNIT) is FusedLoc.get((UNKNOWN_LOC,), UNIT)


def test_alias_numbers() -> None:
    collector = AliasCollector()
    inner = parse('loc("x")')
    for attribute in (parse('loc("n"("x"))'), parse("affine_map<() -> ()>"), inner, parse("[affine_map<() -> (1)>]")):
        collector.visit_attribute(attribute, False, False)
    printer = AttributePrinter()
    header = collector.assign(printer)
    footer = deferred_definitions(printer)
    assert header == (
        '#loc = loc("x")\n#map = affine_map<() -> ()>\n#map1 = affine_map<() -> (1)>\n#loc1 = loc("n"(#loc))\n'
    )
    assert footer == ""


def test_deferred_aliases() -> None:
    collector = AliasCollector()
    deferred = collector.visit_attribute(parse('loc("n"("x"))'), True, False)
    collector.visit_attribute(parse('loc("only op")'), True, False)
    assert deferred.deferred
    collector.visit_attribute(parse('loc("x")'), False, False)
    printer = AttributePrinter()
    header = collector.assign(printer)
    footer = deferred_definitions(printer)
    assert header == '#loc = loc("x")\n'
    assert footer == '#loc1 = loc("only op")\n#loc2 = loc("n"(#loc))\n'


def test_names() -> None:
    assert is_bare_identifier("a.b$_1")
    assert not is_bare_identifier("1a")
    assert not is_bare_identifier("a-b")
    assert not is_bare_identifier("é")
    assert not is_bare_identifier("")
    assert sanitized("map3") == "map3_"
    assert sanitized("") == ""


def test_values_of_constants() -> None:
    assert parse("true") is TRUE
    assert parse("0 : i1") is FALSE
    assert IntegerAttr.get(255, I8) is IntegerAttr.get(-1, I8)
    assert IntegerAttr.get(-1, IntegerType.get(8, 2)).value == 255
    assert FileLineColLoc.get("f", 1, 2) is parse('loc("f":1:2)')
    assert FileLineColLoc.get_range("f", 1, 2, 1, 2) is parse('loc("f":1:2 to :2)')
    assert FileLineColLoc.get_range("f", 1, 2, 3, 4) is parse('loc("f":1:2 to 3:4)')
    assert parser("1.0").parse_attribute(F32) is parse("1.0 : f32")


@pytest.mark.skipif(not INTERPRETED, reason="compiled functions have other annotations, which they check themselves")
@pytest.mark.parametrize("name", sorted(KNOWN_DIALECTS))
def test_parsers_need_no_operations(name: str) -> None:
    """Defaults in declarations are read without a module: the compiled build refuses another kind of parser."""
    dialect = Context(lambda *_: None).dialect(name)
    assert dialect is not None
    for mnemonic, parse in {**dialect.attributes, **dialect.types}.items():
        parser = next(iter(inspect.signature(parse).parameters.values()))
        assert parser.annotation in {"AttributeParser", "KeywordParser", "object"}, mnemonic
