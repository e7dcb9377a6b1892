"""Values carried between two systems of types while a conversion is under way.

Where a value has one type and is wanted with another, a cast (`builtin.unrealized_conversion_cast`) stands between
until the end. There, casts back and forth cancel out, unused ones go, and what remains the converter's
materializations must make; a cast that no materialization makes is an error.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.syntax.op_texts import OpTexts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final, TypeAlias

    from pyopt.ir.errors import Place
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.type_converter import TypeConverter

    Problem: TypeAlias = tuple[str, Operation, Sequence[tuple[str, Place]]]
    """(what went wrong, at which op, notes on it)."""

CAST: Final = "builtin.unrealized_conversion_cast"


def convert_operands(
    op: Operation, converter: TypeConverter | None, rewriter: ConversionRewriter
) -> list[Value] | None:
    """What stands for the operands of `op`, of the types the converter wants; None if a type cannot be converted.

    A value that became several (or none) is given as it was: `rewriter.remapped` has them.
    """
    rewriter.converter = converter
    out: list[Value] = []
    for operand in op.operands:
        value = rewriter.remapped_one(operand)
        if converter is not None:
            wanted = converter.convert(operand.type)
            if wanted is None:
                return None
            if len(wanted) == 1 and value.type is not wanted[0]:
                value = rewriter.cast([value], wanted[0], value, op.loc, to_target=True)
        out.append(value)
    return out


def settle(rewriter: ConversionRewriter) -> Problem | None:
    """Makes what live users still want of values that were converted, and the casts."""
    problem = _lost_type(rewriter)
    if problem is not None:
        return problem
    for value in list(rewriter.mapping):
        if not any(user not in rewriter.gone for user in value.uses):
            continue
        found = rewriter.remapped(value)
        if len(found) == 1 and found[0].type is value.type:
            continue
        rewriter.converter = rewriter.converters.get(value)
        anchor = found[0] if found else value
        rewriter.mapping[value] = [rewriter.cast(found, value.type, anchor, value.location(), to_target=False)]
    return _resolve_casts(rewriter)


def _lost_type(rewriter: ConversionRewriter) -> Problem | None:
    """An op's result that a value of another type stands for, without a converter that could make the one of the
    other, and a user that wants the result."""
    stands_for: dict[Value, list[Value]] = {}
    for value in rewriter.mapping:
        op = value.op
        if op is None or rewriter.converters.get(value) is not None or _keeps_type(value, rewriter):
            continue
        if not stands_for:
            for old, group in rewriter.mapping.items():
                for new in group:
                    stands_for.setdefault(new, []).append(old)
        user = _live_user(value, stands_for, rewriter)
        if user is not None:
            message = (
                f"failed to materialize conversion for result #{value.index} of operation '{op.info.name}' "
                "that remained live after conversion"
            )
            text = OpTexts(rewriter.context).text(user)
            return message, op, ((f"see existing live user here: {text}", user.loc),)
    return None


def _keeps_type(value: Value, rewriter: ConversionRewriter) -> bool:
    """Something of its type stands for a value, now or for a while."""
    group = rewriter.mapping[value]
    while len(group) == 1:
        if group[0].type is value.type:
            return True
        group = rewriter.mapping.get(group[0], [])
    return False


def _live_user(value: Value, stands_for: dict[Value, list[Value]], rewriter: ConversionRewriter) -> Operation | None:
    """An op that stays and uses a value or, if there is none, what the value stands for."""
    worklist = [value]
    while worklist:
        one = worklist.pop()
        for user in reversed(one.uses):
            if user not in rewriter.gone:
                return user
        worklist.extend(stands_for.get(one, ()))
    return None


def _resolve_casts(rewriter: ConversionRewriter) -> Problem | None:
    """Removes casts that cancel out or have no users, and calls the converters to make the rest."""
    for op in list(rewriter.casts):
        inner = op.operands[0].op if op.operands else None
        if (
            inner is not None
            and inner.info.name == CAST
            and inner.results == [*op.operands]
            and [value.type for value in inner.operands] == [value.type for value in op.results]
        ):
            op.results[0].replace_all_uses_with(inner.operands[0])
            _substitute(rewriter, op.results[0], inner.operands[0])
    wanted = _wanted(rewriter)
    for op in reversed(list(rewriter.casts)):
        result = op.results[0]
        if result not in wanted and not any(user not in rewriter.gone for user in result.uses):
            op.erase()
            del rewriter.casts[op]
    for op, (converter, to_target) in rewriter.casts.items():
        made = None
        if converter is not None:
            rewriter.insert_before(op)
            for materialize in reversed(converter.to_target if to_target else converter.to_source):
                made = materialize(rewriter, op.results[0].type, op.operands, op.loc)
                if made is not None:
                    break
        if made is None:
            text = rewriter.context.type_text or str
            sources = ", ".join(f"'{text(value.type)}'" for value in op.operands)
            return (
                (
                    f"failed to legalize unresolved materialization from ({sources}) to '{text(op.results[0].type)}' "
                    "that remained live after conversion"
                ),
                op,
                (),
            )
        op.results[0].replace_all_uses_with(made)
        _substitute(rewriter, op.results[0], made)
        op.erase()
    return None


def _wanted(rewriter: ConversionRewriter) -> set[Value]:
    """The values that stand for ones that are still used."""
    return {
        value
        for old, group in rewriter.mapping.items()
        if old.uses and any(user not in rewriter.gone for user in old.uses)
        for value in group
    }


def _substitute(rewriter: ConversionRewriter, value: Value, other: Value) -> None:
    """Whatever `value` stands for, `other` stands for it."""
    rewriter.mapping[value] = [other]
