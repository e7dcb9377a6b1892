"""Kernels whose result has the elements that their operand has: a copy of its storage, with other values.

    %e = tensor.empty() : #CSR                            %c = bufferization.alloc_tensor() copy(%a) : #CSR
    generic ins(%a : #CSR) outs(%e : #CSR) { %x * 2 }  -> %x = sparse_tensor.values %a, %y = sparse_tensor.values %c
                                                          generic ins(%x : memref) outs(%y : memref) { %x * 2 }
                                                          %r = sparse_tensor.load %c

Nothing is inserted then, and positions and coordinates are not looked at. The body multiplies by numbers that all
elements have in common, or negates, so that entries with the same coordinates may be taken one by one. Where values
have gaps between them, the loops go over those of the copy that are entries.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, has_tensor_semantics, indexing_maps, input_count, iterator_types
from pyopt.dialects.sparse_tensor.storage import VALUES
from pyopt.ir.affine import AffineMap
from pyopt.ir.core import Operation, Value
from pyopt.passes.lowering.linalg_generic import create_generic
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.emitter.levels import read
from pyopt.passes.sparsify.rewriting.sampled_sum import PRODUCTS
from pyopt.passes.sparsify.storage.filling import copy_of
from pyopt.passes.sparsify.storage.materialization import (
    erase_unused,
    is_uninitialized,
    skips_elements,
    values_have_gaps,
)
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter


def change_a_copy(op: Operation, rewriter: Rewriter) -> bool:
    """generic of one tensor into (empty : T) -> generic into (copy : T), where the body is linear"""
    if len(op.operands) != 2 or input_count(op) != 1 or len(op.results) != 1 or not has_tensor_semantics(op):
        return False
    source, init = op.operands
    if source.type is not init.type or not skips_elements(source.type) or not is_uninitialized(init):
        return False
    if not all(one.is_identity() for one in indexing_maps(op)) or not _is_linear(op):
        return False
    if any(inner.info.name == "linalg.index" for inner in op.walk()):
        return False
    rewriter.start_at(op)
    code = Code(rewriter)
    copy = copy_of(code, source)
    if values_have_gaps(source.type):
        made = create_generic([], [copy], indexing_maps(op)[:1], iterator_types(op), rewriter)
        _copy_body(op, made, rewriter)
        rewriter.replace(op, made.results)
    else:
        old, new = read(code, source, VALUES), read(code, copy, VALUES)
        made = create_generic([old], [new], [AffineMap.identity(1)] * 2, ["parallel"], rewriter)
        _copy_body(op, made, rewriter)
        body_of(made).add_argument(body_of(op).arguments[1].type, body_of(op).arguments[1].loc)
        rewriter.replace_with_new(op, "sparse_tensor.load", [copy], [copy.type])
    erase_unused(init, rewriter)
    return True


def _copy_body(op: Operation, made: Operation, rewriter: Rewriter) -> None:
    """Gives `made` the body of `op`, but for the output's element."""
    before, block = body_of(op), body_of(made)
    argument = before.arguments[0]
    values: dict[Value, Value] = {argument: block.add_argument(argument.type, argument.loc)}
    rewriter.insert_at_end(block)
    for one in before:
        rewriter.clone(one, values)
    rewriter.insert_before(op)


def _is_linear(op: Operation) -> bool:
    """The body multiplies its element by numbers from outside, or negates it."""
    block = body_of(op)
    element, output = block.arguments
    if output.uses:
        return False
    value = block.terminator().operands[0]
    seen = 0
    while value is not element:
        made = value.op
        if made is None or made.block is not block:
            return False
        seen += 1
        name = made.info.name
        if name in PRODUCTS and _is_outside(made.operands[0], op):
            value = made.operands[1]
        elif name == "arith.negf" or (name in PRODUCTS and _is_outside(made.operands[1], op)):
            value = made.operands[0]
        else:
            return False
    # A body that only copies is none of these.
    return seen > 0


def _is_outside(value: Value, op: Operation) -> bool:
    """The value is a constant, or defined outside of the op's body."""
    return value.parent_block() is not body_of(op) or constant_of(value) is not None
