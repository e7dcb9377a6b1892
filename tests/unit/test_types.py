"""Types: interned, parsed through the table and past it, printed as they were read."""

from __future__ import annotations

import pytest

from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.builtin_rules import memref_type
from pyopt.ir.context import Context
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import DYNAMIC, F32, I32, IntegerType, MemRefType, OpaqueType, TensorType, Type, VectorType
from pyopt.syntax.attribute_parser import AttributeParser
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.syntax.lexer import Source
from pyopt.syntax.names import symbol_text
from pyopt.syntax.type_parser import MAX_NESTING


def parser(text: str, allow_unregistered: bool = True) -> AttributeParser:
    return AttributeParser(Source(text, "-"), Context(lambda *_: None, allow_unregistered))


def parse(text: str) -> Type:
    p = parser(text)
    type = p.parse_type()
    assert p.at_end()
    return type


@pytest.mark.parametrize(
    "text",
    [
        "i1", "si8", "ui64", "index", "none", "f8E4M3B11FNUZ", "tf32", "tensor<4x?xf32>", "tensor<f32>", "tensor<*xi1>",
        "tensor<0xf32, 3 : i64>", "tensor<?x0xbf16, #foo.enc>", "tensor<4x!foo.bar<x>>", "vector<[4]x8x[2]xf32>",
        "vector<f32>", "memref<4x?xf32, 3>", "memref<*xf32, 3>", "memref<*xi8>", 'memref<f32, "x">',
        "memref<?x?xi32, strided<[?, 1], offset: ?>, 1 : i32>", "memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>",
        "memref<4xmemref<4xvector<2xf32>>>", "complex<i32>", "tuple<>", "tuple<i32, tuple<f32>>", "() -> ()",
        "(i32) -> f32", "() -> (i32, f32)", "() -> (() -> ())", "(() -> i32) -> i32", "!foo.bar", "!foo<a b>",
        '!foo.bar<a -> ">" [{(<x>)}]>',
    ],
)  # fmt: skip
def test_round_trip(text: str) -> None:
    type = parse(text)
    assert AttributePrinter().type(type) == text
    assert parse(text) is type


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("i007", "i7"),
        ("vector<4 x [2] x f32>", "vector<4x[2]xf32>"),
        ("tensor<0x12xf32>", "tensor<0x12xf32>"),
        ("tensor<0xbf16, 3>", "tensor<0xbf16, 3 : i64>"),
        ("memref < 3 x4xf32>", "memref<3x4xf32>"),
        ("memref<4xf32, affine_map<(i) -> (i)>, 0 : i32>", "memref<4xf32>"),
        ("!foo<bar<x>>", "!foo.bar<x>"),
        ("(i32) -> (f32)", "(i32) -> f32"),
    ],
)
def test_other_spellings(text: str, printed: str) -> None:
    assert AttributePrinter().type(parse(text)) == printed


def test_types_are_interned() -> None:
    assert parse("tensor<4x?xf32>") is TensorType.get((4, DYNAMIC), F32)
    assert parse("vector<4xi32>") is VectorType.get((4,), I32, (False,))
    assert parse("memref<*xf32>") is MemRefType.get(None, F32)
    assert parse("i128") is IntegerType.get(128)
    assert parse("!foo<bar>") is OpaqueType.get("foo.bar")


def test_identity_layout_is_left_out() -> None:
    p = parser("affine_map<(d0, d1) -> (d0, d1)>")
    layout = p.parse_attribute()
    assert isinstance(layout, AffineMapAttr)
    assert memref_type((4, 4), F32, layout) is MemRefType.get((4, 4), F32)


def test_second_parse_is_a_look_up() -> None:
    p = parser("tensor<4xf32> tensor<4xf32> !x !foo.bar !foo.bar<a>")
    p.types["!x"] = I32
    first = p.parse_type()
    assert p.types["tensor<4xf32>"] is first
    assert p.parse_type() is first
    assert p.parse_type() is I32
    assert p.parse_type() is OpaqueType.get("foo.bar")
    assert p.parse_type() is OpaqueType.get("foo.bar<a>")


def test_optional_type_takes_nothing_else() -> None:
    for text in ("%a", "->", '"s"', "foo", "3", "#a", "", "{"):
        p = parser(text)
        assert p.parse_optional_type() is None
        assert p.i == 0


def test_offsets_after_a_split() -> None:
    p = parser("tensor<0xf32, 3> !foo.bar<x> memref<*xf32, 3> }")
    p.parse_type()
    assert p.tokens[p.i].startswith("!foo.bar")
    p.parse_type()
    p.parse_type()
    assert p.source.text[p.offset(p.i)] == "}"


@pytest.mark.parametrize("opening", ["tuple<", "() -> (", "memref<"])
def test_deep_nesting_is_an_error(opening: str) -> None:
    with pytest.raises(DiagnosticError, match="nested too deeply"):
        parser(opening * (MAX_NESTING + 5)).parse_type()


@pytest.mark.parametrize(
    "text",
    [
        "memref<4xf32, affine_map<(d0) -> (((d0 + 1) * 3) mod 2)>>", "tuple<tuple<i32>, () -> (i32, () -> ())>",
        "complex<f32>", "memref<4xmemref<2xvector<2xi32>>>",
        "tensor<2xi32, [[1], {a = [2 : i32]}, dense<[1, 2]> : tensor<2xi32>]>",
        "tensor<*xcomplex<f32>>", "tensor<2xi32, sparse<[0], [1]> : tensor<2xi32>>", "!foo.bar<[(<{}>)]>",
    ],
)  # fmt: skip
def test_nesting_ends_where_it_began(text: str) -> None:
    p = parser(text)
    p.parse_type()
    assert p.nesting == 0


@pytest.mark.parametrize(
    "text",
    [
        'loc("a")', 'loc("a"("b"("c")))', 'loc(callsite("a" at callsite("b" at "c")))', 'loc(fused["a", fused["b"]])',
        'loc(fused<{a = [1]}>["a"("b")])', 'loc("f":1:2 to 3:4)',
    ],
)  # fmt: skip
def test_nesting_of_locations_ends_where_it_began(text: str) -> None:
    p = parser(text)
    p.parse_attribute()
    assert p.nesting == 0


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("tensor<4xx4xi32>", "expected non-function type", 10),
        ("tensor<99999999999999999999xi32>", "invalid dimension", 8),
        ("vector<[4x4xi32>", "missing ']' closing scalable dimension", 10),
        ("vector<0xi32>", "vector types must have positive constant sizes but got 0", 1),
        ("memref<4xi32, [1]>", "unsupported memory space Attribute", 1),
        ("i16777216", "integer bitwidth is limited to 16777215 bits", 1),
        ("!foo", "undefined symbol alias id 'foo'", 5),
        ("!foo.bar<a[>]", "unbalanced '[' character in pretty dialect name", 9),
    ],
)
def test_errors(text: str, message: str, column: int) -> None:
    with pytest.raises(DiagnosticError) as caught:
        parser(text + " ").parse_type()
    assert caught.value.message == message
    assert getattr(caught.value.place, "column", 0) == column


def test_unregistered_types_must_be_allowed() -> None:
    with pytest.raises(DiagnosticError, match=r'`!"foo"<"bar">` type created with unregistered dialect'):
        parser("!foo.bar", False).parse_type()


def test_text_of_symbols() -> None:
    assert symbol_text("d", "a.b<x>") == "d.a.b<x>"
    assert symbol_text("d", "a x") == "d<a x>"
    assert symbol_text("d", "") == "d<>"
    assert symbol_text("d", '"a"') == 'd<"a">'
