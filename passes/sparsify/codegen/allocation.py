"""New storage: buffers, and the positions and values that a tensor without elements has.

%t = tensor.empty() : tensor<8x12xf64, #CSR>   ->   %positions = memref.alloc(%c16), ...
                                                    %specifier = storage_specifier.init, with the level sizes
                                                    sparse_tensor.push_back ..., %positions, 0, 9 times
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.level_types import BATCH, COMPRESSED, DENSE, LOOSE_COMPRESSED, SINGLETON
from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS
from pyopt.ir.core import Value
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.sparsify.codegen.descriptor import LEVEL_SIZE, Descriptor
from pyopt.passes.sparsify.codegen.layout import field_types
from pyopt.passes.sparsify.storage.constants import zero_constant

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code

FIRST_CAPACITY: Final = 16
"""The elements that a growing buffer has room for at first."""


def allocate_buffer(code: Code, type: Type, size: Value, clear: bool = False) -> Value:
    """memref.alloc(%size), filled with zeros if `clear`"""
    assert isinstance(type, MemRefType)
    made = code.rewriter.create("memref.alloc", [size], [type], {"operandSegmentSizes": segments(1, 0)}).results[0]
    if clear:
        create_named("linalg.fill", [zero_constant(code.rewriter, type.element_type)], made, code.rewriter)
    return made


def allocate_like(code: Code, type: Type, buffer: Value) -> tuple[Value, list[Value]]:
    """memref.alloc of the sizes of another buffer; the buffer, and its sizes"""
    assert isinstance(type, MemRefType) and type.shape is not None
    sizes: list[Value] = [
        code.computed("memref.dim", [buffer, code.index(number)], INDEX) if extent == DYNAMIC else code.index(extent)
        for number, extent in enumerate(type.shape)
    ]
    return allocate_rows(code, type, sizes), sizes


def allocate_rows(code: Code, type: MemRefType, sizes: Sequence[Value]) -> Value:
    """memref.alloc, given the sizes of all dimensions: those of the batch levels, and one more."""
    assert type.shape is not None
    dynamic = [size for size, extent in zip(sizes, type.shape, strict=True) if extent == DYNAMIC]
    made = code.rewriter.create("memref.alloc", dynamic, [type], {"operandSegmentSizes": segments(len(dynamic), 0)})
    return made.results[0]


def holds_rows(formats: Sequence[int]) -> bool:
    """Below dense levels comes a compressed one, and below that singletons: each entry has one value."""
    outer = [one for one in formats if one != SINGLETON]
    return outer == [*[DENSE] * (len(outer) - 1), COMPRESSED] and COMPRESSED in formats and list(formats) == [
        *outer, *[SINGLETON] * (len(formats) - len(outer))
    ]  # fmt: skip


def capacities(
    code: Code, type: TensorType, sizes: Sequence[Value], hint: Value | None, exact: bool
) -> tuple[Value, Value, Value]:
    """The numbers of positions, coordinates and values that there is room for at first.

    exact: as in the reference, which takes no rows for CSR, and makes no other format larger from the beginning.
    """
    from pyopt.dialects.sparse_tensor.encoding import EncodingAttr

    encoding = type.encoding
    assert isinstance(encoding, EncodingAttr)
    rank = encoding.lvl_rank()
    if encoding.is_all_dense():
        product = sizes[0]
        for size in sizes[1:]:
            product = code.multiply(product, size)
        return product, product, product
    if hint is None:
        same = code.index(FIRST_CAPACITY)
        return same, same, same
    formats = [one.format for one in encoding.level_types]
    if not exact and holds_rows(formats):
        rows = code.index(1)
        for size in sizes[: formats.index(COMPRESSED)]:
            rows = code.multiply(rows, size)
        interleaved = rank - encoding.aos_coo_start()
        return code.next(rows), code.multiply(hint, code.index(interleaved)) if interleaved > 1 else hint, hint
    if encoding.aos_coo_start() == 0:
        positions = code.index(2)
        return positions, code.multiply(code.index(rank), hint), hint
    if formats == [DENSE, COMPRESSED]:
        return code.add(hint, code.index(1)), hint, hint
    same = code.index(FIRST_CAPACITY)
    return same, same, hint


def new_storage(
    code: Code, type: TensorType, sizes: Sequence[Value], hint: Value | None, clear: bool, unsigned: bool
) -> Descriptor:
    """Storage of a tensor without elements, given the sizes of its levels."""
    for_positions, for_coordinates, for_values = capacities(code, type, sizes, hint, not unsigned)
    types = field_types(type)
    fields: list[Value] = []
    for field, field_type in zip(_arrays(type), types[:-1], strict=True):
        if field == POSITIONS:
            size = for_positions
        else:
            size = for_coordinates if field == COORDINATES else for_values
        fields.append(allocate_buffer(code, field_type, size, clear))
    fields.append(code.rewriter.create("sparse_tensor.storage_specifier.init", [], [types[-1]]).results[0])
    storage = Descriptor(code, type, fields, unsigned)
    zero = zero_constant(code.rewriter, storage.encoding.pos_type())
    for level, size in enumerate(sizes):
        storage.set(LEVEL_SIZE, level, size)
        if level in storage.layout.positions:
            storage.push_position(level, zero)
    begin_below(storage, 0)
    return storage


def _arrays(type: TensorType) -> list[str]:
    from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
    from pyopt.passes.sparsify.codegen.layout import layout_of

    assert isinstance(type.encoding, EncodingAttr)
    return [field.kind for field in layout_of(type.encoding).arrays]


def begin_below(storage: Descriptor, start: int) -> None:
    """Fills levels from `start` on for one new parent: a position for each, or the zeros of dense levels."""
    code = storage.code
    rewriter = code.rewriter
    count = code.index(1)
    for level in range(start, storage.level_rank()):
        format = storage.encoding.level_types[level].format
        if format == COMPRESSED or format == LOOSE_COMPRESSED:
            zero = zero_constant(rewriter, storage.encoding.pos_type())
            if format == LOOSE_COMPRESSED:
                count = code.multiply(count, code.index(2))
            storage.push_position(level, zero, count)
            return
        if format & (DENSE | BATCH) == 0:
            return
        count = code.multiply(count, storage.level_size(level))
    storage.push_value(zero_constant(rewriter, storage.type.element_type), count)
