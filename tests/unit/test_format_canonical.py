"""--canonical-syntax: custom forms and defaults, with names and comments kept, and nothing else changed.

Every chunk of tests/lit is asked by `ask_canonical_syntax` (`tests/support/chunks/about_layout.py`).
"""

from __future__ import annotations

from pyopt.format import LayoutOptions, format_source

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


NESTED = """// A kernel.
"func.func"() <{function_type = (index, memref<?xf32>, i1) -> index, sym_name = "f"}> ({
^entry(%n: index, %m: memref<?xf32>, %c: i1): // the arguments
  %c0 = "arith.constant"() <{value = 0 : index}> : () -> index loc("here")
  // The loop.
  "scf.for"(%c0, %n, %n) ({
  ^bb0(%i: index):
    %v = "memref.load"(%m, %i) <{nontemporal = false}> : (memref<?xf32>, index) -> f32
    "memref.store"(%v, %m, %i) : (f32, memref<?xf32>, index) -> () // back
    "scf.yield"() : () -> ()
    // the end
  }) : (index, index, index) -> ()
  %r = "scf.if"(%c) ({
    "scf.yield"(%c0) : (index) -> ()
  }, {
    "scf.yield"(%n) : (index) -> ()
  }) {kept} : (i1) -> index
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  scf.if %c {
    // nothing
    scf.yield
  }
  "scf.if"(%c) ({
    "test.op"() : () -> ()
    "scf.yield"() : () -> ()
  }, { // a comment between its own tokens
  }) : (i1) -> ()
  "cf.br"(%r)[^out] : (index) -> ()
^out(%q: index):
  "func.return"(%q) : (index) -> ()
}) : () -> ()
"""
NESTED_EXPECTED = """// A kernel.
func.func @f(%n: index, %m: memref<?xf32>, %c: i1) -> index { // the arguments
  %c0 = arith.constant 0 : index loc("here")
  // The loop.
  scf.for %i = %c0 to %n step %n {
    %v = memref.load %m[%i] : memref<?xf32>
    memref.store %v, %m[%i] : memref<?xf32> // back
    // the end
  }
  %r = scf.if %c -> (index) {
    scf.yield %c0 : index
  } else {
    scf.yield %n : index
  } {kept}
  scf.if %c {
  }
  scf.if %c {
    // nothing
  }
  "scf.if"(%c) ({
    "test.op"() : () -> ()
    scf.yield
  }, { // a comment between its own tokens
  }) : (i1) -> ()
  cf.br ^out(%r : index)
^out(%q: index):
  return %q : index
}
"""


def test_ops_with_regions() -> None:
    layout = format_source(NESTED, LayoutOptions(canonical_syntax=True))
    assert layout.text == NESTED_EXPECTED
    assert (6, "scf.for", "custom form") in layout.changed_ops
    assert (22, "scf.if", "what is implied") in layout.changed_ops


def test_lines() -> None:
    layout = format_source(NESTED, LayoutOptions(canonical_syntax=True, lines=((4, 4), (13, 17))))
    old, new = NESTED.split("\n"), layout.text.split("\n")
    assert [name for _, name, _ in layout.changed_ops] == ["arith.constant", "scf.if", "scf.yield", "scf.yield"]
    assert new[:3] == old[:3] and new[4:12] == old[4:12] and new[-16:] == old[-16:]
    assert new[12:14] == ["  %r = scf.if %c -> (index) {", "    scf.yield %c0 : index"]


def test_an_op_whose_custom_form_says_something_else_stays() -> None:
    text = """func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %0 = "arith.addi"(%n, %n) : (index, index) -> index
  "scf.forall"(%c0, %n) <{
    operandSegmentSizes = array<i32: 1, 1, 0, 0>,
    staticLowerBound = array<i64: -9223372036854775808>,
    staticStep = array<i64: 1>,
    staticUpperBound = array<i64: -9223372036854775808>
  }> ({
  ^bb0(%i: index):
    scf.forall.in_parallel {}
  }) : (index, index) -> ()
  return
}
"""
    layout = format_source(text, LayoutOptions(canonical_syntax=True))
    assert [name for _, name, _ in layout.changed_ops] == ["arith.addi"]
    assert '"scf.forall"(%c0, %n)' in layout.text


def test_text_with_errors_stays() -> None:
    text = '%0 = "arith.addi"(%a, %a) : (i32, i32) -> i32\n'
    assert format_source(text, LayoutOptions(canonical_syntax=True)).text == text
