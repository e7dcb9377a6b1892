"""What stands in brackets apart from the name of a type or attribute does not belong to it, for all of every dialect.

The parameters are those of `tests/lit`.
"""

from __future__ import annotations

import re
from pathlib import Path

from pyopt.ir.attributes import Location
from pyopt.ir.context import ATTRIBUTE_DIALECTS, KNOWN_DIALECTS, Context
from pyopt.syntax.lexer import Source, mark_apart, tokenize
from pyopt.syntax.parser import parse_module

LIT = Path(__file__).parent.parent / "lit"
NAMES = re.compile(r"[#!](\w+)\.(\w+)<")
APART = (" ", "\n", " // a < b\n  ", "\t//\n//\n")


def end_of_brackets(text: str, start: int) -> int:
    """The end of the brackets that open at `start`; `start` if they do not end in this line."""
    depth = 0
    for found in re.compile(r'"(?:[^"\\\n]|\\.)*"|->|[<>\n]').finditer(text, start):
        if found[0] == "\n":
            return start
        depth += {"<": 1, ">": -1}.get(found[0], 0)
        if depth == 0:
            return found.end()
    return start


def with_parameters() -> dict[str, list[str]]:
    """The types and attributes that the lit tests have, by their names: the texts of their parameters."""
    found: dict[str, list[str]] = {}
    for path in sorted(LIT.rglob("*.mlir")):
        text = path.read_text(encoding="utf-8", errors="surrogateescape")
        for match in NAMES.finditer(text):
            if match[1] in KNOWN_DIALECTS or match[1] in ATTRIBUTE_DIALECTS:
                end = end_of_brackets(text, match.end() - 1)
                known = found.setdefault(match[0][:-1], [])
                parameters = text[match.end() - 1 : end]
                if parameters and parameters not in known:
                    known.append(parameters)
    return found


def errors_of(name: str, between: str, parameters: str) -> list[str]:
    """What the parser says of an attribute, or of a type as one."""
    said: list[str] = []

    def note(severity: str, message: str, location: Location, notes: object) -> None:
        said.append(message)

    text = f'"test.op"() {{a = {name}{between}{parameters}}} : () -> ()'
    parse_module(Source(text, "-"), Context(note, allow_unregistered=True))
    return said


def test_brackets_apart() -> None:
    reached = 0
    for name, all_parameters in with_parameters().items():
        good = [parameters for parameters in all_parameters[:20] if not errors_of(name, "", parameters)]
        reached += bool(good)
        for parameters in good[:3]:
            for between in APART:
                assert errors_of(name, between, parameters), (name, between, parameters)
    assert reached > 60


def test_tokens_apart() -> None:
    text = "!a.b<1> !a.b <1> #x\t< !a.b// <\n< %a < b < !c.d\n"
    tokens = tokenize(text)
    mark_apart(text, tokens)
    assert [token for token in tokens if token[:1] in "#!" and token] == ["!a.b", "!a.b ", "#x ", "!a.b ", "!c.d"]
