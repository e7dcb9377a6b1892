"""docs/sparsifier.md shows what pyopt prints, and speaks of remarks that there are."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from pyopt.driver.run import run_in_process

ROOT = Path(__file__).resolve().parents[3]
TEXT = (ROOT / "docs/sparsifier.md").read_text(encoding="utf-8")
SOURCES = re.findall(r"^```mlir\n(// (\S+)\n(?:(?!```).*\n)*)```$", TEXT, re.MULTILINE)
SHOWN = re.findall(r"^```console\n\$ pyopt (.*)\n((?:(?!```).*\n)+)```$", TEXT, re.MULTILINE)


def test_examples_are_found() -> None:
    assert [name for _, name in SOURCES] == ["dot.mlir", "maximum.mlir", "onto.mlir"]
    assert len(SHOWN) == 7


@pytest.mark.parametrize(("command", "output"), SHOWN, ids=[command for command, _ in SHOWN])
def test_output_is_shown(command: str, output: str, tmp_path: Path) -> None:
    for source, name in SOURCES:
        (tmp_path / name).write_text(source, encoding="utf-8")
    start, _, search = command.partition(" | ")
    _, out, err = run_in_process(shlex.split(start), "", str(tmp_path))
    if search:
        done = subprocess.run(shlex.split(search), input=out, capture_output=True, text=True, check=True)
        out = done.stdout
    assert err + out == output


def test_remarks_are_those_of_the_pass() -> None:
    table = TEXT.partition("| remark |")[2].partition("\n\n")[0]
    files = ("kernels/analysis.py", "rewriting/generalizing.py")
    code = "".join([(ROOT / "passes/sparsify" / one).read_text(encoding="utf-8") for one in files])
    explained = [re.split(" 'op' |, or ", row)[0] for row in re.findall(r"^\| (.*?) \|", table, re.MULTILINE)]
    assert len(explained) >= 13
    for one in explained:
        assert f'"{one}' in code, one
