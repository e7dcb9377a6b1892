"""What a call of `Builder.create` gives, sorted by the declaration of the op."""

from __future__ import annotations

from pyopt.api.values import attribute_of, of_python, value_of
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Value
from pyopt.ir.opinfo import OpInfo
from pyopt.ir.signature import OPTIONAL, SINGLE, VARIADIC, Signature, Slot, signature_of
from pyopt.ir.types import MemRefType, Type
from pyopt.light import Any, Sequence, final
from pyopt.syntax.defaults import default_attributes
from pyopt.syntax.type_inference import TypesDisagree, complete_types


@final
class Given:
    """The operands by the groups of a declaration; all in one group for an op without."""

    __slots__ = ("groups", "info", "signature")

    def __init__(self, info: OpInfo, signature: Signature, groups: list[list[Value]]) -> None:
        self.info = info
        self.signature = signature
        self.groups = groups

    def result_sizes(self, total: int) -> list[int]:
        """How many results each group has; the last one that may have any number has the rest."""
        sizes = [1 if slot.kind == SINGLE else 0 for slot in self.signature.results]
        for index in range(len(sizes) - 1, -1, -1):
            if self.signature.results[index].kind == VARIADIC:
                sizes[index] += total - sum(sizes)
                break
        return sizes


def groups_of(
    info: OpInfo, signature: Signature, operands: Sequence[object], named: dict[str, Any]
) -> list[list[Value]]:
    """The operands by groups; those given by name are taken out of `named`. Raises TypeError."""
    slots = signature.operands
    if not info.registered:
        return [[value for one in operands for value in _values(one)]]
    by_name = {slot.name: named.pop(slot.name) for slot in slots if slot.name in named}
    open_slots = [slot for slot in slots if slot.name not in by_name]
    variable = [slot for slot in open_slots if slot.kind != SINGLE]
    given: list[object] = list(operands)
    flat = all(one is not None and not isinstance(one, (list, tuple)) for one in given)
    if flat and len(variable) == 1 and len(given) >= len(open_slots) - 1:
        # Values that are not in lists are those of the one group that takes any number.
        at, count = open_slots.index(variable[0]), len(given) - len(open_slots) + 1
        given[at : at + count] = [given[at : at + count]]
    given += [None] * (
        len(open_slots) - len(given) if all(one.kind != SINGLE for one in open_slots[len(given) :]) else 0
    )
    if len(given) != len(open_slots):
        names = ", ".join([slot.name for slot in open_slots]) or "none"
        raise TypeError(f"'{info.name}' op takes {len(open_slots)} operands ({names}), and {len(given)} are given")
    by_name.update({slot.name: one for slot, one in zip(open_slots, given, strict=True)})
    return [_group(info, slot, by_name[slot.name]) for slot in slots]


def _values(given: object) -> list[Value]:
    if given is None:
        return []
    return [value_of(one) for one in given] if isinstance(given, (list, tuple)) else [value_of(given)]


def _group(info: OpInfo, slot: Slot, given: object) -> list[Value]:
    try:
        found = _values(given)
    except (TypeError, LookupError) as error:
        raise TypeError(f"operand {slot.name} of '{info.name}' op: {error}") from None
    if (slot.kind == SINGLE and len(found) != 1) or (slot.kind == OPTIONAL and len(found) > 1):
        raise TypeError(f"operand {slot.name} of '{info.name}' op is one value, and {len(found)} are given")
    return found


def attributes_of(given: Given, named: dict[str, object], results: Sequence[Type] | None) -> dict[str, Attribute]:
    """The attributes of an op, with the defaults of its declaration; raises TypeError."""
    info = given.info
    found = dict(default_attributes(info)) if info.registered else {}
    for name, value in named.items():
        if value is None:
            continue
        attribute = declared_attribute(info, name, value, results[0] if results else None)
        if attribute is not None:
            found[name] = attribute
    return found


def declared_attribute(info: OpInfo, name: str, value: object, type: Type | None) -> Attribute | None:
    """The attribute that a value says for an op, or None for a unit attribute that is false.

    type: that of numbers of which the declaration does not say it, the first result's. Raises TypeError and ValueError
    that name the op and the attribute.
    """
    if not isinstance(name, str):
        raise TypeError(f"expected the name of an attribute, not {name.__class__.__name__}")
    if isinstance(value, Attribute):
        return value
    value = of_python(value)
    signature = signature_of(info)
    constraint = next((slot.constraint for slot in signature.attributes if slot.name == name), None)
    if constraint is None and info.registered and "." not in name:
        known = ", ".join([slot.name for slot in (*signature.operands, *signature.attributes)]) or "none"
        raise TypeError(f"'{info.name}' op has no operand or attribute {name}; there are: {known}")
    if constraint is not None and value is False and constraint.name.startswith("Unit"):
        return None
    try:
        return attribute_of(value, constraint, type)  # type: ignore[arg-type]  # what is no such value is refused
    except TypeError as error:
        raise TypeError(f"attribute {name} of '{info.name}' op: {error}") from None
    except ValueError as error:
        raise ValueError(f"attribute {name} of '{info.name}' op: {error}") from None


def result_types_of(given: Given, attributes: dict[str, Attribute], results: Sequence[Type] | None) -> Sequence[Type]:
    """The result types: those that are said, else those that follow from the rest; raises TypeError."""
    info, signature = given.info, given.signature
    if results is not None:
        for one in results:
            if not isinstance(one, Type):
                raise TypeError(f"result types of '{info.name}' op: expected a type, not {type(one).__name__}")
        return list(results)
    if not info.registered or not signature.results:
        return []
    if info.infer is not None:
        found = info.infer([value for group in given.groups for value in group], attributes)
        if isinstance(found, str):
            raise TypeError(f"'{info.name}' op {found}")
        return found
    if info.inits:
        inits = given.groups[signature.operand_index[info.inits]]
        return [value.type for value in inits if not isinstance(value.type, MemRefType)]
    operand_types = {
        slot.name: [value.type for value in group] for slot, group in zip(signature.operands, given.groups, strict=True)
    }
    counts = {slot.name: [0] * len(group) for slot, group in zip(signature.operands, given.groups, strict=True)}
    result_types: dict[str, list[Type]] = {}
    try:
        complete_types(info, signature, counts, False, operand_types, result_types)
    except TypesDisagree as error:
        raise TypeError(f"'{info.name}' op: {error.message}") from None
    missing = [slot.name for slot in signature.results if slot.kind == SINGLE and slot.name not in result_types]
    if missing or any(slot.kind != SINGLE for slot in signature.results):
        raise TypeError(f"'{info.name}' op: its result types do not follow from the rest; give results=")
    return [type for slot in signature.results for type in result_types[slot.name]]
