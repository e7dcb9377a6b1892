"""Operands whose elements come in any order, where their order matters: they are sorted first, into new storage.

    linalg.generic {x(i) = a(i) * b(i)} ins(%a, %b : tensor<8xf64, #Unordered>, tensor<8xf64, #SparseVector>)
->
    %c = sparse_tensor.convert %a : tensor<8xf64, #Unordered> to tensor<8xf64, #SparseVector>
    linalg.generic {x(i) = a(i) * b(i)} ins(%c, %b : ...)

A loop that goes over one level alone does not mind. One that goes over several, or counts all coordinates beside it,
takes it that coordinates grow, and so does an output that elements are inserted into.
"""

from __future__ import annotations

from passes.sparsify.admissibility import DENSE_OUTPUT, INSERTION
from passes.sparsify.background import has_background, has_sparse_leaf
from passes.sparsify.emitter.code import Code
from passes.sparsify.filling import release
from passes.sparsify.lattice import lattice_of, optimized
from passes.sparsify.ordering import is_ordered
from passes.sparsify.sparsification import Plan
from passes.sparsify.subscripts import loop_levels
from pyopt.dialects.linalg.structure import input_count, iterator_types
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, NONORDERED, NONUNIQUE, SINGLETON, LevelType
from pyopt.ir.affine import AffineMap
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import TensorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter


def compressed_rows(like: EncodingAttr, rank: int, unique: bool = True, ordered: bool = True) -> EncodingAttr:
    """Storage of a rank that is compressed throughout; COO if coordinates may repeat or come in any order."""
    if unique and ordered:
        types = [LevelType.get(COMPRESSED)] * rank
    else:
        order = 0 if ordered else NONORDERED
        inner = [order | NONUNIQUE] * (rank - 1) + [order if unique else order | NONUNIQUE]
        types = [LevelType.get(SINGLETON if level else COMPRESSED, bits) for level, bits in enumerate(inner)]
    return EncodingAttr.get(types, AffineMap.identity(rank), like.pos_width, like.crd_width)


def as_rows(operand: Value, code: Code) -> Value:
    """The operand converted to storage that is compressed throughout, by dimensions."""
    encoding = encoding_of(operand.type)
    assert encoding is not None
    return _converted(
        operand, compressed_rows(encoding, encoding.dim_rank(), encoding.level_types[-1].is_unique()), code
    )


def in_order(operand: Value, code: Code) -> Value:
    """The operand, or what it is as storage whose elements come in the order of its dimensions or levels."""
    encoding = encoding_of(operand.type)
    assert encoding is not None
    if not encoding.is_permutation():
        return as_rows(operand, code)
    if encoding.is_all_ordered():
        return operand
    types = [LevelType.get(one.format, one.properties & ~NONORDERED, one.n, one.m) for one in encoding.level_types]
    ordered = EncodingAttr.get(types, encoding.dim_to_lvl, encoding.pos_width, encoding.crd_width)
    return _converted(operand, ordered, code)


def _converted(operand: Value, encoding: EncodingAttr, code: Code) -> Value:
    assert isinstance(operand.type, TensorType)
    type = TensorType.get(operand.type.shape, operand.type.element_type, encoding)
    return code.rewriter.create("sparse_tensor.convert", [operand], [type]).results[0]


def convert_for(op: Operation, index: int, converted: Value, rewriter: Rewriter) -> None:
    """Gives an op new storage in the place of an operand, for itself only."""
    rewriter.set_operand(op, index, converted)
    rewriter.insert_after(op)
    release(Code(rewriter), converted)


def operands_to_sort(op: Operation) -> list[int]:
    """The operands of a scheduled kernel whose elements come in any order, though it matters."""
    candidates = [index for index in range(input_count(op)) if not is_ordered(op.operands[index].type)]
    if not candidates:
        return []
    plan = Plan(op, False)
    if plan.refusal or plan.expression is None:
        return []
    if plan.kind == INSERTION and is_ordered(op.results[0].type):
        return candidates
    found: set[int] = set()
    background = plan.kind == DENSE_OUTPUT and has_background(op, plan.expression, plan.operands)
    for loop in range(len(iterator_types(op))):
        levels = loop_levels(plan.operands, loop)
        points = lattice_of(plan.expression, levels)
        if background:
            points = [point for point in points if has_sparse_leaf(point.term, plan.operands)]
        points = optimized(points, len(op.operands) - 1, levels)
        for index in candidates:
            operand = plan.operands[index]
            level = operand.level_of.get(loop, -1)
            there = [point for point in points if (point.bits & levels.sparse) >> index & 1]
            if loop in operand.window_of:
                found.add(index)
            elif level >= 0 and not operand.types[level].is_ordered() and there:
                alone = len(there) == 1 and there[0].condition == 1 << index
                found.update(() if alone else (index,))
    return sorted(found)


def sort_operands(op: Operation, rewriter: Rewriter) -> None:
    """generic of elements in any order -> generic of them in order, where that matters"""
    for index in operands_to_sort(op):
        rewriter.insert_before(op)
        rewriter.loc = op.loc
        convert_for(op, index, in_order(op.operands[index], Code(rewriter)), rewriter)
