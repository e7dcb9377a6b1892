"""Elements attributes: dense numbers and strings, sparse ones, and those that live in a resource.

A dense attribute of numbers holds raw little-endian bytes, laid out as NumPy would: an element takes its width rounded
up to whole bytes (i1 and i4 one byte, i12 two, index eight, f80 ten), a complex one twice that. A splat holds one
element. So a megabyte of constants costs a megabyte; Python objects are only made for elements that are asked for.
"""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, FloatAttr, IntegerAttr, TypedAttribute
from pyopt.ir.tables import unique
from pyopt.ir.types import (
    TF32,
    UNSIGNED,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    ShapedType,
    TensorType,
    Type,
    VectorType,
)  # fmt: skip
from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    import numpy

LONGEST_LIST: Final = 1 << 20
"""The most elements of a constant that are listed one by one: in the IR's text, or to compute with them."""

_CODES: Final = {(1, False): "B", (2, False): "H", (4, False): "I", (8, False): "Q",
                 (1, True): "b", (2, True): "h", (4, True): "i", (8, True): "q"}  # fmt: skip
"""The `struct` codes of integers by size in bytes and signedness."""


def is_number(type: Type) -> bool:
    """Whether DenseElementsAttr can hold elements of this type."""
    if isinstance(type, ComplexType):
        type = type.element_type
    return isinstance(type, (IntegerType, FloatType, IndexType))


def scalar_type(type: Type) -> Type:
    """The type of the numbers in elements of `type`: of a complex type its part's type."""
    return type.element_type if isinstance(type, ComplexType) else type


def width_of(type: Type) -> int:
    """The bits of an integer, index (64) or float type."""
    return type.width if isinstance(type, (IntegerType, FloatType)) else 64


def scalar_size(type: Type) -> int:
    """The bytes of one number of elements of `type`. The reference gives a tf32 four."""
    type = scalar_type(type)
    return 4 if type is TF32 else max(width_of(type) + 7 >> 3, 1)


class ElementsAttr(TypedAttribute):
    """The root of the elements attributes; `type` is always a shaped type."""

    __slots__ = ()

    @property
    def shaped_type(self) -> ShapedType:
        type = self.type
        assert isinstance(type, ShapedType)
        return type

    @property
    def element_type(self) -> Type:
        return self.shaped_type.element_type

    @property
    def shape(self) -> tuple[int, ...]:
        return self.shaped_type.shape or ()

    @property
    def count(self) -> int:
        """The number of elements, those that a splat does not store included."""
        return self.shaped_type.element_count()


@final
class DenseElementsAttr(ElementsAttr):
    """dense<...> of integers, index, floats, or complex numbers of those.

    `data` has all elements, in row-major order, or one if `is_splat`. Numbers are exchanged as IntegerAttr and
    FloatAttr hold them: signed ints (true is -1), and floats as bits; a complex element is two numbers in a row.
    """

    __slots__ = ("data", "is_splat")

    def __init__(self, type: Type, data: bytes, is_splat: bool) -> None:
        self.type = type
        self.data = data
        self.is_splat = is_splat

    @staticmethod
    def get(type: ShapedType, data: bytes) -> DenseElementsAttr:
        """From the bytes of all elements, or of one that all are; equal elements make a splat."""
        size = element_size(type)
        if len(data) > size and data.startswith(data[-size:]) and data == data[:size] * (len(data) // size):
            data = data[:size]
        key = (type, data)
        return _dense.get(key) or _dense.setdefault(key, DenseElementsAttr(type, data, len(data) == size))

    @staticmethod
    def from_values(type: ShapedType, values: Sequence[int]) -> DenseElementsAttr:
        """From the numbers (see the class) of all elements or of one; integers are wrapped to their width."""
        return DenseElementsAttr.get(type, pack(values, scalar_type(type.element_type)))

    @staticmethod
    def from_attributes(type: ShapedType, attributes: Sequence[Attribute]) -> DenseElementsAttr:
        """From IntegerAttr, FloatAttr or, for complex numbers, ArrayAttr elements: all of them or one."""
        return DenseElementsAttr.from_values(type, [n for attribute in attributes for n in numbers_of(attribute)])

    @staticmethod
    def splat(type: ShapedType, attribute: Attribute) -> DenseElementsAttr:
        """Every element is `attribute`."""
        return DenseElementsAttr.from_values(type, numbers_of(attribute))

    def stored_values(self) -> list[int]:
        """The numbers of the stored elements: those of one element for a splat."""
        return unpack(self.data, scalar_type(self.element_type))

    def values(self) -> list[int]:
        """The numbers of all elements."""
        values = self.stored_values()
        return values * self.count if self.is_splat else values

    def element_values(self, index: int) -> list[int]:
        """The numbers of the element at a row-major index: one, or a complex element's two."""
        size = element_size(self.shaped_type)
        start = 0 if self.is_splat else index * size
        return unpack(self.data[start : start + size], scalar_type(self.element_type))

    def element(self, index: int) -> Attribute:
        """The element at a row-major index: IntegerAttr, FloatAttr, or ArrayAttr of a complex number's parts."""
        return element_attribute(self.element_values(index), self.element_type)

    def element_at(self, indices: Sequence[int]) -> Attribute:
        """The element at these coordinates."""
        return self.element(linear_index(self.shape, indices))

    def splat_value(self) -> Attribute | None:
        """The one element that all are, or None."""
        return self.element(0) if self.is_splat else None

    def attributes(self) -> list[Attribute]:
        """All elements."""
        type = self.element_type
        values = self.stored_values()
        if isinstance(type, ComplexType):
            pairs = zip(values[::2], values[1::2], strict=True)
            elements = [element_attribute(pair, type) for pair in pairs]
        else:
            elements = [element_attribute((value,), type) for value in values]
        return elements * self.count if self.is_splat else elements

    def reshape(self, type: ShapedType) -> DenseElementsAttr:
        """The same elements, in order, with another type of as many elements; a splat of any number."""
        return DenseElementsAttr.get(type, self.data)

    def to_numpy(self) -> numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.generic]]:
        """A read-only array of the elements for types that NumPy has; f16 to f64, integers, index, complex f32, f64.

        An element type that NumPy lacks gives its bits, as unsigned integers of its size.
        """
        import numpy as np

        array = np.frombuffer(self.data, dtype=np.dtype(numpy_name(self.element_type)))
        if self.is_splat:
            return np.broadcast_to(array.reshape(()), self.shape)
        return array.reshape(self.shape)


def element_size(type: ShapedType) -> int:
    """The bytes of one element."""
    element = type.element_type
    return scalar_size(element) * (2 if isinstance(element, ComplexType) else 1)


def numpy_name(type: Type) -> str:
    """NumPy's name of the layout that elements of this type have; bits as "<uN" or "VN" where it has no such type."""
    size = scalar_size(type)
    if isinstance(type, ComplexType):
        name = numpy_name(type.element_type)
        return f"<c{2 * size}" if name[1] == "f" and size >= 4 else f"V{2 * size}"
    if isinstance(type, FloatType) and type.name in ("f16", "f32", "f64"):
        return f"<f{size}"
    if isinstance(type, IntegerType) and type.width == 1:
        return "?"
    if size not in (1, 2, 4, 8):
        return f"V{size}"
    if isinstance(type, FloatType) or (isinstance(type, IntegerType) and type.signedness == UNSIGNED):
        return f"<u{size}"
    return f"<i{size}" if width_of(type) == size * 8 else f"<u{size}"


def pack(values: Sequence[int], type: Type) -> bytes:
    """Numbers to little-endian bytes; those of integers are wrapped to the width, odd widths are zero-extended."""
    width = width_of(type)
    size = scalar_size(type)
    code = _CODES.get((size, False))
    mask = (1 << width) - 1
    if code is None:
        return b"".join([(value & mask).to_bytes(size, "little") for value in values])
    from struct import pack as struct_pack

    if not isinstance(type, FloatType):
        if width == size * 8 and values and min(values) < 0:
            half = 1 << width - 1
            if min(values) >= -half and max(values) < half:
                return struct_pack(f"<{len(values)}{code.lower()}", *values)
        values = [value & mask for value in values]
    return struct_pack(f"<{len(values)}{code}", *values)


def unpack(data: bytes, type: Type) -> list[int]:
    """The reverse of `pack`: ints as IntegerAttr holds them, or bits of floats."""
    width = width_of(type)
    size = scalar_size(type)
    signed = not isinstance(type, FloatType) and not (isinstance(type, IntegerType) and type.signedness == UNSIGNED)
    exact = width == size * 8
    code = _CODES.get((size, signed and exact))
    if code is None:
        values = [int.from_bytes(data[i : i + size], "little") for i in range(0, len(data), size)]
    else:
        from struct import unpack as struct_unpack

        values = list(struct_unpack(f"<{len(data) // size}{code}", data))
        if exact:
            return values
    if width == 0:
        return [0] * len(values)
    if signed:
        half = 1 << width - 1
        return [((value + half) & (2 * half - 1)) - half for value in values]
    mask = (1 << width) - 1
    return [value & mask for value in values]


def numbers_of(attribute: Attribute) -> list[int]:
    """The numbers of an element: an integer's value, a float's bits, both of a complex number."""
    if isinstance(attribute, IntegerAttr):
        return [attribute.value]
    if isinstance(attribute, FloatAttr):
        return [attribute.bits]
    assert isinstance(attribute, ArrayAttr)
    return [number for part in attribute.elements for number in numbers_of(part)]


def is_element(attribute: Attribute | None, type: Type) -> bool:
    """`attribute` is a number that elements of this type may be: none that is missing, poison or of another type."""
    if isinstance(type, ComplexType):
        return (
            isinstance(attribute, ArrayAttr)
            and len(attribute.elements) == 2
            and is_element(attribute.elements[0], type.element_type)
            and is_element(attribute.elements[1], type.element_type)
        )
    return isinstance(attribute, (IntegerAttr, FloatAttr)) and attribute.type is type


def element_attribute(values: Sequence[int], type: Type) -> Attribute:
    """The attribute of one element; the reverse of `numbers_of`."""
    if isinstance(type, FloatType):
        return FloatAttr.get(values[0], type)
    if isinstance(type, ComplexType):
        part = type.element_type
        return ArrayAttr.get((element_attribute(values[:1], part), element_attribute(values[1:], part)))
    return IntegerAttr.get(values[0], type)


def linear_index(shape: Sequence[int], indices: Sequence[int]) -> int:
    """The row-major index of an element."""
    index = 0
    for extent, position in zip(shape, indices, strict=True):
        index = index * extent + position
    return index


def with_element_type(type: ShapedType, element_type: Type) -> ShapedType:
    """The shaped type with other elements; it keeps shape, encoding, scalable dims, layout and memory space."""
    return with_shape_and_element(type, type.shape, element_type)


def with_shape(type: ShapedType, shape: tuple[int, ...]) -> ShapedType:
    """The shaped type with another shape."""
    return with_shape_and_element(type, shape, type.element_type)


def with_shape_and_element(type: ShapedType, shape: tuple[int, ...] | None, element_type: Type) -> ShapedType:
    if isinstance(type, TensorType):
        return TensorType.get(shape, element_type, type.encoding)
    if isinstance(type, MemRefType):
        return MemRefType.get(shape, element_type, type.layout, type.memory_space)
    assert isinstance(type, VectorType) and shape is not None
    scalable = type.scalable if len(type.scalable) == len(shape) else ()
    return VectorType.get(shape, element_type, scalable)


@final
class DenseStringElementsAttr(ElementsAttr):
    """dense<["a", "b"]> of any element type that has no numbers; the strings are bytes as latin-1 text."""

    __slots__ = ("is_splat", "strings")

    def __init__(self, type: Type, strings: tuple[str, ...], is_splat: bool) -> None:
        self.type = type
        self.strings = strings
        self.is_splat = is_splat

    @staticmethod
    def get(type: ShapedType, strings: Sequence[str]) -> DenseStringElementsAttr:
        """From all strings, or one that all are."""
        kept = tuple(strings)
        if len(kept) > 1 and len(set(kept)) == 1:
            kept = kept[:1]
        key = (type, kept)
        return _dense_strings.get(key) or _dense_strings.setdefault(
            key, DenseStringElementsAttr(type, kept, len(kept) == 1)
        )


@final
class DenseResourceElementsAttr(ElementsAttr):
    """dense_resource<key>: the elements are in the file's metadata under `key`."""

    __slots__ = ("key",)

    def __init__(self, type: Type, key: str) -> None:
        self.type = type
        self.key = key

    @staticmethod
    def get(type: ShapedType, key: str) -> DenseResourceElementsAttr:
        found = _resources.get((type, key))
        if found is None:
            found = _resources[type, key] = DenseResourceElementsAttr(type, key)
        return found


@final
class SparseElementsAttr(ElementsAttr):
    """sparse<indices, values>: `indices` is N x rank of i64 (or N, for rank 1), `values` has N; the rest is zero.

    Of several values for one place the first counts.
    """

    __slots__ = ("indices", "numbers", "values")

    def __init__(self, type: Type, indices: DenseElementsAttr, values: ElementsAttr) -> None:
        self.type = type
        self.indices = indices
        self.values = values
        self.numbers: dict[tuple[int, ...], int] | None = None
        """The number of the value at each place, made on first use."""

    @staticmethod
    def get(type: ShapedType, indices: DenseElementsAttr, values: ElementsAttr) -> SparseElementsAttr:
        key = (type, indices, values)
        return _sparse.get(key) or _sparse.setdefault(key, SparseElementsAttr(type, indices, values))

    def coordinates(self) -> list[tuple[int, ...]]:
        """The coordinates of the stored elements."""
        rank = len(self.shape)
        flat = self.indices.values()
        return [tuple(flat[i : i + rank]) for i in range(0, len(flat), rank)] if rank else []

    def element_at(self, indices: Sequence[int]) -> Attribute | None:
        """The element at these coordinates, zeros included; None for strings."""
        values = self.values
        if not isinstance(values, DenseElementsAttr):
            return None
        number = self.value_numbers().get(tuple(indices))
        return element_attribute((0, 0), self.element_type) if number is None else values.element(number)

    def value_numbers(self) -> dict[tuple[int, ...], int]:
        """The number of the value at each place that has one."""
        numbers = self.numbers
        if numbers is None:
            numbers = self.numbers = {}
            for number, coordinates in enumerate(self.coordinates()):
                numbers.setdefault(coordinates, number)
        return numbers


_dense: dict[tuple[Type, bytes], DenseElementsAttr] = unique({})
_dense_strings: dict[tuple[Type, tuple[str, ...]], DenseStringElementsAttr] = unique({})
_resources: dict[tuple[Type, str], DenseResourceElementsAttr] = unique({})
_sparse: dict[tuple[Type, DenseElementsAttr, ElementsAttr], SparseElementsAttr] = unique({})
