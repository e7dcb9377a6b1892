"""tools/lit_coverage.py finds what a lit input covers, and what another tree covers in addition."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import lit_coverage

FOLDED = """// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// CHECK-LABEL: @f
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = "arith.addi"(%x, %c) : (i32, i32) -> i32
  return %0 : i32
}
"""
REJECTED = """// RUN: pyopt %s --verify-diagnostics

func.func @f(%x: memref<4xf32>) {
  // expected-error @below {{incorrect number of indices for load, expected 1 but got 0}}
  %0 = memref.load %x[] : memref<4xf32>
  return
}
"""
LOAD = "pyopt/dialects/memref/verify.py: 'incorrect number of indices for load, expected ... but got '"


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """A tree with one file, and one with two."""
    for name, texts in (("one", {"fold": FOLDED}), ("two", {"fold": FOLDED, "invalid": REJECTED})):
        (tmp_path / name).mkdir()
        for file, text in texts.items():
            (tmp_path / name / f"{file}.mlir").write_text(text, encoding="utf-8")
    return tmp_path / "one", tmp_path / "two"


@pytest.mark.full
def test_coverage(folders: tuple[Path, Path]) -> None:
    one, two = (lit_coverage.coverage(folder) for folder in folders)
    assert {"arith.addi (generic)", "arith.constant (custom)", "func.func (custom)"} <= one["op forms"]
    assert "arith.addi (custom)" not in one["op forms"]
    assert {"canonicalize: arith.addi", "canonicalize: arith.constant"} <= one["ops that a pass meets"]
    assert "arith.addi: fold fires" in one[lit_coverage.RULES]
    assert "arith.addi: fold refuses" not in one[lit_coverage.RULES]
    assert one[lit_coverage.MESSAGES] == set()
    assert LOAD in two[lit_coverage.MESSAGES]
    assert {"memref.load (rejected)", "func.func (rejected)"} <= two["op forms"] - one["op forms"]


@pytest.mark.full
def test_what_is_missing(folders: tuple[Path, Path]) -> None:
    missing = lit_coverage.missing(lit_coverage.coverage(folders[1]))
    assert LOAD not in missing[lit_coverage.MESSAGES] and len(missing[lit_coverage.MESSAGES]) > 1000
    assert "arith.addi: fold refuses" in missing[lit_coverage.RULES]
    assert "arith.addi: fold fires" not in missing[lit_coverage.RULES]


@pytest.mark.full
def test_against(
    folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = folders
    saved = one.parent / "two.json"
    monkeypatch.setattr(sys, "argv", ["lit_coverage.py", str(two), "--save", str(saved), "--against", str(one)])
    assert lit_coverage.main() == 0
    assert capsys.readouterr().out.startswith("2 files, 2 chunks, 15 lines\n")
    monkeypatch.setattr(sys, "argv", ["lit_coverage.py", str(one), "--against", str(saved)])
    assert lit_coverage.main() == 1
    shown = capsys.readouterr().out
    assert f"op forms that only {one} covers: 0\n" in shown
    assert f"\n  {LOAD}\n" in shown.partition(f"messages that only {saved} covers: ")[2]
