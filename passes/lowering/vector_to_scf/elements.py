"""Transfers of one dimension that vector loads and stores cannot do, as loops over elements.

    %v = vector.transfer_read %m[%i, %j], %p {permutation_map = (d0, d1) -> (d0)} : .., vector<4xf32>
->
    %v = scf.for %k = %c0 to %c4 step %c1 iter_args(%u = broadcast %p) {
      %e = memref.load %m[%i + %k, %j]                     (%u if %i + %k is out of bounds, or not in the mask)
      scf.yield (vector.insert %e, %u[%k])
    }
"""

from __future__ import annotations

from pyopt.dialects.memref.layouts import is_ranked, memref_type
from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.ir.core import Operation, Value
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import INDEX
from pyopt.passes.building.arith import binary, constant_index
from pyopt.passes.building.memref import load, store
from pyopt.passes.building.scf import one_block
from pyopt.passes.lowering.vector_to_scf.building import broadcast, element_at, with_element
from pyopt.passes.lowering.vector_to_scf.permutation_maps import READ, is_in_mask
from pyopt.passes.lowering.vector_to_scf.transfers import checked, moved_indices
from pyopt.rewrite.rewriter import Rewriter


def has_unit_stride(value: Value) -> bool:
    """The innermost dimension of a memref is contiguous."""
    found = strides_and_offset(memref_type(value.type))
    return found is not None and (not found[0] or found[0][-1] == 1)


def transfer_elements(op: Operation, rewriter: Rewriter) -> bool:
    """transfer of one dimension -> loop over its elements"""
    transfer = Transfer(op)
    if not is_ranked(transfer.source.type) or is_in_mask(op):
        return False
    type = vector_type(transfer.vector_type)
    map = transfer.map
    if len(shape_of(type)) != 1 or type.element_type is not memref_type(transfer.source.type).element_type:
        return False
    if map.is_minor_identity() and has_unit_stride(transfer.source):
        return False
    reads = op.info.name == READ
    lower = constant_index(rewriter, 0)
    upper = constant_index(rewriter, shape_of(type)[0])
    if type.scalable[0]:
        scale = rewriter.create("vector.vscale", [], [INDEX]).results[0]
        upper = binary(rewriter, "muli", upper, scale)
    one = constant_index(rewriter, 1)
    state: list[Value] = []
    if reads:
        padding = op.operands[1 + len(transfer.indices)]
        state = [broadcast(rewriter, padding, type)]
    types = [value.type for value in state]
    body = one_block()
    step = body.entry().add_argument(INDEX, op.loc)
    so_far: list[Value] = [body.entry().add_argument(value.type, op.loc) for value in state]
    block, before = rewriter.block, rewriter.before
    rewriter.insert_at_end(body.entry())
    indices = moved_indices(transfer, step, rewriter)

    def inside() -> list[Value]:
        if reads:
            element = load(rewriter, transfer.source, *indices)
            return [with_element(rewriter, element, so_far[0], [step])]
        store(rewriter, element_at(rewriter, op.operands[0], [step]), transfer.source, *indices)
        return []

    rewriter.create("scf.yield", checked(transfer, step, types, inside, lambda: so_far, rewriter), [])
    rewriter.block, rewriter.before = block, before
    loop = rewriter.create("scf.for", [lower, upper, one, *state], types, regions=[body])
    rewriter.replace(op, loop.results)
    return True
