"""What the project, its messages and its documents say of installing is one thing, and true of the examples."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from pyopt.driver import usage
from pyopt.native.errors import missing_library
from pyopt.release import DISTRIBUTION, EXTRAS, REVISION, SOURCE, requirement
from tests.support.documents import PAGES, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SCRIPTS = sorted((ROOT / "examples").glob("*.py"))
NEEDS = re.compile(r"Needs the extras? (\w+(?:(?:, | and )\w+)*)\.")
MODULES = {"sparse": "scipy", "jit": "llvmlite", "wide": "mpmath"}
PRESENT = {"numpy", "click", "lark", "rich", "pyopt"}


def test_extras_bring_what_messages_say() -> None:
    optional = PROJECT["optional-dependencies"]
    assert {name: optional[name] for name in EXTRAS} == {name: [one] for name, one in EXTRAS.items()}
    # npm is the machine's in tests, if it has it.
    assert set(EXTRAS.values()) - {EXTRAS["playground"]} < set(optional["test"])
    # No message names what notebooks bring themselves.
    assert set(optional) == {*EXTRAS, "docs", "notebook", "test"}
    page = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == set(optional)


def test_project() -> None:
    assert PROJECT["name"] == DISTRIBUTION
    if "urls" in PROJECT:
        assert SOURCE == "" or any(url in SOURCE for url in PROJECT["urls"].values())


def test_version_stands_in_one_place() -> None:
    version = PROJECT["version"]
    assert (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").partition("\n## ")[2].startswith(version)
    done = subprocess.run(
        ["git", "grep", "-lF", version, "--", ":!tests/lit", ":!CHANGELOG.md", ":!pyproject.toml", ":!examples"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout == ""
    assert usage.version()


@pytest.mark.parametrize("path", [*PAGES, ROOT / "CHANGELOG.md"], ids=lambda path: path.name)
def test_documents_install_from_where_it_is(path: Path) -> None:
    """`pip install` of ours takes what works today, and pre-commit a revision that exists."""
    text = path.read_text(encoding="utf-8")
    allowed = {requirement(), *(requirement(extra) for extra in EXTRAS)}
    wrong = [
        one for one in re.findall(rf"pip install[^\n`]*?['\" ]({DISTRIBUTION}[^'\"\n`]*)", text) if one not in allowed
    ]
    assert wrong == []
    assert set(re.findall(r"^ +rev: (.*)$", text, re.MULTILINE)) <= {REVISION}


def test_message_of_a_missing_package() -> None:
    assert str(missing_library()).endswith("pip install 'llvmlite>=0.45' (the extra 'jit')")


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_example_runs_with_the_extras_that_it_names(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = NEEDS.search(ast.get_docstring(tree) or "")
    extras = re.split(", | and ", named[1]) if named else []
    imported = {
        one.name.partition(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for one in node.names
    }
    imported |= {(node.module or "").partition(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported - sys.stdlib_module_names - PRESENT <= {MODULES[extra] for extra in extras}
    # Packages of other extras are not to be had.
    hidden = [module for extra, module in MODULES.items() if extra not in extras]
    for extra in extras:
        pytest.importorskip(MODULES[extra])
    code = f"import runpy, sys; sys.modules.update(dict.fromkeys({hidden!r})); runpy.run_path({str(path)!r})"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
