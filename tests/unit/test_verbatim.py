"""What stands verbatim in documentation, laid out for narrow terminals."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from pyopt.driver.help_notes import is_verbatim
from pyopt.driver.pass_help import documentation
from pyopt.driver.verbatim import fitted
from pyopt.passes.registry import PASSES, find_pass

BESIDE = """\
    %0 = memref.alloc()               %0 = memref.alloca()
    use(%0)                    ->     use(%0)
    memref.dealloc %0"""


def laid_out(text: str, width: int) -> str:
    return "\n".join(fitted(text.splitlines(), width))


def test_what_fits_stays() -> None:
    assert laid_out(BESIDE, 58) == BESIDE


def test_two_columns_are_stacked() -> None:
    expected = """\
    %0 = memref.alloc()
    use(%0)
    memref.dealloc %0
      ->
    %0 = memref.alloca()
    use(%0)"""
    assert laid_out(BESIDE, 57) == expected


def test_each_row_with_an_arrow_is_an_example() -> None:
    rows = """\
    a.one %x, %y        ->    b.one %x
    a.two %x            ->    %n = b.two
                              b.three %n
    a.four              ->"""
    expected = """\
    a.one %x, %y
      -> b.one %x
    a.two %x
      ->
    %n = b.two
    b.three %n
    a.four
      ->"""
    assert laid_out(rows, 30) == expected


def test_arrows_of_types_part_nothing() -> None:
    line = "    %0 = call @f(%a, %b) : (i32, i32)   ->   i32"
    assert laid_out("    %b = call @g() : () -> (i32, i32)", 24) == "    %b = call @g() : ()\n        -> (i32, i32)"
    assert laid_out(f"{line}\n    return %0 : i32, and this goes past the arrow", 44).splitlines()[-2:] == [
        "    return %0 : i32, and this goes past the",
        "        arrow",
    ]


def test_comments_stay_comments() -> None:
    assert laid_out("    // one two three four", 18) == "    // one two\n    // three four"
    assert laid_out("    %0 = a.b    // one two", 20) == "    %0 = a.b\n    // one two"


def test_long_words_break_behind_brackets_and_commas() -> None:
    line = "  one-pass{first-option=false,second=true},"
    assert laid_out(line, 30) == "  one-pass{first-option=false,\n      second=true},"


def test_strings_do_not_break_at_their_blanks() -> None:
    assert laid_out('  a.b "one two three four"', 16) == '  a.b\n      "one two three four"'


@pytest.mark.parametrize("width", [40, 58, 78])
def test_no_text_of_a_pass_is_lost(width: int) -> None:
    for name in sorted(PASSES):
        found = find_pass(name)
        assert found is not None
        for paragraph in documentation(name, found).split("\n\n"):
            lines = paragraph.split("\n")
            shown = fitted(lines, width)
            assert letters(shown) == letters(lines), (name, paragraph)
            assert width < 58 or all(len(line) <= width for line in shown) or "\n    " not in f"\n{paragraph}", name


def test_ir_of_passes_is_indented() -> None:
    """Else its lines are joined like those of a text."""
    ir = re.compile(r"^(%|[a-z_]+\.[a-z_]+ [%(]|\S+ = )|\S   +\S|^->", re.MULTILINE)
    for name in sorted(PASSES):
        found = find_pass(name)
        assert found is not None
        for paragraph in documentation(name, found).split("\n\n"):
            assert is_verbatim(paragraph) or not ir.search(paragraph), (name, paragraph)


def letters(lines: list[str]) -> Counter[str]:
    """How often each character stands in the lines; breaks add slashes of comments only."""
    return Counter(one for one in "".join(lines) if not one.isspace() and one != "/")
