"""Rows of the shape library for ONNX beside what the ops make, by onnxruntime if it is installed, or onnx itself."""

from __future__ import annotations

import pytest

pytest.importorskip("onnx")

from tools import onnx_rows
from tools.onnx_graphs.draws import DRAWS


def test_every_row_is_drawn() -> None:
    missing = onnx_rows.ROWS - set(DRAWS)
    assert missing == set(onnx_rows.NOT_DRAWN)


def compared(names: list[str], count: int, capsys: pytest.CaptureFixture[str]) -> str:
    code = onnx_rows.main(["--count", str(count), "--ops", ",".join(names)])
    out = capsys.readouterr().out
    assert code == 0, out
    return out


def test_some_rows(capsys: pytest.CaptureFixture[str]) -> None:
    names = ["Concat", "Conv", "Einsum", "Gather", "MatMul", "Pad", "ReduceSum", "Reshape", "Split", "TopK", "Where"]
    out = compared(names, 2, capsys)
    assert out.startswith("11 rows, 22 ops, ")
    assert ": 0 unknown, " in out


@pytest.mark.full
@pytest.mark.parametrize("start", range(0, len(DRAWS), 30))
def test_all_rows(start: int, capsys: pytest.CaptureFixture[str]) -> None:
    compared(sorted(DRAWS)[start : start + 30], 3, capsys)
