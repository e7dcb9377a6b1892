"""Conversions that keep the structure: each buffer is copied, element by element where its type changes. Others, if
their entries need only be counted (`counting.py`).

%u = sparse_tensor.convert %t : tensor<8x8xf64, #CSR> to tensor<8x8xf32, #CSR32>
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.storage import COORDINATES, VALUES
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.passes.sparsify.codegen.allocation import allocate_like
from pyopt.passes.sparsify.codegen.counting import Counting
from pyopt.passes.sparsify.codegen.descriptor import COORDINATES_SIZE, WIDE, Descriptor, cast_number
from pyopt.passes.sparsify.codegen.insertion import check_widths
from pyopt.passes.sparsify.codegen.layout import field_types, layout_of
from pyopt.passes.sparsify.codegen.nonzeros import Nonzeros
from pyopt.passes.sparsify.codegen.repacking import Repacking, for_each
from pyopt.passes.sparsify.codegen.twins import twin_type
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.casts import can_cast, cast_element
from pyopt.passes.sparsify.storage.counting import is_counted
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.structural_conversion import tuple_of

if TYPE_CHECKING:
    from pyopt.passes.sparsify.codegen.state import State


def convert(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """convert between types that differ at most in widths and element type -> copies of the buffers

    What needs no sort, and no insertions either, becomes loops that count entries.
    """
    result = op.results[0].type
    source = op.operands[0].type
    target, given = encoding_of(result), encoding_of(source)
    if target is None and given is None and not state.exact:
        return convert_dense(op, operands[0], rewriter, state)
    if target is not None and given is None and is_counted(op):
        assert isinstance(result, TensorType)
        nonzeros = Nonzeros(rewriter, operands[0], result)
        rewriter.replace(op, [nonzeros.make().tuple()])
        state.made.update(nonzeros.ops)
        return True
    if target is None or given is None or given.is_slice():
        return False
    assert isinstance(result, TensorType) and isinstance(source, TensorType)
    if target.batch_rank() and not state.exact and twin_type(result) is source:
        return repack(op, operands[0], rewriter, state)
    if is_counted(op):
        storage = state.storage(Code(rewriter), operands[0], source)
        if storage is None:
            return False
        rewriter.replace(op, [Counting(storage, result).make().tuple()])
        return True
    if target.with_widths(0, 0) is not given.with_widths(0, 0):
        return False
    if result.element_type is source.element_type and target is given:
        rewriter.replace(op, operands)
        return True
    code = Code(rewriter)
    storage = state.storage(code, operands[0], source)
    if storage is None or not can_cast(source.element_type, result.element_type):
        return False
    if state.exact and target.batch_rank():
        return False
    made = Descriptor(code, result, storage.fields, True)
    if not state.exact and target.pos_width < (given.pos_width or WIDE):
        check_widths(made)
    fields: list[Value] = []
    narrows = not state.exact and not target.batch_rank() and 0 < target.crd_width < (given.crd_width or WIDE)
    for number, (array, type) in enumerate(zip(layout_of(target).arrays, field_types(result), strict=False)):
        buffer = storage.fields[number]
        new, sizes = allocate_like(code, type, buffer)
        if type is buffer.type:
            rewriter.create("memref.copy", [buffer, new], [])
        elif array.kind != COORDINATES or not narrows or not copy_checked(made, array.level, new):
            copy_cast(code, buffer, new, sizes, array.kind != VALUES and not state.exact)
        fields.append(new)
    rewriter.replace(op, [tuple_of(code.rewriter, result, [*fields, storage.fields[-1]])])
    return True


def convert_dense(op: Operation, tensor: Value, rewriter: ConversionRewriter, state: State) -> bool:
    """convert between dense tensors -> tensor.generate of the casts of its elements, and tensor.cast"""
    source, result = tensor.type, op.results[0].type
    if not isinstance(source, TensorType) or not isinstance(result, TensorType) or source.shape is None:
        return False
    if not can_cast(source.element_type, result.element_type):
        return False
    made = state.made
    if source.element_type is not result.element_type:
        code = Code(rewriter)
        sizes: list[Value] = []
        for number, extent in enumerate(source.shape):
            if extent == DYNAMIC:
                size = rewriter.create("tensor.dim", [tensor, code.index(number)], [INDEX])
                made.add(size)
                sizes.append(size.results[0])
        block = code.open_block([INDEX] * len(source.shape))
        region = Region()
        region.append(block)
        type = TensorType.get(source.shape, result.element_type)
        generate = rewriter.create("tensor.generate", sizes, [type], None, [region])
        rewriter.insert_at_end(block)
        element = rewriter.create("tensor.extract", [tensor, *block.arguments], [source.element_type])
        value = cast_element(rewriter, element.results[0], result.element_type)
        made.update((generate, element, code.give([value], "tensor.yield")))
        rewriter.insert_after(generate)
        tensor = generate.results[0]
    if tensor.type is not result:
        cast = rewriter.create("tensor.cast", [tensor], [result])
        made.add(cast)
        tensor = cast.results[0]
    rewriter.replace(op, [tensor])
    return True


def copy_checked(storage: Descriptor, level: int, new: Value) -> bool:
    """new[i] = cast coordinates[i], which has to fit, for all i that are in use; says whether any may not.

    They may be those of several levels in turn.
    """
    code, buffer = storage.code, storage.coordinates(level)
    narrow = [one for one in range(level, level + storage.interleaving(level)) if storage.is_too_narrow(one)]

    def copy(counters: list[Value]) -> None:
        assert isinstance(new.type, MemRefType)
        value = cast_number(code, code.load(buffer, counters), INDEX, True)
        storage.assert_storable(narrow[0], value)
        code.store(cast_number(code, value, new.type.element_type, True), new, counters)

    if narrow:
        for_each(code, [storage.get(COORDINATES_SIZE, level)], copy)
    return bool(narrow)


def copy_cast(code: Code, buffer: Value, new: Value, sizes: Sequence[Value], unsigned: bool) -> None:
    """new[i] = cast buffer[i], for all i; there are more coordinates than one where there are batch levels"""

    def copy(counters: list[Value]) -> None:
        assert isinstance(new.type, MemRefType)
        value = code.load(buffer, counters)
        wanted = new.type.element_type
        if unsigned:
            value = cast_number(code, value, wanted, True)
        else:
            value = cast_element(code.rewriter, value, wanted)
        code.store(value, new, counters)

    for_each(code, sizes, copy)


def repack(op: Operation, twin: Value, rewriter: ConversionRewriter, state: State) -> bool:
    """convert of a twin to the tensor with batch levels that it is the twin of -> copies of parts of its buffers"""
    type = op.results[0].type
    assert isinstance(type, TensorType)
    storage = state.storage(Code(rewriter), twin, op.operands[0].type)
    if storage is None:
        return False
    rewriter.replace(op, [Repacking(storage, type).storage().tuple()])
    return True
