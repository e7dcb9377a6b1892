"""tools/native_speed.py runs on small matrices, where each result is compared with SciPy's."""

from __future__ import annotations

import pytest

pytest.importorskip("llvmlite")
pytest.importorskip("scipy")


@pytest.mark.parametrize("entries", [20, 300])
def test_results_are_those_of_scipy(entries: int, capsys: pytest.CaptureFixture[str]) -> None:
    from tools import native_speed

    assert native_speed.main(["--entries", str(entries), "--pairs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == [row.name for row in native_speed.all_rows(entries)]


def test_a_wrong_result_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from tools import native_speed

    row = native_speed.call_rows()[0]
    monkeypatch.setattr(native_speed, "call_rows", lambda: [row._replace(other=lambda a, x: a @ x + 1)])
    assert native_speed.main(["--entries", "10", "--pairs", "1", "--only", "call-spmv"]) == 1
    assert "wrong" in capsys.readouterr().out
