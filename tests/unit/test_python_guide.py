"""The examples of docs/python.md run, one behind the other, and print what the page says."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "python.md"
PARTS = re.findall(r"^```(python|text)\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_every_example_shows_its_output() -> None:
    assert [kind for kind, _ in PARTS] == ["python", "text"] * 7


def test_examples_print_what_they_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(GUIDE.parents[1])
    pytest.importorskip("llvmlite")
    names: dict[str, object] = {}
    for (_, code), (_, expected) in zip(PARTS[::2], PARTS[1::2], strict=True):
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(code, "docs/python.md", "exec"), names)
        assert out.getvalue() == expected
