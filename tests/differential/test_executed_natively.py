"""What programs print is what they print natively, by mlir-runner and by --jit."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyopt.driver.execute import run_in_process
from tests.support.executed import environment_of, is_there, native_output, without_addresses

FOLDER = Path(__file__).resolve().parents[1] / "lit" / "run" / "executed"
PROGRAMS = sorted(FOLDER.glob("*.mlir"))

pytestmark = pytest.mark.skipif(not is_there(), reason="mlir-opt, mlir-runner or their libraries are missing")


def test_there_are_programs() -> None:
    assert len(PROGRAMS) >= 40


@pytest.mark.full
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_prints_the_same(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment_of(path).items():
        monkeypatch.setenv(name, value)
    code, out, err = run_in_process([str(path), "-e", "main", "-entry-point-result=void"])
    assert code == 0, err
    wanted = native_output(path)
    assert without_addresses(out) == wanted
    pytest.importorskip("llvmlite")
    code, out, err = run_in_process([str(path), "-e", "main", "-entry-point-result=void", "--jit"])
    assert code == 0, err
    assert without_addresses(out) == wanted
