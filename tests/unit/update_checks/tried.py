"""Runs the command on a text, and holds what it writes against both FileChecks."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import NamedTuple

from pyopt.update_checks.main import run_in_process
from pyopt.update_checks.programs import Programs
from pyopt.update_checks.run_lines import defined_run_lines
from pyopt.update_checks.runs import check_runs, run_all
from pyopt.update_checks.verify import FileCheck
from tests.support import llvm

FILECHECKS = [name for name in (llvm.FILECHECK, "filecheck") if shutil.which(name)]


class Tried(NamedTuple):
    """What a run left: exit code, the new text, standard output and error with the folder taken out."""

    code: int
    text: str
    out: str
    err: str


def tried(folder: Path, text: str, *options: str, name: str = "t.mlir") -> Tried:
    """Runs the command on a file that holds `text`; a file that it changed passes, and does not change again."""
    path = folder / name
    path.write_bytes(text.encode())
    code, out, err = run_in_process([*options, name], cwd=str(folder))
    new = path.read_bytes().decode()
    if new != text:
        substitutions = dict(one.partition("=")[2].split("=", 1) for one in options if one.startswith("--substitution"))
        assert problems(path, substitutions) == []
        again = run_in_process([*(one for one in options if one != "--rewrite"), "--check", name], cwd=str(folder))
        assert again[:2] == (0, f"{name}: unchanged\n")
    return Tried(code, new, out, err)


def problems(path: Path, substitutions: dict[str, str]) -> list[str]:
    """Why the FileChecks of this machine reject a file with the output that its RUN lines have."""
    text = path.read_bytes().decode()
    results, copy = run_all(Programs(substitutions, []), defined_run_lines(text), text, path, path.parent)
    runs = check_runs(results, copy)
    assert runs
    assert FILECHECKS
    found = [FileCheck(name).problem(run.arguments, text, run.whole) for run in runs for name in FILECHECKS]
    return [one for one in found if one] + [one.failure for one in results if one.failure]


def checks(text: str, prefix: str = "CHECK") -> list[str]:
    """The directives of a prefix, without the comment and the blanks around it."""
    return [found[1].strip() for found in re.finditer(rf"^\s*// ({prefix}(?:-\w+)?:.*)$", text, re.MULTILINE)]
