"""Affine expressions simplify, print and parse as the reference's do."""

from __future__ import annotations

import pytest

from pyopt.ir.affine import (
    AffineMap,
    IntegerSet,
    concatenate,
    constant,
    dim,
    evaluate,
    inverse_permutation,
    is_multiple_of,
    is_pure_affine,
    position_counts,
    replace,
    symbol,
)  # fmt: skip
from pyopt.ir.affine_flatten import simplify_affine_map
from pyopt.ir.context import Context
from pyopt.ir.errors import DiagnosticError
from pyopt.syntax.affine_parser import AffineParser
from pyopt.syntax.affine_printer import expr_text, integer_set_text, map_of_operands_text, map_text
from pyopt.syntax.lexer import Source

D0, D1, D2 = dim(0), dim(1), dim(2)
S0 = symbol(0)


def parser(text: str, reported: list[str] | None = None) -> AffineParser:
    messages = reported if reported is not None else []
    context = Context(lambda severity, message, location, notes: messages.append(message))
    return AffineParser(Source(text, "-"), context)


def parse(text: str) -> AffineMap:
    return parser(text).parse_affine_map()


def round_trip(text: str) -> str:
    found = parser(text).parse_affine_map_or_integer_set()
    return map_text(found) if isinstance(found, AffineMap) else integer_set_text(found)


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("d0 -1", "d0 - 1"),
        ("- d0", "-d0"),
        ("-d0 * 2", "d0 * -2"),
        ("-(d0 + 1)", "-(d0 + 1)"),
        ("d0 - (d0 + 3)*-2", "d0 + (d0 + 3) * 2"),
        ("4 + d0", "d0 + 4"),
        ("s0 + d0", "d0 + s0"),
        ("d0 + 2 + d1", "d0 + d1 + 2"),
        ("d0 * 2 + d0 * 3", "d0 * 5"),
        ("d0 - d0", "0"),
        ("d0 - d0 floordiv 4 * 4", "d0 mod 4"),
        ("d0 - (d0 floordiv s0) * s0", "d0 mod s0"),
        ("(d0 * 128) floordiv 64", "d0 * 2"),
        ("(d0 * 4 + d1) floordiv 2", "d0 * 2 + d1 floordiv 2"),
        ("(d0 * 4 + d1) ceildiv 2", "(d0 * 4 + d1) ceildiv 2"),
        ("(d0 * 4 + d1) mod 2", "d1 mod 2"),
        ("(d0 mod 8) mod 4", "d0 mod 4"),
        ("d0 floordiv 0", "d0 floordiv 0"),
        ("d0 mod -3", "d0 mod -3"),
        ("5 floordiv -2", "-3"),
        ("5 ceildiv -2", "-2"),
        ("9223372036854775807 + 1", "9223372036854775807 + 1"),
        ("-9223372036854775807 - 1 + d0", "d0 - 9223372036854775807 - 1"),
        ("0x10 + d0", "d0 + 16"),
        ("d0 - d1 * 3", "d0 - d1 * 3"),
        ("d0 - (d1 + s0)", "d0 - (d1 + s0)"),
        ("(d0 * 2) * s0", "(d0 * s0) * 2"),
    ],
)
def test_expressions_simplify_as_they_are_made(written: str, printed: str) -> None:
    assert round_trip(f"(d0, d1)[s0] -> ({written})") == f"(d0, d1)[s0] -> ({printed})"


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("(i, j)[N, mod] -> (i mod mod, j floordiv N, mod)", "(d0, d1)[s0, s1] -> (d0 mod s1, d1 floordiv s0, s1)"),
        ("()[] -> (1)", "() -> (1)"),
        ("() -> ()", "() -> ()"),
        ("(d0) : ()", "(d0) : (0 == 0)"),
        ("(d0) : (d0 >= 1, 2 <= d0, d0 == 4)", "(d0) : (d0 - 1 >= 0, d0 - 2 >= 0, d0 - 4 == 0)"),
    ],
)
def test_maps_and_sets_print(written: str, printed: str) -> None:
    assert round_trip(written) == printed


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("(d0) -> (d0 + )", 15, "missing right operand of binary operator"),
        ("(d0) -> (* 2)", 10, "missing left operand of binary operator"),
        ("(d0) -> (-)", 11, "missing operand of negation"),
        ("(d0) -> (())", 11, "no expression inside parentheses"),
        ("(d0) -> (d1)", 10, "use of undeclared identifier"),
        ("(d0, d0) -> (d0)", 6, "redefinition of identifier 'd0'"),
        ("(d0) -> d0", 8, "expected '(' in affine map range"),
        ("(d0) (d0)", 5, "expected '->' or ':'"),
        ("d0 -> (d0)", 1, "expected '(' in dimensional identifier list"),
        ("(d0,) -> (d0)", 5, "expected bare identifier"),
        ("(d0) -> (9223372036854775808)", 10, "constant too large for index"),
        ("(d0) -> (%a)", 10, "unexpected ssa identifier"),
        ("(d0) : (d0)", 11, "expected '== affine-expr' or '>= affine-expr' at end of affine constraint"),
        ("(d0) : d0 >= 0", 7, "expected '(' in integer set constraint list"),
        ("(d0) -> (" + "(" * 5000 + "d0", 10, "affine expression is nested too deeply"),
        (
            "(d0) -> (d0 * d0)", 13,
            "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic",
        ),
        (
            "(d0) -> (d0 mod d0)", 13,
            "non-affine expression: right operand of mod has to be either a constant or symbolic",
        ),
    ],
)  # fmt: skip
def test_wrong_text_is_reported_where_it_is(text: str, column: int, message: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        parser(text).parse_affine_map_or_integer_set()
    assert caught.value.message == message
    assert getattr(caught.value.place, "column", 0) == column


def test_a_missing_operand_of_negation_is_two_errors() -> None:
    reported: list[str] = []
    with pytest.raises(DiagnosticError):
        parser("() -> (-)", reported).parse_affine_map()
    assert reported == ["expected affine expression"]


def test_map_and_set_are_not_taken_for_each_other() -> None:
    with pytest.raises(DiagnosticError, match="expected IntegerSet, but got AffineMap"):
        parser("(d0) -> (d0)").parse_integer_set()
    with pytest.raises(DiagnosticError, match="expected AffineMap, but got IntegerSet"):
        parser("(d0) : (d0 == 0)").parse_affine_map()


def test_operands_in_place() -> None:
    found = parser("[%i + symbol(%n) * 2, %j, %i]")
    map, dims, symbols = found.parse_affine_map_of_ssa_ids()
    assert map_text(map) == "(d0, d1)[s0] -> (d0 + s0 * 2, d1, d0)"
    assert [found.tokens[i] for i in dims] == ["%i", "%j"]
    assert [found.tokens[i] for i in symbols] == ["%n"]
    assert map_of_operands_text(map, ["%i", "%j"], ["%n"]) == "%i + symbol(%n) * 2, %j, %i"


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("%i]", 1, "expected '[' in affine map"),
        ("[%i, 7 :", 7, "expected ']' in affine map"),
        ("[symbol %n]", 8, "expected '(' at start of SSA symbol"),
        ("[symbol(4)]", 9, "expected ssa identifier"),
        ("[symbol(%n + 1)]", 11, "expected ')' at end of SSA symbol"),
        ("[%i, d0]", 5, "use of undeclared identifier"),
    ],
)
def test_wrong_operands_in_place(text: str, column: int, message: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        parser(text).parse_affine_map_of_ssa_ids()
    assert caught.value.message == message
    assert getattr(caught.value.place, "column", 0) == column


def test_equal_maps_are_identical() -> None:
    assert parse("(d0, d1) -> (d1, d0)") is AffineMap.permutation([1, 0])
    assert parse("(a) -> (a)") is AffineMap.identity(1)
    assert IntegerSet.get(1, 0, [D0], [True]) is IntegerSet.get(1, 0, (D0,), (True,))


def test_kinds_of_maps() -> None:
    assert AffineMap.identity(2).is_identity() and AffineMap.identity(2).is_permutation()
    assert not AffineMap.permutation([1, 0]).is_identity()
    assert AffineMap.minor_identity(3, 2).is_minor_identity()
    assert map_text(AffineMap.minor_identity(3, 2)) == "(d0, d1, d2) -> (d1, d2)"
    assert AffineMap.get(3, 0, [D2, D0]).is_projected_permutation()
    assert not AffineMap.get(3, 0, [D2, D2]).is_projected_permutation()
    assert not AffineMap.get(3, 0, [D2, constant(0)]).is_projected_permutation()
    assert AffineMap.constant(3).is_single_constant()


def test_composition_and_evaluation_agree() -> None:
    outer = parse("(d0, d1)[s0] -> (d0 + d1 * s0, d1 mod 3)")
    inner = parse("(d0)[s0] -> (d0 floordiv 2, d0 - s0)")
    composed = outer.compose(inner)
    assert (composed.num_dims, composed.num_symbols) == (1, 2)
    for x in (-5, 0, 7):
        middle = [value for value in inner.evaluate([x], [4]) if value is not None]
        assert composed.evaluate([x], [10, 4]) == outer.evaluate(middle, [10])


def test_evaluation_by_zero_has_no_value() -> None:
    assert evaluate(D0 % S0, [5], [0]) is None
    assert evaluate(D0 // S0, [-5], [2]) == -3
    assert evaluate(D0.ceildiv(S0), [5], [2]) == 3


def test_inverses() -> None:
    found = inverse_permutation(AffineMap.get(3, 0, [D1, D1, D2, D0, D1 + D2]))
    assert found is not None and map_text(found) == "(d0, d1, d2, d3, d4) -> (d3, d0, d2)"
    assert inverse_permutation(AffineMap.get(2, 0, [D0])) is None


def test_dims_and_results_come_and_go() -> None:
    map = parse("(d0, d1, d2)[s0, s1] -> (d2 + s1, d0)")
    assert map_text(map.compress_unused_dims()) == "(d0, d1)[s0, s1] -> (d1 + s1, d0)"
    assert map_text(map.shift_dims(1, 2)) == "(d0, d1, d2, d3)[s0, s1] -> (d3 + s1, d0)"
    assert map_text(map.partial_fold([None, None, 4, None, 5])) == "(d0, d1, d2)[s0, s1] -> (9, d0)"
    assert map_text(concatenate([map.sub_map([1]), AffineMap.identity(2)])) == "(d0, d1, d2)[s0, s1] -> (d0, d0, d1)"


def test_replacement_simplifies() -> None:
    assert expr_text(replace(D0 + D1, [D1, None])) == "d1 * 2"
    assert replace(D0 % 4, [D1 * 8]) is constant(0)
    assert position_counts([D2 + S0]) == (3, 1)


def test_facts_about_expressions() -> None:
    assert is_pure_affine(D0 * 3 % 2) and not is_pure_affine(D0 * S0)
    assert is_multiple_of(D0 * 6 + 12, 3) and not is_multiple_of(D0 * 6 + 1, 3)


@pytest.mark.parametrize(
    ("written", "simplified"),
    [
        ("d0 + d1 + d0", "d0 * 2 + d1"),
        ("(d0 * 4 + 8) floordiv 12", "(d0 + 2) floordiv 3"),
        ("d0 floordiv 4 - d0 floordiv 4 + d1", "d1"),
        ("(d0 - d0 mod 4) mod 4", "0"),
        ("(s0 * s0) floordiv s0", "s0"),
        ("(d0 - d0 mod s0) mod s0", "0"),
        ("d0 floordiv 0 + d0 - d0", "d0 floordiv 0 + d0 - d0"),
    ],
)
def test_flattening_simplifies_further(written: str, simplified: str) -> None:
    map = simplify_affine_map(parse(f"(d0, d1)[s0] -> ({written})"))
    assert expr_text(map.results[0]) == simplified


def test_a_long_sum_needs_no_recursion() -> None:
    map = parse("(d0)[s0] -> (d0" + " + d0 mod 7" * 5000 + ")")
    assert len(map_text(map)) > 40_000
    assert map.evaluate([1]) == [5001]
    assert map_text(simplify_affine_map(map)).startswith("(d0)[s0] -> (d0 * 5001")


def test_points_of_sets() -> None:
    found = parser("(d0)[s0] : (d0 >= 0, s0 - d0 >= 1, d0 mod 2 == 0)").parse_integer_set()
    assert [x for x in range(-2, 9) if found.contains([x], [7])] == [0, 2, 4, 6]
    assert IntegerSet.empty(1, 0).is_empty()
