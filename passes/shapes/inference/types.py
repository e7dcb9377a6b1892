"""Types that say what is known of shapes."""

from __future__ import annotations

from pyopt.analysis.shapes.lattice import Shape
from pyopt.ir.types import DYNAMIC, MemRefType, ShapedType, TensorType, Type
from pyopt.light import Sequence


def with_shape(type: ShapedType, shape: tuple[int, ...] | None) -> Type:
    """The type with another shape."""
    if isinstance(type, TensorType):
        return TensorType.get(shape, type.element_type, type.encoding)
    assert isinstance(type, MemRefType)
    return MemRefType.get(shape, type.element_type, type.layout, type.memory_space)


def may_refine(type: Type) -> bool:
    """The type can say more of its shape. An unranked buffer would have to say its layout, too."""
    if isinstance(type, TensorType):
        return not type.has_static_shape()
    return isinstance(type, MemRefType) and type.shape is not None and not type.has_static_shape()


def refined(type: Type, known: Shape) -> Type:
    """The type with all extents that are known to be numbers."""
    if not may_refine(type) or known.extents is None:
        return type
    assert isinstance(type, ShapedType)
    old = type.shape
    numbers = [None if extent is None else extent.value() for extent in known.extents]
    if old is None:
        old = (DYNAMIC,) * len(numbers)
    if len(old) != len(numbers):
        return type
    new: list[int] = []
    for one, number in zip(old, numbers, strict=True):
        fits = one == DYNAMIC and number is not None and 0 <= number < 1 << 63
        new.append(number if fits and number is not None else one)
    return with_shape(type, tuple(new))


def joined(original: Type, types: Sequence[Type]) -> Type:
    """The join of these types: the best one that each of them can be cast to. `original` is one of that kind."""
    if not types or not may_refine(original):
        return original
    assert isinstance(original, ShapedType)
    shape: tuple[int, ...] | None = None
    for index, type in enumerate(types):
        assert isinstance(type, ShapedType)
        if type.shape is None:
            return original
        if index == 0:
            shape = type.shape
        elif shape is None or len(shape) != len(type.shape):
            return original
        else:
            shape = tuple([one if one == other else DYNAMIC for one, other in zip(shape, type.shape, strict=True)])
    if shape is None:
        return original
    if original.shape is not None:
        if len(original.shape) != len(shape):
            return original
        shape = tuple([new if old == DYNAMIC else old for old, new in zip(original.shape, shape, strict=True)])
    return with_shape(original, shape)
