"""RUN lines of other tools than pyopt, and RUN lines of every form."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from pyopt.update_checks.main import run_in_process
from tests.support import llvm
from tests.unit.update_checks.tried import checks, tried

FUNCTION = """func.func @f(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %s = arith.addi %a, %c : i32
  return %s : i32
}
"""
FOLDED = [
    "CHECK-LABEL: func.func @f(",
    "CHECK-SAME:  %[[A:.*]]: i32) -> i32 {",
    "CHECK-NEXT:    return %[[A]] : i32",
    "CHECK-NEXT:  }",
]
needs_reference = pytest.mark.skipif(not llvm.is_there(llvm.MLIR_OPT), reason=f"{llvm.MLIR_OPT} is not installed")


@needs_reference
def test_mlir_opt(tmp_path: Path) -> None:
    done = tried(tmp_path, f"// RUN: {llvm.MLIR_OPT} -canonicalize %s | FileCheck %s\n{FUNCTION}")
    assert (done.code, checks(done.text)) == (0, FOLDED)


@needs_reference
def test_substitutions(tmp_path: Path) -> None:
    """Names of programs, with flags, and texts."""
    done = tried(
        tmp_path,
        f"// RUN: toy-opt %{{passes}} < %s | FileCheck %s\n{FUNCTION}",
        f"--substitution=toy-opt={llvm.MLIR_OPT} --cse",
        "--substitution=%{passes}=--canonicalize",
    )
    assert (done.code, checks(done.text)) == (0, FOLDED)


def test_a_driver_in_a_folder(tmp_path: Path) -> None:
    """--tool-path comes before PATH; the driver is a script that runs pyopt."""
    folder = tmp_path / "bin"
    folder.mkdir()
    driver = folder / "my-opt"
    driver.write_text(
        f"#!{sys.executable}\nimport sys\nfrom pyopt.driver.run import run_in_process\n"
        "code, out, err = run_in_process([*sys.argv[1:], '--canonicalize'])\n"
        "sys.stdout.write(out)\nsys.stderr.write(err)\nsys.exit(code)\n",
        encoding="utf-8",
    )
    driver.chmod(0o755)
    text = f"// RUN: my-opt %s | FileCheck %s\n{FUNCTION}"
    missing = tried(tmp_path, text)
    assert (missing.code, missing.text) == (1, text)
    assert missing.err == "t.mlir: error: the RUN line in line 1 fails: cannot run it: no program 'my-opt'\n"
    path = tmp_path / "t.mlir"
    assert run_in_process(["--tool-path", "bin", "t.mlir"], cwd=str(tmp_path))[:2] == (0, "t.mlir: updated\n")
    assert checks(path.read_text(encoding="utf-8")) == FOLDED


@pytest.mark.parametrize(
    "line",
    [
        "pyopt < %s --canonicalize | FileCheck %s",
        "cat %s | pyopt --canonicalize | FileCheck %s",
        "pyopt %s | pyopt - --canonicalize | FileCheck %s --input-file=-",
        "pyopt %s --canonicalize -o %t && FileCheck %s --input-file %t",
        "pyopt %s --canonicalize > %t; FileCheck %s < %t",
        "env A=1 pyopt '--canonicalize' \"%s\" | FileCheck %s",
        "pyopt %s \\\n// RUN:   --canonicalize \\\n// RUN: | FileCheck %s",
        "pyopt %s --canonicalize -o %t\n// RUN: FileCheck %s --input-file=%t",
        "pyopt %S/t.mlir --canonicalize | FileCheck %s",
        "pyopt %s --canonicalize | FileCheck --check-prefix CHECK %s",
    ],
)
def test_forms_of_run_lines(tmp_path: Path, line: str) -> None:
    done = tried(tmp_path, f"// RUN: {line}\n{FUNCTION}")
    assert (done.code, done.err, checks(done.text)) == (0, "", FOLDED)


@pytest.mark.skipif(shutil.which("bash") is None or shutil.which("pyopt") is None, reason="bash or pyopt is missing")
def test_a_line_for_a_shell(tmp_path: Path) -> None:
    done = tried(tmp_path, f"// RUN: for f in %s; do (pyopt $f --canonicalize); done | FileCheck %s\n{FUNCTION}")
    assert (done.code, checks(done.text)) == (0, FOLDED)


def test_runs_that_fail_are_reported(tmp_path: Path) -> None:
    text = "// RUN: pyopt %s --no-such-pass | FileCheck %s\n// RUN: pyopt %s | FileCheck %s\nfunc.func @f(\n"
    done = tried(tmp_path, text)
    assert (done.code, done.text) == (1, text)
    lines = done.err.splitlines()
    assert lines[0].startswith("t.mlir: error: the RUN line in line 1 fails: exit code 1: ")
    assert any("No such option '--no-such-pass'" in one for one in lines)
    (second,) = [one for one in lines if one.startswith("t.mlir: error: the RUN line in line 2 fails: exit code 1: ")]
    assert second in lines[2:] and all(one.startswith(("t.mlir", "    ")) for one in lines)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("func.func @f()", "no RUN line"),
        ("// RUN: pyopt %s \\\n", "line 1: the last RUN line ends with a backslash"),
        ("// RUN: pyopt %s | FileCheck 'a\n", "the RUN line in line 1 fails: "),
        ("// RUN: $(x) %s\n", "it takes a shell, and does not end with '| FileCheck ...'"),
        ("// DEFINE: x = 3\n", "a DEFINE line has the form"),
        ("// RUN: pyopt %s | FileCheck %s --check-prefixes=A,B\nfunc.func private @f()\n", "prefix 'B:'"),
        ("// RUN: | FileCheck %s\n", "the RUN line in line 1 fails: "),
        ("// RUN: pyopt %S | FileCheck %s\n", "the RUN line in line 1 fails: "),
        ("\x00\xff", "no RUN line"),
    ],
)
def test_bad_input(tmp_path: Path, text: str, message: str) -> None:
    done = tried(tmp_path, text)
    assert (done.code, done.text) == (1, text)
    assert done.err.startswith("t.mlir: error: ")
    assert message in done.err
    assert "internal error" not in done.err
