"""Code of plug-ins and of programs that calls itself through C functions, without an end: an error, no crash.

Each runs in a process of its own, which a mistake would end.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
TEXT = "func.func @f(%a: i32) {\n  mine.op %a\n  return\n}\n"
FUNCTIONS = """
def by_sort(one, constants=None):
    return sorted([1, 2], key=by_sort)

def by_map(one, constants=None):
    return list(map(by_map, [one]))

class Shown:
    def __str__(self):
        return f"{Shown()}"

def by_text(one, constants=None):
    return str(Shown())
"""
PLUGIN = """
from pyopt import Dialect, OpInfo
{FUNCTIONS}
OP = OpInfo("mine.op", operands="a: I32", syntax="$a attr-dict", {HOOK}={FUNCTION})
DIALECT = Dialect("mine", [OP])
"""
PROGRAM = """
import pyopt
{FUNCTIONS}
OP = pyopt.OpInfo("mine.op", operands="a: I32", syntax="$a attr-dict", verify={FUNCTION})
try:
    pyopt.parse({TEXT!r}, dialects=[pyopt.Dialect("mine", [OP])])
except pyopt.VerifyError as error:
    print(error)
try:
    {FUNCTION}(1)
except RecursionError:
    print("its own")
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the stack does not grow")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, input=TEXT, capture_output=True, text=True, cwd=ROOT, check=False, timeout=120)


@pytest.mark.parametrize("function", ["by_sort", "by_map", "by_text"])
@pytest.mark.parametrize("hook", ["verify", "fold"])
def test_of_plugins(tmp_path: Path, hook: str, function: str) -> None:
    path = tmp_path / "plugin.py"
    code = PLUGIN.replace("{FUNCTIONS}", FUNCTIONS).replace("{HOOK}", hook).replace("{FUNCTION}", function)
    path.write_text(code, encoding="utf-8")
    done = run("-m", "pyopt", f"--load-dialect-plugin={path}", "--canonicalize")
    assert (done.returncode, done.stdout) == (1, ""), done.stderr
    assert f"pyopt: error: error in the plug-in '{path}', line " in done.stderr and "RecursionError" in done.stderr


@pytest.mark.parametrize("function", ["by_sort", "by_map", "by_text"])
def test_of_programs(tmp_path: Path, function: str) -> None:
    """Also that of functions that pyopt does not call: it has raised Python's limit."""
    path = tmp_path / "program.py"
    code = PROGRAM.replace("{FUNCTIONS}", FUNCTIONS).replace("{FUNCTION}", function).replace("{TEXT!r}", repr(TEXT))
    path.write_text(code, encoding="utf-8")
    done = run("-c", f"import runpy; runpy.run_path({str(path)!r})")
    assert done.returncode == 0, done.stderr
    assert "RecursionError" in done.stdout and done.stdout.endswith("its own\n")
