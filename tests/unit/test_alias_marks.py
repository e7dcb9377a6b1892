"""Aliases that are marked and numbered at the end give the text of two passes, or make way for them."""

from __future__ import annotations

from itertools import product

import pytest

from pyopt.ir.attributes import Location
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.syntax import printer
from pyopt.syntax.attribute_printer import AliasMet
from pyopt.syntax.kept_names import name_values
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions

SPARSE = "#sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>"
SIGNATURE = f"func.func private @f(tensor<4xf64, {SPARSE}>"


def parsed(text: str) -> tuple[Operation, Context]:
    def take(severity: str, message: str, location: Location, notes: object) -> None:
        raise AssertionError(message)

    context = Context(take, allow_unregistered=True)
    module = parse_module(Source(text, "test"), context)
    assert module is not None
    return module, context


def test_aliases_are_numbered_at_the_end() -> None:
    text = f"""{SIGNATURE}) -> tensor<4xf32, #sparse_tensor.encoding<{{ map = (i) -> (i : dense) }}>> attributes {{
      a = affine_map<(i) -> (i)>, b = [affine_map<(i) -> (0)>, affine_map<(i) -> (i)>], c = "\\01" }}"""
    assert printer.print_op(*parsed(text)) == (
        "#map = affine_map<(d0) -> (d0)>\n"
        "#map1 = affine_map<(d0) -> (0)>\n"
        "#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>\n"
        "#sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>\n"
        "module {\n"
        "  func.func private @f(tensor<4xf64, #sparse>) -> tensor<4xf32, #sparse1> "
        'attributes {a = #map, b = [#map1, #map], c = "\\01"}\n'
        "}\n"
    )


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        (f"{SIGNATURE})", True),
        (f"func.func @f(%a: tensor<4xf64, {SPARSE}> {{test.a = 3 : i32}}) {{ return }}", True),
        (f"func.func @f(%a: tensor<4xf64, {SPARSE}> {{test.a = {SPARSE}}}) {{ return }}", True),
        (f"func.func @f(%a: tensor<4xf64, {SPARSE}> {{test.a = distinct[0]<>}}) {{ return }}", True),
        (f"{SIGNATURE}) attributes {{a = !test<'\1' 0 '\1'>}}", False),
        (f"{SIGNATURE}) attributes {{a = #test<'\1'>}}", False),
        (f"{SIGNATURE}) attributes {{a = distinct[0]<>}}", True),
        ("module attributes {a.b = [distinct[0]<>, distinct[1]<2>, distinct[3]<>, distinct[1]<2>]} {}", True),
        (f'"test.op"() {{b = distinct[0]<>, a = distinct[1]<{SPARSE}>}} : () -> ()', True),
        (f'{SIGNATURE}) "test.op"() {{a = {SPARSE}}} : () -> ()', True),
        (f'"test.op"() <{{a = affine_map<() -> (1)>}}> ({{ {SIGNATURE}) }}) : () -> ()', True),
    ],
)
def test_one_pass_is_two(text: str, marked: bool) -> None:
    module, context = parsed(text)
    for generic, debuginfo in product((False, True), repeat=2):
        options = PrintOptions(generic=generic, debuginfo=debuginfo)
        printed = printer.print_op(module, context, options)
        assert printer._print_twice(module, context, options, {}) == printed
        if marked:
            assert printer._print_once(printer.Printer(context, options), module) == printed
        else:
            with pytest.raises(AliasMet):
                printer._print_once(printer.Printer(context, options), module)


LOCATIONS = """
#named = loc("name"("f.mlir":1:2))
module attributes {x.y = loc("f.mlir":1:2)} {
  func.func @f(%a: i32 loc("a"), %b: i32 loc(fused<#named>["a", "b"]), %c: tensor<4xf64, SPARSE> loc(unknown)) -> i32 {
    %0 = arith.addi %a, %b {x.y = distinct[0]<SPARSE>} : i32 loc(callsite("a" at #named))
    "test.op"() ({
    ^bb0(%d: i32 loc(#named)):
      "test.use"(%d, %0) {x = loc(fused<distinct[1]<2 : i32>>["b"])} : (i32, i32) -> () loc("f.mlir":3:4 to :5)
    }) {map = affine_map<(d0) -> (d0)>} : () -> () loc(fused<distinct[0]<SPARSE>>["b", "c"])
    return %0 : i32 loc(fused<affine_map<(d0) -> (d0)>>["b", "c"])
  } loc(fused[#named, "c"])
} loc("outermost"(unknown))
""".replace("SPARSE", SPARSE)


def test_locations_get_the_aliases_of_two_passes() -> None:
    module, context = parsed(LOCATIONS)
    for generic, pretty, users in product((False, True), repeat=3):
        options = PrintOptions(generic=generic, debuginfo=True, pretty_debuginfo=pretty, value_users=users)
        expected = printer._print_twice(module, context, options, name_values(module, options))
        once = printer.Printer(context, options)
        once.users_of = name_values(module, options)
        assert printer._print_once(once, module) == expected
        assert "#loc" in expected


def test_a_file_name_with_a_mark_makes_way_for_two_passes() -> None:
    module, context = parsed('module {} loc("\\01":1:2)')
    assert "\\01" in printer.print_op(module, context, PrintOptions(debuginfo=True))
    pretty = PrintOptions(debuginfo=True, pretty_debuginfo=True)
    with pytest.raises(AliasMet):
        printer._print_once(printer.Printer(context, pretty), module)
    assert "\1:1:2" in printer.print_op(module, context, pretty)
