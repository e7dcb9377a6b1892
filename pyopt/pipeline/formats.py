"""Checks of the assembly format of an op that a plug-in declares: that it can be read, and says all of the op."""

from __future__ import annotations

from pyopt.ir.opinfo import SAME_OPERANDS, SAME_TYPES, OpInfo
from pyopt.ir.signature import SINGLE, Signature
from pyopt.syntax.format_language import (
    ATTR_DICT,
    ATTRIBUTE,
    CUSTOM,
    FUNCTIONAL_TYPE,
    OILIST,
    OPERAND,
    OPERANDS,
    OPTIONAL,
    PROP_DICT,
    REGION,
    REGIONS,
    RESULT,
    RESULTS,
    SUCCESSOR,
    SUCCESSORS,
    TYPE,
    UNIT,
    Element,
    FormatError,
)
from pyopt.syntax.format_parser import format_of
from pyopt.syntax.parser import parse_function_of
from pyopt.syntax.printer import print_function_of

WHOLE = {OPERANDS: OPERAND, RESULTS: RESULT, REGIONS: REGION, SUCCESSORS: SUCCESSOR}
"""Directives that stand for all values, regions or successors."""


def format_problem(info: OpInfo, signature: Signature) -> str:
    """What is wrong with the assembly format of an op; "" if nothing is."""
    for name, hooks in (info.custom or {}).items():
        if not isinstance(hooks, tuple) or len(hooks) != 2:
            return f"custom<{name}> needs a function that reads and one that prints"
    try:
        elements = format_of(info).elements
    except FormatError as error:
        return str(error)
    except Exception as failure:
        return f"the format {info.syntax!r} cannot be read: {failure}"
    said: set[str] = set()
    typed: set[str] = set()
    wholes: set[int] = set()
    _collect(elements, said, typed, wholes)
    problem = (
        _unread(elements, info)
        or _twice(elements, info, signature)
        or _missing(info, signature, said, wholes)
        or _untyped(info, signature, typed, said, wholes)
    )
    if problem:
        return problem
    try:
        parse_function_of(info)
        print_function_of(info)
    except Exception as failure:
        return (
            str(failure)
            if isinstance(failure, FormatError)
            else f"the format {info.syntax!r} cannot be used: {failure}"
        )
    return ""


def _collect(elements: list[Element], said: set[str], typed: set[str], wholes: set[int]) -> None:
    """Adds the names that a format says, those whose types it says, and the kinds that it says as a whole.

    -kind of operands and results: of their types.
    """
    for element in elements:
        kind = element.kind
        if kind in (OPTIONAL, OILIST):
            _collect(element.arguments, said, typed, wholes)
            _collect(element.otherwise, said, typed, wholes)
        elif kind in (TYPE, FUNCTIONAL_TYPE):
            for one in element.arguments:
                if one.kind in WHOLE:
                    wholes.add(-WHOLE[one.kind])
                typed.add(one.text)
        elif kind == CUSTOM:
            for one in element.arguments:
                if one.kind == TYPE:
                    typed.add(one.arguments[0].text)
                else:
                    said.add(one.text)
        elif kind in WHOLE:
            wholes.add(WHOLE[kind])
        elif kind in (ATTR_DICT, PROP_DICT):
            wholes.add(ATTRIBUTE)
        elif kind in (OPERAND, ATTRIBUTE, UNIT, REGION, SUCCESSOR, RESULT):
            said.add(element.text)


def _unread(elements: list[Element], info: OpInfo) -> str:
    """A directive for which the op has no functions that read and print."""
    for element in elements:
        if element.kind == CUSTOM and element.text not in (info.custom or {}):
            return f"the format {info.syntax!r} has custom<{element.text}>, and custom= has no functions for it"
        if element.kind in (OPTIONAL, OILIST):
            problem = _unread(element.arguments, info) or _unread(element.otherwise, info)
            if problem:
                return problem
    return ""


def _twice(elements: list[Element], info: OpInfo, signature: Signature) -> str:
    """What the format says a second time, which might be something else."""
    groups = {
        OPERAND: signature.operands, RESULT: signature.results, REGION: signature.regions,
        SUCCESSOR: signature.successors,
    }  # fmt: skip
    names = {kind: [slot.name for slot in slots] for kind, slots in groups.items()}
    found = _repeated(elements, set(), names)
    return f"the format {info.syntax!r} has {found} twice" if found else ""


def _repeated(elements: list[Element], seen: set[str], names: dict[int, list[str]]) -> str:
    """The first thing that is in `seen`, to which all that the elements say is added, or that they say twice."""
    for element in elements:
        kind = element.kind
        if kind in (OPTIONAL, OILIST):
            otherwise = set(seen)
            found = _repeated(element.arguments, seen, names) or _repeated(element.otherwise, otherwise, names)
            seen |= otherwise
            if found:
                return found
        for one in _said_by(element, names):
            if one in seen:
                return one
            seen.add(one)
    return ""


def _said_by(element: Element, names: dict[int, list[str]]) -> list[str]:
    """What an element says itself: `$a`, `type($a)`, `attr-dict`."""
    kind = element.kind
    if kind in (TYPE, FUNCTIONAL_TYPE):
        return [f"type({name})" for one in element.arguments for name in _said_by(one, names)]
    if kind == CUSTOM:
        return [name for one in element.arguments if not one.flag for name in _said_by(one, names)]
    if kind in WHOLE:
        return [f"${name}" for name in names[WHOLE[kind]]]
    if kind in (ATTR_DICT, PROP_DICT):
        return ["attr-dict" if kind == ATTR_DICT else "prop-dict"]
    return [f"${element.text}"] if kind in (OPERAND, ATTRIBUTE, UNIT, REGION, SUCCESSOR, RESULT) else []


def _missing(info: OpInfo, signature: Signature, said: set[str], wholes: set[int]) -> str:
    for what, kind, slots in (
        ("operand", OPERAND, signature.operands), ("region", REGION, signature.regions),
        ("successor", SUCCESSOR, signature.successors),
    ):  # fmt: skip
        for slot in slots:
            if slot.name not in said and kind not in wholes:
                return f"the format {info.syntax!r} leaves out the {what} ${slot.name}"
    if ATTRIBUTE not in wholes:
        return f"the format {info.syntax!r} has no attr-dict, which attributes that it does not name need"
    return ""


def _untyped(info: OpInfo, signature: Signature, typed: set[str], said: set[str], wholes: set[int]) -> str:
    """An operand or result whose type nothing says."""
    derived = info.derived or {}
    any_typed = bool(typed)
    for what, kind, slots, trait in (
        ("operand", OPERAND, signature.operands, SAME_TYPES | SAME_OPERANDS),
        ("result", RESULT, signature.results, SAME_TYPES),
    ):
        for slot in slots:
            if (
                slot.name in typed
                or -kind in wholes
                or slot.name in derived
                or slot.constraint.literal_type is not None
            ):
                continue
            if info.traits & trait and any_typed:
                continue
            if what == "result" and (info.infer is not None or slot.kind != SINGLE):
                continue
            ways = f"type(${slot.name}), or derived=" + ("" if what == "operand" else ", or infer=")
            return f"the format {info.syntax!r} does not say the type of the {what} ${slot.name}; give {ways}"
    return ""
