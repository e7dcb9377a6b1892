"""Syntax trees and code of modules with faults in them, or with probes where faults would be.

A probe stands at a fault's place in otherwise unchanged code. It reports that the place was reached or, where the
expression around the fault has no effects, that the fault would give another value there.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, Final

from tools.faults.edits import Edit, edits_of, first_line, functions_of

if TYPE_CHECKING:
    from tools.faults.drawing import Fault

REACHED: Final = "__fault_reached__"
"""Name of the built-in function of a probe: (number, value) -> value."""
DIFFERS: Final = "__fault_differs__"
"""Name of a probe that compares: (number, value, function that gives the value with the fault) -> value."""

Change = Callable[[ast.AST], "ast.AST | list[ast.stmt] | None"]

WITHOUT_EFFECTS: Final = frozenset(
    ("abs", "bool", "int", "isinstance", "len", "max", "min", "ord", "range", "str", "type")
)
"""Called functions that neither change anything nor use up an iterator."""
METHODS_WITHOUT_EFFECTS: Final = frozenset(
    ("bit_length", "endswith", "find", "get", "index", "isdigit", "items", "keys", "startswith", "strip", "values")
)
PURE_NODES: Final = (
    ast.Name, ast.Constant, ast.Attribute, ast.Compare, ast.BoolOp, ast.UnaryOp, ast.BinOp, ast.Subscript, ast.Slice,
    ast.Tuple, ast.List, ast.IfExp, ast.Call, ast.expr_context, ast.cmpop, ast.operator, ast.unaryop, ast.boolop,
)  # fmt: skip


@lru_cache(maxsize=16)
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def read_tree(root: Path, file: str) -> ast.Module:
    """The syntax tree of a file, a new one for each call."""
    return ast.parse(_text(root / file))


def edit_of(tree: ast.Module, fault: Fault) -> Edit:
    """The edit that makes a fault, in a tree of its file."""
    for name, function in functions_of(tree):
        if name == fault.function and first_line(function) == fault.line:
            return edits_of(function)[fault.number]
    raise LookupError(f"{fault.file} has no function {fault.function} at line {fault.line}")


class Replacing(ast.NodeTransformer):
    """Applies changes to nodes of a tree, to inner ones first."""

    def __init__(self, changes: dict[ast.AST, list[Change]]) -> None:
        self.changes = changes

    def visit(self, node: ast.AST) -> ast.AST | list[ast.stmt] | None:
        """The node with the changes of all inside it, and then its own."""
        self.generic_visit(node)
        found: ast.AST | list[ast.stmt] | None = node
        for change in self.changes.get(node, ()):
            assert isinstance(found, ast.AST)
            found = change(found)
        return found


def code_with(root: Path, fault: Fault) -> CodeType:
    """The code of a fault's module with the fault in it, of which all but the function is left out."""
    tree = read_tree(root, fault.file)
    edit = edit_of(tree, fault)
    _keep_only(tree.body, edit.node)
    Replacing({edit.node: [lambda node: _replacement(edit)]}).visit(tree)
    return _compiled(tree, fault.file)


def _keep_only(body: list[ast.stmt], node: ast.AST) -> None:
    """Leaves only the function around a node, the classes around it, and imports of `__future__`."""
    for statement in list(body):
        if isinstance(statement, ast.ImportFrom) and statement.module == "__future__":
            continue
        if not any(one is node for one in ast.walk(statement)):
            body.remove(statement)
        elif isinstance(statement, ast.ClassDef):
            _keep_only(statement.body, node)


def _replacement(edit: Edit) -> ast.AST:
    if edit.replacement is None:
        return ast.copy_location(ast.Pass(), edit.node)
    return ast.copy_location(edit.replacement, edit.node)


def code_with_probes(root: Path, file: str, faults: Iterable[tuple[int, Fault]]) -> CodeType:
    """The code of a module with a probe at the place of each of the faults."""
    tree = read_tree(root, file)
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    changes: dict[ast.AST, list[Change]] = {}
    for number, fault in faults:
        edit = edit_of(tree, fault)
        node, change = _probe(number, edit, parents)
        changes.setdefault(node, []).append(change)
    Replacing(changes).visit(tree)
    return _compiled(tree, file)


def _compiled(tree: ast.Module, file: str) -> CodeType:
    return compile(ast.fix_missing_locations(tree), file, "exec", dont_inherit=True)


def _probe(number: int, edit: Edit, parents: dict[ast.AST, ast.AST]) -> tuple[ast.AST, Change]:
    """The position of an edit's probe, and what it makes of the node there."""
    node = edit.node
    if isinstance(node, ast.stmt):
        if edit.operator == "drop guard":
            return node, partial(_watch_guard, number)
        return node, lambda found: [_reached(number), found] if isinstance(found, ast.stmt) else None
    assert isinstance(edit.replacement, ast.expr)
    if not (is_pure(node) and is_pure(edit.replacement)):
        return node, lambda found: _call(REACHED, ast.Constant(number), _expression(found))
    outer: ast.expr = node
    while isinstance(parents[outer], ast.expr) and is_pure(parents[outer]):
        parent = parents[outer]
        assert isinstance(parent, ast.expr)
        outer = parent
    if isinstance(outer, ast.Slice):
        return node, lambda found: _call(REACHED, ast.Constant(number), _expression(found))
    changed = copy_with(outer, node, edit.replacement)
    function = ast.Lambda(ast.arguments([], [], None, [], [], None, []), changed)
    return outer, lambda found: _call(DIFFERS, ast.Constant(number), _expression(found), function)


def _reached(number: int) -> ast.Expr:
    return ast.Expr(_call(REACHED, ast.Constant(number), ast.Constant(None)))


def _watch_guard(number: int, guard: ast.AST) -> list[ast.stmt]:
    """A guard whose condition holds reaches the fault."""
    assert isinstance(guard, ast.If)
    guard.body.insert(0, _reached(number))
    return [_reached(~number), guard]


def copy_with(outer: ast.expr, node: ast.expr, replacement: ast.expr) -> ast.expr:
    """A copy of `outer` in which `replacement` stands for `node`."""
    copied = copy.deepcopy(outer, {id(node): (new := copy.deepcopy(replacement))})
    return new if outer is node else copied


def _call(function: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(function, ast.Load()), list(arguments), [])


def _expression(node: ast.AST) -> ast.expr:
    assert isinstance(node, ast.expr)
    return node


def is_pure(node: ast.AST) -> bool:
    """An expression without effects, as far as its form shows."""
    for one in ast.walk(node):
        if not isinstance(one, PURE_NODES) or isinstance(getattr(one, "ctx", None), (ast.Store, ast.Del)):
            return False
        if isinstance(one, ast.Call):
            function = one.func
            known = (isinstance(function, ast.Name) and function.id in WITHOUT_EFFECTS) or (
                isinstance(function, ast.Attribute) and function.attr in METHODS_WITHOUT_EFFECTS
            )
            if not known or one.keywords:
                return False
    return True


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """A code object and all inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def code_of(module: CodeType, name: str, line: int) -> CodeType | None:
    """The code of a function of a module."""
    for code in codes_in(module):
        if code.co_qualname == name and code.co_firstlineno == line:
            return code
    return None
