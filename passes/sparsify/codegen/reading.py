"""sparse_tensor.new of COO storage: calls of the runtime library's reader, which fills buffers of ours.

%t = sparse_tensor.new %file : !llvm.ptr to tensor<?x?xf32, #COO>

What a file has is sorted if the reader says that it is not. Other storage is read as COO first, by
lower-sparse-ops-to-foreach.
"""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.ir.affine import DIM, AffineMap
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, I1, I32, INDEX, IntegerType, MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.sparsify.codegen.allocation import new_storage
from pyopt.passes.sparsify.codegen.descriptor import COORDINATES_SIZE, VALUES_SIZE, Descriptor
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.foreach.files import FileFunctions
from pyopt.passes.sparsify.storage.element_types import CODES, SUFFIXES
from pyopt.passes.sparsify.storage.sorting import sort
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

if TYPE_CHECKING:
    from pyopt.passes.sparsify.codegen.state import State

INDICES: Final = MemRefType.get((DYNAMIC,), INDEX)


def on_stack(code: Code, values: Sequence[Value]) -> Value:
    """A buffer on the stack with these indices."""
    size = code.index(len(values))
    made = code.rewriter.create("memref.alloca", [size], [INDICES], {"operandSegmentSizes": segments(1, 0)})
    for number, value in enumerate(values):
        code.store(value, made.results[0], [code.index(number)])
    return made.results[0]


def order_of(map: AffineMap) -> list[int] | None:
    """The dimensions that the results of a permutation are; None for another map."""
    if not map.is_permutation() or any(result.kind != DIM for result in map.results):
        return None
    return [result.value for result in map.results]


def read_coo(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """new %file to tensor<..., #COO> -> calls of the reader"""
    type = op.results[0].type
    assert isinstance(type, TensorType) and isinstance(type.encoding, EncodingAttr) and type.shape is not None
    encoding = type.encoding
    order = order_of(encoding.dim_to_lvl)
    suffix = SUFFIXES.get(type.element_type)
    if not encoding.is_coo() or encoding.aos_coo_start() != 0 or order is None or suffix is None:
        return False
    code = Code(rewriter)
    library = FileFunctions(rewriter, op)
    sizes = [code.index(0 if extent == DYNAMIC else extent) for extent in type.shape]
    given = on_stack(code, sizes)
    kind = rewriter.constant(IntegerAttr.get(CODES[suffix], I32), I32)
    reader = library.call("createCheckedSparseTensorReader", [operands[0], given, kind], [LLVMPointerType.get()])[0]
    if DYNAMIC in type.shape:
        found = library.call("getSparseTensorReaderDimSizes", [reader], [INDICES])[0]
        for number, extent in enumerate(type.shape):
            if extent == DYNAMIC:
                sizes[number] = code.load(found, [code.index(number)])
    count = library.call("getSparseTensorReaderNSE", [reader], [INDEX])[0]
    level_sizes, to_levels, to_dimensions = map_buffers(code, encoding, order, sizes)
    storage = new_storage(code, type, level_sizes, count, False, not state.exact)
    coordinates = storage.coordinates(0)
    width = encoding.crd_type()
    name = f"getSparseTensorReaderReadToBuffers{width.width if isinstance(width, IntegerType) else 0}{suffix}"
    in_order = library.call(name, [reader, to_levels, to_dimensions, coordinates, storage.values()], [I1])[0]
    if encoding.level_types[-1].is_ordered():
        branch = code.branch(code.equal(in_order, code.boolean(False)), [], otherwise=False)
        code.enter_branch(branch, 0)
        sort(code.rewriter, count, coordinates, storage.values(), len(order), None)
        code.leave(branch)
    finish(storage, count)
    library.call("delSparseTensorReader", [reader])
    rewriter.replace(op, [storage.tuple()])
    return True


def map_buffers(
    code: Code, encoding: EncodingAttr, order: list[int], sizes: list[Value]
) -> tuple[list[Value], Value, Value]:
    """The sizes of levels, and on the stack which dimension each level is and which level each dimension is."""
    if encoding.is_identity():
        same = on_stack(code, [code.index(number) for number in range(len(order))])
        return sizes, same, same
    levels = [code.index(dimension) for dimension in order]
    dimensions = [code.index(order.index(dimension)) for dimension in range(len(order))]
    to_levels = on_stack(code, levels)
    to_dimensions = on_stack(code, dimensions)
    level_sizes = [sizes[dimension] for dimension in order]
    on_stack(code, level_sizes)
    return level_sizes, to_levels, to_dimensions


def finish(storage: Descriptor, count: Value) -> None:
    """The positions and sizes of COO storage with `count` elements."""
    code = storage.code
    storage.store_number(count, storage.positions(0), code.index(1))
    storage.set(COORDINATES_SIZE, 0, code.multiply(count, code.index(storage.level_rank())))
    storage.set(VALUES_SIZE, -1, count)
