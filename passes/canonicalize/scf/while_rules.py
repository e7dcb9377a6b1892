"""Rules for scf.while."""

from __future__ import annotations

from pyopt.ir.attributes import FALSE, TRUE, IntegerAttr, Location
from pyopt.ir.core import BlockArgument, Operation, Region, Value
from pyopt.ir.types import I1, Type
from pyopt.light import Final
from pyopt.passes.canonicalize.scf.common import body, give, take_body
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def new_while(
    op: Operation, inits: list[Value], types: list[Type], rewriter: Rewriter, keep: tuple[bool, bool]
) -> Operation:
    """A loop before `op`; `keep` says which regions are moved over, the others get an empty block."""
    rewriter.insert_before(op)
    rewriter.loc = op.loc
    new = rewriter.create("scf.while", inits, types, None, [Region(), Region()])
    for number, wanted in enumerate(((value.type for value in inits), iter(types))):
        if keep[number]:
            take_body(op, number, new, rewriter)
        else:
            rewriter.create_block(new.regions[number], list(wanted))
    rewriter.insert_before(op)
    return new


def _place(value: Value) -> int | Location:
    """The location of a value's definition."""
    if isinstance(value, BlockArgument):
        return value.loc
    assert value.op is not None
    return value.op.loc


def _new_before_block(op: Operation, new: Operation, rewriter: Rewriter) -> None:
    """Moves the ops of `before` over; the arguments have the places of the initial values."""
    for argument, init in zip(body(new).arguments, op.operands, strict=True):
        argument.loc = _place(init)
    rewriter.merge_blocks(body(op), body(new), body(new).arguments)


def condition_is_true_inside(op: Operation, rewriter: Rewriter) -> bool:
    """while { condition(c) c } do (%a) { .. %a .. } -> do (%a) { .. true .. }"""
    condition = body(op).terminator()
    changed = False
    true: Value | None = None
    for value, argument in zip(condition.operands[1:], body(op, 1).arguments, strict=True):
        if value is condition.operands[0] and argument.uses:
            if true is None:
                rewriter.insert_before(op)
                rewriter.loc = op.loc
                true = rewriter.constant(TRUE, I1)
            rewriter.replace_uses(argument, true)
            changed = True
    return changed


def comparison_is_known_inside(op: Operation, rewriter: Rewriter) -> bool:
    """while { condition(x < y) x, y } do (%x, %y) { %x < %y, %x >= %y } -> do { true, false }"""
    condition = body(op).terminator()
    compare = condition.operands[0].op
    if compare is None or compare.info.name != "arith.cmpi":
        return False
    changed = False
    after = body(op, 1)
    for value, argument in zip(condition.operands[1:], after.arguments, strict=True):
        for index in (0, 1):
            if value is not compare.operands[index]:
                continue
            for user in argument.users():
                if user.info.name != "arith.cmpi" or user.operands[1 - index] is not compare.operands[1 - index]:
                    continue
                if user.operands[index] is not argument:
                    continue
                known = _implied(compare, user)
                if known is not None and user.results[0].uses:
                    rewriter.insert_before(user)
                    rewriter.loc = op.loc
                    rewriter.replace(user, [rewriter.constant(TRUE if known else FALSE, I1)])
                    changed = True
    return changed


def _implied(first: Operation, second: Operation) -> bool | None:
    """Whether the predicate of `first` says that of `second` is true, false or neither."""
    one, other = first.attributes.get("predicate"), second.attributes.get("predicate")
    assert isinstance(one, IntegerAttr) and isinstance(other, IntegerAttr)
    if one is other:
        return True
    return False if _INVERSE[one.value] == other.value else None


_INVERSE = (1, 0, 5, 4, 3, 2, 9, 8, 7, 6)


def align_before_arguments(op: Operation, rewriter: Rewriter) -> bool:
    """condition(%c) %b, %a of before(%a, %b) -> condition(%c) %a, %b, all of them and each once"""
    block = body(op)
    condition = block.terminator()
    forwarded = condition.operands[1:]
    if len(forwarded) != len(block.arguments) or all(
        value is argument for value, argument in zip(forwarded, block.arguments, strict=True)
    ):
        return False
    order: list[int] = []
    for value in forwarded:
        if not isinstance(value, BlockArgument) or value.block is not block or value.index in order:
            return False
        order.append(value.index)
    after = body(op, 1)
    give(condition, [condition.operands[0], *block.arguments], rewriter)
    types = [argument.type for argument in block.arguments]
    new = new_while(op, list(op.operands), types, rewriter, (False, False))
    _new_before_block(op, new, rewriter)
    rewriter.merge_blocks(after, body(new, 1), [body(new, 1).arguments[index] for index in order])
    rewriter.replace(op, [new.results[index] for index in order])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("scf.while", condition_is_true_inside, names="WhileConditionTruth"),
    Rule("scf.while", comparison_is_known_inside, names="WhileCmpCond"),
    Rule("scf.while", align_before_arguments, names="WhileOpAlignBeforeArgs"),
)
