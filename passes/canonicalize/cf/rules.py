"""The canonicalization rules of the cf dialect."""

from __future__ import annotations

from pyopt.dialects.switch_cases import case_values
from pyopt.ir.attributes import FALSE, TRUE, Attribute, DenseArrayAttr, IntegerAttr
from pyopt.ir.core import Block, BlockArgument, Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.signature import segments
from pyopt.ir.traits import successor_operands
from pyopt.ir.types import I1, I32, VectorType
from pyopt.light import Final, final
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


@final
class BranchTarget:
    """The destination of a branch, and the operands forwarded to it."""

    __slots__ = ("block", "operands")

    def __init__(self, block: Block, operands: list[Value]) -> None:
        self.block = block
        self.operands = operands

    def same(self, other: BranchTarget) -> bool:
        return self.block is other.block and same_values(self.operands, other.operands)


def same_values(left: list[Value], right: list[Value]) -> bool:
    return len(left) == len(right) and all(a is b for a, b in zip(left, right, strict=True))


def targets(op: Operation) -> list[BranchTarget]:
    """The successors of a branch with their operands."""
    out: list[BranchTarget] = []
    for index, block in enumerate(op.successors):
        start, end = successor_operands(op, index)
        out.append(BranchTarget(block, op.operands[start:end]))
    return out


def single_predecessor(block: Block) -> Operation | None:
    """The branch that leads to the block, if there is one edge only."""
    if len(block.predecessors) != 1:
        return None
    for op, count in block.predecessors.items():
        return op if count == 1 else None
    return None


def is_endless(block: Block) -> bool:
    """The block is followed by others, each by cf.br, of which one comes again; their other ops do not matter."""
    seen: set[Block] = set()
    following: Block | None = block
    while following is not None and following not in seen:
        seen.add(following)
        branch = following.last
        following = branch.successors[0] if branch is not None and branch.info.name == "cf.br" else None
    return following is not None


def collapsed(target: BranchTarget) -> BranchTarget | None:
    """The next target, if this one only branches on, and not to blocks that only follow each other without end."""
    block = target.block
    branch = block.last
    if branch is None or branch is not block.first or branch.info.name != "cf.br":
        return None
    for argument in block.arguments:
        for user in argument.uses:
            if user is not branch:
                return None
    if is_endless(block):
        return None
    operands: list[Value] = []
    for value in branch.operands:
        passed = isinstance(value, BlockArgument) and value.block is block
        operands.append(target.operands[value.index] if passed else value)
    return BranchTarget(branch.successors[0], operands)


def branch_to(op: Operation, target: BranchTarget, rewriter: Rewriter) -> None:
    """Replaces a branch by cf.br."""
    rewriter.replace_with_new(op, "cf.br", target.operands, (), successors=[target.block])


# cf.assert.


def erase_true_assertion(op: Operation, rewriter: Rewriter) -> bool:
    """assert true -> nothing"""
    if constant_of(op.operands[0]) is not TRUE:
        return False
    rewriter.erase(op)
    return True


# cf.br.


def merge_single_predecessor(op: Operation, rewriter: Rewriter) -> bool:
    """br ^b(x), where nothing else leads to ^b -> the ops of ^b"""
    block = op.successors[0]
    into = op.block
    assert into is not None
    if block is into or single_predecessor(block) is None:
        return False
    operands = list(op.operands)
    rewriter.erase(op)
    rewriter.merge_blocks(block, into, operands)
    return True


def pass_through(op: Operation, rewriter: Rewriter) -> bool:
    """br ^b; ^b: br ^c -> br ^c"""
    if op.successors[0] is op.block:
        return False
    target = collapsed(BranchTarget(op.successors[0], op.operands))
    if target is None:
        return False
    branch_to(op, target, rewriter)
    return True


# cf.cond_br.


def conditional(op: Operation, first: BranchTarget, second: BranchTarget, rewriter: Rewriter) -> None:
    """Replaces a branch by cf.cond_br on the same condition, with the same weights."""
    attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(1, len(first.operands), len(second.operands))}
    weights = op.attributes.get("branch_weights")
    if weights is not None:
        attributes["branch_weights"] = weights
    rewriter.replace_with_new(
        op,
        "cf.cond_br",
        [op.operands[0], *first.operands, *second.operands],
        (),
        attributes,
        successors=[first.block, second.block],
    )


def constant_condition(op: Operation, rewriter: Rewriter) -> bool:
    """cond_br true, ^a, ^b -> br ^a; cond_br false, ^a, ^b -> br ^b"""
    condition = constant_of(op.operands[0])
    if not isinstance(condition, IntegerAttr):
        return False
    first, second = targets(op)
    branch_to(op, first if condition is TRUE else second, rewriter)
    return True


def pass_through_either(op: Operation, rewriter: Rewriter) -> bool:
    """cond_br c, ^a, ^b; ^a: br ^d -> cond_br c, ^d, ^b"""
    first, second = targets(op)
    new_first = collapsed(first)
    new_second = collapsed(second)
    if new_first is None and new_second is None:
        return False
    conditional(op, new_first or first, new_second or second, rewriter)
    return True


def identical_successors(op: Operation, rewriter: Rewriter) -> bool:
    """cond_br c, ^a(x), ^a(x) -> br ^a(x); cond_br c, ^a(x), ^a(y) -> br ^a(select c, x, y) if only this leads there"""
    first, second = targets(op)
    if first.block is not second.block:
        return False
    if same_values(first.operands, second.operands):
        branch_to(op, first, rewriter)
        return True
    if any(other.block is not op.block for other in first.block.predecessors):
        return False
    merged: list[Value] = []
    for one, other in zip(first.operands, second.operands, strict=True):
        if one is other:
            merged.append(one)
        else:
            merged.append(rewriter.create("arith.select", [op.operands[0], one, other], [one.type]).results[0])
    branch_to(op, BranchTarget(first.block, merged), rewriter)
    return True


def known_from_predecessor(op: Operation, rewriter: Rewriter) -> bool:
    """cond_br c, ^a, ^b; ^a: cond_br c, ^d, ^e -> ^a: br ^d"""
    block = op.block
    assert block is not None
    before = single_predecessor(block)
    if before is None or before.info is not op.info or before.operands[0] is not op.operands[0]:
        return False
    first, second = targets(op)
    branch_to(op, first if before.successors[0] is block else second, rewriter)
    return True


def propagate_truth(op: Operation, rewriter: Rewriter) -> bool:
    """cond_br c, ^a, ^b; ^a: use(c) -> ^a: use(true); ^b: use(c) -> ^b: use(false)"""
    condition = op.operands[0]
    changed = False
    for block, value in ((op.successors[0], TRUE), (op.successors[1], FALSE)):
        if single_predecessor(block) is None:
            continue
        users = [user for user in condition.users() if user.block is block]
        if users:
            constant = rewriter.constant(value, I1)
            rewriter.replace_uses_if(condition, constant, users)
            changed = True
    return changed


def drop_unreachable(op: Operation, rewriter: Rewriter) -> bool:
    """cond_br c, ^a, ^b; ^b: unreachable -> br ^a"""
    first, second = targets(op)
    for gone, kept in ((first, second), (second, first)):
        start = gone.block.first
        if start is not None and start.info.name == "ub.unreachable":
            branch_to(op, kept, rewriter)
            return True
    return False


# cf.switch.


def switch(
    op: Operation, default: BranchTarget, numbers: list[int], cases: list[BranchTarget], rewriter: Rewriter
) -> None:
    """Replaces a switch by one with other targets."""
    flag = op.operands[0]
    operands = [flag, *default.operands]
    for case in cases:
        operands.extend(case.operands)
    sizes = tuple([len(case.operands) for case in cases])
    attributes: dict[str, Attribute] = {
        "case_operand_segments": DenseArrayAttr.get(I32, sizes),
        "operandSegmentSizes": segments(1, len(default.operands), sum(sizes)),
    }
    if numbers:
        attributes["case_values"] = DenseElementsAttr.from_values(VectorType.get((len(numbers),), flag.type), numbers)
    blocks = [default.block, *[case.block for case in cases]]
    rewriter.replace_with_new(op, "cf.switch", operands, (), attributes, successors=blocks)


def take_case(op: Operation, number: int, rewriter: Rewriter) -> None:
    """Replaces a switch by the branch for one value of its flag."""
    default, *cases = targets(op)
    for value, case in zip(case_values(op), cases, strict=True):
        if value == number:
            default = case
            break
    branch_to(op, default, rewriter)


def only_default(op: Operation, rewriter: Rewriter) -> bool:
    """switch x, [default: ^a] -> br ^a"""
    if len(op.successors) != 1:
        return False
    branch_to(op, targets(op)[0], rewriter)
    return True


def drop_cases_like_default(op: Operation, rewriter: Rewriter) -> bool:
    """switch x, [default: ^a, 1: ^a, 2: ^b] -> switch x, [default: ^a, 2: ^b]"""
    default, *cases = targets(op)
    kept = [(n, case) for n, case in zip(case_values(op), cases, strict=True) if not case.same(default)]
    if len(kept) == len(cases):
        return False
    switch(op, default, [number for number, _ in kept], [case for _, case in kept], rewriter)
    return True


def constant_flag(op: Operation, rewriter: Rewriter) -> bool:
    """switch 2, [default: ^a, 2: ^b] -> br ^b"""
    flag = constant_of(op.operands[0])
    if not isinstance(flag, IntegerAttr):
        return False
    take_case(op, flag.value, rewriter)
    return True


def pass_through_any(op: Operation, rewriter: Rewriter) -> bool:
    """switch x, [default: ^a]; ^a: br ^b -> switch x, [default: ^b]"""
    before = targets(op)
    after = [collapsed(target) for target in before]
    if not any(after):
        return False
    default, *cases = [new or old for new, old in zip(after, before, strict=True)]
    switch(op, default, case_values(op), cases, rewriter)
    return True


def flag_known_from_predecessor(op: Operation, rewriter: Rewriter) -> bool:
    """switch x, [default: ^a, 2: ^b]; ^b: switch x, [default: ^c, 2: ^d] -> ^b: br ^d"""
    block = op.block
    assert block is not None
    before = single_predecessor(block)
    if before is None or before.info is not op.info or before.operands[0] is not op.operands[0]:
        return False
    if before.successors[0] is block:
        return False
    for number, successor in zip(case_values(before), before.successors[1:], strict=True):
        if successor is block:
            take_case(op, number, rewriter)
            return True
    return False


def cases_ruled_out_by_predecessor(op: Operation, rewriter: Rewriter) -> bool:
    """switch x, [default: ^a, 2: _]; ^a: switch x, [default: ^c, 2: ^d, 3: ^e] -> ^a: switch x, [default: ^c, 3: ^e]"""
    block = op.block
    assert block is not None
    before = single_predecessor(block)
    if before is None or before.info is not op.info or before.operands[0] is not op.operands[0]:
        return False
    if before.successors[0] is not block:
        return False
    gone = set(case_values(before))
    default, *cases = targets(op)
    kept = [(n, case) for n, case in zip(case_values(op), cases, strict=True) if n not in gone]
    if len(kept) == len(cases):
        return False
    switch(op, default, [number for number, _ in kept], [case for _, case in kept], rewriter)
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("cf.assert", erase_true_assertion),
    Rule("cf.br", merge_single_predecessor),
    Rule("cf.br", pass_through),
    Rule("cf.cond_br", constant_condition, names="SimplifyConstCondBranchPred"),
    Rule("cf.cond_br", pass_through_either, names="SimplifyPassThroughCondBranch"),
    Rule("cf.cond_br", identical_successors, names="SimplifyCondBranchIdenticalSuccessors"),
    Rule("cf.cond_br", known_from_predecessor, names="SimplifyCondBranchFromCondBranchOnSameCondition"),
    Rule("cf.cond_br", propagate_truth, names="CondBranchTruthPropagation"),
    Rule("cf.cond_br", drop_unreachable, names="DropUnreachableCondBranch"),
    Rule("cf.switch", only_default),
    Rule("cf.switch", drop_cases_like_default),
    Rule("cf.switch", constant_flag),
    Rule("cf.switch", pass_through_any),
    Rule("cf.switch", flag_known_from_predecessor),
    Rule("cf.switch", cases_ruled_out_by_predecessor),
)
