"""Diagnostics and help of a document, and places in the units of editors."""

from __future__ import annotations

import re

import pytest

from pyopt.editor.document import OpenDocument
from pyopt.editor.hover import hover
from pyopt.editor.positions import UTF_8, UTF_16, UTF_32, LinePositions

UNREGISTERED = (
    "operation being parsed with an unregistered dialect. If this is intended, please use "
    "-allow-unregistered-dialect with the MLIR tool used"
)


def said(text: str) -> list[tuple[str, str]]:
    """(text that it is about, message) of each diagnostic."""
    document = OpenDocument(text, "f.mlir")
    return [(text[slice(*document.range_of(one))], one.message) for one in document.checked.diagnostics]


def help_at(text: str, place: str) -> str:
    found = hover(OpenDocument(text, "f.mlir"), text.index(place) + len(place))
    assert found is not None
    return found[0]


def test_types_of_arguments_of_what_is_half_typed() -> None:
    text = "func.func @f(%a: i32, %b : tensor<2x?xf32, #x.y<(i) -> (i)>>, %c: (i32) -> i1 {x.z}) {\n  ari\n}\n"
    assert help_at(text, "%a") == "```mlir\n%a : i32\n```\n\nArgument of `func.func`, 0 uses\n"
    assert help_at(text, "%b").startswith("```mlir\n%b : tensor<2x?xf32, #x.y<(i) -> (i)>>\n```\n")
    assert help_at(text, "%c").startswith("```mlir\n%c : (i32) -> i1\n```\n")
    # What has no type in the text begins with what is known.
    assert help_at("func.func @f() {\n  %a = ari\n}\n", "%a").startswith("Result of")


def test_all_errors_of_all_parts() -> None:
    text = """\
func.func @f(%a: i32) -> i64 {
  %b = arith.addi %a, %c : i32
  %d = arith.extsi %a : i32 to i16
  return %d : i16
}
// -----
func.func @g(%a: i32) { "é"() : () -> () %b = arith.addy %a, %a : i32 return }
"""
    assert said(text) == [
        ("%c", "use of undeclared SSA value name"),
        ("arith.extsi", "'arith.extsi' op operand type 'i32' and result type 'i16' are cast incompatible"),
        ("return", "type of return operand 0 ('i16') doesn't match function result type ('i64') in function @f"),
        ("(", UNREGISTERED),
        ("arith.addy", "custom op 'arith.addy' is unknown"),
    ]


def test_ops_with_locations_of_their_own_are_found() -> None:
    text = """\
#here = loc("other.c":5:6)
func.func @f(%a: i32 loc("a")) -> i32 {
  %b = arith.addi %a, %a {x = loc("b")} : i32 loc(fused["c", "d":1:2])
  return loc(#here)
}
"""
    assert said(text) == [("return", "'func.return' op has 0 operands, but enclosing function (@f) returns 1")]
    valid = text.replace("return loc", "return %b : i32 loc")
    assert said(valid) == []
    assert "%b : i32" in help_at(valid, "return %b")
    assert "%a : i32" in help_at(valid, "addi %a")


def test_older_text_is_named() -> None:
    document = OpenDocument("func.func @f(%a: i32) {\n  %b = std.addi %a, %a : i32\n  return\n}\n", "f.mlir")
    (wrong,) = document.checked.diagnostics
    assert any(
        re.fullmatch(r"this is how it was written until \d+; --upgrade reads it", one.message) for one in wrong.notes
    )


def test_types_are_known_behind_an_error() -> None:
    text = "func.func @f(%a: i32) {\n  %b = arith.adi %a : i32\n  %c = arith.addi %a, %a : i32\n  x.y %c\n}\n"
    assert "%c : i32" in help_at(text, "x.y %c")
    assert "Result of `arith.adi`" in help_at(text, "%b")


def test_help_on_the_words_of_a_text() -> None:
    text = """\
#map = affine_map<(d0) -> (d0)>
func.func private @callee(i32) -> i32
func.func @f(%a: i32) {
  %b = arith.addi %a, %a {overflowFlags = #arith.overflow<nsw>} : i32
  %c:2 = "arith.addui_extended"(%b, %b) : (i32, i32) -> (i32, i1)
  %d = call @callee(%c#0) : (i32) -> i32
  cf.br ^end(%d : i32)
^end(%e: i32):
  return
}
"""
    assert "Sum of two integers" in help_at(text, "arith.addi")
    assert "Arith_IntegerOverflowAttr" in help_at(text, "overflowFl")
    assert "dialect `arith`" in help_at(text, "#arith")
    assert "#map = affine_map<(d0) -> (d0)>" in help_at(text, "#m")
    assert "func.func private @callee(i32) -> i32" in help_at(text, "call @callee")
    assert "%c : i32, i1" in help_at(text, "(%c")
    assert "2 results of `arith.addui_extended`" in help_at(text, "(%c")
    assert "^end(%e: i32):" in help_at(text, "br ^end")
    assert "Argument of `func.func`" in help_at(text, "^end(%e")
    assert "func.call" in help_at(text, "%d = call")
    assert hover(OpenDocument(text, "f"), text.index("i32) {")) is None


@pytest.mark.parametrize(
    ("encoding", "columns"), [(UTF_8, [0, 2, 6, 7, 8]), (UTF_16, [0, 1, 3, 4, 5]), (UTF_32, [0, 1, 2, 3, 4])]
)
def test_positions(encoding: str, columns: list[int]) -> None:
    lines = LinePositions("é𝄞ab\r\né𝄞ab\rx\n", encoding)
    assert [lines.position(6 + at) for at in range(5)] == [(1, column) for column in columns]
    assert [lines.offset(1, column) for column in columns] == [6, 7, 8, 9, 10]
    assert lines.offset(1, 100) == 10 and lines.offset(0, 100) == 4
    assert lines.position(11) == (2, 0) and lines.position(13) == (3, 0)
    assert lines.offset(100, 0) == 13 and lines.offset(-1, 5) == 0
    assert lines.edited((0, columns[2]), (1, columns[1]), "-") == "é𝄞-𝄞ab\rx\n"
    assert lines.edited((1, 0), (0, 0), "-") == "é𝄞ab\r\n-é𝄞ab\rx\n"


def test_help_has_what_is_known_of_shapes() -> None:
    text = """\
func.func @f(%x: tensor<?x4xf32> {shape.dims = ["n", ""]}, %s: tensor<2xindex>) -> tensor<?x?xf32> {
  %y = tensor.cast %x : tensor<?x4xf32> to tensor<?x?xf32>
  %z = tensor.reshape %x(%s) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %k = arith.constant 1 : index
  return %y : tensor<?x?xf32>
}
"""
    assert "Shape: `[n, 4]`" in help_at(text, "%y")
    unknown = help_at(text, "%z")
    assert "Shape: `[arg1[0], arg1[1]]`" in unknown
    assert "dimension 0: what @f is called with" in unknown
    assert "Shape" not in help_at(text, "%k")
    assert "Shape" not in help_at(text + "x.y\n", "%y")
