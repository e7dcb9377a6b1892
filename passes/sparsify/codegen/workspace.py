"""The dense row in which a kernel collects the elements of one parent, and how they come from there into storage.

%v, %f, %a, %c = expand %t     ->   three buffers of the innermost level's size, where the loops begin
%u = compress %v, %f, %a, %n   ->   for each of the %n added coordinates, in order, which bits give: insert the value,
     into %t[%i]                    and clear it and its flag
                                    behind the loops: the buffers are freed

Where each parent's elements are a row of entries below dense levels, storage grows by all of them at once.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import ANY_LENGTH
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I1, INDEX, MemRefType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.sparsify.codegen.allocation import allocate_buffer
from pyopt.passes.sparsify.codegen.bit_sets import BitSets
from pyopt.passes.sparsify.codegen.rows import append_row, has_rows
from pyopt.passes.sparsify.codegen.tensors import can_insert
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.constants import zero_constant
from pyopt.passes.sparsify.storage.sorting import sort
from pyopt.passes.sparsify.storage.workspaces import free_behind
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.structural_conversion import tuple_of

if TYPE_CHECKING:
    from pyopt.passes.sparsify.codegen.state import State

LOOPS: Final = ("scf.for", "scf.if", "scf.parallel", "scf.while")
"""Ops around a kernel behind which its buffers are freed in the reference."""


def expand(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """expand %t -> buffers, made where %t is, so that a loop over rows uses them again and again"""
    code = Code(rewriter)
    source = op.operands[0]
    type = source.type
    storage = state.storage(code, operands[0], type)
    if storage is None or not isinstance(type, TensorType):
        return False
    if source.op is not None:
        rewriter.insert_after(source.op)
    elif operands[0].op is not None:
        # A block argument: its fields are those of the block, and the cast of them stands at its beginning.
        rewriter.insert_after(operands[0].op)
    size = storage.level_size(storage.level_rank() - 1)

    def buffer(element: Type) -> Value:
        return allocate_buffer(code, MemRefType.get(ANY_LENGTH, element), size)

    values, filled, added = buffer(type.element_type), buffer(I1), buffer(INDEX)
    zero = code.index(0)
    create_named("linalg.fill", [zero_constant(rewriter, type.element_type)], values, rewriter)
    create_named("linalg.fill", [code.boolean(False)], filled, rewriter)
    if not state.exact and storage.encoding.level_types[-1].is_ordered():
        extent = storage.encoding.level_size(type.shape or (), storage.level_rank() - 1)
        state.bit_sets[added] = BitSets(code, size, extent)
    rewriter.replace(op, [values, filled, added, zero])
    return True


def outermost(op: Operation) -> Operation:
    """The outermost loop around `op`, behind which the reference frees the buffers."""
    parent = op.parent_op()
    while parent is not None and parent.info.name in LOOPS:
        op, parent = parent, parent.parent_op()
    return op


def compress(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """compress -> an order and a loop of insertions; the buffers are freed behind the outermost loop"""
    code = Code(rewriter)
    values, filled, added, count, tensor = operands[:5]
    type = op.operands[4].type
    storage = state.storage(code, tensor, type)
    if storage is None or not isinstance(type, TensorType) or not can_insert(storage):
        return False
    bit_sets = state.bit_sets.get(added)
    rows = not state.exact and has_rows(storage)
    if bit_sets is not None:
        if not rows:
            bit_sets.order(code, added, count)
    elif storage.encoding.level_types[-1].is_ordered():
        sort(code.rewriter, count, added, None, 1, None)

    def clear(coordinate: Value) -> None:
        code.store(zero_constant(rewriter, type.element_type), values, [coordinate])
        code.store(code.boolean(False), filled, [coordinate])

    if code.number_of(count) == 0 and not state.exact:
        # Nothing is listed, and a push_back appends something.
        fields = storage.fields
    elif rows:
        append_row(storage, operands[5:], values, added, count, bit_sets, state.clear, clear)
        fields = storage.fields
    else:
        loop, block = code.open_for(code.index(0), count, storage.fields)
        coordinate = code.load(added, [block.arguments[0]])
        value = code.load(values, [coordinate])
        found = state.insertions.call(code, type, block.arguments[1:], [*operands[5:], coordinate, value])
        if not found:
            return False
        clear(coordinate)
        code.give(found)
        fields = list(loop.results)
    if state.exact:
        rewriter.insert_after(outermost(op))
        for buffer in (values, filled, added):
            rewriter.create("memref.dealloc", [buffer], [])
    else:
        free_behind(op, (values, filled, added, *([] if bit_sets is None else [bit_sets.words])), rewriter)
    rewriter.insert_before(op)
    rewriter.replace(op, [tuple_of(code.rewriter, type, fields)])
    return True
