"""Text as FileCheck patterns: what would be read as a variable, a regular expression or a directive is escaped."""

from __future__ import annotations

import re

from pyopt.light import Final, Sequence

ANYTHING: Final = "\ue000"
"""Stands for a text that differs from machine to machine, such as a path."""
NUMBER: Final = "\ue001"
"""Stands for a number of a line or column of the test, which change when check lines are written."""

_BRACKETS: Final = re.compile(r"[\[{}]*(?:\[\[|\{\{)[\[{}]*")
_BRACKET: Final = {"[": r"\[", "{": "[{]", "}": "[}]"}
KEYWORDS: Final = ("RUN", "DEFINE", "REDEFINE", "REQUIRES", "UNSUPPORTED", "XFAIL", "ALLOW_RETRIES", "COM", "END.")
"""Words that lit or FileCheck read where a colon follows."""
_MARKER: Final = "// -----"


def escaped(text: str, prefixes: Sequence[str] = ()) -> str:
    """A pattern that matches the text, in a file whose directives have these prefixes."""
    text = _BRACKETS.sub(lambda found: "{{" + "".join([_BRACKET[one] for one in found[0]]) + "}}", text)
    text = text.replace(_MARKER, "{{//}} -----").replace(ANYTHING, "{{.*}}").replace(NUMBER, "{{[0-9]+}}")
    if ":" in text or "expected-" in text:
        names = "|".join(map(re.escape, (*prefixes, *KEYWORDS)))
        text = re.sub(rf"(?<![\w-])((?:{names})(?:-[A-Z]+(?:-\d+)?)?(?:\{{LITERAL\}})?):", r"\1{{:}}", text)
        text = re.sub(r"expected-(error|warning|remark|note)", r"expected{{-}}\1", text)
    return text


def without_places(output: str, path: str) -> str:
    """The output with `ANYTHING` and `NUMBER` for the test's path, and for the lines and columns in it."""
    names = "|".join([re.escape(path), "<stdin>"])
    output = re.sub(rf'({names})("?):\d+ offset ?:\d+:\d+', rf"\1\2:{NUMBER} offset :{NUMBER}:{NUMBER}", output)
    output = re.sub(rf'({names})("?):\d+:\d+', rf"\1\2:{NUMBER}:{NUMBER}", output)
    output = re.sub(rf"(?:{names}):(?={NUMBER} offset)", f"{ANYTHING}:", output)
    return re.sub(names, ANYTHING, output)
