"""Holds what the declarations of ops and passes name against what there is; `tools/check_names.py` runs this.

A function that is named by "module:function" is loaded when an op or pass first needs it, so a slip in its name shows
only then. Here all of them are loaded, and all constraints and assembly formats compiled.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from pyopt.ir.opinfo import (
    DIFFERENCE,
    EFFECT_WORDS,
    KEEPS_ZERO,
    PRODUCT,
    QUOTIENT,
    SHIFT,
    SIGNED,
    SUM,
    UNSIGNED,
    OpInfo,
    load,
    split_entries,
)
from pyopt.ir.signature import Signature, signature_of
from pyopt.passes.registry import PASSES, find_pass
from pyopt.rewrite.rules import CONSTANT
from pyopt.syntax.format_language import FormatError
from pyopt.syntax.format_parser import format_of

REFERENCE: Final = re.compile(r"pyopt(?:\.\w+)*:\w*")
CHOICES: Final = {
    "at_zero": (KEEPS_ZERO, PRODUCT, QUOTIENT, SHIFT, SUM, DIFFERENCE),
    "divides": (SIGNED, UNSIGNED),
    "combines": (
        "add", "and", "maximumf", "maxnumf", "maxsi", "maxui", "minimumf", "minnumf", "minsi", "minui", "mul", "or",
        "xor",
    ),
}  # fmt: skip
"""The words that fields of a declaration may have."""


def wrong_in_op(info: OpInfo, names: Collection[str]) -> Iterator[str]:
    """The names in one declaration that there are not; `names` are those of all ops."""
    for field in OpInfo.__slots__:
        for reference in _references(getattr(info, field)):
            wrong = wrong_reference(reference)
            if wrong:
                yield f"{field}: {wrong}"
    for field, words in CHOICES.items():
        word = getattr(info, field)
        if word and word not in words:
            yield f"{field} is '{word}', and not one of {', '.join(words)}"
    for word in info.fold_needs.split():
        if word != CONSTANT and word not in names:
            yield f"fold_needs: there is no op {word}"
    try:
        signature = signature_of(info)
        if info.syntax:
            format_of(info)
    except (ValueError, FormatError) as error:
        yield str(error)
        return
    yield from _wrong_groups(info, signature)


def _references(value: object) -> Iterator[str]:
    if isinstance(value, str) and REFERENCE.fullmatch(value):
        yield value
    elif isinstance(value, dict):
        yield from _references(tuple(value.values()))
    elif isinstance(value, tuple):
        for one in value:
            yield from _references(one)


def wrong_reference(reference: str) -> str:
    """Why "module:function" cannot be loaded, or ""."""
    try:
        load(reference)
    except (ImportError, AttributeError) as error:
        return str(error)
    return ""


def _wrong_groups(info: OpInfo, signature: Signature) -> Iterator[str]:
    operands = [slot.name for slot in signature.operands]
    results = [slot.name for slot in signature.results]
    used = {"inits": [info.inits], "extents": [info.extents]}
    for field, names in used.items():
        yield from (f"{field}: there are no operands {name}" for name in names if name and name not in operands)
    used = {"derived": [*(info.derived or ())] + [source for source, _ in (info.derived or {}).values()]}
    if isinstance(info.effects, str):
        entries = [entry.partition(":") for entry in split_entries(info.effects)]
        used["effects"] = [name for name, _, _ in entries]
        words = [word for _, _, text in entries for word in text.split()]
        yield from (f"effects: '{word}' is no effect" for word in words if word not in dict(EFFECT_WORDS))
    for field, names in used.items():
        yield from (
            f"{field}: there are no operands or results {name}" for name in names if name not in (*operands, *results)
        )


def wrong_declarations(ops: Iterable[OpInfo], names: Collection[str]) -> Iterator[str]:
    """All that is wrong in the declarations of ops, and the rows of passes that cannot be loaded."""
    for info in ops:
        yield from (f"{info.name}: {wrong}" for wrong in wrong_in_op(info, names))
    for name, (place, _) in PASSES.items():
        wrong = wrong_reference(place)
        declared = None if wrong else find_pass(name)
        if declared is not None and declared.argument != name:
            wrong = f"is the pass '{declared.argument}'"
        if wrong:
            yield f"passes/registry.py: {name}: {wrong}"
