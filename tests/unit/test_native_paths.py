"""What the compiled build does by other code than the interpreted one gives the same."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pyopt.ir.attributes import Location
from pyopt.ir.context import Context
from pyopt.ir.core import INTERPRETED
from pyopt.ir.verifier import verify
from pyopt.syntax import format_fast, lexer
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.patterns import compiled
from pyopt.syntax.printer import print_op
from pyopt.syntax.scanner import scan
from tests.support.lit_file import chunks

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


def outcome(text: str) -> tuple[list[str], str]:
    """(diagnostics, text) of parsing, verifying and printing."""
    messages: list[str] = []

    def take(severity: str, message: str, location: Location, notes: object) -> None:
        messages.append(f"{severity}: {message} {location!r} {notes!r}")

    context = Context(take, allow_unregistered=True)
    module = parse_module(Source(text, "test"), context, True)
    if module is None or not verify(module, context):
        return messages, ""
    return messages, print_op(module, context)


@pytest.mark.skipif(not INTERPRETED, reason="the compiled build has no other code to compare with")
@pytest.mark.parametrize("name", FILES)
def test_walking_a_format_is_running_its_code(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for chunk in chunks((LIT / name).read_text(encoding="utf-8", errors="surrogateescape")):
        with monkeypatch.context() as changed:
            changed.setattr(format_fast, "MANY", 1)
            expected = outcome(chunk.text)
        with monkeypatch.context() as changed:
            changed.setattr(format_fast, "INTERPRETED", False)
            changed.setattr(lexer, "INTERPRETED", False)
            assert outcome(chunk.text) == expected
