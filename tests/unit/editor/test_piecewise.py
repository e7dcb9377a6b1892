"""Long texts, of which only what has changed is read again."""

from __future__ import annotations

import random

import pytest

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.editor import piecewise
from pyopt.editor.checking import check
from pyopt.editor.document import OpenDocument
from pyopt.editor.hover import hover
from pyopt.editor.piecewise import PieceMemory, check_typed
from tests.support.work import calls_in

TEXT = """\
#map = affine_map<(d0) -> (d0 + 1)>
// Comments.
func.func @first(%a: i32) -> i32 {
  %b = call @last(%a) : (i32) -> i32
  return %b : i32
}

memref.global "private" constant @table : memref<2xf32> = dense<[1.0, 2.0]>
func.func @maps(%i: index) -> index {
  %j = affine.apply #map(%i)
  return %j : index
}
func.func @table_of() -> memref<2xf32> {
  %t = memref.get_global @table : memref<2xf32>
  return %t : memref<2xf32>
}
// -----
func.func @other_part(%a: f32) -> f32 { return %a : f32 }
// -----
module {
  // More comments.
  func.func @last(%a: i32) -> i32 {
    %c = arith.constant 1 : i32
    %d = arith.addi %a, %c : i32
    return %d : i32
  }
  func.func private @last_but_one(i32) -> i32
}
"""
TEXT = TEXT.replace("// -----\nfunc.func @other", "func.func private @last(i32) -> i32\n// -----\nfunc.func @other")


@pytest.fixture(autouse=True)
def every_text_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(piecewise, "LONG", 20)


def places(diagnostics: list[Diagnostic]) -> list[tuple[int, int, str]]:
    return sorted([(one.line, one.column, one.message) for one in diagnostics])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("%d = arith.addi %a", "%d = arith.addi %z"),
        ("%d = arith.addi", "%d = arith.nope"),
        ("constant 1 : i32", "constant 1 : i64"),
        ("return %a : f32", "return %a : f64"),
        ("affine.apply #map", "affine.apply #nap"),
        ("#map = affine_map<(d0) -> (d0", "#map = affine_map<(d0) -> (d1"),
        ("memref.get_global @table", "memref.get_global @tablet"),
        ("func.func @table_of() -> memref<2xf32>", "func.func @table_of() -> memref<3xf32>"),
        ("(%i: index)", "(%i: index"),
    ],
)
def test_errors_are_where_the_whole_text_has_them(old: str, new: str) -> None:
    text = TEXT.replace(old, new)
    assert text != TEXT
    memory = PieceMemory(False)
    assert check_typed(TEXT, "f", memory).diagnostics == []
    found = check_typed(text, "f", memory)
    assert places(found.diagnostics) == places(check(text, "f", False).diagnostics)
    assert not found.complete


def test_only_what_changed_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def note(text: str, *others: object, **more: object) -> object:
        read.append(text)
        return check(text, *others, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(piecewise, "check", note)
    memory = PieceMemory(False)
    check_typed(TEXT, "f", memory)
    count = len(read)
    changed = TEXT.replace("%d = arith.addi", "// new\n    %d = arith.subi")
    assert check_typed(changed, "f", memory).diagnostics == []
    assert len(read) == count + 1 and "arith.subi" in read[-1] and "@first" not in read[-1]
    signature = changed.replace("private @last(i32) -> i32", "private @last(i32) -> i64")
    found = check_typed(signature, "f", memory)
    assert [(one.line, one.column) for one in found.diagnostics] == [(4, 8)]  # the call is wrong now
    assert check_typed(signature, "f", PieceMemory(False)).diagnostics[0].message == found.diagnostics[0].message


def test_brackets_that_do_not_match_are_reported() -> None:
    for damaged in (
        TEXT.replace("  return %b : i32\n}", "  return %b : i32\n"),
        TEXT.replace("%b : i32\n}", "%b : i32\n}}"),
    ):
        found = check_typed(damaged, "f", PieceMemory(False))
        assert found.diagnostics and not found.complete


def test_the_whole_text_has_the_last_word() -> None:
    """A line that looks like the beginning of an op, and is none."""
    text = TEXT.replace("(%i: index) -> index {", "(%i: index) -> index\nattributes {a} {")
    assert check(text, "f", False).diagnostics == []
    document = OpenDocument(text, "f")
    assert document.checked.diagnostics != [] and not document.checked.complete
    document.check_whole()
    assert document.checked.diagnostics == [] and document.checked.complete


@pytest.mark.parametrize(
    "again",
    [
        "module @inner {\n}\nmodule @inner {\n}\n",
        'func.func private @g()\n"func.func"() <{sym_name = "first", function_type = () -> ()}> ({}) : () -> ()\n',
        "func.func private @first()\n",
        'module {\n}\n%v = "test.a"() : () -> i32\nmodule {\n}\n%v = "test.a"() : () -> i32\n',
    ],
)
def test_a_name_of_two_pieces_is_found_out_by_the_whole(again: str) -> None:
    document = OpenDocument(
        again + TEXT.partition("// Comments.\n")[2].replace("affine.apply #map", "index.add %i,"), "f"
    )
    assert not document.checked.complete
    document.check_whole()
    assert any(one.message.startswith("redefinition of ") for one in document.checked.diagnostics)


def test_help_comes_from_pieces() -> None:
    document = OpenDocument(TEXT, "f").replaced(TEXT.replace("// Comments.\n", ""))
    found = hover(document, document.text.index("return %d") + len("return %d"))
    assert found is not None and "%d : i32" in found[0]
    found = hover(document, document.text.index("return %a : f32") + len("return %a"))
    assert found is not None and "%a : f32" in found[0]


@pytest.mark.parametrize("seed", range(60))
def test_texts_without_errors_in_pieces_have_none(seed: int) -> None:
    """Whatever is typed: if no piece has an error, the whole has none; else both have some, or the whole is asked."""
    chance = random.Random(seed)
    memory = PieceMemory(False)
    text = TEXT
    for _ in range(8):
        at = chance.randrange(len(text))
        cut = chance.choice((0, 0, 1, 1, 3))
        text = (
            text[:at]
            + chance.choice(("", "x", "}", "{", "%a", "\n", "//", "i32", "@last", '"', "-----", " "))
            + text[at + cut :]
        )
        found = check_typed(text, "f", memory)
        assert places(found.diagnostics) == places(check_typed(text, "f", PieceMemory(False)).diagnostics)
        whole = check(text, "f", False)
        if found.complete:
            assert all(one.severity != "error" for one in whole.diagnostics)
        lines = text.count("\n") + 1
        assert all(1 <= one.line <= lines for one in found.diagnostics if one.file is not None)
        if chance.random() < 0.6:
            text = TEXT


@pytest.mark.parametrize("lines", [1, 10_000])
def test_a_key_stroke_in_ten_thousand_lines(lines: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a small part of the work of reading the text where that is many functions, and at most twice as much."""
    monkeypatch.undo()
    body = "".join([f"  %v{number} = arith.addi %a, %a : i32\n" for number in range(lines)])
    count = 10_000 // (lines + 3)
    text = "".join(
        [f"func.func @f{at}(%a: i32) -> i32 {{\n{body}  return %a : i32\n}}\n" for at in range(max(count, 1))]
    )
    documents: list[OpenDocument] = []

    def read() -> None:
        documents.append(OpenDocument(text, "f"))
        assert documents[0].checked.diagnostics == []

    middle = text.index("arith", len(text) // 2)

    def type_a_letter() -> None:
        documents.append(documents[0].replaced(f"{text[:middle]}x{text[middle:]}"))
        assert len(documents[1].checked.diagnostics) == 1

    whole = calls_in(read)
    assert calls_in(type_a_letter) < (whole / 4 if lines == 1 else 2 * whole) + 1_000
    changed = documents[1]
    (wrong,) = changed.checked.diagnostics
    assert changed.text[slice(*changed.range_of(wrong))] == "xarith.addi"


def test_help_and_definitions_in_a_long_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the op at the place has its names, but for what may be used anywhere."""
    calls: list[int] = []
    with_one_body = piecewise.with_one_body

    def noted(text: str, offset: int) -> str:
        calls.append(offset)
        return with_one_body(text, offset)

    monkeypatch.setattr("pyopt.editor.document.with_one_body", noted)
    monkeypatch.setattr("pyopt.editor.document.LONG", 20)
    text = "".join([f"func.func @f{at}(%a: i32) -> i32 {{\n  %b = call @f0(%a) : (i32) -> i32\n  return %b : i32\n}}\n"
                    for at in range(5)])  # fmt: skip
    document = OpenDocument(text, "f")
    use = text.index("return %b", text.index("@f3")) + 8
    start = text.index("%b", text.index("@f3"))
    assert document.definition(use) == (start, start + 2)
    found = hover(document, use)
    assert found is not None and "%b : i32" in found[0] and "1 use" in found[0]
    assert document.definition(text.index("@f0(%a) :", use)) == (text.index("@f0"), text.index("@f0") + 3)
    assert len(calls) == 3
    found = hover(document, text.index("@f0(%a) :", use))
    assert found is not None and "5 uses" in found[0]
