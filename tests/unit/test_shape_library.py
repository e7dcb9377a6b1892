"""The shape functions that ship with pyopt: files are valid here and for mlir-opt, mappings lead to functions."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from pyopt.analysis.shapes.bindings import unknowns_of
from pyopt.analysis.shapes.expressions import constant, substitute
from pyopt.analysis.shapes.functions import ShapeFunctions, text_of
from pyopt.analysis.shapes.lattice import Shape
from pyopt.analysis.shapes.libraries import FRACTIONS, LIBRARY, MAPPING, VALUES, function_of
from pyopt.analysis.shapes.lookup import ShapeRules, transfer_of
from pyopt.analysis.shapes.program_ops import ProgramOps
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.driver.run import run_in_process
from pyopt.ir.attributes import DictionaryAttr, SymbolRefAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.symbols import SymbolTables, symbol_name
from pyopt.ir.verifier import verify
from pyopt.passes.shapes.library import COMMON, LoadedLibraries, files_of, load
from pyopt.passes.shapes.library.common import CommonLibrary, common_libraries, take
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tests.support import llvm
from tools import shape_forms, shape_library
from tools.onnx_graphs.known import solved

ROOT = Path(__file__).resolve().parents[2]
FILES = (
    "library.mlir", "library-control.mlir", "library-onnx.mlir", "library-onnx-more.mlir", "library-onnx-signals.mlir",
    "library-stablehlo.mlir", "library-stablehlo-more.mlir", "library-tf.mlir", "library-values.mlir",
    "library-versions.mlir",
)  # fmt: skip
LIT = "".join([(ROOT / "tests/lit/shape-inference" / name).read_text(encoding="utf-8") for name in FILES])


NETWORKS = ("gpt2", "mobilenet", "detector", "jax-transformer", "jax-recurrence")


@cache
def common() -> LoadedLibraries:
    messages: list[object] = []
    loaded = load([COMMON], Context(lambda *message: messages.append(message)))
    assert messages == []
    return loaded


@pytest.mark.parametrize("path", files_of(COMMON), ids=lambda path: Path(path).name)
def test_the_files_are_valid(path: str) -> None:
    """The pass does not verify what pyopt ships."""
    messages: list[object] = []
    context = Context(lambda *message: messages.append(message))
    module = parse_module(Source(Path(path).read_text(encoding="utf-8"), path), context)
    assert module is not None
    assert verify(module, context)
    assert messages == []


def test_only_files_with_functions_for_the_ops_are_read() -> None:
    context = Context(lambda *message: None)

    def names(*ops: str) -> list[str | None]:
        return [symbol_name(one) for one in load([COMMON], context, ops).libraries]

    assert names("func.func") == []
    assert names("chlo.erf") == ["chlo"]
    assert names("onnx.Einsum", "onnx.STFT") == ["einsum", "signals"]
    assert names("mhlo.gather") == names("stablehlo.gather") == ["stablehlo_more"]
    assert "values_layout" in names("onnx.Concat")


def places(op: Operation, context: Context) -> list[str]:
    """The places of all ops and arguments inside an op."""
    found = []
    for one in op.walk():
        found.append(str(context.location(one.loc)))
        blocks = [block for region in one.regions for block in region]
        found += [str(context.location(two.loc)) for block in blocks for two in block.arguments]
    return found


def library_at(path: str) -> CommonLibrary:
    libraries = common_libraries(shape_library.FORMS.read_text(encoding="utf-8"))
    (found,) = [one for one in libraries if one.path == path]
    return found


@pytest.mark.parametrize("path", files_of(COMMON), ids=lambda path: Path(path).name)
def test_what_is_built_is_what_is_written(path: str) -> None:
    """Ops, attributes, types and places are those that the parser gives for the file."""
    module, context = shape_forms.module_of(Path(path))
    ((built, own),) = take([library_at(path)], None, context)
    assert str(built) == str(module)
    for one, other in zip(built.walk(), module.walk(), strict=True):
        assert one.info is other.info
        assert one.attributes == other.attributes, "run python tools/shape_library.py"
        assert [value.type for value in one.results] == [value.type for value in other.results]
    assert places(built, own) == places(module, context)
    assert verify(built, own)


@pytest.mark.full
@pytest.mark.parametrize("path", files_of(COMMON), ids=lambda path: Path(path).name)
def test_only_functions_for_the_ops_are_built(path: str) -> None:
    """For one op the functions are those of the whole file, with all that they call, at the same places."""
    context = Context(lambda *message: None, True)

    def functions(parsed: list[tuple[Operation, Context]]) -> dict[str, tuple[list[int], str]]:
        ((module, _),) = parsed
        found = [one for one in module.walk() if one.name in ("func.func", "shape.func")]
        return {symbol_name(one) or "": ([two.loc for two in one.walk()], str(one)) for one in found}  # type: ignore[misc]

    whole = take([library_at(path)], None, context)
    (library,) = [one for one in whole[0][0].walk() if one.name == LIBRARY]
    every = functions(whole)
    counts = []
    entries = {kind: library.attributes.get(kind) for kind in (MAPPING, VALUES, FRACTIONS)}
    for kind, said in entries.items():
        for name, symbol in said.entries if isinstance(said, DictionaryAttr) else ():
            assert isinstance(symbol, SymbolRefAttr)
            part = library_at(path)
            some = functions(take([part], (name,), context))
            assert symbol.path[-1] in some, (kind, name)
            assert some.items() <= every.items()
            for _, body in some.values():
                assert set(re.findall(r"call @(\w+)", body)) <= some.keys()
            counts.append(len(some))
            # The next chunk of a split source may need all.
            assert functions(take([part], None, context)) == every
    assert len(every) < 5 or min(counts) < len(every) / 2


def test_every_function_is_there_and_used() -> None:
    """A function is mapped to by an op, or is private and called."""
    loaded = common()
    assert len(loaded.libraries) == len(files_of(COMMON))
    tables = SymbolTables()
    seen: set[tuple[str, str]] = set()
    for library in loaded.libraries:
        used = {one for op in library.walk() if "callee" in op.attributes for one in op.attributes["callee"].path}  # type: ignore[attr-defined]
        for kind in (MAPPING, VALUES, FRACTIONS):
            mapping = library.attributes.get(kind)
            for name, _ in mapping.entries if isinstance(mapping, DictionaryAttr) else []:
                function = function_of(library, name, tables, kind)
                assert function is not None, name
                assert (kind, name) not in seen, name
                seen.add((kind, name))
                used.add(symbol_name(function) or "")
        assert set(tables.table(library)) == used
    assert len(seen) > 250


def test_every_function_is_tested() -> None:
    """The files of tests/lit/shape-inference have an op for each function that ops are mapped to."""
    loaded = common()
    tables = SymbolTables()
    for library in loaded.libraries:
        mapping = library.attributes["mapping"]
        assert isinstance(mapping, DictionaryAttr)
        ops: dict[str, list[str]] = {}
        for name, _ in mapping.entries:
            ops.setdefault(symbol_name(function_of(library, name, tables) or library) or "", []).append(name)
        for function, names in ops.items():
            # Some are named by an attribute of another op.
            assert any(f'"{name}"(' in LIT or f' = "{name}"' in LIT for name in names), (function, names)


@pytest.mark.skipif(shutil.which(llvm.MLIR_OPT) is None, reason="mlir-opt is not installed")
@pytest.mark.parametrize("path", files_of(COMMON), ids=lambda path: Path(path).name)
def test_the_reference_reads_it(path: str) -> None:
    done = subprocess.run([llvm.MLIR_OPT, path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def results(text: str) -> list[Shape]:
    """The shapes of all results of ops that only the library knows."""
    context = Context(lambda *message: None, allow_unregistered=True)
    module = parse_module(Source(text, "-"), context)
    assert module is not None
    functions = ShapeFunctions(transfer_of, common().libraries)
    solver = ShapeSolver(ProgramOps(module), ShapeRules(functions))
    solver.solve()
    return [solver.shape(result) for op in module.walk() if functions.has(op) for result in op.results]


@pytest.mark.parametrize("extent", [1, 2, 7, 224])
def test_symbolic_results_are_what_numbers_give(extent: int) -> None:
    """With a number in place of every `?`, a function gives what its result with `?` is for that number."""
    compared = 0
    for part in LIT.split("// -----"):
        text = "\n".join([line for line in part.splitlines() if "// CHECK" not in line])
        symbolic, static = results(text), results(re.sub(r"(?<!-> tensor<)\?", str(extent), text))
        for before, after in zip(symbolic, static, strict=True):
            if before.extents is None or after.extents is None:
                continue  # Nothing is known, or these numbers have no shape.
            assert len(before.extents) == len(after.extents)
            for one, other in zip(before.extents, after.extents, strict=True):
                unknowns = [] if one is None else unknowns_of(one)
                if not all(unknown.name.startswith("arg") for unknown in unknowns):
                    continue  # An unknown of the result's own: nothing is said of the extent.
                given = {unknown: constant(extent) for unknown in unknowns}
                found = substitute(one, given)
                if found is not None and other is not None and other.value() is not None:
                    assert found.value() == other.value(), text_of(before)
                    compared += 1
    assert compared > 150


@pytest.mark.parametrize(("name", "count"), [("gpt2", 211), ("mobilenet", 60), ("detector", 120)])
def test_all_extents_of_a_network_are_known(name: str, count: int) -> None:
    """Those of tools/onnx_graphs, as `tools/onnx_networks.py --text` prints them: in terms of the inputs' extents."""
    shapes = results((ROOT / f"tests/lit/shape-inference/Inputs/{name}.mlir").read_text(encoding="utf-8"))
    assert len(shapes) > count
    for shape in shapes:
        assert shape.extents is not None
        for extent in shape.extents:
            assert extent is not None
            assert all(unknown.name.startswith("arg0[") for unknown in unknowns_of(extent)), str(shape)


@pytest.mark.parametrize(
    ("name", "shapes"),
    [
        (
            "transformer",
            "[b, s, 16] [b, s, 16] [b, 4, s, 4] [b, 4, s, 4] [b, 4, s, 4] [b, 4, s, s] [s, s] [b, 4, s, s] "
            "[b * s, 16] [b, s, 16] [b, 3] [b, 3]",
        ),
        ("recurrence", "[b, 6] [b, t, 6] [b, t, 6] [b, 1 + t, 6] [b, t, 6] [b, 1 + t floordiv 2, 6] [b, 1 + t, 6]"),
    ],
)
def test_a_program_of_jax(name: str, shapes: str) -> None:
    """One of tools/jax_graphs, as `tools/jax_networks.py --text` prints them: what @main returns."""
    context = Context(lambda *message: None, allow_unregistered=True)
    text = (ROOT / f"tests/lit/shape-inference/Inputs/jax-{name}.mlir").read_text(encoding="utf-8")
    module = parse_module(Source(text, name), context)
    assert module is not None
    solver, functions = solved(module, context)
    assert not functions.errors
    (main, *_) = [op for op in module.walk() if op.name == "func.func"]
    last = main.regions[0].entry().last
    assert last is not None
    assert " ".join([str(solver.shape(value)) for value in last.operands]) == shapes


def test_what_is_made_of_the_files_is_up_to_date() -> None:
    assert shape_library.FORMS.read_text(encoding="utf-8") == shape_forms.text(), "run python tools/shape_library.py"
    text = (ROOT / "docs/shape-library.md").read_text(encoding="utf-8")
    assert text == shape_library.text(), "run python tools/shape_library.py"


def test_the_examples_of_the_documentation() -> None:
    """docs/shape-inference.md says behind an op what its type becomes."""
    text = (ROOT / "docs/shape-inference.md").read_text(encoding="utf-8")
    examples = [one for one in re.findall(r"```mlir\n(.*?)```", text, re.DOTALL) if "// becomes" in one]
    assert len(examples) == 2
    flags = ["--shape-inference", "--allow-unregistered-dialect", "-"]
    for example in examples:
        ((op, becomes),) = re.findall(r'= "(.*?)"\(.*// becomes (.*)', example)
        code, out, err = run_in_process(flags, example, str(ROOT))
        assert (code, err) == (0, "")
        assert re.search(rf'"{op}"\(.*-> {re.escape(becomes)}$', out, re.MULTILINE)


def test_the_example_of_names() -> None:
    text = (ROOT / "docs/shape-inference.md").read_text(encoding="utf-8")
    (example,) = [one for one in re.findall(r"```mlir\n(.*?)```", text, re.DOTALL) if "// folds to true" in one]
    code, out, err = run_in_process(["--shape-inference", "-"], example, str(ROOT))
    assert (code, err) == (0, "")
    assert "return %true : i1" in out


@pytest.mark.parametrize("name", [*FILES, "names.mlir", *[f"Inputs/{name}.mlir" for name in NETWORKS]])
def test_a_second_run_changes_nothing(name: str) -> None:
    flags = ["--shape-inference=library=common", "--allow-unregistered-dialect", "--split-input-file", "-"]
    text = (ROOT / "tests/lit/shape-inference" / name).read_text(encoding="utf-8")
    code, once, err = run_in_process(flags, text, str(ROOT))
    assert (code, err) == (0, "")
    assert run_in_process(flags, once, str(ROOT)) == (0, once, "")
