"""Smaller numbers in a text: extents, constants, bounds."""

from __future__ import annotations

import re

from pyopt.light import Final, Iterator

_NUMBER: Final = re.compile(r"(?:(?<![\w.%#@!^$-])|(?<=[1-9?\]]x)|(?<=\d\dx)|(?<=0x)(?=\d+x))\d+(?=[x\W]|$)(?!\.\d)")
"""A number by itself, or an extent behind another one; no hexadecimal number."""
_REAL: Final = re.compile(r"(?<![\w.%#@!^$-])\d+\.\d+(?:e[+-]?\d+)?")


def smaller(text: str) -> Iterator[str]:
    """The text with a number replaced wherever it stands, the largest numbers first; then with all reals as zero."""
    for number in sorted({int(one) for one in _NUMBER.findall(text)}, reverse=True):
        for new in (0, 1, 2):
            if new < number:
                yield _with(text, number, new)
    if _REAL.search(text):
        yield _REAL.sub("0.000000e+00", text)


def _with(text: str, old: int, new: int) -> str:
    return _NUMBER.sub(lambda found: str(new) if int(found.group()) == old else found.group(), text)


def weight(text: str) -> int:
    """The sum of the numbers in a text."""
    return sum(map(int, _NUMBER.findall(text))) + len([one for one in _REAL.findall(text) if float(one)])
