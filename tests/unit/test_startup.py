"""What a small run may import: start-up is most of what a test suite waits for.

The lists are the whole allowance of the standard library; a module that is not in them needs a reason, and its cost.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pyopt.ir import context
from pyopt.ir.context import KNOWN_DIALECTS

ROOT = Path(__file__).resolve().parents[2]

STANDARD = {
    # The engine below `re`, for the lexer's patterns, which are compiled beforehand.
    "_sre",
    # `itemgetter`, from a module that is built into the interpreter.
    "_operator",
    # The constants and floats of IR.
    "math", "struct", "_struct",
    # The driver.
    "gc", "__future__",
}  # fmt: skip
COMPILED = {
    # What mypyc's run time asks for, in the compiled build: small ones.
    "importlib", "importlib._bootstrap", "importlib._bootstrap_external", "importlib.machinery", "warnings",
}  # fmt: skip
HEAVY = {
    "click", "rich", "lark", "numpy", "mpmath", "dataclasses", "typing", "inspect", "importlib.metadata", "difflib",
    "json",
}  # fmt: skip

SMALL = """func.func @f(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
"""

SCRIPT = """
import sys
import os  # as every start does
before = set(sys.modules)
from pyopt.driver.run import run_in_process
code, out, err = run_in_process(sys.argv[1:], sys.stdin.read())
assert code == 0, err
print("\\n".join(sorted(set(sys.modules) - before)))
"""


def modules_of(*argv: str) -> set[str]:
    """The modules that a run imports beyond those of a bare interpreter without site packages' hooks."""
    done = subprocess.run(
        [sys.executable, "-S", "-c", SCRIPT, *argv],
        input=SMALL,
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
        timeout=60,
    )
    return set(done.stdout.split())


@pytest.mark.quick
@pytest.mark.parametrize("argv", [(), ("--canonicalize",), ("--cse",)])
def test_a_small_run_imports_little(argv: tuple[str, ...]) -> None:
    found = modules_of(*argv)
    assert not found & HEAVY
    foreign = {name for name in found if name.split(".")[0] != "pyopt"}
    compiled = {name for name in foreign if name.endswith("__mypyc")}
    assert foreign - compiled <= (STANDARD | COMPILED if compiled else STANDARD)


def test_dialects_and_passes_come_when_they_are_named() -> None:
    found = modules_of("--cse")
    dialects = {name.split(".")[2] for name in found if name.startswith("pyopt.dialects.")}
    assert dialects <= {"arith", "builtin", "func", "func_syntax"}
    assert not any(name.startswith("pyopt.passes.canonicalize") for name in found)
    assert {name for name in modules_of() if name.startswith("pyopt.passes.")} == {"pyopt.passes.registry"}
    assert "pyopt.driver.usage" not in found


def test_a_plain_pipeline_needs_no_lark() -> None:
    assert "lark" not in modules_of("--pass-pipeline=builtin.module(func.func(cse,canonicalize))")


@pytest.mark.parametrize("name", sorted(KNOWN_DIALECTS))
def test_a_dialect_loads_no_other_one(name: str) -> None:
    """Modules that dialects share are loaded, the declarations of a dialect only when its name is met."""
    program = (
        "import sys\n"
        "from pyopt.ir.context import Context\n"
        f"assert Context(lambda *what: None).dialect({name!r}) is not None\n"
        "declared = [key for key, module in sys.modules.items()\n"
        "            if key.startswith('pyopt.dialects.') and hasattr(module, 'DIALECT')]\n"
        "print(*{key.split('.')[2] for key in declared})\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.split() == [name]


def test_a_users_folder_called_passes_is_not_in_the_way(tmp_path: Path) -> None:
    """Our passes are `pyopt.passes`: a package `passes` that comes first on the path is another one."""
    folder = tmp_path / "passes"
    folder.mkdir()
    (folder / "__init__.py").write_text("raise ImportError('this is not the package that pyopt looks for')\n")
    done = subprocess.run(
        [sys.executable, "-m", "pyopt", "--canonicalize"],
        input=SMALL,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"},
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "return %arg0 : i32" in done.stdout


@pytest.mark.skipif(not context.__file__.endswith(".py"), reason="a compiled package has no folder of its own")
def test_checkout_without_links(tmp_path: Path) -> None:
    """Where links are files, as git writes them on Windows, the passes are found all the same."""
    (tmp_path / "pyopt").mkdir()
    for entry in (ROOT / "pyopt").iterdir():
        if entry.name not in ("passes", "__pycache__"):
            (tmp_path / "pyopt" / entry.name).symlink_to(entry)
    (tmp_path / "pyopt" / "passes").write_text("../passes", encoding="utf-8")
    (tmp_path / "passes").symlink_to(ROOT / "passes")
    text = "func.func @f(%a: i32) {\n  %0 = arith.addi %a, %a : i32\n  return\n}\n"
    command = [sys.executable, "-m", "pyopt", "--canonicalize"]
    done = subprocess.run(command, input=text, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "arith.addi" not in done.stdout and "func.func @f" in done.stdout
