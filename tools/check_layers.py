"""Checks the rules of docs/internals.md that no type checker knows: imports, cycles, length of files, names of classes.

    python tools/check_layers.py

Every import counts, also those within functions and under TYPE_CHECKING. Exit code 1 and one line a violation.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]

ALLOWED: dict[str, frozenset[str]] = {}
"""The layers that each layer may import, itself included."""


def _declare(layers: tuple[tuple[str, ...], ...]) -> None:
    below: frozenset[str] = frozenset(("light",))
    ALLOWED["light"] = below
    for level in layers:
        for layer in level:
            ALLOWED[layer] = below | {layer}
        below |= frozenset(level)


_declare(
    (
        ("release",),
        ("diagnostics",),
        ("errors",),
        ("ir",),
        ("syntax", "traits"),
        ("memo",),
        ("dialects", "analysis", "irdl"),
        ("rewrite", "pipeline", "interpreter", "translate"),
        ("passes",),
        ("native",),
        ("driver",),
        ("api",),
        ("format_command",),
        ("update_checks", "reduce", "editor", "notebook", "import_onnx", "playground"),
        ("cli",),
    )
)
# Neighbours of one level that may see each other, one way only.
ALLOWED["dialects"] |= {"analysis"}
ALLOWED["pipeline"] |= {"rewrite"}
# The formatter stands beside the passes: it reads and prints, and only its command may import it, and the upgrade of
# older text, which finds tokens and statements as it does. Commands read older text if asked to.
ALLOWED["format"] = ALLOWED["dialects"] | {"format"}
ALLOWED["upgrade"] = ALLOWED["format"] | {"upgrade"}
ALLOWED["format_command"] |= {"format", "upgrade"}
ALLOWED["driver"] |= {"format", "upgrade"}
ALLOWED["editor"] |= {"format"}
ALLOWED["playground"] |= {"editor"}

CROSSING: dict[tuple[str, str], str] = {}
"""Single imports that break the order, each with its reason."""

KNOTS: tuple[frozenset[str], ...] = (
    # Operation, Block, Region and Value, what declares them, and what finds them by symbol.
    frozenset(
        f"pyopt.ir.{name}" for name in ("attributes", "context", "core", "opinfo", "protocols", "symbols", "types")
    ),
    # One table of constraints in two files.
    frozenset(("pyopt.ir.constraints", "pyopt.ir.constraints_attributes")),
    # Instrumentation takes the manager that calls it.
    frozenset(("pyopt.pipeline.instrumentation", "pyopt.pipeline.manager")),
)
"""Modules that define each other. A knot can only be understood as a whole: add none lightly."""

LONG_FILES: dict[str, str] = {}
"""Files beyond MAX_LINES, each with its reason."""

COMPILED_LAYERS = frozenset(("ir", "syntax", "rewrite", "dialects", "irdl", "analysis", "passes"))
"""The layers that setup.py lets mypyc compile."""

LIGHT_NAMES = frozenset(("TYPE_CHECKING", "Any", "Final", "TypeAlias", "TypeGuard", "final"))
"""Names of `typing` that `pyopt.light` has."""

MAX_LINES = 800
PACKAGES = ("pyopt", "passes")
"""Folders with our modules; the link pyopt/passes is not followed."""


class Import(NamedTuple):
    """`importer` imports `imported` (both module names) in a line of the importer; `name` is what it takes from it."""

    importer: str
    imported: str
    line: int
    name: str = ""


def module_name(path: Path) -> str:
    """The dotted name of a file below ROOT."""
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    if parts[0] == "passes":
        parts.insert(0, "pyopt")
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(module: str) -> str:
    """The layer of a module: its second name, `api` for pyopt itself, which loads its names when they are used."""
    parts = module.split(".")
    if len(parts) == 1:
        return "api"
    return "cli" if parts[-1] == "__main__" or parts[1] == "run" else parts[1]


def statements_of(tree: ast.Module) -> Iterator[tuple[ast.stmt, bool]]:
    """(statement, whether it is at the top) of a module, wherever in the file it stands; no expression is looked at."""
    pending: list[ast.AST] = [tree]
    while pending:
        node = pending.pop()
        for field in ("body", "orelse", "finalbody", "handlers", "cases"):
            for child in getattr(node, field, ()) if not isinstance(node, ast.expr) else ():
                if isinstance(child, ast.stmt):
                    yield child, node is tree
                pending.append(child)


def imports_of(module: str, tree: ast.Module, modules: frozenset[str], is_package: bool) -> Iterator[Import]:
    """Every import of one of `modules`, wherever in the file it stands."""
    for node, _ in statements_of(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name in modules:
                    yield Import(module, alias.name, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".")
                parents = parents[: len(parents) - node.level + is_package]
                base = ".".join([*parents, base] if base else parents)
            for alias in node.names:
                full = f"{base}.{alias.name}"
                if full in modules:
                    yield Import(module, full, node.lineno)
                elif base in modules:
                    yield Import(module, base, node.lineno, alias.name)


def order_violations(imports: Iterable[Import]) -> Iterator[str]:
    """Imports from the right, and relative to nothing that is allowed."""
    for one in imports:
        importer, imported = layer_of(one.importer), layer_of(one.imported)
        allowed = ALLOWED.get(importer)
        if allowed is None:
            yield f"{one.importer}: layer {importer!r} is not declared"
        elif imported not in allowed and (one.importer, one.imported) not in CROSSING:
            yield f"{one.importer}:{one.line}: {importer} may not import {imported} ({one.imported})"
        if importer == "syntax" and imported == "dialects":
            yield f"{one.importer}:{one.line}: syntax reaches dialects by name only"


def cycles(imports: Iterable[Import]) -> Iterator[list[str]]:
    """Strongly connected groups of more than one module (Tarjan), each sorted."""
    graph: dict[str, set[str]] = {}
    for one in imports:
        if one.importer != one.imported:
            graph.setdefault(one.importer, set()).add(one.imported)
            graph.setdefault(one.imported, set())
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for other in sorted(graph[module]):
            if other not in index:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            group = stack[stack.index(module) :]
            del stack[stack.index(module) :]
            if len(group) > 1:
                found.append(sorted(group))

    for module in sorted(graph):
        if module not in index:
            visit(module)
    yield from found


_NAMES_PASSES = re.compile(r"^\s*(?:import|from)\s+(?:[\w., ]*\b)?passes\b", re.MULTILINE)


def misnamed(name: str, tree: ast.Module) -> Iterator[str]:
    """Imports of our passes as the package `passes`, which only a checkout has: they would be loaded twice."""
    for node, _ in statements_of(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        else:
            continue
        for found in names:
            if found.split(".")[0] == "passes":
                yield f"{name}:{node.lineno}: {found} is pyopt.{found}"


def nested_classes(name: str, tree: ast.Module) -> Iterator[str]:
    """Classes that are not at the top of their module, which mypyc does not compile."""
    for node, at_top in statements_of(tree):
        if isinstance(node, ast.ClassDef) and not at_top:
            yield f"{name}:{node.lineno}: class {node.name} is not at the top level, which mypyc asks for"


_MAY_BE_UNPACKED = re.compile(r"\bin [(\[{][^\n]*\*")


def unpacked_members(name: str, text: str, tree: ast.Module) -> Iterator[str]:
    """`x in (*some, other)`, on which mypyc fails."""
    if not _MAY_BE_UNPACKED.search(text):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for test, members in zip(node.ops, node.comparators, strict=True):
                if (
                    isinstance(test, ast.In | ast.NotIn)
                    and isinstance(members, ast.Tuple | ast.List | ast.Set)
                    and any(isinstance(one, ast.Starred) for one in members.elts)
                ):
                    yield f"{name}:{node.lineno}: mypyc does not compile `in` with members that are unpacked"


def typing_names(name: str, tree: ast.Module) -> Iterator[str]:
    """Names for annotations that are not taken from `pyopt.light`, which has them at no cost."""
    if name in ("pyopt/__init__.py", "pyopt/light.py"):
        return
    for node, _ in statements_of(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "typing":
            for alias in node.names:
                if alias.name in LIGHT_NAMES:
                    yield f"{name}:{node.lineno}: {alias.name} comes from pyopt.light"
        elif isinstance(node, ast.Assign) and any(ast.unparse(one) == "TYPE_CHECKING" for one in node.targets):
            yield f"{name}:{node.lineno}: TYPE_CHECKING comes from pyopt.light"


def shared_names(classes: dict[str, list[str]]) -> Iterator[str]:
    """Classes of one name in several modules: a reader would have to know which one is meant."""
    for name, files in sorted(classes.items()):
        if len(files) > 1:
            yield f"{', '.join(sorted(files))}: each has a class {name}; give them names of their own"


def check() -> list[str]:
    """All violations, in words."""
    files = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
    modules = frozenset(map(module_name, files))
    violations: list[str] = []
    imports: list[Import] = []
    classes: dict[str, list[str]] = {}
    for path in files:
        text = path.read_text(encoding="utf-8")
        lines = text.count("\n")
        name = str(path.relative_to(ROOT))
        if lines > MAX_LINES and name not in LONG_FILES:
            violations.append(f"{name}: {lines} lines, more than {MAX_LINES}")
        tree = ast.parse(text, name)
        violations += misnamed(name, tree)
        violations += typing_names(name, tree)
        for one in tree.body:
            if isinstance(one, ast.ClassDef):
                classes.setdefault(one.name, []).append(name)
        imports += imports_of(module_name(path), tree, modules, path.name == "__init__.py")
        if layer_of(module_name(path)) in COMPILED_LAYERS:
            violations += nested_classes(name, tree)
            violations += unpacked_members(name, text, tree)
    for folder in ("tests", "tools"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if _NAMES_PASSES.search(text):
                name = str(path.relative_to(ROOT))
                violations += misnamed(name, ast.parse(text, name))
    violations += shared_names(classes)
    violations += order_violations(imports)
    for group in cycles(imports):
        if not any(knot.issuperset(group) for knot in KNOTS):
            violations.append("modules import each other: " + ", ".join(group))
    used = {(one.importer, one.imported) for one in imports}
    violations += [f"CROSSING lists {a} -> {b}, which is no import" for a, b in CROSSING if (a, b) not in used]
    return violations


def main() -> None:
    violations = check()
    for line in violations:
        print(line)
    print(f"layers: {len(violations)} violations")
    sys.exit(1 if violations else 0)


if __name__ == "__main__":
    main()
