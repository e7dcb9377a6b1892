"""The plain case of a simple format, as data.

An op such as `arith.addi %a, %b : i32` (single operands, literals, simple types, no attribute dictionary, no optional
group present) is what almost all of a large file consists of. A format made of such elements has a `Plan`: which token
is what. `format_fast` makes straight-line code of it, `format_plain` walks it where that is compiled.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.constraints import Constraint, TypeConstraint
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import (
    BRANCH,
    LOCAL_VERIFY,
    OPERAND_SEGMENTS,
    RESULT_SEGMENTS,
    SAME_OPERANDS,
    SAME_TYPES,
    SYMBOL,
    TERMINATOR,
    OpInfo,
)
from pyopt.ir.types import Type
from pyopt.light import final
from pyopt.syntax.format_language import ATTR_DICT, ATTRIBUTE, LITERAL, OPERAND, OPTIONAL, RESULT, SPACE, TYPE, Element
from pyopt.syntax.format_parser import Format, default_attributes
from pyopt.syntax.lexer import LOOK_AHEAD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from pyopt.syntax.operand_parser import OperandParser


NOTHING: Final = Value(Type(), None, 0)
"""Stands for a value that is not there: no value in an IR has its type."""


@final
class Shape:
    """What the plain case of a format looks like.

    parts: ("literal", text) | ("operand", name) | ("type", name) | ("attribute", name), in order of the text.
    absent: literals that would begin an optional group at the end, "{" for an attribute dictionary there.
    """

    __slots__ = ("absent", "parts")

    def __init__(self) -> None:
        self.parts: list[tuple[str, str, bool]] = []
        self.absent: list[str] = []


def shape_of(form: Format) -> Shape | None:
    """The plain case, or None if the format has parts that have none."""
    info = form.info
    if info.traits & (OPERAND_SEGMENTS | RESULT_SEGMENTS) or form.signature.regions or form.signature.successors:
        return None
    shape = Shape()
    for element in form.elements:
        if not _add(form, shape, element):
            return None
    signature = form.signature
    if any(slot.kind != "single" for slot in signature.operands) or any(
        slot.kind != "single" for slot in signature.results
    ):
        return None
    if len(signature.results) > 1:
        return None
    named = {name for kind, name, _ in shape.parts if kind == "operand"}
    if named != {slot.name for slot in signature.operands}:
        return None
    return shape


def _add(form: Format, shape: Shape, element: Element) -> bool:
    kind = element.kind
    if kind == LITERAL:
        shape.parts.append(("literal", element.text, element.space))
        shape.absent = []
        return True
    if kind == SPACE:
        return element.text == ""
    if kind == ATTR_DICT:
        shape.absent.append("attributes" if element.flag else "{")
        return True
    if kind == OPTIONAL:
        first = element.arguments[0]
        if first.kind != LITERAL or element.otherwise:
            return False
        shape.absent.append(first.text)
        return True
    # What follows is looked up, and neither `{` nor a keyword is a value, type or case: no need to check for them.
    shape.absent = []
    if kind == OPERAND:
        shape.parts.append(("operand", element.text, element.space))
        return True
    if kind == TYPE and element.arguments[0].kind in (OPERAND, RESULT):
        shape.parts.append(("type", element.arguments[0].text, element.space))
        return True
    if kind == ATTRIBUTE:
        slot = form.slots[element.text]
        if slot.constraint.keywords is None:
            return False
        shape.parts.append(("attribute", element.text, element.space))
        return True
    return False


def _type_source(form: Format, shape: Shape, name: str) -> str:
    """The expression that gives the type of an operand or result in generated code; "" if there is none."""
    given = [one for kind, one, _ in shape.parts if kind == "type"]
    if name in given:
        return f"type_{name}"
    slot = form.slots[name]
    if slot.constraint.literal_type is not None:
        return f"literal_{name}"
    traits = form.info.traits
    if given and (traits & SAME_TYPES or (traits & SAME_OPERANDS and form.slots[given[0]] in form.signature.operands)):
        if traits & SAME_TYPES or slot in form.signature.operands:
            return f"type_{given[0]}"
    derived = (form.info.derived or {}).get(name)
    if derived is not None and derived[0] in given:
        return f"derived_{name}"
    return ""


@final
class Derived:
    """The types that follow from others by a function; `known` has those met before."""

    def __init__(self, function: Callable[[Type], Type | None], constraint: Constraint) -> None:
        self.function = function
        self.constraint = constraint
        self.known: dict[Type, Type] = {}

    def derive(self, type: Type | None) -> Type | None:
        """The derived type; None where the slow path has an error to report."""
        if type is None or not (isinstance(self.constraint, TypeConstraint) and self.constraint.accepts(type)):
            return None
        derived = self.function(type)
        if derived is not None:
            self.known[type] = derived
        return derived


@final
class Plan:
    """How the plain case is parsed. Positions count tokens from the one behind the op's name.

    literals: (position, text). absent: what must not follow. end: how many tokens there are.
    given: (position, name, kind that the type must be of or "") of the types in the text; keywords: (position, name,
    keyword -> attribute). fixed, derived: (key, type), (key, key of a given type, function).
    A type's key is "type_x", "literal_x" or "derived_x"; operands: (name, position, key of its type); result: the key,
    "" if there is none or its type is inferred.
    """

    __slots__ = (
        "absent", "defaults", "derived", "end", "fixed", "given",
        "inferred", "info", "keywords", "literals", "operands", "result",
    )  # fmt: skip

    def __init__(self, info: OpInfo, shape: Shape, defaults: dict[str, Attribute]) -> None:
        self.info = info
        self.defaults = defaults
        self.end = len(shape.parts)
        self.absent = shape.absent
        self.literals: list[tuple[int, str]] = []
        self.given: list[tuple[int, str, str]] = []
        self.keywords: list[tuple[int, str, dict[str, Attribute]]] = []
        self.fixed: list[tuple[str, Type]] = []
        self.derived: list[tuple[str, str, Derived]] = []
        self.operands: list[tuple[str, int, str]] = []
        self.result = ""
        self.inferred = False


def plan_of(form: Format, context: Context) -> Plan | None:
    """How to parse the plain case of a format; None if it has none."""
    info = form.info
    shape = shape_of(form)
    if shape is None or len(shape.parts) >= LOOK_AHEAD:
        return None
    plan = Plan(info, shape, default_attributes(info, context))
    places: dict[str, int] = {}
    for position, (kind, name, _) in enumerate(shape.parts):
        if kind == "literal":
            plan.literals.append((position, name))
        elif kind == "operand":
            places[name] = position
        elif kind == "type":
            constraint = form.slots[name].constraint
            limited = isinstance(constraint, TypeConstraint) and constraint.kind is not None
            plan.given.append((position, name, constraint.name if limited else ""))
        else:
            keywords = form.slots[name].constraint.keywords
            assert keywords is not None
            plan.keywords.append((position, name, keywords))
    for slot in (*form.signature.operands, *form.signature.results):
        literal = slot.constraint.literal_type
        if literal is not None:
            plan.fixed.append((f"literal_{slot.name}", literal))
        if info.derived and slot.name in info.derived:
            source, function = info.derived[slot.name]
            key = f"derived_{slot.name}"
            if source in form.slots and _type_source(form, shape, slot.name) == key:
                plan.derived.append((key, f"type_{source}", Derived(function, form.slots[source].constraint)))
    for slot in form.signature.operands:
        source = _type_source(form, shape, slot.name)
        if not source:
            return None
        plan.operands.append((slot.name, places[slot.name], source))
    if form.signature.results:
        plan.result = _type_source(form, shape, form.signature.results[0].name)
        plan.inferred = not plan.result
        if plan.inferred and info.infer is None:
            return None
    return plan


def depends_on_types_and_attributes(info: OpInfo) -> bool:
    """Whether an op is valid can be told from its types and attributes, which its plain form gives, alone."""
    if info.traits & (TERMINATOR | SYMBOL | BRANCH) or info.parents or info.verify_symbols is not None:
        return False
    return info.verify is None or info.traits & LOCAL_VERIFY != 0


@final
class Doubt:
    """Parses with the general walk, which checks nothing."""

    __slots__ = ("slow",)

    def __init__(self, slow: Callable[[OperandParser, int], Operation]) -> None:
        self.slow = slow

    def parse(self, p: OperandParser, loc: int) -> Operation:
        return p.doubt(self.slow(p, loc))
