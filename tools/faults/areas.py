"""The areas over which faults are spread: their source files, and their shares of a hundred faults."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]


class Area(NamedTuple):
    """The files that match `patterns`, but for those of an area before it in `AREAS`."""

    name: str
    share: int
    """Faults of a hundred."""
    patterns: tuple[str, ...]


AREAS: Final = (
    Area("lexer", 5, ("pyopt/syntax/lexer.py", "pyopt/syntax/tokens.py", "pyopt/syntax/scanner.py")),
    Area("parser", 10, ("pyopt/syntax/*parser*.py",)),
    Area("printer", 9, ("pyopt/syntax/*printer*.py", "pyopt/syntax/*names.py", "pyopt/syntax/aliases.py")),
    Area("verifier", 12, ("pyopt/ir/*verifier.py", "pyopt/ir/traits.py", "pyopt/dialects/**/verify*.py")),
    Area("folds", 12, ("pyopt/dialects/**/*folds*.py",)),
    Area("rules", 13, ("passes/canonicalize/**/*.py",)),
    Area("conversions", 10, ("passes/to_llvm/**/*.py", "passes/lowering/**/*.py")),
    Area("passes", 13, ("passes/**/*.py",)),
    Area("interpreter", 8, ("pyopt/interpreter/**/*.py",)),
    Area("formatter", 5, ("pyopt/format/*.py", "pyopt/format_command/*.py")),
    Area("native", 3, ("pyopt/native/*.py",)),
)


def files_by_area(root: Path, areas: tuple[Area, ...]) -> dict[str, list[str]]:
    """The files of each area, relative to `root` and sorted."""
    taken: set[str] = set()
    files: dict[str, list[str]] = {}
    for area in areas:
        found = {path.relative_to(root).as_posix() for pattern in area.patterns for path in root.glob(pattern)}
        files[area.name] = sorted(file for file in found - taken if not file.endswith("__main__.py"))
        taken |= found
    return files


def quotas(areas: tuple[Area, ...], count: int) -> dict[str, int]:
    """The share of `count` faults that each area gets, by the largest remainders of its share."""
    total = sum(area.share for area in areas)
    exact = {area.name: count * area.share / total for area in areas}
    found = {name: int(number) for name, number in exact.items()}
    by_remainder = sorted(exact, key=lambda name: (found[name] - exact[name], list(exact).index(name)))
    for name in by_remainder[: count - sum(found.values())]:
        found[name] += 1
    return found


def module_of(file: str) -> str:
    """The name under which a source file is imported: `passes` is the package `pyopt.passes`."""
    parts = file.removesuffix(".py").removesuffix("/__init__").split("/")
    return ".".join(["pyopt", *parts] if parts[0] == "passes" else parts)
