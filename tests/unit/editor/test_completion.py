"""What may be typed at a place; `|` is the cursor."""

from __future__ import annotations

import random
import re

import pytest

from pyopt.editor.completion import completions
from pyopt.editor.document import OpenDocument
from pyopt.syntax.suggestions import TYPES
from tests.support.documents import ROOT
from tests.support.plugins import unloading_plugins

FUNCTION = """\
#map = affine_map<(d0) -> (d0)>
!pair = tuple<i32, i32>
module @inner {
  func.func private @helper()
}
func.func @f(%arg: index, %flag: i1) {
  %one = arith.constant 1 : index
  scf.for %i = %arg to %one step %one {
    %in = arith.addi %i, %one : index
  }
  cf.br ^end
^end:
  LINE
  %later = arith.constant 2 : index
  return
}
func.func @g(%other: i32) {
  return
}
"""
WORD = re.compile(r"[%^@#!]?[\w.]*$")


def typed(line: str, text: str = FUNCTION) -> list[str]:
    """What may stand in a line of a function."""
    whole = text.replace("LINE", line)
    offset = whole.index("|")
    document = OpenDocument(whole.replace("|", ""), "f.mlir")
    start, found = completions(document, offset)
    assert document.text[start:offset] == WORD.findall(line[: line.index("|")])[0]
    return [one.text for one in found]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("%s = arith.addi %|", ["%one", "%flag", "%arg"]),
        ("%s = arith.addi %a|", ["%arg"]),
        ("cf.br ^e|", ["^end"]),
        ("call @|", ["@inner", "@f", "@g"]),
        ("%0 = arith.addi %one, %one : |", [*TYPES, "!pair"]),
        ("x.y @inner::@|", ["@helper"]),
        ("x.y #m|", ["#map"]),
        ("x.y !p|", ["!pair"]),
        ("x.y : !llvm.p|", ["!llvm.ppc_fp128", "!llvm.ptr"]),
        ("x.y #arith.f|", ["#arith.fastmath"]),
        ("%s = arith.addu|", ["arith.addui_extended"]),
        ("%s = ari|", ["arith."]),
        ("%a, %b = memref.alloca|", ["memref.alloca_scope", "memref.alloca_scope.return"]),
        ("ret|", ["return"]),
        ("%s = arith.addi %one, %one {over|", ["overflowFlags"]),
        ("%s = arith.addi %one, %one {|", ["overflowFlags"]),
        ("%s = arith.addi %one, %one {overflowFlags = #arith.overflow<nsw>, |", []),
        ("%s = arith.addi %one, %one over|", ["overflow"]),
        ("%s = arith.addi %one, %one : in|", ["index"]),
        ("scf.if %flag { arith.cons|", ["arith.constant"]),
        ("// arith.add|", []),
    ],
)
def test_what_may_stand_there(line: str, expected: list[str]) -> None:
    assert typed(line) == expected


def test_values_of_inner_regions_are_not_visible_outside() -> None:
    inside = FUNCTION.replace("%in = arith", "%x = arith.addi %|\n    %in = arith").replace("LINE", "")
    document = OpenDocument(inside.replace("|", ""), "f.mlir")
    found = completions(document, inside.index("|"))[1]
    assert [one.text for one in found] == ["%i", "%one", "%flag", "%arg"]
    assert found[0].detail == "argument of scf.for" and found[1].detail == "%one = arith.constant 1 : index"


def test_ops_have_their_documentation() -> None:
    document = OpenDocument("func.func @f() {\n  arith.constan\n}\n", "f.mlir")
    (found,) = completions(document, document.text.index("constan") + 7)[1]
    assert (found.text, found.detail) == (
        "arith.constant",
        "A value known at compile time: a number, or a vector or tensor of them",
    )


def test_dialects_of_plug_ins() -> None:
    from pyopt.passes.plugins import load_plugin

    with unloading_plugins():
        assert load_plugin(str(ROOT / "examples" / "toy.py")) == ""
        assert typed("to|") == ["toy."]
        assert typed("%i = toy.m|") == ["toy.make"]
        assert typed("x.y : !toy.|") == ["!toy.interval"]


@pytest.mark.parametrize("seed", range(40))
def test_any_place_has_an_answer(seed: int) -> None:
    chance = random.Random(seed)
    text = chance.choice(sorted((ROOT / "tests" / "lit").glob("**/*.mlir"))).read_text("utf-8", "surrogateescape")
    at = chance.randrange(max(len(text) - 300, 1))
    document = OpenDocument(text[at : at + chance.randrange(300)], "x")
    for offset in range(0, len(document.text) + 1, 3):
        start, found = completions(document, offset)
        assert start <= offset and all(one.text.startswith(document.text[start:offset]) for one in found)
