"""Conversions between sparse tensors and the buffers that code for them uses: unrealized conversions of one into the
other, as the lowering to buffers leaves them. The buffers are those of the storage in order, and a specifier.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, VALUES, storage_fields
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.sparse_tensor.arrays import shared
from pyopt.interpreter.dialects.sparse_tensor.insertion import Specifier
from pyopt.interpreter.dialects.sparse_tensor.tensor import SparseTensor, StorageFormat
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.sparse.storage import Storage
from pyopt.interpreter.values import MemRef
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC, ShapedType
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Kernel

SIZES: Final = {POSITIONS: "pos_mem_sz", COORDINATES: "crd_mem_sz", VALUES: "val_mem_sz"}
"""The numbers of a specifier that say how much of a buffer is in use."""


def evaluate_conversion(op: Operation, compiler: Compiler) -> Kernel:
    """From buffers and specifier to a tensor that shares them, or the other way round."""
    if len(op.operands) == 1 and encoding_of(op.operands[0].type) is not None:
        if len(op.results) == len(storage_fields(StorageFormat.of(op.operands[0].type).encoding)) + 1:
            return _to_buffers
    elif len(op.results) == 1 and encoding_of(op.results[0].type) is not None:
        type = op.results[0].type
        format = StorageFormat.of(type)
        assert isinstance(type, ShapedType) and type.shape is not None
        shape = type.shape
        if len(op.operands) == len(storage_fields(format.encoding)) + 1:
            return lambda *values: _from_buffers(format, shape, values)
    raise unsupported("stands for a conversion that is not known")


def _to_buffers(tensor: SparseTensor) -> tuple[object, ...]:
    storage = tensor.storage
    numbers = {("lvl_sz", level): size for level, size in enumerate(storage.sizes)}
    buffers: list[object] = []
    for field in storage_fields(tensor.format.encoding):
        array = storage.array_of(field)
        numbers[SIZES[field.kind], field.level] = array.size
        buffers.append(shared(array))
    return (*buffers, Specifier(numbers))


def _from_buffers(format: StorageFormat, shape: Sequence[int], values: Sequence[object]) -> SparseTensor:
    specifier = values[-1]
    assert isinstance(specifier, Specifier)
    count = len(format.layout.levels)
    sizes = [specifier.fields.get(("lvl_sz", level), 0) for level in range(count)]
    found = format.encoding.dimension_shape(sizes)
    extents = [one if size == DYNAMIC else size for size, one in zip(shape, found, strict=True)]
    positions: list[Array | None] = [None] * count
    coordinates: list[Array | None] = [None] * count
    array: Array | None = None
    for field, value in zip(storage_fields(format.encoding), values[:-1], strict=True):
        assert isinstance(value, MemRef)
        used = specifier.fields.get((SIZES[field.kind], field.level), 0)
        array = value.array()
        if not 0 <= used <= array.shape[-1]:
            raise undefined(f"{used} elements of a buffer of {array.shape[-1]} are said to be in use")
        array = array[..., :used]
        if field.kind != VALUES:
            (positions if field.kind == POSITIONS else coordinates)[field.level] = array
    assert array is not None
    return SparseTensor(format, extents, Storage(format.layout, sizes, positions, coordinates, array))
