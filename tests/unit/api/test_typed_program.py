"""A user's program of 200 lines runs, and type checkers find nothing in it. mypy checks it with all other files."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.unit.api import typed_program

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = Path(typed_program.__file__)


def test_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("llvmlite")
    assert typed_program.main([str(ROOT / "examples" / "smooth.mlir")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "interpreted 6.0 5.0" in lines and "compiled 6.0 7.0" in lines and "changed True" in lines
    assert "    return %arg0 : f32" in lines and re.fullmatch(r"\{'smooth.mlir': \d+\}", lines[-1])


def test_program_has_no_ignore() -> None:
    text = PROGRAM.read_text(encoding="utf-8")
    assert len(text.splitlines()) >= 200 and "ignore" not in text and "cast(" not in text


def test_pyright_finds_nothing(tmp_path: Path) -> None:
    if shutil.which("pyright") is None:
        pytest.skip("pyright is not installed")
    (tmp_path / "program.py").write_text(PROGRAM.read_text(encoding="utf-8"), encoding="utf-8")
    settings = {"include": ["program.py"], "extraPaths": [str(ROOT)], "typeCheckingMode": "standard"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    done = subprocess.run(["pyright"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "0 errors, 0 warnings" in done.stdout, done.stdout
