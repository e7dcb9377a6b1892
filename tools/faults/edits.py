"""The edits that make a fault, and the faults that a function can have.

An edit replaces an expression or a statement inside a function's body. `edits_of` lists them in a fixed order, so that
a fault is named by its function and a number. Excluded: assertions, raised errors, texts of messages, formatted
strings, `match` patterns, and statements that only fill caches or count for statistics.
"""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

Function = ast.FunctionDef | ast.AsyncFunctionDef

UNSEEN: Final = re.compile(
    r"cache|memo(?!r)|statist|\bstats\b|\.count\(|timing|elapsed|perf_counter|monotonic|\b_?log\("
)
"""Statements about caches, statistics and times: no test can see a fault in them."""

MESSAGE: Final = re.compile(r"error|fail|refuse|diagnos|complain|report|warn|message|note$|expected|usage")
"""Functions that are given the text of a message."""

UNORDERED: Final = frozenset(("isinstance", "issubclass", "max", "min", "cast", "getattr", "hasattr", "setattr"))
"""Functions whose arguments are not swapped: the result is the same, or never of use."""

FLIPPED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.GtE, ast.LtE),
    ast.LtE: (ast.Gt, ast.Lt),
    ast.Gt: (ast.LtE, ast.GtE),
    ast.GtE: (ast.Lt, ast.Gt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}


class Edit(NamedTuple):
    """One edit: `node` is replaced by `replacement`, which is None for a dropped statement."""

    operator: str
    node: ast.expr | ast.stmt
    replacement: ast.expr | ast.stmt | None


def functions_of(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """The outermost functions of a module and the methods of its classes, with their qualified names."""

    def inside(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, Function]]:
        for node in body:
            if isinstance(node, Function):
                yield prefix + node.name, node
            elif isinstance(node, ast.ClassDef):
                yield from inside(node.body, f"{prefix}{node.name}.")

    return inside(tree.body, "")


def first_line(function: Function) -> int:
    """The line at which the function's code begins for Python."""
    return min([function.lineno, *(one.lineno for one in function.decorator_list)])


def edits_of(function: Function) -> list[Edit]:
    """All edits of a function's body, in the order of the source."""
    arguments = function.args
    parameters = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    types = {one.arg: ast.unparse(one.annotation) for one in parameters if one.annotation is not None}
    found = [edit for node in _editable(function.body) for edit in _edits_at(node, types)]
    if function.name == "run":  # whether a pass changed something decides only whether the IR is verified again
        returned = {node for one in ast.walk(function) if isinstance(one, ast.Return) for node in ast.walk(one)}
        return [edit for edit in found if edit.node not in returned]
    if any(one.arg == "rewriter" for one in parameters):  # that a rule changed something shows only in statistics
        return [edit for edit in found if not (edit.operator == "return value" and _is_truth_value(edit.node))]
    if function.name == "__init__":  # an attribute that is not set is found by any use, or never
        return [edit for edit in found if not isinstance(edit.node, ast.Assign)]
    return found


def _is_truth_value(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)


def _editable(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """The nodes that may be edited."""
    for statement in body:
        yield from _editable_in(statement)


def _editable_in(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, (ast.Assert, ast.Raise, ast.JoinedStr, ast.pattern, ast.Import, ast.ImportFrom, ast.ClassDef)):
        return
    if isinstance(node, (ast.If, ast.IfExp)) and UNSEEN.search(ast.unparse(node.test)):
        return
    if isinstance(node, (ast.Expr, ast.Assign, ast.AugAssign)) and UNSEEN.search(ast.unparse(node)):
        return
    yield node
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == 0:
        yield from _editable_in(node.value)  # the last element in place of the first is often the same
        return
    if isinstance(node, ast.Call) and MESSAGE.search(_called(node)):
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "args") and not isinstance(node, ast.Call):
            continue
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.AST):
                yield from _editable_in(child)


def _called(call: ast.Call) -> str:
    """The last part of the called function's name."""
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _edits_at(node: ast.AST, types: dict[str, str]) -> Iterator[Edit]:
    """The edits of one node; `types` are the annotations of the function's parameters."""
    if isinstance(node, ast.stmt):
        yield from _edits_of_statement(node, types)
    elif isinstance(node, ast.expr):
        yield from _edits_of_expression(node, types)
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield from _negated(test)


def _edits_of_statement(node: ast.stmt, types: dict[str, str]) -> Iterator[Edit]:
    if isinstance(node, ast.If):
        yield from _negated(node.test)
        if not node.orelse and len(node.body) == 1 and isinstance(node.body[0], (ast.Return, ast.Continue, ast.Raise)):
            yield Edit("drop guard", node, None)
    elif isinstance(node, ast.Break):
        yield Edit("break to continue", node, ast.Continue())
    elif isinstance(node, ast.Continue):
        yield Edit("continue to break", node, ast.Break())
    elif isinstance(node, ast.Return):
        yield from _returned(node.value, types)
    elif isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Add, ast.Sub)):
        changed = copy.deepcopy(node)
        changed.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield Edit("plus and minus", node, changed)
    if _can_be_dropped(node):
        yield Edit("drop statement", node, None)


def _can_be_dropped(node: ast.stmt) -> bool:
    """Calls and assignments to attributes and elements; without an assignment to a name there is no value."""
    if isinstance(node, ast.Assign):
        return all(isinstance(one, (ast.Attribute, ast.Subscript)) for one in node.targets)
    return isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))


def _returned(value: ast.expr | None, types: dict[str, str]) -> Iterator[Edit]:
    """Another name, the other truth value, None."""
    if value is None:
        return
    if isinstance(value, ast.Constant):
        if isinstance(value.value, bool):
            yield Edit("return value", value, ast.Constant(not value.value))
        elif isinstance(value.value, str):
            yield Edit("return value", value, ast.Constant(None))
        return
    others: list[str] = []
    if isinstance(value, ast.Name) and value.id in types:
        others = [name for name, type in types.items() if name != value.id and type == types[value.id]]
    yield Edit("return value", value, ast.Name(others[0], ast.Load()) if others else ast.Constant(None))


def _negated(test: ast.expr) -> Iterator[Edit]:
    """The opposite of a condition, unless another operator makes it."""
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return
    yield Edit("negate condition", test, ast.UnaryOp(ast.Not(), copy.deepcopy(test)))


def _edits_of_expression(node: ast.expr, types: dict[str, str]) -> Iterator[Edit]:
    if isinstance(node, ast.IfExp):
        yield from _negated(node.test)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        for other in FLIPPED[type(node.ops[0])]:
            yield Edit("comparison", node, ast.Compare(node.left, [other()], node.comparators))
    elif isinstance(node, ast.BoolOp):
        swapped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield Edit("and to or" if isinstance(node.op, ast.And) else "or to and", node, ast.BoolOp(swapped, node.values))
    elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == 0:
        yield Edit("constant", node.slice, ast.Constant(1))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Edit("drop not", node, node.operand)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield Edit("constant", node, ast.Constant(node.value + 1))
        yield Edit("constant", node, ast.Constant(node.value - 1))
    elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        if not any(isinstance(one, (ast.List, ast.Tuple, ast.JoinedStr)) or _is_text(one) for one in _terms(node)):
            other_sign = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            yield Edit("plus and minus", node, ast.BinOp(node.left, other_sign, node.right))
    elif isinstance(node, ast.Call) and _called(node) not in UNORDERED and not MESSAGE.search(_called(node)):
        for at in range(len(node.args) - 1):
            one, next = node.args[at : at + 2]
            if _can_be_swapped(one, next, types):
                arguments = [*node.args[:at], next, one, *node.args[at + 2 :]]
                yield Edit("swap arguments", node, ast.Call(node.func, arguments, node.keywords))


def _can_be_swapped(one: ast.expr, other: ast.expr, types: dict[str, str]) -> bool:
    """Different expressions of one form, and of one type as far as parameters say."""
    if isinstance(one, ast.Name) and isinstance(other, ast.Name):
        return one.id != other.id and types.get(one.id) == types.get(other.id)
    return type(one) is type(other) and ast.dump(one) != ast.dump(other) and not isinstance(one, ast.Starred)


def _terms(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        yield from _terms(node.left)
        yield from _terms(node.right)
    else:
        yield node


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
