"""The tools' own checks hold: layers, the op-coverage table; and the comment generator's parts."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pyopt.ir.context import KNOWN_DIALECTS
from pyopt.passes.registry import PASSES, known_pass
from pyopt.syntax.patterns import PATTERNS
from pyopt.syntax.patterns_code import CODE
from pyopt.update_checks.literal import check_lines
from tests.support.lit_file import lit_files, run_lines
from tools import check_layers, compile_patterns, op_coverage, update_checks


@pytest.mark.quick
def test_layers() -> None:
    assert check_layers.check() == []


def test_op_coverage_is_up_to_date() -> None:
    assert op_coverage.TABLE.read_text(encoding="utf-8") == op_coverage.table(), "run python tools/op_coverage.py"


def test_every_op_is_tested_in_each_form() -> None:
    forms = "custom: its assembly format; generic: in quotes; rejected: a chunk with an expected-error that names it"
    lacking = op_coverage.untested()
    assert not lacking, f"add a chunk below tests/lit with the op in this form ({forms}): {', '.join(lacking)}"


OPTIONS_WITHOUT_A_RUN_LINE = {
    "fold-memref-alias-ops": "reference-exact",
    "lower-vector-multi-reduction": "reference-exact",
    "sparsification": "enable-runtime-library",
    "sparsification-and-bufferization": "enable-simd-index32 enable-vla-vectorization sparse-emit-strategy",
    "sparsifier": "create-sparse-deallocs enable-amx enable-arm-neon enable-arm-sve enable-buffer-initialization "
    "enable-index-optimizations enable-x86vector gpu-features gpu-format parallelization-strategy "
    "reassociate-fp-reductions sparse-emit-strategy",
    "test-lower-to-llvm": "reassociate-fp-reductions",
    "test-tensor-copy-insertion": "bufferize-function-boundaries must-infer-memory-space",
}
"""Options that no lit test gives their pass; none is to be added."""


def test_every_pass_and_option_runs_in_a_lit_test() -> None:
    found: dict[str, set[str]] = {name: set() for name in PASSES}
    for path in lit_files(check_layers.ROOT / "tests" / "lit"):
        for line in run_lines(path.read_text(encoding="utf-8", errors="replace")):
            words = {word.lstrip("-") for word in re.findall(r"[\w-]+", line)}
            for name in words & PASSES.keys():
                found[name] |= words
    passes = [name for name, words in found.items() if not words]
    assert not passes, f"add a file in tests/lit/<name of the pass> that runs it: {', '.join(passes)}"
    known = {(name, option) for name, options in OPTIONS_WITHOUT_A_RUN_LINE.items() for option in options.split()}
    options = {(name, option) for name, words in found.items() for option in known_pass(name).options.keys() - words}
    lacking = [f"{name}={option}" for name, option in sorted(options - known)]
    assert not lacking, f"add a RUN line in tests/lit/<name of the pass> with {', '.join(lacking)}"
    assert known - options == set(), "remove them from OPTIONS_WITHOUT_A_RUN_LINE"


def test_every_op_of_the_reference_and_the_specification_is_declared() -> None:
    reference = op_coverage.by_dialect(op_coverage.NAMES.read_text(encoding="utf-8").split())
    for dialect in KNOWN_DIALECTS:
        assert set(reference.get(dialect, ())) <= set(op_coverage.declared(dialect))
    for line in op_coverage.SPECIFIED.read_text(encoding="utf-8").splitlines():
        dialect, _, op = op_coverage.today(line.split(" ")[0]).partition(".")
        assert op in op_coverage.declared(dialect)


def test_every_op_has_documentation() -> None:
    for dialect in op_coverage.by_dialect(op_coverage.NAMES.read_text(encoding="utf-8").split()):
        assert [info.name for info in op_coverage.declarations(dialect).values() if not info.doc] == []


def test_patterns_are_compiled_as_by_re() -> None:
    (magic, size, many), code = compile_patterns.compile_for(sys.executable)
    known = {name: CODE.get((magic, size, many, name)) for name in PATTERNS}
    if sys.version_info[:2] in ((3, 11), (3, 12), (3, 13)) and sys.maxsize > 2**32:
        assert None not in known.values()
    for name, numbers in known.items():
        if numbers is not None:
            assert [int(number) for number in numbers.split()] == code[name], "run python tools/compile_patterns.py"


ENGINE_TEST = """
import sys, types, _sre
real = {name: getattr(_sre, name) for name in dir(_sre)}
fake = types.SimpleNamespace(**real)
CHANGE
sys.modules["_sre"] = fake
from pyopt.syntax import patterns
assert patterns._from_code("TOKENS") is None
sys.modules["_sre"] = _sre
patterns.CODE.clear()
print(patterns.compiled("TOKENS").findall("%0 = x.y"))
"""
ENGINES = {
    "32 bits": "fake.MAXREPEAT = 2**31 - 1",
    "another version": "fake.MAGIC += 1",
    "narrow codes": "fake.CODESIZE = 2",
    "nothing there": "fake = None",
    "nothing in it": "fake = types.SimpleNamespace()",
    "refuses": "def refuse(*args): raise RuntimeError('invalid SRE code')\nfake.compile = refuse",
    "other arguments": "fake.compile = lambda pattern: pattern",
    "not CPython": "sys.implementation.name = 'another'",
}


@pytest.mark.parametrize("change", ENGINES.values(), ids=list(ENGINES))
def test_another_engine_compiles_patterns_itself(change: str) -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-c", ENGINE_TEST.replace("CHANGE", change)],
        capture_output=True,
        text=True,
        cwd=Path(__file__).resolve().parents[2],
        check=False,
        timeout=60,
    )
    assert (done.stdout, done.stderr) == ("['%0', '=', 'x.y']\n", "")


def test_cycle_is_found() -> None:
    imports = [check_layers.Import("a", "b", 1), check_layers.Import("b", "c", 1), check_layers.Import("c", "a", 1)]
    assert list(check_layers.cycles(imports)) == [["a", "b", "c"]]


def test_import_from_the_right_is_found() -> None:
    found = list(check_layers.order_violations([check_layers.Import("pyopt.ir.core", "pyopt.syntax.parser", 3)]))
    assert found == ["pyopt.ir.core:3: ir may not import syntax (pyopt.syntax.parser)"]


def test_class_within_a_condition_is_found() -> None:
    tree = ast.parse("class A: ...\nif True:\n    class B: ...\n")
    assert [text.split(",")[0] for text in check_layers.nested_classes("x.py", tree)] == [
        "x.py:3: class B is not at the top level"
    ]


def test_classes_of_one_name_are_found() -> None:
    found = list(check_layers.shared_names({"A": ["x.py"], "Layout": ["b.py", "a.py"]}))
    assert found == ["a.py, b.py: each has a class Layout; give them names of their own"]


def test_unpacked_members_are_found() -> None:
    text = "A = (1, 2)\nB = 3 in (*A, 4)\nC = [x for x in (*A, 4) if x in A]\nD = 3 not in [5, *A]\nE = [3] == [*A]\n"
    assert [one.split(" ")[0] for one in check_layers.unpacked_members("x.py", text, ast.parse(text))] == [
        "x.py:2:",
        "x.py:4:",
    ]


def test_check_lines() -> None:
    assert check_lines("CHECK", "module {\n\n  dense<[[1]]>\n}\n") == [
        "// CHECK: module {",
        "// CHECK-EMPTY:",
        "// CHECK-NEXT{LITERAL}:   dense<[[1]]>",
        "// CHECK-NEXT: }",
    ]


def test_check_lines_of_a_run_that_fails(tmp_path: Path) -> None:
    """It is told, and the file stays; where `not` says that the run may fail, it has no CHECK lines."""
    path = tmp_path / "input.mlir"
    text = "// RUN: {}pyopt %s --split-input-file | FileCheck %s\nfunc.func private @f()\n\n// -----\n\nfunc.func @g(\n"
    path.write_text(text.format(""), encoding="utf-8")
    code, _, errors = update_checks.update(str(path))
    assert (code, path.read_text(encoding="utf-8")) == (1, text.format(""))
    assert errors.startswith(f"{path}: error: chunk 2, RUN line in line 1: exit code 1: ")
    path.write_text(text.format("not "), encoding="utf-8")
    assert update_checks.update(str(path)) == (0, f"{path}: updated\n", "")


def test_check_lines_of_two_runs_with_one_prefix(tmp_path: Path) -> None:
    """The lines are written once; if the runs print different texts, one of them needs another prefix."""
    path = tmp_path / "input.mlir"
    runs = "// RUN: pyopt %s | FileCheck %s\n// RUN: pyopt %s {} | FileCheck %s\nfunc.func private @f()\n"
    path.write_text(runs.format("--cse"), encoding="utf-8")
    assert update_checks.update(str(path))[0] == 0
    assert path.read_text(encoding="utf-8").count("// CHECK: module {") == 1
    path.write_text(runs.format("--mlir-print-op-generic"), encoding="utf-8")
    expected = f"{path}: error: chunk 1, RUN line in line 2: an earlier run gives CHECK other lines\n"
    assert update_checks.update(str(path)) == (1, "", expected)


def test_check_lines_of_the_reference(tmp_path: Path) -> None:
    """`--tool PROGRAM` runs instead of pyopt."""
    path = tmp_path / "input.mlir"
    path.write_text("// RUN: pyopt %s | FileCheck %s\nfunc.func private @f()\n", encoding="utf-8")
    assert update_checks.update("--tool", "echo", str(path))[0] == 0
    assert "// CHECK: {{.*}}" in path.read_text(encoding="utf-8")


def test_expected_comments(tmp_path: Path) -> None:
    path = tmp_path / "input.mlir"
    text = (
        "// RUN: pyopt %s --verify-diagnostics\n// expected-error @+1 {{old}}\nfunc.func @f() {\n  return %x : i32\n}\n"
    )
    path.write_text(text, encoding="utf-8")
    assert update_checks.update(str(path))[0] == 0
    comments = path.read_text(encoding="utf-8")
    assert "  // expected-error @+1 {{use of undeclared SSA value name}}\n  return %x" in comments
    assert "old" not in comments
