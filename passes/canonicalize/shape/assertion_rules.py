"""Rules for witnesses: assuming, assuming_all, and what asserts."""

from __future__ import annotations

from pyopt.dialects.shape.types import WITNESS
from pyopt.ir.attributes import TRUE
from pyopt.ir.core import Operation, Region, Value
from pyopt.light import Final
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.canonicalize.scf.common import replace_by_block
from pyopt.passes.canonicalize.shape.common import with_operands
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

# assuming


def assuming_without_unused_results(op: Operation, rewriter: Rewriter) -> bool:
    """%a, %b = assuming {yield x, y}, %b unused -> %a = assuming {yield x}"""
    block = op.regions[0].entry()
    terminator = block.terminator()
    kept = [index for index, result in enumerate(op.results) if result.uses]
    if len(kept) == len(op.results):
        return False
    values = [terminator.operands[index] for index in kept]
    rewriter.insert_at_end(block)
    rewriter.replace_with_new(terminator, "shape.assuming_yield", values, [])
    rewriter.insert_before(op)
    region = op.regions[0]
    new = rewriter.create("shape.assuming", [op.operands[0]], [value.type for value in values], None, [Region()])
    rewriter.move_region(region, new.regions[0])
    for index, result in zip(kept, new.results, strict=True):
        rewriter.replace_uses(op.results[index], result)
    rewriter.erase(op)
    return True


def assuming_a_constant(op: Operation, rewriter: Rewriter) -> bool:
    """assuming(constant) {f; yield x} -> f; x: where the witness fails, the region has no meaning to keep"""
    if producer_of(op.operands[0], "shape.const_witness") is None:
        return False
    block = op.regions[0].entry()
    if any(argument.uses for argument in block.arguments):  # nothing gives them a value
        return False
    block.erase_arguments([True] * len(block.arguments))
    replace_by_block(op, block, rewriter)
    return True


# assuming_all


def nested_assuming_all(op: Operation, rewriter: Rewriter) -> bool:
    """assuming_all(a, assuming_all(b, c)) -> assuming_all(a, b, c)"""
    operands: list[Value] = []
    for value in op.operands:
        inner = producer_of(value, "shape.assuming_all")
        operands.extend([value] if inner is None else inner.operands)
    if len(operands) == len(op.operands):
        return False
    return with_operands(op, operands, rewriter)


def assuming_all_of_one(op: Operation, rewriter: Rewriter) -> bool:
    """assuming_all(w) -> w"""
    if len(op.operands) != 1:
        return False
    rewriter.replace(op, op.operands)
    return True


def assuming_all_of_broadcastable(op: Operation, rewriter: Rewriter) -> bool:
    """assuming_all(cstr_broadcastable(a, b, c), cstr_broadcastable(a, b)) -> assuming_all of the first one"""
    assertions: list[Operation] = []
    for value in op.operands:
        assertion = producer_of(value, "shape.cstr_broadcastable")
        if assertion is None:
            return False
        if assertion not in assertions:
            assertions.append(assertion)
    assertions.sort(key=_operand_count, reverse=True)
    kept: list[Operation] = []
    redundant: list[Operation] = []
    for assertion in assertions:
        shapes = set(assertion.operands)
        (redundant if any(shapes.issubset(other.operands) for other in kept) else kept).append(assertion)
    if not redundant:
        return False
    rewriter.replace_with_new(op, op.info.name, [one.results[0] for one in kept], [WITNESS])
    for assertion in redundant:
        if not assertion.results[0].uses:
            rewriter.erase(assertion)
    return True


def _operand_count(op: Operation) -> int:
    return len(op.operands)


def assuming_all_of_equal(op: Operation, rewriter: Rewriter) -> bool:
    """assuming_all(cstr_eq(a, b), cstr_eq(b, c)) -> cstr_eq(a, b, b, c): each has a shape of those before it"""
    shapes: list[Value] = []
    for value in op.operands:
        assertion = producer_of(value, "shape.cstr_eq")
        if assertion is None:
            return False
        if shapes and assertion.operands and not any(shape in shapes for shape in assertion.operands):
            return False
        shapes.extend(assertion.operands)
    rewriter.replace_with_new(op, "shape.cstr_eq", shapes, [WITNESS])
    return True


# cstr_broadcastable, cstr_eq, is_broadcastable


def same_shapes(op: Operation, rewriter: Rewriter) -> bool:
    """cstr_broadcastable(a, a) -> true; cstr_eq(a, a) -> true"""
    if not op.operands or any(value is not op.operands[0] for value in op.operands):
        return False
    rewriter.replace(op, [rewriter.constant(TRUE, WITNESS, "shape")])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("shape.assuming", assuming_without_unused_results, names="AssumingOpRemoveUnusedResults"),
    Rule("shape.assuming", assuming_a_constant, names="AssumingWithTrue"),
    Rule("shape.assuming_all", nested_assuming_all, names="MergeAssumingAllOps"),
    Rule("shape.assuming_all", assuming_all_of_one, names="AssumingAllOneOp"),
    Rule("shape.assuming_all", assuming_all_of_broadcastable, names="AssumingAllOfCstrBroadcastable"),
    Rule("shape.assuming_all", assuming_all_of_equal, names="AssumingAllToCstrEqCanonicalization"),
    Rule("shape.cstr_broadcastable shape.cstr_eq", same_shapes, names="CstrBroadcastableEqOps CstrEqEqOps"),
)
