"""The README's commands print what the README says."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from pyopt.driver import execute, run
from pyopt.format_command import main as formatter

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```console\n\$ (.*)\n((?:(?!```).*\n)*)```$", README, re.MULTILINE)
SHOWN = [(command, output) for command, output in BLOCKS if "/pyopt" in command.rpartition(" && ")[2]]
PROGRAMS = {
    ".venv/bin/pyopt": run.run_in_process,
    ".venv/bin/pyopt-run": execute.run_in_process,
    ".venv/bin/pyopt-format": formatter.run_in_process,
}


def test_commands_are_found() -> None:
    assert [command.rpartition(" && ")[2] for command, _ in BLOCKS] == [
        ".venv/bin/pyopt --canonicalize --cse examples/smooth.mlir",
        ".venv/bin/pyopt --split-input-file examples/mistakes.mlir",
        '.venv/bin/pyopt-run examples/matvec.mlir --arg examples/heat.mtx --arg "[100, 0, 0, 0, 0, 20]"',
        '.venv/bin/pyopt-run --jit examples/spmv.mlir --arg examples/heat.mtx --arg "[100, 0, 0, 0, 0, 20]"',
        ".venv/bin/pyopt --sparse-reinterpret-map --sparsification --canonicalize --cse examples/matvec.mlir"
        " | sed -n '/scf.for/,/^    }/p'",
        ".venv/bin/pyopt --sparse-reinterpret-map --sparsification examples/matvec.mlir"
        ' | .venv/bin/pyopt-run - --arg examples/heat.mtx --arg "[100, 0, 0, 0, 0, 20]"',
        ".venv/bin/pyopt --shape-inference=refine-public examples/network.mlir | grep -c '?'",
        ".venv/bin/pyopt --shape-inference=refine-public --canonicalize --cse examples/network-batch.mlir"
        " | grep -E 'func|tensor\\.dim|x\\?|shape\\.'",
        "cat examples/untidy.mlir",
        ".venv/bin/pyopt-format examples/untidy.mlir",
        ".venv/bin/pyopt-format --check examples/untidy.mlir",
        "cat examples/old.mlir",
        ".venv/bin/pyopt --upgrade examples/old.mlir",
        ".venv/bin/python -m pytest",
    ]


@pytest.mark.parametrize(("command", "output"), SHOWN, ids=lambda text: text.rpartition(" && ")[2][:60])
def test_output_is_shown(command: str, output: str) -> None:
    start, _, search = command.rpartition(" && ")[2].partition(" | ")
    program, *arguments = shlex.split(start)
    _, out, err = PROGRAMS[program](arguments, "", str(ROOT))
    behind, *arguments = shlex.split(search) or [""]
    if search:
        assert err == ""
    if behind in PROGRAMS:
        _, out, err = PROGRAMS[behind](arguments, out, str(ROOT))
    elif search:
        out = subprocess.run(shlex.split(search), input=out, capture_output=True, text=True, check=False).stdout
    # Diagnostics come before the output; what the formatter counted comes last.
    assert (out + err if program.endswith("-format") else err + out) == output


def test_pagerank_is_shown_and_ranks(tmp_path: Path) -> None:
    text = (ROOT / "examples" / "pagerank.py").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    assert text.endswith("\n\n" + shown)
    pytest.importorskip("llvmlite")
    pytest.importorskip("matplotlib")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    done = subprocess.run(
        [sys.executable, "examples/pagerank.py"],
        cwd=tmp_path, env={**os.environ, "MPLBACKEND": "Agg"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert re.fullmatch(r"the best pages: \[[\d ]+\]\n", done.stdout), done.stderr
    assert (tmp_path / "ranks.png").stat().st_size > 1000


def test_files_are_shown() -> None:
    shown = [(command.removeprefix("cat "), output) for command, output in BLOCKS if command.startswith("cat ")]
    assert shown
    for name, output in shown:
        assert (ROOT / name).read_text(encoding="utf-8") == output


def test_the_settings_shown_are_settings(tmp_path: Path) -> None:
    (settings,) = re.findall(r"^```toml\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    (tmp_path / "pyproject.toml").write_text(settings, encoding="utf-8")
    (tmp_path / "broken-a.mlir").write_text("module {}\n", encoding="utf-8")
    assert formatter.run_in_process(["--check", "."], cwd=str(tmp_path))[0] == 0


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target
