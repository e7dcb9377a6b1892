"""Metadata that instructions carry: what is known of accesses to memory, and of loops."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Operation
    from pyopt.translate.function import FunctionTranslation


def access_metadata(f: FunctionTranslation, op: Operation) -> str:
    """What stands behind an access, in LLVM's order of kinds."""
    metadata = f.module.metadata
    text = ""
    if op.attributes.get("invariant") is not None:
        text += f.attach("invariant.load", metadata.node())
    if op.attributes.get("nontemporal") is not None:
        text += f.attach("nontemporal", metadata.node("i32 1"))
    return text


def loop_metadata(f: FunctionTranslation, op: Operation, annotation: Attribute) -> str:
    """The annotation of a loop at its branch back."""
    return ""


def memory_attribute(text: str) -> str:
    """`<other = none, argMem = read, inaccessibleMem = none>` -> `memory(argmem: read)`."""
    fields = dict([one.split(" = ") for one in text.strip("<> ").split(", ")])
    other = fields.get("other", "none")
    parts = [] if other == "none" else [other]
    for key, name in (("argMem", "argmem"), ("inaccessibleMem", "inaccessiblemem")):
        found = fields.get(key, "none")
        if found != other:
            parts.append(f"{name}: {found}")
    return f"memory({', '.join(parts) or 'none'})"
