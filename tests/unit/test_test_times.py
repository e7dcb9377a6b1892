"""Where the time of a run went: the table, the limit, and the list of slow tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support import times
from tests.support.times import USUAL_PACE, longest_first
from tools import test_times


def run_of(
    processor: float, tier: str = "quick", limit: float | None = 45.0, pace: float = USUAL_PACE
) -> dict[str, Any]:
    return {
        "pace": pace,
        "tier": tier, "sampling": f"{tier} tier", "limit": limit, "tests": 3, "processes": 2, "elapsed": 40.0,
        "before the first test": 2.0, "processor": processor, "in tests": 60.0,
        "questions": {"run lines": 40.0, "b": 20.0},
        "functions": {"tests/unit/test_a.py::test_b": 2.0},
        "folders": {"tests/unit": 60.0}, "slowest": {"tests/unit/test_a.py::test_b": 1.0},
        "seconds a test": {"tests/unit/test_tiers.py::test_slow": 0.5, "tests/unit/test_tiers.py::test_other": 0.001},
    }  # fmt: skip


def test_the_limit_is_one_of_processor_time() -> None:
    assert test_times.verdict(run_of(80.0), 1.0)[0]
    fits, line = test_times.verdict(run_of(100.0), 1.0)
    assert not fits and "50 s on two processors, at a pace 1.00 times the usual one 50 s; the limit is 45 s" in line
    assert test_times.verdict(run_of(100.0), 1.3)[0]
    assert test_times.verdict(run_of(9999.0, "full", None), 1.0)[0]


def test_a_slow_machine_may_take_longer() -> None:
    fits, line = test_times.verdict(run_of(160.0, pace=2 * USUAL_PACE), 1.0)
    assert fits and "80 s on two processors, at a pace 2.00 times the usual one 40 s" in line
    assert not test_times.verdict(run_of(80.0, pace=USUAL_PACE / 2), 1.0)[0]


def test_pace_is_taken_between_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter(range(10))
    monkeypatch.setattr(times, "work", lambda: next(found))
    pace = times.Pace()
    for _ in range(2 * times.WORK_EVERY):
        pace.after_test()
    assert pace.seconds == [0, 1, 2]


def test_work_takes_time() -> None:
    assert 0.0005 < times.work() < 1


def test_the_table_names_questions_folders_and_tests() -> None:
    shown = test_times.table(run_of(80.0))
    assert "40.0 s  66.7%  run lines" in shown
    assert "2.0 s   3.3%  tests/unit/test_a.py::test_b" in shown and "1.0 s   1.7%  tests/unit/test_a.py" in shown


def test_long_tables_add_up_what_they_leave_out() -> None:
    rows = test_times.rows("By test", {str(number): 1.0 for number in range(30)}, 30.0)
    assert len(rows) == test_times.MOST + 2 and rows[-1].endswith("5 others") and "5.0 s" in rows[-1]


def test_slow_tests_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "slow.txt"
    path.write_text("tests/unit/test_cli.py\ntests/unit/test_tiers.py::test_gone\n", encoding="utf-8")
    monkeypatch.setattr(test_times, "SLOW", path)
    test_times.write_slow(run_of(1.0), 0.02)
    expected = ["tests/unit/test_cli.py", "tests/unit/test_tiers.py::test_gone", "tests/unit/test_tiers.py::test_slow"]
    assert path.read_text(encoding="utf-8").split() == expected


def test_longest_first() -> None:
    assert list(longest_first({"a": 1.0, "b": 3.0, "c": 2.0}, 2)) == ["b", "c"]
