"""Ops on elements of vectors as they were from 2019 to 2025: extract, insert, extractelement, insertelement, splat."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.forms import custom, has_word, operands_at, plain, rewrite, types_at
from pyopt.upgrade.rows import OldForm, renamed
from pyopt.upgrade.statement import Old
from pyopt.upgrade.types import dimensions_of, element_of


def _brackets(old: Old) -> int:
    return old.document.find("[", old.name, old.stop)


def _position(old: Old) -> str:
    """The position of an extraction or insertion, without the types that it had in 2020."""
    document = old.document
    at = _brackets(old)
    return ", ".join(document.texts[start] for start, _ in document.split(at + 1, document.match[at]))


def _has_typed_position(old: Old) -> bool:
    at = _brackets(old)
    return at > 0 and old.document.find(":", at + 1, old.document.match[at]) > 0


def _is_old_extract(old: Old) -> bool:
    return _brackets(old) > 0 and old.colon() > 0 and not has_word(old, "from")


def _extract(old: Old) -> None:
    """`vector.extract %v[0] : vector<4x8xf32>`: the type of the result is said today."""
    document = old.document
    type = old.type_text()
    at = _brackets(old)
    count = len(document.split(at + 1, document.match[at]))
    extents = dimensions_of(old.resolved(type))
    if count > len(extents):
        old.refuse(f"'{old.op}' op has a position with more numbers than the vector has dimensions")
        return
    element = element_of(old.resolved(type))
    result = f"vector<{'x'.join([*extents[count:], element])}>" if count < len(extents) else element
    if old.op != "vector.extract":
        old.rename("vector.extract")
    if _has_typed_position(old):
        document.replace(at + 1, document.match[at], _position(old))
    document.replace(old.colon() + 1, old.colon() + 1, f"{result} from ")


def _insert(old: Old) -> None:
    """`vector.insert %a, %v[0 : i32] : ..`, and so `vector.insertelement` until 2019."""
    at = _brackets(old)
    old.document.replace(at + 1, old.document.match[at], _position(old))
    if old.op != "vector.insert":
        old.rename("vector.insert")


def _has_static_position(old: Old) -> bool:
    at = _brackets(old)
    return at > 0 and old.texts()[at + 1].isdigit()


def _parts(old: Old) -> tuple[list[str], list[str], str]:
    """The operands of extractelement or insertelement, the types of vector and position, and the attributes."""
    document, colon = old.document, old.colon()
    if old.generic:
        operands, at = operands_at(document, old.name + 1)
        vector = 0 if old.op == "vector.extractelement" else 1
        types, attributes = types_at(old, colon)[0][vector:], plain(document, at, colon)
        return operands, types, "" if attributes[:1] == "<" else attributes
    at = _brackets(old)
    operands = [plain(document, *part) for part in document.split(old.name + 1, at)]
    types = [old.type_text()]
    if at + 1 < document.match[at]:
        colon_inside = document.find(":", at + 1, document.match[at])
        operands.append(plain(document, at + 1, colon_inside))
        types.append(plain(document, colon_inside + 1, document.match[at]))
    return operands, types, plain(document, document.match[at] + 1, colon)


def _as_index(old: Old, operands: list[str], types: list[str]) -> str:
    """The position as an index, which it is today; it was an integer without a sign, too."""
    if len(types) < 2:
        return ""
    if types[1] == "index":
        return operands[-1]
    name = old.document.fresh("%position")
    old.put_before(f"{name} = arith.index_castui {operands[-1]} : {types[1]} to index")
    return name


def _extractelement(old: Old) -> None:
    """`vector.extractelement %v[%i : i32] : vector<4xf32>`; a number as position, until 2019."""
    if not old.generic and _has_static_position(old):
        _extract(old)
        return
    operands, types, attributes = _parts(old)
    position = _as_index(old, operands, types)
    tail = f"{attributes and ' '}{attributes} : {element_of(old.resolved(types[0]))} from {types[0]}"
    rewrite(old, old.end_of_types(old.colon() + 1), f"vector.extract {operands[0]}[{position}]{tail}")


def _insertelement(old: Old) -> None:
    """`vector.insertelement %x, %v[%i : i32] : vector<4xf32>`; a number as position, until 2019."""
    if not old.generic and _has_static_position(old):
        _insert(old)
        return
    operands, types, attributes = _parts(old)
    position = _as_index(old, operands, types)
    tail = f"{attributes and ' '}{attributes} : {element_of(old.resolved(types[0]))} into {types[0]}"
    rewrite(old, old.end_of_types(old.colon() + 1), f"vector.insert {operands[0]}, {operands[1]}[{position}]{tail}")


def splat(old: Old) -> None:
    """`vector.splat %x : vector<4xf32>`."""
    old.rename("vector.broadcast")
    if not old.generic:
        at = old.colon() + 1
        old.document.replace(at, at, f"{element_of(old.resolved(old.type_text()))} to ")


ROWS: Final[list[OldForm]] = [
    OldForm(
        "vector.extract", "vector.extract ... from", 2023, _extract, custom(_is_old_extract), "vector.extract %v[0] : V"
    ),
    OldForm("vector.extractelement", "vector.extract", 2025, _extractelement),
    OldForm("vector.insert", "vector.insert %a, %v[0]", 2020, _insert, custom(_has_typed_position), "%v[0 : i32]"),
    OldForm("vector.insertelement", "vector.insert", 2025, _insertelement),
    renamed("vector.strided_slice", "vector.extract_strided_slice", 2020),
    OldForm("vector.splat", "vector.broadcast", 2025, splat),
]
