"""Layouts of memrefs were lists of maps until 2020, each for what the one before gives."""

from __future__ import annotations

import re

from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.context import Context
from pyopt.ir.errors import DiagnosticError
from pyopt.light import Sequence
from pyopt.syntax.affine_printer import map_text
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import OperationParser


def composed_layout(text: str, maps: Sequence[str]) -> str:
    """The one map that says what several say, one after the other; "" if they do not fit."""
    parsed = [_parsed(text, one) for one in maps]
    result = parsed[0]
    for following in parsed[1:]:
        if result is None or following is None or following.num_dims != len(result.results):
            return ""
        result = following.compose(result)
    return "" if result is None else f"affine_map<{map_text(result)}>"


def _parsed(text: str, one: str, depth: int = 0) -> AffineMap | None:
    if one[0] == "#":
        found = re.search(rf"{re.escape(one)}\s*=\s*([^\n]*)", text)
        return None if found is None or depth > 8 else _parsed(text, found.group(1), depth + 1)
    if not one.startswith("affine_map"):
        one = f"affine_map<{re.sub(r'size *[(].*', '', one).strip()}>"
    parser = OperationParser(Source(f"{one} ", "-", 0), Context(lambda *arguments: None, True))
    try:
        attribute = parser.parse_attribute()
    except DiagnosticError:
        return None
    return attribute.value if isinstance(attribute, AffineMapAttr) else None
