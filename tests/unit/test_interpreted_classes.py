"""Classes of modules that stay Python derive from none that mypyc compiles: that fails where it is compiled only."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.unit.test_exception_names import ROOT, compiled_folders

_CLASS = re.compile(r"^ *class (\w+)(?:\(([^)]*)\))?:", re.MULTILINE)


def left_out() -> re.Pattern[str]:
    """INTERPRETED of setup.py: the modules of compiled folders that stay Python."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    found = next(
        one.value
        for one in tree.body
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name) and one.targets[0].id == "INTERPRETED"
    )
    assert isinstance(found, ast.Call)
    return re.compile(ast.literal_eval(found.args[0]))


def classes(files: list[Path]) -> dict[str, list[tuple[str, list[str]]]]:
    """The classes of each file that any code may derive from or that derive, with the names of their bases."""
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for path in files:
        for name, bases in _CLASS.findall(path.read_text(encoding="utf-8")):
            # What has a dot is of another package.
            own = [base for base in bases.replace(" ", "").split(",") if base.isidentifier()]
            found.setdefault(path.relative_to(ROOT).as_posix(), []).append((name, own))
    return found


def wrong_bases(
    compiled: dict[str, list[tuple[str, list[str]]]], python: dict[str, list[tuple[str, list[str]]]]
) -> list[str]:
    """Classes of Python whose base is compiled; exceptions are never compiled to classes of C."""
    native = {name: bases for found in compiled.values() for name, bases in found}

    def is_exception(name: str) -> bool:
        return name.endswith(("Error", "Exception", "Warning")) or any(map(is_exception, native.get(name, ())))

    own = {name for found in python.values() for name, _ in found}
    return [
        f"{path}: {name}({base})"
        for path, found in python.items()
        for name, bases in found
        for base in bases
        if base in native and base not in own and not is_exception(base)
    ]


def test_a_wrong_base_is_found() -> None:
    compiled = {"a.py": [("Base", []), ("Failure", ["Exception"]), ("Own", [])]}
    python = {
        "b.py": [("Derived", ["Base"]), ("Wrong", ["Failure"]), ("Other", ["list"]), ("Own", []), ("Mine", ["Own"])]
    }
    assert wrong_bases(compiled, python) == ["b.py: Derived(Base)"]


def test_no_class_of_python_has_a_compiled_base() -> None:
    folders = compiled_folders()
    compiled = [path for folder in folders["COMPILED"] for path in sorted((ROOT / folder).rglob("*.py"))]
    compiled += [ROOT / "pyopt" / "driver" / f"{name}.py" for name in folders["DRIVER"]]
    interpreted = left_out()
    compiled = [path for path in compiled if not interpreted.search(path.relative_to(ROOT).as_posix())]
    everything = [*(ROOT / "pyopt").rglob("*.py"), *(ROOT / "pyopt" / "passes").rglob("*.py")]
    python = sorted({*everything} - {*compiled})
    assert len(compiled) > 800 and len(python) > 150
    assert wrong_bases(classes(compiled), classes(python)) == []
