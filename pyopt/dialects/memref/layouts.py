"""The types that views of memrefs have: what follows from the viewed type and from attributes.

Extents, strides and offsets that are not known are DYNAMIC and stay so under arithmetic.
"""

from __future__ import annotations

from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import Attribute, StridedLayoutAttr
from pyopt.ir.core import Value
from pyopt.ir.strides import contiguous_strides, has_identity_layout, layout_map, plus, strides_and_offset, times
from pyopt.ir.types import DYNAMIC, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Sequence, TypeAlias

if TYPE_CHECKING:
    Groups: TypeAlias = Sequence[Sequence[int]]


def memref_type(type: Type) -> MemRefType:
    """The type, which a declaration says is a memref."""
    assert isinstance(type, MemRefType)
    return type


def shape_of(type: Type) -> tuple[int, ...]:
    """The shape of a type, which a declaration says is a ranked memref."""
    assert isinstance(type, MemRefType)
    assert type.shape is not None
    return type.shape


def element_type(type: Type) -> Type | None:
    """For `derived`: the element type of a memref."""
    return type.element_type if isinstance(type, MemRefType) else None


def is_ranked(type: Type) -> bool:
    return isinstance(type, MemRefType) and type.shape is not None


def with_layout(type: MemRefType, shape: Sequence[int], layout: Attribute | None) -> MemRefType:
    """The same element type and memory space, another shape and layout."""
    return MemRefType.get(tuple(shape), type.element_type, layout, type.memory_space)


def strided(type: MemRefType) -> tuple[tuple[int, ...], int]:
    """Strides and offset of a type that is known to be strided."""
    found = strides_and_offset(type)
    assert found is not None
    return found


# Slices.


def subview_type(
    source: MemRefType, offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]
) -> MemRefType:
    """The slice of a strided memref, with a strided layout whatever the numbers are."""
    outer, offset = strided(source)
    for start, stride in zip(offsets, outer, strict=True):
        offset = plus(offset, times(start, stride))
    inner = tuple([times(stride, step) for stride, step in zip(outer, strides, strict=True)])
    return with_layout(source, sizes, StridedLayoutAttr.get(inner, offset))


def reduction_mask(full: MemRefType, reduced: MemRefType, sizes: Sequence[int | Value]) -> list[bool] | None:
    """For each dimension of a slice whether the reduced type lacks it; None if that cannot be.

    Which of several unit dimensions are gone shows in the strides: those that the reduced type has fewer of.
    """
    missing = len(shape_of(full)) - len(shape_of(reduced))
    if missing == 0:
        return [False] * len(sizes)
    dropped = [isinstance(size, int) and size == 1 for size in sizes]
    if sum(dropped) == missing:
        return dropped
    before = strides_and_offset(full)
    after = strides_and_offset(reduced)
    if before is None or after is None:
        return None
    excess: dict[int, int] = {}
    for stride in before[0]:
        excess[stride] = excess.get(stride, 0) + 1
    for stride in after[0]:
        excess[stride] = excess.get(stride, 0) - 1
    for index, stride in enumerate(before[0]):
        if not dropped[index]:
            continue
        if excess[stride] < 0:
            return None
        if excess[stride] == 0:
            dropped[index] = False
        else:
            excess[stride] -= 1
    return dropped if sum(dropped) == missing else None


# Reshapes.


def expanded_type(source: MemRefType, shape: Sequence[int], groups: Groups) -> MemRefType | None:
    """Each dimension split into a group; None if the source has no strides. What rank 0 becomes has stride 1."""
    if has_identity_layout(source):
        return with_layout(source, shape, None)
    found = strides_and_offset(source)
    if found is None:
        return None
    strides = [] if groups else [1] * len(shape)
    for group, innermost in zip(groups, found[0], strict=True):
        inner = [innermost]
        for dimension in reversed(group[1:]):
            inner.append(times(inner[-1], shape[dimension]))
        strides.extend(reversed(inner))
    return with_layout(source, shape, StridedLayoutAttr.get(tuple(strides), found[1]))


def collapsed_layout(source: MemRefType, groups: Groups) -> StridedLayoutAttr | None:
    """The layout when each group of dimensions becomes one; None if a group has gaps."""
    found = strides_and_offset(source)
    if found is None:
        return None
    strides, offset = found
    shape = shape_of(source)
    out: list[int] = []
    for group in groups:
        # Nothing is ever strided over along a unit dimension, so its stride may be anything.
        inner = len(group) - 1
        while inner > 0 and shape[group[inner]] == 1:
            inner -= 1
        last = group[inner]
        stride = DYNAMIC if shape[last] == DYNAMIC and inner > 0 else strides[last]
        out.append(stride)
        for dimension in reversed(group[1:]):
            stride = times(stride, shape[dimension])
            outer = strides[dimension - 1]
            if shape[dimension - 1] != 1 and DYNAMIC not in (stride, outer) and stride != outer:
                return None
    return StridedLayoutAttr.get(tuple(out), offset)


def collapsed_shape(shape: Sequence[int], groups: Groups) -> tuple[int, ...]:
    """Each group of extents as their product."""
    out: list[int] = []
    for group in groups:
        size = 1
        for dimension in group:
            size = times(size, shape[dimension])
        out.append(size)
    return tuple(out)


def collapsed_type(source: MemRefType, groups: Groups) -> MemRefType | None:
    """Each group of dimensions as one; None if a group has gaps."""
    shape = collapsed_shape(shape_of(source), groups)
    if has_identity_layout(source):
        return with_layout(source, shape, None)
    layout = collapsed_layout(source, groups)
    return None if layout is None else with_layout(source, shape, layout)


# Permutations.


def transposed_type(source: MemRefType, permutation: AffineMap) -> MemRefType:
    """The dimensions in another order, with a strided layout."""
    strides, offset = strided(source)
    order = [permutation.dim_position(index) for index in range(len(permutation.results))]
    layout = StridedLayoutAttr.get(tuple([strides[position] for position in order]), offset)
    return with_layout(source, [shape_of(source)[position] for position in order], layout)


def canonical_layout(type: MemRefType) -> MemRefType:
    """No layout if it says what no layout says, else an affine map in its simplest form."""
    from pyopt.ir.affine import AffineMap, AffineMapAttr
    from pyopt.ir.affine_flatten import simplify_affine_expr

    map = layout_map(type)
    shape = shape_of(type)
    if type.layout is None or len(map.results) > 1:
        return type
    if not shape:
        plain = map.num_symbols == 0 and map.results[0].is_constant() and map.results[0].value == 0
        return with_layout(type, shape, None) if plain else type
    simple = simplify_affine_expr(map.results[0], map.num_dims, map.num_symbols)
    contiguous = layout_map(with_layout(type, shape, StridedLayoutAttr.get(contiguous_strides(shape))))
    if simple is simplify_affine_expr(contiguous.results[0], contiguous.num_dims, contiguous.num_symbols):
        return with_layout(type, shape, None)
    return with_layout(type, shape, AffineMapAttr.get(AffineMap.get(map.num_dims, map.num_symbols, [simple])))


# Compatibility.


def compatible_extents(one: Sequence[int], other: Sequence[int]) -> bool:
    """As many entries, and those that both know are equal."""
    return len(one) == len(other) and all(a == b or DYNAMIC in (a, b) for a, b in zip(one, other, strict=True))


def forgets(before: Sequence[int], after: Sequence[int]) -> bool:
    """Nothing that is not known before is known after."""
    return not any(a == DYNAMIC and b != DYNAMIC for a, b in zip(before, after, strict=True))


def casts(source: Type, target: Type) -> bool:
    """memref.cast can turn a value of one type into the other."""
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return False
    if source.element_type is not target.element_type or source.memory_space is not target.memory_space:
        return False
    if source.shape is None or target.shape is None:
        return source.shape is not target.shape
    if source.layout is not target.layout:
        before = strides_and_offset(source)
        after = strides_and_offset(target)
        if before is None or after is None:
            return False
        if not compatible_extents((*before[0], before[1]), (*after[0], after[1])):
            return False
    return compatible_extents(source.shape, target.shape)


def casts_memory_space(source: Type, target: Type) -> bool:
    """memref.memory_space_cast can turn a value of one type into the other."""
    return (
        isinstance(source, MemRefType)
        and isinstance(target, MemRefType)
        and source.element_type is target.element_type
        and source.layout is target.layout
        and source.shape == target.shape
    )
