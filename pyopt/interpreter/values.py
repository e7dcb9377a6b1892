"""The values of a running program that are not plain numbers: poison, arrays, memrefs, and constants of attributes.

Vectors and tensors are NumPy arrays that are not changed once they are made. A memref is a buffer, which its views
share, with an offset, sizes and strides. A value of a dialect's own type is whatever its evaluators say.
"""

from __future__ import annotations

from typing import NoReturn

import numpy as np

from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.numbers import Array, array_dtype, complex_of, float_of
from pyopt.ir.attributes import ArrayAttr, Attribute, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr, SparseElementsAttr
from pyopt.ir.tables import derived
from pyopt.ir.types import ComplexType, FloatType, ShapedType, Type
from pyopt.light import Final, Sequence, final


class PoisonUsed(Exception):
    """Something looked at a poison value, which is known unless it was an element; the engine knows what that means for
    the op."""

    def __init__(self, poison: Poison | None = None) -> None:
        super().__init__()
        self.poison = poison


def _refuse(poison: Poison, *operands: object) -> NoReturn:
    raise PoisonUsed(poison)


@final
class Unrealized:
    """Number `place` of the `count` that values of other types become, because a cast says no more than that it can be
    done. Only a cast back knows what to do with it."""

    __slots__ = ("count", "place", "types", "values")

    def __init__(self, values: tuple[object, ...], types: tuple[Type, ...], place: int, count: int) -> None:
        self.values = values
        self.types = types
        self.place = place
        self.count = count


@final
class Poison:
    """A value that undefined behaviour left; `op` made it, `reason` says how.

    It can be handed on, and whatever looks at it raises. So kernels need not ask for it: the engine catches what they
    raise, and gives poison as the result of a pure op or reports the use by any other.
    """

    __slots__ = ("op", "reason")

    def __init__(self, op: Operation, reason: str) -> None:
        self.op = op
        self.reason = reason

    def __hash__(self) -> int:
        return id(self)

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = _refuse
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = __matmul__ = __rmatmul__ = _refuse
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = __lshift__ = __rlshift__ = _refuse
    __rshift__ = __rrshift__ = __neg__ = __abs__ = __invert__ = __bool__ = __int__ = __float__ = _refuse
    __complex__ = __index__ = __lt__ = __le__ = __gt__ = __ge__ = __len__ = __iter__ = __getitem__ = _refuse
    __eq__ = __ne__ = __array__ = __round__ = __trunc__ = __floor__ = __ceil__ = _refuse
    __array_ufunc__ = None
    real = imag = property(_refuse)


class Buffer:
    """The memory behind memrefs, and whether it was freed.

    `data` has one dimension, and those of the elements behind it if they are vectors. `root` is the buffer that was
    allocated: this one, or the one whose memory this one shows as elements of another type. `permanent`: it is not on
    the heap, so it must not be freed. `address`: where it is, 0 if that was not asked for yet. `memory`: its bytes,
    None if they were not asked for yet.
    """

    __slots__ = ("address", "data", "freed", "memory", "permanent", "read_only", "root", "views")

    def __init__(self, data: Array, root: Buffer | None = None) -> None:
        self.data = data
        self.address = 0
        self.memory: memoryview | None = None
        self.freed = False
        self.read_only = False
        self.permanent = False
        self.root: Buffer = self if root is None else root
        self.views: list[Buffer] = []

    def seen_as(self, data: Array) -> Buffer:
        """The same memory with other elements: `data` shares it."""
        view = Buffer(data, self.root)
        view.freed, view.read_only = self.freed, self.read_only
        self.root.views.append(view)
        return view

    def free(self) -> None:
        """From now on, any access is an error."""
        for buffer in (self.root, *self.root.views):
            buffer.freed = True


class Foreign(Buffer):
    """Memory that is not the interpreter's, of which parts may be missing."""

    __slots__ = ()

    def check(self, offset: int, size: int) -> None:
        """Raises if not all of these bytes are there."""
        raise NotImplementedError


@final
class Pointer:
    """Byte `offset` of a buffer, which may be outside; without a buffer, an address where there is none."""

    __slots__ = ("buffer", "offset")

    def __init__(self, buffer: Buffer | None, offset: int = 0) -> None:
        self.buffer = buffer
        self.offset = offset


class Handle:
    """An object that a library creates for a program, which deletes it: `memory` stands for all that it allocated."""

    __slots__ = ("memory",)

    def __init__(self) -> None:
        self.memory = Buffer(np.zeros(0, np.int8))

    def __repr__(self) -> str:
        return "<handle>"

    def check(self, what: str) -> None:
        """Raises if it was deleted."""
        if self.memory.freed:
            raise undefined(f"the {what} was deleted before")


@final
class MemRef:
    """A view of a buffer; offset and strides count elements."""

    __slots__ = ("buffer", "offset", "sizes", "strides")

    def __init__(self, buffer: Buffer, offset: int, sizes: tuple[int, ...], strides: tuple[int, ...]) -> None:
        self.buffer = buffer
        self.offset = offset
        self.sizes = sizes
        self.strides = strides

    def position(self, indices: Sequence[int]) -> int:
        """The index of an element in the buffer; raises if it is out of bounds or the memory was freed."""
        at = self.offset
        for index, size, stride in zip(indices, self.sizes, self.strides, strict=True):
            if not 0 <= index < size:
                shape = "x".join([str(one) for one in self.sizes])
                where = ", ".join([str(one) for one in indices])
                raise undefined(f"index ({where}) is out of the bounds of a memref of {shape}")
            at += index * stride
        if self.buffer.freed:
            raise undefined("the memory was deallocated")
        if not 0 <= at < len(self.buffer.data):
            raise undefined(f"the memref reaches beyond its buffer of {len(self.buffer.data)} elements")
        return at

    def array(self) -> Array:
        """The elements as an array that shares the buffer: writing to it writes to the memref."""
        data = self.buffer.data
        inner = data.shape[1:]
        if self.buffer.freed:
            raise undefined("the memory was deallocated")
        low = high = self.offset
        for size, stride in zip(self.sizes, self.strides, strict=True):
            if size <= 0:
                least = min(self.sizes)
                if least < 0:
                    raise undefined(f"a memref has the negative size {least}")
                return np.empty(self.sizes + inner, data.dtype)
            reach = (size - 1) * stride
            low, high = low + min(reach, 0), high + max(reach, 0)
        if low < 0 or high >= len(data):
            raise undefined(f"the memref reaches beyond its buffer of {len(data)} elements")
        step = data.strides[0]
        strides = tuple([stride * step for stride in self.strides])
        return np.lib.stride_tricks.as_strided(data[self.offset :], self.sizes + inner, strides + data.strides[1:])


def row_major_strides(sizes: Sequence[int]) -> tuple[int, ...]:
    """The strides, in elements, of contiguous row-major memory."""
    strides = [1] * len(sizes)
    for at in range(len(sizes) - 2, -1, -1):
        strides[at] = strides[at + 1] * sizes[at + 1]
    return tuple(strides)


# Constants.


def value_of_attribute(attribute: Attribute, type: Type) -> object:
    """The value that a constant's attribute stands for; raises for attributes that stand for none."""
    if isinstance(attribute, IntegerAttr):
        return attribute.value
    if isinstance(attribute, FloatAttr):
        assert isinstance(attribute.type, FloatType)
        return float_of(attribute.bits, attribute.type)
    if isinstance(attribute, DenseElementsAttr):
        return array_of_elements(attribute)
    if isinstance(attribute, SparseElementsAttr) and isinstance(attribute.values, DenseElementsAttr):
        array = np.zeros(attribute.shape, array_dtype(attribute.element_type))
        stored = array_of_elements(attribute.values).reshape(-1)
        for coordinates, position in attribute.value_numbers().items():
            array[coordinates] = stored[0 if stored.size == 1 else position]
        return _frozen(array)
    if isinstance(attribute, ArrayAttr) and isinstance(type, ComplexType) and len(attribute.elements) == 2:
        real, imaginary = [
            value_of_attribute(part, type.element_type) if isinstance(part, FloatAttr) else None
            for part in attribute.elements
        ]
        if isinstance(real, (float, int)) and isinstance(imaginary, (float, int)):
            return complex_of(real, imaginary)
    raise unsupported("there is no value for this attribute")


_arrays: Final[dict[DenseElementsAttr, Array]] = derived({})


def array_of_elements(attribute: DenseElementsAttr) -> Array:
    """The elements as an array that must not be written to."""
    found = _arrays.get(attribute)
    if found is None:
        found = _arrays[attribute] = _frozen(_array_of_elements(attribute))
    return found


def _array_of_elements(attribute: DenseElementsAttr) -> Array:
    type = attribute.element_type
    dtype = array_dtype(type)
    plain = attribute.to_numpy()
    if plain.dtype == dtype and dtype != np.dtype(object):
        return plain
    numbers = attribute.stored_values()
    stored: list[object]
    if isinstance(type, FloatType):
        stored = [float_of(bits, type) for bits in numbers]
    elif isinstance(type, ComplexType):
        part = type.element_type
        if not isinstance(part, FloatType):
            raise unsupported("complex numbers have parts of floats here")
        parts = [float_of(bits, part) for bits in numbers]
        stored = [complex_of(real, imaginary) for real, imaginary in zip(parts[::2], parts[1::2], strict=True)]
    else:
        stored = list(numbers)
    shape = attribute.shape
    if attribute.is_splat:
        return np.broadcast_to(np.array(stored, dtype).reshape(()), shape)
    return np.array(stored, dtype).reshape(shape)


def _frozen(array: Array) -> Array:
    array.flags.writeable = False
    return array


def full(type: ShapedType, sizes: tuple[int, ...], value: object) -> Array:
    """An array of one value."""
    array = np.empty(sizes, array_dtype(type.element_type))
    array[...] = value
    return array
