"""The types that tensor ops give: what follows from the types of their operands and from their attributes."""

from __future__ import annotations

from pyopt.ir.types import DYNAMIC, FloatType, IntegerType, TensorType, Type
from pyopt.light import Sequence


def tensor_type(type: Type) -> TensorType:
    """The type, which a declaration says is a tensor."""
    assert isinstance(type, TensorType)
    return type


def shape_of(type: Type) -> tuple[int, ...]:
    """The shape of a type, which a declaration says is a ranked tensor."""
    assert isinstance(type, TensorType)
    assert type.shape is not None
    return type.shape


def is_ranked(type: Type) -> bool:
    return isinstance(type, TensorType) and type.shape is not None


def int_or_float_width(type: Type) -> int:
    """The bits of an integer or float type; 0 for others, index among them."""
    return type.width if isinstance(type, (IntegerType, FloatType)) else 0


def element_type(type: Type) -> Type | None:
    """For `derived`: the element type of a tensor."""
    return type.element_type if isinstance(type, TensorType) else None


def with_shape(type: TensorType, shape: tuple[int, ...]) -> TensorType:
    """The same element type and encoding, another shape."""
    return TensorType.get(shape, type.element_type, type.encoding)


def concat_type(dimension: int, inputs: Sequence[TensorType]) -> TensorType:
    """The type of tensors concatenated along a dimension; an extent is static if that of some input is."""
    shapes = [shape_of(one) for one in inputs]
    out: list[int] = []
    for index in range(len(shapes[0])):
        extents = [shape[index] for shape in shapes]
        if index == dimension:
            out.append(DYNAMIC if DYNAMIC in extents else sum(extents))
        else:
            known = [extent for extent in extents if extent != DYNAMIC]
            out.append(known[0] if known else DYNAMIC)
    return TensorType.get(tuple(out), inputs[0].element_type)


def gathered_type(source: TensorType, indices: tuple[int, ...], dimensions: Sequence[int], reduced: bool) -> TensorType:
    """The leading extents of the indices, then those of the source: gathered ones are 1, or dropped if `reduced`."""
    tail = [
        1 if index in dimensions else extent
        for index, extent in enumerate(shape_of(source))
        if not (reduced and index in dimensions)
    ]
    return with_shape(source, indices[:-1] + tuple(tail))


def padded_type(source: TensorType, low: Sequence[int], high: Sequence[int], known: Sequence[int] = ()) -> TensorType:
    """The source enlarged; where a part is dynamic, so is the result, unless `known` has an extent."""
    out: list[int] = []
    for index, extent in enumerate(shape_of(source)):
        if DYNAMIC in (extent, low[index], high[index]):
            out.append(known[index] if known else DYNAMIC)
        else:
            out.append(extent + low[index] + high[index])
    return with_shape(source, tuple(out))


def collapsed_type(source: TensorType, groups: Sequence[Sequence[int]]) -> TensorType:
    """Each group of dimensions becomes their product; dynamic if one of them is. The encoding is not kept."""
    shape = shape_of(source)
    out: list[int] = []
    for group in groups:
        size = 1
        for dimension in group:
            if shape[dimension] == DYNAMIC:
                size = DYNAMIC
                break
            size *= shape[dimension]
        out.append(size)
    return TensorType.get(tuple(out), source.element_type)
