"""Older ops become today's: what recognizes them, and what is known where they stand."""

from __future__ import annotations

import re

from pyopt.format.statements import Statement
from pyopt.light import Final, Iterator
from pyopt.upgrade.document import Document
from pyopt.upgrade.generic import put_added
from pyopt.upgrade.rows import OldForm
from pyopt.upgrade.scopes import Scope
from pyopt.upgrade.statement import Old

_INTEGER: Final = re.compile(r"-?\d{1,20}")
_CONSTANTS: Final = frozenset(("constant", "std.constant", "arith.constant"))
_BEFORE_VALUES: Final = frozenset(("<", "{", "value", "="))
_FUNCTIONS: Final = frozenset(("func", "func.func"))
_DEFAULTS: Final = frozenset(("shape.func", "shape.function_library"))
"""In their regions a name without a dialect's is of an op of shape."""


def upgrade_ops(document: Document) -> None:
    """Rewrites each statement that a row of the tables knows."""
    from pyopt.upgrade.tables import ROWS

    for old in walk(document):
        row = ROWS.get(old.op)
        if row is None or old.is_short():
            continue
        while row is not None:
            _upgrade(row, old)
            row = row.other
        put_added(old)


def walk(document: Document) -> Iterator[Old]:
    """All statements, outer ones before those in their regions, with what is known where they stand."""
    scope = Scope()
    texts = document.texts
    labels = later_labels(document)
    label = end = 0
    for statement in document.statements():
        at = statement.name
        if at >= statement.end:  # half-typed: results without an op
            continue
        if statement.first >= end:  # at the top: names of one function are no names of another
            end = statement.end
            document.use_names(statement.first, end)
        while label < len(labels) and labels[label] < at:
            scope.move_to(labels[label])
            scope.begin_block()
            label += 1
        scope.move_to(at)
        name = texts[at]
        if name[0] == "!" and texts[at + 1] == "=":
            scope.aliases[name] = document.source(at + 2, statement.end)
        op = name.strip('"').removeprefix("std.")
        parent = scope.parent()
        if parent in _DEFAULTS and "." not in name and name[0] != '"':  # the dialect's own op
            op = f"shape.{op}"
        yield Old(document, statement, op, name[0] == '"', scope, parent)
        _note_constant(document, statement, scope)
        for region in reversed(statement.regions):
            scope.enter(region.close, op, name[0] == '"', op in _FUNCTIONS)


def _upgrade(row: OldForm, old: Old) -> None:
    """Rewrites a statement, or leaves it as it is: broken text may lack whatever a row looks for."""
    document = old.document
    edits, problems, added = len(document.edits), len(document.problems), len(old.added)
    try:
        if row.applies is not None and not row.applies(old):
            return
        row.change(old)
        document.note(old.name, row.old, row.new, row.year)
    except (LookupError, ValueError, StopIteration):
        document.edits.forget(edits)
        del old.added[added:]
        del document.problems[problems:]
        old.scope.begin_block()  # constants that were to be added are not


def later_labels(document: Document) -> list[int]:
    """The labels of all blocks but the first ones of their regions."""
    texts = document.texts
    found: list[int] = []
    for at in [at for at, token in enumerate(texts) if token[:1] == "^"]:
        before = at - 1
        while before >= 0 and texts[before][:2] == "//":
            before -= 1
        if before < 0 or texts[before] in ("{", ",", "[", "br", "cf.br"):
            continue
        end = at + 1
        if texts[end] == "(":
            end = document.match.get(end, end) + 1
        if texts[end] == ":":
            found.append(at)
    return found


def _note_constant(document: Document, statement: Statement, scope: Scope) -> None:
    """Remembers `%c1 = arith.constant 1 : index`, so that it can be used again."""
    texts = document.texts
    at = statement.name
    name = texts[at]
    if (
        not name.strip('"').endswith("constant")
        or name.strip('"') not in _CONSTANTS
        or texts[statement.first][0] != "%"
    ):
        return
    value = at + 1
    if name[0] == '"':
        value += 2
        while value < statement.end and texts[value] in _BEFORE_VALUES:
            value += 1
    if (
        value + 2 < statement.end
        and texts[value + 1 : value + 3] == [":", "index"]
        and _INTEGER.fullmatch(texts[value])
    ):
        scope.add_constant(int(texts[value]), texts[statement.first])
