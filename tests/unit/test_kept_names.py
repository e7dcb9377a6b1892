"""--keep-names: values and blocks under their names in the source; --mlir-print-ir-diff, whose lines have them."""

from __future__ import annotations

import difflib
import random
import re

import pytest

import pyopt
from pyopt.driver.ir_diff import diff_lines
from pyopt.driver.run import run_in_process

TEXT = """\
func.func @f(%x: i32, %flag: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %sum = arith.addi %x, %zero : i32
  %double = arith.muli %sum, %sum : i32
  %again = arith.muli %sum, %sum : i32
  cf.cond_br %flag, ^left(%double : i32), ^right
^left(%p: i32):
  %two:2, %3 = "test.three"(%p) : (i32) -> (i32, i32, i32)
  cf.br ^done(%two#1 : i32)
^right:
  %5 = "test.one"(%again) : (i32) -> i32
  %three = arith.constant 3 : i32
  %six = arith.addi %three, %three : i32
  %r = arith.addi %5, %six : i32
  cf.br ^done(%r : i32)
^done(%q: i32):
  return %q : i32
}
"""


def kept(text: str, *flags: str) -> str:
    """What is printed under the names of the source."""
    code, output, errors = run_in_process(["--keep-names", "--allow-unregistered-dialect", *flags], text)
    assert (code, errors) == (0, "")
    return output


def body(text: str) -> list[str]:
    """The lines inside the first function, without indentation and comments."""
    lines = [line.partition("  //")[0].strip() for line in text.splitlines()]
    start = next(index for index, line in enumerate(lines) if line.startswith("func.func"))
    return lines[start + 1 : lines.index("}", start)]


def test_all_names_as_written() -> None:
    assert body(kept(TEXT)) == body(TEXT)
    assert "^done(%q: i32):  // 2 preds: ^left, ^right\n" in kept(TEXT)
    _, numbered, _ = run_in_process(["--allow-unregistered-dialect"], TEXT)
    assert "%two" not in numbered
    assert kept(kept(TEXT)) == kept(TEXT)


def test_what_replaces_a_value_takes_its_name() -> None:
    """The folded sum has the name `%six`; of equal ops the first keeps its own; values of the source keep theirs."""
    lines = body(kept(TEXT, "--canonicalize", "--cse"))
    assert lines == [
        "%six = arith.constant 6 : i32",
        "%double = arith.muli %x, %x : i32",
        "cf.cond_br %flag, ^left(%double : i32), ^right",
        "^left(%p: i32):",
        '%two:2, %3 = "test.three"(%p) : (i32) -> (i32, i32, i32)',
        "cf.br ^done(%two#1 : i32)",
        "^right:",
        '%5 = "test.one"(%double) : (i32) -> i32',
        "%r = arith.addi %5, %six : i32",
        "cf.br ^done(%r : i32)",
        "^done(%q: i32):",
        "return %q : i32",
    ]


INLINED = """\
func.func private @callee(%x: i32, %c: i1) -> i32 {
  %t = arith.addi %x, %x : i32
  cf.cond_br %c, ^then, ^else
^then:
  return %t : i32
^else:
  %0 = arith.muli %t, %x : i32
  return %0 : i32
}
func.func @caller(%a: i32, %c: i1) -> i32 {
  %0 = arith.subi %a, %a : i32
  %t = call @callee(%a, %c) : (i32, i1) -> i32
  %t_0 = call @callee(%t, %c) : (i32, i1) -> i32
  cf.br ^then
^then:
  return %t_0 : i32
}
"""


def test_names_that_meet_are_told_apart() -> None:
    text = kept(INLINED, "--inline")
    caller = text[text.index("@caller") :]
    names = re.findall(r"(%\w+)(?: =|: i)", caller)
    blocks = re.findall(r"^ *(\^\w+)", caller, re.MULTILINE)
    assert names == ["%a", "%c", "%t", "%0", "%t_1", "%t_2", "%1", "%t_0"]
    assert blocks == ["^else", "^bb2", "^else_0", "^bb4"]
    assert kept(text) == text


def test_lowerings() -> None:
    text = """\
func.func @f(%m: memref<4xf32>, %zero: f32) -> f32 {
  %total = affine.for %i = 0 to 4 iter_args(%acc = %zero) -> f32 {
    %e = affine.load %m[%i] : memref<4xf32>
    %next = arith.addf %acc, %e : f32
    affine.yield %next : f32
  }
  return %total : f32
}
"""
    assert body(kept(text, "--lower-affine", "--convert-scf-to-cf")) == [
        "%c0 = arith.constant 0 : index",
        "%c4 = arith.constant 4 : index",
        "%c1 = arith.constant 1 : index",
        "cf.br ^bb1(%c0, %zero : index, f32)",
        "^bb1(%i: index, %acc: f32):",
        "%0 = arith.cmpi slt, %i, %c4 : index",
        "cf.cond_br %0, ^bb2, ^bb3",
        "^bb2:",
        "%e = memref.load %m[%i] : memref<4xf32>",
        "%next = arith.addf %acc, %e : f32",
        "%1 = arith.addi %i, %c1 : index",
        "cf.br ^bb1(%1, %next : index, f32)",
        "^bb3:",
        "return %acc : f32",
    ]


def test_new_values_have_names_of_their_own() -> None:
    """Numbers and hints that the source uses for others are not given again."""
    text = """\
func.func @f(%cond: i1, %0: i32, %c1_i32: i32, %2: i32) -> i32 {
  %1 = arith.subi %0, %c1_i32 : i32
  %4 = scf.if %cond -> i32 {
    %3 = arith.addi %1, %2 : i32
    scf.yield %3 : i32
  } else {
    %5 = arith.ceildivsi %1, %2 : i32
    scf.yield %5 : i32
  }
  return %4 : i32
}
"""
    out = kept(text, "--arith-expand", "--convert-scf-to-cf")
    names = re.findall(r"(%\w+)(?: =|: i)", out)
    assert len(names) == len(set(names))
    assert names[:7] == ["%cond", "%0", "%c1_i32", "%2", "%1", "%3", "%c0_i32"]
    assert names[7:] == ["%c1_i32_0", "%6", "%7", "%8", "%9", "%10", "%11", "%12", "%13", "%5", "%4"]
    assert "%5 = arith.select" in out
    assert kept(out) == out


def test_siblings_and_isolated_ops() -> None:
    text = """\
func.func @f(%x: i32, %c: i1) {
  scf.if %c {
    %y = "test.y"(%x) : (i32) -> i32
  } else {
    %y = "test.y"(%x) : (i32) -> i32
  }
  return
}
func.func @g(%x: i32) {
  %y = "test.y"(%x) : (i32) -> i32
  return
}
"""
    assert body(kept(text)) == body(text)
    assert kept(text).count("%y = ") == 3


def test_forward_references_and_graph_regions() -> None:
    text = """\
"test.graph"() ({
  %a = "test.use"(%b#1) : (i32) -> i32
  %b:2 = "test.make"(%a) : (i32) -> (i32, i32)
}) : () -> ()
"""
    out = kept(text)
    assert '%a = "test.use"(%b#1)' in out
    assert '%b:2 = "test.make"(%a)' in out


def test_results_that_fall_away() -> None:
    text = """\
func.func @f(%n: index, %x: i32) -> i32 {
  %r:3 = scf.for %i = %n to %n step %n iter_args(%a = %x, %b = %x, %c = %x) -> (i32, i32, i32) {
    %s = "test.s"(%a, %b) : (i32, i32) -> i32
    scf.yield %s, %b, %s : i32, i32, i32
  }
  %t = arith.addi %r#0, %r#2 : i32
  return %t : i32
}
""".replace("%n to %n", "%n to %m").replace("(%n: index", "(%n: index, %m: index")
    out = kept(text, "--canonicalize")
    assert re.search(r"%r(?::2)? = scf.for %i", out)
    assert "%b" not in out


def test_python() -> None:
    module = pyopt.parse(
        "func.func @f(%x: i32) -> i32 {\n  %s = arith.addi %x, %x : i32\n  return %s : i32\n}", keep_names=True
    )
    assert "%0 = arith.addi %arg0, %arg0" in module.text()
    assert "%s = arith.addi %x, %x" in module.text(keep_names=True)
    assert "%0 = arith.addi %arg0" in pyopt.parse(str(module)).text(keep_names=True)


def test_without_the_flag_nothing_is_kept() -> None:
    module = pyopt.parse("func.func @f(%x: i32) {\n  return\n}")
    assert module.text(keep_names=True) == module.text()


# The diff.


def diff_of(text: str, *flags: str) -> tuple[str, str]:
    code, output, errors = run_in_process(["--allow-unregistered-dialect", "--mlir-print-ir-diff", *flags], text)
    assert code == 0
    return output, errors


def test_diff_of_each_pass_that_changes() -> None:
    output, errors = diff_of(TEXT, "-p=builtin.module(func.func(cse,canonicalize),cse)")
    plain = run_in_process(["--allow-unregistered-dialect", "-p=builtin.module(func.func(cse,canonicalize),cse)"], TEXT)
    assert output == plain[1]
    heads = re.findall(r"^// -----// (.*) //----- //$", errors, re.MULTILINE)
    assert heads == [
        "IR Diff After CSE (cse) 'func.func' operation: @f",
        "IR Diff After Canonicalizer (canonicalize) 'func.func' operation: @f",
    ]
    changed = [line for line in errors.splitlines() if line[:1] in "+-"]
    assert changed[:3] == [
        "-  %again = arith.muli %sum, %sum : i32",
        '-  %5 = "test.one"(%again) : (i32) -> i32',
        '+  %5 = "test.one"(%double) : (i32) -> i32',
    ]


def test_diff_of_what_a_failed_pass_did() -> None:
    text = "func.func @f(%x: i32) -> i32 {\n  %y = arith.addi %x, %x : i32\n  return %y : i32\n}\n" + TEXT.replace(
        "@f", "@g"
    )
    code, _, errors = run_in_process(
        ["--allow-unregistered-dialect", "--mlir-print-ir-diff", "--canonicalize=test-convergence max-iterations=1"],
        text,
    )
    assert code == 1
    assert "// -----// IR Diff After Canonicalizer Failed (canonicalize) //----- //\n@@ " in errors


def test_no_diff_where_nothing_changes() -> None:
    assert diff_of("func.func @f() {\n  return\n}", "--canonicalize", "--cse")[1] == ""


def test_colours() -> None:
    _, errors = diff_of(TEXT, "--cse", "--color")
    assert "\033[31m-    %again = arith.muli %sum, %sum : i32\033[0m\n" in errors
    assert "\033[1m// -----// IR Diff After CSE (cse) //----- //\033[0m\n" in errors


@pytest.mark.parametrize("seed", range(20))
def test_lines_are_those_of_the_library(seed: int) -> None:
    """What is the same at both ends is left out before, which must not show."""
    draw = random.Random(seed)
    old = [f"line {number}" for number in range(draw.randrange(1, 60))]
    new = list(old)
    for _ in range(draw.randrange(4)):
        at = draw.randrange(len(new) + 1)
        new[at : at + draw.randrange(3)] = [f"new {draw.randrange(9)}" for _ in range(draw.randrange(3))]
    found = diff_lines("\n".join(old), "\n".join(new))
    assert found == list(difflib.unified_diff(old, new, n=3, lineterm=""))[2:]


def test_names_of_tensors_are_those_of_their_buffers() -> None:
    text = """func.func @f(%input: tensor<8xf32>, %x: f32, %n: index) -> tensor<8xf32> {
      %target = tensor.empty() : tensor<8xf32>
      %filled = linalg.fill ins(%x : f32) outs(%target : tensor<8xf32>) -> tensor<8xf32>
      %changed = tensor.insert %x into %input[%n] : tensor<8xf32>
      %slice = tensor.extract_slice %changed[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
      %merged = tensor.insert_slice %slice into %filled[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
      %loop = scf.for %i = %n to %n step %n iter_args(%carried = %merged) -> tensor<8xf32> {
        %next = tensor.insert %x into %carried[%i] : tensor<8xf32>
        scf.yield %next : tensor<8xf32>
      }
      return %loop : tensor<8xf32>
    }"""
    out = kept(text, "--one-shot-bufferize=bufferize-function-boundaries")
    for line in (
        "func.func @f(%input: memref<8xf32, strided<[?], offset: ?>>, %x: f32, %n: index)",
        "%target = memref.alloc()",
        "linalg.fill ins(%x : f32) outs(%target :",
        "memref.store %x, %input[%n]",
        "%slice = memref.subview %input[2] [4] [1]",
        "memref.copy %slice, ",
        "%loop = scf.for %i = %n to %n step %n iter_args(%carried = %target)",
        "memref.store %x, %carried[%i]",
        "return %loop",
    ):
        assert line in out, out
