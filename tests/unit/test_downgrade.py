"""Today's text in the spelling of other years (tools/downgrade.py), and back by `upgrade`."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyopt.ir.context import Context
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from pyopt.upgrade import Upgraded, plain, upgrade
from tests.support.lit_file import lit_files
from tools.downgrading.back import YEARS, check, parts_of
from tools.downgrading.reasons import NotSayable
from tools.downgrading.text import downgraded

LIT = Path(__file__).resolve().parents[1] / "lit"
EXAMPLE = """\
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#layout = affine_map<(d0) -> (d0 + 1)>
func.func private @other(i32)
func.func @f(%t: tensor<?x?xf32>, %m: memref<4xf32, #layout>, %c: i1, %x: i32) -> index {
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<2> : tensor<3xi32>
  %w = arith.constant dense<[1, 2]> : tensor<2xi32>
  %d = tensor.dim %t, %c1 : tensor<?x?xf32>
  %p = arith.cmpi slt, %d, %c1 : index
  %q = arith.divsi %x, %x : i32
  %a = affine.apply #map(%d)[%c1]
  scf.for %i = %c1 to %d step %c1 {
    %l = memref.load %m[%i] {one = 1 : i8} : memref<4xf32, #layout>
    func.call @other(%x) : (i32) -> ()
  }
  cf.cond_br %c, ^bb1, ^bb2(%a : index)
^bb1:
  cf.br ^bb2(%d : index)
^bb2(%r: index):
  return %r : index
}
"""
IN_2019 = """\
#map = (d0) -> (d0 + 1)
#map1 = (d0)[s0] -> (d0 + s0)
module {
  func @other(i32)
  func @f(tensor<?x?xf32>, memref<4xf32, #map>, i1, i32) -> index {
^bb0(%arg0: tensor<?x?xf32>, %arg1: memref<4xf32, #map>, %arg2: i1, %arg3: i32):
    %c1 = constant 1 : index
    %cst = constant splat<tensor<3xi32>, 2>
    %cst_0 = constant dense<tensor<2xi32>, [1, 2]>
    %dim = dim %arg0, 1 : tensor<?x?xf32>
    %0 = cmpi "slt", %dim, %c1 : index
    %1 = divis %arg3, %arg3 : i32
    %2 = affine.apply #map1(%dim)[%c1]
    loop.for %arg4 = %c1 to %dim step %c1 {
      %4 = load %arg1[%arg4] {one: 1 : i8} : memref<4xf32, #map>
      call @other(%arg3) : (i32) -> ()
    }
    cond_br %arg2, ^bb1, ^bb2(%2 : index)
  ^bb1:  // pred: ^bb0
    br ^bb2(%dim : index)
  ^bb2(%3: index):  // 2 preds: ^bb0, ^bb1
    return %3 : index
  }
}
"""
IN_2021 = """\
    %c1 = constant 1 : index
    %cst = constant dense<2> : tensor<3xi32>
    %cst_0 = constant dense<[1, 2]> : tensor<2xi32>
    %dim = dim %arg0, %c1 : tensor<?x?xf32>
    %0 = cmpi slt, %dim, %c1 : index
    %1 = divi_signed %arg3, %arg3 : i32
    %2 = affine.apply #map1(%dim)[%c1]
    scf.for %arg4 = %c1 to %dim step %c1 {
      %4 = std.load %arg1[%arg4] {one = 1 : i8} : memref<4xf32, #map>
      std.call @other(%arg3) : (i32) -> ()
    }
    cond_br %arg2, ^bb1, ^bb2(%2 : index)
"""
GENERIC = """\
"func.func"() <{function_type = (i1, i32) -> i32, sym_name = "f"}> ({
^bb0(%c: i1, %x: i32):
  %0 = "arith.addi"(%x, %x) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  "cf.cond_br"(%c, %0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
^bb1:
  "cf.br"(%x)[^bb2] : (i32) -> ()
^bb2(%r: i32):
  "func.return"(%r) {a = 1 : i8} : (i32) -> ()
}) : () -> ()
"""
GENERIC_2019 = """\
"module"() ({
  "func"() ({
  ^bb0(%arg0: i1, %arg1: i32):
    %0 = "std.addi"(%arg1, %arg1) : (i32, i32) -> i32
    "std.cond_br"(%arg0)[^bb1, ^bb2(%0 : i32)] : (i1) -> ()
  ^bb1:  // pred: ^bb0
    "std.br"()[^bb2(%arg1 : i32)] : () -> ()
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    "std.return"(%1) {a: 1 : i8} : (i32) -> ()
  }) {type: (i1, i32) -> i32, sym_name: "f"} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()
"""


def _printed(text: str, generic: bool = False) -> str:
    context = Context(lambda *arguments: None, True)
    module = parse_module(Source(text, "-", 0), context)
    assert module is not None
    return print_op(module, context, PrintOptions(generic=generic))


@pytest.mark.full
def test_a_share_of_the_lit_files_comes_back() -> None:
    outcome = check(lit_files(LIT)[::6], YEARS)
    assert outcome.failures == []
    assert outcome.made[2019] >= 120
    assert outcome.made[2021] >= 300
    assert sum(outcome.texts.values()) >= 800


def test_2019_in_custom_form() -> None:
    assert downgraded(_printed(EXAMPLE), 2019)[0].strip() == IN_2019.strip()


def test_2021_in_custom_form() -> None:
    assert IN_2021 in downgraded(_printed(EXAMPLE), 2021)[0]


def test_2019_in_generic_form() -> None:
    assert downgraded(_printed(GENERIC, True), 2019)[0].strip() == GENERIC_2019.strip()


def test_2021_in_generic_form() -> None:
    text = downgraded(_printed(GENERIC, True), 2021)[0]
    assert (
        '"std.cond_br"(%arg0, %0)[^bb1, ^bb2] {operand_segment_sizes = dense<[1, 0, 1]> : vector<3xi32>} '
        ": (i1, i32) -> ()" in text
    )
    assert '}) {type = (i1, i32) -> i32, sym_name = "f"} : () -> ()' in text


def test_2023() -> None:
    text = _printed("func.func @f(%x: f32) -> f32 {\n%0 = arith.maximumf %x, %x : f32\nreturn %0 : f32\n}")
    assert "%0 = arith.maxf %arg0, %arg0 : f32\n" in downgraded(text, 2023)[0]


def test_2023_without_words() -> None:
    ops = "%0 = vector.extract %v[1] : vector<3xf32> from vector<2x3xf32>\n"
    ops += "%1 = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>\n"
    text = downgraded(_printed(f"func.func @f(%v: vector<2x3xf32>, %t: tensor<6xf32>) {{\n{ops}return\n}}"), 2023)[0]
    assert "vector.extract %arg0[1] : vector<2x3xf32>\n" in text
    assert "tensor.expand_shape %arg1 [[0, 1]] : tensor<6xf32> into tensor<2x3xf32>\n" in text


@pytest.mark.parametrize(
    ("op", "year", "reason"),
    [
        ("%0 = arith.addi %x, %x overflow<nsw> : i32", 2021, "flags of arith.addi"),
        ("%0 = index.constant 1", 2021, "index.constant"),
        ("%0 = ub.poison : i32", 2019, "ub.poison"),
        ("%0 = math.exp2 %f : f32", 2019, "math.exp2"),
        ('%0 = "any.op"() {a = array<i32: 1>} : () -> i32', 2021, "array<...>"),
        ("%0 = tensor.dim %t, %i : tensor<4xf32>", 2019, "dim of a value"),
    ],
)
def test_what_cannot_be_said(op: str, year: int, reason: str) -> None:
    text = _printed(f"func.func @f(%x: i32, %f: f32, %i: index, %t: tensor<4xf32>) {{\n{op}\nreturn\n}}")
    with pytest.raises(NotSayable, match=reason):
        downgraded(text, year)


def _without_module(text: str) -> str:
    """The functions of a printed module."""
    head, _, body = text.partition("module {\n")
    lines = body.rpartition("\n}")[0].split("\n")
    return head + "\n".join([line.removeprefix("  ") for line in lines]) + "\n"


@pytest.mark.full
def test_plain_functions_are_upgraded_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts, changes and places with the short cut of long texts and without."""
    monkeypatch.setattr(plain, "LEAST", 0)
    short = 0
    for path in lit_files(LIT)[::9]:
        for _, _, forms in parts_of(path):
            for year in YEARS:
                try:
                    old = _without_module(downgraded(forms[0], year)[0])
                except NotSayable:
                    continue
                short += any(piece.edits for piece in plain.pieces_of(old))
                slow, quick = upgrade(old, short_cuts=False), upgrade(old)
                assert quick.text == slow.text, path
                assert _entries(quick) == _entries(slow), path
                assert [one.message for one in quick.problems] == [one.message for one in slow.problems]
                step = len(slow.text) // 20 + 1
                places = range(0, len(slow.text), step)
                assert [quick.old_place(at) for at in places] == [slow.old_place(at) for at in places], path
    assert short > 20


def _entries(done: Upgraded) -> list[tuple[int, str, str, int]]:
    return sorted([(one.line, one.old, one.new, one.year) for one in done.changes])
