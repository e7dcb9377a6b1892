"""The checks under other interpreters: their cases work here, differences are found, and what is missing is said."""

from __future__ import annotations

import pytest

from tools import check_pyodide, check_pythons


def test_cases_end_here_as_they_should() -> None:
    given = check_pyodide.cases(3)
    results = [check_pyodide.native(one) for one in given]
    assert {result[0] for result in results} == {0, 1}
    assert check_pyodide.compare(given, results, list(results)) == (len(given), 0, [])


def test_a_case_that_ends_otherwise_stops_the_check() -> None:
    with pytest.raises(SystemExit, match="ends with 1 here"):
        check_pyodide.native(check_pyodide.case([], "no.op"))


def test_differences_are_found() -> None:
    given = [check_pyodide.case([], ""), check_pyodide.case([], "", "pyopt-run")]
    equal, skipped, wrong = check_pyodide.compare(given, [[0, "a", ""], [0, "b", ""]], [[1, "", "e"], None])
    assert (equal, skipped, len(wrong)) == (0, 1, 1)
    assert "here: [0, 'a', '']" in wrong[0]


def test_without_node_it_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("sys.argv", ["check_pyodide.py"])
    assert check_pyodide.main() == 0
    assert capsys.readouterr().out == "Pyodide is not tried: there is no node\n"


def test_plain_cases_need_no_package() -> None:
    assert check_pythons.plain(check_pyodide.case(["--cse"], ""))
    assert not check_pythons.plain(check_pyodide.case(["--help"], ""))
    assert not check_pythons.plain(check_pyodide.case([], "", "pyopt-run"))
