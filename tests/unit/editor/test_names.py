"""Where a text defines and uses its names, also where no parser can read it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pyopt.editor.document import OpenDocument
from pyopt.editor.hover import hover
from pyopt.editor.names import names_of
from pyopt.editor.scopes import Name
from pyopt.ir.context import Context
from tests.support.documents import ROOT

FILES = sorted((ROOT / "tests" / "lit").glob("**/*.mlir"))


def uses(text: str, place: str) -> list[str]:
    """`line:column` of the definition of what is named behind `place`, and of its uses in order."""
    names = names_of(text, Context(lambda severity, message, location, notes: None))
    found = names.name_at(text.index(place) + len(place))
    assert found is not None
    first, *others = found[0].ranges

    def shown(offset: int) -> str:
        return f"{text.count(chr(10), 0, offset) + 1}:{offset - text.rfind(chr(10), 0, offset)}"

    return [shown(first[0]), *[shown(start) for start, _ in sorted(others)]]


LOOPS = """\
func.func @f(%n: index, %a: tensor<4xf32>) -> index {
  %one = arith.constant 1 : index
  %r:2 = scf.for %i = %n to %n step %one iter_args(%s = %one, %t = %n) -> (index, index) {
    scf.for %i2 = %i to %n step %one {
    }
    scf.yield %t, %s : index, index
  }
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%one, %one) {
    %x = arith.addi %i, %j : index
  }
  %m = linalg.reduce ins(%a : tensor<4xf32>) outs(%e : tensor<f32>) dimensions = [0]
    (%in: f32, %out: f32) {
      linalg.yield %in : f32
    }
  return %r#1 : index
}
"""


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("scf.for %i", ["3:18", "4:19"]),
        ("(%s", ["3:52", "6:19"]),
        ("parallel (%i", ["8:17", "9:21"]),
        ("%r", ["3:3", "15:10"]),
        ("(%in", ["12:6", "13:20"]),
        ("ins(%a", ["1:25", "11:26"]),
    ],
)
def test_arguments_of_regions(place: str, expected: list[str]) -> None:
    assert uses(LOOPS, place) == expected


def test_an_isolated_op_does_not_see_the_names_around_it() -> None:
    text = "func.func @f(%a: i32) { return }\nfunc.func @g(%a: i32) {\n  x.y %a\n}\nfunc.func private @h(%a: i32)\n"
    assert uses(text, "@f(%a") == ["1:14"]
    assert uses(text, "@g(%a") == ["2:14", "3:7"]
    assert uses(text, "@h(%a") == ["5:22"]


def test_blocks() -> None:
    text = """\
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b(%c : i1)
^a:
  cf.br ^b(%c : i1)
^b(%d: i1):
  return
}
func.func @g() {
^a:
  cf.br ^a
}
"""
    assert uses(text, "%c, ^a") == ["3:1", "2:18"]
    assert uses(text, "^b") == ["5:1", "2:22", "4:9"]
    assert uses(text, "@g() {\n^a") == ["9:1", "10:9"]
    assert uses(text, "(%d") == ["5:4"]


def test_symbols_of_nested_tables() -> None:
    text = """\
module @outer {
  func.func private @f()
}
module {
  func.func private @f()
  func.func @g() {
    call @f() : () -> ()
    "x.y"() {here = @f, there = @outer::@f} : () -> ()
    return
  }
}
"func.func"() <{sym_name = "generic", function_type = () -> ()}> ({}) : () -> ()
func.func @h() attributes {r = @generic} { return }
"""
    assert uses(text, "call @f") == ["5:21", "7:10", "8:21"]
    assert uses(text, "::@f") == ["2:21", "8:41"]
    assert uses(text, "@outer") == ["1:8", "8:33"]
    assert uses(text, "r = @generic") == ["12:28", "13:32"]


def test_aliases_and_parts_of_files() -> None:
    text = """\
#m = affine_map<(d0) -> (d0)>
!t = memref<4x!e, #m>
!e = f32
// -----
#m = affine_map<(d0) -> (d0 + 1)>
func.func private @f(memref<4xf32, #m>)
"""
    assert uses(text, "#m") == ["1:1", "2:19"]
    assert uses(text, "4x!e") == ["3:1", "2:15"]
    assert uses(text, "xf32, #m") == ["5:1", "6:36"]


@pytest.mark.parametrize(
    "damaged",
    [
        LOOPS.replace("arith.addi %i, %j : index", "arith.addi %i, "),
        LOOPS.replace("-> (index, index) {", "-> (index, {"),
        LOOPS.replace("arith.constant 1 : index", 'arith.constant "'),
    ],
)
def test_text_with_errors_has_names(damaged: str) -> None:
    assert len(uses(damaged, "scf.for %i")) == 2
    assert uses(damaged, "%r")[-1] == "15:10"


def is_declaration(document: OpenDocument, name: Name) -> bool:
    """The name is that of an argument of an op without a body."""
    op = None if name.op is None else document.checked.op_named_at(name.op.name_at)
    return name.argument and op is not None and not any(block for region in op.regions for block in region)


@pytest.mark.parametrize("path", random.Random(7).sample(FILES, 60), ids=lambda path: str(path.relative_to(ROOT)))
def test_names_are_those_of_the_parser(path: Path) -> None:
    """Each name of a value in a valid text leads to a value of that name, and each of a block to a label."""
    text = path.read_text(encoding="utf-8", errors="surrogateescape")
    for chunk in text.split("// -----"):
        document = OpenDocument(chunk, "x", allow_unregistered=True)
        if any(one.severity == "error" for one in document.checked.diagnostics):
            continue
        names = document.names
        for token, offset in zip(names.texts, names.offsets, strict=True):
            if len(token) < 2 or token[0] not in "%^":
                continue
            found = names.name_at(offset)
            assert found is not None, chunk[offset - 40 : offset + 40]
            if token[0] == "%":
                values = document.checked.values_of(found[0])
                if values or not is_declaration(document, found[0]):
                    assert {one.given.partition("#")[0] for one in values} == {token.partition("#")[0]}


@pytest.mark.parametrize("seed", range(40))
def test_any_text_has_answers(seed: int) -> None:
    """No question about a text that is being typed or damaged ends in an exception."""
    chance = random.Random(seed)
    text = chance.choice(FILES).read_text(encoding="utf-8", errors="surrogateescape")
    at = chance.randrange(max(len(text) - 400, 1))
    pieces = list(text[at : at + 400])
    for _ in range(chance.randrange(1, 12)):
        where = chance.randrange(len(pieces) + 1)
        pieces[where : where + chance.randrange(3)] = chance.choices('{}()<>"%^@#!:=\n ab0é𝄞', k=chance.randrange(3))
    document = OpenDocument("".join(pieces), "x")
    for diagnostic in document.checked.diagnostics:
        start, end = document.range_of(diagnostic)
        assert 0 <= start <= end <= len(document.text)
        assert "internal error" not in diagnostic.message
    for offset in range(len(document.text) + 1):
        found = hover(document, offset)
        assert found is None or found[1] <= offset <= found[2]
        assert document.lines.offset(*document.lines.position(offset)) in (offset, offset + 1, offset - 1)
        for start, end in document.references(offset):
            assert document.text[start:end]
