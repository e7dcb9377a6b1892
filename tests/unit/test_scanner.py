"""The compiled build's scanner finds the tokens of the regular expression."""

from __future__ import annotations

import random
from pathlib import Path

from pyopt.syntax.patterns import compiled
from pyopt.syntax.scanner import scan

LIT = Path(__file__).resolve().parents[1] / "lit"
FILES = sorted(path.relative_to(LIT).as_posix() for path in LIT.rglob("*.mlir") if "Inputs" not in path.parts)

PIECES = (
    *("tensor<", "vector<", "memref<", "dense<", "tensor", "dense", "4x", "?x", "0x", "x", "xx", "f32", "_a.b$", "e"),
    *("%", "#", "@", "^", "!", "-", "->", ".", "...", "{-#", "#-}", "{", "}", "<", ">", "[", "]", "?", "*", ":", "::"),
    *("=", "0", "9", "12", "E+3", '"', "\\", "\n", " ", "\t", "//", "/", "é", "\0", "$", ","),
)


def test_tokens_of_all_files() -> None:
    for name in FILES:
        text = (LIT / name).read_text(encoding="utf-8", errors="surrogateescape") + "\n\0"
        assert scan(text) == compiled("TOKENS").findall(text), name


def test_tokens_of_random_text() -> None:
    generator = random.Random(7)
    for _ in range(20_000):
        text = "".join(generator.choices(PIECES, k=generator.randint(1, 12))) + "\n\0"
        assert scan(text) == compiled("TOKENS").findall(text), repr(text)
