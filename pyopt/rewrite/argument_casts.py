"""The casts of new arguments at the beginning of a block: in which order they stand, and which ones have no users.

Each is put in front of those that are there: first those for which a pattern asks, when it asks; at the end, argument
by argument, those that are left, of which ops that stay have use.
"""

from __future__ import annotations

from pyopt.ir.attributes import Location
from pyopt.ir.core import Operation, Value
from pyopt.rewrite.conversion_log import Asked
from pyopt.rewrite.conversion_rewriter import TO_ARGUMENT, ConversionRewriter


def ask_for(rewriter: ConversionRewriter, value: Value, loc: int | Location) -> None:
    """A pattern for an op at `loc` gets `value`, for which a cast made with a block may stand: it is made there."""
    op = value.op
    if op is None or op not in rewriter.casts or len(op.operands) != 1:
        return
    # The cast to what the converter makes of the type that the argument had.
    made = op.operands[0].op
    if made is None or made in rewriter.asked or rewriter.casts.get(made, (None, -1))[1] != TO_ARGUMENT:
        return
    if len(made.operands) != 1 or made.operands[0].type is not value.type:
        made.loc = op.loc = loc
        rewriter.asked[made] = None
        rewriter.log.append(Asked(rewriter.asked, made))


def put_in_order(rewriter: ConversionRewriter) -> None:
    """Moves the casts to where they belong, each with the casts of its result."""
    asked = rewriter.asked
    if not asked:
        return
    casts = rewriter.casts
    left = [op for op, (_, kind) in casts.items() if kind == TO_ARGUMENT and op not in asked]
    for op in [*asked, *left]:
        block = op.block
        if block is None:
            continue
        back = op.next
        block.prepend(op)
        if back is not op.next and back is not None and back in casts and back.operands[0] is op.results[0]:
            back.insert_after(op)


def hide_unused(rewriter: ConversionRewriter) -> None:
    """Takes away the casts without users, and those back to an argument's type: texts of ops do not count with them."""
    casts = rewriter.casts
    for op in casts:
        made = op.operands[0].op if len(op.operands) == 1 else None
        if made is not None and casts.get(made, (None, -1))[1] == TO_ARGUMENT and len(made.operands) == 1:
            argument = made.operands[0]
            if argument.type is op.results[0].type:
                for user in list(op.results[0].uses):
                    rewriter.set_operands(user, [argument if one is op.results[0] else one for one in user.operands])
    hidden: set[Operation] = set()
    for op, (_, kind) in reversed(casts.items()):
        maker = op.operands[0].op if op.operands else None
        of_argument = kind == TO_ARGUMENT or (maker in casts and casts[maker][1] == TO_ARGUMENT)
        if of_argument and all(user in hidden for user in op.results[0].uses):
            hidden.add(op)
            rewriter.hide(op)
