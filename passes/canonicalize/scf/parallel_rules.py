"""Rules for scf.parallel."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DenseArrayAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I32, INDEX
from pyopt.light import Final
from pyopt.passes.canonicalize.scf.common import body, trip_count
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def _new_parallel(
    op: Operation, lower: list[Value], upper: list[Value], step: list[Value], inits: list[Value], rewriter: Rewriter
) -> Operation:
    rank = len(lower)
    sizes = DenseArrayAttr.get(I32, (rank, rank, rank, len(inits)))
    attributes: dict[str, Attribute] = {"operandSegmentSizes": sizes}
    types = [result.type for result in op.results]
    new = rewriter.create("scf.parallel", [*lower, *upper, *step, *inits], types, attributes, [Region()])
    before, place = rewriter.before, rewriter.block
    rewriter.create_block(new.regions[0], [INDEX] * rank)
    rewriter.before, rewriter.block = before, place
    return new


def drop_single_iterations(op: Operation, rewriter: Rewriter) -> bool:
    """parallel (%i, %j) to (n, 1) -> parallel (%i) to (n); to (n, 0) -> the initial values"""
    lower, upper, step, inits = (operand_group(op, name) for name in ("lowerBound", "upperBound", "step", "initVals"))
    block = body(op)
    arguments: list[Value | None] = []
    kept: list[int] = []
    for index, (low, high, stride) in enumerate(zip(lower, upper, step, strict=True)):
        count = trip_count(low, high, stride)
        if count == 0:
            rewriter.replace(op, inits)
            return True
        if count == 1:
            arguments.append(low)
        else:
            arguments.append(None)
            kept.append(index)
    if len(kept) == len(lower):
        return False
    rewriter.insert_before(op)
    rewriter.loc = op.loc
    if kept:
        new = _new_parallel(
            op, [lower[i] for i in kept], [upper[i] for i in kept], [step[i] for i in kept], inits, rewriter
        )
        new_block = body(new)
        fresh = iter(new_block.arguments)
        values = [one if one is not None else next(fresh) for one in arguments]
        rewriter.merge_blocks(block, new_block, values)
        rewriter.replace(op, new.results)
        return True
    reduce = block.terminator()
    results: list[Value] = []
    rewriter.inline_block_before(block, op, [one for one in arguments if one is not None])
    # Read only now: what is reduced may be an argument of the block, which `arguments` have replaced.
    for init, operand, region in zip(inits, list(reduce.operands), list(reduce.regions), strict=True):
        combine = region.entry()
        back = combine.terminator()
        rewriter.inline_block_before(combine, op, [init, operand])
        results.append(back.operands[0])
        rewriter.erase(back)
    rewriter.erase(reduce)
    rewriter.replace(op, results)
    return True


def merge_nested(op: Operation, rewriter: Rewriter) -> bool:
    """parallel (%i) { parallel (%j) A } -> parallel (%i, %j) A, where the inner bounds are from outside"""
    block = body(op)
    inner = block.first
    if inner is None or inner.info.name != "scf.parallel" or inner.next is not block.last:
        return False
    if operand_group(op, "initVals") or operand_group(inner, "initVals"):
        return False
    groups = ("lowerBound", "upperBound", "step")
    outer_arguments = set(block.arguments)
    if any(value in outer_arguments for name in groups for value in operand_group(inner, name)):
        return False
    bounds = [[*operand_group(op, name), *operand_group(inner, name)] for name in groups]
    rewriter.insert_before(op)
    rewriter.loc = op.loc
    new = _new_parallel(op, bounds[0], bounds[1], bounds[2], [], rewriter)
    new_block = body(new)
    rank = len(block.arguments)
    inner_block = body(inner)
    for argument, value in zip(block.arguments, new_block.arguments[:rank], strict=True):
        rewriter.replace_uses(argument, value)
    rewriter.merge_blocks(inner_block, new_block, new_block.arguments[rank:])
    rewriter.replace(op, [])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("scf.parallel", drop_single_iterations, names="ParallelOpSingleOrZeroIterationDimsFolder"),
    Rule("scf.parallel", merge_nested, names="MergeNestedParallelLoops"),
)
