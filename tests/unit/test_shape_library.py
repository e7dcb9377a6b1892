"""The shape functions that ship with pyopt: files are valid here and for mlir-opt-19, mappings lead to functions."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from passes.shapes.library import COMMON, files_of, load
from pyopt import driver
from pyopt.analysis.shapes.libraries import function_of
from pyopt.ir.attributes import DictionaryAttr
from pyopt.ir.context import Context
from pyopt.ir.symbols import SymbolTables, symbol_name

ROOT = Path(__file__).resolve().parents[2]
LIT = (ROOT / "tests/lit/shape-inference/library.mlir").read_text(encoding="utf-8")


def test_every_function_is_there_and_used() -> None:
    """A function is mapped to by an op, or is private and called."""
    messages: list[object] = []
    loaded = load([COMMON], Context(lambda *message: messages.append(message)))
    assert messages == []
    assert len(loaded.libraries) == 5
    tables = SymbolTables()
    seen: set[str] = set()
    for library in loaded.libraries:
        mapping = library.attributes["mapping"]
        assert isinstance(mapping, DictionaryAttr)
        used = {one for op in library.walk() if "callee" in op.attributes for one in op.attributes["callee"].path}  # type: ignore[attr-defined]
        for name, _ in mapping.entries:
            function = function_of(library, name, tables)
            assert function is not None, name
            assert name not in seen, name
            seen.add(name)
            used.add(symbol_name(function) or "")
        assert set(tables.table(library)) == used
    assert len(seen) > 250


def test_every_function_is_tested() -> None:
    """tests/lit/shape-inference/library.mlir has an op for each function that ops are mapped to."""
    loaded = load([COMMON], Context(lambda *message: None))
    tables = SymbolTables()
    for library in loaded.libraries:
        mapping = library.attributes["mapping"]
        assert isinstance(mapping, DictionaryAttr)
        ops: dict[str, list[str]] = {}
        for name, _ in mapping.entries:
            ops.setdefault(symbol_name(function_of(library, name, tables) or library) or "", []).append(name)
        for function, names in ops.items():
            assert any(f'"{name}"(' in LIT for name in names), (function, names)


@pytest.mark.skipif(shutil.which("mlir-opt-19") is None, reason="mlir-opt-19 is not installed")
@pytest.mark.parametrize("path", files_of(COMMON), ids=lambda path: Path(path).name)
def test_the_reference_reads_it(path: str) -> None:
    done = subprocess.run(["mlir-opt-19", path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_example_of_the_documentation() -> None:
    """docs/shape-inference.md says behind an op what its type becomes."""
    text = (ROOT / "docs/shape-inference.md").read_text(encoding="utf-8")
    example = re.findall(r"```mlir\n(.*?)```", text, re.DOTALL)[0]
    (becomes,) = re.findall(r"// becomes (.*)", example)
    flags = ["--shape-inference", "--allow-unregistered-dialect", "-"]
    code, out, err = driver.run_in_process(flags, example, str(ROOT))
    assert (code, err) == (0, "")
    assert f'"my.pairs"(%arg0) : (tensor<10x?xf32>) -> {becomes}' in out
