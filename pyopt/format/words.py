"""Names of ops without a dialect, for the reader of statements in text that may have errors."""

from __future__ import annotations

import re

from pyopt.format.reader import CONTINUING
from pyopt.light import Final

_LINE: Final = re.compile(r"""(\s*)(?:%|"|[A-Za-z_]\w*\.[\w.]+|([A-Za-z_]\w*)\b(?!\.))""")


def words_of(text: str) -> frozenset[str]:
    """Words without a dialect that begin lines as ops do, no deeper than the op before: known and misspelt ones."""
    found: set[str] = set()
    indent = 0
    for line in text.split("\n"):
        begins = _LINE.match(line)
        if begins is None:
            continue
        here = len(begins[1])
        if begins[2] and begins[2] not in CONTINUING and here <= indent:
            found.add(begins[2])
        elif not begins[2]:
            indent = here
    return frozenset(found)
