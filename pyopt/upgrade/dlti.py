"""Descriptions of systems as they were written in 2024: with colons behind the names of devices."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.document import Document

SYSTEM: Final = "#dlti.target_system_spec<"


def upgrade_system(document: Document, at: int) -> None:
    """`#dlti.target_system_spec<"CPU": #dlti.target_device_spec<...>>` has `=` for `:`."""
    texts = document.texts
    depth = 1
    here = at + 1
    while depth and here < len(texts):
        token = texts[here]
        if token[-1:] in "<([{" and token[:1] not in ("", '"', "/"):
            depth += 1
        elif token in (">", ")", "]", "}"):
            depth -= 1
        elif token == ":" and depth == 1 and texts[here - 1][0] == '"':
            is_apart = document.end_of(here - 1) < document.offsets[here]
            document.replace(here, here + 1, "=" if is_apart else " =")
            document.note(here, '#dlti.target_system_spec<"CPU": ...>', '"CPU" = ...', 2024)
        here += 1
