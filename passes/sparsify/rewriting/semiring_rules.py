"""Bodies that no rule of sums and products covers, said by the ops of a semi-ring.

    %m = arith.maximumf %x, %a                       x the output's element, a the only input's, sparse
->
    %u = sparse_tensor.unary %a : f64 to f64 present = {a} absent = {0.0}
    %m = sparse_tensor.reduce %u, %x, %initial : f64 { maximumf }

    %s = arith.select %c, %a, %b
->
    %s = sparse_tensor.binary %a, %b : f64, f64 to f64
        overlap = {select c, a, b} left = {select c, a, 0.0} right = {select c, 0.0, b}
"""

from __future__ import annotations

from pyopt.dialects.linalg.notation import REDUCTION
from pyopt.dialects.linalg.structure import body_of, has_tensor_semantics, input_count, iterator_types, rank_of
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.core import BlockArgument, Operation, Region, Value
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence
from pyopt.passes.sparsify.storage.constants import zero_constant
from pyopt.passes.sparsify.storage.materialization import skips_elements

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

ABSORBING: Final = (
    "arith.andi", "arith.maximumf", "arith.maxsi", "arith.maxui", "arith.minimumf", "arith.minsi", "arith.minui",
    "arith.mulf", "arith.muli",
)  # fmt: skip
"""The combiners that the reference's rule takes. An absent element, a zero, makes a difference to all but maxui."""


def add_region(region: Region, types: Sequence[Type], rewriter: Rewriter) -> list[Value]:
    """Gives a region its block, and the insertion point to it; the block's arguments."""
    block = rewriter.create_block(region, types)
    return list(block.arguments)


def give(value: Value, rewriter: Rewriter) -> None:
    rewriter.create("sparse_tensor.yield", [value], [])


def create_unary(value: Value, absent: Callable[[], Value] | None, rewriter: Rewriter) -> Value:
    """unary that leaves a stored element as it is; `absent` makes what stands for others, if anything does."""
    regions = [Region(), Region()]
    op = rewriter.create("sparse_tensor.unary", [value], [value.type], None, regions)
    give(add_region(regions[0], [value.type], rewriter)[0], rewriter)
    if absent is not None:
        add_region(regions[1], [], rewriter)
        give(absent(), rewriter)
    rewriter.insert_after(op)
    return op.results[0]


def create_reduce(one: Value, other: Value, identity: Value, combiner: Operation, rewriter: Rewriter) -> Value:
    """reduce by the region that does what `combiner` does to its operands."""
    regions = [Region()]
    op = rewriter.create("sparse_tensor.reduce", [one, other, identity], [one.type], None, regions)
    arguments = add_region(regions[0], [one.type, one.type], rewriter)
    values = dict(zip(combiner.operands, arguments, strict=True))
    give(rewriter.clone(combiner, values).results[0], rewriter)
    rewriter.insert_after(op)
    return op.results[0]


def absorbing_reduction(op: Operation, names: Sequence[str] = ABSORBING) -> Operation | None:
    """The op by which a generic combines its one input, which is sparse, with the output, and does nothing else."""
    if not has_tensor_semantics(op) or input_count(op) != 1 or len(op.results) != 1:
        return None
    if REDUCTION not in iterator_types(op) or not skips_elements(op.operands[0].type):
        return None
    block = body_of(op)
    combiner = block.terminator().operands[0].op
    if combiner is None or combiner.info.name not in names:
        return None
    one, other = block.arguments
    operands = combiner.operands
    return combiner if operands in ([one, other], [other, one]) else None


def reduction_as_semiring(op: Operation, rewriter: Rewriter) -> bool:
    """x = op(x, a) -> x = reduce (unary a, absent is 0), x by op"""
    combiner = absorbing_reduction(op)
    if combiner is None or rank_of(op.operands[1].type) != 0:
        # What a reduction of several elements begins with is no one number.
        return False
    block = body_of(op)
    element, old = block.arguments
    rewriter.start_at(op)
    initial = rewriter.create("tensor.extract", [op.operands[1]], [old.type]).results[0]
    rewriter.insert_at_start(block)
    unary = create_unary(element, lambda: zero_constant(rewriter, element.type), rewriter)
    reduced = create_reduce(unary, old, initial, combiner, rewriter)
    rewriter.replace(combiner, [reduced])
    return True


def select_as_semiring(op: Operation, rewriter: Rewriter) -> bool:
    """select c, a, b -> binary a, b {select c, a, b} {select c, a, 0} {select c, 0, b}"""
    return _select_as_semiring(op, rewriter, all_known=True)


def select_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """The same, though what is compared may not be there."""
    return _select_as_semiring(op, rewriter, all_known=False)


def _select_as_semiring(op: Operation, rewriter: Rewriter, all_known: bool) -> bool:
    if not has_tensor_semantics(op) or not any(encoding_of(operand.type) is not None for operand in op.operands):
        return False
    found = [one for one in body_of(op) if is_choice(one, op, all_known)]
    for choice in found:
        rewriter.insert_before(choice)
        rewriter.loc = op.loc
        rewriter.replace(choice, [_binary(choice, op, rewriter)])
    return bool(found)


def is_choice(choice: Operation, op: Operation, all_known: bool) -> bool:
    """A select among elements by what is known, all or something of it, wherever one of them is stored."""
    if choice.info.name != "arith.select":
        return False
    condition, yes, no = choice.operands
    block = body_of(op)
    if not all(isinstance(value, BlockArgument) and value.block is block for value in (yes, no)):
        return False
    if _is_known(condition, op):
        return True
    compared = condition.op
    if compared is None or compared.info.name not in ("arith.cmpi", "arith.cmpf"):
        return False
    known = [_is_known(value, op) for value in compared.operands]
    return all(known) if all_known else any(known)


def _is_known(value: Value, op: Operation) -> bool:
    """An element of a dense operand, or a value from outside."""
    if isinstance(value, BlockArgument) and value.block is body_of(op):
        return not skips_elements(op.operands[value.index].type)
    return value.op is None or value.op.block is not body_of(op)


def _binary(choice: Operation, op: Operation, rewriter: Rewriter) -> Value:
    """The semi-ring's form of a select."""
    condition, yes, no = choice.operands
    type = yes.type
    regions = [Region(), Region(), Region()]
    binary = rewriter.create("sparse_tensor.binary", [yes, no], [type], None, regions)
    for index, region in enumerate(regions):
        arguments = add_region(region, [type, type] if index == 0 else [type], rewriter)
        values: dict[Value, Value] = {}
        if condition.op is not None and condition.op.block is body_of(op):
            rewriter.clone(condition.op, values)
        left = arguments[0] if index < 2 else zero_constant(rewriter, type)
        right = zero_constant(rewriter, type) if index == 1 else arguments[-1]
        values[yes], values[no] = left, right
        give(rewriter.clone(choice, values).results[0], rewriter)
    rewriter.insert_after(binary)
    return binary.results[0]
