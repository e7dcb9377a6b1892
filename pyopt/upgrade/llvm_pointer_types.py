"""Pointers in the text of an llvm type that have pointee types, and the dialect's former scalars and vectors."""

from __future__ import annotations

import re

from pyopt.light import Final
from pyopt.upgrade.document import Document

SCALARS: Final = 2020
POINTER: Final = re.compile(r"(?:!llvm\.)?\bptr<")
_NAMES: Final = {
    "bfloat": "bf16", "double": "f64", "float": "f32", "fp128": "f128", "half": "f16", "x86_fp80": "f80",
}  # fmt: skip
_SCALAR: Final = re.compile(rf"""\"[^"]*\"|(?:!llvm\.|(?<![\w.]))({"|".join(_NAMES)})(?![\w.])|!llvm\.(i\d+)(?!\w)""")
_VECTOR: Final = re.compile(
    r"(?:!llvm\.)?\bvec<\s*(\?\s*x\s*)?(\d+)\s*x\s*(?:(ptr(?:<\d+>)?|ppc_fp128)|(i\d+|bf16|f(?:16|32|64|80|128)))\s*>"
)
_OF_LLVM: Final = re.compile(r"(?:ptr|struct|array|func|vec|void|token|label|metadata)\b")


def _end(text: str, open: int) -> int:
    """The index of the bracket that closes the one at `open`."""
    depth = 0
    for at in range(open, len(text)):
        if text[at] in "<([{":
            depth += 1
        elif text[at] in ">)]}" and text[at - 1 : at + 1] != "->":
            depth -= 1
            if not depth:
                return at
    raise ValueError("a bracket is not closed")


def parts_of(text: str) -> list[str]:
    """The parts between commas that are in no brackets."""
    found = [""]
    at = 0
    while at < len(text):
        if text[at] in "<([{":
            end = _end(text, at) + 1
            found[-1] += text[at:end]
            at = end
            continue
        if text[at] == ",":
            found.append("")
        else:
            found[-1] += text[at]
        at += 1
    return [one.strip() for one in found]


def opaque(text: str) -> str:
    """A type without what its pointers point to, and with builtin scalars."""
    out = ""
    at = 0
    for found in POINTER.finditer(text):
        if found.start() < at:
            continue
        end = _end(text, found.end() - 1)
        parts = parts_of(text[found.end() : end])
        space = parts[-1] if parts[-1].isdigit() else ""
        out += text[at : found.end() - 1] + (f"<{space}>" if space else "")
        at = end + 1
    return _SCALAR.sub(_builtin, out + text[at:])


def _builtin(found: re.Match[str]) -> str:
    """The scalar of today; a name in quotes is none."""
    return found[0] if found[0][0] == '"' else found[2] or _NAMES[found[1]]


def pointee(text: str) -> str:
    """The pointee of a pointer type, as a type of today; "" if it has none."""
    match = re.fullmatch(r"!llvm\.ptr<(.*)>", text, re.DOTALL)
    if match is None:
        return ""
    first = parts_of(match[1])[0]
    if first.isdigit():
        return ""
    new = with_builtin_vectors(opaque(first))
    return "!llvm." + new if _OF_LLVM.match(new) else new


def with_builtin_vectors(text: str) -> str:
    """A type in which vectors are the builtin ones."""
    return _VECTOR.sub(_builtin_vector, text)


def _builtin_vector(found: re.Match[str]) -> str:
    scalable, count, own, builtin = found.groups()
    return f"vector<{f'[{count}]' if scalable else count}x{f'!llvm.{own}' if own else builtin}>"


def upgrade_scalars(document: Document, at: int) -> str:
    """A type at a token with builtin scalars; notes what was old."""
    token = document.texts[at]
    new = _SCALAR.sub(_builtin, token)
    if new != token:
        document.note(at, token, new, SCALARS)
    return new
