"""Makes a text ugly in ways that the formatter must undo: random white space between tokens, and random line breaks.

What a rule of the layout leaves to the author stays: comments and blank lines where they are, statements with comments
inside, empty braces, line breaks behind the brace of a dictionary, and all of a part whose comments count lines.
"""

from __future__ import annotations

import random
import re

from pyopt.format.reader import TokenReader
from pyopt.format.scan import Tokens, scan

_BLANKS = ("", " ", " ", "  ", "\t", " \t ", "      ")
_BREAKS = ("\n", "\n ", "\n\t", "\n      ", "\n", " \n  ")


def made_ugly(text: str, randomness: random.Random) -> str:
    """The text with other white space."""
    tokens = scan(text)
    texts = tokens.texts
    structure = TokenReader(tokens).read()
    fixed = bytearray(len(texts) + 1)
    begins = bytearray(len(texts) + 1)
    for unit in structure.units:
        begins[unit.first] = 1
        if unit.inner:
            for at in range(unit.first, unit.last):
                fixed[at] = 1
    _fix_broken_dictionaries(tokens, structure.braces, fixed)
    pieces: list[str] = []
    for at, token in enumerate(texts):
        gap = tokens.gaps[at]
        if not fixed[at]:
            gap = _gap(tokens, at, bool(begins[at]), structure.braces, randomness)
        pieces.append(gap)
        pieces.append(token)
    return "".join(pieces)


def _fix_broken_dictionaries(tokens: Tokens, braces: dict[int, str], fixed: bytearray) -> None:
    """What stands in dictionaries that the author broke stays."""
    depth = 0
    for at, token in enumerate(tokens.texts):
        if depth:
            fixed[at] = 1
            depth += (token == "{") - (token == "}")
        elif token == "{" and "\n" in tokens.gaps[at + 1] and braces.get(at, "")[:2] in ("{", "{ "):
            depth = 1


def counts_lines(text: str) -> bool:
    """Comments of the text count lines, or align."""
    return re.search(r"expected-|@LINE|pyopt-format:|\S {2,}//", text) is not None


def _gap(tokens: Tokens, at: int, begins: bool, braces: dict[int, str], randomness: random.Random) -> str:
    texts = tokens.texts
    gap = tokens.gaps[at]
    token = texts[at]
    before = texts[at - 1] if at else ""
    if not at or not token:
        return gap
    if token[:2] == "//":
        if "\n" not in gap:
            return gap
        first_column = gap.endswith("\n")
        return "\n" * gap.count("\n") + ("" if first_column else randomness.choice((" ", "\t", "     ")))
    if before[:2] == "//" or gap.count("\n") > 1:
        return "\n" * gap.count("\n") + randomness.choice(("", " ", "\t", "       "))
    if (before == "{" and token == "}") or (token == "]" and "\n" in gap):
        return gap
    if not _may_touch(before, token):
        return gap
    break_here = randomness.random() < (0.6 if begins else 0.05)
    if break_here and not (before[-1] == "{" and braces.get(at - 1, "")[:2] != "{r"):
        return randomness.choice(_BREAKS)
    found = randomness.choice(_BLANKS)
    if not found and gap and scan(before + token).texts != [before, token, ""]:
        return " "
    return found


def _may_touch(before: str, token: str) -> bool:
    """White space between the tokens changes nothing, and the layout decides it."""
    if before[-1] in "x]" and (before[0].isdigit() or before[0] in "?x]") and token[0] in "!xtvmc[":
        return token[0] == "[" and before == "]"
    return not (before[0].isdigit() and token[0] == "x")
