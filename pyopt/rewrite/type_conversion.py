"""Values carried between two systems of types while a conversion is under way.

Where a value has one type and is wanted with another, a cast (`builtin.unrealized_conversion_cast`) stands between
until the end. There, casts back and forth cancel out, unused ones go, and what remains the converter's
materializations must make; a cast that nobody can make is an error.
"""

from __future__ import annotations

from pyopt.ir.core import Block, Operation, Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.ir.core import Region
    from pyopt.ir.types import Type
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.type_converter import TypeConverter

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


def convert_region(region: Region, converter: TypeConverter, rewriter: ConversionRewriter) -> bool:
    """Converts the arguments of all blocks of a region; False, with nothing changed, if a type cannot be converted."""
    if any(converter.convert(argument.type) is None for block in region for argument in block.arguments):
        return False
    for block in list(region):
        groups = [converter.convert(argument.type) or () for argument in block.arguments]
        if any(len(group) != 1 or group[0] is not old.type for group, old in zip(groups, block.arguments, strict=True)):
            convert_signature(block, groups, converter, rewriter)
    return True


def convert_signature(
    block: Block, groups: Sequence[Sequence[Type]], converter: TypeConverter | None, rewriter: ConversionRewriter
) -> Block:
    """A block with the ops of `block` in its place, with a group of arguments for each of its arguments."""
    rewriter.converter = converter
    new = Block()
    made: list[list[Value]] = []
    for argument, group in zip(block.arguments, groups, strict=True):
        made.append([new.add_argument(type, argument.loc) for type in group])
    rewriter.replace_block(block, new, made)
    return new


def settle(rewriter: ConversionRewriter) -> tuple[str, Operation] | None:
    """Makes what live users still want of values that were converted, and the casts: (what went wrong, at which op)."""
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


def _resolve_casts(rewriter: ConversionRewriter) -> tuple[str, Operation] | None:
    """Removes casts that cancel out or that nobody uses, and asks the converters to make the rest."""
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
                f"failed to legalize unresolved materialization from ({sources}) to '{text(op.results[0].type)}' "
                "that remained live after conversion"
            ), op
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
