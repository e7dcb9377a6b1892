"""Tiers: what is drawn, what is left out, and that the sixteenths are the whole."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import tiers
from tests.support.chunks.table import QUESTIONS
from tests.support.tiers import ROOT, SHARES, Sampling, parse_share

NAMES = [f"tests/unit/test_a.py::test_{number}" for number in range(400)]


def test_a_sample_is_about_a_sixteenth_and_depends_on_the_seed() -> None:
    first, second = ([name for name in NAMES if Sampling("default", seed).has(name, SHARES)] for seed in ("1", "2"))
    assert 10 < len(first) < 45 and 10 < len(second) < 45
    assert first != second
    assert first == [name for name in NAMES if Sampling("default", "1").has(name, SHARES)]


def test_all_shares_are_everything() -> None:
    shares = [{name for name in NAMES if Sampling("default", "1", share).has(name, SHARES)} for share in range(SHARES)]
    assert set().union(*shares) == set(NAMES)
    assert sum(map(len, shares)) == len(NAMES)
    assert all(Sampling("default", "1", 0).has(name, 1) for name in NAMES)


def test_all_shares_of_less_than_a_sixteenth_are_the_full_tier() -> None:
    rare = 4 * SHARES
    shares = [{name for name in NAMES if Sampling("default", "1", share).has(name, rare)} for share in range(SHARES)]
    full = {name for name in NAMES if Sampling("full", "1").has(name, rare)}
    assert set().union(*shares) == full
    assert sum(map(len, shares)) == len(full)
    assert 50 < len(full) < 150


def test_other_tiers() -> None:
    assert all(Sampling("full", "1").has(name, SHARES) for name in NAMES)
    assert not any(Sampling("quick", "1").has(name, 0) for name in NAMES)
    assert all(Sampling("quick", "1").has(name, 1) for name in NAMES)


@pytest.mark.parametrize("text", ["16/16", "-1/16", "1/4", "1/8", "1", "x/16"])
def test_wrong_shares(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_share(text)
    assert parse_share("3/16") == 3


SUITE = """
import pytest

@pytest.mark.quick
def test_always_quick():
    pass

@pytest.mark.full
@pytest.mark.parametrize("number", range(80))
def test_of_the_full_tier(number):
    pass

@pytest.mark.parametrize("number", range(60))
def test_ordinary(number):
    pass
"""


def counts(folder: Path, *arguments: str) -> tuple[int, str]:
    """(tests that passed, output) of the made-up suite with the real settings of all suites."""
    (folder / "test_made_up.py").write_text(SUITE, encoding="utf-8")
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "tests.conftest", f"--rootdir={folder}", *arguments]
    done = subprocess.run(
        [*command, str(folder)], cwd=root, capture_output=True, text=True, check=False, timeout=100,
        env={**os.environ, "PYTEST_ADDOPTS": ""},
    )  # fmt: skip
    word = done.stdout.rpartition(" passed")[0].rpartition("\n")[2].split()
    return (int(word[-1]) if word else 0), done.stdout + done.stderr


@pytest.mark.full
def test_what_runs(tmp_path: Path) -> None:
    default, _ = counts(tmp_path, "--sample-seed", "1")
    assert 61 < default < 61 + 30
    assert counts(tmp_path, "--full")[0] == 141
    assert counts(tmp_path, "-m", "quick")[0] == 61
    number, shown = counts(tmp_path, "-m", "quick and not full")
    assert number == 61 and "quick tier, --sample-seed" in shown
    shared, _ = counts(tmp_path, "--share", "2/16")
    assert 61 < shared < 61 + 30
    again, shown = counts(tmp_path, "--sample-seed", "1", "-v")
    assert again == default and "default tier, --sample-seed 1" in shown
    named = tmp_path / "test_made_up.py"
    assert tiers.Sampling("quick", "1", None, (), (f"{named}::test_a",)).has(f"{named}::test_a[3]", 0)
    _, refused = counts(tmp_path, "--share", "17/16")
    assert "--share: expected K/16" in refused


@pytest.mark.parametrize(
    ("expression", "selects"),
    [
        ("quick", True),
        ("quick and not full", True),
        ("not full and(quick)", True),
        ("not (full or not quick)", True),
        ("not not quick", True),
        ("not quick", False),
        ("full and not (slow or quick)", False),
        ("not (a(b=1) or quick) and c", False),
        ("(not full) and quick", True),
        ("quickly or full", False),
        (")quick(", True),
        ("", False),
    ],
)
def test_which_expressions_select_from_the_quick_tier(expression: str, selects: bool) -> None:
    assert tiers.selects_quick(expression) is selects


def test_a_missing_path_is_named_before_processes_start() -> None:
    command = [sys.executable, "-m", "pytest", "-n", "2", "tests/unit/test_tiers.py", "tests/unit/no_such.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=100)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "file or directory not found: tests/unit/no_such.py" in done.stderr


def test_the_seed_without_git(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert tiers.commit() == "none"


def lit_output(folder: Path, text: str, *arguments: str, **variables: str) -> str:
    """The output of pytest for a folder with a lit file, collected as those of tests/lit are."""
    (folder / "a.mlir").write_text(text, encoding="utf-8")
    command = [
        sys.executable, "-m", "pytest", "-n", "0", "-p", "tests.conftest", "-p", "tests.lit.conftest",
        f"--rootdir={folder}", *arguments, str(folder),
    ]  # fmt: skip
    environment = {**os.environ, "PYTEST_ADDOPTS": "", **variables}
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=100, env=environment
    )  # fmt: skip
    assert "Traceback" not in done.stdout and "_pytest" not in done.stdout.partition("warnings summary")[0]
    return done.stdout


def test_run_lines_without_an_end_are_a_failure_of_their_file(tmp_path: Path) -> None:
    for tier in ([], ["-m", "quick"]):
        shown = lit_output(tmp_path, "func.func private @f()\n// RUN: pyopt %s \\\n", *tier)
        assert f"{tmp_path}/a.mlir:2: the last RUN line ends with a backslash" in shown
        assert "1 failed" in shown and "error" not in shown


def test_failures_name_the_line_and_the_tool(tmp_path: Path) -> None:
    text = "// CHECK: nothing\n// RUN: pyopt %s --no-such 2>&1 | FileCheck %s\n"
    shown = lit_output(tmp_path, text, PYOPT_LIT_TOOL="echo")
    assert f"{tmp_path}/a.mlir:2: exit code 1" in shown
    assert f"  echo {tmp_path}/a.mlir --no-such 2>&1 | " in shown
    shown = lit_output(tmp_path, text, PYOPT_LIT_TOOL="no-such-tool")
    assert f"{tmp_path}/a.mlir:2: cannot be run" in shown and "'no-such-tool'" in shown


def test_failures_show_what_was_printed(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(PRINTING, encoding="utf-8")
    shown = lit_output(tmp_path, "// RUN: pyopt %s | FileCheck %s\n// CHECK: nothing\nfunc.func private @f()\n")
    before, _, after = shown.partition("Captured stdout call")
    assert "printed by pyopt" not in before and "printed by pyopt" in after


PRINTING = """
from pyopt.driver import chunk

process_chunk = chunk.process_chunk

def printing(run, source):
    print("printed by pyopt")
    return process_chunk(run, source)

chunk.process_chunk = printing
"""


def test_slow_tests_are_a_sample_of_the_quick_tier(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "tests/unit/test_a.py::test_slow"
    monkeypatch.setattr(tiers, "slow_tests", lambda: frozenset([name, "tests/unit/test_b.py"]))
    assert tiers.is_quick("tests/unit/test_a.py::test_other[1]")
    drawn = [number for number in range(600) if tiers.is_quick(f"{name}[{number}]")]
    assert 5 < len(drawn) < 50
    assert not any(tiers.is_quick(f"tests/unit/test_b.py::test_any[{number}]") for number in range(100))
    assert not any(tiers.is_quick(f"tests/lit/a.mlir::line{number}") for number in range(20))
    scripts = [number for number in range(240) if tiers.is_quick(f"tests/lit/a.mlir::run{number}")]
    assert 10 < len(scripts) < 60


def test_slow_tests_exist() -> None:
    for name in tiers.SLOW.read_text(encoding="utf-8").split():
        path, _, function = name.partition("::")
        assert f"def {function.rpartition('::')[2]}(" in (ROOT / path).read_text(encoding="utf-8") or not function


def test_names_without_parameters() -> None:
    assert tiers.function_of("tests/unit/test_a.py::test_b[c-1]") == "tests/unit/test_a.py::test_b"
    assert tiers.function_of("tests/lit/a.mlir::line7") == "tests/lit/a.mlir"


@pytest.mark.quick
def test_thinned_checks_are_in_the_table() -> None:
    """docs/testing.md says of each test file with tests of the full tier where they run."""
    table = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    marked = [
        path.name
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if "pytest.mark.full" in path.read_text(encoding="utf-8") and path.name != Path(__file__).name
    ]
    assert len(marked) > 20
    assert [name for name in marked if f"`{name}`" not in table] == []
    assert [question.name for question in QUESTIONS if question.default > 1 and f"`{question.name}`" not in table] == []


CLOCKS = re.compile(r"\b(perf_counter|process_time|monotonic|thread_time)(_ns)?\(")


def test_no_test_depends_on_the_time_that_it_takes() -> None:
    """Work is counted (tests/support/work.py); clocks are for what says how long tests take, and for deadlines."""
    texts = {path.relative_to(ROOT).as_posix(): path.read_text() for path in (ROOT / "tests").rglob("*.py")}
    found = {name for name, text in texts.items() if CLOCKS.search(text)}
    assert found == {
        "tests/lit/conftest.py", "tests/support/fuzz/reducing.py", "tests/support/times.py",
        "tests/unit/interpreter/mutants.py",
    }  # fmt: skip
