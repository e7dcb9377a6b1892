"""Indices of llvm.getelementptr, all of which were values until 2022; those of structs have to be constants today.

llvm.getelementptr %p[%i, %c1] : (!llvm.ptr<struct<(i32, f32)>>, i64, i32) -> !llvm.ptr<f32>
  ->    llvm.getelementptr %p[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
"""

from __future__ import annotations

import re

from pyopt.light import Final
from pyopt.upgrade.forms import operands_at
from pyopt.upgrade.generic import add_property, find_attribute
from pyopt.upgrade.llvm_pointer_types import parts_of, pointee
from pyopt.upgrade.rows import OldForm
from pyopt.upgrade.statement import Old
from pyopt.upgrade.types import element_of
from pyopt.upgrade.value_types import integer_of

YEAR: Final = 2022
DYNAMIC: Final = -2147483648
_INTEGER: Final = re.compile(r"-?\d{1,20}")


def _counted(old: Old) -> str:
    """The type that the first index counts."""
    if old.generic:
        at = find_attribute(old, "elem_type")
        if at >= 0:
            return old.resolved(old.document.source(at + 2, old.document.end_of_type(at + 2)))
    open = old.colon() + 1
    base = old.document.split(open + 1, old.document.match[open])[0]
    return pointee(old.resolved(old.document.source(*base)))


def _inside(type: str, index: int | None) -> str:
    """The type that an index into a type leads to, "" if that is not known."""
    type = type.removeprefix("!llvm.")
    if type.startswith("struct<"):
        fields = type[type.index("(") + 1 : type.rindex(")")] if "(" in type else ""
        types = parts_of(fields)
        return types[index] if index is not None and 0 <= index < len(types) else ""
    if type.startswith("array<"):
        return type[6:-1].partition("x")[2].strip()
    return element_of(type) if type.startswith("vector<") else ""


def _fields(old: Old) -> dict[int, int]:
    """The dynamic indices of structs that are constants: by their places among all indices, their values."""
    indices = _indices(old)
    type = _counted(old)
    found: dict[int, int] = {}
    for place in range(1, len(indices)):
        index = indices[place]
        number = int(index) if _INTEGER.fullmatch(index) else integer_of(old, index)
        if type.removeprefix("!llvm.").startswith("struct<") and index[0] == "%" and number is not None:
            found[place] = number
        type = _inside(type, number)
    return found


def _indices(old: Old) -> list[str]:
    document = old.document
    if old.generic:
        return operands_at(document, old.name + 1)[0][1:]
    open = document.find("[", old.name + 1, old.stop)
    return [document.source(*part) for part in document.split(open + 1, document.match[open])]


def _has_fields(old: Old) -> bool:
    return not old.generic and bool(_fields(old))


def _name_fields(old: Old) -> None:
    """Writes constants in place of values, whose types go."""
    document = old.document
    open, colon = document.find("[", old.name + 1, old.stop), old.colon()
    ranges = document.split(open + 1, document.match[open])
    types = document.split(colon + 2, document.match[colon + 1])
    indices, fields = _indices(old), _fields(old)
    dynamic = 0
    for place, index in enumerate(indices):
        if index[0] != "%":
            continue
        dynamic += 1
        if place in fields:
            document.replace(*ranges[place], str(fields[place]))
            _drop(old, types, dynamic)


def _drop(old: Old, ranges: list[tuple[int, int]], place: int) -> None:
    """Takes out an entry, which is not the first, with the comma before it."""
    document = old.document
    document.edits.replace(document.end_of(ranges[place - 1][1] - 1), document.end_of(ranges[place][1] - 1), "")


def _lacks_constants(old: Old) -> bool:
    return old.generic and find_attribute(old, "rawConstantIndices") < 0


def _add_constants(old: Old) -> None:
    """In generic form: from `structIndices`, or none."""
    document = old.document
    at = find_attribute(old, "structIndices")
    if at >= 0:
        open = at + 3
        stop = document.end_of_type(document.match[open] + 2)
        numbers = [token for token in document.texts[open : document.match[open]] if _INTEGER.fullmatch(token)]
        document.replace(at, stop, f"rawConstantIndices = array<i32: {', '.join(numbers)}>")
        return
    fields = _fields(old)
    raw = [str(fields.get(place, DYNAMIC)) for place in range(len(_indices(old)))]
    operands = document.split(old.name + 2, document.match[old.name + 1])
    types = document.split(old.colon() + 2, document.match[old.colon() + 1])
    for place in fields:
        _drop(old, operands, place + 1)
        _drop(old, types, place + 1)
    add_property(old, f"rawConstantIndices = array<i32: {', '.join(raw)}>")


ROWS: Final[list[OldForm]] = [
    OldForm("llvm.getelementptr", "getelementptr ...[%i, 1]", YEAR, _name_fields, _has_fields, "a struct's index %c1"),
    OldForm("llvm.getelementptr", "rawConstantIndices", YEAR, _add_constants, _lacks_constants, "structIndices"),
]
