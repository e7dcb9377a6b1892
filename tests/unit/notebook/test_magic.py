"""The cell magic in an IPython shell of this process."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

pytest.importorskip("IPython")

from IPython.core.interactiveshell import ExecutionResult, InteractiveShell
from IPython.utils.capture import RichOutput, capture_output

import pyopt
from pyopt.notebook.cell import CellResult
from tests.support.documents import ROOT
from tests.support.plugins import unloading_plugins
from tests.unit.notebook.test_cell import FOLDS, WRONG


@pytest.fixture
def shell() -> Iterator[InteractiveShell]:
    InteractiveShell.clear_instance()
    made = InteractiveShell.instance()
    assert made.history_manager is not None
    made.history_manager.enabled = False
    yield made
    InteractiveShell.clear_instance()


def run(shell: InteractiveShell, cell: str) -> tuple[ExecutionResult, str, list[RichOutput]]:
    """(the outcome of a cell, what it printed, what it displayed)."""
    with capture_output() as captured:
        result = shell.run_cell(cell)  # type: ignore[no-untyped-call]  # of IPython
    return result, captured.stdout + captured.stderr, captured.outputs


def test_a_session(shell: InteractiveShell) -> None:
    assert run(shell, "%load_ext pyopt")[0].success
    result, _, _ = run(shell, f"%%mlir --canonicalize --name=module\n{FOLDS}")
    assert result.success and isinstance(result.result, CellResult)
    assert "return %arg" in result.result.text
    found, _, _ = run(shell, "module.evaluate('f', 7)")
    assert found.result == 7 and isinstance(shell.user_ns["module"], pyopt.Module)
    found, _, _ = run(shell, "passes = '--cse'\n")
    result, _, _ = run(shell, f"%%mlir $passes\n{FOLDS}")
    assert isinstance(result.result, CellResult) and [one.name for one in result.result.passes] == ["cse"]
    assert run(shell, "%unload_ext pyopt")[0].success
    assert not run(shell, f"%%mlir\n{FOLDS}")[0].success


def test_a_cell_with_errors_is_shown_and_fails_without_a_traceback(shell: InteractiveShell) -> None:
    run(shell, "%load_ext pyopt")
    run(shell, "module = 5")
    result, printed, displayed = run(shell, f"%%mlir --cse --name module\n{WRONG}")
    assert not result.success and shell.user_ns["module"] == 5
    (shown,) = displayed
    assert "arith.addi" in shown.data["text/html"] and "<cell>:2:19: error:" in shown.data["text/plain"]
    assert "%%mlir: 1 error" in printed and "Traceback" not in printed


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("--no-such-pass", "no-such-pass"),
        ("'", "No closing quotation"),
        ("--name", "--name requires the name of a variable"),
        ("--name= --cse", "--name requires the name of a variable"),
        ("--name=1", "'1' is no name of a variable"),
        ("--name if", "'if' is no name of a variable"),
    ],
)
def test_wrong_lines(shell: InteractiveShell, line: str, message: str) -> None:
    run(shell, "%load_ext pyopt")
    result, printed, _ = run(shell, f"%%mlir {line}\n{FOLDS}")
    assert not result.success and "%%mlir: " in printed and message in printed and "Traceback" not in printed


def test_the_cells_of_the_document(shell: InteractiveShell, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "notebooks.md").read_text(encoding="utf-8")
    cells = re.findall(r"^```ipython\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(cells) >= 4
    monkeypatch.chdir(ROOT)
    with unloading_plugins():
        for cell in cells:
            result, printed, _ = run(shell, cell)
            assert result.success == ("arith.adi" not in cell), (cell, printed)
