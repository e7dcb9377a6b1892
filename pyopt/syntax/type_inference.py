"""Types of operands and results that follow from others by the declaration of an op: traits, constraints, `derived`.

A format leaves them out, and who makes an op need not say them.
"""

from __future__ import annotations

from pyopt.ir.constraints import TypeConstraint
from pyopt.ir.opinfo import SAME_OPERANDS, SAME_TYPES, OpInfo
from pyopt.ir.signature import Signature
from pyopt.ir.types import Type
from pyopt.light import Callable, final


@final
class TypesDisagree(Exception):
    """The type of `source` is none that the type of another operand or result can follow from.

    `rejected`: the type, where the constraint with the words `expected` rejects it; else `name` does not follow.
    """

    def __init__(self, name: str, source: str, rejected: Type | None = None, expected: str = "") -> None:
        super().__init__(f"type of '{name}' does not follow from the type of '{source}'")
        self.message = f"type of '{name}' does not follow from the type of '{source}'"
        self.source = source
        self.rejected = rejected
        self.expected = expected


def complete_types(
    info: OpInfo,
    signature: Signature,
    operands: dict[str, list[int]],
    each_single: bool,
    operand_types: dict[str, list[Type]],
    result_types: dict[str, list[Type]],
) -> None:
    """Adds types that follow from those that are known, by the names of groups; raises TypesDisagree.

    operands: the length of the list is the number of operands in a group, unless there is one in each (`each_single`).
    """
    if info.traits & (SAME_TYPES | SAME_OPERANDS):
        known: Type | None = None
        for types in operand_types.values():
            if types:
                known = types[0]
        if known is None and info.traits & SAME_TYPES:
            for types in result_types.values():
                if types:
                    known = types[0]
        if known is not None:
            for slot in signature.operands:
                if slot.name not in operand_types:
                    operand_types[slot.name] = [known] * len(operands.get(slot.name, ()))
            if info.traits & SAME_TYPES:
                for slot in signature.results:
                    if slot.name not in result_types:
                        result_types[slot.name] = [known]
    for slot in signature.fixed_operands:
        if slot.name not in operand_types and slot.constraint.literal_type is not None:
            operand_types[slot.name] = [slot.constraint.literal_type] * len(operands.get(slot.name, ()))
    for slot in signature.fixed_results:
        if slot.name not in result_types and slot.constraint.literal_type is not None:
            result_types[slot.name] = [slot.constraint.literal_type]
    if info.derived:
        _derive(info, signature, operands, each_single, operand_types, result_types)


def _derive(
    info: OpInfo,
    signature: Signature,
    operands: dict[str, list[int]],
    each_single: bool,
    operand_types: dict[str, list[Type]],
    result_types: dict[str, list[Type]],
) -> None:
    pending = info.derived or {}
    while pending:
        left: dict[str, tuple[str, Callable[[Type], Type | None]]] = {}
        for name, (source, function) in pending.items():
            if name in operand_types or name in result_types:
                continue
            types_of_source = operand_types.get(source) or result_types.get(source)
            if types_of_source is None:
                left[name] = (source, function)
                continue
            given = types_of_source[0]
            constraint = signature.slot_of_value(source).constraint
            rejected = isinstance(constraint, TypeConstraint) and not constraint.accepts(given)
            try:
                derived = function(given)
            except Exception:
                if not rejected:
                    raise
                derived = None  # the function relies on the constraint
            if rejected and derived is not given:
                raise TypesDisagree(name, source, given, constraint.summary)
            if derived is None:
                raise TypesDisagree(name, source)
            if name in signature.operand_index:
                operand_types[name] = [derived] * (1 if each_single else len(operands.get(name, ())))
            else:
                result_types[name] = [derived]
        if len(left) == len(pending):
            return
        pending = left
