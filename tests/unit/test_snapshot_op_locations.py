"""snapshot-op-locations: where an op is said to be in the file, there it is."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

from pyopt.driver.run import run_in_process
from tests.support.control_flow import DECLARATIONS, Graph
from tests.support.generics import Generic
from tests.support.reference import MLIR_OPT

LIT: Final = Path(__file__).resolve().parents[1] / "lit"
MANY: Final = DECLARATIONS + "".join(
    [Graph(seed, f"g{seed}").text() + Generic(seed, f"h{seed}").text() for seed in range(150)]
)
"""More text than the printer keeps in pieces."""
FORMS: Final = ("", "print-debuginfo=true", "print-local-scope=true", "print-op-generic=true print-debuginfo=true")


@pytest.mark.parametrize("form", FORMS)
def test_places(form: str, tmp_path: Path) -> None:
    file = tmp_path / "out.mlir"
    flags = (f"--snapshot-op-locations=filename={file} {form}", "--mlir-print-debuginfo", "--mlir-print-local-scope")
    code, text, errors = run_in_process((*flags, "--mlir-print-op-generic"), MANY)
    assert (code, errors) == (0, "")
    lines = file.read_text(encoding="utf-8").split("\n")
    looked_at = 0
    name = ""
    waiting: list[str] = []
    for line in text.splitlines():
        found = re.match(r' *(?:%[\w:]+ = )?"([\w.]+)"\(', line)
        if found:
            name = found[1]
            if line.endswith("({"):
                waiting.append(name)
        elif line.lstrip().startswith("})"):
            name = waiting.pop()
        place = re.search(rf'loc\("{re.escape(str(file))}":(\d+):(\d+)\)$', line)
        if place is None or line.lstrip().startswith("^"):
            continue
        there = lines[int(place[1]) - 1]
        column = int(place[2])
        assert there[:column].strip() == "" and there[column] != " "
        shown = re.match(r'(?:%[\w:]+ = )?"?([\w.]+)', there[column:])
        assert shown and name.split(".", 1)[1] in (shown[1], shown[1].partition(".")[2]), (line, there)
        looked_at += 1
    assert looked_at > 2000


def test_temporary_file() -> None:
    code, text, errors = run_in_process(
        ("--snapshot-op-locations", "--mlir-print-debuginfo", "--mlir-print-local-scope"), "module {\n}\n"
    )
    assert (code, errors) == (0, "")
    place = re.search(r'loc\("(.*mlir_snapshot-\w+\.tmp\.mlir)":1:0\)', text)
    assert place
    file = Path(place[1])
    assert file.read_text(encoding="utf-8") == "module {\n}"
    file.unlink()


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
@pytest.mark.parametrize("form", [*FORMS, "tag=t pretty-debuginfo=true print-debuginfo=true"])
def test_as_the_reference(form: str, tmp_path: Path) -> None:
    assert MLIR_OPT is not None
    file = tmp_path / "out.mlir"
    program = MANY + (LIT / "snapshot-op-locations" / "locations.mlir").read_text(encoding="utf-8")
    flags = (f"--snapshot-op-locations=filename={file} {form}", "--mlir-print-debuginfo")
    done = subprocess.run([MLIR_OPT, *flags], input=program, capture_output=True, text=True, check=True)
    wanted = file.read_text(encoding="utf-8")
    code, text, errors = run_in_process(flags, program)
    assert (code, errors) == (0, "")
    assert text.splitlines() == done.stdout.splitlines()
    assert file.read_text(encoding="utf-8") == wanted
