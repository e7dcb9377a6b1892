"""The strides and the offset of a memref's layout, as far as the type tells: numbers, DYNAMIC where it does not."""

from __future__ import annotations

from pyopt.ir.attributes import StridedLayoutAttr
from pyopt.ir.types import DYNAMIC, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.ir.affine import AffineExpr, AffineMap


def strides_and_offset(type: MemRefType) -> tuple[tuple[int, ...], int] | None:
    """One stride a dimension and the offset, in elements; None for a layout that is no sum of strided dimensions."""
    shape = type.shape
    if shape is None:
        return None
    layout = type.layout
    if layout is None:
        return contiguous_strides(shape), 0
    if isinstance(layout, StridedLayoutAttr):
        return layout.strides, layout.offset
    from pyopt.ir.affine import AffineMapAttr

    if not isinstance(layout, AffineMapAttr) or len(layout.value.results) != 1:
        return None
    return _of_map(layout.value)


def has_identity_layout(type: MemRefType) -> bool:
    """No layout, or one that says the same: of the strided ones only that of a dimension with stride 1 at offset 0."""
    layout = type.layout
    if isinstance(layout, StridedLayoutAttr):
        return layout.strides == (1,) and layout.offset == 0
    return layout is None


def is_strided(type: Type) -> bool:
    """A ranked memref whose elements lie at an offset plus a multiple of a stride for each dimension."""
    return isinstance(type, MemRefType) and strides_and_offset(type) is not None


def has_distinct_elements(type: MemRefType) -> bool:
    """No two of its elements are the same memory, as far as the type tells."""
    if type.layout is None:
        return True
    found = strides_and_offset(type)
    if found is None or type.shape is None or DYNAMIC in found[0]:
        return False
    # From the nearest elements on, a step in a dimension must be longer than all steps in those before.
    reach = 0
    for stride, extent in sorted([(abs(one), extent) for one, extent in zip(found[0], type.shape, strict=True)]):
        if extent == 1:
            continue
        if reach == DYNAMIC or stride <= reach:
            return False
        reach = DYNAMIC if extent == DYNAMIC else reach + stride * (extent - 1)
    return True


def contiguous_strides(shape: Sequence[int]) -> tuple[int, ...]:
    """The strides of a row-major shape; unknown left of an extent that is dynamic or 0."""
    strides: list[int] = []
    size = 1
    for extent in reversed(shape):
        strides.append(size)
        if size != DYNAMIC:
            size = _wrapped(size * extent) if extent > 0 else DYNAMIC
    strides.reverse()
    return tuple(strides)


def _wrapped(value: int) -> int:
    """In 64 bits, as the reference counts."""
    return (value + (1 << 63)) % (1 << 64) - (1 << 63)


def times(left: int, right: int) -> int:
    """The product, DYNAMIC if a factor is and the other is not 0."""
    if left == 0 or right == 0:
        return 0
    return DYNAMIC if DYNAMIC in (left, right) else _wrapped(left * right)


def plus(left: int, right: int) -> int:
    """The sum, DYNAMIC if a summand is."""
    return DYNAMIC if DYNAMIC in (left, right) else _wrapped(left + right)


def _of_map(map: AffineMap) -> tuple[tuple[int, ...], int] | None:
    from pyopt.ir.affine import constant
    from pyopt.ir.affine_flatten import simplify_affine_expr

    dims = map.num_dims
    symbols = map.num_symbols
    strides = [constant(0)] * dims
    offset = _collect(simplify_affine_expr(map.results[0], dims, symbols), constant(1), strides, constant(0))
    if offset is None:
        return None
    found: list[int] = []
    for stride in [*strides, offset]:
        simple = simplify_affine_expr(stride, dims, symbols)
        if not simple.symbolic:
            return None
        found.append(simple.value if simple.is_constant() else DYNAMIC)
    if 0 in found[:-1]:
        # Such a layout puts several elements at one place.
        return None
    return tuple(found[:-1]), found[-1]


def _collect(expr: AffineExpr, factor: AffineExpr, strides: list[AffineExpr], offset: AffineExpr) -> AffineExpr | None:
    """Adds `expr * factor` to the strides, and to the offset, which is returned; None if that cannot be said."""
    from pyopt.ir.affine import ADD, DIM, MUL

    if expr.kind == ADD:
        more = _collect(expr.lhs, factor, strides, offset)
        return None if more is None else _collect(expr.rhs, factor, strides, more)
    if expr.kind == MUL:
        if expr.lhs.symbolic:
            return _collect(expr.rhs, factor * expr.lhs, strides, offset)
        return _collect(expr.lhs, factor * expr.rhs, strides, offset)
    if expr.kind == DIM:
        strides[expr.value] = strides[expr.value] + factor
        return offset
    return offset + expr * factor


def layout_map(type: MemRefType) -> AffineMap:
    """The layout of a ranked memref as an affine map; a dynamic offset is the first symbol, then the strides are."""
    from pyopt.ir.affine import AffineMap, AffineMapAttr, constant, dim, symbol

    layout = type.layout
    if isinstance(layout, AffineMapAttr):
        return layout.value
    if not isinstance(layout, StridedLayoutAttr):
        return AffineMap.identity(len(type.shape or ()))
    symbols = 0
    expr = constant(0)
    for number, extent in enumerate((layout.offset, *layout.strides)):
        factor = constant(extent)
        if extent == DYNAMIC:
            factor = symbol(symbols)
            symbols += 1
        expr = expr + (dim(number - 1) * factor if number else factor)
    return AffineMap.get(len(layout.strides), symbols, [expr])
