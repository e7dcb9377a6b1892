"""Sparse tensors of the runtime library: making, reading, filling and deleting them.

%t = call @newSparseTensor(%dims, %lvls, %types, %to_levels, %to_dims, %pos, %crd, %val, %action, %source)
%v = call @sparseValuesF64(%t)
"""

from __future__ import annotations

import numpy as np

from pyopt.dialects.sparse_tensor.level_types import FORMATS, LevelType
from pyopt.dialects.sparse_tensor.storage import POSITIONS, VALUES
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array, array_dtype, from_bits, is_native, reader, width_of
from pyopt.interpreter.runtime.library_tensor import VALUE_BITS, LevelMap, LibraryTensor
from pyopt.interpreter.runtime.lookup import check_signature, suffix_of, unknown_function
from pyopt.interpreter.runtime.pointers import array_at, moved, noted, place_of, pointer_at
from pyopt.interpreter.runtime.sparse_readers import SparseFileReader
from pyopt.interpreter.sparse.storage import Storage, StorageError, read_storage
from pyopt.interpreter.values import MemRef
from pyopt.ir.core import Operation
from pyopt.ir.types import BF16, F16, F32, F64, ComplexType, IntegerType, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function
    from pyopt.interpreter.runtime.lookup import Maker

VALUE_TYPES: Final[dict[str, Type]] = {
    "F64": F64, "F32": F32, "F16": F16, "BF16": BF16, "I64": IntegerType.get(64), "I32": IntegerType.get(32),
    "I16": IntegerType.get(16), "I8": IntegerType.get(8), "C64": ComplexType.get(F64), "C32": ComplexType.get(F32),
}  # fmt: skip
"""Types of values by the end of names; their place, from 1 on, is the number that stands for them."""
WIDTHS: Final = (0, 64, 32, 16, 8)
"""Widths of positions and coordinates by the number that stands for them."""
EMPTY: Final = 0
FROM_READER: Final = 1
FROM_BUFFERS: Final = 2
SORT: Final = 3
_KNOWN_FORMATS: Final = sum(FORMATS.values())


def value_type_of(op: Operation, beginning: str) -> Type:
    """The type of values that a function's name ends with."""
    found = VALUE_TYPES.get(suffix_of(op, beginning))
    if found is None:
        raise unknown_function(op)
    return found


def width_of_name(op: Operation, beginning: str) -> int:
    """The width of positions or coordinates that a function's name ends with."""
    text = suffix_of(op, beginning)
    if text not in ("0", "8", "16", "32", "64"):
        raise unknown_function(op)
    return int(text)


def tensor_at(pointer: object) -> LibraryTensor:
    """The tensor that a handle stands for."""
    if not isinstance(pointer, LibraryTensor):
        raise undefined("the pointer is no sparse tensor")
    pointer.check("sparse tensor")
    return pointer


def level_type(word: int) -> LevelType:
    """A level type of its word."""
    format = word & _KNOWN_FORMATS
    if format not in FORMATS.values():
        raise undefined(f"{word} stands for no level type")
    return LevelType.get(format, word & 7, word >> 32 & 0xFF, word >> 40 & 0xFF)


def numbers(row: MemRef) -> list[int]:
    """The elements of a memref<?xindex> or memref<?xi64>."""
    return [int(one) for one in row.array()]


def type_of_code(code: int) -> Type:
    """The type of values that a number stands for."""
    types = list(VALUE_TYPES.values())
    if not 1 <= code <= len(types):
        raise undefined(f"{code} stands for no type of values")
    return types[code - 1]


# Making and deleting.


def make_new(op: Operation, machine: Machine) -> Function:
    check_signature(op, 10, 1)

    def new(
        dims: MemRef,
        lvls: MemRef,
        types: MemRef,
        to_levels: MemRef,
        to_dims: MemRef,
        pos: int,
        crd: int,
        val: int,
        action: int,
        source: object,
    ) -> tuple[object, ...]:
        levels = [level_type(one) for one in numbers(types)]
        if action == SORT:
            tensor = tensor_at(source)
            tensor.sort(levels)
            return (tensor,)
        if not 0 <= pos < len(WIDTHS) or not 0 <= crd < len(WIDTHS):
            raise undefined("there is no such width of positions or coordinates")
        widths = (WIDTHS[pos], WIDTHS[crd])
        made = LibraryTensor(numbers(dims), numbers(lvls), levels, widths, type_of_code(val))
        machine.reserve((made.count(),), array_dtype(made.value_type))
        map = LevelMap(numbers(to_levels), numbers(to_dims))
        if action == FROM_READER:
            if not isinstance(source, SparseFileReader):
                raise undefined("the pointer is no reader of sparse tensors")
            rows, values = source.entries(made.value_type)
            machine.charge(len(rows))
            made.fill(map.levels_of(rows), values)
        elif action == FROM_BUFFERS:
            made.take(_packed(made, source, machine))
        elif action != EMPTY:
            raise unsupported(f"newSparseTensor cannot do {action}")
        return (noted(made, machine, op),)

    return new


def _packed(tensor: LibraryTensor, source: object, machine: Machine) -> Storage:
    """The storage of arrays whose addresses stand at a pointer, one behind the other."""
    word = np.dtype(np.int64)
    places = [0]

    def take(kind: str, level: int, count: int) -> Array:
        (address,) = array_at(moved(source, 8 * len(places) - 8), 1, word).tolist()
        places.append(address)
        pointer = pointer_at(address, machine)
        if kind == VALUES:
            return _values_at(pointer, count, tensor.value_type, machine)
        width = tensor.widths[kind != POSITIONS] or 64
        found = array_at(pointer, count, np.dtype(f"i{width // 8}"))
        machine.charge(count)
        return found.copy()

    try:
        found = read_storage(tensor.layout, tensor.lvl_sizes, take)
        if machine.options.strict:
            found.check()
        return found
    except StorageError as error:
        raise undefined(str(error)) from None


def _values_at(pointer: object, count: int, type: Type, machine: Machine) -> Array:
    """So many values at a pointer, copied."""
    buffer, _ = place_of(pointer)
    dtype = array_dtype(type)
    part = type.element_type if isinstance(type, ComplexType) else type
    held = is_native(part) or buffer.data.dtype == dtype
    found = array_at(pointer, count, dtype if held else np.dtype(f"u{width_of(type) // 8}"))
    machine.charge(count)
    if held:
        return found.copy()
    value_of = from_bits(type)
    return np.array([value_of(int(one)) for one in found.tolist()], dtype)


def make_delete(op: Operation, machine: Machine) -> Function:
    check_signature(op, 1, 0)

    def delete(pointer: object) -> tuple[object, ...]:
        tensor_at(pointer).delete()
        return ()

    return delete


# Asking.


def make_lvl_size(op: Operation, machine: Machine) -> Function:
    check_signature(op, 2, 1)
    return lambda pointer, level: (_size(tensor_at(pointer).lvl_sizes, level),)


def make_dim_size(op: Operation, machine: Machine) -> Function:
    check_signature(op, 2, 1)
    return lambda pointer, dimension: (_size(tensor_at(pointer).dim_sizes, dimension),)


def _size(sizes: list[int], number: int) -> int:
    if not 0 <= number < len(sizes):
        raise undefined(f"there is no level or dimension {number}")
    return sizes[number]


def _array_maker(kind: str, name: str, of_coordinates: bool) -> Maker:
    """A maker of functions that give an array of one level."""

    def make(op: Operation, machine: Machine) -> Function:
        width = width_of_name(op, name)
        check_signature(op, 2, 1)

        def array(pointer: object, level: int) -> tuple[object, ...]:
            tensor = tensor_at(pointer)
            _size(tensor.lvl_sizes, level)
            own = tensor.widths[int(of_coordinates)]
            if own != width:
                raise undefined(f"positions or coordinates of {own} bits are asked for by a function for {width}")
            return (tensor.row(kind, level),)

        return array

    return make


def make_values(op: Operation, machine: Machine) -> Function:
    type = value_type_of(op, "sparseValues")
    (result,) = check_signature(op, 1, 1).results
    kind = VALUE_BITS if isinstance(result, MemRefType) and result.element_type is not type else VALUES

    def values(pointer: object) -> tuple[object, ...]:
        return (_typed(pointer, type).row(kind),)

    return values


def _typed(pointer: object, type: Type) -> LibraryTensor:
    tensor = tensor_at(pointer)
    if tensor.value_type is not type:
        raise undefined("the sparse tensor has values of another type")
    return tensor


# Filling.


def make_lex_insert(op: Operation, machine: Machine) -> Function:
    type = value_type_of(op, "lexInsert")
    check_signature(op, 3, 0)
    read = reader(type)

    def insert(pointer: object, coordinates: MemRef, cell: MemRef) -> tuple[object, ...]:
        tensor = _typed(pointer, type)
        places = numbers(coordinates)[: len(tensor.levels)]
        tensor.insert(tuple(places), read(cell.array(), ()))
        return ()

    return insert


def make_exp_insert(op: Operation, machine: Machine) -> Function:
    """Inserts a row out of dense buffers, which are zeros and false again afterwards."""
    type = value_type_of(op, "expInsert")
    check_signature(op, 6, 0)
    read = reader(type)

    def insert(
        pointer: object, coordinates: MemRef, values: MemRef, filled: MemRef, added: MemRef, count: int
    ) -> tuple[object, ...]:
        tensor = _typed(pointer, type)
        row = numbers(coordinates)[: len(tensor.levels) - 1]
        value_array, filled_array, added_array = values.array(), filled.array(), added.array()
        if not 0 <= count <= len(added_array):
            raise undefined(f"{count} of {len(added_array)} elements are to be inserted")
        machine.charge(count)
        for at in np.sort(added_array[:count]).tolist():
            if not 0 <= at < len(value_array):
                raise undefined(f"element {at} of a row of {len(value_array)} is to be inserted")
            if not filled_array[at]:
                raise undefined(f"element {at} is to be inserted, and it is not filled")
            tensor.insert((*row, at), read(value_array, (at,)))
            value_array[at] = 0
            filled_array[at] = False
        return ()

    return insert


def make_end(op: Operation, machine: Machine) -> Function:
    check_signature(op, 1, 0)

    def end(pointer: object) -> tuple[object, ...]:
        tensor_at(pointer).end()
        return ()

    return end


FUNCTIONS: Final[dict[str, Maker]] = {
    "delSparseTensor": make_delete,
    "endLexInsert": make_end,
    "expInsert": make_exp_insert,
    "lexInsert": make_lex_insert,
    "newSparseTensor": make_new,
    "sparseCoordinates": _array_maker("coordinates", "sparseCoordinates", True),
    "sparseCoordinatesBuffer": _array_maker("coordinates buffer", "sparseCoordinatesBuffer", True),
    "sparseDimSize": make_dim_size,
    "sparseLvlSize": make_lvl_size,
    "sparsePositions": _array_maker("positions", "sparsePositions", False),
    "sparseValues": make_values,
}
