"""The examples of docs/internals.md that are modules work."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from pyopt.analysis.dataflow.dead_code import DeadCode
from pyopt.analysis.dataflow.solver import Solver
from pyopt.driver.run import run_in_process
from pyopt.ir.context import Context
from pyopt.passes.cleanup.sccp import ConstantPropagation
from pyopt.passes.registry import PASSES
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tests.support.compiled import needs_subclasses

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "internals.md"
EXAMPLES = dict(
    re.findall(r"^```python\n# (\S+)\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
)


def example(path: str) -> ModuleType:
    """The module that the guide shows under a path."""
    module = ModuleType(path)
    exec(compile(EXAMPLES[path], path, "exec"), module.__dict__)
    return module


def test_every_example_is_tested() -> None:
    assert set(EXAMPLES) == {"passes/cleanup/erase_asserts.py", "pyopt/analysis/dataflow/evenness.py"}


def test_the_layers_have_every_folder_of_passes() -> None:
    layer = re.search(r"^  passes  (.*?)\n \+--", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    folders = sorted(path.parent.name for path in (GUIDE.parents[1] / "passes").glob("*/__init__.py"))
    assert layer is not None and re.findall(r"\w+", layer[1]) == folders


def test_what_to_touch_names_chapters() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    chapters = re.findall(r"^## (.*)$", text, re.MULTILINE)
    rows = re.findall(
        r"^\| (?:an?|what) .* \| (.*) \|$", text.partition("## What to touch")[2].partition("## ")[0], re.MULTILINE
    )
    assert len(rows) > 10
    assert [name for row in rows for name in row.split(", ") if name not in chapters] == []


def test_the_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyopt.passes.cleanup.erase_asserts", example("passes/cleanup/erase_asserts.py"))
    monkeypatch.setitem(PASSES, "erase-asserts", ("pyopt.passes.cleanup.erase_asserts:PASS", "Erase assertions"))
    text = 'func.func @f(%c: i1) {\n  cf.assert %c, "positive"\n  return\n}\n'
    assert run_in_process(["--erase-asserts", "--mlir-pass-statistics"], text)[:2] == (
        0,
        "module {\n  func.func @f(%arg0: i1) {\n    return\n  }\n}\n\n",
    )


@needs_subclasses
def test_the_analysis() -> None:
    text = """
func.func @f(%a: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %even:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %two, %y = %two) -> (i32, i32) {
    %x1 = arith.muli %x, %a : i32
    %y1 = arith.addi %y, %three : i32
    scf.yield %x1, %y1 : i32, i32
  }
  return
}
"""
    module = parse_module(Source(text, "test"), Context(lambda *arguments: None))
    assert module is not None
    solver = Solver()
    dead_code = DeadCode(solver)
    ConstantPropagation(solver, dead_code)
    evenness = example("pyopt/analysis/dataflow/evenness.py").Evenness(solver, dead_code)
    solver.run(module)
    found = {op.info.name: [evenness.even.get(result) for result in op.results] for op in module.walk()}
    assert found["scf.for"] == [True, False]
    assert (found["arith.muli"], found["arith.addi"]) == ([True], [False])
