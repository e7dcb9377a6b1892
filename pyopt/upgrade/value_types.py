"""The type of a value, as far as the text says it where the value is defined."""

from __future__ import annotations

import re

from pyopt.format.statements import Statement
from pyopt.light import Final
from pyopt.upgrade.document import Document
from pyopt.upgrade.llvm_pointer_types import pointee
from pyopt.upgrade.statement import Old
from pyopt.upgrade.std_names import ARITHMETIC, FUNCTIONS
from pyopt.upgrade.types import element_of, with_element

_COMPARISONS: Final = frozenset(("cmpi", "cmpf", "arith.cmpi", "arith.cmpf", "llvm.icmp", "llvm.fcmp"))
_READS: Final = frozenset(
    ("load", "memref.load", "affine.load", "extract_element", "tensor.extract", "vector.extractelement")
)
_INTEGER: Final = re.compile(r"-?\d{1,20}")
_CONSTANTS: Final = frozenset(("constant", "arith.constant"))
_OF_LLVM: Final = (
    "add and ashr fadd fdiv fmul fneg freeze frem fsub lshr mul or sdiv shl srem sub udiv urem xor constant undef "
    "addressof mlir.constant mlir.undef mlir.null mlir.zero mlir.addressof"
)
_OF_THEIR_OWN: Final = frozenset(
    ("select", "splat", "vector.splat", "alloc", "alloca", *[f"llvm.{name}" for name in _OF_LLVM.split()])
)
"""Ops without a dialect's name, and others, of which the last type is that of their result."""
_OF_NUMBERS: Final = frozenset([name.partition("=")[0] for name in f"{ARITHMETIC} {FUNCTIONS}".split()])
_SHAPED: Final = ("tensor", "vector", "memref")


def type_of(old: Old, name: str) -> str:
    """The type of a value that a statement uses; "" if it is not known. Aliases are replaced."""
    document, texts = old.document, old.texts()
    base, _, number = name.partition("#")
    for at in range(old.statement.first - 1, document.top - 1, -1):
        if texts[at] != base:
            continue
        found = _defined(old, at, int(number or 0))
        if found:
            return old.resolved(found)
    return ""


def integer_of(old: Old, name: str) -> int | None:
    """The value of a constant that a statement uses, by the last definition before it; None for what is none."""
    document, texts = old.document, old.texts()
    at = document.find_definition(name, old.statement.first)
    statement = document.statement_at(at) if at >= document.top else None
    if statement is None or texts[statement.name].strip('"').rpartition(".")[2] != "constant":
        return None
    for token in texts[statement.name + 1 : statement.end]:
        if token in ("true", "false"):
            return int(token == "true")
        if _INTEGER.fullmatch(token):
            return int(token)
    return None


def _defined(old: Old, at: int, number: int) -> str:
    """The type of what is defined at a token, "" if it is only used there, or does not say it."""
    document, texts = old.document, old.texts()
    open = _bracket_around(document, at)
    if texts[at + 1] == ":" and texts[at + 2].isdigit() and texts[at + 3] == "=":
        return _result(old, at, number)
    if texts[at + 1] == ":":
        return _argument(document, at, open)
    if texts[at + 1] != "=":
        return ""
    if open > 0 and texts[open] == "(" and texts[open - 1] == "iter_args":
        places = [start for start, _ in document.split(open + 1, document.match[open])]
        arrow = document.match[open] + 1
        return _listed(document, arrow + 1, places.index(at)) if texts[arrow] == "->" else ""
    return _result(old, at, number)


def _bracket_around(document: Document, at: int) -> int:
    """The innermost bracket around a token that is none itself; -1 for none."""
    return next((open for open in range(at - 1, document.top - 1, -1) if document.match.get(open, 0) > at), -1)


def _argument(document: Document, at: int, open: int) -> str:
    """Of `(%a: i32, %b: f32)`, where each has its type."""
    texts = document.texts
    if open < 0 or texts[open] != "(":
        return ""
    ranges = document.split(open + 1, document.match[open])
    if any(texts[start][:1] != "%" or texts[start + 1] != ":" for start, _ in ranges):
        return ""
    return document.source(at + 2, document.end_of_type(at + 2))


def _listed(document: Document, at: int, number: int) -> str:
    """One of the types that begin at a token, in round brackets or alone."""
    if document.texts[at] != "(":
        return "" if number else document.source(at, document.end_of_type(at))
    ranges = document.split(at + 1, document.match[at])
    return document.source(*ranges[number]) if number < len(ranges) else ""


def _result(old: Old, at: int, number: int) -> str:
    """The type of a result of the statement that begins at a token."""
    document = old.document
    statement = document.statement_at(at)
    if statement is None:
        return ""
    texts = document.texts
    arrow = colon = -1
    for start, stop in statement.ranges_around(statement.regions):
        arrow = max(arrow, document.find_last("->", start, stop))
        colon = max(colon, document.find_last(":", start, stop))
    if arrow > 0:
        return _listed(document, arrow + 1, number)
    return "" if number or texts[statement.name][0] == '"' else _of_custom_form(old, statement, colon)


def _of_custom_form(old: Old, statement: Statement, colon: int) -> str:
    """The type of the one result of an op whose types stand behind a colon, if there is one, without an arrow."""
    document, texts = old.document, old.texts()
    op = texts[statement.name].removeprefix("std.")
    if op in _CONSTANTS and texts[statement.name + 1] in ("true", "false"):
        return "i1"
    if colon < 0:
        return ""
    start, stop = document.split(colon + 1, _before_location(document, colon + 1, statement.end))[-1]
    to = max(document.find("to", start, stop), document.find("into", start, stop))
    if to > 0:
        return document.source(to + 1, stop)
    type = old.resolved(document.source(start, stop))
    if op in _COMPARISONS:
        return with_element(type, "i1") if type.startswith(_SHAPED) else "i1"
    if op in _READS:
        return element_of(type)
    if op == "llvm.load":
        return pointee(type)
    if op in _CONSTANTS or op in _OF_THEIR_OWN or _gives_its_type(op):
        return type
    return ""


def _before_location(document: Document, at: int, stop: int) -> int:
    found = document.find("loc", at, stop)
    return found if found > 0 else stop


def _gives_its_type(op: str) -> bool:
    """An op that computes numbers from numbers of the same type."""
    return op in _OF_NUMBERS or op.startswith(("arith.", "math."))
