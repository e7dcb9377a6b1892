"""Ops that make, change or release a sparse tensor as a whole.

%t = bufferization.alloc_tensor(%n, %m) size_hint=%h : tensor<?x?xf64, #CSR>   ->   new buffers and a specifier
%u = tensor.insert %v into %t[%i, %j]                                          ->   a call of the function that inserts
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_uses, indexing_maps
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.types import StorageSpecifierType
from pyopt.ir.affine import CONSTANT, DIM, FLOORDIV, MOD
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import slice_of
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.passes.sparsify.codegen.allocation import allocate_like, new_storage
from pyopt.passes.sparsify.codegen.descriptor import (
    LEVEL_SIZE,
    OFFSET,
    STRIDE,
    VALUES_SIZE,
    Descriptor,
)
from pyopt.passes.sparsify.codegen.insertion import check_widths, finish_insertions
from pyopt.passes.sparsify.codegen.repacking import Repacking
from pyopt.passes.sparsify.codegen.twins import twin_type
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.sorting import sort
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.structural_conversion import tuple_of, tuple_op

if TYPE_CHECKING:
    from pyopt.passes.sparsify.codegen.state import State


def extents(code: Code, type: TensorType, dynamic: Sequence[Value]) -> list[Value]:
    """The sizes of the dimensions: constants, or the operands that say them."""
    given = iter(dynamic)
    return [next(given) if extent == DYNAMIC else code.index(extent) for extent in type.shape or ()]


def level_numbers(code: Code, encoding: EncodingAttr, numbers: Sequence[Value], sizes: bool) -> list[Value] | None:
    """The coordinates of levels that belong to those of dimensions, or the sizes of the levels to theirs.

    None where the map is none of dimensions, their blocks, and what is left in a block.
    """
    found: list[Value] = []
    for result in encoding.dim_to_lvl.results:
        if result.kind == DIM:
            found.append(numbers[result.value])
            continue
        if result.kind not in (FLOORDIV, MOD) or result.lhs.kind != DIM or result.rhs.kind != CONSTANT:
            return None
        number, block = numbers[result.lhs.value], code.index(result.rhs.value)
        if result.kind == MOD:
            found.append(block if sizes else code.remainder(number, block))
            continue
        if sizes:
            number = code.add(number, code.index(result.rhs.value - 1))
        found.append(code.divide(number, block))
    return found


def allocate(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """tensor.empty, alloc_tensor -> new buffers; alloc_tensor copy(%t) -> copies of the buffers of %t"""
    type = op.results[0].type
    encoding = encoding_of(type)
    if encoding is None or not isinstance(type, TensorType):
        return False
    code = Code(rewriter)
    hint: Value | None = None
    dynamic: Sequence[Value] = operands
    if op.info.name == "bufferization.alloc_tensor":
        copied = operand_group(op, "copy")
        if copied:
            storage = state.storage(code, operands[op.operands.index(copied[0])], type)
            if storage is None:
                return False
            rewriter.replace(op, [copy_storage(code, storage, not state.exact and overwrites_values(op))])
            return True
        hints = operand_group(op, "size_hint")
        hint = hints[0] if hints else None
        dynamic = operand_group(op, "dynamic_sizes")
    if state.exact and (encoding.batch_rank() or not encoding.is_identity()):
        return False
    sizes: list[Value] | None = extents(code, type, dynamic)
    if not encoding.is_identity() and sizes is not None:
        sizes = level_numbers(code, encoding, sizes, True)
    if sizes is None:
        return False
    made = twin_type(type) if encoding.batch_rank() else type
    storage = new_storage(code, made, sizes, hint, state.clear, not state.exact)
    if made is not type:
        twin = storage
        storage = Repacking(twin, type).storage()
        free(twin)
    rewriter.replace(op, [storage.tuple()])
    return True


def copy_storage(code: Code, storage: Descriptor, other_values: bool) -> Value:
    """A tensor of its own with the same elements; if it gets other values, there is only room for them."""
    fields: list[Value] = []
    values = storage.values()
    for buffer in storage.buffers():
        copy = allocate_like(code, buffer.type, buffer)[0]
        if buffer is not values or not other_values:
            code.rewriter.create("memref.copy", [buffer, copy], [])
        fields.append(copy)
    return tuple_of(code.rewriter, storage.type, [*fields, storage.fields[-1]])


def overwrites_values(op: Operation) -> bool:
    """A linalg.generic on the buffer of the values writes all of them before anything else looks at the tensor."""
    tensor = op.results[0]
    buffers = [user for user in tensor.uses if user.info.name == "sparse_tensor.values"]
    writers = buffers[0].results[0].uses if len(buffers) == 1 else ()
    if len(writers) != 1:
        return False
    (writer,) = writers
    if writer.info.name != "linalg.generic" or writer.block is not op.block:
        return False
    number, buffer = len(writer.operands) - 1, buffers[0].results[0]
    if [one is buffer for one in writer.operands] != [False] * number + [True] or body_uses(writer, number):
        return False
    if not indexing_maps(writer)[number].is_identity():
        return False
    others = [user for user in tensor.uses if user is not buffers[0]]
    return all(one.block is op.block and writer.is_before_in_block(one) for one in others)


def free(storage: Descriptor) -> None:
    """memref.dealloc of all buffers"""
    for buffer in storage.buffers():
        storage.code.rewriter.create("memref.dealloc", [buffer], [])


def release(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """dealloc_tensor %t -> memref.dealloc of its buffers"""
    if encoding_of(op.operands[0].type) is None:
        return False
    if state.deallocates:
        storage = state.storage(Code(rewriter), operands[0], op.operands[0].type)
        if storage is None:
            return False
        free(storage)
    rewriter.erase(op)
    return True


def load(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """load %t hasInserts -> positions are made right"""
    code = Code(rewriter)
    storage = state.own(code, operands[0])
    if storage is None:
        return False
    if "hasInserts" in op.attributes and (state.exact or can_insert(storage)):
        if not state.exact:
            check_widths(storage)
        finish_insertions(storage)
    rewriter.replace(op, [storage.tuple()])
    return True


def insert(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """tensor.insert -> func.call @_insert_..."""
    type = op.operands[1].type
    encoding = encoding_of(type)
    if encoding is None or not isinstance(type, TensorType):
        return False
    code = Code(rewriter)
    storage = state.storage(code, operands[1], type)
    if storage is None or not can_insert(storage):
        return False
    coordinates: list[Value] | None = operands[2:]
    if not state.exact and not encoding.is_identity():
        coordinates = level_numbers(code, encoding, operands[2:], False)
    if coordinates is None or len(coordinates) != encoding.lvl_rank():
        return False
    found = state.insertions.call(code, type, storage.fields, [*coordinates, operands[0]])
    if not found:
        return False
    rewriter.replace(op, [tuple_of(code.rewriter, type, found)])
    return True


def can_insert(storage: Descriptor) -> bool:
    """There is one buffer of each kind, not one for each element of a batch."""
    return not storage.encoding.batch_rank()


def extent(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """tensor.dim %t, 1 -> the size of the level that has the dimension"""
    encoding = encoding_of(op.operands[0].type)
    number = constant_of(op.operands[1])
    if encoding is None or not isinstance(number, IntegerAttr):
        return False
    storage = state.storage(Code(rewriter), operands[0], op.operands[0].type)
    for level, result in enumerate(encoding.dim_to_lvl.results):
        if storage is not None and result.kind == DIM and result.value == number.value:
            rewriter.replace(op, [storage.level_size(level)])
            return True
    return False


def reorder(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """reorder_coo %t -> sparse_tensor.sort of its coordinates and values in place"""
    code = Code(rewriter)
    storage = state.storage(code, operands[0], op.operands[0].type)
    if storage is None or 0 not in storage.layout.coordinates:
        return False
    count = storage.get(VALUES_SIZE)
    sort(
        code.rewriter, count, storage.coordinates(0), storage.values(), storage.level_rank(), op.attributes["algorithm"]
    )
    rewriter.replace(op, [operands[0]])
    return True


def cast(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """tensor.cast between types with one encoding -> its operand"""
    encoding = encoding_of(op.results[0].type)
    if encoding is None or encoding is not encoding_of(op.operands[0].type):
        return False
    rewriter.replace(op, operands)
    return True


def reinterpret(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """reinterpret_map -> its operand: the storage is the same, and stands for a tensor of the new type"""
    storage = tuple_op(operands[0])
    if storage is None:
        rewriter.replace(op, operands)
    else:
        rewriter.replace(op, [tuple_of(rewriter, op.results[0].type, storage.operands)])
    return True


def extract_slice(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """extract_slice of a sparse tensor -> the same buffers with a specifier that knows offsets, sizes and strides

    It has them in the order of the levels, which stays the same where a map is reinterpreted.
    """
    source = encoding_of(op.operands[0].type)
    type = op.results[0].type
    target = encoding_of(type)
    if source is None or target is None or not target.is_slice() or not source.is_permutation():
        return False
    if state.exact and not source.is_identity():
        return False
    if source.with_slices(()) is not target.with_slices(()):
        return False
    code = Code(rewriter)
    storage = state.storage(code, operands[0], op.operands[0].type)
    if storage is None:
        return False
    given = slice_of(op)
    made = rewriter.create(
        "sparse_tensor.storage_specifier.init", [storage.fields[-1]], [StorageSpecifierType.get(target)]
    )
    storage.fields[-1] = made.results[0]
    for number, entries in enumerate(zip(given.offsets, given.sizes, given.strides, strict=True)):
        offset, size, stride = [entry if isinstance(entry, Value) else code.index(entry) for entry in entries]
        level = target.level_of(number)
        storage.set(OFFSET, level, offset)
        storage.set(LEVEL_SIZE, level, size)
        storage.set(STRIDE, level, stride)
    rewriter.replace(op, [tuple_of(code.rewriter, type, storage.fields)])
    return True
