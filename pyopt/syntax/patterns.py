"""The lexer's regular expressions, compiled beforehand.

To import `re` takes a sixth of a small run, which has no other use for it: what `re` would compile is kept in
`patterns_code`, for the versions of CPython that it knows, and handed to the engine below `re`. That is a private part
of the interpreter: `re` itself does it where the engine is another one, or does not take the code.
"""

from __future__ import annotations

import sys

from pyopt.light import TYPE_CHECKING, Final
from pyopt.syntax.patterns_code import CODE

if TYPE_CHECKING:
    import re

ASCII: Final = 256
"""`re.ASCII`."""

_TOKEN: Final = (
    r"[,:=()<>}\[\]]|%(?:\d++|[A-Za-z$._-][\w$.-]*+)(?:#\d++)?"
    r"|[A-Zabce-ln-suw-z_][\w$.]*+"
    r"|(?:tensor|vector|memref)<(?:[\d?*x\[\]]*x)?[a-z]\w*+>"
    r'|dense<(?:[^<>"/]*+|"0x[^"]*+")>'
    r"|[A-Za-z_][\w$.]*+"
    r"|->"
    r"|[#^!](?:\d++|[A-Za-z$._][\w$.-]*+)"
    r"|0x[0-9a-fA-F]++(?!\w)"
    r"|(?:\d+|\?)x(?:(?:\d+|\?)x)*(?=[A-Za-z!\[])"
    r"|\d++(?:\.\d*+(?:[eE][+-]?\d+)?)?"
    r"|@?\"[^\"\\\n]*+(?:\\[^\n][^\"\\\n]*+)*\""
    r"|@[A-Za-z_][\w$.]*+"
    r"|\.\.\.|\{-\#|\#-\}|[#^!]-[\w$.-]*+"
    r"|(?!//)\S"
)
TOKENS: Final = r"\s*+(?:(" + _TOKEN + r")|//[^\n\r]*+)"
"""A token, or a comment, which is in no group, with the white space before it. The common tokens come first, words too
that cannot begin a type or literal that is one token, and no repetition is given back (`*+`): together a third faster.
Only single characters are repeated that way: Python 3.11.2, which Debian 12 has, does not return to where a group began
that fails in its middle. Data in hexadecimal goes up to the next quote, which is found several times as quickly as the
end of a string in which a backslash or a line end means something: see `token_pattern`."""
BOUNDARY: Final = r"\n[ \t]*(?=func\.func |(?:%[\w$.-]+(?::\d+)? = )?\"[a-z_]|%[\w$.-]+(?::\d+)? = [a-z_]\w*\.[a-z])"
"""The end of a line that is followed by what can only be the beginning of an op."""

PATTERNS: Final = {"BOUNDARY": (BOUNDARY, 0), "TOKENS": (TOKENS, 1)}
"""Name -> (expression, how many groups it has)."""

_DATA: Final = '<"0x'

_known: dict[str, re.Pattern[str]] = {}


def token_pattern(text: str) -> re.Pattern[str]:
    """The pattern of the tokens of a text: TOKENS, unless data in hexadecimal has a backslash or line end."""
    at = text.find(_DATA)
    while at >= 0:
        end = text.find('"', at + len(_DATA))
        if end < 0:
            break
        if text.find("\n", at, end) >= 0 or text.find("\\", at, end) >= 0:
            import re

            return re.compile(TOKENS.replace('"0x[^"]*+"', r'"0x[^"\n\\]*+"'), ASCII)
        at = text.find(_DATA, end - 1)
    return compiled("TOKENS")


def compiled(name: str) -> re.Pattern[str]:
    """The compiled form of one of the patterns."""
    found = _known.get(name)
    if found is None:
        found = _from_code(name)
        if found is None:
            import re

            found = re.compile(PATTERNS[name][0], ASCII)
        _known[name] = found
    return found


def _from_code(name: str) -> re.Pattern[str] | None:
    """Creates the pattern from code compiled beforehand; None if that code is for another engine.

    The version alone does not tell: "as often as you like" is `_sre.MAXREPEAT`, a smaller number on 32 bits.
    """
    if sys.implementation.name != "cpython":
        return None
    try:
        import _sre  # type: ignore[import-not-found]  # no stubs

        code = CODE.get((_sre.MAGIC, _sre.CODESIZE, _sre.MAXREPEAT, name))
        if code is None:
            return None
        pattern, groups = PATTERNS[name]
        numbers = [int(number) for number in code.split()]
        made: re.Pattern[str] = _sre.compile(pattern, ASCII, numbers, groups, {}, (None,) * (groups + 1))
    except Exception:  # whatever an interpreter of tomorrow does with its private parts
        return None
    return made
