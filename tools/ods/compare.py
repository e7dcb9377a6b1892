"""Differences between two declarations, a line each: `arith.trunci: attribute overflowFlags is missing`.

"missing" is said of what MLIR has and pyopt has not; of the reverse, "... is not in MLIR".
"""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING

from tools.ods.records import DECLARATIVE, GENERIC, Dialect, Enumeration, Op, Option, Pass, Slot

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

TRAIT_NAMES = {
    "IsCommutative": "Commutative",
    "IsIdempotent": "Idempotent",
    "IsInvolution": "Involution",
    "IsIsolatedFromAbove": "IsolatedFromAbove",
    "IsTerminator": "Terminator",
    "HasRecursiveMemoryEffects": "RecursiveMemoryEffects",
    "InferTypeOpAdaptorBase": "InferTypeOpInterface",
    "GraphRegionNoTerminator": "HasOnlyGraphRegion",
    "Symbol": "SymbolOpInterface",
}
"""Names of one trait that ODS has several for."""

IMPLIED = {"FunctionOpInterface": ("CallableOpInterface", "SymbolOpInterface")}
"""Interfaces that come with others."""

REDUNDANT = {
    "Pure": ("NoMemoryEffect", "ConditionallySpeculatable"),
    "RecursivelySpeculatable": ("ConditionallySpeculatable",),
    "SingleBlockImplicitTerminator": ("SingleBlock",),
    "SameOperandsAndResultType": ("InferTypeOpInterface",),
}
"""Traits that say nothing more where another is there."""


def compare_dialects(own: Dialect, reference: Dialect, traits: frozenset[str]) -> Iterator[str]:
    """All differences of a dialect; `traits` are those that both sides can declare."""
    for name in sorted(own.ops.keys() | reference.ops.keys()):
        mine, theirs = own.ops.get(name), reference.ops.get(name)
        if mine is None:
            yield f"{name}: op is missing"
        elif theirs is None:
            yield f"{name}: op is not in MLIR"
        else:
            for words in compare_ops(mine, theirs, traits):
                yield f"{name}: {words}"
    yield from _compare_enumerations(own.name, own.enumerations, reference.enumerations)
    for noun, ours, others in (
        ("attribute", own.attributes, reference.attributes),
        ("type", own.types, reference.types),
    ):
        yield from (f"{own.name}: {words}" for words in _compare_names(noun, ours, others))


def compare_ops(own: Op, reference: Op, traits: frozenset[str]) -> Iterator[str]:
    """The differences in an op that both have, without the op's name."""
    yield from _compare_values("operand", own.operands, reference.operands, own.effects_known)
    yield from _compare_values("result", own.results, reference.results, own.effects_known)
    yield from _compare_attributes(own.attributes, reference.attributes)
    yield from _compare_values("region", own.regions, reference.regions, False)
    yield from _compare_values("successor", own.successors, reference.successors, False)
    yield from _compare_names(
        "trait", normalized_traits(own.traits, traits), normalized_traits(reference.traits, traits)
    )
    if set(own.parents) != set(reference.parents):
        yield f"parents are {_listed(sorted(own.parents))}, in MLIR {_listed(sorted(reference.parents))}"
    if own.terminator != reference.terminator:
        yield f"implicit terminator is {own.terminator or 'none'}, in MLIR {reference.terminator or 'none'}"
    if own.effects_known and own.effects != reference.effects:
        yield f"effects are {_listed(own.effects)}, in MLIR {_listed(reference.effects)}"
    if reference.simplified and not own.simplified:
        yield "fold or canonicalization is missing"
    yield from dict.fromkeys(_compare_forms(own, reference))


def normalized_traits(found: Iterable[str], known: frozenset[str]) -> frozenset[str]:
    """The traits that count, by one name each, without those that follow from others."""
    everything = set(found)
    for one, others in IMPLIED.items():
        if one in everything:
            everything.update(others)
    names = {TRAIT_NAMES.get(one, one) for one in everything} & known
    for one, redundant in REDUNDANT.items():
        if one in names:
            names.difference_update(redundant)
    return frozenset(names)


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"


def _compare_names(noun: str, own: frozenset[str], reference: frozenset[str]) -> Iterator[str]:
    for name in sorted(own | reference):
        if name not in own:
            yield f"{noun} {name} is missing"
        elif name not in reference:
            yield f"{noun} {name} is not in MLIR"


def _compare_values(noun: str, own: list[Slot], reference: list[Slot], with_effects: bool) -> Iterator[str]:
    """Operands, results, regions and successors: by position if there are as many, otherwise by name."""
    if len(own) == len(reference):
        pairs = list(zip(own, reference, strict=True))
        for index, (mine, theirs) in enumerate(pairs):
            if mine.name and theirs.name and mine.name != theirs.name:
                yield f"{noun} #{index} is called {mine.name}, in MLIR {theirs.name}"
    else:
        mine_by_name, by_name = {slot.name: slot for slot in own}, {slot.name: slot for slot in reference}
        if len(mine_by_name) != len(own) or len(by_name) != len(reference):
            yield f"there are {len(own)} {noun}s, in MLIR {len(reference)}"
            return
        yield from _compare_names(noun, frozenset(mine_by_name), frozenset(by_name))
        pairs = [(slot, by_name[slot.name]) for slot in own if slot.name in by_name]
    for mine, theirs in pairs:
        subject = f"{noun} {theirs.name or mine.name or f'#{reference.index(theirs)}'}"
        yield from _compare_slots(subject, mine, theirs)
        if with_effects and mine.effects != theirs.effects:
            yield f"{subject} has the effects {_listed(mine.effects)}, in MLIR {_listed(theirs.effects)}"


def _compare_attributes(own: list[Slot], reference: list[Slot]) -> Iterator[str]:
    mine_by_name, by_name = {slot.name: slot for slot in own}, {slot.name: slot for slot in reference}
    yield from _compare_names("attribute", frozenset(mine_by_name), frozenset(by_name))
    for name in sorted(mine_by_name.keys() & by_name.keys()):
        mine, theirs = mine_by_name[name], by_name[name]
        yield from _compare_slots(f"attribute {name}", mine, theirs)
        if bool(mine.default) != bool(theirs.default) or not set(mine.default) <= set(theirs.default):
            ours, others = (" or ".join(slot.default) or "missing" for slot in (mine, theirs))
            yield f"attribute {name}: default is {ours}, in MLIR {others}"


def _compare_slots(subject: str, own: Slot, reference: Slot) -> Iterator[str]:
    if own.kind != reference.kind:
        yield f"{subject} is {own.kind}, in MLIR {reference.kind}"
    if own.words != reference.words:
        yield f'{subject} is to be "{own.words}", in MLIR "{reference.words}"'


def _compare_forms(own: Op, reference: Op) -> Iterator[str]:
    if (own.form == GENERIC) != (reference.form == GENERIC):
        yield f"form is {own.form}, in MLIR {reference.form}"
    if own.form != DECLARATIVE or reference.form != DECLARATIVE:
        return
    renamed: dict[str, str] = {}
    for ours, others in ((own.operands, reference.operands), (own.results, reference.results)):
        if len(ours) == len(others):
            renamed |= {a.name: b.name for a, b in zip(ours, others, strict=True) if a.name and b.name}
    mine = [re.sub(r"\$(\w+)", lambda one: "$" + renamed.get(one[1], one[1]), e) for e in format_elements(own.syntax)]
    theirs = format_elements(reference.syntax)
    for tag, start, end, other, last in difflib.SequenceMatcher(None, mine, theirs, autojunk=False).get_opcodes():
        if tag != "equal":
            yield f"format has {_shown(mine[start:end])}, in MLIR {_shown(theirs[other:last])}"


def format_elements(text: str) -> list[str]:
    """The elements of an assembly format: literals, variables, words and signs."""
    found = re.findall(r"`[^`]*`|\"[^\"]*\"|custom<\w+>|\w[\w-]*\(\s*\$\w+\s*\)|[$#]?[\w.-]+|\S", text)
    return [f"`{one[1:-1].strip()}`" if one[0] == "`" and one.strip("` ") else one for one in found]


def _shown(elements: list[str]) -> str:
    return " ".join(elements) or "nothing there"


def _compare_enumerations(
    dialect: str, own: Mapping[str, Enumeration], reference: Mapping[str, Enumeration]
) -> Iterator[str]:
    for name in sorted(own.keys() | reference.keys()):
        mine, theirs = own.get(name), reference.get(name)
        if mine is None or theirs is None:
            yield f"{dialect}: enumeration {name} is {'missing' if mine is None else 'not in MLIR'}"
            continue
        for words in _compare_names(f"enumeration {name}: case", frozenset(mine.cases), frozenset(theirs.cases)):
            yield f"{dialect}: {words}"
        for case in sorted(mine.cases.keys() & theirs.cases.keys()):
            if mine.cases[case] != theirs.cases[case]:
                yield (
                    f"{dialect}: enumeration {name}: case {case} is {mine.cases[case]}, in MLIR {theirs.cases[case]}"
                )


def compare_passes(own: Mapping[str, Pass], reference: Mapping[str, Pass]) -> Iterator[str]:
    """All differences of passes and pipelines."""
    for name in sorted(own.keys() | reference.keys()):
        mine, theirs = own.get(name), reference.get(name)
        if mine is None:
            if not name.startswith("test-"):
                yield f"--{name}: pass is missing"
        elif theirs is None:
            yield f"--{name}: pass is not in MLIR"
        else:
            for words in _compare_pass(mine, theirs):
                yield f"--{name}: {words}"


def _compare_pass(own: Pass, reference: Pass) -> Iterator[str]:
    if own.anchor is not None and reference.anchor is not None and own.anchor != reference.anchor:
        yield f"runs on {own.anchor or 'any op'}, in MLIR on {reference.anchor or 'any op'}"
    yield from _compare_names("option", frozenset(own.options), frozenset(reference.options))
    for name in sorted(own.options.keys() & reference.options.keys()):
        yield from _compare_option(own.options[name], reference.options[name])
    if own.statistics is not None and reference.statistics is not None:
        yield from _compare_names("statistic", own.statistics, reference.statistics)


def _compare_option(own: Option, reference: Option) -> Iterator[str]:
    if reference.default is None:
        return
    if own.default != reference.default:
        yield f"option {own.name} is {own.default or 'empty'} by default, in MLIR {reference.default or 'empty'}"
    if own.number != reference.number:
        yield f"option {own.name} takes {own.number or 'no number'}, in MLIR {reference.number or 'no number'}"
    if reference.choices:
        yield from _compare_names(f"option {own.name}: value", frozenset(own.choices), frozenset(reference.choices))
