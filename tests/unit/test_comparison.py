"""The scripts of docs/comparison.md that can run here print the same program."""

from __future__ import annotations

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
TEXT = (ROOT / "docs" / "comparison.md").read_text(encoding="utf-8")
SCRIPTS = dict(re.findall(r"^```python\n# (\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL))
(INPUT,) = re.findall(r"^```mlir\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def run(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (folder / "in.mlir").write_text(INPUT, encoding="utf-8")
    monkeypatch.chdir(folder)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(SCRIPTS[name], name, "exec"), {"__name__": name})
    return out.getvalue()


def test_pyopt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = run("pyopt", tmp_path, monkeypatch)
    assert "%0 = arith.shrui %arg0, %c3_i32 : i32\n    %1 = arith.divui %0, %arg1 : i32" in out


def test_pyopt_takes_at_most_twelve_lines() -> None:
    assert sum(1 for line in SCRIPTS["pyopt"].splitlines() if line.strip()) <= 12


def test_xdsl(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("xdsl")
    out = run("xdsl", tmp_path, monkeypatch)
    assert "%1 = arith.shrui %a, %0 : i32\n    %2 = arith.divui %1, %b : i32" in out


def test_the_dialect_of_the_example_in_xdsl(tmp_path: Path) -> None:
    pytest.importorskip("xdsl")
    text = (EXAMPLES / "toy.mlir").read_text(encoding="utf-8")
    path = tmp_path / "toy.mlir"
    path.write_text(text.replace("return", "func.return").replace("= call", "= func.call"), encoding="utf-8")
    command = [sys.executable, str(EXAMPLES / "xdsl" / "toy.py"), str(path), "ten", "5", "1"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert lines[:2] == ["[1 1 1 2 2 3 3 4 4 5]", "2 toy ops"]
