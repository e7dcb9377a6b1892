"""LLVM IR in the spelling of older releases: the text that is translated is that of LLVM 22.

call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %m, <4 x i32> %v)
    ->  call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> %v)     before 22
"""

from __future__ import annotations

import re
from itertools import pairwise

from pyopt.light import Final

_MASKED: Final = re.compile(r"@llvm\.masked\.(load|store|gather|scatter)\.[\w.]+\(")
_LIFETIME: Final = re.compile(r"(@llvm\.lifetime\.(?:start|end)\.p\d+\()(ptr)")
_TOKEN: Final = re.compile(r", token[^,)]*\)")
_ALIGN: Final = re.compile(r" align (\d+)")
_NEW_ATTRIBUTE: Final = re.compile(r" (?:nocreateundeforpoison|dead_on_return|noext|sanitize_alloc_token)\b")
_RANGE: Final = re.compile(r" range\([^)]*\)")
_MEMORY: Final = re.compile(r" memory\([^)]*\)")
_FLAG: Final = re.compile(r" (?:nneg|disjoint|samesign)(?= )")
_TRUNC: Final = re.compile(r"= trunc (?:nuw |nsw )+")
_ADDRESS: Final = re.compile(r"getelementptr (inbounds )?(?:nusw |nuw )+")
_VARIADIC: Final = re.compile(r"@llvm\.va_(\w+)\.p0\(")
_SPLAT: Final = re.compile(r"splat \(((\S+) [^()]*)\)")
_VECTOR: Final = re.compile(r"<(vscale x )?(\d+) x (\w+)>")


_EXTREME: Final = re.compile(r"(  (%\S+) = )atomicrmw (?:volatile )?f(maximum|minimum) (ptr[^,]*), (\w+) ([^\s,]+) .*")
_SUFFIXES: Final = {
    "half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "x86_fp80": "f80", "fp128": "f128",
}  # fmt: skip


_EXTREME_CALL: Final = re.compile(
    r"  (%\S+) = (?:tail )?call (?:[a-z]+ )*((?:<\d+ x )?(float|double)>?) @llvm\.(maximum|minimum)\.\w+"
    r"\(\2 ([^,()]+|<[^<>]*>|splat \([^()]*\)), \2 ([^,()]+|<[^<>]*>|splat \([^()]*\))\)"
)


def older_text(text: str, version: int) -> str:
    """The text as an LLVM reads it: what is spelled otherwise in its way, without what only lets it optimize."""
    if version >= 22:
        return text
    if version < 21 and "atomicrmw" in text:
        text = _without_extremes(text)
    if version < 17 and ("@llvm.maximum." in text or "@llvm.minimum." in text):
        text = "\n".join([_compared(line, number) for number, line in enumerate(text.split("\n"))])
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


def _compared(line: str, number: int) -> str:
    """An IEEE maximum or minimum, for which there is no code, by comparisons."""
    found = _EXTREME_CALL.match(line)
    if found is None:
        return line
    result, type, element, kind, a, b = found.groups()
    whole = type.replace(element, "i32" if element == "float" else "i64")
    test = type.replace(element, "i1")
    more, both = ("ugt", "and") if kind == "maximum" else ("ult", "or")
    x = f"%extreme.{number}"
    return f"""\
  {x}.more = fcmp {more} {type} {a}, {b}
  {x}.chosen = select {test} {x}.more, {type} {a}, {type} {b}
  {x}.none = fcmp uno {type} {b}, {b}
  {x}.number = select {test} {x}.none, {type} {b}, {type} {x}.chosen
  {x}.equal = fcmp oeq {type} {a}, {b}
  {x}.a = bitcast {type} {a} to {whole}
  {x}.b = bitcast {type} {b} to {whole}
  {x}.bits = {both} {whole} {x}.a, {x}.b
  {x}.zero = bitcast {whole} {x}.bits to {type}
  {result} = select {test} {x}.equal, {type} {x}.zero, {type} {x}.number"""


def _older_line(line: str, version: int, number: int) -> str:
    if "@llvm.coro.end(" in line:
        # It had a result, which takes no number if it has a name.
        line = line.replace("  call void @", f"  %coro.end.{number} = call i1 @").replace("declare void", "declare i1")
        if version < 18:
            line = _TOKEN.sub(")", line)
    if "@llvm.masked." in line:
        line = _masked(line)
    if "@llvm.lifetime." in line:
        size = "i64" if line.startswith("declare ") else "i64 -1"
        line = _LIFETIME.sub(rf"\1{size}, \2", line)
    if "nocreateundeforpoison" in line or line.startswith(("define ", "declare ")):
        line = _NEW_ATTRIBUTE.sub("", line)
    if version < 21 and "captures(none)" in line:
        line = line.replace("captures(none)", "nocapture")
    if version >= 20:
        return line
    if version < 19 and "@llvm.va_" in line:
        line = _VARIADIC.sub(r"@llvm.va_\1(", line)
    if "splat (" in line:
        line = _SPLAT.sub(lambda found: _elements(line, found), line)
    if " memory(" in line:
        line = _MEMORY.sub("", line)
    if " range(" in line:
        line = _RANGE.sub("", line)
    if " nneg " in line or " disjoint " in line or " samesign " in line:
        line = _FLAG.sub("", line)
    if "= trunc n" in line:
        line = _TRUNC.sub("= trunc ", line)
    if "getelementptr " in line:
        line = _ADDRESS.sub(r"getelementptr \1", line)
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


def _elements(line: str, splat: re.Match[str]) -> str:
    """splat (i32 1) -> <i32 1, i32 1>, by the vector type that stands in front of it, or before the other operand."""
    value, element = splat[1], splat[2]
    types = [one for one in _VECTOR.finditer(line, 0, splat.start()) if one[3] == element]
    if not types:
        return splat[0]
    scalable, count, _ = types[-1].groups()
    if not scalable:
        return f"<{', '.join([value] * int(count))}>"
    type = types[-1][0]
    one = f"insertelement ({type} poison, {value}, i64 0)"
    return f"shufflevector ({type} {one}, {type} poison, <vscale x {count} x i32> zeroinitializer)"
