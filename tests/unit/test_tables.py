"""What lives as long as the process: unique objects and what follows from them are forgotten once nothing uses them."""

from __future__ import annotations

import ast
import gc
import re
import subprocess
import sys
from _thread import get_ident
from pathlib import Path
from threading import Event, Thread

import pytest

from pyopt.driver.run import run_in_process
from pyopt.ir import tables
from pyopt.ir.affine import AffineMap, add, dim
from pyopt.ir.attributes import IntegerAttr, StringAttr
from pyopt.ir.types import I32, FunctionType, IntegerType, TensorType

ROOT = Path(__file__).resolve().parents[2]

BOUNDED = {
    "passes/plugins.py _files": "plug-ins",
    "passes/plugins.py _modules": "plug-ins",
    "pyopt/ir/context.py _registered": "dialects of plug-ins",
    "pyopt/dialects/math_folds.py _functions": "functions of C by name",
    "pyopt/dialects/linalg/forms.py _forms": "named ops",
    "pyopt/dialects/llvm/struct_parameters.py _compiled": "declared attributes",
    "pyopt/dialects/llvm/debug_metadata.py _forms": "declared attributes",
    "pyopt/format/spacing.py _memory": "emptied when it is large",
    "pyopt/translate/instructions.py _FASTMATH": "flags",
    "pyopt/translate/intrinsics.py TABLE": "intrinsics",
    "pyopt/syntax/patterns.py _known": "patterns of pyopt's own",
    "pyopt/syntax/format_parser.py _formats": "declared ops",
    "pyopt/ir/constraints_attributes.py _attributes": "constraints of declarations",
    "pyopt/ir/constraints.py _types": "constraints of declarations",
    "pyopt/ir/constraints.py _type_families": "constraints of declarations",
    "pyopt/ir/core.py NO_ATTRIBUTES": "empty",
    "pyopt/ir/tables.py _threads": "threads",
    "pyopt/ir/attributes.py BARE_ENUMS": "enumerations",
    "pyopt/ir/device_mapping.py MAPPINGS": "attributes of gpu and scf",
    "pyopt/ir/device_mapping.py MASKS": "attributes of gpu",
    "pyopt/native/elements.py _dtypes": "names of element types",
    "pyopt/analysis/bufferization/facts.py _known": "dialects",
    "passes/verification/dialects/__init__.py _tables": "dialects",
    "passes/canonicalize/folds.py _tables": "dialects",
    "passes/canonicalize/__init__.py _tables": "dialects",
    "passes/lowering/vector_to_scf/__init__.py _rules": "values of options",
    "passes/registry.py _loaded": "passes",
}
"""Tables of modules that no program makes larger, and why."""


_EMPTY = re.compile(r"^(\w+)(?:: .*)? = (?:\{\}|set\(\)|dict\(\))$", re.MULTILINE)


def plain_tables() -> set[str]:
    """The empty dictionaries and sets that modules begin with, as "file name"."""
    found: set[str] = set()
    for path in sorted([*ROOT.glob("pyopt/**/*.py"), *ROOT.glob("passes/**/*.py")]):
        file = path.relative_to(ROOT).as_posix()
        if file.startswith("pyopt/passes/"):
            continue
        found |= {f"{file} {name}" for name in _EMPTY.findall(path.read_text(encoding="utf-8"))}
    return found


def test_tables_of_modules_are_unique_or_derived_or_bounded() -> None:
    assert plain_tables() == set(BOUNDED)


@pytest.fixture(autouse=True)
def one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests may have begun programs in threads."""
    monkeypatch.setattr(tables, "_threads", {get_ident()})


def test_nothing_is_forgotten_while_another_thread_reads_programs() -> None:
    begun, ends = Event(), Event()

    def read() -> None:
        tables.begin_program()
        begun.set()
        ends.wait()

    thread = Thread(target=read)
    thread.start()
    begun.wait()
    TensorType.get((23, 29), I32)
    before = tables.entries()
    tables.release_unused()
    assert tables.entries() == before
    ends.set()
    thread.join()
    tables.release_unused()
    assert tables.entries() < before


def test_what_nothing_refers_to_is_forgotten() -> None:
    kept = TensorType.get((3, 5, 7), I32)
    FunctionType.get((TensorType.get((11, 13), I32),), (kept,))
    StringAttr.get("a text that nothing else has")
    AffineMap.get(1, 0, (add(dim(0), dim(4711)),))
    before = tables.entries()
    tables.release_unused()
    assert tables.entries() <= before - 5
    assert TensorType.get((3, 5, 7), I32) is kept
    assert IntegerType.get(32) is I32


def test_what_is_held_by_what_is_held_stays() -> None:
    kept = FunctionType.get((TensorType.get((17, 19), IntegerType.get(99)),), ())
    tables.release_unused()
    (argument,) = kept.inputs
    assert argument is TensorType.get((17, 19), IntegerType.get(99))
    assert IntegerAttr.get(5, IntegerType.get(99)) is IntegerAttr.get(5, IntegerType.get(99))


PROGRAM = """#map{0} = affine_map<(d0) -> (d0 + {0})>
func.func @f{0}(%a: tensor<{0}x2xf32>, %n: index) -> (tensor<{0}x2xf32>, index, i64, vector<{0}xi8>)
    attributes {{ note{0} = "text {0}", there = [{0}, @f{0}] }} {{
  %c = arith.constant {0} : index
  %d = arith.constant dense<{0}.5> : tensor<{0}x2xf32>
  %0 = arith.addf %a, %d : tensor<{0}x2xf32>
  %1 = affine.apply #map{0}(%n)
  %2 = arith.addi %1, %c : index
  %3 = arith.index_cast %2 : index to i64
  %m = memref.alloc() : memref<{0}xi8, strided<[{0}]>>
  %v = "unknown.op{0}"(%m) : (memref<{0}xi8, strided<[{0}]>>) -> vector<{0}xi8>
  return %0, %2, %3, %v : tensor<{0}x2xf32>, index, i64, vector<{0}xi8>
}}
"""


def run_program(path: Path, number: int) -> None:
    path.write_text(PROGRAM.format(number), encoding="utf-8")
    flags = ["--allow-unregistered-dialect", "--canonicalize", "--cse", "--shape-inference"]
    code, out, err = run_in_process([*flags, str(path)])
    assert (code, err) == (0, "")
    assert f"@f{number}" in out


def test_entries_stay_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PROGRAMS", 8)
    monkeypatch.setattr(tables, "GROWTH", 0)
    monkeypatch.setattr(tables, "_left", [0])
    numbers = iter(range(10_000, 20_000))
    counts: list[int] = []
    for _ in range(4):
        for _ in range(24):
            run_program(tmp_path / "program.mlir", next(numbers))
        gc.collect()  # blocks and ops refer to each other, and other tests may have left much to go through
        tables.release_unused()
        counts.append(tables.entries())
    # Without an end each program would leave 20 entries.
    assert counts[3] - counts[1] < 48


def resident(code: str, *arguments: str) -> list[float]:
    """The numbers that a program in a process of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, capture_output=True, text=True, check=True, timeout=900
    )
    return [float(word) for word in done.stdout.split()]


RESIDENT = """
def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 / 1e6
"""


@pytest.mark.full
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="/proc is Linux's")
def test_ten_thousand_programs_take_no_more_memory_than_two_thousand(tmp_path: Path) -> None:
    code = f"""{RESIDENT}
import sys
from _thread import get_ident
from pathlib import Path
from threading import Event, Thread
from tests.unit.test_tables import run_program
for number in range(1, 10_001):
    run_program(Path(sys.argv[1]), number)
    if number in (2_000, 10_000):
        print(resident())
"""
    first, last = resident(code, str(tmp_path / "program.mlir"))
    assert last < first + 4


@pytest.mark.full
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="/proc is Linux's")
def test_compiled_programs_take_no_memory_once_they_are_gone() -> None:
    pytest.importorskip("llvmlite")
    code = (
        RESIDENT
        + """
import os
os.environ["PYOPT_CACHE"] = "off"
import numpy as np
import pyopt
for number in range(1, 301):
    program = pyopt.compile(f"func.func @f(%a: f64) -> f64 {{ %c = arith.constant {number}.5 : f64 "
        "%0 = arith.addf %a, %c : f64 return %0 : f64 }")
    assert program.f(1.0) == number + 1.5
    if number in (100, 300):
        print(resident())
"""
    )
    first, last = resident(code)
    assert last < first + 2


def test_the_c_compiler_takes_every_table() -> None:
    """A literal is one call in the compiled build, and tcc takes no more than 256 arguments."""
    for folder in (ROOT / "pyopt", ROOT / "passes"):
        for path in folder.rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            if text.count(",\n") < 100:
                continue
            for node in ast.walk(ast.parse(text)):
                elements = 2 * len(node.keys) if isinstance(node, ast.Dict) else len(getattr(node, "elts", ()))
                assert elements <= 250, f"{path}:{getattr(node, 'lineno', 0)}: {elements} elements"
