"""Structured control flow as blocks and branches.

    scf.for %i = %l to %u step %s {             cf.br ^head(%l : index)
      use(%i)                                 ^head(%i: index):
    }                                   ->      %c = arith.cmpi slt, %i, %u : index
                                                cf.cond_br %c, ^body, ^end
                                              ^body:
                                                use(%i)
                                                %n = arith.addi %i, %s : index
                                                cf.br ^head(%n : index)
                                              ^end:

A region's blocks go between the op's block, which ends where the op was, and a block with what followed it. Parallel
loops become nested sequential ones first. A scf.forall with results has tensors to update and cannot be converted. What
is in a region that holds one block only, such as that of an affine.for, stays as it is. So does an op that ends a block
(one in the region of an unregistered op needs no terminator): the block behind it would be empty.
"""

from __future__ import annotations

from pyopt.analysis.counting import counts_unsigned
from pyopt.ir.attributes import Attribute, DenseArrayAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.dominance import is_in_order
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.opinfo import SINGLE_BLOCK, SINGLE_BLOCK_IMPLICIT
from pyopt.ir.signature import segments
from pyopt.ir.types import I32, VectorType
from pyopt.light import Final, Sequence
from pyopt.passes.building.arith import SIGNED_LESS, UNSIGNED_LESS, binary, compare
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.scf_parallel import lower_forall, lower_parallel
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget


def branch(rewriter: ConversionRewriter, block: Block, values: Sequence[Value] = ()) -> Operation:
    """Goes to `block`."""
    return rewriter.create("cf.br", values, [], successors=[block])


def branch_if(
    rewriter: ConversionRewriter,
    condition: Value,
    block: Block,
    values: Sequence[Value],
    other: Block,
) -> Operation:
    """Goes to `block` if `condition` holds, else to `other`."""
    sizes = segments(1, len(values), 0)
    return rewriter.create(
        "cf.cond_br", [condition, *values], [], {"operandSegmentSizes": sizes}, successors=[block, other]
    )


def split_before(op: Operation, rewriter: ConversionRewriter) -> tuple[Block, Block]:
    """The block of `op`, which ends before it now, and the new one that begins with it."""
    block = op.block
    assert block is not None
    return block, rewriter.split_block(block, op)


def joining_block(op: Operation, rest: Block, rewriter: ConversionRewriter) -> Block:
    """A block before `rest` whose arguments are what `op` gives; `rest` itself if it gives nothing."""
    if not op.results:
        return rest
    block = rewriter.create_block_before(rest, [result.type for result in op.results])
    branch(rewriter, rest)
    return block


def place_region(region: Region, before: Block, rewriter: ConversionRewriter) -> tuple[Block, Block]:
    """Moves the region's blocks before `before`: the first and the last of them."""
    first = region.first
    last = region.last
    assert first is not None and last is not None
    rewriter.move_region_before(region, before)
    return first, last


def leave_region(last: Block, to: Block, rewriter: ConversionRewriter) -> None:
    """The terminator of a region becomes a branch that takes along what it gave."""
    terminator = last.terminator()
    rewriter.insert_at_end(last)
    branch(rewriter, to, terminator.operands)
    rewriter.erase(terminator)


def lower_for(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """scf.for -> a block that decides, the body, and a step back"""
    before, end = split_before(op, rewriter)
    region = op.regions[0]
    head = region.first
    last = region.last
    assert head is not None and last is not None
    body = rewriter.split_at_start(head)
    if last is head:
        last = body
    rewriter.move_region_before(region, end)
    counter = head.arguments[0]
    terminator = last.terminator()
    rewriter.insert_at_end(last)
    step = op.operands[2]
    stepped = binary(rewriter, "addi", counter, step)
    branch(rewriter, head, [stepped, *terminator.operands])
    rewriter.erase(terminator)
    rewriter.insert_at_end(before)
    branch(rewriter, head, [op.operands[0], *op.operands[3:]])
    rewriter.insert_at_end(head)
    less = compare(rewriter, UNSIGNED_LESS if counts_unsigned(op) else SIGNED_LESS, counter, op.operands[1])
    branch_if(rewriter, less, body, (), end)
    rewriter.replace(op, head.arguments[1:])
    return True


def lower_if(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """scf.if -> cf.cond_br to a block for each region"""
    before, rest = split_before(op, rewriter)
    end = joining_block(op, rest, rewriter)
    then_block, last = place_region(op.regions[0], end, rewriter)
    leave_region(last, end, rewriter)
    else_block = end
    if not op.regions[1].is_empty():
        else_block, last = place_region(op.regions[1], end, rewriter)
        leave_region(last, end, rewriter)
    rewriter.insert_at_end(before)
    branch_if(rewriter, op.operands[0], then_block, (), else_block)
    rewriter.replace(op, end.arguments if op.results else [])
    return True


def lower_execute_region(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """scf.execute_region -> its blocks in place"""
    before, rest = split_before(op, rewriter)
    first = op.regions[0].entry()
    rewriter.insert_at_end(before)
    branch(rewriter, first)
    for block in op.regions[0]:
        terminator = block.terminator()
        if terminator.info.name == "scf.yield":
            leave_region(block, rest, rewriter)
    rewriter.move_region_before(op.regions[0], rest)
    values = [rest.add_argument(result.type, op.loc) for result in op.results]
    rewriter.replace(op, values)
    return True


def lower_index_switch(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """scf.index_switch -> cf.switch"""
    before, end = split_before(op, rewriter)
    values = [end.add_argument(result.type, op.loc) for result in op.results]
    blocks: list[Block] = []
    for region in [*op.regions[1:], op.regions[0]]:
        block, last = place_region(region, end, rewriter)
        rewriter.loc = last.terminator().loc
        leave_region(last, end, rewriter)
        blocks.append(block)
    rewriter.insert_at_end(before)
    rewriter.loc = op.loc
    flag = rewriter.create("arith.index_cast", [op.operands[0]], [I32]).results[0]
    cases = op.attributes["cases"]
    assert isinstance(cases, DenseArrayAttr)
    default = blocks.pop()
    numbers = b"".join([(value % 2**32).to_bytes(4, "little") for value in cases.values])
    attributes: dict[str, Attribute] = {
        "case_operand_segments": DenseArrayAttr.get(I32, (0,) * len(blocks)),
        "operandSegmentSizes": segments(1, 0, 0),
    }
    if numbers:
        attributes["case_values"] = DenseElementsAttr.get(VectorType.get((len(blocks),), I32), numbers)
    rewriter.create("cf.switch", [flag], [], attributes, successors=[default, *blocks])
    rewriter.replace(op, values)
    return True


def lower_while(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """scf.while -> the blocks that decide, then the body that goes back to them"""
    before, end = split_before(op, rewriter)
    after, after_last = place_region(op.regions[1], end, rewriter)
    head, head_last = place_region(op.regions[0], after, rewriter)
    rewriter.insert_at_end(before)
    branch(rewriter, head, op.operands)
    condition = head_last.terminator()
    values = condition.operands[1:]
    _replace_condition(condition, after, end, rewriter)
    rewriter.insert_at_end(after_last)
    terminator = after_last.terminator()
    rewriter.loc = terminator.loc
    branch(rewriter, head, terminator.operands)
    rewriter.erase(terminator)
    rewriter.replace(op, values)
    return True


def lower_do_while(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """scf.while whose second region only forwards what it gets -> blocks that go back to themselves"""
    body = op.regions[1].entry()
    terminator = body.terminator()
    if body is not op.regions[1].last or body.first is not terminator:
        return False
    if terminator.operands != [*body.arguments]:
        return False
    before, end = split_before(op, rewriter)
    head, head_last = place_region(op.regions[0], end, rewriter)
    rewriter.insert_at_end(before)
    branch(rewriter, head, op.operands)
    condition = head_last.terminator()
    values = condition.operands[1:]
    _replace_condition(condition, head, end, rewriter)
    rewriter.replace(op, values)
    return True


def _replace_condition(condition: Operation, again: Block, end: Block, rewriter: ConversionRewriter) -> None:
    """scf.condition -> cf.cond_br to `again` with its values, or to `end`"""
    block = condition.block
    assert block is not None
    rewriter.insert_at_end(block)
    loc = rewriter.loc
    rewriter.loc = condition.loc
    branch_if(rewriter, condition.operands[0], again, condition.operands[1:], end)
    rewriter.erase(condition)
    rewriter.loc = loc


PATTERNS: Final = (
    ConversionPattern("scf.for", lower_for),
    ConversionPattern("scf.if", lower_if),
    ConversionPattern("scf.parallel", lower_parallel),
    ConversionPattern("scf.while", lower_while),
    ConversionPattern("scf.execute_region", lower_execute_region),
    ConversionPattern("scf.index_switch", lower_index_switch),
    ConversionPattern("scf.forall", lower_forall),
    ConversionPattern("scf.while", lower_do_while, benefit=2),
)

_CONVERTED: Final = frozenset(pattern.root for pattern in PATTERNS)
_BECOME_BLOCKS: Final = frozenset(
    ("scf.for", "scf.forall", "scf.forall.in_parallel", "scf.if", "scf.index_switch", "scf.parallel", "scf.reduce",
     "scf.while")
)  # fmt: skip
"""Ops whose regions become blocks of the region that they are in, by the patterns above."""


_WITHOUT_ARGUMENTS: Final = frozenset(("scf.execute_region", "scf.if", "scf.index_switch"))
"""Ops whose regions are entered without values. The verifier does not check that their blocks take none."""


def _has_arguments(op: Operation) -> bool:
    return any(region.first is not None and len(region.first.arguments) != 0 for region in op.regions)


def _ops_that_stay(root: Operation) -> set[Operation]:
    """The ops whose blocks would end up in a region that holds one block only, or with an empty block behind them.

    Also those with arguments that no branch could pass a value to.
    """
    found: set[Operation] = set()
    work: list[tuple[Operation, bool]] = [(root, False)]
    while work:
        op, stays = work.pop()
        if op.info.name in _CONVERTED and not stays:
            stays = op.next is None or (op.info.name in _WITHOUT_ARGUMENTS and _has_arguments(op))
        if stays:
            found.add(op)
        if not op.regions:
            continue
        inside = stays
        if not op.info.registered:
            inside = any(not is_in_order(block) for region in op.regions for block in region)
        elif op.info.name not in _BECOME_BLOCKS:
            inside = op.info.traits & (SINGLE_BLOCK | SINGLE_BLOCK_IMPLICIT) != 0 or "sized<1>" in op.info.regions
        work += [(inner, inside) for region in op.regions for block in region for inner in block]
    return found


ALLOW_PATTERN_ROLLBACK: Final = FlagOption(
    "allow-pattern-rollback", True, "Fold ops whose operands are constants that were converted"
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    staying = _ops_that_stay(op)
    target = ConversionTarget()
    target.ask(lambda one: one in staying, *[pattern.root for pattern in PATTERNS])
    target.all_else_is_legal()
    return convert(
        op, pass_context, target, PATTERNS, any_order=True, rollback=ALLOW_PATTERN_ROLLBACK.of(pass_context.options)
    )


PASS = make_pass("convert-scf-to-cf", run, (ALLOW_PATTERN_ROLLBACK,), class_name="SCFToControlFlowPass", apart=True)
