"""assemble and disassemble: storage from arrays and back."""

from __future__ import annotations

import numpy as np

from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, VALUES, storage_fields
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.sparse_tensor.tensor import SparseTensor, StorageFormat
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.sparse.storage import Storage, StorageError, read_storage
from pyopt.ir.core import Operation
from pyopt.ir.signature import operand_bounds
from pyopt.ir.types import ShapedType
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def evaluate_assemble(op: Operation, compiler: Compiler) -> Kernel:
    """Copies, so that the arrays cannot be written through the tensor. What is no storage is undefined behaviour."""
    type = op.results[0].type
    assert isinstance(type, ShapedType) and type.shape is not None
    shape = type.shape
    format = StorageFormat.of(type)
    strict = compiler.strict

    def assemble(*arrays: Array) -> SparseTensor:
        try:
            storage = storage_of_arrays(format, shape, arrays)
            if strict:
                storage.check()
        except StorageError as error:
            raise undefined(str(error)) from None
        return SparseTensor(format, shape, storage)

    return assemble


def storage_of_arrays(format: StorageFormat, shape: Sequence[int], arrays: Sequence[Array]) -> Storage:
    """The storage that arrays in the order of the format's fields are; arrays may be longer than needed."""
    sizes = format.level_sizes(shape)
    if format.layout.batch_rank == 0:
        rest = iter(arrays)

        def take(kind: str, level: int, count: int) -> Array:
            array = next(rest)
            return (array if kind == VALUES else array.reshape(-1))[:count].copy()

        return read_storage(format.layout, sizes, take)
    levels = format.layout.levels
    positions: list[Array | None] = [None] * len(levels)
    coordinates: list[Array | None] = [None] * len(levels)
    for field, array in zip(storage_fields(format.encoding), arrays, strict=True):
        if field.kind == POSITIONS:
            positions[field.level] = array.copy()
        elif field.kind == COORDINATES:
            flat = array.reshape(*array.shape[: format.layout.batch_rank], -1)
            coordinates[field.level] = flat.copy()
    return Storage(format.layout, sizes, positions, coordinates, arrays[-1].copy())


def evaluate_disassemble(op: Operation, compiler: Compiler) -> Kernel:
    """The buffers with the arrays at their begin, and the lengths of these."""
    start, end = operand_bounds(op, "out_levels")
    encoding = StorageFormat.of(op.operands[0].type).encoding
    fields = storage_fields(encoding)
    scalars = [not isinstance(result.type, ShapedType) for result in op.results[end - start + 1 :]]

    def disassemble(tensor: SparseTensor, *buffers: Array) -> tuple[object, ...]:
        storage = tensor.storage
        results: list[object] = []
        lengths: list[object] = []
        for field, buffer, scalar in zip(fields, buffers, scalars, strict=True):
            array = storage.array_of(field)
            results.append(_filled(buffer, array))
            # All elements of a batch have arrays of one length.
            length = array.shape[-1]
            lengths.append(length if scalar else np.array(length, np.int64))
        return (*results, *lengths)

    return disassemble


def _filled(buffer: Array, array: Array) -> Array:
    """A copy of the buffer that begins with the array; batches have an array each."""
    made = buffer.copy()
    rows = made.reshape(*array.shape[:-1], -1)
    if array.shape[-1] > rows.shape[-1]:
        raise undefined(f"a buffer of {rows.shape[-1]} elements is too small for {array.shape[-1]}")
    rows[..., : array.shape[-1]] = array
    return made


ASSEMBLING: Final[dict[str, Evaluator]] = {
    "sparse_tensor.assemble": evaluate_assemble,
    "sparse_tensor.disassemble": evaluate_disassemble,
}
