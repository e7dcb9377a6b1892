"""Ops of tensor on buffers: views, loads, stores, copies of parts. What makes new tensors is in `tensor_makers.py`."""

from __future__ import annotations

from pyopt.analysis.bufferization.buffer_types import identity_type
from pyopt.analysis.bufferization.state import AnalysisState, BufferizationError
from pyopt.dialects.memref.layouts import collapsed_type, expanded_type
from pyopt.dialects.tensor.bufferizable import is_collapsible, slice_type, tensor_of
from pyopt.ir.attributes import Attribute, StridedLayoutAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense, mixed_group, slice_of, split
from pyopt.ir.reassociation import groups_of
from pyopt.ir.signature import segments
from pyopt.ir.strides import has_identity_layout, strides_and_offset
from pyopt.ir.types import INDEX, MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.bufferize.dialects import tensor_makers
from pyopt.passes.bufferize.rewriter import TO_BUFFER, BufferRewriter
from pyopt.passes.building.memref import TEMPORAL, store

if TYPE_CHECKING:
    from pyopt.passes.bufferize.dialects import Bufferizer, Resolver


def memref_of(value: Value) -> MemRefType:
    """The type of a value that is a buffer."""
    assert isinstance(value.type, MemRefType)
    return value.type


def bufferize_cast(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.cast -> memref.cast, or nothing if the buffer's type is right"""
    buffer = rewriter.buffer(op.operands[0])
    type = rewriter.buffer_type(op.results[0])
    if buffer.type is type:
        rewriter.replace_with_buffers(op, [buffer])
        return
    rewriter.replace_by(op, "memref.cast", [buffer], [type])


def bufferize_collapse(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.collapse_shape -> memref.collapse_shape, of a copy where the buffer has gaps"""
    type = tensor_of(op.results[0])
    buffer = rewriter.buffer(op.operands[0])
    source = memref_of(buffer)
    attributes: dict[str, Attribute] = {"reassociation": op.attributes["reassociation"]}
    if type.shape == ():
        layout: Attribute | None = None
        if not has_identity_layout(source):
            found = strides_and_offset(source)
            if found is None:
                raise BufferizationError(op, "")
            layout = StridedLayoutAttr.get((), found[1])
        target = MemRefType.get((), type.element_type, layout, source.memory_space)
        rewriter.replace_by(op, "memref.collapse_shape", [buffer], [target], attributes)
        return
    groups = groups_of(op)
    collapsed = collapsed_type(source, groups) if is_collapsible(source, groups) else None
    if collapsed is None:
        copy = rewriter.allocate_tensor(op, op.operands[0])
        plain = identity_type(tensor_of(op.operands[0]), source.memory_space)
        buffer = rewriter.create(TO_BUFFER, [copy], [plain]).results[0]
        collapsed = collapsed_type(plain, groups)
        assert collapsed is not None
    rewriter.replace_by(op, "memref.collapse_shape", [buffer], [collapsed], attributes)


def bufferize_expand(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.expand_shape -> memref.expand_shape"""
    type = tensor_of(op.results[0])
    buffer = rewriter.buffer(op.operands[0])
    assert type.shape is not None
    expanded = expanded_type(memref_of(buffer), type.shape, groups_of(op))
    if expanded is None:
        raise BufferizationError(op, "")
    sizes = mixed_group(op, "output_shape")
    static, dynamic = split(sizes)
    attributes: dict[str, Attribute] = {
        "reassociation": op.attributes["reassociation"],
        "static_output_shape": dense(static),
    }
    rewriter.replace_by(op, "memref.expand_shape", [buffer, *dynamic], [expanded], attributes)


def bufferize_dim(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.dim -> memref.dim"""
    rewriter.replace_by(op, "memref.dim", [rewriter.buffer(op.operands[0]), op.operands[1]], [INDEX])


def bufferize_rank(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.rank -> memref.rank"""
    rewriter.replace_by(op, "memref.rank", [rewriter.buffer(op.operands[0])], [INDEX])


def bufferize_extract(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.extract -> memref.load"""
    buffer = rewriter.buffer(op.operands[0])
    rewriter.replace_by(op, "memref.load", [buffer, *op.operands[1:]], [op.results[0].type], TEMPORAL)


def bufferize_insert(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.insert -> memref.store"""
    buffer = rewriter.buffer(op.operands[1])
    store(rewriter, op.operands[0], buffer, *op.operands[2:])
    rewriter.replace_with_buffers(op, [buffer])


def subview(op: Operation, buffer: Value, part: TensorType, rewriter: BufferRewriter) -> Value:
    """The slice of `op` of a buffer, with the dimensions of `part`."""
    type = slice_type(op, memref_of(buffer), part)
    slice = slice_of(op)
    lists = [split(one) for one in (slice.offsets, slice.sizes, slice.strides)]
    attributes: dict[str, Attribute] = {
        "operandSegmentSizes": segments(1, *[len(dynamic) for _, dynamic in lists]),
        "static_offsets": dense(lists[0][0]),
        "static_sizes": dense(lists[1][0]),
        "static_strides": dense(lists[2][0]),
    }
    operands = [buffer, *[value for _, dynamic in lists for value in dynamic]]
    return rewriter.create("memref.subview", operands, [type], attributes).results[0]


def bufferize_extract_slice(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.extract_slice -> memref.subview"""
    buffer = rewriter.buffer(op.operands[0])
    rewriter.replace_with_buffers(op, [subview(op, buffer, tensor_of(op.results[0]), rewriter)])


def bufferize_insert_slice(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.insert_slice -> memref.copy into a subview"""
    target = rewriter.buffer(op.operands[1])
    part = subview(op, target, tensor_of(op.operands[0]), rewriter)
    rewriter.copy(rewriter.buffer(op.operands[0]), part)
    rewriter.replace_with_buffers(op, [target])


def bufferize_parallel_insert_slice(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.parallel_insert_slice -> memref.copy into a subview, in front of the terminator"""
    terminator = op.parent_op()
    assert terminator is not None
    rewriter.insert_before(terminator)
    target = rewriter.buffer(op.operands[1])
    source = rewriter.buffer(op.operands[0])
    rewriter.copy(source, subview(op, target, tensor_of(op.operands[0]), rewriter))
    rewriter.erase(op)


def keep_operands(op: Operation, rewriter: BufferRewriter, state: AnalysisState) -> None:
    """A parallel insertion writes to what all iterations share, never to a copy."""


def bufferize_reshape(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.reshape -> memref.reshape, of a copy if the buffer has a layout"""
    source = rewriter.buffer(op.operands[0])
    shape = rewriter.buffer(op.operands[1])
    type = rewriter.buffer_type(op.results[0])
    before = memref_of(source)
    if before.shape is not None and before.layout is not None:
        copy = rewriter.allocate_tensor(op, op.operands[0])
        plain = MemRefType.get(before.shape, before.element_type, None, before.memory_space)
        source = rewriter.create(TO_BUFFER, [copy], [plain]).results[0]
    rewriter.replace_by(op, "memref.reshape", [source, shape], [type])


BUFFERIZERS: Final[dict[str, Bufferizer]] = {
    "tensor.cast": bufferize_cast,
    "tensor.collapse_shape": bufferize_collapse,
    "tensor.concat": tensor_makers.bufferize_concat,
    "tensor.dim": bufferize_dim,
    "tensor.empty": tensor_makers.bufferize_empty,
    "tensor.expand_shape": bufferize_expand,
    "tensor.extract": bufferize_extract,
    "tensor.extract_slice": bufferize_extract_slice,
    "tensor.from_elements": tensor_makers.bufferize_from_elements,
    "tensor.generate": tensor_makers.bufferize_generate,
    "tensor.insert": bufferize_insert,
    "tensor.insert_slice": bufferize_insert_slice,
    "tensor.pad": tensor_makers.bufferize_pad,
    "tensor.parallel_insert_slice": bufferize_parallel_insert_slice,
    "tensor.rank": bufferize_rank,
    "tensor.reshape": bufferize_reshape,
    "tensor.splat": tensor_makers.bufferize_splat,
}

RESOLVERS: Final[dict[str, Resolver]] = {"tensor.parallel_insert_slice": keep_operands}
