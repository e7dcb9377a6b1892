"""Words that recur have the tokens of the regular expression, in random text; in files: `ask_scanner`."""

from __future__ import annotations

import random

import pytest

from pyopt.syntax.lexer import tokenize
from pyopt.syntax.patterns import token_pattern
from pyopt.syntax.words import KnownWords
from tests.unit.test_scanner import PIECES

BLANKS = (" ", "  ", "\n", "\t", "\r", "\v", "\f", "\x1c", "\x1f", "\x85")


def test_tokens_of_random_text() -> None:
    generator = random.Random(5)
    used = 0
    for _ in range(5_000):
        text = "".join(generator.choices(PIECES + BLANKS, k=generator.randint(1, 12)))
        text = f"{text}\n" * 5
        words = KnownWords()
        assert tokenize(text, words) == tokenize(text), repr(text)
        used += words.tokens_of(text, token_pattern(text)) is not None
    assert used > 500


def found(text: str) -> list[str] | None:
    return KnownWords().tokens_of(text, token_pattern(text))


LINE = '%0 = arith.addi %a#1, %b : i32, tensor<4x?xf32> {a = "b", c = dense<[1]>}\n'


def test_words_are_looked_up() -> None:
    assert found(LINE * 9) == token_pattern("").findall(LINE) * 9


@pytest.mark.parametrize(
    "line",
    [
        '%0 = "a b" : i32',
        "%0 = dense<[1, 2]> : i32",
        "%0 = dense<[1,\n2]> : i32",
        "%0 = a : i32 // %0 = a : i32",
        "%0 = a : i32//b",
        "%0 = \x1d a : i32",
        "%0 = é a : i32",
        f"%0 = {'a' * 90} : i32",
    ],
)
def test_what_the_expression_is_asked_for(line: str) -> None:
    """White space in a token or of another kind, and words too long to be kept."""
    assert found(f"{line}\n" * 9) is None


def test_new_words_are_left_to_the_expression() -> None:
    assert found("".join(f"%{number} = a{number} : i32\n" for number in range(900))) is None


def test_pieces_stop_being_tried() -> None:
    words = KnownWords()
    pattern = token_pattern("")
    for number in range(8):
        text = f'"a b" {number}\n' * 9
        assert words.tokens_of(text, pattern) is None
    assert words.tokens_of(LINE * 9, pattern) is None
