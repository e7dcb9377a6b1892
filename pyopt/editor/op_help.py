"""The declaration of an op as Markdown: its documentation, format, operands, results, attributes and traits."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from pyopt.driver.help_notes import is_verbatim
from pyopt.ir import opinfo
from pyopt.ir.opinfo import OpInfo, split_entries
from pyopt.light import Final, Iterable

_CACHES: Final = {"LOCAL_VERIFY", "FRAME_VERIFY"}
"""Bits of `traits` that say what may be remembered of an op, not what is true of it."""
_SOURCE: Final = Path(__file__).resolve().parents[1] / "ir" / "opinfo.py"
TRAITS: Final = {
    name: getattr(opinfo, name)
    for name in re.findall(r"^([A-Z_]+): Final = 1 <<", _SOURCE.read_text(encoding="utf-8"), re.M)
    if name not in _CACHES
}


def escaped(text: str) -> str:
    """Text for Markdown: what is in angle brackets is no HTML, but in code."""
    parts = re.split(r"(`[^`]*`|(?m:^ {4}.*$))", text)
    return "".join(part if number % 2 else part.replace("<", "&lt;") for number, part in enumerate(parts))


def markdown(text: str) -> str:
    """A docstring as Markdown: its IR, whose lines need not all be indented, becomes blocks of code."""
    return "\n\n".join(
        [
            f"```text\n{textwrap.dedent(one)}\n```" if is_verbatim(one) and one[:2] != "- " else escaped(one)
            for one in text.split("\n\n")
        ]
    )


def table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    """A table of names with what they are, or nothing."""
    lines = [f"| `{left}` | {right} |" for left, right in rows]
    return "\n".join([f"| {title} | |", "|---|---|", *lines, "", ""]) if lines else ""


def declared_entries(text: str) -> list[tuple[str, str]]:
    """(name, constraint) of each entry of a declaration's operands, results or attributes."""
    entries = [one.partition(":") for one in split_entries(text)]
    return [(name.strip(), kind.strip()) for name, _, kind in entries]


def op_text(info: OpInfo) -> str:
    """What the reference has of an op: its declaration."""
    text = f"## {info.name}\n\n" + (f"{escaped(info.doc)}\n\n" if info.doc else "")
    if info.syntax:
        text += f"Assembly format:\n\n    {info.syntax}\n\n"
    elif info.parse is not None:
        text += "Its custom form is not declared by a format.\n\n"
    for title in ("operands", "results", "attributes", "regions", "successors"):
        text += table(title, [(name, f"`{kind}`") for name, kind in declared_entries(getattr(info, title))])
    traits = [name for name, bit in TRAITS.items() if info.traits & bit]
    traits += [f"parent {name}" for name in info.parents]
    return text + (f"Traits: {', '.join(f'`{one}`' for one in traits)}\n\n" if traits else "")
