"""Regular expressions of expectations: POSIX's, as the reference reads them, and never slow."""

from __future__ import annotations

import random
import re

import pytest

from pyopt.diagnostics.extended_regex import MAX_DEPTH, ExtendedRegex, RegexError
from tests.unit.test_cli import check


def search(pattern: str, text: str) -> bool:
    return ExtendedRegex(["", pattern, ""]).search(text)


@pytest.mark.parametrize(
    ("pattern", "yes", "no"),
    [
        ("a+b", "xaab", "xb"),
        ("^(ab|c)*$", "ababc", "abac"),
        ("x{2}y{0,1}z{1,}", "xxyzz", "xyz"),
        ("[[:digit:]a-c_]+$", "-7b_", "7d"),
        ("^[^]x-]$", "y", "]"),
        ("[]-]", "-", "x"),
        (r"\d\.", "d.", "7x"),
        ("a()b", "ab", "a"),
    ],
)
def test_patterns(pattern: str, yes: str, no: str) -> None:
    assert search(pattern, yes)
    assert not search(pattern, no)


def test_literal_texts_stand_between() -> None:
    pattern = ExtendedRegex(["a.", "b|c", "*"])
    assert pattern.search("xa.c*") and not pattern.search("xayc*") and not pattern.search("a.c")


@pytest.mark.parametrize(
    ("pattern", "message"),
    [
        ("a**", "repetition-operator operand invalid"),
        ("(?:a)", "repetition-operator operand invalid"),
        ("^*", "repetition-operator operand invalid"),
        ("{1}", "repetition-operator operand invalid"),
        ("(", "parentheses not balanced"),
        ("a)", "parentheses not balanced"),
        ("[a", "brackets ([ ]) not balanced"),
        ("[z-a]", "invalid character range"),
        ("[[:foo:]]", "invalid character class"),
        ("a{300}", "invalid repetition count(s)"),
        ("a{2,1}", "invalid repetition count(s)"),
        ("a{2,", "braces not balanced"),
        ("a|", "empty (sub)expression"),
        ("", "empty (sub)expression"),
        ("a\\", "trailing backslash (\\)"),
        ("(a)\\1", "invalid backreference number"),
        ("(((a{200}){200}){200})", "out of memory"),
        ("(" * (MAX_DEPTH + 1) + "a" + ")" * (MAX_DEPTH + 1), "out of memory"),
    ],
)
def test_errors(pattern: str, message: str) -> None:
    with pytest.raises(RegexError, match=re.escape(message)):
        search(pattern, "")


def test_as_python_where_both_agree() -> None:
    draw = random.Random(5)

    def pattern(depth: int) -> str:
        kind = draw.randrange(6) if depth else 0
        if kind < 2:
            return draw.choice(["a", "b", "c", ".", "[ab]", "[^a]"])
        if kind == 2:
            return f"({pattern(depth - 1)}|{pattern(depth - 1)})"
        if kind == 3:
            return f"({pattern(depth - 1)}){draw.choice(['*', '+', '?', '{2}', '{1,2}', '{0,}'])}"
        return pattern(depth - 1) + pattern(depth - 1)

    found = 0
    for _ in range(2000):
        one = draw.choice(["", "^"]) + pattern(3) + draw.choice(["", "$"])
        text = "".join(draw.choices("abc", k=draw.randrange(7)))
        expected = re.search(one, text) is not None
        assert search(one, text) == expected, (one, text)
        found += expected
    assert 500 < found < 1900


def test_nested_quantifiers_end() -> None:
    for pattern in ("(a+)+b", "(a|a)*b", "(a*)*b", "(((a+)+)+)+b", "(a?){30}a{30}b"):
        assert not search(pattern, "a" * 400)
    text = "// expected-error-re {{{{(x+x+)+y}}}}\n"
    assert check(text, ("error", 1, "x" * 400))[-1] == '1:4 expected error "{{(x+x+)+y}}" was not produced'
