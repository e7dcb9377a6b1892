"""MLIR's enumerations, from the records of .td files."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

from tools.ods.tablegen import Record, Records, is_a, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

Found: TypeAlias = "tuple[str, str, dict[str, int]]"
"""(name, dialect, cases)."""


def enumerations_in(records: Records) -> list[Found]:
    """Those with an attribute of their own by its keyword, and those that ops have as integers by their constraint."""
    found: dict[str, Found] = {}
    for one in records.of_class("AttrDef"):
        declared = _enumeration_of(records, one)
        dialect = records.at(one, "dialect")
        if declared is not None and dialect is not None:
            name = text_of(one, "attrName")
            found[name] = (name, text_of(dialect, "name"), _cases(records, declared))
    for op in records.of_class("Op"):
        dialect = records.at(op, "opDialect")
        for constraint in _constraints(records, op):
            if is_a(constraint, "EnumInfo") and is_a(constraint, "Attr") and dialect is not None:
                name = plain_name(str(constraint["!name"]))
                found.setdefault(name, (name, text_of(dialect, "name"), _cases(records, constraint)))
    return list(found.values())


def _constraints(records: Records, op: Record) -> Iterator[Record]:
    """The constraints of an op's attributes, without what makes them optional."""
    for argument, _ in records.arguments(op, "arguments"):
        constraint = argument
        while (inner := records.at(constraint, "baseAttr")) is not None:
            constraint = inner
        yield constraint


def plain_name(constraint: str) -> str:
    """The name of an enumeration from that of its constraint: CmpIPredicate of Arith_CmpIPredicateAttr."""
    return constraint.rpartition("_")[2].removesuffix("Attr")


def declared_enumeration(records: Records, constraint: Record, class_name: str) -> Record | None:
    """The enumeration that a constraint on attributes or a property stands for, or that of a C++ class."""
    if is_a(constraint, "EnumInfo"):
        return constraint
    return _enumeration_of(records, constraint) or _of_class(records, class_name)


def _of_class(records: Records, name: str) -> Record | None:
    return next((one for one in records.of_class("EnumInfo") if one.get("className") == name), None)


def _enumeration_of(records: Records, attribute: Record) -> Record | None:
    """The enumeration that is the only parameter of an attribute."""
    declared = records.at(attribute, "enum")
    if declared is not None or not isinstance(attribute.get("parameters"), dict):
        return declared
    parameters = cast("dict[str, list[tuple[object, str]]]", attribute["parameters"])["args"]
    if len(parameters) != 1 or not isinstance(parameters[0][0], str):
        return None
    return _of_class(records, parameters[0][0].rpartition("::")[2])


def _cases(records: Records, record: Record) -> dict[str, int]:
    return {text_of(one, "str"): cast("int", one.get("value", 0)) for one in records.listed(record, "enumerants")}
