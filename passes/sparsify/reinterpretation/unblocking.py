"""Blocked storage beside what cannot have loops over its blocks: converted from or to storage of rows.

    linalg.generic {X(i,j) = -A(i,j)} ins(%a : tensor<8x8xf64, #BSR>) outs(%x : tensor<8x8xf64, #CSR>)
->
    %b = sparse_tensor.convert %a : #BSR to #DCSR
    linalg.generic {X(i,j) = -A(i,j)} ins(%b : tensor<8x8xf64, #DCSR>) outs(%x : tensor<8x8xf64, #CSR>)

The loops over blocks of #BSR would come in another order than that in which rows of #CSR are made. It is the same where
the loops would compute something from what blocks hold beyond the end of a dimension.
"""

from __future__ import annotations

from pyopt.dialects.linalg.notation import REDUCTION
from pyopt.dialects.linalg.structure import input_count, shape_of
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import DIM
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC, TensorType, Type
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.kernels.admissibility import is_new
from pyopt.passes.sparsify.kernels.iteration_graph import IterationGraph
from pyopt.passes.sparsify.policy import OWN
from pyopt.passes.sparsify.reinterpretation.demap import LoopChange, can_demap_operands, subscripts_of_levels
from pyopt.passes.sparsify.reinterpretation.padding import depends_on_padding
from pyopt.passes.sparsify.reinterpretation.rows import compressed_rows, convert_to_rows
from pyopt.passes.sparsify.storage.filling import allocate_filled, convert, release, sizes_of
from pyopt.rewrite.rewriter import Rewriter


def is_blocked(type: Type) -> bool:
    """The levels are blocks and what is inside of them."""
    encoding = encoding_of(type)
    return encoding is not None and not encoding.is_permutation() and encoding.lvl_to_dim is not None


def unblock(op: Operation, rewriter: Rewriter) -> bool:
    """generic of blocked operands whose loops do not go together -> of rows"""
    if not can_demap_operands(op):
        return False
    change = subscripts_of_levels(op)
    if change is None or not _has_one_extent_each(op, change) or depends_on_padding(op):
        return _unblock_operands(op, rewriter) or _unblock_output(op, rewriter)
    return not _goes_together(op, change) and _unblock_output(op, rewriter)


def _has_one_extent_each(op: Operation, change: LoopChange) -> bool:
    """All levels that a loop stands for have as many places, as far as is known: X(2 * i) in blocks of 2, whose blocks
    are subscripted by i, may have more blocks than there are iterations."""
    extents: dict[int, int] = {}
    for operand, map in zip(op.operands, change.maps, strict=True):
        encoding, shape = encoding_of(operand.type), shape_of(operand.type)
        sizes = shape if encoding is None else encoding.level_shape(shape)
        for result, size in zip(map.results, sizes, strict=True):
            if result.kind == DIM and size != DYNAMIC and extents.setdefault(result.value, size) != size:
                return False
    return True


def _goes_together(op: Operation, change: LoopChange) -> bool:
    """There is an order of the loops over levels in which the output can be made, or there can be one, as operands with
    plain subscripts can be converted."""
    graph = IterationGraph(change.iterators)
    for index, (operand, map) in enumerate(zip(op.operands, change.maps, strict=True)):
        fixed = index == len(op.operands) - 1 or any(result.kind != DIM for result in map.results)
        if encoding_of(operand.type) is not None and fixed:
            graph.add_operand(map, passes_over_numbers=True)
    order = graph.sort()
    if order is None:
        return False
    kinds = [change.iterators[loop] for loop in order]
    parallel = kinds.index(REDUCTION) if REDUCTION in kinds else len(kinds)
    return encoding_of(op.operands[-1].type) is None or parallel >= len(change.maps[-1].results) - 1


def _unblock_operands(op: Operation, rewriter: Rewriter) -> bool:
    changed = False
    for index in range(input_count(op)):
        encoding = encoding_of(op.operands[index].type)
        if encoding is not None and is_blocked(op.operands[index].type) and not encoding.is_slice():
            convert_to_rows(op, index, rewriter)
            changed = True
    return changed


def _unblock_output(op: Operation, rewriter: Rewriter) -> bool:
    """The result is made in rows, or without encoding if all elements are stored, and converted; what is in the output
    already is converted before."""
    output, result = op.operands[-1], op.results[0]
    encoding = encoding_of(output.type)
    if encoding is None or not is_blocked(output.type):
        return False
    code = Code(rewriter)
    rewriter.start_at(op)
    assert isinstance(output.type, TensorType)
    rows = None if encoding.is_all_dense() else compressed_rows(encoding, encoding.dim_rank())
    type = TensorType.get(output.type.shape, output.type.element_type, rows)
    if is_new(op, OWN):
        start = allocate_filled(code, type, sizes_of(code, output))
    else:
        start = convert(code, output, type).results[0]
    rewriter.set_operand(op, len(op.operands) - 1, start)
    blocked = result.type
    result.type = type
    rewriter.insert_after(op)
    back = convert(code, result, blocked)
    rewriter.replace_uses_except(result, back.results[0], back)
    if rows is not None:
        rewriter.insert_after(back)
        release(code, result)
    return True
