"""Vector types and how ops of the dialect read them: what follows from the types of their operands and attributes."""

from __future__ import annotations

from itertools import product

from pyopt.ir.affine import CONSTANT, AffineMap, AffineMapAttr
from pyopt.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I1, I64, ComplexType, FloatType, IntegerType, ShapedType, Type, VectorType
from pyopt.light import Final, Sequence

POISON_INDEX: Final = -1
"""In positions and masks of shuffles: what is there, or where it goes, is anything."""


def vector_type(type: Type) -> VectorType:
    """The type, which a declaration says is a vector."""
    assert isinstance(type, VectorType)
    return type


def shape_of(type: Type) -> tuple[int, ...]:
    """The shape of a type, which a declaration says is a vector or another ranked container."""
    assert isinstance(type, ShapedType)
    assert type.shape is not None
    return type.shape


def width_of(type: Type) -> int:
    """The bits of a value in memory, as the default data layout has it."""
    if isinstance(type, (IntegerType, FloatType)):
        return type.width
    if isinstance(type, ComplexType):
        return 2 * width_of(type.element_type)
    if isinstance(type, VectorType):
        return width_of(type.element_type) * type.element_count()
    return 64


def sub_vector(type: VectorType, start: int) -> VectorType:
    """The vector of the dimensions from `start` on."""
    return VectorType.get(shape_of(type)[start:], type.element_type, type.scalable[start:])


def bits(type: Type) -> Type:
    """The vector of i1 with a vector's shape; any other type itself."""
    return VectorType.get(shape_of(type), I1, type.scalable) if isinstance(type, VectorType) else type


def without_dims(type: VectorType, dims: Sequence[int]) -> VectorType:
    """The vector without some of its dimensions."""
    kept = [dim for dim in range(len(shape_of(type))) if dim not in dims]
    return VectorType.get(
        tuple([shape_of(type)[dim] for dim in kept]), type.element_type, tuple([type.scalable[dim] for dim in kept])
    )


def repetition(source: Type, result: VectorType) -> list[tuple[bool, int, int]] | None:
    """How a broadcast repeats elements: (repeated, how often or how many, number of scalable factors), alternating.

    Broadcasts of as many elements in the same order that are alike in this give the same elements; None if there is
    none between these types.
    """
    shape = shape_of(source) if isinstance(source, VectorType) else ()
    scalable = source.scalable if isinstance(source, VectorType) else ()
    lead = len(shape_of(result)) - len(shape)
    if lead < 0:
        return None
    found: list[tuple[bool, int, int]] = []
    for index, (extent, flag) in enumerate(zip(shape_of(result), result.scalable, strict=True)):
        inner = index - lead
        repeated = inner < 0 or (shape[inner] == 1 and not scalable[inner])
        if not repeated and (shape[inner] != extent or scalable[inner] != flag):
            return None
        if extent == 1 and not flag:
            continue
        if found and found[-1][0] == repeated:
            _, count, factors = found.pop()
            found.append((repeated, count * extent, factors + flag))
        else:
            found.append((repeated, extent, int(flag)))
    return found


# Attributes.


def integers(op: Operation, name: str) -> list[int]:
    """The numbers of a dense array, or of an array of integer attributes; none if the op has no such attribute."""
    attribute = op.attributes.get(name)
    if isinstance(attribute, DenseArrayAttr):
        return list(attribute.values)
    if not isinstance(attribute, ArrayAttr):
        return []
    return [one.value for one in attribute.elements if isinstance(one, IntegerAttr)]


def integer(op: Operation, name: str) -> int:
    """The number that an integer attribute holds."""
    attribute = op.attributes[name]
    assert isinstance(attribute, IntegerAttr)
    return attribute.value


def keeps_order(transpose: Operation) -> bool:
    """Only dimensions of one element are moved."""
    type = vector_type(transpose.operands[0].type)
    units = [extent == 1 and not flag for extent, flag in zip(shape_of(type), type.scalable, strict=True)]
    rest = [one for one in integers(transpose, "permutation") if not units[one]]
    return rest == sorted(rest)


def integer_array(values: Sequence[int]) -> ArrayAttr:
    """The array of i64 attributes that `integers` reads."""
    return ArrayAttr.get(tuple([IntegerAttr.get(value, I64) for value in values]))


def permutation_map(op: Operation) -> AffineMap:
    """The map from the memory's dimensions to those of a transfer's vector."""
    attribute = op.attributes["permutation_map"]
    assert isinstance(attribute, AffineMapAttr)
    return attribute.value


def minor_identity(shaped: ShapedType, vector: VectorType) -> AffineMap:
    """The permutation map of a transfer that says none: the memory's last dimensions, in order."""
    element_rank = len(shape_of(shaped.element_type)) if isinstance(shaped.element_type, VectorType) else 0
    rank = len(shape_of(shaped))
    results = len(shape_of(vector)) - element_rank
    if rank == 0 and shape_of(vector) == (1,):
        # A scalar in memory is a vector of one element.
        from pyopt.ir.affine import constant

        return AffineMap.get(0, 0, (constant(0),))
    return AffineMap.minor_identity(rank, results if 0 <= results <= rank else rank)


def mask_type(vector: VectorType, map: AffineMap) -> VectorType | None:
    """The type of a transfer's mask: the vector as it lies in memory; None if the map has no inverse."""
    from pyopt.ir.affine import inverse_permutation

    inverse = inverse_permutation(map.compress_unused_dims())
    if inverse is None:
        return None
    shape = [one for one in inverse.compose_values(shape_of(vector)) if one is not None]
    flags = [vector.scalable[expr.value] for expr in inverse.results]
    if not shape:
        # There are no masks without dimensions.
        shape, flags = [1], [False]
    return VectorType.get(tuple(shape), I1, tuple(flags))


def is_broadcast_dim(map: AffineMap, index: int) -> bool:
    """Result `index` of a permutation map is the constant 0: the element is the same along that dimension."""
    return map.results[index].kind == CONSTANT


# Types that follow from others.


def element_type(type: Type) -> Type | None:
    """For `derived`: the element type of a vector."""
    return type.element_type if isinstance(type, VectorType) else None


def extracted(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type]:
    """The sub-vector at a position, or the element."""
    position = attributes["static_position"]
    assert isinstance(position, DenseArrayAttr)
    source = vector_type(operands[0].type)
    length = len(position.values)
    return [source.element_type if length == len(shape_of(source)) else sub_vector(source, length)]


def elements_of(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type]:
    """As many elements as the vector has, or has at least."""
    source = vector_type(operands[0].type)
    return [source.element_type] * source.element_count()


def reduced(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type]:
    """The accumulator has the result's type."""
    return [operands[1].type]


def shuffled(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type]:
    """The mask says how many, the first vector what of."""
    mask = attributes["mask"]
    assert isinstance(mask, DenseArrayAttr)
    first = operands[0].type
    count = max(len(mask.values), 1)
    if isinstance(first, VectorType):
        return [VectorType.get((count, *shape_of(first)[1:]), first.element_type, (False, *first.scalable[1:]))]
    # The verifier, which comes later, says that it must be a vector.
    return [VectorType.get((count,), first.element_type) if isinstance(first, ShapedType) else first]


def double_width(type: Type) -> Type | None:
    """The vector with twice as many elements in its last dimension; of no dimension, with two elements."""
    if not isinstance(type, VectorType):
        return None
    if not shape_of(type):
        return VectorType.get((2,), type.element_type)
    return VectorType.get((*shape_of(type)[:-1], shape_of(type)[-1] * 2), type.element_type, type.scalable)


def half_width(type: Type) -> Type | None:
    """The vector with half as many elements in its last dimension."""
    if not isinstance(type, VectorType) or not shape_of(type) or shape_of(type)[-1] < 2:
        return type
    return VectorType.get((*shape_of(type)[:-1], shape_of(type)[-1] // 2), type.element_type, type.scalable)


def strides_of(shape: Sequence[int]) -> list[int]:
    """The strides of a row-major vector's dimensions, in elements."""
    strides = [1] * len(shape)
    for index in range(len(shape) - 2, -1, -1):
        strides[index] = strides[index + 1] * shape[index + 1]
    return strides


def linear(position: Sequence[int], strides: Sequence[int]) -> int:
    """The row-major number of the element at a position, which may lack the last dimensions."""
    return sum(one * stride for one, stride in zip(position, strides, strict=False))


def delinear(number: int, strides: Sequence[int]) -> list[int]:
    """The position with a row-major number; the reverse of `linear`."""
    out: list[int] = []
    for stride in strides:
        out.append(number // stride)
        number %= stride
    return out


def slice_numbers(offsets: Sequence[int], sizes: Sequence[int], shape: Sequence[int]) -> list[int]:
    """The row-major numbers of the elements in a slice of a vector, in order."""
    strides = strides_of(shape)
    ranges = [range(offset, offset + size) for offset, size in zip(offsets, sizes, strict=True)]
    return [linear(position, strides) for position in product(*ranges)]
