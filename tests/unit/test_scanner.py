"""The compiled build's scanner finds the tokens of the regular expression, in random text; in files: `ask_scanner`."""

from __future__ import annotations

import random
import re

from pyopt.syntax.lexer import END, LOOK_AHEAD, tokenize
from pyopt.syntax.patterns import TOKENS, token_pattern
from pyopt.syntax.scanner import scan

PIECES = (
    *("tensor<", "vector<", "memref<", "dense<", "tensor", "dense", "4x", "?x", "0x", "x", "xx", "f32", "_a.b$", "e"),
    *("%", "#", "@", "^", "!", "-", "->", ".", "...", "{-#", "#-}", "{", "}", "<", ">", "[", "]", "?", "*", ":", "::"),
    *("=", "0", "9", "12", "E+3", '"', "\\", "\n", " ", "\t", "//", "/", "é", "\0", "$", ","),
)


def tokens_found(text: str) -> list[str]:
    """What `tokenize` gives in the compiled build."""
    return [token for token in scan(text + "\n\0")[:-1] if token != "\0"] + [END] * LOOK_AHEAD


def test_tokens_of_random_text() -> None:
    generator = random.Random(7)
    for _ in range(20_000):
        text = "".join(generator.choices(PIECES, k=generator.randint(1, 12)))
        assert tokens_found(text) == tokenize(text), repr(text)


def test_data_in_hexadecimal_ends_in_its_line() -> None:
    """A quote ends it wherever it comes, unless a backslash or a line end is in front: tokens are those of strings."""
    generator = random.Random(11)
    as_strings = re.compile(TOKENS.replace('"0x[^"]*+"', r'"0x[^"\n\\]*+"'), re.ASCII)
    assert as_strings.pattern != TOKENS
    pieces = ('dense<"0x', "AB", '"', '">', "\\", "\n", " ", "//", ">", "0", "[")
    for _ in range(5_000):
        text = "".join(generator.choices(pieces, k=generator.randint(1, 10)))
        assert token_pattern(text).findall(text) == as_strings.findall(text), repr(text)
