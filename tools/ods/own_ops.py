"""pyopt's declarations of ops, enumerations, types and attributes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pyopt.ir import opinfo
from pyopt.ir.attributes import EnumAttr, IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.enums import CaseEnum, FlagEnum, IntegerEnum
from pyopt.ir.opinfo import OpInfo, split_entries
from pyopt.ir.signature import Slot as OwnSlot
from pyopt.ir.signature import signature_of
from pyopt.ir.types import FLOATS
from pyopt.passes.canonicalize import CanonicalRules
from tools.ods.records import DECLARATIVE, GENERIC, WRITTEN, Dialect, Enumeration, Op, Slot
from tools.ods.reference_enums import plain_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pyopt.ir.attributes import Attribute

TRAITS = {
    opinfo.PURE: "Pure",
    opinfo.NO_MEMORY_EFFECT: "NoMemoryEffect",
    opinfo.CONSTANT_LIKE: "ConstantLike",
    opinfo.COMMUTATIVE: "Commutative",
    opinfo.TERMINATOR: "Terminator",
    opinfo.RETURN_LIKE: "ReturnLike",
    opinfo.ISOLATED: "IsolatedFromAbove",
    opinfo.SYMBOL: "SymbolOpInterface",
    opinfo.SYMBOL_TABLE: "SymbolTable",
    opinfo.SAME_TYPES: "SameOperandsAndResultType",
    opinfo.SAME_OPERANDS: "SameTypeOperands",
    opinfo.SAME_SHAPE: "SameOperandsAndResultShape",
    opinfo.SAME_OPERANDS_SHAPE: "SameOperandsShape",
    opinfo.SAME_ELEMENT: "SameOperandsAndResultElementType",
    opinfo.SAME_OPERANDS_ELEMENT: "SameOperandsElementType",
    opinfo.ELEMENTWISE: "Elementwise",
    opinfo.SINGLE_BLOCK: "SingleBlock",
    opinfo.SINGLE_BLOCK_IMPLICIT: "SingleBlockImplicitTerminator",
    opinfo.NO_TERMINATOR: "NoTerminator",
    opinfo.GRAPH_REGION: "HasOnlyGraphRegion",
    opinfo.AFFINE_SCOPE: "AffineScope",
    opinfo.AUTOMATIC_ALLOCATION_SCOPE: "AutomaticAllocationScope",
    opinfo.RECURSIVE_EFFECTS: "RecursiveMemoryEffects",
    opinfo.RECURSIVELY_SPECULATABLE: "RecursivelySpeculatable",
    opinfo.IDEMPOTENT: "Idempotent",
    opinfo.INVOLUTION: "Involution",
    opinfo.OPERAND_SEGMENTS: "AttrSizedOperandSegments",
    opinfo.RESULT_SEGMENTS: "AttrSizedResultSegments",
    opinfo.BRANCH: "BranchOpInterface",
    opinfo.LOOP: "LoopLikeOpInterface",
    opinfo.REGION_BRANCH: "RegionBranchOpInterface",
    opinfo.CAST: "CastOpInterface",
    opinfo.CALL: "CallOpInterface",
    opinfo.CALLABLE: "CallableOpInterface",
    opinfo.VIEW: "ViewLikeOpInterface",
    opinfo.CONDITIONALLY_SPECULATABLE: "ConditionallySpeculatable",
    opinfo.INFERS_TYPES: "InferTypeOpInterface",
}
"""Bits of OpInfo.traits by the names of ODS, without those that only pyopt has and those of effects."""

EFFECTS = {bit: word for word, bit in opinfo.EFFECT_WORDS}

BUILTIN_TYPES = frozenset(
    ("complex", "function", "index", "integer", "memref", "none", "opaque", "tensor", "tuple", "unranked_memref",
     "unranked_tensor", "vector")
)  # fmt: skip
BUILTIN_ATTRIBUTES = frozenset(
    ("affine_map", "array", "call_site_loc", "dense_array", "dense_int_or_fp_elements", "dense_resource_elements",
     "dense_string_elements", "dictionary", "file_line_range", "float", "fused_loc", "integer", "integer_set",
     "name_loc", "opaque", "opaque_loc", "sparse_elements", "strided_layout", "string", "symbol_ref", "type", "unit",
     "unknown_loc")
)  # fmt: skip
"""Attributes that the parser knows without a table: there are classes for them in `pyopt.ir`."""


def read_dialect(name: str) -> Dialect:
    """The declarations of a dialect in pyopt."""
    context = Context(_ignore)
    found = context.dialect(name)
    assert found is not None
    rules = CanonicalRules(context)
    ops = {
        info.name: op_record(info)._replace(simplified=info.fold is not None or bool(rules.rules_of(info)))
        for info in found.ops.values()
    }
    parsers: list[object] = [getattr(parse, "__self__", None) for parse in found.attributes.values()]
    declared: list[object] = [getattr(one, "enumeration", one) for one in parsers]
    for info in found.ops.values():
        constraints = [slot.constraint for slot in signature_of(info).attributes]
        declared += [getattr(getattr(one, "predicate", None), "__self__", None) for one in constraints]
    enumerations: dict[str, Enumeration] = {}
    for one in declared:
        made = _enumeration(one, name)
        if made is not None and made.dialect == name:
            enumerations[made.name] = made
    attributes, own_types = frozenset(found.attributes), frozenset(found.types)
    if name == "builtin":
        attributes, own_types = BUILTIN_ATTRIBUTES, BUILTIN_TYPES | FLOATS.keys()
    return Dialect(name, ops, enumerations, attributes, own_types)


def _ignore(severity: str, message: str, location: object, notes: object) -> None:
    """Drops a diagnostic."""


def op_record(info: OpInfo) -> Op:
    """The declaration of an op."""
    signature = signature_of(info)
    effects = _effects(info)
    on_values = {word for words in effects.values() for word in words}
    return Op(
        info.name,
        [_slot(slot, effects) for slot in signature.operands],
        [_slot(slot, effects) for slot in signature.results],
        [_slot(slot, {}) for slot in signature.attributes],
        [Slot(slot.name, slot.kind, slot.constraint.name) for slot in signature.regions],
        [Slot(slot.name, slot.kind, slot.constraint.name) for slot in signature.successors],
        frozenset(name for bit, name in TRAITS.items() if info.traits & bit),
        list(info.parents),
        info.implicit_terminator,
        tuple(sorted(word for bit, word in EFFECTS.items() if info.traits & bit and word not in on_values)),
        info.effects is None or isinstance(info.effects, str),
        DECLARATIVE if info.syntax else WRITTEN if info.parse is not None or info.print is not None else GENERIC,
        " ".join(info.syntax.split()),
    )


def _effects(info: OpInfo) -> dict[str, tuple[str, ...]]:
    """The effects on operands and results by their names."""
    if not isinstance(info.effects, str):
        return {}
    parts = [entry.partition(":") for entry in split_entries(info.effects)]
    return {name.strip(): tuple(sorted(words.split())) for name, _, words in parts}


def _slot(slot: OwnSlot, effects: dict[str, tuple[str, ...]]) -> Slot:
    name = "" if re.fullmatch(r"_\d+", slot.name) else slot.name
    summary: str = slot.constraint.summary
    return Slot(name, slot.kind, summary, default_words(slot.default), effects.get(slot.name, ()))


def default_words(text: str) -> tuple[str, ...]:
    """The words of a default attribute's text: `none` of `#arith.fastmath<none>`, `array<i64>`; `0` of `0 : i64`."""
    if not text:
        return ()
    if re.fullmatch(r"array<\w+>", text):
        return ("none",)
    inner = re.fullmatch(r"#[\w.]+<(.*)>", text)
    plain = text if inner is None else inner[1]
    return (plain.partition(" : ")[0].removeprefix("#").strip('"[]{}'),)


def _enumeration(found: object, dialect: str) -> Enumeration | None:
    if isinstance(found, FlagEnum):
        cases = {flag: 1 << bit for bit, flag in enumerate(found.flags)}
        if found.everything:
            cases[found.everything] = (1 << len(found.flags)) - 1
        if found.none:
            cases["none"] = 0
        return Enumeration(found.keyword, found.keyword.partition(".")[0], cases)
    if isinstance(found, CaseEnum):
        return Enumeration(found.keyword, found.keyword.partition(".")[0], _numbers(found.by_keyword.items()))
    if isinstance(found, IntegerEnum):
        return Enumeration(plain_name(found.constraint.name), dialect, _numbers(found.by_keyword.items()))
    return None


def _numbers(cases: Iterable[tuple[str, Attribute]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for word, value in cases:
        assert isinstance(value, (EnumAttr, IntegerAttr))
        found[word] = value.value
    return found
