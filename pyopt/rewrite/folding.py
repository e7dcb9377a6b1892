"""Constants and folds, without naming any dialect.

A constant is a result of a CONSTANT_LIKE op; its value is the op's inherent attribute `value` or, where there is none,
what its fold gives. Folds never change the IR; the greedy driver applies what they return.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, IntegerAttr, Location
from pyopt.ir.context import KNOWN_DIALECTS, Context
from pyopt.ir.core import Operation, Value, plain_operation
from pyopt.ir.errors import DeclarationError
from pyopt.ir.opinfo import COMMUTATIVE, CONSTANT_LIKE, IDEMPOTENT, INVOLUTION, load
from pyopt.ir.types import Type
from pyopt.syntax.defaults import default_attributes


def constant_value(op: Operation) -> Attribute | None:
    """The value of a CONSTANT_LIKE op."""
    value = op.attributes.get(op.info.constant_attribute)
    fold = op.info.fold_function() if value is None else None
    if fold is not None:
        folded = fold(op, [])
        if isinstance(folded, list):
            folded = folded[0] if folded else None
        if not isinstance(folded, Value):
            value = folded
    return value


def constant_of(value: Value) -> Attribute | None:
    """The constant that `value` is, or None."""
    op = value.op
    if op is None or not op.info.traits & CONSTANT_LIKE:
        return None
    found = op.attributes.get(op.info.constant_attribute)
    return constant_value(op) if found is None else found


def materialize(
    context: Context, dialect: str, attribute: Attribute, type: Type, loc: int | Location
) -> Operation | None:
    """The op, in no block yet, that a dialect makes for a constant; None if it cannot."""
    declaration = context.dialect(dialect)
    if declaration is None:
        return None
    if declaration.materialize is None:
        if dialect not in KNOWN_DIALECTS:
            message = f"a fold gave {attribute} for an op of the dialect '{dialect}', which has no materialize"
            raise DeclarationError(message)
        return None
    known = declaration.constants.get((attribute, type))
    if known is not None:
        return plain_operation(known[0], [], type, known[1], loc)
    make = declaration.materialize
    if isinstance(make, str):
        make = declaration.materialize = load(make)
    made = make(attribute, type)
    if made is None:
        return None
    name, attributes = made
    info = context.op_info(name)
    if info is None:
        return None
    defaults = default_attributes(info)
    if defaults:
        attributes = {**defaults, **attributes}
    if isinstance(attribute, IntegerAttr):
        declaration.constants[attribute, type] = (info, attributes)
    return plain_operation(info, [], type, attributes, loc)


def fold_by_traits(op: Operation) -> Value | None:
    """op(op(x)) -> op(x) and op(x, x) -> x if idempotent; op(op(x)) -> x if an involution."""
    traits = op.info.traits
    operands = op.operands
    if traits & IDEMPOTENT:
        if len(operands) == 1:
            inner = operands[0].op
            if inner is not None and inner.info is op.info:
                return operands[0]
        elif len(operands) == 2 and operands[0] is operands[1]:
            return operands[0]
    if traits & INVOLUTION:
        inner = operands[0].op
        if inner is not None and inner.info is op.info:
            return inner.operands[0]
    return None


def constants_to_the_right(op: Operation, constants: list[Attribute | None]) -> list[Value] | None:
    """The operands of a commutative op with the constant ones last; None if that is so already."""
    if not op.info.traits & COMMUTATIVE or len(constants) < 2:
        return None
    seen = False
    for constant in constants:
        if constant is not None:
            seen = True
        elif seen:
            break
    else:
        return None
    pairs = list(zip(op.operands, constants, strict=True))
    return [value for value, one in pairs if one is None] + [value for value, one in pairs if one is not None]
