"""Ops of other dialects on sparse tensors, where arrays in their place would be too large or miss the point.

All others go by arrays: see `pyopt.interpreter.encodings`.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import STRUCTURED
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.maps import block_sizes
from pyopt.dialects.tensor.shapes import tensor_type
from pyopt.interpreter.compiler import Compiler, ConstantResult, evaluate_nothing
from pyopt.interpreter.convert import array_of_value, value_of_array
from pyopt.interpreter.dialects import arith, complex, math
from pyopt.interpreter.dialects.scf.parallel import slice_readers
from pyopt.interpreter.dialects.sparse_tensor.conversions import evaluate_conversion
from pyopt.interpreter.dialects.sparse_tensor.insertion import checked
from pyopt.interpreter.dialects.sparse_tensor.structured import evaluate_sparse_structured
from pyopt.interpreter.dialects.sparse_tensor.tensor import SliceView, SparseTensor, StorageFormat
from pyopt.interpreter.encodings import with_encodings
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array, array_dtype, zero_of
from pyopt.interpreter.values import Poison, value_of_attribute
from pyopt.ir.core import Operation
from pyopt.ir.signature import operand_bounds, operand_group
from pyopt.ir.types import DYNAMIC, TensorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


def evaluate_empty(op: Operation, compiler: Compiler) -> Kernel:
    """tensor.empty, and bufferization.alloc_tensor, which may copy. Nothing is stored: what uninitialized elements of
    a sparse tensor are, is zero."""
    type = tensor_type(op.results[0].type)
    shape = type.shape or ()
    name = "dynamicSizes" if op.info.name == "tensor.empty" else "dynamic_sizes"
    start, end = operand_bounds(op, name)
    copied = -1
    if op.info.name != "tensor.empty" and operand_group(op, "copy"):
        copied = operand_bounds(op, "copy")[0]
    machine = compiler.machine
    encoding = encoding_of(type)
    blocks = (block_sizes(encoding.dim_to_lvl) if encoding is not None else None) or [0] * len(shape)

    def empty(*operands: object) -> object:
        if copied >= 0:
            return _in_format(operands[copied], type)
        extents: list[int] = [given + 0 for given in operands[start:end]]  # type: ignore[operator]  # indices
        sizes = iter(extents)
        extents = [next(sizes) if extent == DYNAMIC else extent for extent in shape]
        if any(extent < 0 for extent in extents):
            raise undefined(f"a tensor cannot have the extent {min(extents)}")
        if encoding is None:
            return machine.uninitialized(tuple(extents), type.element_type)
        for extent, known, block in zip(extents, shape, blocks, strict=True):
            if known == DYNAMIC and block and extent % block:  # storage knows the sizes of levels only
                raise undefined(f"the dynamic extent {extent} is not a multiple of its blocks of {block}")
        return SparseTensor.empty(StorageFormat.of(type), extents)

    return empty


def _in_format(value: object, type: TensorType) -> object:
    """A copy of a tensor, sparse or not, as one of another type."""
    if isinstance(value, Poison):
        return value
    if encoding_of(type) is None:
        return value.dense() if isinstance(value, SparseTensor) else value
    if isinstance(value, SparseTensor):
        return value.converted(StorageFormat.of(type))
    return value_of_array(value, type)


def evaluate_extract(op: Operation, compiler: Compiler) -> Kernel:
    zero = zero_of(op.results[0].type)

    def extract(tensor: SparseTensor, *index: int) -> object:
        found = tensor.lookup(checked(tuple([at + 0 for at in index]), tensor))
        return zero if found is None else found

    return extract


def evaluate_insert(op: Operation, compiler: Compiler) -> Kernel:
    def insert(value: object, tensor: SparseTensor, *index: int) -> object:
        if isinstance(value, Poison):
            return value
        return tensor.insert(checked(tuple([at + 0 for at in index]), tensor), value)

    return insert


def evaluate_dim(op: Operation, compiler: Compiler) -> Kernel:
    def dim(tensor: SparseTensor, index: int) -> int:
        if not 0 <= index < len(tensor.shape):
            raise undefined(f"dimension {index} of a tensor of rank {len(tensor.shape)}")
        return tensor.shape[index]

    return dim


def evaluate_rank(op: Operation, compiler: Compiler) -> Kernel:
    return lambda tensor: len(tensor.shape)


def evaluate_cast(op: Operation, compiler: Compiler) -> Kernel:
    """Extents become known or unknown; another format is another storage."""
    type = tensor_type(op.results[0].type)

    def cast(value: SparseTensor | Array) -> object:
        wanted = type.shape
        if wanted is not None and any(
            extent not in (size, DYNAMIC) for extent, size in zip(wanted, value.shape, strict=True)
        ):
            raise undefined(f"a tensor of shape {'x'.join([str(one) for one in value.shape])} is cast to another shape")
        if isinstance(value, SparseTensor) and encoding_of(type) is value.format.encoding:
            return value
        return _in_format(value, type)

    return cast


def evaluate_extract_slice(op: Operation, compiler: Compiler) -> Kernel:
    """A slice in the format of slices shares the storage; any other one is made anew from the entries."""
    type = tensor_type(op.results[0].type)
    encoding = encoding_of(type)
    offsets, sizes, strides = slice_readers(op)

    def extract_slice(*operands: object) -> object:
        tensor = operands[0]
        starts, extents, steps = offsets(operands), sizes(operands), strides(operands)
        if not isinstance(tensor, SparseTensor):
            index = tuple([slice(at, at + n * step, step) for at, n, step in zip(starts, extents, steps, strict=True)])
            part: Array = tensor[index]  # type: ignore[index]  # an array
            return value_of_array(part.reshape(_kept(extents, type)), type)
        for at, count, step, size in zip(starts, extents, steps, tensor.shape, strict=True):
            if at < 0 or count < 0 or step <= 0 or (count and at + (count - 1) * step >= size):
                raise undefined(f"the slice at {at} of size {count} and stride {step} is out of the bounds 0 to {size}")
        if encoding is not None and encoding.is_slice():
            window = SliceView(tensor.shape, starts, extents, steps, tensor.window)
            return SparseTensor(StorageFormat.of(type), extents, tensor.storage, window)
        rows, values = tensor.entries()
        inside, rows = SliceView(tensor.shape, starts, extents, steps).translate(rows)
        rows, values = rows[inside], values[inside]
        kept = _kept_dimensions(extents, type)
        shape = [extents[at] for at in kept]
        if encoding is not None:
            return SparseTensor.of_rows(StorageFormat.of(type), shape, rows[:, kept], values)
        array = compiler.machine.zeros(tuple(shape), type.element_type)
        array[tuple(rows[:, kept].T)] = values
        return array

    return extract_slice


def _kept(extents: Sequence[int], type: TensorType) -> list[int]:
    return [extents[at] for at in _kept_dimensions(extents, type)]


def _kept_dimensions(extents: Sequence[int], type: TensorType) -> list[int]:
    """The dimensions of a slice that its type has: some of extent one may be left out."""
    wanted = list(type.shape or ())
    kept: list[int] = []
    for at, extent in enumerate(extents):
        left = len(extents) - at
        missing = len(wanted) - len(kept)
        if (
            missing
            and (wanted[len(kept)] in (extent, DYNAMIC) or left == missing)
            and not (extent == 1 and left > missing and wanted[len(kept)] != 1)
        ):
            kept.append(at)
    return kept


def evaluate_constant(op: Operation, compiler: Compiler) -> Compiled:
    type = op.results[0].type
    return ConstantResult(value_of_array(value_of_attribute(op.attributes["value"], type), type))


def evaluate_select(op: Operation, compiler: Compiler) -> Kernel:
    """One condition picks a tensor, several of them elements."""
    type = op.results[0].type
    dtype = array_dtype(element_type_or_self(type))

    def select(condition: object, left: SparseTensor, right: SparseTensor) -> object:
        if isinstance(condition, int):
            return left if condition else right
        import numpy as np

        chosen = array_of_value(condition, op.operands[0].type)
        return value_of_array(np.where(chosen, left.dense(), right.dense()).astype(dtype), type)

    return select


_ELEMENTWISE: Final[dict[str, Evaluator]] = {
    name: with_encodings(evaluate)
    for table in (arith.EVALUATORS, complex.EVALUATORS, math.EVALUATORS)
    for name, evaluate in table.items()
}

OTHERS: Final[dict[str, Evaluator]] = {
    **_ELEMENTWISE,
    **dict.fromkeys(sorted(STRUCTURED), evaluate_sparse_structured),
    "arith.constant": evaluate_constant,
    "arith.select": evaluate_select,
    "builtin.unrealized_conversion_cast": evaluate_conversion,
    "bufferization.alloc_tensor": evaluate_empty,
    "bufferization.dealloc_tensor": evaluate_nothing,
    "tensor.cast": evaluate_cast,
    "tensor.dim": evaluate_dim,
    "tensor.empty": evaluate_empty,
    "tensor.extract": evaluate_extract,
    "tensor.extract_slice": evaluate_extract_slice,
    "tensor.insert": evaluate_insert,
    "tensor.rank": evaluate_rank,
}
