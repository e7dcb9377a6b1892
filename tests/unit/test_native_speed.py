"""tools/native_speed.py runs on small matrices, where each result is compared with SciPy's."""

from __future__ import annotations

import os

import pytest

from tests.support import llvm

pytest.importorskip("llvmlite")
pytest.importorskip("scipy")


def forgets_peaks() -> bool:
    """Linux tells how much memory a process has, and forgets the peak if it is asked to."""
    return os.access("/proc/self/clear_refs", os.W_OK)


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


def test_growth_has_a_column_for_each_size(capsys: pytest.CaptureFixture[str]) -> None:
    from tools import native_speed

    assert native_speed.main(["--growth", "--sizes", "30,300", "--pairs", "1", "--only", "spmv-csr,add,spgemm"]) == 0
    first, *lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert first == ["ns", "an", "entry", "30", "300"]
    assert [line[0] for line in lines] == ["spmv-csr", "spgemm", "add", "add-three"]
    assert all(len(line) == 5 and float(line[1]) > 0 and float(line[3]) > 0 for line in lines)


@pytest.mark.skipif(not forgets_peaks(), reason="the system does not forget the peak of memory")
def test_memory_is_what_results_need(capsys: pytest.CaptureFixture[str]) -> None:
    from tools import native_speed

    # So many that a page of 2 MiB, of which a block may use the beginning only, is a small part of the result.
    assert native_speed.main(["--memory", "--entries", "2000000", "--only", "add,scale,sum"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert [line[0] for line in lines] == ["add", "add-three", "scale"]
    assert all(float(line[2]) < 1.3 for line in lines), lines


def test_results_are_those_of_the_reference(capsys: pytest.CaptureFixture[str]) -> None:
    from tools import native_speed

    wanted = ["spmv-aos", "spmv-coo", "add", "add-three", "csr-csc", "add-dense"]
    assert native_speed.main(["--reference", "--entries", "300", "--pairs", "1", "--only", ",".join(wanted)]) == 0
    lines = capsys.readouterr().out.splitlines()
    if not llvm.is_there(llvm.MLIR_OPT):
        assert lines == [f"skipped: there is no {llvm.MLIR_OPT} to compare with"]
        return
    assert [line.split()[0] for line in lines[1:]] == wanted
    assert all(float(line.split()[3]) > 0 for line in lines[1:])


def test_without_the_reference_there_is_a_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tools import native_speed

    monkeypatch.setattr(llvm, "MLIR_OPT", "mlir-opt-of-nowhere")
    assert native_speed.main(["--reference", "--entries", "30"]) == 0
    assert capsys.readouterr().out == "skipped: there is no mlir-opt-of-nowhere to compare with\n"


def test_other_results_than_the_reference_are_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    from tools import native_reference, native_speed

    if not llvm.is_there(llvm.MLIR_OPT):
        pytest.skip(f"there is no {llvm.MLIR_OPT}")
    (row,) = [row for row in native_speed.reference_rows(30) if row.name == "spmv-csr"]
    never = native_speed.Timing(1.0, 1.0, 1.0)
    assert native_reference.print_reference([row], lambda ours, theirs: False, lambda row, ours: never) == 1
    assert "wrong" in capsys.readouterr().out
