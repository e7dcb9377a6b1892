"""Readers of the runtime library: getSparseTensorReaderReadToBuffers of all widths and types of values, and NSE."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyopt.driver.execute import run_in_process
from tests.support.sparse_reader_program import MAPS, TYPES, WIDTHS, program

ENTRIES = ((0, 4, 2), (1, 0, -3), (1, 199, 7), (2, 4, 1))
"""In the order of rows, and not in that of columns."""
SHAPE = (3, 200)


def text_of(entries: tuple[tuple[int, int, int], ...]) -> str:
    lines = "".join([f"{i + 1} {j + 1} {v}\n" for i, j, v in entries])
    return f"# extended FROSTT format\n2 {len(entries)}\n{SHAPE[0]} {SHAPE[1]}\n{lines}"


def expected(entries: tuple[tuple[int, int, int], ...]) -> list[float]:
    """The numbers that the program prints."""
    found: list[float] = []
    for name in TYPES:
        for _ in WIDTHS:
            for first, second in MAPS:
                rows = [(one[first], one[second]) for one in entries]
                found += [rows == sorted(rows), len(entries), *SHAPE, *[c for row in rows for c in row]]
                found += [part for *_, v in entries for part in ((v, 0) if name.startswith("C") else (v,))]
    return found


@pytest.mark.parametrize("entries", [ENTRIES, ENTRIES[::-1], ()], ids=["sorted", "unsorted", "empty"])
def test_all_types_are_read(
    entries: tuple[tuple[int, int, int], ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "matrix.tns"
    file.write_text(text_of(entries))
    monkeypatch.setenv("TENSOR0", str(file))
    code, out, err = run_in_process(["-", "-e", "main", "-entry-point-result=void", "--check-leaks"], program())
    assert code == 0, err
    assert [float(one) for one in out.split()] == expected(entries)


def test_coordinates_that_do_not_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reference cuts them off in silence."""
    file = tmp_path / "matrix.tns"
    file.write_text("# extended FROSTT format\n2 1\n3 400\n1 300 1\n")
    monkeypatch.setenv("TENSOR0", str(file))
    code, _, err = run_in_process(["-", "-e", "main", "-entry-point-result=void"], program())
    assert code == 1 and "8" in err and "coordinate" in err
