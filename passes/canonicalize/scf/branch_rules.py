"""Rules for all ops whose regions hand values around: scf.execute_region, for, if, index_switch and while.

duplicates    for iter_args(%x = %a, %y = %a) { .. yield %b, %b }    %y and its result become %x and the result of %x
invariants    for iter_args(%x = %a) { .. yield %x }                 %x and its result become %a
unused        for iter_args(%x = %a) { .. yield %b }                 if neither %x nor its result is used, it goes
"""

from __future__ import annotations

from pyopt.analysis.region_flow import RegionFlow
from pyopt.ir.core import Operation, Region, Value
from pyopt.light import Final, Sequence
from pyopt.passes.canonicalize.scf.common import defined_outside
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def merge_duplicates(op: Operation, rewriter: Rewriter) -> bool:
    """for iter_args(%x = %a, %y = %a) { .. %y .. yield %b, %b } -> .. %x .."""
    flow = RegionFlow(op)
    if not flow.known:
        return False
    changed = False
    sets: list[Sequence[Value]] = [op.results]
    sets += [region.first.arguments for region in op.regions if region.first is not None]
    for values in sets:
        first: dict[tuple[tuple[Operation, Value], ...], Value] = {}
        for value in values:
            made_of = tuple([(source, source.operands[number]) for source, number in flow.comes_from.get(value, ())])
            if not made_of:
                continue
            same = first.setdefault(made_of, value)
            if same is not value and value.uses:
                rewriter.replace_uses(value, same)
                changed = True
    return changed


def forward_invariants(op: Operation, rewriter: Rewriter) -> bool:
    """for iter_args(%x = %a) { .. %x .. yield %x } -> .. %a .., where %a is from outside"""
    flow = RegionFlow(op)
    if not flow.known:
        return False
    changed = False
    for value in flow.comes_from:
        if not value.uses:
            continue
        reaching = flow.reaching(value)
        if len(reaching) == 1:
            (only,) = reaching
            if defined_outside(only, op):
                rewriter.replace_uses(value, only)
                changed = True
    return changed


def drop_unused(op: Operation, rewriter: Rewriter) -> bool:
    """for iter_args(%x = %a) { .. yield %b } -> for { .. }, where neither %x nor its result is used anywhere"""
    flow = RegionFlow(op)
    if not flow.known:
        return False
    kept = flow.bound_to([value for value in flow.comes_from if value.uses])
    if len(kept) == len(flow.comes_from):
        return False

    def goes(value: Value) -> bool:
        return value in flow.comes_from and value not in kept

    for source in flow.sources():
        operands = [
            operand
            for number, operand in enumerate(source.operands)
            if not goes(next(iter(flow.becomes.get((source, number), ())), operand))
        ]
        if len(operands) != len(source.operands):
            rewriter.set_operands(source, operands)
    for region in op.regions:
        if region.first is not None:
            region.first.erase_arguments([goes(argument) for argument in region.first.arguments])
    results = [result for result in op.results if not goes(result)]
    if len(results) == len(op.results):
        return True
    rewriter.insert_before(op)
    rewriter.loc = op.loc
    types = [result.type for result in results]
    new = rewriter.create(op.info.name, op.operands, types, op.attributes, [Region() for _ in op.regions])
    for old, region in zip(op.regions, new.regions, strict=True):
        rewriter.move_region(old, region)
    replacements: list[Value] = list(op.results)
    for result, value in zip(results, new.results, strict=True):
        replacements[result.index] = value
    rewriter.replace(op, replacements)
    return True


def branch_rules(name: str) -> tuple[Rule, ...]:
    """The rules for one op."""
    return (
        Rule(name, merge_duplicates, names="RemoveDuplicateSuccessorInputUses"),
        Rule(name, forward_invariants, names="MakeRegionBranchOpSuccessorInputsDead"),
        Rule(name, drop_unused, names="RemoveDeadRegionBranchOpSuccessorInputs"),
    )


RULES: Final[tuple[Rule, ...]] = (
    *branch_rules("scf.execute_region"),
    *branch_rules("scf.for"),
    # What both regions of an scf.if give is a select before it is seen to be the same.
    *[rule for rule in branch_rules("scf.if") if rule.apply is not forward_invariants],
    *branch_rules("scf.index_switch"),
    *branch_rules("scf.while"),
)
