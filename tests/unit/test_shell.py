"""RUN lines mean in this process what they mean in a shell."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import llvm, shell
from tests.support.lit_file import Chunk, RunLineError, chunks, numbered_run_lines, pyopt_flags, run_lines, substitute
from tests.support.shell import (
    TOOL_VARIABLE,
    CommandResult,
    Unsupported,
    own_folder,
    parse_line,
    repeatable,
    run_in_real_shell,
    run_script,
)


@pytest.mark.parametrize(
    "line",
    [
        "echo one two",
        "echo 'a  b' | cat",
        'echo "x \\" y"',
        "echo a > file && cat file - < file",
        "echo a; echo b 2>&1 | cat",
        "not false && echo yes",
        "false || echo no",
        "echo a >> log && echo b >> log && cat log",
        "true | false",
        "false | true",
        "env A=1 B='2 3' echo one | env C=4 cat",
        "env A=1 not false && not env A=1 true",
        "mkdir -p d && test -d d && rm -r d && not test -e d && echo gone",
    ],
)
def test_like_a_shell(line: str, tmp_path: Path) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    ours.mkdir()
    theirs.mkdir()
    found = run_script(line, str(ours))
    expected = run_in_real_shell(line, str(theirs))
    # A real shell shows what each command of a list prints; a script's output only matters for its last pipeline.
    assert (found.code, expected.out.endswith(found.out)) == (expected.code, True)


@pytest.mark.parametrize(
    "line", ["echo $HOME", "ls *", "(echo a)", "sleep 1 &", "sort x", "not --crash", "env -u A true"]
)
def test_left_to_a_shell(line: str, tmp_path: Path) -> None:
    with pytest.raises(Unsupported):
        run_script(line, str(tmp_path))


def test_variables_end_with_their_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str | None, str | None]] = []

    def look(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
        seen.append((os.environ.get("PYOPT_A"), os.environ.get("PYOPT_B")))
        return CommandResult(0, "", "")

    monkeypatch.setitem(shell._COMMANDS, "look", look)
    monkeypatch.setenv("PYOPT_A", "before")
    run_script("look && env PYOPT_A=x PYOPT_B=y=z look && look", str(tmp_path))
    assert seen == [("before", None), ("x", "y=z"), ("before", None)]


def test_pyopt_and_filecheck(tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text("// CHECK: func.func private @f\n// OTHER: nothing\nfunc.func private @f()\n", encoding="utf-8")
    assert run_script(f"pyopt {path} | FileCheck {path}", str(tmp_path)).code == 0
    failed = run_script(f"pyopt {path} | FileCheck {path} --check-prefix=OTHER", str(tmp_path))
    assert failed.code == 1
    assert "nothing" in failed.err


def test_pipeline_structure() -> None:
    (connector, commands), *rest = parse_line("pyopt --a='x y' f 2>&1 | FileCheck f")
    assert (connector, rest) == ("", [])
    assert commands[0].words == ["pyopt", "--a=x y", "f"]
    assert commands[0].redirections == [("2>&1", "")]


def test_run_lines_continue() -> None:
    text = "// RUN: pyopt \\\n// RUN:   --cse %s\n// RUN: true\n"
    assert [line.split() for line in run_lines(text)] == [["pyopt", "--cse", "%s"], ["true"]]


def test_places_of_run_lines() -> None:
    text = "// RUN: a \\\r\n// RUN:  b\r\n\r\n// RUN: c\r\n"
    assert numbered_run_lines(text) == [("a  b", 1), ("c", 4)]
    with pytest.raises(RunLineError, match="line 2: the last RUN line ends with a backslash"):
        run_lines("f\n// RUN: pyopt %s \\\n")


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The programs that this machine has, to be filled by a test."""
    found: set[str] = set()
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name in found else None)
    monkeypatch.delenv(TOOL_VARIABLE, raising=False)
    return found


def test_printed_commands_name_what_ran(programs: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    line = 'not --crash pyopt \'x | pyopt\' --a="FileCheck \\" b" pyopt 2>&1|FileCheck f > FileCheck; env A=1 pyopt'
    programs |= {"not", "pyopt", "filecheck"}
    assert repeatable(line) == line.replace("|FileCheck", "|filecheck")
    monkeypatch.setenv(TOOL_VARIABLE, llvm.MLIR_OPT)
    programs.remove("filecheck")
    package = f"{sys.executable} -m filecheck"
    other = line.replace("--crash pyopt", f"--crash {llvm.MLIR_OPT}").replace("1 pyopt", f"1 {llvm.MLIR_OPT}")
    assert repeatable(line) == other.replace("|FileCheck", f"|{package}")
    assert repeatable(line, in_real_shell=True) == other.replace("|FileCheck", f"|{package}")
    programs.add(llvm.FILECHECK)
    assert repeatable(line, in_real_shell=True) == other.replace("|FileCheck", f"|{llvm.FILECHECK}")
    programs.add("FileCheck")
    assert repeatable(line, in_real_shell=True) == other
    assert repeatable("pyopt-translate f") == f"{llvm.MLIR_OPT} f"
    assert repeatable("pyopt-format f") == f"{own_folder('bin')}/pyopt-format f"


@pytest.mark.parametrize("end", ["", " --check-prefix=OTHER"])
def test_printed_commands_can_be_repeated(end: str, tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text("// CHECK: error: {{.*}}\n// OTHER: nothing\nfunc.func @f(\n", encoding="utf-8")
    line = f"not pyopt {path} 2>&1 | FileCheck {path}{end}"
    command = ["bash", "-o", "pipefail", "-c", repeatable(line)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    found = run_script(line, str(tmp_path))
    assert (done.returncode, done.stdout) == (found.code, found.out)
    assert found.code == (1 if end else 0)


def test_not_alone_fails(tmp_path: Path) -> None:
    assert run_script("not", str(tmp_path)) == CommandResult(1, "", "")


def test_substitution_and_flags() -> None:
    assert substitute("pyopt %s -o %t.x %%", Path("/d/a.mlir"), "/t/a.tmp") == "pyopt /d/a.mlir -o /t/a.tmp.x %"
    assert pyopt_flags("not pyopt --cse %s 2>&1 | FileCheck %s") == [["--cse"]]
    assert pyopt_flags("pyopt %s -o %t") == []


def test_chunks_know_their_lines() -> None:
    assert chunks("a\n// -----\nb\n") == [Chunk("a\n", 1), Chunk("\nb\n", 2)]
