"""LLVM IR in the spelling of LLVM 20 and 21: the text that is translated is that of LLVM 22.

call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %m, <4 x i32> %v)
    ->  call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> %v)     before 22
"""

from __future__ import annotations

import re
from itertools import pairwise

from pyopt.light import Final

_MASKED: Final = re.compile(r"@llvm\.masked\.(load|store|gather|scatter)\.[\w.]+\(")
_LIFETIME: Final = re.compile(r"(@llvm\.lifetime\.(?:start|end)\.p\d+\()(ptr)")
_ALIGN: Final = re.compile(r" align (\d+)")
_NEW_ATTRIBUTE: Final = re.compile(r" (?:nocreateundeforpoison|dead_on_return|noext|sanitize_alloc_token)\b")


_EXTREME: Final = re.compile(r"(  (%\S+) = )atomicrmw (?:volatile )?f(maximum|minimum) (ptr[^,]*), (\w+) ([^\s,]+) .*")
_SUFFIXES: Final = {
    "half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "x86_fp80": "f80", "fp128": "f128",
}  # fmt: skip


def older_text(text: str, version: int) -> str:
    """The text as an LLVM reads it: what is spelled otherwise in its way, without what only lets it optimize."""
    if version >= 22:
        return text
    if version < 21 and "atomicrmw" in text:
        text = _without_extremes(text)
    return "\n".join([_older_line(line, version, number) for number, line in enumerate(text.split("\n"))])


def _without_extremes(text: str) -> str:
    """Atomic updates by IEEE maxima and minima in steps: there is one thread."""
    lines = text.split("\n")
    declared: dict[str, None] = {}
    for number, line in enumerate(lines):
        found = _EXTREME.fullmatch(line)
        if found is None:
            continue
        begin, old, kind, address, type, value = found.groups()
        name = f"@llvm.{kind}.{_SUFFIXES[type]}"
        declared[f"declare {type} {name}({type}, {type})"] = None
        lines[number] = (
            f"{begin}load {type}, {address}\n"
            f"  %extreme.{number} = call {type} {name}({type} {old}, {type} {value})\n"
            f"  store {type} %extreme.{number}, {address}"
        )
    return "\n".join([*lines, *[one for one in declared if one not in text]])


def _older_line(line: str, version: int, number: int) -> str:
    if "@llvm.coro.end(" in line:
        # It had a result, which takes no number if it has a name.
        line = line.replace("  call void @", f"  %coro.end.{number} = call i1 @").replace("declare void", "declare i1")
    if "@llvm.masked." in line:
        line = _masked(line)
    if "@llvm.lifetime." in line:
        size = "i64" if line.startswith("declare ") else "i64 -1"
        line = _LIFETIME.sub(rf"\1{size}, \2", line)
    if "nocreateundeforpoison" in line or line.startswith(("define ", "declare ")):
        line = _NEW_ATTRIBUTE.sub("", line)
    if version < 21 and "captures(none)" in line:
        line = line.replace("captures(none)", "nocapture")
    return line


def _masked(line: str) -> str:
    """The alignment as an operand of its own, behind the address."""
    found = _MASKED.search(line)
    if found is None:
        return line
    start = found.end()
    ends = [start - 2, *_ends_of_operands(line, start)]
    operands = [line[before + 2 : end] for before, end in pairwise(ends)]
    place = 0 if found[1] in ("load", "gather") else 1
    address = operands[place]
    if line.startswith("declare "):
        operands.insert(place + 1, "i32 immarg")
    else:
        align = _ALIGN.search(address)
        operands[place] = _ALIGN.sub("", address, count=1)
        operands.insert(place + 1, f"i32 {align[1] if align is not None else 1}")
    return f"{line[:start]}{', '.join(operands)}{line[ends[-1] :]}"


def _ends_of_operands(line: str, at: int) -> list[int]:
    """The end of the operands behind an open parenthesis."""
    ends: list[int] = []
    depth = 0
    while True:
        char = line[at]
        if depth == 0 and char in ",)":
            ends.append(at)
            if char == ")":
                return ends
        depth += (char in "([{<") - (char in ")]}>")
        at += 1
