"""Ops on a tensor's storage: its arrays as memrefs that share it, its sizes, the place of a slice."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.verify import integer_of, shape_of, sparse_encoding
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.sparse_tensor.tensor import SliceView, SparseTensor
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import Buffer, MemRef, row_major_strides
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def shared(array: Array, offset: int = 0, stride: int = 1) -> MemRef:
    """A memref on an array; of the last axis, every `stride`-th element from `offset` on."""
    sizes = (*array.shape[:-1], (array.shape[-1] - offset + stride - 1) // stride)
    strides = row_major_strides(array.shape)
    return MemRef(Buffer(array.reshape(-1)), offset, sizes, (*strides[:-1], stride))


def evaluate_positions(op: Operation, compiler: Compiler) -> Kernel:
    level = integer_of(op, "level")

    def positions(tensor: SparseTensor) -> MemRef:
        found = tensor.storage.positions[level]
        if found is None:
            raise undefined(f"level {level} has no positions")
        return shared(found)

    return positions


def evaluate_coordinates(op: Operation, compiler: Compiler) -> Kernel:
    level = integer_of(op, "level")

    def coordinates(tensor: SparseTensor) -> MemRef:
        layout = tensor.format.layout
        start = layout.starts[level]
        found = tensor.storage.coordinates[start]
        if found is None:
            raise undefined(f"level {level} has no coordinates")
        return shared(found, level - start, layout.strides[level])

    return coordinates


def evaluate_coordinates_buffer(op: Operation, compiler: Compiler) -> Kernel:
    def buffer(tensor: SparseTensor) -> MemRef:
        found = tensor.storage.coordinates[tensor.format.encoding.aos_coo_start()]
        assert found is not None
        return shared(found)

    return buffer


def evaluate_values(op: Operation, compiler: Compiler) -> Kernel:
    return lambda tensor: shared(tensor.storage.values)


def evaluate_number_of_entries(op: Operation, compiler: Compiler) -> Kernel:
    """The zeros in blocks count, but not what fills up the arrays of a batch."""
    return lambda tensor: tensor.storage.count()


def evaluate_load(op: Operation, compiler: Compiler) -> Kernel:
    """Storage is brought into its final form whenever it is read."""
    return lambda tensor: tensor


def evaluate_lvl(op: Operation, compiler: Compiler) -> Kernel:
    encoding = sparse_encoding(op.operands[0])
    known = encoding.level_shape(shape_of(op.operands[0]))
    if encoding.dim_to_lvl.num_symbols:
        known = [DYNAMIC] * len(known)

    def lvl(tensor: SparseTensor, level: int) -> int:
        if not 0 <= level < len(known):
            raise undefined(f"level {level} of a tensor with {len(known)} levels")
        size = known[level]
        return tensor.format.level_sizes(tensor.shape)[level] if size == DYNAMIC else size

    return lvl


def _window(tensor: SparseTensor) -> SliceView:
    if tensor.window is None:
        raise unsupported("the tensor is no slice")
    return tensor.window


def evaluate_slice_offset(op: Operation, compiler: Compiler) -> Kernel:
    dimension = integer_of(op, "dim")
    return lambda tensor: _window(tensor).offsets[dimension]


def evaluate_slice_stride(op: Operation, compiler: Compiler) -> Kernel:
    dimension = integer_of(op, "dim")
    return lambda tensor: _window(tensor).strides[dimension]


ARRAYS: Final[dict[str, Evaluator]] = {
    "sparse_tensor.coordinates": evaluate_coordinates,
    "sparse_tensor.coordinates_buffer": evaluate_coordinates_buffer,
    "sparse_tensor.load": evaluate_load,
    "sparse_tensor.lvl": evaluate_lvl,
    "sparse_tensor.number_of_entries": evaluate_number_of_entries,
    "sparse_tensor.positions": evaluate_positions,
    "sparse_tensor.slice.offset": evaluate_slice_offset,
    "sparse_tensor.slice.stride": evaluate_slice_stride,
    "sparse_tensor.values": evaluate_values,
}
