"""Storage as tensors and back: the arrays of assemble become fields, those of disassemble are copied out.

%t = assemble (%p, %c), %v   ->   %p as a memref, ...; the sizes follow from the last entry of each positions array
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.dialects.sparse_tensor.level_types import BATCH, DENSE, LOOSE_COMPRESSED, STRUCTURED
from pyopt.dialects.sparse_tensor.storage import POSITIONS, VALUES
from pyopt.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StridedLayoutAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import DYNAMIC, I64, INDEX, MemRefType, TensorType, Type
from pyopt.light import TYPE_CHECKING
from pyopt.passes.sparsify.codegen.descriptor import (
    COORDINATES_SIZE,
    LEVEL_SIZE,
    POSITIONS_SIZE,
    VALUES_SIZE,
    Descriptor,
    cast_number,
    prefix,
)
from pyopt.passes.sparsify.codegen.layout import field_types, layout_of
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.emitter.levels import as_buffer
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

if TYPE_CHECKING:
    from pyopt.passes.sparsify.codegen.state import State


def flat(code: Code, buffer: Value, batches: int) -> Value:
    """memref.collapse_shape of the dimensions behind those of batches"""
    type = buffer.type
    assert isinstance(type, MemRefType) and type.shape is not None
    rank = len(type.shape)
    groups = [[number] for number in range(batches)] + [list(range(batches, rank))]
    attribute = ArrayAttr.get(
        tuple([ArrayAttr.get(tuple([IntegerAttr.get(one, I64) for one in group])) for group in groups])
    )
    size = 1
    for extent in type.shape[batches:]:
        size = DYNAMIC if DYNAMIC in (size, extent) else size * extent
    result = MemRefType.get((*type.shape[:batches], size), type.element_type)
    return code.rewriter.create("memref.collapse_shape", [buffer], [result], {"reassociation": attribute}).results[0]


def assemble(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """assemble -> its tensors as memrefs, and the specifier that says how much of them there is"""
    type = op.results[0].type
    assert isinstance(type, TensorType) and isinstance(type.encoding, EncodingAttr) and type.shape is not None
    sizes = type.encoding.level_shape(type.shape)
    if DYNAMIC in sizes or type.encoding.dim_to_lvl.num_symbols:
        return False
    code = Code(rewriter)
    types = field_types(type)
    batches = type.encoding.batch_rank()
    fields: list[Value] = []
    for tensor, wanted in zip(op.operands, types[:-1], strict=True):
        buffer = as_buffer(code, tensor)
        assert isinstance(buffer.type, MemRefType) and buffer.type.shape is not None
        rank = len(buffer.type.shape)
        if rank > batches + 1:
            buffer = flat(code, buffer, batches)
        fields.append(code.computed("memref.cast", [buffer], wanted))
    fields.append(rewriter.create("sparse_tensor.storage_specifier.init", [], [types[-1]]).results[0])
    storage = Descriptor(code, type, fields, not state.exact)
    set_sizes(storage, sizes, state.exact)
    rewriter.replace(op, [storage.tuple()])
    return True


def set_sizes(storage: Descriptor, sizes: list[int], exact: bool) -> None:
    """The sizes of levels and buffers, from the outermost level on.

    exact: blocks of structured levels count as one element each.
    """
    code = storage.code
    encoding = storage.encoding
    code.index(0)
    one, two = code.index(1), code.index(2)
    count = one
    start = encoding.aos_coo_start()
    end = len(sizes) if exact else encoding.aos_coo_end()
    for level, size in enumerate(sizes):
        extent = code.index(size)
        storage.set(LEVEL_SIZE, level, extent)
        if start < level < end:
            continue
        type = encoding.level_types[level]
        if type.format == DENSE:
            count = code.multiply(extent, count)
            code.subtract(count, one)
            continue
        if type.format == BATCH:
            continue
        if type.has_positions():
            if type.format == LOOSE_COMPRESSED:
                count = code.multiply(count, two)
                last = code.subtract(count, one)
            else:
                last = count
                count = code.add(count, one)
            storage.set(POSITIONS_SIZE, level, count)
            zero = code.index(0)
            count = code.load_index(storage.positions(level), [*[zero] * encoding.batch_rank(), last])
            code.subtract(last, one)
        elif type.format == STRUCTURED and not exact:
            count = code.multiply(count, code.index(type.n))
        if level == start:
            storage.set(COORDINATES_SIZE, level, code.multiply(count, code.index(end - start)))
        else:
            storage.set(COORDINATES_SIZE, level, count)
    storage.set(VALUES_SIZE, -1, count)


def length_as(code: Code, size: Value, type: Type) -> Value:
    """A size as the number or rank-0 tensor that disassemble gives."""
    if isinstance(type, TensorType):
        number = cast_number(code, size, type.element_type, True)
        return code.rewriter.create("tensor.from_elements", [number], [type]).results[0]
    return cast_number(code, size, type, True)


def rows(code: Code, buffer: Value, size: Value) -> Value:
    """memref.subview %buffer[0, 0] [4, %size] [1, 1]: the first elements of each row of a batch"""
    type = buffer.type
    assert isinstance(type, MemRefType) and type.shape is not None
    rank = len(type.shape)
    sizes: list[Value] = [
        code.computed("memref.dim", [buffer, code.index(number)], INDEX)
        for number, extent in enumerate(type.shape[:-1])
        if extent == DYNAMIC
    ]
    strides, stride = [1], 1
    for extent in reversed(type.shape[1:]):
        stride = DYNAMIC if DYNAMIC in (stride, extent) else stride * extent
        strides.insert(0, stride)
    attributes: dict[str, Attribute] = {
        "static_offsets": dense([0] * rank),
        "static_sizes": dense([*type.shape[:-1], DYNAMIC]),
        "static_strides": dense([1] * rank),
        "operandSegmentSizes": segments(1, 0, len(sizes) + 1, 0),
    }
    layout = StridedLayoutAttr.get(tuple(strides), 0)
    result = MemRefType.get((*type.shape[:-1], DYNAMIC), type.element_type, layout)
    return code.rewriter.create("memref.subview", [buffer, *sizes, size], [result], attributes).results[0]


def disassemble(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """disassemble -> copies of what is in use of the fields, and the sizes"""
    code = Code(rewriter)
    storage = state.own(code, operands[0])
    if storage is None:
        return False
    batches = storage.encoding.batch_rank()
    arrays = layout_of(storage.encoding).arrays
    outputs = [*operand_group(op, "out_levels"), *operand_group(op, "out_values")]
    lengths = [result.type for result in op.results[len(outputs) :]]
    if len(arrays) != len(outputs) or len(lengths) != len(outputs):
        return False
    buffers: list[Value] = []
    sizes: list[Value] = []
    for number, field in enumerate(arrays):
        kind = VALUES_SIZE if field.kind == VALUES else COORDINATES_SIZE
        if field.kind == POSITIONS:
            kind = POSITIONS_SIZE
        array = storage.fields[number]
        if batches and not state.exact:
            size = code.computed("memref.dim", [array, code.index(batches)], INDEX)
        else:
            size = storage.get(kind, field.level)
        buffer = as_buffer(code, outputs[number])
        buffers.append(buffer)
        sizes.append(length_as(code, size, lengths[number]))
        assert isinstance(buffer.type, MemRefType) and buffer.type.shape is not None
        target = flat(code, buffer, batches) if len(buffer.type.shape) > batches + 1 else buffer
        target = rows(code, target, size) if batches and not state.exact else prefix(code, target, size)
        rewriter.create("memref.copy", [prefix(code, array, size), target], [])
    tensors = [
        rewriter.create("bufferization.to_tensor", [buffer], [output.type]).results[0]
        for buffer, output in zip(buffers, outputs, strict=True)
    ]
    rewriter.replace(op, [*tensors, *sizes])
    return True
