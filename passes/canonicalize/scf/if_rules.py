"""Rules for scf.if."""

from __future__ import annotations

from pyopt.ir.attributes import FALSE, TRUE
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.types import I1
from pyopt.light import Final
from pyopt.passes.canonicalize.scf.common import body, constant_int, give, replace_by_block, take_body, yielded
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

MANY: Final = 8
"""Users of a condition that are looked at one by one for each op."""


def _has_else(op: Operation) -> bool:
    return not op.regions[1].is_empty()


def _negated(value: Value) -> Value | None:
    """x of `arith.xori x, true`."""
    op = value.op
    if op is not None and op.info.name == "arith.xori" and constant_int(op.operands[1]) == -1 and value.type is I1:
        return op.operands[0]
    return None


def swap_negated_condition(op: Operation, rewriter: Rewriter) -> bool:
    """if (x xor true) A else B -> if x B else A"""
    condition = _negated(op.operands[0])
    if condition is None or not _has_else(op):
        return False
    first, second = op.regions
    op.regions[0], op.regions[1] = second, first
    rewriter.set_operand(op, 0, condition)
    return True


def combine_ifs(op: Operation, rewriter: Rewriter) -> bool:
    """if c A; if c B -> if c (A; B), also where the second condition is the negation of the first"""
    previous = op.prev
    if previous is None or previous.info.name != "scf.if":
        return False
    condition = op.operands[0]
    first, second = _bodies(previous), _bodies(op)
    # The bodies that run together stand at one place.
    if not _are_alike(previous, op):
        if not _are_opposite(previous, op):
            return False
        second.reverse()
    _use_what_is_yielded(previous, op, condition is previous.operands[0], rewriter)
    if not op.results:
        _extend(previous, op, second, rewriter)
        return True
    types = [result.type for result in (*previous.results, *op.results)]
    rewriter.insert_before(op)
    combined = rewriter.create("scf.if", [previous.operands[0]], types, regions=[Region(), Region()])
    for number in range(2):
        _join(combined, number, first[number], second[number], rewriter)
    count = len(previous.results)
    rewriter.replace(previous, combined.results[:count])
    rewriter.replace(op, combined.results[count:])
    return True


def _bodies(op: Operation) -> list[Block | None]:
    return [region.first for region in op.regions]


def _are_alike(one: Operation, other: Operation) -> bool:
    return one.operands[0] is other.operands[0]


def _are_opposite(one: Operation, other: Operation) -> bool:
    condition, other_condition = one.operands[0], other.operands[0]
    return _negated(other_condition) is condition or _negated(condition) is other_condition


def _use_what_is_yielded(previous: Operation, op: Operation, alike: bool, rewriter: Rewriter) -> None:
    """Uses of the first op's results inside the second one's regions are what its own regions yield there."""
    for number, region in enumerate(op.regions):
        source = previous.regions[number if alike else 1 - number].first
        for index, result in enumerate(previous.results):
            inside = [user for user in result.users() if _is_inside(user, region)]
            if inside and source is not None:
                rewriter.replace_uses_if(result, source.terminator().operands[index], inside)


def _extend(previous: Operation, op: Operation, bodies: list[Block | None], rewriter: Rewriter) -> None:
    """Moves the bodies of an op without results to the ends of those of the op before, and those of the ops behind it
    that are alike: all at once, so that a long row of ops is gone through once."""
    while True:
        for number, block in enumerate(bodies):
            if block is None:
                continue
            region = previous.regions[number]
            if region.is_empty():
                rewriter.move_region(_region_of(block), region)
                continue
            rewriter.erase(block.terminator())
            rewriter.inline_block_before(block, body(previous, number).terminator())
        previous.loc = op.loc
        rewriter.erase(op)
        behind = previous.next
        if behind is None or behind.info.name != "scf.if" or behind.results or not _are_alike(previous, behind):
            break
        op, bodies = behind, _bodies(behind)
        _use_what_is_yielded(previous, op, True, rewriter)
    rewriter.modified(previous)


def _region_of(block: Block) -> Region:
    assert block.region is not None
    return block.region


def _is_inside(op: Operation, region: Region) -> bool:
    parent = op.parent_region()
    return parent is not None and region.is_ancestor_of(parent)


def _join(combined: Operation, number: int, first: Block | None, second: Block | None, rewriter: Rewriter) -> None:
    """Puts the ops of two blocks into a region of `combined`, under one yield."""
    blocks = [block for block in (first, second) if block is not None]
    if not blocks:
        return
    into = rewriter.create_block(combined.regions[number])
    if len(blocks) == 1:
        rewriter.merge_blocks(blocks[0], into)
        return
    values: list[Value] = []
    loc = blocks[-1].terminator().loc
    for block in blocks:
        terminator = block.terminator()
        values.extend(terminator.operands)
        rewriter.erase(terminator)
        rewriter.merge_blocks(block, into)
    rewriter.insert_at_end(into)
    rewriter.loc = loc
    rewriter.create("scf.yield", values, ())


def combine_nested_ifs(op: Operation, rewriter: Rewriter) -> bool:
    """if a { if b { X } } -> if (a and b) { X }, with results where the outer else yields what the inner one does"""
    then_block = body(op)
    nested = then_block.first
    if nested is None or nested.next is None or nested.next.next is not None or nested.info.name != "scf.if":
        return False
    if _has_else(op) and not _only_yields(op.regions[1]):
        return False
    if _has_else(nested) and not _only_yields(nested.regions[1]):
        return False
    then_yield = list(yielded(op))
    else_yield = list(yielded(op, 1)) if _has_else(op) else []
    inner_else = list(yielded(nested, 1)) if _has_else(nested) else []
    selected: list[int] = []
    for index, (then_value, else_value) in enumerate(zip(then_yield, else_yield, strict=True)):
        if then_value.op is nested:
            if inner_else[then_value.index] is not else_value:
                return False
            then_yield[index] = yielded(nested)[then_value.index]
            continue
        if then_value.parent_block() is then_block:
            return False
        # The nested op decides nothing about this value: it is the outer condition's.
        selected.append(index)
    rewriter.insert_before(op)
    outer_condition = op.operands[0]
    rewriter.loc = op.loc
    condition = rewriter.create("arith.andi", [outer_condition, nested.operands[0]], [I1]).results[0]
    types = [result.type for result in op.results]
    new = rewriter.create("scf.if", [condition], types, regions=[Region(), Region()])
    replacements: list[Value] = list(new.results)
    rewriter.insert_before(new)
    for index in selected:
        replacements[index] = rewriter.create(
            "arith.select", [outer_condition, then_yield[index], else_yield[index]], [then_yield[index].type]
        ).results[0]
    take_body(nested, 0, new, rewriter)
    new_then = body(new)
    give(new_then.terminator(), then_yield, rewriter)
    if op.results:
        block = rewriter.create_block(new.regions[1])
        assert block is not None
        rewriter.create("scf.yield", else_yield, ())
    rewriter.replace(op, replacements)
    return True


def _only_yields(region: Region) -> bool:
    block = region.first
    return block is not None and block.first is block.last


def _uses_inside(op: Operation, value: Value) -> bool:
    """An op inside of `op` has the value as operand."""
    for inner in op.walk():
        if inner is not op:
            for operand in inner.operands:
                if operand is value:
                    return True
    return False


def propagate_condition(op: Operation, rewriter: Rewriter) -> bool:
    """if c { use(c) } else { use(c) } -> if c { use(true) } else { use(false) }"""
    condition = op.operands[0]
    if constant_int(condition) is not None:
        return False
    if len(condition.uses) > MANY and not _uses_inside(op, condition):
        return False
    changed = False
    made: list[Value | None] = [None, None]
    for user in condition.users():
        if user is op:
            continue
        for number, attribute in ((0, TRUE), (1, FALSE)):
            if _is_inside(user, op.regions[number]):
                value = made[number]
                if value is None:
                    rewriter.insert_before(op)
                    value = made[number] = rewriter.constant(attribute, I1)
                rewriter.replace_uses_if(condition, value, [user])
                changed = True
                break
    return changed


def trivial_if_to_select(op: Operation, rewriter: Rewriter) -> bool:
    """%r = if c { yield %a } else { yield %b } -> %r = select c, %a, %b, for values from outside"""
    if not op.results:
        return False
    condition = op.operands[0]
    then_values = yielded(op)
    else_values = yielded(op, 1)
    inside = [
        index
        for index, (one, other) in enumerate(zip(then_values, else_values, strict=True))
        if _in_regions(one, op) or _in_regions(other, op)
    ]
    if len(inside) == len(op.results):
        return False
    rewriter.insert_before(op)
    rewriter.loc = op.loc
    new = rewriter.create(
        "scf.if", [condition], [op.results[index].type for index in inside], regions=[Region(), Region()]
    )
    take_body(op, 0, new, rewriter)
    take_body(op, 1, new, rewriter)
    results: list[Value] = []
    kept = {old: new.results[position] for position, old in enumerate(inside)}
    rewriter.insert_before(new)
    for index, (one, other) in enumerate(zip(then_values, else_values, strict=True)):
        if index in kept:
            results.append(kept[index])
        elif one is other:
            results.append(one)
        else:
            results.append(rewriter.create("arith.select", [condition, one, other], [one.type]).results[0])
    for number, values in ((0, then_values), (1, else_values)):
        terminator = body(new, number).terminator()
        give(terminator, [values[index] for index in inside], rewriter)
    rewriter.replace(op, results)
    return True


def _in_regions(value: Value, op: Operation) -> bool:
    block = value.parent_block()
    region = None if block is None else block.region
    return region is op.regions[0] or region is op.regions[1]


def remove_empty_else(op: Operation, rewriter: Rewriter) -> bool:
    """if c A else {} -> if c A"""
    block = op.regions[1].first
    if op.results or block is None or block.first is not block.last:
        return False
    rewriter.erase_block(block)
    rewriter.modified(op)
    return True


def remove_static_condition(op: Operation, rewriter: Rewriter) -> bool:
    """if true A else B -> A; if false A else B -> B"""
    condition = constant_int(op.operands[0])
    if condition is None:
        return False
    if condition:
        replace_by_block(op, body(op), rewriter)
    elif _has_else(op):
        replace_by_block(op, body(op, 1), rewriter)
    else:
        rewriter.erase(op)
    return True


def yield_of_condition(op: Operation, rewriter: Rewriter) -> bool:
    """%r = if c { yield true } else { yield false } -> c; yield false/true -> not c; and
    `if (a == b) yield a else yield b -> b`"""
    if not op.results:
        return False
    changed = False
    condition = op.operands[0]
    for result, one, other in zip(op.results, yielded(op), yielded(op, 1), strict=True):
        if one is other:
            # Values from outside only: what a region defines, the other cannot yield.
            if result.uses:
                rewriter.replace_uses(result, one)
                changed = True
            continue
        first = constant_int(one)
        second = constant_int(other)
        if first is not None and second is not None and one.type is I1 and result.uses:
            if first == -1 and second == 0:
                rewriter.replace_uses(result, condition)
                changed = True
            elif first == 0 and second == -1:
                rewriter.insert_before(op)
                rewriter.loc = op.loc
                true = rewriter.constant(TRUE, I1)
                negated = rewriter.create("arith.xori", [condition, true], [I1]).results[0]
                rewriter.replace_uses(result, negated)
                changed = True
    return changed


RULES: Final[tuple[Rule, ...]] = (
    Rule("scf.if", swap_negated_condition),
    Rule("scf.if", combine_ifs),
    Rule("scf.if", combine_nested_ifs),
    Rule("scf.if", propagate_condition, names="ConditionPropagation"),
    Rule("scf.if", trivial_if_to_select, names="ConvertTrivialIfToSelect"),
    Rule("scf.if", remove_empty_else, names="RemoveEmptyElseBranch"),
    Rule("scf.if", remove_static_condition),
    Rule("scf.if", yield_of_condition, names="ReplaceIfYieldWithConditionOrValue"),
)
