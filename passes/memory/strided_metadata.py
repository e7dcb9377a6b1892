"""Offset, sizes and strides of views, in terms of those of what they view.

Each function makes an extract_strided_metadata of the source at the insertion point, and affine.apply ops for what is
not known. What types tell is a number.
"""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type, reduction_mask, shape_of, strided
from pyopt.dialects.memref.verify_views import infer_strided_metadata
from pyopt.ir.affine import AffineMap, constant, floordiv, mul, symbol
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import mixed_group, slice_of
from pyopt.ir.reassociation import groups_of
from pyopt.ir.signature import result_group
from pyopt.ir.strides import has_identity_layout
from pyopt.ir.types import DYNAMIC
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.passes.building.arith import EQUAL, choose, compare, constant_index
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed

_PRODUCT: Final = AffineMap.get(0, 2, [symbol(0) * symbol(1)])


@final
class StridedMetadata:
    """The base buffer of a memref, and its offset, sizes and strides as numbers or values."""

    __slots__ = ("base", "offset", "sizes", "strides")

    def __init__(self, base: Value, offset: int | Value, sizes: Mixed, strides: Mixed) -> None:
        self.base = base
        self.offset = offset
        self.sizes = sizes
        self.strides = strides


def extract(source: Value, rewriter: Rewriter) -> Operation:
    """memref.extract_strided_metadata"""
    types = infer_strided_metadata([source], {})
    assert isinstance(types, list)
    return rewriter.create("memref.extract_strided_metadata", [source], types)


def _known(numbers: Sequence[int], values: Sequence[Value]) -> Mixed:
    """The numbers, or the values where they are not known."""
    return [value if number == DYNAMIC else number for number, value in zip(numbers, values, strict=True)]


def of_source(source: Value, rewriter: Rewriter) -> StridedMetadata:
    """The metadata that the source's type gives, and the results of an extract_strided_metadata for the rest."""
    found = extract(source, rewriter)
    type = memref_type(source.type)
    strides, offset = strided(type)
    return StridedMetadata(
        found.results[0],
        found.results[1] if offset == DYNAMIC else offset,
        _known(shape_of(type), result_group(found, "sizes")),
        _known(strides, result_group(found, "strides")),
    )


# Slices.


def of_subview(op: Operation, rewriter: Rewriter) -> StridedMetadata | None:
    """offset + sum of o_i * stride_i, the sizes of the slice, and stride_i * s_i"""
    source = memref_type(op.operands[0].type)
    given = slice_of(op)
    dropped = reduction_mask(source, memref_type(op.results[0].type), given.sizes)
    if dropped is None:
        return None
    outer = of_source(op.operands[0], rewriter)
    strides: Mixed = []
    inputs: list[int | Value] = [outer.offset]
    expr = symbol(0)
    for number, (offset, step, stride) in enumerate(zip(given.offsets, given.strides, outer.strides, strict=True)):
        strides.append(composed_apply(_PRODUCT, [step, stride], rewriter))
        expr = expr + symbol(2 * number + 1) * symbol(2 * number + 2)
        inputs += [offset, stride]
    offset = composed_apply(AffineMap.get(0, len(inputs), [expr]), inputs, rewriter)
    kept = [number for number, gone in enumerate(dropped) if not gone]
    return StridedMetadata(
        outer.base, offset, [given.sizes[number] for number in kept], [strides[number] for number in kept]
    )


# Reshapes.


def of_expand_shape(op: Operation, rewriter: Rewriter) -> StridedMetadata:
    """The one extent of a group that is not known is the source's divided by the others."""
    outer = of_source(op.operands[0], rewriter)
    if not outer.sizes:
        ones: Mixed = [1] * len(shape_of(op.results[0].type))
        return StridedMetadata(outer.base, outer.offset, ones, ones)
    shape = shape_of(op.results[0].type)
    given = mixed_group(op, "output_shape")
    sizes: Mixed = []
    strides: Mixed = []
    for group, size, stride in zip(groups_of(op), outer.sizes, outer.strides, strict=True):
        extents = [shape[number] for number in group]
        if extents.count(DYNAMIC) > 1:
            inner = [given[number] for number in group]
            sizes += inner
            strides += _strides_of(inner, stride, rewriter)
            continue
        product = 1
        for extent in extents:
            product *= 1 if extent == DYNAMIC else extent
        place = extents.index(DYNAMIC) if DYNAMIC in extents else -1
        for number, extent in enumerate(extents):
            if number == place:
                map = AffineMap.get(0, 1, [floordiv(symbol(0), constant(product))])
                sizes.append(composed_apply(map, [size], rewriter))
            else:
                sizes.append(extent)
        strides += _strides_in_group(extents, place, size, stride, rewriter)
    return StridedMetadata(outer.base, outer.offset, sizes, strides)


def _strides_in_group(
    extents: Sequence[int], place: int, size: int | Value, stride: int | Value, rewriter: Rewriter
) -> Mixed:
    """The strides of a group; the extent at `place` is what the others leave of the source's size."""
    inner: list[int] = []
    product = 1
    for extent in reversed(extents):
        inner.append(product)
        product *= 1 if extent == DYNAMIC else extent
    inner.reverse()
    strides: Mixed = []
    for number, base in enumerate(inner):
        if number < place:
            # The division is exact, so that it may come last.
            quotient = floordiv(mul(symbol(0), constant(base)), constant(product))
            map = AffineMap.get(0, 2, [mul(quotient, symbol(1))])
            strides.append(composed_apply(map, [size, stride], rewriter))
        else:
            map = AffineMap.get(0, 1, [mul(symbol(0), constant(base))])
            strides.append(composed_apply(map, [stride], rewriter))
    return strides


def _strides_of(sizes: Sequence[int | Value], innermost: int | Value, rewriter: Rewriter) -> Mixed:
    """The strides of dimensions that lie in memory without gaps."""
    strides: Mixed = [innermost]
    for size in reversed(sizes[1:]):
        strides.append(composed_apply(_PRODUCT, [size, strides[-1]], rewriter))
    strides.reverse()
    return strides


def of_collapse_shape(op: Operation, rewriter: Rewriter, last_stride: bool) -> StridedMetadata:
    """The product of the sizes of a group, and the stride of its innermost dimension that has several elements.

    last_stride: that of the last dimension which is not known to have one element is taken for that, as the reference
    does: it is another one where this dimension turns out to have one element. It is right without a layout.
    """
    source = op.operands[0]
    last_stride = last_stride or has_identity_layout(memref_type(source.type))
    outer = of_source(source, rewriter)
    groups = groups_of(op)
    sizes: Mixed = []
    strides: Mixed = []
    shape = shape_of(source.type)
    known = strided(memref_type(op.results[0].type))[0]
    for index, group in enumerate(groups):
        extents = [outer.sizes[number] for number in group]
        # A size of the result that its type tells is that one.
        total = shape_of(op.results[0].type)[index]
        sizes.append(_product(extents, rewriter) if total == DYNAMIC else total)
        own = known[index]
        if own != DYNAMIC:
            strides.append(own)
            continue
        several = [number for number in group if shape[number] != 1]
        if not several:
            unknown = [outer.strides[number] for number in group if isinstance(outer.strides[number], Value)]
            strides.append(unknown[0] if unknown else own)
            continue
        candidates = [outer.strides[number] for number in several]
        if last_stride:
            strides.append(candidates[-1])
        else:
            strides.append(_innermost(candidates, [outer.sizes[number] for number in several], rewriter))
    return StridedMetadata(outer.base, outer.offset, sizes, strides)


def _product(sizes: Sequence[int | Value], rewriter: Rewriter) -> int | Value:
    expr = symbol(0)
    for number in range(1, len(sizes)):
        expr = expr * symbol(number)
    return composed_apply(AffineMap.get(0, len(sizes), [expr]), list(sizes), rewriter)


def _innermost(strides: Sequence[int | Value], sizes: Sequence[int | Value], rewriter: Rewriter) -> int | Value:
    """The stride of the last dimension that has not one element."""
    found = strides[0]
    for stride, size in zip(strides[1:], sizes[1:], strict=True):
        if isinstance(size, int) or found is stride or (isinstance(found, int) and found == stride):
            found = stride
            continue
        one = compare(rewriter, EQUAL, size, constant_index(rewriter, 1))
        found = choose(rewriter, one, _value(found, rewriter), _value(stride, rewriter))
    return found


def _value(entry: int | Value, rewriter: Rewriter) -> Value:
    return constant_index(rewriter, entry) if isinstance(entry, int) else entry
