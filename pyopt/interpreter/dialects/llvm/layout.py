"""The layout of values in memory: sizes, alignments, and functions that read and write them, by type.

Sizes and alignments are those of LLVM's x86-64 and AArch64: numbers at multiples of their size, pointers of 8 bytes,
little-endian.
"""

from __future__ import annotations

import struct
from typing import cast

import numpy as np

from pyopt.dialects.llvm.sizes import power_from, rounded_up
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from pyopt.interpreter.elements import vector_shape
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array, array_dtype, array_of, from_bits, is_native, reader, to_bits, zero_of
from pyopt.interpreter.runtime.pointers import address_of, pointer_at
from pyopt.interpreter.values import Poison, PoisonUsed
from pyopt.ir.types import FloatType, IndexType, IntegerType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Callable, Final, final

if TYPE_CHECKING:
    Reader = Callable[[memoryview, int], object]
    Writer = Callable[[memoryview, int, object], None]

WIDEST: Final = 16
"""The largest alignment of a number."""
CODES: Final = {8: "<b", 16: "<h", 32: "<i", 64: "<q"}
FLOAT_CODES: Final = {"f16": "<e", "f32": "<f", "f64": "<d"}


@final
class TypeLayout:
    """size: the bytes that a value takes; alignment: of its address; stride: from one element of an array to the next.
    read(memory, at) and write(memory, at, value): for a place that was checked. offsets: of the parts of a struct."""

    __slots__ = ("alignment", "offsets", "read", "size", "stride", "write")

    def __init__(self, size: int, alignment: int, read: Reader, write: Writer, offsets: tuple[int, ...] = ()) -> None:
        self.size = size
        self.alignment = alignment
        self.stride = rounded_up(size, alignment)
        self.read = read
        self.write = write
        self.offsets = offsets


def layout_of(type: Type, machine: Machine) -> TypeLayout:
    """The layout of a type; raises for types that have none."""
    known = cast("dict[Type, TypeLayout]", machine.state.setdefault("llvm.layouts", {}))
    found = known.get(type)
    if found is None:
        found = known[type] = _layout_of(type, machine)
    return found


def _layout_of(type: Type, machine: Machine) -> TypeLayout:
    if isinstance(type, (IntegerType, IndexType, FloatType)):
        return _of_number(type)
    if isinstance(type, LLVMPointerType):
        return _of_pointer(machine)
    if isinstance(type, VectorType):
        return _of_vector(type, machine)
    if isinstance(type, LLVMArrayType):
        return _of_array(type, machine)
    if isinstance(type, LLVMStructType) and type.types is not None:
        return _of_struct(type.types, type.is_packed, machine)
    raise unsupported("values of this type have no place in memory")


# Numbers.


def _of_number(type: IntegerType | IndexType | FloatType) -> TypeLayout:
    width = 64 if isinstance(type, IndexType) else type.width
    size = -(-width // 8)
    alignment = min(power_from(size), WIDEST)
    code = FLOAT_CODES.get(type.name) if isinstance(type, FloatType) else CODES.get(width)
    if code is not None:
        packed = struct.Struct(code)
        unpack, pack = packed.unpack_from, packed.pack_into
        return TypeLayout(size, alignment, lambda memory, at: unpack(memory, at)[0], pack)
    bits, value_of = to_bits(type), from_bits(type)

    def read(memory: memoryview, at: int) -> object:
        return value_of(int.from_bytes(memory[at : at + size], "little"))

    def write(memory: memoryview, at: int, value: object) -> None:
        memory[at : at + size] = bits(value).to_bytes(size, "little")

    return TypeLayout(size, alignment, read, write)


def _of_pointer(machine: Machine) -> TypeLayout:
    def read(memory: memoryview, at: int) -> object:
        return pointer_at(int.from_bytes(memory[at : at + 8], "little"), machine)

    def write(memory: memoryview, at: int, value: object) -> None:
        memory[at : at + 8] = address_of(value, machine).to_bytes(8, "little")

    return TypeLayout(8, 8, read, write)


# Vectors: elements without gaps.


def _of_vector(type: VectorType, machine: Machine) -> TypeLayout:
    shape = vector_shape(type, machine)
    if len(shape) != 1:
        raise unsupported("vectors of several dimensions have no place in memory")
    (count,) = shape
    element = type.element_type
    if is_native(element):
        dtype = array_dtype(element)
        size = count * dtype.itemsize

        def read(memory: memoryview, at: int) -> Array:
            return np.frombuffer(memory, dtype, count, at).copy()

        def write(memory: memoryview, at: int, value: object) -> None:
            np.frombuffer(memory, dtype, count, at)[...] = _array(value)

        return TypeLayout(size, power_from(size), read, write)
    if isinstance(element, LLVMPointerType):
        width = 64
        bits: Callable[[object], int] = lambda one: address_of(one, machine)  # noqa: E731  # the one of two
        value_of: Callable[[int], object] = lambda one: pointer_at(one, machine)  # noqa: E731
    elif isinstance(element, (IntegerType, FloatType)):
        width, bits, value_of = element.width, to_bits(element), from_bits(element)
    else:
        raise unsupported("vectors of such elements have no place in memory")
    size = -(-count * width // 8)
    take, dtype = reader(element), array_dtype(element)

    def read_bits(memory: memoryview, at: int) -> Array:
        word = int.from_bytes(memory[at : at + size], "little")
        mask = (1 << width) - 1
        return array_of([value_of(word >> number * width & mask) for number in range(count)], (count,), dtype)

    def write_bits(memory: memoryview, at: int, value: object) -> None:
        array = _array(value)
        word = 0
        for number in range(count):
            word |= bits(take(array, (number,))) << number * width
        memory[at : at + size] = word.to_bytes(size, "little")

    return TypeLayout(size, power_from(size), read_bits, write_bits)


def _array(value: object) -> Array:
    if isinstance(value, Poison):
        raise PoisonUsed(value)
    return cast("Array", value)


# Aggregates: tuples.


def _of_array(type: LLVMArrayType, machine: Machine) -> TypeLayout:
    inner = layout_of(type.element_type, machine)
    places = [number * inner.stride for number in range(type.count)]
    return _of_parts([inner] * type.count, places, type.count * inner.stride, inner.alignment)


def _of_struct(types: tuple[Type, ...], is_packed: bool, machine: Machine) -> TypeLayout:
    parts = [layout_of(one, machine) for one in types]
    places: list[int] = []
    end = 0
    for part in parts:
        at = end if is_packed else rounded_up(end, part.alignment)
        places.append(at)
        end = at + part.stride
    alignment = 1 if is_packed else max([part.alignment for part in parts], default=1)
    return _of_parts(parts, places, rounded_up(end, alignment), alignment)


def _of_parts(parts: list[TypeLayout], places: list[int], size: int, alignment: int) -> TypeLayout:
    both = list(zip(parts, places, strict=True))

    def read(memory: memoryview, at: int) -> tuple[object, ...]:
        return tuple([part.read(memory, at + place) for part, place in both])

    def write(memory: memoryview, at: int, value: object) -> None:
        assert isinstance(value, tuple)
        for (part, place), one in zip(both, value, strict=True):
            part.write(memory, at + place, one)

    return TypeLayout(size, alignment, read, write, tuple(places))


# Zeros.


def zero_value(type: Type, machine: Machine) -> object:
    """The value all bits of which are zero."""
    if isinstance(type, LLVMPointerType):
        return None
    if isinstance(type, LLVMArrayType):
        return (zero_value(type.element_type, machine),) * type.count
    if isinstance(type, LLVMStructType) and type.types is not None:
        return tuple([zero_value(one, machine) for one in type.types])
    if isinstance(type, VectorType):
        array = np.zeros(vector_shape(type, machine), array_dtype(type.element_type))
        if isinstance(type.element_type, LLVMPointerType):
            array[...] = None
        return array
    if isinstance(type, (IntegerType, FloatType)):
        return zero_of(type)
    raise unsupported("there is no such zero")
