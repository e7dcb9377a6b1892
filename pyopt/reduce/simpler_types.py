"""Simpler types in a text: narrower numbers, shapes with less dimensions, no layouts, encodings and memory spaces.

Each type becomes another wherever it stands: what uses a value still has the type of the value.
"""

from __future__ import annotations

import re

from pyopt.light import Final, Iterator

_BEFORE: Final = r"(?:(?<![\w.%#@!^$\"-])|(?<=[\d?*\]]x))"
_NUMBER: Final = re.compile(_BEFORE + r"(?:[su]?i(?P<bits>\d+)|f(?P<float>\d+)(?!\w)|tf32|index)(?!\w)")
_COMPLEX: Final = re.compile(r"complex<(\w+)>")
_FLOATS: Final = ("f32", "f16")
_INTEGERS: Final = ("i32", "i8", "i1")
_SHAPE: Final = re.compile(r"(?<=[<])(?:(?:\d+|\?|\[\d+\])x){2,}")
_REST: Final = re.compile(
    r"(?<=[\w>])(?:, (?:#\w+(?:<[^<>]*>)?|strided<[^<>]*>|affine_map<[^<>]*>|\d+(?: : \w+)?))+(?=>)"
)


def simpler(text: str) -> Iterator[str]:
    """The text with one type replaced wherever it stands, those with the most to gain first."""
    for rest in sorted(set(_REST.findall(text)), key=lambda one: (-len(one), one)):
        yield re.sub(r"(?<=[\w>])" + re.escape(rest) + "(?=>)", "", text)
    for shape in sorted(set(_SHAPE.findall(text)), key=lambda one: (-len(one), one)):
        extents = shape.split("x")[:-1]
        for left in dict.fromkeys([(extents[0],), (extents[-1],), tuple(extents[1:]), tuple(extents[:-1])]):
            yield text.replace(f"<{shape}", f"<{''.join([one + 'x' for one in left])}")
    if _COMPLEX.search(text):
        yield _COMPLEX.sub(r"\1", text)
    for type in sorted({found.group() for found in _NUMBER.finditer(text)}):
        for new in _narrower(type):
            yield _with(text, type, new)


def _with(text: str, old: str, new: str) -> str:
    return _NUMBER.sub(lambda found: new if found.group() == old else found.group(), text)


def _narrower(type: str) -> tuple[str, ...]:
    """Types that may take the place of one, and take fewer bits."""
    found = _NUMBER.fullmatch(type)
    assert found is not None
    if type in ("index", "tf32"):
        return ()
    kinds, width = (_INTEGERS, found["bits"]) if found["bits"] else (_FLOATS, found["float"])
    return tuple([one for one in reversed(kinds) if int(one[1:]) < int(width)])


def width(text: str) -> int:
    """The sum of the widths of the numbers' types in a text."""
    return sum([int(found["bits"] or found["float"] or 64) for found in _NUMBER.finditer(text)])
