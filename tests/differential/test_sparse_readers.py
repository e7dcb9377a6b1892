"""The runtime library's readers print natively what they print in the interpreter: all widths and types of values."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyopt.driver.execute import run_in_process
from tests.support.executed import is_there, native_output
from tests.support.sparse_reader_program import TYPES, program
from tests.unit.interpreter.test_sparse_readers import ENTRIES, text_of

pytestmark = pytest.mark.skipif(not is_there(), reason="mlir-opt, mlir-runner or their libraries are missing")

REAL = [name for name in TYPES if not name.startswith("C")]
FLOATS = [name for name in REAL if "F" in name]
FILES = {
    "sorted.tns": (REAL, text_of(ENTRIES)),
    "unsorted.tns": (REAL, text_of(ENTRIES[::-1])),
    "real.mtx": (FLOATS, "%%MatrixMarket matrix coordinate real general\n4 5 3\n1 5 2.5\n3 1 -1\n2 2 100\n"),
    "integer.mtx": (REAL, "%%MatrixMarket matrix coordinate integer general\n4 5 3\n1 5 2\n3 1 -1\n2 2 100\n"),
    "complex.mtx": (
        ["C64", "C32"],
        "%%MatrixMarket matrix coordinate complex general\n4 5 3\n1 5 2.5 0.5\n3 1 -1 0\n2 2 100 -7\n",
    ),
    "pattern.mtx": (list(TYPES), "%%MatrixMarket matrix coordinate pattern general\n4 5 3\n1 5\n3 1\n2 2\n"),
}
"""The types that the library reads of a file of that kind, and the file. Of one without entries it reads none."""


@pytest.mark.full
@pytest.mark.parametrize("name", FILES)
def test_prints_the_same(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    types, text = FILES[name]
    file = tmp_path / name
    file.write_text(text)
    monkeypatch.setenv("TENSOR0", str(file))
    path = tmp_path / "program.mlir"
    path.write_text(program(types))
    code, out, err = run_in_process([str(path), "-e", "main", "-entry-point-result=void"])
    assert code == 0, err
    assert out == native_output(path)
