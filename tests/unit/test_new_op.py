"""A new op touches ten files: the made-up one of `tests/new_op` is put in its place, and works everywhere.

docs/internals.md, "Adding an op", has the list that stands here.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import pyopt.dialects
import pyopt.interpreter.dialects
import pyopt.passes.canonicalize
from pyopt.ir import context
from tests.new_op.unit import toy_tests
from tests.support.compiled import COMPILED
from tests.support.lit_file import run_lines, substitute
from tests.support.shell import run_script

FOLDER = Path(__file__).resolve().parents[1] / "new_op"
GUIDE = Path(__file__).resolve().parents[2] / "docs" / "internals.md"

WRITTEN = {
    "dialects/toy/__init__.py": "pyopt/dialects/toy/__init__.py",
    "dialects/toy/folds.py": "pyopt/dialects/toy/folds.py",
    "dialects/toy/result_shapes.py": "pyopt/dialects/toy/result_shapes.py",
    "canonicalize/toy/rules.py": "passes/canonicalize/toy/rules.py",
    "interpreter/toy.py": "pyopt/interpreter/dialects/toy.py",
    "lit/toy/repeat.mlir": "tests/lit/toy/repeat.mlir",
    "lit/toy/invalid.mlir": "tests/lit/toy/invalid.mlir",
    "unit/toy_tests.py": "tests/unit/interpreter/test_toy.py",
}
"""The files of the op, and where they would stand."""
GENERATED = ("tests/unit/interpreter/op_tests.txt", "docs/op-coverage.md")
"""Tables that tools write again."""
ONCE = {"canonicalize/toy/__init__.py": "passes/canonicalize/toy/__init__.py"}
"""What only the first op of a dialect needs, beside the dialect's name in `pyopt.ir.context.KNOWN_DIALECTS`."""

PACKAGES = {
    pyopt.dialects: "dialects",
    pyopt.passes.canonicalize: "canonicalize",
    pyopt.interpreter.dialects: "interpreter",
}


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The dialect as if its files stood in their places."""
    if COMPILED:
        pytest.skip("the names of dialects are compiled in")
    for package, folder in PACKAGES.items():
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(FOLDER / folder)])
    monkeypatch.setattr(context, "KNOWN_DIALECTS", context.KNOWN_DIALECTS | {"toy"})
    yield


def test_the_list_of_files_is_whole() -> None:
    folders = {"__init__.py", *[f"{one}/__init__.py" for one in (*PACKAGES.values(), "unit")]}
    found = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.*") if path.suffix in (".py", ".mlir")}
    assert found - folders == {*WRITTEN, *ONCE}
    assert len(WRITTEN) + len(GENERATED) <= 10
    guide = GUIDE.read_text(encoding="utf-8")
    places = [one.replace("toy", "<dialect>") for one in (*WRITTEN.values(), *GENERATED, *ONCE.values())]
    assert [one for one in places if f"`{one}`" not in guide] == []


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("name", ["repeat", "invalid"])
def test_text_verifier_fold_rule_and_shapes(name: str, tmp_path: Path) -> None:
    """The lit files: parse and print, what is wrong, canonicalize, shape inference."""
    path = FOLDER / "lit" / "toy" / f"{name}.mlir"
    for line in run_lines(path.read_text(encoding="utf-8")):
        result = run_script(substitute(line, path, str(tmp_path / "t")), str(tmp_path))
        assert result.code == 0, result.out + result.err


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("test", [toy_tests.test_repeat, toy_tests.test_repeat_into_another_type])
def test_interpreter(test: object) -> None:
    assert callable(test)
    test()
