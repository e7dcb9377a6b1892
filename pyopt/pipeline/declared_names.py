"""Checks of names that plug-ins declare, of dialects, ops, types, passes and options, and of what stands by a name."""

from __future__ import annotations

import re

from pyopt.ir.opinfo import EFFECT_WORDS, Dialect, OpInfo
from pyopt.ir.signature import Signature
from pyopt.light import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pyopt.pipeline.passes import PassDeclaration

NAMESPACE: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_$]*")
"""Names of dialects, which have no dots: the first one ends them."""
MNEMONIC: Final = re.compile(r"[A-Za-z0-9_$.]+")
"""What may follow on the dialect and a dot in the text of an op, type or attribute."""
ARGUMENT: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")
"""Names of passes and options: nothing that means something in a pipeline, or on a command line."""
LETTERS: Final = "letters, digits, -, _ and dots, with no - or dot first"


def dialect_name_problem(dialect: Dialect) -> str:
    """What is wrong with the names of a dialect, its types and attributes; "" if nothing is."""
    name: object = dialect.name
    if not isinstance(name, str) or not NAMESPACE.fullmatch(name):
        return f"its name {name!r} is no name of a dialect: letters, digits and _, with no digit first"
    for what, table in (("types", dialect.types), ("attributes", dialect.attributes)):
        for mnemonic, parse in table.items():
            declaration = getattr(parse, "__self__", None)  # else a function that reads it
            keyword = getattr(declaration, "keyword", f"{name}.{mnemonic}")
            if keyword != f"{name}.{mnemonic}":
                return f"{what}: '{keyword}' has to begin with '{name}.', the name of the dialect it is in"
            if not MNEMONIC.fullmatch(mnemonic):
                return f"{what}: '{keyword}' cannot be read: a name has letters, digits, _, $ and dots"
    return ""


def op_name_problem(info: OpInfo) -> str:
    """What is wrong with the name of an op, behind that of its dialect; "" if nothing is."""
    if MNEMONIC.fullmatch(info.name.partition(".")[2]):
        return ""
    return "its name cannot be read: a name has letters, digits, _, $ and dots"


def effects_problem(info: OpInfo, signature: Signature) -> str:
    """What is wrong with the effects that the declaration of an op names; "" if nothing is."""
    given: object = info.effects
    if given is None or callable(given):
        return ""
    words = [word for word, _ in EFFECT_WORDS]
    if not isinstance(given, str):
        return f"effects: expected 'operand: {' '.join(words[:2])}', or a function of the op, not {given!r}"
    names = [slot.name for slot in (*signature.operands, *signature.results)]
    for entry in given.split(","):
        name, _, effects = entry.strip().partition(":")
        if name not in names:
            return f"effects: there is no operand or result {name}; there are: {', '.join(names) or 'none'}"
        wrong = [word for word in effects.split() if word not in words]
        if wrong or not effects.strip():
            found = f"'{wrong[0]}'" if wrong else "nothing"
            return f"effects: expected {', '.join(words)} for {name}, not {found}"
    return ""


def pass_name_problem(declaration: PassDeclaration) -> str:
    """What is wrong with the names and texts of a pass and its options; "" if nothing is."""
    if not ARGUMENT.fullmatch(declaration.argument):
        return f"it is no name of a pass: {LETTERS}"
    summary: object = declaration.summary
    if not isinstance(summary, str):
        return f"summary: expected a text, not {summary!r}"
    options: Any = declaration.options  # what plug-ins give may be of another type
    for name, option in options.items():
        if not isinstance(name, str) or not ARGUMENT.fullmatch(name):
            return f"option {name!r}: it is no name of an option: {LETTERS}"
        if not isinstance(option.help, str):
            return f"option '{name}': its help is a text, not {option.help!r}"
    return ""
