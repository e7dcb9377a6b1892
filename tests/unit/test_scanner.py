"""The compiled build's scanner finds the tokens of the regular expression."""

from __future__ import annotations

import random
from pathlib import Path

from pyopt.syntax.lexer import END, LOOK_AHEAD, tokenize
from pyopt.syntax.scanner import scan

LIT = Path(__file__).resolve().parents[1] / "lit"
FILES = sorted(path.relative_to(LIT).as_posix() for path in LIT.rglob("*.mlir") if "Inputs" not in path.parts)

PIECES = (
    *("tensor<", "vector<", "memref<", "dense<", "tensor", "dense", "4x", "?x", "0x", "x", "xx", "f32", "_a.b$", "e"),
    *("%", "#", "@", "^", "!", "-", "->", ".", "...", "{-#", "#-}", "{", "}", "<", ">", "[", "]", "?", "*", ":", "::"),
    *("=", "0", "9", "12", "E+3", '"', "\\", "\n", " ", "\t", "//", "/", "é", "\0", "$", ","),
)


def tokens_found(text: str) -> list[str]:
    """What `tokenize` gives in the compiled build."""
    return [token for token in scan(text + "\n\0")[:-1] if token != "\0"] + [END] * LOOK_AHEAD


def test_tokens_of_all_files() -> None:
    for name in FILES:
        text = (LIT / name).read_text(encoding="utf-8", errors="surrogateescape")
        assert tokens_found(text) == tokenize(text), name


def test_tokens_of_random_text() -> None:
    generator = random.Random(7)
    for _ in range(20_000):
        text = "".join(generator.choices(PIECES, k=generator.randint(1, 12)))
        assert tokens_found(text) == tokenize(text), repr(text)
