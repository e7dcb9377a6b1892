"""The README's commands print what the README says."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from pyopt.driver import execute, run

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```console\n\$ (.*)\n((?:(?!```).*\n)*)```$", README, re.MULTILINE)
SHOWN = [(command, output) for command, output in BLOCKS if "/pyopt" in command.rpartition(" && ")[2]]
PROGRAMS = {".venv/bin/pyopt": run.run_in_process, ".venv/bin/pyopt-run": execute.run_in_process}


def test_commands_are_found() -> None:
    assert [command.rpartition(" && ")[2] for command, _ in BLOCKS] == [
        ".venv/bin/pyopt --canonicalize --cse examples/smooth.mlir",
        ".venv/bin/pyopt --split-input-file examples/mistakes.mlir",
        '.venv/bin/pyopt-run examples/matvec.mlir --arg examples/heat.mtx --arg "[100, 0, 0, 0, 0, 20]"',
        ".venv/bin/pyopt --sparse-reinterpret-map --sparsification --canonicalize --cse examples/matvec.mlir"
        " | sed -n '/scf.for/,/^    }/p'",
        ".venv/bin/pyopt --sparse-reinterpret-map --sparsification examples/matvec.mlir"
        ' | .venv/bin/pyopt-run - --arg examples/heat.mtx --arg "[100, 0, 0, 0, 0, 20]"',
        ".venv/bin/pyopt --shape-inference=refine-public examples/network.mlir | grep -c '?'",
        ".venv/bin/pyopt --shape-inference=refine-public --canonicalize --cse examples/network-batch.mlir"
        " | grep -E 'func|tensor\\.dim|x\\?|shape\\.'",
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
    assert err + out == output


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target
