"""No error is made before it is known that there is one: to find its place takes as long as to read a piece of text."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyopt.ir.context import Context
from pyopt.ir.errors import DiagnosticError
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.tokens import TokenStream
from tests.support import tiers
from tests.support.compiled import COMPILED
from tests.support.lit_file import chunks, lit_files

LIT = Path(__file__).resolve().parents[1] / "lit"


@pytest.mark.skipif(COMPILED, reason="methods of compiled classes cannot be replaced")
def test_valid_text_makes_no_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    make = TokenStream.error_at

    def noted(self: TokenStream, message: str, offset: int) -> DiagnosticError:
        made.append(message)
        return make(self, message, offset)

    monkeypatch.setattr(TokenStream, "error_at", noted)
    needless: list[str] = []
    valid = 0
    for path in lit_files(LIT):
        if path.parent.name != "dlti" and not tiers.in_sample(f"errors of {path.name}"):
            continue
        for chunk in chunks(path.read_text(encoding="utf-8", errors="replace")):
            made.clear()
            reported: list[str] = []
            context = Context(lambda severity, message, *rest: reported.append(message), True)  # noqa: B023
            if parse_module(Source(chunk.text, path.name), context) is not None and not reported:
                valid += 1
                needless += [f"{path.name}:{chunk.line}: {message}" for message in made]
    assert needless == []
    assert valid > 20
