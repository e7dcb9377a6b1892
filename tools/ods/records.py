"""The one form of declarations that are compared: ops, enumerations, dialects, passes.

A record is a tuple of strings and lists, so that JSON keeps it as it is.
"""

from __future__ import annotations

from typing import NamedTuple

SINGLE = "single"
OPTIONAL = "optional"
VARIADIC = "variadic"

DECLARATIVE = "declarative"
WRITTEN = "hand-written"
GENERIC = "generic"


class Slot(NamedTuple):
    """An operand, result, attribute, region or successor.

    kind: "single", "optional" or "variadic". words: the constraint as messages say it; of a region "any" or
    "sized<1>". default: the words that say its default, "" if it has none. effects: "reads", "writes", ...
    """

    name: str
    kind: str
    words: str
    default: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()


class Op(NamedTuple):
    """The declaration of an op.

    traits: names of ODS. parents: the ops of a HasParent trait. terminator: the implicit one. effects: those on no
    value in particular. effects_known: False if code says which effects there are. form: "declarative" if `syntax`
    is an assembly format, "hand-written", or "generic" if there is no custom form. class_name: that in C++, "" of
    ours. simplified: there is a fold or a rule of canonicalization.
    """

    name: str
    operands: list[Slot]
    results: list[Slot]
    attributes: list[Slot]
    regions: list[Slot]
    successors: list[Slot]
    traits: frozenset[str]
    parents: list[str]
    terminator: str
    effects: tuple[str, ...]
    effects_known: bool
    form: str
    syntax: str
    class_name: str = ""
    simplified: bool = False


class Enumeration(NamedTuple):
    """An enumeration by the keyword of its attribute (`arith.fastmath`), or the name of its constraint."""

    name: str
    dialect: str
    cases: dict[str, int]


class Dialect(NamedTuple):
    """The declarations of one dialect, by name."""

    name: str
    ops: dict[str, Op]
    enumerations: dict[str, Enumeration]
    attributes: frozenset[str]
    types: frozenset[str]


class Option(NamedTuple):
    """An option of a pass. default: None if it is not known. choices: the words it takes, () if it takes any.

    number: of what kind its numbers are, as pyopt.pipeline.options has it; "" for other values.
    """

    name: str
    default: str | None
    choices: tuple[str, ...]
    number: str = ""


class Pass(NamedTuple):
    """A pass or pipeline. anchor: the op it runs on, "" for any, None if that is not known."""

    name: str
    anchor: str | None
    options: dict[str, Option]
    statistics: frozenset[str] | None


def empty_dialect(name: str) -> Dialect:
    """A dialect without declarations."""
    return Dialect(name, {}, {}, frozenset(), frozenset())
