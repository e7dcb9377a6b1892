"""Views of buffers: other sizes, strides and offsets on the same memory."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

from pyopt.dialects.memref.layouts import reduction_mask, subview_type
from pyopt.interpreter.addresses import addresses_of
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.memref.buffers import result_type
from pyopt.interpreter.dialects.scf.parallel import mixed_reader, slice_readers
from pyopt.interpreter.dialects.tensor.shapes import check_groups, product_of
from pyopt.interpreter.elements import check_extents, check_slice, element_shape, shape_text, sizes_of
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import array_dtype, width_of
from pyopt.interpreter.values import MemRef, row_major_strides
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import mixed_group, static_values
from pyopt.ir.reassociation import groups_of
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import DYNAMIC, FloatType, IndexType, IntegerType, MemRefType
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def check_layout(memref: MemRef, type: MemRefType) -> None:
    """Raises if a memref has not the extents, strides and offset that a type promises. Strides over a dimension of at
    most one element are never taken."""
    check_extents(memref.sizes, type, "a memref")
    found = strides_and_offset(type)
    if found is None or 0 in memref.sizes:
        return
    strides, offset = found
    if offset not in (DYNAMIC, memref.offset):
        raise undefined(f"the offset is {memref.offset}, not {offset}")
    for at, (size, have, wanted) in enumerate(zip(memref.sizes, memref.strides, strides, strict=True)):
        if wanted not in (DYNAMIC, have) and size > 1:
            raise undefined(f"the stride of dimension {at} is {have}, not {wanted}")


def evaluate_cast(op: Operation, compiler: Compiler) -> Kernel:
    type = result_type(op)

    def cast_to(memref: MemRef) -> MemRef:
        check_layout(memref, type)
        return memref

    return cast_to


def evaluate_memory_space_cast(op: Operation, compiler: Compiler) -> Kernel:
    """There is only one memory."""
    return lambda memref: memref


def evaluate_subview(op: Operation, compiler: Compiler) -> Kernel:
    offsets, sizes, strides = slice_readers(op)
    type = result_type(op)
    source_type = op.operands[0].type
    assert isinstance(source_type, MemRefType)
    parts = [static_values(op, "static_" + name) for name in ("offsets", "sizes", "strides")]
    strided = strides_and_offset(source_type)
    if strided is None:
        raise unsupported("the layout of the source is not strided")
    full = subview_type(source_type, *parts)
    dropped = reduction_mask(full, type, mixed_group(op, "sizes"))
    if dropped is None:
        raise unsupported("it is not known which dimensions the result lacks")
    kept = [at for at, gone in enumerate(dropped) if not gone]

    def subview(*operands: object) -> MemRef:
        source = cast("MemRef", operands[0])
        extents = sizes(operands)
        offset = source.offset
        inner = []
        places = zip(offsets(operands), extents, strides(operands), source.sizes, source.strides, strict=True)
        for at, (start, size, step, extent, stride) in enumerate(places):
            check_slice(at, start, size, step, extent)
            offset += start * stride
            inner.append(step * stride)
        return MemRef(source.buffer, offset, tuple([extents[at] for at in kept]), tuple([inner[at] for at in kept]))

    return subview


def evaluate_reinterpret_cast(op: Operation, compiler: Compiler) -> Kernel:
    """Whatever the source's offset and sizes are."""
    offsets, sizes, strides = slice_readers(op)

    def reinterpret(*operands: object) -> MemRef:
        source = cast("MemRef", operands[0])
        return MemRef(source.buffer, offsets(operands)[0], tuple(sizes(operands)), tuple(strides(operands)))

    return reinterpret


def evaluate_reshape(op: Operation, compiler: Compiler) -> Kernel:
    type = result_type(op)

    def reshape(source: MemRef, shape: MemRef) -> MemRef:
        sizes = tuple([int(one) for one in shape.array().tolist()])
        if any(size < 0 for size in sizes) or product_of(sizes) != product_of(source.sizes):
            raise undefined(f"a memref of {shape_text(source.sizes)} has no shape {shape_text(sizes)}")
        if not is_contiguous(source):
            raise undefined("the elements are not one behind the other")
        check_extents(sizes, type, "a memref")
        return MemRef(source.buffer, source.offset, sizes, row_major_strides(sizes))

    return reshape


def is_contiguous(memref: MemRef) -> bool:
    """Row-major without gaps."""
    return 0 in memref.sizes or all(
        size == 1 or have == wanted
        for size, have, wanted in zip(memref.sizes, memref.strides, row_major_strides(memref.sizes), strict=True)
    )


def evaluate_collapse_shape(op: Operation, compiler: Compiler) -> Kernel:
    groups = groups_of(op)
    type = result_type(op)

    def collapse(source: MemRef) -> MemRef:
        sizes = []
        strides = []
        for group in groups:
            size, stride = _joined([(source.sizes[one], source.strides[one]) for one in group])
            sizes.append(size)
            strides.append(stride)
        if not groups and product_of(source.sizes) != 1:
            raise undefined(f"a memref of {shape_text(source.sizes)} is more than one element")
        check_extents(sizes, type, "a memref")
        return MemRef(source.buffer, source.offset, tuple(sizes), tuple(strides))

    return collapse


def _joined(dimensions: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The extent and the stride of dimensions, given with theirs, as one."""
    total = product_of([size for size, _ in dimensions])
    real = [(size, stride) for size, stride in dimensions if size != 1]
    if total == 0 or not real:
        return total, dimensions[-1][1]
    for (_, outer), (size, inner) in pairwise(real):
        if outer != size * inner:
            raise undefined("dimensions with a gap between their rows are joined")
    return total, real[-1][1]


def evaluate_expand_shape(op: Operation, compiler: Compiler) -> Kernel:
    groups = groups_of(op)
    type = result_type(op)
    read = mixed_reader(op, "output_shape")

    def expand(*operands: object) -> MemRef:
        source = cast("MemRef", operands[0])
        sizes = tuple(read(operands))
        check_groups(groups, sizes, source.sizes)
        check_extents(sizes, type, "a memref")
        strides = [1] * len(sizes)
        for group, innermost in zip(groups, source.strides, strict=True):
            reach = innermost
            for one in reversed(group):
                strides[one] = reach
                reach *= sizes[one]
        return MemRef(source.buffer, source.offset, sizes, tuple(strides))

    return expand


def evaluate_transpose(op: Operation, compiler: Compiler) -> Kernel:
    attribute = op.attributes["permutation"]
    assert isinstance(attribute, AffineMapAttr)
    order = [expr.value for expr in attribute.value.results]

    def transpose(source: MemRef) -> MemRef:
        sizes = tuple([source.sizes[one] for one in order])
        return MemRef(source.buffer, source.offset, sizes, tuple([source.strides[one] for one in order]))

    return transpose


def evaluate_view(op: Operation, compiler: Compiler) -> Kernel:
    """Only for elements that lie in memory here as they do in a machine."""
    type = result_type(op)
    element = type.element_type
    dtype = array_dtype(element)
    if not isinstance(element, (IntegerType, FloatType, IndexType)) or width_of(element) != dtype.itemsize * 8:
        raise unsupported("bytes cannot be seen as elements of this type here")

    def view(source: MemRef, shift: int, *dynamic: int) -> MemRef:
        sizes = sizes_of(type, dynamic)
        size = product_of(sizes) * dtype.itemsize
        if not is_contiguous(source) or shift < 0 or shift + size > product_of(source.sizes):
            raise undefined(f"bytes {shift} to {shift + size} of a memref of {shape_text(source.sizes)} bytes")
        source.array()
        start = source.offset + shift
        data = source.buffer.data[start : start + size].view(dtype)
        return MemRef(source.buffer.seen_as(data), 0, sizes, row_major_strides(sizes))

    return view


def evaluate_type_cast(op: Operation, compiler: Compiler) -> Kernel:
    """vector.type_cast: the same numbers, of which more or fewer dimensions are those of vectors."""
    type = result_type(op)
    machine = compiler.machine
    inner = element_shape(type.element_type, machine)
    sizes = type.shape or ()

    def type_cast(source: MemRef) -> MemRef:
        if not is_contiguous(source):
            raise undefined("the elements are not one behind the other")
        source.array()
        end = source.offset + product_of(source.sizes)
        data = source.buffer.data[source.offset : end].reshape((product_of(sizes), *inner))
        return MemRef(source.buffer.seen_as(data), 0, sizes, row_major_strides(sizes))

    return type_cast


# What a memref consists of.


def evaluate_strided_metadata(op: Operation, compiler: Compiler) -> Kernel:
    def metadata(source: MemRef) -> tuple[object, ...]:
        base = MemRef(source.buffer, 0, (), ())
        return (base, source.offset, *source.sizes, *source.strides)

    return metadata


def evaluate_pointer(op: Operation, compiler: Compiler) -> Kernel:
    """Buffers get addresses in the order in which they are asked for theirs, so that every run gives the same."""
    machine = compiler.machine
    return lambda source: address_of(source, machine)


def address_of(memref: MemRef, machine: Machine) -> int:
    """The address that a memref's offset counts from."""
    return addresses_of(machine).of(memref.buffer)


def evaluate_assume_alignment(op: Operation, compiler: Compiler) -> Kernel:
    """Addresses here have no alignment that a program could miss."""
    return lambda memref: memref


def evaluate_distinct_objects(op: Operation, compiler: Compiler) -> Kernel:
    """Returns the operands: memrefs that share memory are not told apart, and writes to it are seen in both."""
    return lambda *memrefs: memrefs[0] if len(memrefs) == 1 else memrefs


VIEWS: Final[dict[str, Evaluator]] = {
    "memref.assume_alignment": evaluate_assume_alignment,
    "memref.cast": evaluate_cast,
    "memref.collapse_shape": evaluate_collapse_shape,
    "memref.distinct_objects": evaluate_distinct_objects,
    "memref.expand_shape": evaluate_expand_shape,
    "memref.extract_aligned_pointer_as_index": evaluate_pointer,
    "memref.extract_strided_metadata": evaluate_strided_metadata,
    "memref.memory_space_cast": evaluate_memory_space_cast,
    "memref.reinterpret_cast": evaluate_reinterpret_cast,
    "memref.reshape": evaluate_reshape,
    "memref.subview": evaluate_subview,
    "memref.transpose": evaluate_transpose,
    "memref.view": evaluate_view,
}
