"""Rules for scf.for."""

from __future__ import annotations

from pyopt.analysis.counting import counts_unsigned
from pyopt.analysis.ranges.range import width_of
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import DYNAMIC, IntegerType, TensorType, Type
from pyopt.light import Final
from pyopt.passes.canonicalize.scf.carried_shapes import keeps_extents
from pyopt.passes.canonicalize.scf.common import (
    body,
    constant_int,
    defined_outside,
    give,
    replace_by_block,
    without_signed_overflow,
    without_unsigned_overflow,
    yielded,
)
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def _new_for(op: Operation, bounds: list[Value], inits: list[Value], rewriter: Rewriter) -> Operation:
    """A loop with an empty body block (no terminator yet) and the discardable attributes of `op`."""
    new = rewriter.create("scf.for", [*bounds, *inits], [init.type for init in inits], op.attributes, [Region()])
    before, place = rewriter.before, rewriter.block
    rewriter.create_block(new.regions[0], [bounds[0].type, *(init.type for init in inits)])
    rewriter.before, rewriter.block = before, place
    return new


def _unsigned(value: Value) -> int | None:
    """A constant as an unsigned number."""
    number = constant_int(value)
    return None if number is None else number % (1 << width_of(value.type))


def _unsigned_difference(op: Operation) -> int | None:
    """upper - lower, where it is known and a counter that is unsigned does not wrap around by its first step."""
    lower, upper = op.operands[:2]
    low, high, stride = [_unsigned(operand) for operand in op.operands[:3]]
    if low is None or high is None:
        total = upper.op
        if total is None or total.info.name != "arith.addi" or total.operands[0] is not lower:
            return None
        difference = _unsigned(total.operands[1])
        if difference is None or not without_unsigned_overflow(total):
            return None
        return None if stride is None or stride > difference > 0 else difference
    if low < high and (stride is None or low + stride >= 1 << width_of(op.operands[0].type)):
        return None
    return high - low


def _constant_difference(lower: Value, upper: Value, stride: int | None) -> int | None:
    """upper - lower, where it is known and a counter does not wrap around by its first step.

    A counter of type index never does; see the interpreter's `iteration`.
    """
    low, high = constant_int(lower), constant_int(upper)
    type = lower.type
    largest = (1 << (type.width - 1)) - 1 if isinstance(type, IntegerType) else None
    if low is not None and high is not None:
        if largest is not None and low < high and stride is not None and low + stride > largest:
            return None
        return high - low
    total = upper.op
    if total is None or total.info.name != "arith.addi" or total.operands[0] is not lower:
        return None
    difference = constant_int(total.operands[1])
    if difference is None or not without_signed_overflow(total):
        return None
    if largest is not None and stride is not None and stride > difference > 0:
        return None
    return difference


def simplify_trivial(op: Operation, rewriter: Rewriter) -> bool:
    """for of no iteration, or by no positive step -> its initial values; of one -> its body; empty and giving outer
    values -> those

    The reference takes a counter that wraps around to end its loop.
    """
    lower, upper, step = op.operands[:3]
    unsigned = counts_unsigned(op)
    stride = _unsigned(step) if unsigned else constant_int(step)
    if lower is upper or (stride is not None and stride <= 0):
        rewriter.replace(op, op.operands[3:])
        return True
    difference = _unsigned_difference(op) if unsigned else _constant_difference(lower, upper, stride)
    if difference is None:
        return False
    if difference <= 0:
        rewriter.replace(op, op.operands[3:])
        return True
    if stride is None:
        return False
    if stride >= difference:
        replace_by_block(op, body(op), rewriter, [lower, *op.operands[3:]])
        return True
    block = body(op)
    if block.first is not block.last:
        return False
    gives = yielded(op)
    if not all(defined_outside(value, op) for value in gives):
        return False
    rewriter.replace(op, gives)
    return True


def more_static(source: Type, target: Type) -> bool:
    """A cast from `source` to `target` forgets extents, and nothing else."""
    if not isinstance(source, TensorType) or not isinstance(target, TensorType):
        return False
    if source.shape is None:
        return False
    if target.shape is None:
        return source.element_type is target.element_type
    return (
        len(source.shape) == len(target.shape)
        and source.element_type is target.element_type
        and source.encoding is target.encoding
        and all(t == DYNAMIC or s == t for s, t in zip(source.shape, target.shape, strict=True))
    )


def fold_tensor_cast(op: Operation, rewriter: Rewriter) -> bool:
    """for iter_args(%a = cast %x : T to U) -> the loop carries T, with casts inside and behind it

    Only if what the body gives is of T, too; the reference does not ask."""
    for index, init in enumerate(op.operands[3:]):
        cast = init.op
        if cast is None or cast.info.name != "tensor.cast" or cast.operands[0].type is init.type:
            continue
        source = cast.operands[0]
        if not more_static(source.type, init.type):
            continue
        assert isinstance(source.type, TensorType) and source.type.shape is not None
        if not keeps_extents(yielded(op)[index], body(op).arguments[index + 1], source.type.shape):
            continue
        rewriter.insert_before(op)
        rewriter.loc = op.loc
        inits = list(op.operands[3:])
        inits[index] = source
        new = _new_for(op, op.operands[:3], inits, rewriter)
        new_block = body(new)
        block = body(op)
        rewriter.insert_at_end(new_block)
        arguments: list[Value] = list(new_block.arguments)
        arguments[index + 1] = rewriter.create("tensor.cast", [arguments[index + 1]], [init.type]).results[0]
        rewriter.merge_blocks(block, new_block, arguments)
        terminator = new_block.terminator()
        rewriter.insert_before(terminator)
        back = rewriter.create("tensor.cast", [terminator.operands[index]], [source.type]).results[0]
        give(terminator, [*terminator.operands[:index], back, *terminator.operands[index + 1 :]], rewriter)
        rewriter.insert_after(new)
        results: list[Value] = list(new.results)
        results[index] = rewriter.create("tensor.cast", [results[index]], [init.type]).results[0]
        rewriter.replace(op, results)
        return True
    return False


RULES: Final[tuple[Rule, ...]] = (
    Rule("scf.for", simplify_trivial, names="SimplifyTrivialLoops"),
    Rule("scf.for", fold_tensor_cast, needs="tensor.cast", names="ForOpTensorCastFolder"),
)
