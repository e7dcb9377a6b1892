"""Helpers for rules of the scf dialect."""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import NO_ATTRIBUTES, Block, Operation, Region, Value
from pyopt.ir.overflow import NSW, NUW, overflow_flags
from pyopt.light import Sequence
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter


def constant_int(value: Value) -> int | None:
    """The value of an integer or index constant, None for anything else."""
    attribute = constant_of(value)
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def without_signed_overflow(op: Operation) -> bool:
    """The sum, difference or product does not wrap around as a signed number."""
    return overflow_flags(op) & NSW != 0


def without_unsigned_overflow(op: Operation) -> bool:
    """The sum, difference or product does not wrap around as an unsigned number."""
    return overflow_flags(op) & NUW != 0


def body(op: Operation, number: int = 0) -> Block:
    """The one block of a region."""
    return op.regions[number].entry()


def yielded(op: Operation, number: int = 0) -> list[Value]:
    """The operands of the terminator of a one-block region."""
    return body(op, number).terminator().operands


def defined_outside(value: Value, op: Operation) -> bool:
    """`value` is defined in none of the regions of `op`."""
    block = value.parent_block()
    region: Region | None = None if block is None else block.region
    while region is not None:
        if region.parent is op:
            return False
        region = None if region.parent is None else region.parent.parent_region()
    return True


def replace_by_block(op: Operation, block: Block, rewriter: Rewriter, args: Sequence[Value] = ()) -> None:
    """Puts the ops of `block` before `op`, and what its terminator gives in place of the results of `op`."""
    terminator = block.terminator()
    rewriter.inline_block_before(block, op, args)
    # Read only now: the terminator may give arguments of the block, which `args` have replaced.
    rewriter.replace(op, list(terminator.operands))
    rewriter.erase(terminator)


def take_body(source: Operation, number: int, target: Operation, rewriter: Rewriter) -> None:
    """Moves a region of `source` into the empty region of the same number of `target`."""
    rewriter.move_region(source.regions[number], target.regions[number])


def give(terminator: Operation, values: list[Value], rewriter: Rewriter) -> None:
    """A new terminator in place of `terminator` that gives `values`; it has no attributes."""
    new = Operation(terminator.info, values, (), NO_ATTRIBUTES, terminator.loc)
    new.insert_before(terminator)
    rewriter.inserted(new)
    rewriter.erase(terminator)


def trip_count(lower: int | Value, upper: int | Value, step: int | Value) -> int | None:
    """The trip count of a dimension of a parallel loop, where known; a step that is not positive is undefined."""
    if lower is upper and isinstance(lower, Value):
        return 0
    low, high, stride = (constant_int(one) if isinstance(one, Value) else one for one in (lower, upper, step))
    if low is None or high is None:
        return None
    if low >= high or (stride is not None and stride <= 0):
        return 0
    return None if stride is None else -((low - high) // stride)
