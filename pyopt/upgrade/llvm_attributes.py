"""Attributes of llvm as they were written until 2023: options of loops, and debug info without identifiers."""

from __future__ import annotations

import re

from pyopt.light import Final
from pyopt.upgrade.document import Document
from pyopt.upgrade.llvm_pointer_types import parts_of

YEAR: Final = 2023
DISTINCT: Final = ("#llvm.di_compile_unit<", "#llvm.di_subprogram<")
_LOOP_OPTIONS: Final = "#llvm.loopopts<"
_NUMBER: Final = re.compile(r"distinct\[(\d+)\]")
_LOOPS: Final = {
    "disable_licm": ("licm", "disable"),
    "disable_nonforced": ("", "disableNonforced"),
    "disable_pipeline": ("pipeline", "disable"),
    "disable_unroll": ("unroll", "disable"),
    "interleave_count": ("interleave", "count"),
    "pipeline_initiation_interval": ("pipeline", "initiationinterval"),
}
"""The attribute that an option is part of today, and its name there."""


def upgrade_loop(document: Document, at: int) -> int:
    """`llvm.loop = {options = #llvm.loopopts<disable_unroll = true>}` at the name; the index behind, or 0."""
    texts = document.texts
    if texts[at + 1 : at + 5] != ["=", "{", "options", "="] or not texts[at + 5].startswith(_LOOP_OPTIONS):
        return 0
    close = document.match[at + 2]
    if close != at + 6:
        document.refuse(at, "the attribute llvm.loop is not upgraded: groups of accesses are attributes of ops today")
        return close
    parts: dict[str, list[str]] = {}
    for entry in parts_of(texts[at + 5][len(_LOOP_OPTIONS) : -1]):
        name, _, value = (part.strip() for part in entry.partition("="))
        of, option = _LOOPS[name]
        parts.setdefault(of, []).append(f"{option} = {value if value in ('true', 'false') else f'{value} : i32'}")
    entries = [*parts.pop("", []), *[f"{of} = <{', '.join(options)}>" for of, options in parts.items()]]
    document.replace(at, close + 1, f"loop_annotation = #llvm.loop_annotation<{', '.join(entries)}>")
    document.note(at, "llvm.loop = {options = ...}", "loop_annotation = ...", YEAR)
    return close + 1


def add_identifier(document: Document, at: int) -> None:
    """`#llvm.di_compile_unit<...>`, and a subprogram that is a definition: two with the same text are one."""
    token = document.texts[at]
    head, _, body = token.partition("<")
    if re.search(r"\bid = distinct", body) or (head.endswith("subprogram") and "Definition" not in body):
        return
    if not document.identifiers:
        document.identifiers[""] = max(map(int, _NUMBER.findall(document.text)), default=-1)
    number = document.identifiers.setdefault(token, document.identifiers[""] + len(document.identifiers))
    document.replace(at, at + 1, f"{head}<id = distinct[{number}]<>, {body}")
    document.note(at, f"{head}<...>", "id = distinct[0]<>, ...", YEAR)
