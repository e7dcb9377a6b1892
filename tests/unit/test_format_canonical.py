"""--canonical-syntax: custom forms and defaults, with names and comments kept, and nothing else changed."""

from __future__ import annotations

from pyopt.format import LayoutOptions, format_source
from pyopt.format.canonical import _generic
from tests.unit.test_format_layout import FILES

TEXT = """#m = affine_map<(d0) -> (d0)>
func.func @f(%a: i32, %c: i1, %i: index) -> i32 {
  %x = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 // kept
  %y:2 = "test.two"(%x) : (i32) -> (i32, i32)
  %z = "arith.muli"(%y#1, // inner
    %y#0) : (i32, i32) -> i32
  %q = "affine.apply"(%i) <{map = #m}> : (index) -> index
  "cf.cond_br"(%c, %x, %z)[^one, ^two] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^one(%p: i32):
  "func.return"(%p) : (i32) -> ()
^two(%r: i32):
  return %r : i32
}
"""
EXPECTED = """#m = affine_map<(d0) -> (d0)>
func.func @f(%a: i32, %c: i1, %i: index) -> i32 {
  %x = arith.addi %a, %a : i32 // kept
  %y:2 = "test.two"(%x) : (i32) -> (i32, i32)
  %z = "arith.muli"(%y#1, // inner
    %y#0) : (i32, i32) -> i32
  %q = affine.apply #m(%i)
  cf.cond_br %c, ^one(%x : i32), ^two(%z : i32)
^one(%p: i32):
  return %p : i32
^two(%r: i32):
  return %r : i32
}
"""


def test_custom_forms() -> None:
    layout = format_source(TEXT, LayoutOptions(canonical_syntax=True))
    assert layout.text == EXPECTED
    assert layout.changed_ops == [
        (3, "arith.addi", "custom form"),
        (7, "affine.apply", "custom form"),
        (8, "cf.cond_br", "custom form"),
        (10, "func.return", "custom form"),
    ]


def test_text_with_errors_stays() -> None:
    text = '%0 = "arith.addi"(%a, %a) : (i32, i32) -> i32\n'
    assert format_source(text, LayoutOptions(canonical_syntax=True)).text == text


def test_what_it_means_stays() -> None:
    changed = 0
    for path in FILES[::7]:
        text = path.read_bytes().decode("utf-8", "surrogateescape")
        if '"\n' in text and "invalid" in path.name:
            continue
        layout = format_source(text, LayoutOptions(canonical_syntax=True))
        for old, new in zip(text.split("// -----"), layout.text.split("// -----"), strict=True):
            assert _generic(old) == _generic(new), path
        changed += len(layout.changed_ops)
        assert format_source(layout.text, LayoutOptions(canonical_syntax=True)).text == layout.text, path
    assert changed > 5
