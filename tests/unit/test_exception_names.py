"""Names of caught exceptions in compiled modules: in a function, mypyc gives a name the type of its first handler."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def handlers(source: str) -> list[tuple[int, str, set[str]]]:
    """(line, name, types) of each name that a function gives to exceptions of several types."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            types: dict[str, set[str]] = {}
            for one in ast.walk(function):
                if isinstance(one, ast.ExceptHandler) and one.name and one.type is not None:
                    types.setdefault(one.name, set()).add(ast.unparse(one.type))
            found += [(function.lineno, name, given) for name, given in types.items() if len(given) > 1]
    return found


def test_one_name_for_two_types_is_found() -> None:
    source = "def f():\n    try:\n        g()\n    except A as e:\n        pass\n    except B as e:\n        pass\n"
    assert handlers(source) == [(1, "e", {"A", "B"})]
    assert handlers(source.replace("B as e", "B as d")) == []


def compiled_folders() -> dict[str, tuple[str, ...]]:
    """COMPILED and DRIVER of setup.py, which cannot be imported."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    names = {"COMPILED", "DRIVER"}
    return {
        target.id: ast.literal_eval(one.value)
        for one in tree.body if isinstance(one, ast.Assign)
        for target in one.targets if isinstance(target, ast.Name) and target.id in names
    }  # fmt: skip


def test_names_of_exceptions_have_one_type() -> None:
    folders = compiled_folders()
    files = [path for folder in folders["COMPILED"] for path in (ROOT / folder).rglob("*.py")]
    files += [ROOT / "pyopt" / "driver" / f"{name}.py" for name in folders["DRIVER"]]
    interpreted = ROOT / "pyopt" / "pipeline" / "text.py"
    assert len(files) > 100
    found = {
        str(path.relative_to(ROOT)): handlers(path.read_text(encoding="utf-8")) for path in files if path != interpreted
    }
    assert {path: names for path, names in found.items() if names} == {}
