"""Older generic forms: names of attributes, operands of successors, lists of integers, ops that are there no more."""

from __future__ import annotations

import pytest

from pyopt.upgrade import upgrade

FUNCTION = """\
"module"() ({
  "func"() ({
  ^bb0(%c: i1, %x: i32):
    "std.cond_br"(%c)[^bb1, ^bb2(%x : i32)] : (i1) -> ()
  ^bb1:
    "std.br"()[^bb2(%x : i32)] : () -> ()
  ^bb2(%r: i32):
    "std.return"(%r) : (i32) -> ()
  }) {type: (i1, i32) -> i32, sym_name: "f"} : () -> ()
  "builtin.func"() ({
  }) {type = () -> (), sym_name = "g"} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()
"""
TODAY = """\
"builtin.module"() ({
  "func.func"() ({
  ^bb0(%c: i1, %x: i32):
    "cf.cond_br"(%c, %x)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 0, 1>} : (i1, i32) -> ()
  ^bb1:
    "cf.br"(%x)[^bb2] : (i32) -> ()
  ^bb2(%r: i32):
    "func.return"(%r) : (i32) -> ()
  }) {function_type = (i1, i32) -> i32, sym_name = "f"} : () -> ()
  "func.func"() ({
  }) {sym_visibility = "private", function_type = () -> (), sym_name = "g"} : () -> ()
  \n}) : () -> ()
"""


def test_functions_and_modules() -> None:
    done = upgrade(FUNCTION)
    assert done.text == TODAY
    assert "module_terminator" in {change.old for change in done.changes}


def test_functions_of_libraries() -> None:
    old = '"shape.function_library"() ({\n  "builtin.func"() ({\n    "std.return"() : () -> ()\n  }) {type = () -> ()} '
    assert upgrade(old + ": () -> ()\n}) : () -> ()\n").text == (
        '"shape.function_library"() ({\n  "shape.func"() ({\n    "shape.return"() : () -> ()\n  }) '
        "{function_type = () -> ()} : () -> ()\n}) : () -> ()\n"
    )


def test_return_in_a_function_in_generic_form() -> None:
    assert (
        "\n  func.return\n" in upgrade('"func"() ({\n  return\n}) {type = () -> (), sym_name = "f"} : () -> ()\n').text
    )


def test_a_module_in_another_op() -> None:
    new = upgrade("func @f() {\n  module {\n  }\n  return\n}\n").text
    assert new == "func.func @f() {\n  builtin.module {\n  }\n  return\n}\n"
    assert upgrade(new).changes == []


def test_constants_in_generic_form_are_used_again() -> None:
    constant = '%0 = "std.constant"() {value: 1 : index} : () -> index\n'
    new = upgrade(constant + '%1 = "std.dim"(%t) {index: 1} : (tensor<?x?xf32>) -> index\n').text
    assert '"tensor.dim"(%t, %0)' in new
    assert new.count("constant") == 1


def test_select_by_one_condition() -> None:
    """From 2020 on the condition of vectors may be one value; before, it had their shape."""
    old = "%0 = select %c, %a, %b : vector<4xf32>\n"
    assert upgrade(old, 2019).text == "%0 = arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>\n"
    assert upgrade(old, 2021).text == "%0 = arith.select %c, %a, %b : vector<4xf32>\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("operand_segment_sizes = dense<[1, 0]> : vector<2xi32>", "operandSegmentSizes = array<i32: 1, 0>"),
        ("operand_segment_sizes: dense<vector<2xi32>, [1, 0]>", "operandSegmentSizes = array<i32: 1, 0>"),
        ("operand_segment_sizes = dense<1> : vector<3xi32>", "operandSegmentSizes = array<i32: 1, 1, 1>"),
        ("operand_segment_sizes = array<i32: 1, 0>", "operandSegmentSizes = array<i32: 1, 0>"),
        ("result_segment_sizes = dense<[2, 0]> : vector<2xi32>", "resultSegmentSizes = array<i32: 2, 0>"),
        ("case_operand_segments = dense<2> : vector<1xi32>", "case_operand_segments = array<i32: 2>"),
        ("static_offsets = [0, -1]", "static_offsets = array<i64: 0, -1>"),
        ("static_sizes = [4, -1]", "static_sizes = array<i64: 4, -9223372036854775808>"),
        ("static_strides = []", "static_strides = array<i64>"),
        ("static_sizes = array<i64: 4>", "static_sizes = array<i64: 4>"),
        ("operandSegmentSizes = array<i32: 1>", "operandSegmentSizes = array<i32: 1>"),
    ],
)
def test_lists(old: str, new: str) -> None:
    assert (
        upgrade(f'"any.op"() {{a = 1, {old}, b}} : () -> ()\n').text == f'"any.op"() {{a = 1, {new}, b}} : () -> ()\n'
    )


def test_counts_of_groups_in_custom_forms_stay() -> None:
    """Under the older name they are any attribute there, under today's an error."""
    old = "%0 = bufferization.alloc_tensor(%n) {operand_segment_sizes = array<i32: 1, 0, 0>} : tensor<?xf32>\n"
    assert upgrade(old).text == old
    loop = (
        'scf.for %i = %a to %b step %c {\n  "any.op"() {operand_segment_sizes = array<i32: 1>} : () -> ()\n} '
        "{operand_segment_sizes = array<i32: 1>}\n"
    )
    assert upgrade(loop).text == loop.replace("operand_segment_sizes", "operandSegmentSizes", 1)


def test_views_of_several_buffers_are_other_ops() -> None:
    other = '%1 = "view"(%0, %x) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>\n'
    assert upgrade(other).text == other
    old = '%1 = "view"(%0, %s) : (memref<16xi8>, index) -> memref<4xf32>\n'
    assert upgrade(old).text == old.replace("view", "memref.view")
    alias = '%1 = "std.view"(%0, %s) : (!a, index) -> !b\n'
    assert upgrade(alias).text == alias.replace("std.view", "memref.view")
    assert upgrade(other.replace("view", "std.view")).text == other.replace("view", "memref.view")


def test_words_begin_statements_behind_ops_of_any_dialect() -> None:
    """`br` behind an op of a known dialect, and behind a word that ends no statement otherwise."""
    old = (
        "func @f(%m: memref<4xf32>, %c: i1, %s: index) {\n  affine.store %x, %m[%s] : memref<4xf32>\n  br ^bb1\n^bb1:\n"
    )
    new = upgrade(old + "  %0 = constant true\n  cond_br %0, ^bb1, ^bb1\n}\n").text
    assert "\n  cf.br ^bb1\n" in new
    assert "\n  cf.cond_br %0, ^bb1, ^bb1\n" in new
