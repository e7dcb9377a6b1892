"""Older generic forms: attributes that are called otherwise or were not there, and ops that are there no more."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.document import Document
from pyopt.upgrade.rows import OldForm
from pyopt.upgrade.statement import Old


def attributes_at(old: Old) -> int:
    """The index of the brace of the attributes behind the regions; -1 for none."""
    texts, match = old.texts(), old.document.match
    at = old.name + 1
    while at < old.statement.end and texts[at] in ("(", "[", "<"):
        at = match.get(at, at) + 1
    return at if texts[at] == "{" else -1


def find_attribute(old: Old, name: str) -> int:
    """The index of an attribute's name in the properties or the attributes of an op in generic form; -1 for none."""
    document, texts = old.document, old.texts()
    at = old.name + 1
    while at < old.statement.end and texts[at] in ("(", "[", "<", "{"):
        end = document.match.get(at, at)
        if texts[at] in ("<", "{"):
            start = at + 2 if texts[at] == "<" else at + 1
            for first, _ in document.split(start, end - (texts[at] == "<")):
                if texts[first].strip('"') == name:
                    return first
        at = end + 1
    return -1


def add_attribute(old: Old, text: str) -> None:
    """Adds `name = value` to an op in generic form."""
    document = old.document
    brace = attributes_at(old)
    if brace < 0:
        old.added.append(text)
    else:
        document.insert_behind(brace, text if document.texts[brace + 1] == "}" else f"{text}, ")


def put_added(old: Old) -> None:
    """Writes the attributes that were added to an op without any."""
    if old.added:
        at = old.name + 1
        while old.document.texts[at] in ("(", "[", "<"):
            at = old.document.match.get(at, at) + 1
        old.document.insert_behind(at - 1, f" {{{', '.join(old.added)}}}")


def add_property(old: Old, text: str) -> None:
    """Adds `name = value` to the properties of an op in generic form, or to its attributes where it has none."""
    document, texts = old.document, old.texts()
    at = document.match.get(old.name + 1, old.name + 1) + 1
    if texts[at] == "[":
        at = document.match.get(at, at) + 1
    if texts[at : at + 2] == ["<", "{"]:
        document.insert_behind(at + 1, text if texts[at + 2] == "}" else f"{text}, ")
    else:
        add_attribute(old, text)


def brace_around(document: Document, at: int) -> int:
    """The index of the brace of the dictionary that an entry stands in."""
    return next(one for one in range(at - 1, -1, -1) if document.texts[one] == "{" and document.match[one] > at)


def upgrade_function(old: Old) -> None:
    """The type was called `type`, and declarations had no visibility."""
    document = old.document
    old.rename("shape.func" if old.parent == "shape.function_library" else "func.func")
    at = find_attribute(old, "type")
    if at >= 0 and find_attribute(old, "function_type") < 0:
        document.replace(at, at + 1, "function_type")
    regions = old.statement.regions
    if (not regions or regions[0].last is None) and find_attribute(old, "sym_visibility") < 0:
        add_attribute(old, 'sym_visibility = "private"')


def add_segments(old: Old, sizes: list[int]) -> None:
    """Says how many operands each group has, where it is not said."""
    if find_attribute(old, "operandSegmentSizes") < 0:
        add_attribute(old, f"operandSegmentSizes = array<i32: {', '.join(map(str, sizes))}>")


def _module(old: Old) -> None:
    old.rename("builtin.module")


def _terminator(old: Old) -> None:
    """Modules had a terminator until 2021. Without another op their block needs its label."""
    texts = old.texts()
    before = old.statement.first - 1
    while texts[before][:2] == "//":
        before -= 1
    old.document.replace(old.statement.first, old.statement.end, "^bb0:" if texts[before] == "{" else "")


def _is_no_builtin(old: Old) -> bool:
    """In custom form only a module within other ops needs its dialect."""
    return old.generic or old.parent not in ("", "module", "builtin.module")


def _is_generic(old: Old) -> bool:
    return old.generic


ROWS: Final[list[OldForm]] = [
    OldForm("module", "builtin.module", 2021, _module, _is_no_builtin),
    OldForm("module_terminator", "nothing", 2021, _terminator, _is_generic),
    OldForm("builtin.module_terminator", "nothing", 2021, _terminator, _is_generic),
]
