"""Parallel loops as sequential ones.

    scf.parallel (%i, %j) = (%a, %b) to (%c, %d) step (%s, %t)       scf.for %i = %a to %c step %s {
      use(%i, %j)                                                      scf.for %j = %b to %d step %t {
                                                               ->        use(%i, %j)

What a reduction combines is carried by the loops.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.mixed_indices import mixed_bounds
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.rewriter import Rewriter


def lower_parallel(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """scf.parallel -> nested scf.for that carry what is reduced"""
    counters: list[Value] = []
    carried = operand_group(op, "initVals")
    results: list[Value] = []
    block: Block | None = None
    for lower, upper, step in zip(
        operand_group(op, "lowerBound"), operand_group(op, "upperBound"), operand_group(op, "step"), strict=True
    ):
        body = Block()
        counters.append(body.add_argument(INDEX, rewriter.loc))
        arguments: list[Value] = [body.add_argument(value.type, value.location()) for value in carried]
        region = Region()
        region.append(body)
        types = [value.type for value in carried]
        loop = rewriter.create("scf.for", [lower, upper, step, *carried], types, regions=[region])
        if block is None:
            results = list(loop.results)
        elif loop.results:
            rewriter.insert_at_end(block)
            rewriter.create("scf.yield", loop.results, [])
        if not carried:
            rewriter.insert_at_end(body)
            rewriter.create("scf.yield", [], [])
        carried = arguments
        block = body
        rewriter.insert_at_start(body)
    inner = op.regions[0].entry()
    reduce = inner.terminator()
    if block is None:
        # Of an scf.forall without dimensions, which runs once.
        rewriter.erase(reduce)
        rewriter.inline_block_before(inner, op)
        rewriter.replace(op, [])
        return True
    given: list[Value] = []
    for region, argument, operand in zip(reduce.regions, carried, reduce.operands, strict=False):
        combine = region.entry()
        terminator = combine.terminator()
        given.append(terminator.operands[0])
        rewriter.erase(terminator)
        rewriter.inline_block_before(combine, reduce, [argument, operand])
    rewriter.erase(reduce)
    if block.first is None:
        rewriter.merge_blocks(inner, block, counters)
    else:
        rewriter.inline_block_before(inner, block.terminator(), counters)
    if given:
        rewriter.insert_at_end(block)
        rewriter.create("scf.yield", [rewriter.remapped_one(value) for value in given], [])
    rewriter.replace(op, results)
    return True


def lower_forall(op: Operation, operands: list[Value], rewriter: Rewriter) -> bool:
    """scf.forall without results -> scf.parallel"""
    if op.results:
        return False
    lower, upper, steps = _bounds(op, rewriter)
    attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(len(lower), len(upper), len(steps), 0)}
    if "mapping" in op.attributes:
        attributes["mapping"] = op.attributes["mapping"]
    loop = rewriter.create("scf.parallel", [*lower, *upper, *steps], [], attributes, [Region()])
    rewriter.move_region(op.regions[0], loop.regions[0])
    body = loop.regions[0].entry()
    terminator = body.terminator()
    rewriter.loc = terminator.loc
    rewriter.insert_at_end(body)
    rewriter.create("scf.reduce", [], [])
    rewriter.erase(terminator)
    rewriter.replace(op, [])
    return True


def lower_forall_to_nested(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """scf.forall without results -> nested scf.for"""
    if op.results:
        return False
    counters: list[Value] = []
    block: Block | None = None
    for bounds in zip(*_bounds(op, rewriter), strict=True):
        block = Block()
        counters.append(block.add_argument(INDEX, rewriter.loc))
        region = Region()
        region.append(block)
        rewriter.create("scf.for", bounds, [], regions=[region])
        rewriter.insert_at_end(block)
        rewriter.create("scf.yield", [], [])
        rewriter.insert_at_start(block)
    if block is None:
        return False
    body = op.regions[0].entry()
    rewriter.erase(body.terminator())
    rewriter.inline_block_before(body, block.terminator(), counters)
    rewriter.replace(op, [])
    return True


def _bounds(op: Operation, rewriter: Rewriter) -> list[list[Value]]:
    """The lower bounds, upper bounds and steps of an scf.forall, the static ones as constants."""
    return [
        [rewriter.constant(IntegerAttr.get(one, INDEX), INDEX) if isinstance(one, int) else one for one in values]
        for values in mixed_bounds(op)
    ]
