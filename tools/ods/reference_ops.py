"""MLIR's declarations of ops, enumerations, types and attributes, from the records of .td files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from tools.ods.areas import FILES
from tools.ods.records import (
    DECLARATIVE,
    GENERIC,
    OPTIONAL,
    SINGLE,
    VARIADIC,
    WRITTEN,
    Dialect,
    Enumeration,
    Op,
    Slot,
)
from tools.ods.reference_enums import declared_enumeration, enumerations_in
from tools.ods.tablegen import INCLUDE, Record, Records, is_a, kept, text_of

if TYPE_CHECKING:
    from typing import Any

EFFECTS = {"Read": "reads", "Write": "writes", "Allocate": "allocates", "Free": "frees"}


def read_dialect(name: str) -> Dialect:
    """The declarations of a dialect in MLIR."""
    ops: dict[str, Op] = {}
    enumerations: dict[str, Enumeration] = {}
    attributes: set[str] = set()
    types: set[str] = set()
    for file in FILES[name]:
        found: Any = kept(INCLUDE / "mlir" / file, reduced)
        ops |= {op.name: op for op in map(_op_of_json, found["ops"]) if op.name.startswith(name + ".")}
        for one in found["enumerations"]:
            made = Enumeration(*one)
            if made.dialect == name:
                enumerations[made.name] = made
        attributes.update(one for dialect, one in found["attributes"] if dialect == name)
        types.update(one for dialect, one in found["types"] if dialect == name)
    classes = {op.class_name: op.name for op in ops.values()}
    for key, op in ops.items():
        parents = [classes.get(parent, parent) for parent in op.parents]
        ops[key] = op._replace(parents=parents, terminator=classes.get(op.terminator, op.terminator))
    return Dialect(name, ops, enumerations, frozenset(attributes), frozenset(types))


def _op_of_json(data: list[Any]) -> Op:
    fields: list[Any] = list(data)
    for index in range(1, 6):
        fields[index] = [Slot(name, kind, words, tuple(of), tuple(ef)) for name, kind, words, of, ef in data[index]]
    return Op(*fields)._replace(traits=frozenset(data[6]), effects=tuple(data[9]))


def reduced(records: Records) -> dict[str, object]:
    """The parts of a file's records that the comparison needs."""
    return {
        "ops": [op_record(records, one)._replace(traits=cast("Any", sorted(_traits(records, one))))
                for one in records.of_class("Op")],
        "enumerations": enumerations_in(records),
        "attributes": [_mnemonic(records, one, "attrName") for one in records.of_class("AttrDef")],
        "types": [_mnemonic(records, one, "typeName") for one in records.of_class("TypeDef")],
    }  # fmt: skip


def _mnemonic(records: Records, record: Record, field: str) -> tuple[str, str]:
    """(dialect, mnemonic); without a mnemonic the last part of the type's or attribute's name."""
    dialect = records.at(record, "dialect")
    name = "" if dialect is None else text_of(dialect, "name")
    return name, text_of(record, "mnemonic") or text_of(record, field).removeprefix(name + ".")


def op_record(records: Records, record: Record) -> Op:
    """The declaration of an op."""
    dialect = records.at(record, "opDialect")
    assert dialect is not None
    operands: list[Slot] = []
    attributes: list[Slot] = []
    for argument, name in records.arguments(record, "arguments"):
        if is_a(argument, "AttrConstraint") or is_a(argument, "Property"):
            attributes.append(_attribute(records, argument, name))
        else:
            operands.append(_value(records, argument, name))
    traits = records.listed(record, "traits")
    syntax = " ".join(text_of(record, "assemblyFormat").split())
    form = DECLARATIVE if syntax else WRITTEN if record.get("hasCustomAssemblyFormat") else GENERIC
    parents, terminator = _parents(records, traits)
    return Op(
        f"{text_of(dialect, 'name')}.{text_of(record, 'opName')}",
        operands,
        [_value(records, one, name) for one, name in records.arguments(record, "results")],
        attributes,
        [_region(one, name) for one, name in records.arguments(record, "regions")],
        [
            Slot(name, VARIADIC if is_a(one, "VariadicSuccessor") else SINGLE, "any")
            for one, name in records.arguments(record, "successors")
        ],
        frozenset(_traits(records, record)),
        parents,
        terminator,
        tuple(sorted({_effect(one) for trait in traits for one in records.listed(trait, "effects")})),
        True,
        form,
        syntax,
        text_of(record, "!name").partition("_")[2] or text_of(record, "!name"),
        any(bool(record.get(one)) for one in ("hasFolder", "hasCanonicalizer", "hasCanonicalizeMethod")),
    )


def _effect(record: Record) -> str:
    return EFFECTS.get(text_of(record, "effect").rpartition("::")[2], "")


def _value(records: Records, record: Record, name: str) -> Slot:
    """An operand or a result."""
    effects: tuple[str, ...] = ()
    constraint = record
    if is_a(constraint, "OpVariable"):
        effects = tuple(sorted({_effect(one) for one in records.listed(constraint, "decorators")} - {""}))
        constraint = records.at(constraint, "constraint") or constraint
    kind = SINGLE
    for word, one in (("Variadic", VARIADIC), ("Optional", OPTIONAL)):
        if is_a(constraint, word):
            kind = one
            constraint = records.at(constraint, "baseType") or constraint
    return Slot(name, kind, text_of(constraint, "summary"), (), effects)


def _attribute(records: Records, record: Record, name: str) -> Slot:
    """An attribute or a property."""
    constraint = record
    default = ""
    kind = SINGLE
    if is_a(constraint, "OpVariable"):
        constraint = records.at(constraint, "constraint") or constraint
    while True:
        if is_a(constraint, "UnitAttr"):
            return Slot(name, OPTIONAL, text_of(constraint, "summary"))
        if is_a(constraint, "UnitProp") or is_a(constraint, "_cls_UnitProp"):
            return Slot(name, SINGLE, text_of(constraint, "summary"), ("false",))
        default = default or text_of(constraint, "defaultValue")
        optional = is_a(constraint, "OptionalAttr") or is_a(constraint, "DefaultValuedOptionalAttr")
        if optional or is_a(constraint, "OptionalProp"):
            kind = OPTIONAL
        inner = records.at(constraint, "baseProperty" if is_a(constraint, "Property") else "baseAttr")
        if inner is None or is_a(constraint, "ConfinedAttr"):
            break
        constraint = inner
    return Slot(name, kind, text_of(constraint, "summary"), _default_words(records, constraint, default))


def _default_words(records: Records, constraint: Record, default: str) -> tuple[str, ...]:
    """The possible names of a default: the last part of a C++ name, and of a case its keyword and its number."""
    if not default:
        return ()
    plain = re.sub(r"static_cast<\w+>\((\w+)\)", r"\1", default).strip("{} ")
    last = plain.rpartition("::")[2].strip('"')
    words = [last or "none"]
    declared = declared_enumeration(records, constraint, plain.rpartition("::")[0].rpartition("::")[2])
    for case in [] if declared is None else records.listed(declared, "enumerants"):
        if text_of(case, "symbol") == last:
            words += [text_of(case, "str") or "none", str(case.get("value", 0))]
    return tuple(dict.fromkeys(words))


def _region(record: Record, name: str) -> Slot:
    """A region, its constraint as pyopt's declarations have it."""
    words = text_of(record, "summary")
    count = re.search(r"(at least |at most )?(\d+) blocks", words)
    bound = {"at least ": "min_sized", "at most ": "max_sized", None: "sized"}
    words = "any" if count is None else f"{bound[count[1]]}<{count[2]}>"
    return Slot(name, VARIADIC if is_a(record, "VariadicRegion") else SINGLE, words)


def _traits(records: Records, record: Record) -> set[str]:
    """Names of the traits and of the interfaces, as ODS has them."""
    found: set[str] = set()
    for trait in records.listed(record, "traits"):
        text = text_of(trait, "trait").removesuffix("::Trait").rpartition("::")[2]
        if not str(trait["!name"]).startswith("anonymous_"):
            found.add(str(trait["!name"]))
        if text:
            found.add(text)
        for one in cast("list[str]", trait["!superclasses"]):
            if one in ("SingleBlockImplicitTerminator", "InferTypeOpAdaptorBase"):
                found.add(one)
    return found


def _parents(records: Records, traits: list[Record]) -> tuple[list[str], str]:
    """(classes of a HasParent trait, class of the implicit terminator)."""
    parents: list[str] = []
    terminator = ""
    for trait in traits:
        if is_a(trait, "SingleBlockImplicitTerminator"):
            for one in records.listed(trait, "traits"):
                named = re.search(r"SingleBlockImplicitTerminator<(.*)>::Impl", text_of(one, "trait"))
                terminator = terminator if named is None else named[1].rpartition("::")[2]
        named = re.fullmatch(r"HasParent<(.*)>::Impl", text_of(trait, "trait"))
        if named is not None:
            parents += [one.strip().rpartition("::")[2] for one in named[1].split(",")]
    return parents, terminator
