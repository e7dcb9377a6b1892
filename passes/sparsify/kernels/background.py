"""Dense outputs that are not zero where sparse operands are absent: what they are there is computed before, in one go.

    x(i) = a(i) + b(i), a sparse     ->     x(i) = b(i) for all i, as a linalg.generic without a
                                            x(i) = a(i) + b(i) for what a stores

The loops then visit stored elements only, instead of counting through all coordinates beside them.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, body_uses, indexing_maps, inits, inputs, iterator_types
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.core import Operation, Value
from pyopt.passes.lowering.linalg_generic import copy_body, create_generic
from pyopt.passes.sparsify.kernels.expressions import (
    LIKE,
    NEGATED,
    RELU,
    TENSOR,
    TOTAL,
    ZERO,
    Expression,
    expressions_in,
)
from pyopt.passes.sparsify.kernels.lattice import (
    CONJUNCTION,
    DISJUNCTION,
    MAP,
    LoopLevels,
    Point,
    Term,
    lattice_of,
    optimized,
)
from pyopt.passes.sparsify.kernels.subscripts import OperandLevels, is_located
from pyopt.passes.sparsify.kernels.zero_folding import can_be_computed_anywhere
from pyopt.passes.sparsify.storage.constants import zero_constant
from pyopt.rewrite.rewriter import Rewriter


def is_sparse(operand: OperandLevels) -> bool:
    """Some elements may be absent."""
    return operand.annotated and not all(is_located(type) for type in operand.types)


def has_sparse_leaf(term: Term, operands: list[OperandLevels]) -> bool:
    """Something that may be absent has a say in the value."""
    assert isinstance(term, Expression)
    return any(node.kind == TENSOR and is_sparse(operands[node.operand]) for node in expressions_in(term))


def points_of(
    expression: Expression, levels: LoopLevels, operands: list[OperandLevels], background: bool
) -> list[Point]:
    """The lattice of an expression at a loop. background: what is computed without sparse operands is there already."""
    points = lattice_of(expression, levels)
    if background:
        points = [point for point in points if has_sparse_leaf(point.term, operands)]
    return optimized(points, len(operands) - 1, levels)


def has_background(op: Operation, expression: Expression, operands: list[OperandLevels]) -> bool:
    """All elements of the output are written, and those without sparse operands can be computed by themselves."""
    output = operands[-1]
    if output.annotated or "reduction" in iterator_types(op) or body_uses(op, len(op.operands) - 1):
        return False
    if not indexing_maps(op)[-1].is_permutation() or is_zero_without(expression, operands):
        return False
    if not all(is_sparse(one) or not one.annotated for one in operands):
        return False
    body = body_of(op)
    return all(
        inner.info.name == "linalg.index" or not inner.operands or can_be_computed_anywhere(inner)
        for inner in body
        if inner is not body.terminator()
    )


def is_zero_without(root: Expression, operands: list[OperandLevels]) -> bool:
    """The expression is zero where all sparse operands are absent, as far as its ops say."""
    zero: dict[Expression, bool] = {}
    for node in expressions_in(root):
        children = node.children()
        if node.kind == TENSOR:
            zero[node] = is_sparse(operands[node.operand])
        elif node.kind in (LIKE, NEGATED, RELU, TOTAL):
            zero[node] = _is_zero(node, [zero[child] for child in children])
        else:
            zero[node] = node.kind == ZERO
    return zero[root]


def _is_zero(node: Expression, zero: list[bool]) -> bool:
    children = node.children()
    if node.rule == MAP:
        return zero[0]
    if node.rule == CONJUNCTION:
        return any(zero)
    if node.rule == DISJUNCTION:
        return all(zero)
    terms = [None if absent else child for child, absent in zip(children, zero, strict=True)]
    return node.among(terms) is None if any(zero) else False


def compute_background(op: Operation, rewriter: Rewriter) -> Value:
    """The output as it is where sparse operands are absent: a linalg.generic on the others."""
    body = body_of(op)
    kept = [number for number, value in enumerate(inputs(op)) if encoding_of(value.type) is None]
    maps = indexing_maps(op)
    made = create_generic(
        [op.operands[number] for number in kept],
        inits(op),
        [*[maps[number] for number in kept], maps[-1]],
        iterator_types(op),
        rewriter,
    )
    block = body_of(made)
    values: dict[Value, Value] = {}
    for number in [*kept, len(op.operands) - 1]:
        argument = body.arguments[number]
        values[argument] = block.add_argument(argument.type, rewriter.loc)
    rewriter.insert_at_end(block)
    for argument in body.arguments:
        if argument not in values:
            values[argument] = zero_constant(rewriter, argument.type)
    copy_body(op, made, values, rewriter)
    rewriter.insert_after(made)
    return made.results[0]
