"""What the parser does for speed changes nothing: lexing in pieces, and ops that the verifier need not look at."""

from __future__ import annotations

import pytest

from pyopt.ir.attributes import Location
from pyopt.ir.core import Block, Operation
from pyopt.ir.verifier import verify
from pyopt.memo import remembering
from pyopt.syntax.lexer import Source, end_of_piece
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from tests.support.chunks.reading import Notes, with_places


def outcome(text: str, piece: int, remember: bool) -> tuple[list[str], str]:
    """(diagnostics, generic text with locations) of parsing and verifying."""
    messages: list[str] = []

    def take(severity: str, message: str, location: Location, notes: Notes) -> None:
        messages.append(with_places(severity, message, location, notes))

    context = remembering(take, allow_unregistered=True, plain=not remember)
    checked: dict[Block, Operation | None] = {}
    module = parse_module(Source(text, "test", piece), context, True, checked)
    if module is None or not verify(module, context, checked):
        return messages, ""
    options = PrintOptions()
    options.generic = options.debuginfo = True
    return messages, print_op(module, context, options)


FUNCTION = """func.func @f{0}(%a: i32, %b: i32) -> i32 {{
  %0 = arith.addi %a, %b : i32
  %1 = "t.op"(%0) ({{
    %2 = arith.muli %0, %a : i32
    %3 = arith.muli %2, %a : i32
    "t.yield"(%3) : (i32) -> ()
  }}) : (i32) -> i32
  return %1 : i32 loc(#loc{0})
}}
#loc{0} = loc("f{0}")
"""


def test_a_source_has_many_pieces() -> None:
    source = Source("".join([FUNCTION.format(number) for number in range(9)]), "test", 1)
    ends = [0]
    while ends[-1] < len(source.text):
        ends.append(end_of_piece(source, ends[-1]))
    assert len(ends) > 9 * 2
    assert outcome(source.text, 1, True) == outcome(source.text, 0, False)
    assert outcome(source.text, 1, True)[0] == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("  %0 = arith.addi %x, %a : i32\n  %x = arith.addi %a, %a : i32", "does not dominate"),
        ("  %0 = arith.addi %a, %f : i32", "expects different type"),
        ("  %0 = arith.addi %f, %f : f32", "must be signless-integer-like"),
        ("  %0 = arith.addi %f, %f : f32\n  %1 = arith.addi %f, %f : f32", "must be signless-integer-like"),
        ("  %0 = arith.constant 1 : f32", "integer"),
        ("  cf.br ^c\n^b:\n  %0 = arith.addi %a, %a : i32\n  return\n^c:\n  %1 = arith.addi %0, %a : i32", "dominate"),
        ("  builtin.module { func.func @g() { %1 = arith.addi %a, %a : i32 return } }", "outside"),
        ("  builtin.module { func.func @g() { scf.execute_region { %1 = arith.addi %a, %a : i32 scf.yield } return } }",
         "outside"),
        ("  cf.br ^c\n^b:\n  %0 = arith.addi %a, %a : i32\n  return\n^c:\n"
         "  scf.execute_region { %1 = arith.addi %0, %0 : i32 scf.yield }", "dominate"),
        ("  scf.execute_region { %0 = arith.addi %x, %x : i32 scf.yield }\n  %x = arith.addi %a, %a : i32", "dominate"),
        ("  scf.execute_region { cf.br ^c\n^b:\n  %0 = arith.addi %a, %a : i32\n  scf.yield\n^c:\n"
         "  %1 = arith.addi %0, %0 : i32\n  scf.yield }", "dominate"),
        ("  scf.execute_region { %0 = arith.addi %f, %f : f32 scf.yield }", "must be signless-integer-like"),
        ("  %0 = arith.extsi %a : i32 to i8", "cast incompatible"),
        ("  %0 = arith.addi %a, %a : i32\n  %0 = arith.addi %a, %a : i32", "redefinition"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found(text: str, message: str) -> None:
    text = f"func.func @f(%a: i32, %f: f32) {{\n  %u = arith.addi %a, %a : i32\n{text}\n  return\n}}\n"
    found = outcome(text, 1, True)
    assert found == outcome(text, 0, False)
    assert len(found[0]) == 1 and message in found[0][0]
