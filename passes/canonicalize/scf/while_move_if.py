"""A branch on a loop's condition, right before it: what is done when it holds is done in the loop's body."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.walks import walk_postorder
from pyopt.light import Final
from pyopt.passes.canonicalize.scf.common import body, defined_outside, give, yielded
from pyopt.passes.canonicalize.scf.while_rules import new_while
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def move_branch_into_body(op: Operation, rewriter: Rewriter) -> bool:
    """while { %r = if %c { f(%x) } else { %e }; condition(%c) %r } -> while { condition(%c) %e, %x } do { f(%x) .. }

    Nothing but a yield stands in the `else` region. What `f` takes from the `before` region becomes an argument of the
    body, unless it is one.
    """
    condition = body(op).terminator()
    branch = condition.prev
    if branch is None or branch.info.name != "scf.if" or branch.operands[0] is not condition.operands[0]:
        return False
    has_else = branch.regions[1].first is not None
    if has_else and body(branch, 1).first is not body(branch, 1).last:
        return False

    given = condition.operands[1:]
    passed = [yielded(branch, 1)[value.index] if value.op is branch else value for value in given]
    places: dict[Value, int] = {}
    for index, value in enumerate(passed):
        places.setdefault(value, index)
    for inner in walk_postorder([branch.regions[0]]):
        for value in inner.operands:
            if value not in places and defined_outside(value, branch) and not defined_outside(value, op):
                places[value] = len(passed)
                passed.append(value)

    give(condition, [condition.operands[0], *passed], rewriter)
    loop = op
    if len(passed) > len(given):
        loop = new_while(op, list(op.operands), [value.type for value in passed], rewriter, (True, True))
        for value in passed[len(given) :]:
            body(loop, 1).add_argument(value.type, value.location())
    after = body(loop, 1)
    arguments = after.arguments
    inside: dict[Value, Value] = {value: arguments[index] for value, index in places.items()}
    results = [inside.get(value, value) for value in yielded(branch)]
    done: dict[Value, Value] = {
        arguments[index]: results[value.index] for index, value in enumerate(given) if value.op is branch
    }
    for user in dict.fromkeys([user for argument in done for user in argument.users()]):
        rewriter.set_operands(user, [done.get(value, value) for value in user.operands])
    for inner in walk_postorder([branch.regions[0]]):
        if not inside.keys().isdisjoint(inner.operands):
            rewriter.set_operands(inner, [inside.get(value, value) for value in inner.operands])
    *moved, end = body(branch)
    first = after.first
    assert first is not None
    for inner in moved:
        rewriter.move_before(inner, first)
    rewriter.erase(end)
    rewriter.erase(branch)
    if loop is not op:
        rewriter.replace(op, loop.results[: len(op.results)])
    return True


RULES: Final[tuple[Rule, ...]] = (Rule("scf.while", move_branch_into_body, names="WhileMoveIfDown"),)
