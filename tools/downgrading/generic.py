"""Ops in generic form: names, properties among the attributes, and operands of successors as another year had them."""

from __future__ import annotations

import re

from pyopt.ir.context import KNOWN_DIALECTS
from pyopt.light import final
from pyopt.upgrade.types import rank_of
from tools.downgrading.reasons import NotSayable
from tools.downgrading.sayable import old_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.upgrade.statement import Old

_SEGMENTS: Final = re.compile(r"array<i32(?:: ([^>]*))?>")
_INTEGERS: Final = re.compile(r"array<i64(?:: ([^>]*))?>")
_STANDARD: Final = frozenset(("module", "module_terminator"))
_DYNAMIC: Final = "-9223372036854775808"
_SAYS_NOTHING: Final = frozenset(("#arith.fastmath<none>", "#arith.overflow<none>"))
_CHANGED: Final = {2019: frozenset(("affine.for", "prefetch")), 2021: frozenset(("affine.for", "affine.parallel"))}
"""Ops whose attributes had other names, which the upgrade does not know."""


@final
class Parts:
    """The parts of an op in generic form, as indices of tokens; -1 for those that are not there."""

    __slots__ = ("attributes", "colon", "operands", "properties", "successors")

    def __init__(self, now: Old) -> None:
        document, texts = now.document, now.texts()
        self.operands = now.name + 1
        self.successors = self.properties = self.attributes = -1
        at = document.match[self.operands] + 1
        if texts[at] == "[":
            self.successors = at
            at = document.match[at] + 1
        if texts[at] == "<":
            self.properties = at
            at = document.match[at] + 1
        if texts[at] == "(":
            at = document.match[at] + 1
        if texts[at] == "{":
            self.attributes = at
            at = document.match[at] + 1
        self.colon = at


def downgrade_generic(now: Old, year: int) -> None:
    """Writes one op in generic form as it was written in a year."""
    document = now.document
    op = now.texts()[now.name].strip('"')
    name = old_name(op, year)
    if not name or name in _CHANGED.get(year, ()):
        raise NotSayable(f"{op} in generic form")
    if year == 2023:
        if name != op:
            now.rename(name)
            document.note(now.name, op, name, year)
        return
    if op != name and "." not in name and name not in _STANDARD:
        in_builtin = {"unrealized_conversion_cast": "builtin.unrealized_conversion_cast", "yield": "tensor.yield"}
        if year > 2019:
            in_builtin["func"] = "builtin.func"
        name = in_builtin.get(name, name if name == "func" else f"std.{name}")
    if op in ("shape.func", "shape.return") and not in_library(now):
        raise NotSayable("shape.func outside of a library")
    if op == "func.func" and in_library(now):
        raise NotSayable("func.func in a library of shape functions")
    parts = Parts(now)
    if parts.properties >= 0 and op.partition(".")[0] not in KNOWN_DIALECTS:
        raise NotSayable("properties of an op that is not registered")
    entries = _entries(now, parts.properties) if parts.properties >= 0 else []
    entries = [(key, value) for key, value in entries if value not in _SAYS_NOTHING]
    if op in ("func.func", "shape.func"):
        entries = _function(now, entries, year)
    if name == "std.dim" and year == 2019:
        entries.append(("index", _dim(now)))
    if year == 2019 and parts.successors >= 0:
        _successors(now, parts, op)
        entries = [entry for entry in entries if entry[0] != "operandSegmentSizes"]
    kept = [_entry(op, key, value, year) for key, value in entries]
    if parts.attributes >= 0:
        kept += [f"{key} = {value}" if value else key for key, value in _entries(now, parts.attributes)]
        document.replace(parts.attributes, document.match[parts.attributes] + 1, f"{{{', '.join(kept)}}}")
    elif kept:
        document.replace(parts.colon, parts.colon, f"{{{', '.join(kept)}}} ")
    if parts.properties >= 0:
        behind = document.match[parts.properties] + 1
        document.edits.replace(document.offsets[parts.properties], document.offsets[behind], "")
        document.note(parts.properties, "<{...}>", "{...}", year)
    if name in ("affine.yield", "loop.yield") and year == 2019 and now.texts()[now.name + 2] == ")":
        name = name.replace("yield", "terminator")
    if op == "builtin.module":
        close = now.statement.regions[0].close
        document.replace(close, close, '  "module_terminator"() : () -> ()\n')
    if op != name:
        now.rename(name)
        document.note(now.name, op, name, year)


def in_library(now: Old) -> bool:
    """The op is a function of a library of shape functions, or its terminator."""
    parent, around = now.scope.parents()
    return "shape.function_library" in (parent, around)


def _entries(now: Old, at: int) -> list[tuple[str, str]]:
    """The attributes in a pair of braces, and in `<{` and `}>`."""
    document = now.document
    start, stop = at + 1, document.match[at]
    if document.texts[at] == "<":
        start, stop = start + 1, stop - 1
    found: list[tuple[str, str]] = []
    for first, last in document.split(start, stop):
        has_value = last > first + 1
        found.append((document.texts[first], document.source(first + 2, last) if has_value else ""))
    return found


def _entry(op: str, key: str, value: str, year: int) -> str:
    if key == "operandSegmentSizes" or (op == "cf.switch" and key == "case_operand_segments"):
        segments = _SEGMENTS.fullmatch(value)
        assert segments is not None
        numbers = (segments.group(1) or "").split(", ")
        name = "operand_segment_sizes" if key == "operandSegmentSizes" else key
        return f"{name} = dense<[{', '.join(numbers)}]> : vector<{len(numbers)}xi32>"
    integers = _INTEGERS.fullmatch(value)
    if integers is not None and key in ("static_offsets", "static_sizes", "static_strides"):
        numbers = (integers.group(1) or "").split(", ") if integers.group(1) else []
        if key == "static_sizes":
            numbers = ["-1" if number == _DYNAMIC else number for number in numbers]
        return f"{key} = [{', '.join(numbers)}]"
    if value.startswith("array<") or re.search(r"#(?!vector\.kind)[a-z_]+\.", value):
        raise NotSayable(f"{key} of {op}")
    if op in ("arith.constant", "func.constant") and year == 2019:
        value = {"true": "1 : i1", "false": "0 : i1"}.get(value, value)
    return f"{key} = {value}" if value else key


def _function(now: Old, entries: list[tuple[str, str]], year: int) -> list[tuple[str, str]]:
    region = now.statement.regions[0]
    declared = region.last is None
    found: list[tuple[str, str]] = []
    for key, value in entries:
        if key == "function_type":
            found.append(("type", value))
        elif key == "sym_visibility" and year == 2019:
            if not declared or value != '"private"':
                raise NotSayable("visibility")
        elif key in ("arg_attrs", "res_attrs"):
            raise NotSayable(f"{key} as one attribute")
        else:
            found.append((key, value))
    return found


def _dim(now: Old) -> str:
    """The number that an operand of dim stands for; takes the operand away."""
    document, texts = now.document, now.texts()
    first, last = document.split(now.name + 2, document.match[now.name + 1])
    value = now.scope.number(texts[last[0]])
    types = document.split(now.colon() + 2, document.match[now.colon() + 1])
    if value is None or value < 0 or value >= (rank_of(document.source(*types[0])) or 1):
        raise NotSayable("dim of a value")
    document.replace(first[1], last[1], "")
    first, last = types
    document.replace(first[1], last[1], "")
    return str(value)


def _successors(now: Old, parts: Parts, op: str) -> None:
    """Operands stood behind the labels."""
    document = now.document
    operands = document.split(parts.operands + 1, document.match[parts.operands])
    types = document.split(parts.colon + 2, document.match[parts.colon + 1])
    successors = document.split(parts.successors + 1, document.match[parts.successors])
    if op == "cf.br":
        counts = [0, len(operands)]
    elif op == "cf.cond_br":
        sizes = dict(_entries(now, parts.properties))["operandSegmentSizes"]
        counts = [int(number) for number in re.findall(r"\d+", sizes[len("array<i32") :])]
    else:
        counts = [len(operands)] + [0] * len(successors)
    at = counts[0]
    for (first, _), count in zip(successors, counts[1:], strict=True):
        if count:
            names = ", ".join(document.source(*one) for one in operands[at : at + count])
            kinds = ", ".join(document.source(*one) for one in types[at : at + count])
            document.insert_behind(first, f"({names} : {kinds})")
        at += count
    if counts[0] < len(operands):
        start = operands[counts[0]][0] - (1 if counts[0] else 0)
        document.replace(start, document.match[parts.operands], "")
        start = types[counts[0]][0] - (1 if counts[0] else 0)
        document.replace(start, document.match[parts.colon + 1], "")
        document.note(parts.successors, op, "operands of successors behind their labels", 2019)
