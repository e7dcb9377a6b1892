"""Sparse outputs that have elements already and get others: the result is made apart, as storage cannot grow inside.

    %0 = linalg.generic {X(i,j) = X(i,j) + A(i,j)} ins(%a : #CSR) outs(%x : #CSR)
->
    %0 = linalg.generic {Y(i,j) = X(i,j) + A(i,j)} ins(%a, %x : #CSR, #CSR) outs(empty : #CSR)

    %0 = linalg.generic {X(i,j) += A(i,k) * B(k,j)} ins(%a, %b : #CSR, #CSR) outs(%x : #CSR)
->
    %t = linalg.generic {T(i,j) += A(i,k) * B(k,j)} ins(%a, %b : #CSR, #CSR) outs(empty : #CSR)
    %0 = linalg.generic {Y(i,j) = X(i,j) + T(i,j)} ins(%x, %t : #CSR, #CSR) outs(empty : #CSR)

Sums of floats are added to the old element last: they are rounded in another order.
"""

from __future__ import annotations

from pyopt.dialects.linalg.notation import PARALLEL, REDUCTION
from pyopt.dialects.linalg.structure import (
    body_of,
    body_uses,
    has_tensor_semantics,
    indexing_maps,
    inits,
    iterator_types,
    rank_of,
)
from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import UNIT, Attribute
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import DIFFERENCE, SUM
from pyopt.ir.reductions import neutral
from pyopt.ir.types import TensorType
from pyopt.light import Final
from pyopt.passes.lowering.linalg_generic import copy_body, create_generic
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.kernels.admissibility import INADMISSIBLE, output_kind
from pyopt.passes.sparsify.kernels.expressions import expressions_in
from pyopt.passes.sparsify.kernels.reading import BodyReader
from pyopt.passes.sparsify.policy import OWN
from pyopt.passes.sparsify.storage.filling import allocate, release, sizes_of
from pyopt.passes.sparsify.storage.materialization import behind_maps, is_uninitialized, skips_elements
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter

ADDITIONS: Final = {"arith.subf": "arith.addf", "arith.subi": "arith.addi", "complex.sub": "complex.add"}
"""The op by which this rule combines the old element with the accumulated differences."""
CUSTOM: Final = "sparse_tensor.reduce"


def accumulate_out_of_place(op: Operation, rewriter: Rewriter) -> bool:
    """generic onto a sparse tensor with other elements -> generic of it into a new one"""
    if not skips_elements(op.operands[-1].type) or not has_tensor_semantics(op) or len(inits(op)) != 1:
        return False
    if is_uninitialized(behind_maps(op.operands[-1])):
        return False
    expression = BodyReader(op, OWN).read()
    if expression is None or output_kind(op, expressions_in(expression), OWN) != INADMISSIBLE:
        return False
    map = indexing_maps(op)[-1]
    if not map.is_projected_permutation():
        return False
    if REDUCTION not in iterator_types(op):
        if len(map.results) != map.num_dims:
            return False
        _make_apart(op, rewriter)
        return True
    step = _step_of(op)
    if step is None:
        return False
    _add_apart(op, step, rewriter)
    return True


def _new_output(output: Value, rewriter: Rewriter) -> Value:
    """An empty tensor like the output."""
    code = Code(rewriter)
    assert isinstance(output.type, TensorType)
    return allocate(code, output.type, sizes_of(code, output))


def _make_apart(op: Operation, rewriter: Rewriter) -> None:
    """The old output becomes an input, if it is looked at."""
    number = len(op.operands) - 1
    rewriter.start_at(op)
    new = _new_output(op.operands[number], rewriter)
    if not body_uses(op, number):
        rewriter.set_operand(op, number, new)
        return
    maps = indexing_maps(op)
    made = create_generic(op.operands, [new], [*maps, maps[-1]], iterator_types(op), rewriter)
    copy_body(op, made, {}, rewriter)
    output = body_of(op).arguments[-1]
    body_of(made).add_argument(output.type, output.loc)
    rewriter.replace(op, made.results)


def _step_of(op: Operation) -> Operation | None:
    """The op that the body ends with, if it adds to the output's element, or subtracts from it, or reduces with it."""
    old = body_of(op).arguments[-1]
    step = body_of(op).terminator().operands[0].op
    if step is None or len(old.uses) != 1 or step not in old.uses:
        return None
    at_zero = step.info.at_zero
    if at_zero == SUM or (step.info.name == CUSTOM and _begins_with_identity(step)):
        places = step.operands[:2]
    elif at_zero == DIFFERENCE:
        places = step.operands[:1]
    else:
        return None
    return step if places.count(old) == 1 and step.operands.count(old) == 1 else None


def _begins_with_identity(step: Operation) -> bool:
    """Returns whether the initial value of a reduction is known to be its identity."""
    block = step.regions[0].entry()
    combiner = block.terminator().operands[0].op
    if combiner is None or len(block.arguments) != 2 or set(combiner.operands) != set(block.arguments):
        return False
    kind, identity = combiner.info.combines, constant_of(step.operands[2])
    return kind != "" and identity is not None and identity is neutral(kind, step.results[0].type)


def _add_apart(op: Operation, step: Operation, rewriter: Rewriter) -> None:
    """Accumulates into a new tensor, which is then added to the old output."""
    old = op.operands[-1]
    number = len(op.operands) - 1
    rewriter.start_at(op)
    rewriter.set_operand(op, number, _new_output(old, rewriter))
    if step.info.name != CUSTOM:
        # That no sum overflows or is infinite need not be so of the sums without the old element.
        step = rewriter.replace_with_new(step, step.info.name, step.operands, [step.results[0].type])
    total = op.results[0]
    rewriter.insert_after(op)
    rank = rank_of(old.type)
    added = create_generic(
        [old, total], [_new_output(old, rewriter)], [AffineMap.identity(rank)] * 3, [PARALLEL] * rank, rewriter
    )
    body = body_of(added)
    loc = op.loc
    first, second, _ = [body.add_argument(step.results[0].type, loc) for _ in range(3)]
    rewriter.insert_at_end(body)
    rewriter.create("linalg.yield", [_combine(step, first, second, rewriter)], [])
    rewriter.replace_uses_except(total, added.results[0], added)
    rewriter.insert_after(added)
    release(Code(rewriter), total)


def _combine(step: Operation, one: Value, other: Value, rewriter: Rewriter) -> Value:
    """Combines the old element with the accumulated one by the step's op."""
    name, type = step.info.name, one.type
    if name != CUSTOM:
        return rewriter.create(ADDITIONS.get(name, name), [one, other], [type]).results[0]
    regions = [Region(), Region(), Region()]
    attributes: dict[str, Attribute] = {"left_identity": UNIT, "right_identity": UNIT}
    made = rewriter.create("sparse_tensor.binary", [one, other], [type], attributes, regions)
    old, added = rewriter.create_block(regions[0], [type, type]).arguments
    block = step.block
    assert block is not None
    operands = (old, added) if step.operands[0] is block.arguments[-1] else (added, old)
    source = step.regions[0].entry()
    values: dict[Value, Value] = dict(zip(source.arguments, operands, strict=True))
    for inner in source:
        rewriter.clone(inner, values)
    rewriter.insert_after(made)
    return made.results[0]
