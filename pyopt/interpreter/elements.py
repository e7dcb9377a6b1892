"""Arrays whose elements may be vectors: the dimensions of these come last, behind those of the array or buffer."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.errors import ExecutionError, undefined
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array, array_dtype, as_array, reader
from pyopt.interpreter.values import Buffer, MemRef, Poison, PoisonUsed, row_major_strides
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import DYNAMIC, MemRefType, ShapedType, Type, VectorType
from pyopt.light import Any, Callable, Sequence


def scalar_type(type: Type) -> Type:
    """The element type of a vector; any other type itself."""
    return type.element_type if isinstance(type, VectorType) else type


def vector_shape(type: VectorType, machine: Machine) -> tuple[int, ...]:
    """The extents of a vector in this run: the scalable ones times vscale."""
    factor = machine.options.vscale
    assert type.shape is not None
    return tuple(
        [extent * factor if scalable else extent for extent, scalable in zip(type.shape, type.scalable, strict=True)]
    )


def element_shape(type: Type, machine: Machine) -> tuple[int, ...]:
    """The dimensions of one element: none for numbers."""
    return vector_shape(type, machine) if isinstance(type, VectorType) else ()


def taker(type: Type) -> Callable[[Array, tuple[int, ...]], object]:
    """A function that reads one element, as a value, from an array; a vector becomes a copy."""
    if isinstance(type, VectorType):
        return _copied
    return reader(type)


def _copied(array: Array, at: tuple[int, ...]) -> Array:
    part: Array = array[at]
    return part.copy()


def as_value(array: Array, type: Type) -> object:
    """An array without dimensions as the number that it holds; an array with some as it is."""
    return array if isinstance(type, ShapedType) else reader(type)(array, ())


def part_of(array: Array, position: Sequence[int]) -> Array:
    """The part at a position in the leading dimensions: a view, also where it has no dimensions."""
    where: tuple[Any, ...] = (*position, ...)
    part: Array = array[where]
    return part


def array_from(values: Sequence[object], shape: tuple[int, ...], type: Type) -> Array:
    """The array of a list of elements of `type`, in row-major order."""
    dtype = array_dtype(scalar_type(type))
    if any(isinstance(value, Poison) for value in values):
        raise PoisonUsed
    if isinstance(type, VectorType) and values:
        return _stacked(values, dtype, shape)
    array = np.empty(len(values), dtype)
    for at, value in enumerate(values):
        array[at] = value
    return array.reshape(shape)


def poison_used(poison: Poison) -> ExecutionError:
    """The error of an op that needs a value that a region gave, and it is poison."""
    error = undefined(f"depends on poison: {poison.reason}")
    error.notes.append(("the poison comes from here", poison.op))
    return error


def _stacked(values: Sequence[object], dtype: np.dtype[Any], shape: tuple[int, ...]) -> Array:
    rows = np.stack([np.asarray(value, dtype) for value in values])
    return rows.reshape(shape + rows.shape[1:])


def filled(value: object, shape: tuple[int, ...], type: Type, machine: Machine) -> Array:
    """An array of one element of `type`."""
    if isinstance(value, Poison):
        raise PoisonUsed
    inner = element_shape(type, machine)
    dtype = array_dtype(scalar_type(type))
    machine.reserve(shape + inner, dtype)
    array = np.empty(shape + inner, dtype)
    array[...] = value
    return machine.track(array)


def uninitialized(machine: Machine, sizes: tuple[int, ...], type: Type) -> Array:
    """An array for elements of `type` that are not written yet."""
    return machine.uninitialized(sizes + element_shape(type, machine), scalar_type(type))


# Shapes.


def check_extents(shape: Sequence[int], type: Type, word: str = "an array") -> None:
    """Raises if what a type says of the shape does not hold."""
    wanted = type.shape if isinstance(type, ShapedType) else None
    if wanted is None:
        return
    if len(wanted) != len(shape) or any(
        extent not in (DYNAMIC, size) for extent, size in zip(wanted, shape, strict=True)
    ):
        raise undefined(f"{word} of shape {shape_text(shape)} is none of {shape_text(wanted)}")


def sizes_of(type: ShapedType, dynamic: Sequence[int]) -> tuple[int, ...]:
    """The extents of a tensor or memref: those that the type leaves open are given, in order."""
    following = iter(dynamic)
    sizes = tuple([next(following) + 0 if extent == DYNAMIC else extent for extent in type.shape or ()])
    for at, size in enumerate(sizes):
        if size < 0:
            raise undefined(f"dimension {at} has the negative extent {size}")
    return sizes


def check_slice(at: int, start: int, size: int, step: int, extent: int) -> None:
    """Raises if a slice of dimension `at` is out of bounds. An empty one may begin right behind the last element, and
    anywhere if there is none."""
    if not (size or extent):
        return
    last = start + (size - 1) * step
    if size < 0 or start < 0 or start > extent or (size and not (start < extent and 0 <= last < extent)):
        raise undefined(
            f"the slice at {start} of size {size} and stride {step} is out of the bounds of dimension {at}, "
            f"which is {extent}"
        )


def shape_text(shape: Sequence[int]) -> str:
    return "x".join(["?" if extent == DYNAMIC else str(extent) for extent in shape]) or "()"


def check_index(index: int, extent: int, dimension: int) -> None:
    if not 0 <= index < extent:
        raise undefined(f"index {index} is out of the bounds of dimension {dimension} with extent {extent}")


# Buffers.


def memref_of(array: Array, type: MemRefType, machine: Machine) -> MemRef:
    """A memref on a new buffer with a copy of the elements, in the layout of the type as far as it is static."""
    rank = array.ndim - len(element_shape(type.element_type, machine))
    made = new_memref(array.shape[:rank], type, machine)
    made.array()[...] = array
    return made


def new_memref(
    sizes: tuple[int, ...], type: MemRefType, machine: Machine, layout: tuple[Sequence[int], int] | None = None
) -> MemRef:
    """A memref on a new, uninitialized buffer. `layout` is strides and offset; the type's are the default."""
    strides, offset = _layout_of(sizes, type) if layout is None else layout
    count = 0
    if 0 not in sizes:
        low = high = offset
        for size, stride in zip(sizes, strides, strict=True):
            low, high = low + min((size - 1) * stride, 0), high + max((size - 1) * stride, 0)
        if low < 0:
            raise undefined("the layout has elements before the begin of the buffer")
        count = high + 1
    data = uninitialized(machine, (count,), type.element_type)
    return MemRef(Buffer(data), offset, sizes, tuple(strides))


def _layout_of(sizes: Sequence[int], type: MemRefType) -> tuple[Sequence[int], int]:
    """Strides and offset: those that the type knows, else those of a contiguous array."""
    if type.layout is None:
        return row_major_strides(sizes), 0
    found = strides_and_offset(type)
    strides, offset = found if found is not None else ((DYNAMIC,) * len(sizes), 0)
    out = [0] * len(sizes)
    reach = 1
    for at in range(len(sizes) - 1, -1, -1):
        out[at] = reach if strides[at] == DYNAMIC else strides[at]
        reach = max(reach, abs(out[at]) * max(sizes[at], 1))
    return out, 0 if offset == DYNAMIC else offset


# Results of ufuncs.


def typed(found: object, type: Type) -> Array:
    """A result of NumPy, as an array for elements of a type."""
    return as_array(found, array_dtype(scalar_type(type)))
