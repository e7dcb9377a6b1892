"""tools/affected.py selects what a change can reach: typical changes, every module, and what lit files really enter."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

import pytest

from pyopt.ir.context import KNOWN_DIALECTS
from pyopt.passes.registry import PASSES
from tests.support.chunks.table import QUESTIONS
from tools import affected
from tools.affecting.graph import BY_DIALECT, BY_PREFIX, GATES, TABLES
from tools.affecting.selection import ALWAYS, ASKED, EVERYTHING, PER_FILE, REGISTRY, Selection, Selector
from tools.affecting.tracing import missed
from tools.check_layers import ROOT


@pytest.fixture(scope="module")
def selector() -> Selector:
    return Selector()


def folders(selection: Selection) -> set[str]:
    """The lit folders of which some file is selected."""
    return {PurePosixPath(name).parts[2] for name in selection.lit}


CASES: tuple[tuple[str, str, str], ...] = (
    # A changed file, what it selects, and what it does not: test files, and folders of tests/lit.
    ("pyopt/dialects/complex/verify.py", "complex convert-complex-to-llvm", "cf index test_scanner.py"),
    ("pyopt/dialects/arith/folds_integer.py", "arith canonicalize sccp run test_rule_coverage.py", "test_scanner.py"),
    (
        "passes/cleanup/cse.py",
        "cse test_rewrite.py test_startup.py",
        "cf math test_affine_simplification.py test_linear_forms.py",
    ),
    ("passes/canonicalize/scf/for_rules.py", "scf canonicalize test_rule_coverage.py", "translate"),
    ("passes/sparsify/kernels/lattice.py", "sparsify test_lattice.py test_kernel_table.py", "arith test_verifier.py"),
    ("passes/shapes/library/__init__.py", "shape-inference test_shape_library.py", "arith translate"),
    (
        "pyopt/interpreter/dialects/math/__init__.py",
        "run test_interpreters.py test_every_op.py",
        "math arith test_affine_simplification.py",
    ),
    ("pyopt/analysis/linear_systems.py", "test_linear_systems.py test_variable_bounds.py", "cf translate"),
    ("pyopt/native/calls.py", "test_compile.py test_engine.py", "arith cf test_rewrite.py test_interpreters.py"),
    (
        "pyopt/translate/layout.py",
        "translate test_translations.py test_compile.py",
        "arith cf test_affine_simplification.py",
    ),
    (
        "pyopt/format/layout.py",
        "format test_format_layout.py test_format_command.py",
        "arith test_affine_simplification.py",
    ),
    ("pyopt/upgrade/std.py", "upgrade test_upgrade_std.py", "cse test_affine_simplification.py test_lattice.py"),
    (
        "tests/lit/arith/invalid.mlir",
        "arith test_tools.py",
        "cf test_affine_simplification.py test_rewrite.py",
    ),
    (
        "tests/support/cpu_runner.py",
        "test_vectorization.py test_programs_natively.py",
        "arith test_affine_simplification.py",
    ),
    ("tests/unit/test_linear_forms.py", "test_linear_forms.py", "arith test_affine_simplification.py"),
    ("tests/fuzz/generic_form.lark", "test_structure.py", "arith test_affine_simplification.py"),
    ("examples/network.mlir", "shape-inference test_documents.py test_same_text.py", "arith run test_rewrite.py"),
    ("docs/internals.md", "test_guide.py test_references.py", "arith test_affine_simplification.py test_rewrite.py"),
    ("tools/op_coverage.py", "test_tools.py", "arith test_affine_simplification.py"),
)


@pytest.mark.full
@pytest.mark.parametrize(("path", "selected", "left"), CASES, ids=[case[0] for case in CASES])
def test_typical_changes(selector: Selector, path: str, selected: str, left: str) -> None:
    assert (ROOT / path).exists()
    selection = selector.select([path])
    found = folders(selection) | {PurePosixPath(test).name for test in selection.tests}
    assert not selection.everything
    assert set(selected.split()) - found == set()
    assert set(left.split()) & found == set()
    assert "test_references.py" in found


@pytest.mark.parametrize("path", ["pyopt/ir/core.py", "pyopt/syntax/parser.py", *EVERYTHING, "pyopt/no_longer.py"])
def test_what_all_tests_reach(selector: Selector, path: str) -> None:
    assert path in selector.select([path]).everything


def test_the_reason_names_the_file_that_all_tests_reach(selector: Selector) -> None:
    reason = selector.select(["passes/cleanup/cse.py", "pyopt/ir/core.py"]).everything
    assert reason == "pyopt/ir/core.py is reached from every lit test"


def test_a_row_of_the_registry_reaches_its_pass(selector: Selector) -> None:
    """All runs read the table; another row changes nothing but where its pass runs, and what goes through all rows."""
    assert selector.select([REGISTRY]).everything
    selection = selector.select([REGISTRY], {"sroa"})
    assert {"sroa", "driver"} <= folders(selection) and "cse" not in folders(selection)
    assert {"tests/unit/test_ods_check.py", "tests/unit/test_pipeline.py"} <= selection.tests.keys()
    text = (ROOT / REGISTRY).read_text(encoding="utf-8")
    found, changed = affected.rows_of(text), affected.rows_of(text.replace("sroa:PASS", "sroa:OTHER"))
    assert found is not None and changed is not None and found[1] == changed[1]
    assert [name for name, row in changed[0].items() if found[0][name] != row] == ["sroa"]
    assert affected.rows_of("ROWS = {}") is None


def test_the_formatter_is_asked_of_all_chunks(selector: Selector) -> None:
    assert list(selector.select(["pyopt/format/breaking.py"]).asked) == ["layout"]
    assert selector.select(["passes/cleanup/cse.py"]).asked == {}
    assert set(ASKED) <= {question.name for question in QUESTIONS}


def test_a_lit_file_selects_its_items_only(selector: Selector) -> None:
    path = "tests/lit/arith/invalid.mlir"
    selection = selector.select([path])
    assert list(selection.lit) == [path]
    assert {*selection.items} == {*PER_FILE} - {"tests/differential/test_translations.py"}
    assert [items for items in selection.items.values() if items != ([path], False)] == []


def test_reasons_name_the_way(selector: Selector) -> None:
    tests = selector.select(["pyopt/analysis/linear_systems.py"]).tests
    assert tests["tests/unit/test_linear_systems.py"] == "imports pyopt.analysis.linear_systems (changed)"
    lit = selector.select(["passes/cleanup/symbol_dce.py"]).lit
    assert lit["tests/lit/symbol-dce/basic.mlir"] == "pass symbol-dce <- pyopt.passes.cleanup.symbol_dce (changed)"
    # --help asks every pass for its options.
    assert (
        lit["tests/lit/driver/pyopt-only.mlir"]
        == "word --help <- pass symbol-dce <- pyopt.passes.cleanup.symbol_dce (changed)"
    )


def test_every_module_is_reached(selector: Selector) -> None:
    reached = 0
    for name in selector.lit:
        reached |= selector.reach(selector.starts_of_lit(name))
    for test in selector.tests:
        reached |= selector.reach((".".join(PurePosixPath(test).with_suffix("").parts),))
    files = [file for file in selector.facts if file.startswith(("pyopt/", "passes/"))]
    unreached = [file for file in files if not selector.graph.mask(selector.nodes_of(file)) & reached]
    # Declared for types only, and what only `python -m` loads.
    assert unreached == [
        "pyopt/ir/parser_protocol.py",
        "pyopt/ir/protocols.py",
        "pyopt/syntax/protocols.py",
        "passes/lowering/float_protocol.py",
    ]


def test_every_lit_folder_follows_its_dialect_or_pass(selector: Selector) -> None:
    found = {PurePosixPath(name).parts[2] for name in selector.lit}
    for folder in sorted(found):
        nodes = [f"dialect {folder}"] if folder in KNOWN_DIALECTS else [f"pass {folder}"] if folder in PASSES else []
        names = [name for name in selector.lit if PurePosixPath(name).parts[2] == folder]
        mask = selector.graph.mask(nodes)
        assert not nodes or any(selector.reach(selector.starts_of_lit(name)) & mask for name in names), folder


def test_tables_name_what_exists(selector: Selector) -> None:
    modules = selector.graph.files
    assert {one for one, _ in BY_DIALECT} | {*BY_PREFIX, *TABLES} | {one for gate in GATES for one in gate} <= {
        *modules
    }
    for source, target in GATES:
        assert target in selector.facts[modules[source]].imports or any(
            one.startswith(target + ".") for one in selector.facts[modules[source]].imports
        ), (source, target)
    assert [test for test in (*ALWAYS, *PER_FILE) if test not in selector.tests] == []


def test_modules_imported_by_name_are_known() -> None:
    """A string that ends in a dot is the beginning of a module's name: the graph has to know who completes it."""
    beginnings = re.compile(r"[\"'](pyopt\.(?:dialects|passes|interpreter|analysis|native|translate)[a-z_.]*\.)[{\"']")
    known = {module for module, _ in BY_DIALECT} | {*BY_PREFIX, *TABLES}
    for package in ("pyopt", "passes"):
        for path in sorted((ROOT / package).rglob("*.py")):
            if "pyopt/passes/" not in path.as_posix() and beginnings.search(path.read_text(encoding="utf-8")):
                name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
                assert ("pyopt." + name if package == "passes" else name) in known


@pytest.fixture
def no_git(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No folder above is a repository."""
    monkeypatch.setattr(affected, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))


@pytest.mark.usefixtures("no_git")
def test_without_a_repository(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=f"affected: {re.escape(str(tmp_path))} is not a git repository"):
        affected.changes("")


def test_without_git(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="affected: git is not installed"):
        affected.changes("")


@pytest.mark.skipif(not affected.git("rev-parse", "HEAD"), reason="not a git repository")
def test_an_unknown_base() -> None:
    for base in ("no-such-commit", "--no-such"):
        with pytest.raises(SystemExit, match=f"affected: {base} is not a commit"):
            affected.changes(base)


SAMPLE = (
    "canonicalize", "cf", "complex", "convert-ub-to-llvm", "format", "mem2reg", "sroa", "translate",
    "scf-for-loop-peeling",
)  # fmt: skip


@pytest.mark.parametrize(
    "name",
    [
        "convert-func-to-llvm/bare-pointer-results.mlir",  # takes patterns of dialects that the file has no op of
        "shape-inference/library-file.mlir",  # reads a library that has ops of other dialects
    ],
)
def test_files_that_enter_more_than_they_name(selector: Selector, name: str) -> None:
    assert missed(selector, [f"tests/lit/{name}"]) == []


@pytest.mark.parametrize("folder", SAMPLE)
def test_lit_files_enter_what_they_are_selected_for(selector: Selector, folder: str) -> None:
    """The smallest file of a folder; `tools/affected.py --verify` takes any number of them."""
    names = [name for name in selector.lit if name.startswith(f"tests/lit/{folder}/")]
    smallest = min(names, key=lambda name: (ROOT / name).stat().st_size)
    assert missed(selector, [smallest]) == []
