"""Operands whose elements come in any order, where their order matters: they are sorted first, into new storage.

    linalg.generic {x(i) = a(i) * b(i)} ins(%a, %b : tensor<8xf64, #Unordered>, tensor<8xf64, #SparseVector>)
->
    %c = sparse_tensor.convert %a : tensor<8xf64, #Unordered> to tensor<8xf64, #SparseVector>
    linalg.generic {x(i) = a(i) * b(i)} ins(%c, %b : ...)

A loop that goes over one level alone does not mind. One that goes over several, or counts all coordinates beside it,
takes it that coordinates grow, and so does an output that elements are inserted into.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import input_count, iterator_types
from pyopt.ir.core import Operation
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.kernels.admissibility import DENSE_OUTPUT, INSERTION
from pyopt.passes.sparsify.kernels.analysis import KernelAnalysis
from pyopt.passes.sparsify.kernels.background import has_background, points_of
from pyopt.passes.sparsify.kernels.subscripts import loop_levels
from pyopt.passes.sparsify.policy import OWN
from pyopt.passes.sparsify.reinterpretation.rows import convert_for, in_order
from pyopt.passes.sparsify.storage.ordering import is_ordered
from pyopt.rewrite.rewriter import Rewriter


def operands_to_sort(op: Operation) -> list[int]:
    """The operands of a scheduled kernel whose elements come in any order, though it matters."""
    candidates = [index for index in range(input_count(op)) if not is_ordered(op.operands[index].type)]
    if not candidates:
        return []
    kernel = KernelAnalysis(op, OWN)
    if kernel.refusal or kernel.expression is None:
        return []
    if kernel.kind == INSERTION and is_ordered(op.results[0].type):
        return candidates
    found: set[int] = set()
    background = kernel.kind == DENSE_OUTPUT and has_background(op, kernel.expression, kernel.operands)
    for loop in range(len(iterator_types(op))):
        levels = loop_levels(kernel.operands, loop)
        points = points_of(kernel.expression, levels, kernel.operands, background)
        for index in candidates:
            operand = kernel.operands[index]
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
        rewriter.start_at(op)
        convert_for(op, index, in_order(op.operands[index], Code(rewriter)), rewriter)
