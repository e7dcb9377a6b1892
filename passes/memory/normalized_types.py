"""The memref types that normalize-memrefs gives: the shape that a layout makes of the indices, without a layout.

memref<16x32xf32, (i, j) -> (i floordiv 4, j, i mod 4)>     ->     memref<4x32x4xf32>

Sizes are found by elimination, in the order of the reference. Dynamic sizes stay dynamic where the layout has tiles;
otherwise the type stays. By default types stay also where the reference goes wrong: those with an extent of 0, whose
indices may become negative, or whose dynamic sizes are not the sizes of what is indexed.
"""

from __future__ import annotations

from pyopt.analysis.linear_systems import System, quotient_rows
from pyopt.dialects.memref.layouts import with_layout
from pyopt.ir.affine import (
    ADD,
    CONSTANT,
    DIM,
    FLOORDIV,
    MOD,
    MUL,
    AffineExpr,
    AffineMap,
    ceildiv,
    is_pure_affine,
    subexpressions,
)
from pyopt.ir.affine_flatten import Flattener
from pyopt.ir.strides import has_identity_layout, layout_map
from pyopt.ir.tables import derived
from pyopt.ir.types import DYNAMIC, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.linear_systems import Row

LARGEST: Final = (1 << 63) - 1


def is_plain(type: Type) -> bool:
    """Not a memref of known rank, or one without a layout."""
    return not isinstance(type, MemRefType) or not type.shape or has_identity_layout(type)


_known: dict[tuple[Type, bool], Type] = derived({})


def normalized(type: Type, exact: bool) -> Type:
    """The type without a layout; the type itself if it has none, or one that stays."""
    if is_plain(type):
        return type
    key = (type, exact)
    found = _known.get(key)
    if found is None:
        assert isinstance(type, MemRefType)
        found = _known[key] = _normalized(type, exact)
    return found


def _normalized(type: MemRefType, exact: bool) -> Type:
    assert type.shape
    map = layout_map(type)
    if DYNAMIC in type.shape and not tiles_of(map):
        return type
    open_dims = [number for number, extent in enumerate(type.shape) if extent <= 0]
    if not exact and not _has_sizes(map, open_dims, type.shape):
        return type
    system = _system(map, type.shape, exact)
    if system is None:
        return type
    shape: list[int] = []
    for number, expr in enumerate(map.results):
        if not exact and (system.constant_bound(number, False) or 0) < 0:
            return type
        if _uses(expr, open_dims):
            shape.append(DYNAMIC)
            continue
        last = system.constant_bound(number, True)
        if last is None or not 0 <= last < LARGEST:
            return type
        shape.append(last + 1)
    return with_layout(type, shape, None)


def _uses(expr: AffineExpr, dims: Sequence[int]) -> bool:
    return any(part.kind == DIM and part.value in dims for part in subexpressions(expr))


def _system(map: AffineMap, shape: Sequence[int], exact: bool) -> System | None:
    """What is known of the new indices, the first variables; None if the layout is not affine."""
    flattener = Flattener(map.num_dims, map.num_symbols)
    flat: list[list[int]] = []
    for expr in map.results:
        row = flattener.flatten(expr) if is_pure_affine(expr) else None
        if row is None:
            return None
        flat.append(row)
    count = len(map.results)
    inputs = map.num_dims + map.num_symbols
    width = count + inputs + len(flattener.locals)

    def wide(row: Sequence[int]) -> list[int]:
        return [0] * count + list(row[:-1]) + [0] * (width - count - len(row) + 1) + [row[-1]]

    equalities: list[Row] = []
    inequalities: list[Row] = []
    for number, extent in enumerate(shape):
        lower = [0] * (width + 1)
        lower[count + number] = 1
        if extent > 0 or not exact:
            inequalities.append(tuple(lower))
        if extent > 0:
            inequalities.append((*[-one for one in lower[:-1]], extent - 1))
    for index, division in enumerate(flattener.divisions()):
        assert division is not None, "the map is affine"
        upper_row, lower_row = quotient_rows(tuple(wide(division[0])), division[1], count + inputs + index)
        inequalities += (lower_row, upper_row)
    for number, row in enumerate(flat):
        equality = [-one for one in wide(row)]
        equality[number] = 1
        equalities.append(tuple(equality))
    system = System(width, equalities, inequalities)
    return system if system.project_out(count, inputs) else None


# Tiles.


def tiles_of(map: AffineMap) -> list[tuple[int, int]]:
    """The results `e floordiv c` with the result `e mod c`, if `e` stands nowhere else; none if some `e` does."""
    found: list[tuple[int, int]] = []
    for at, quotient in enumerate(map.results):
        if quotient.kind != FLOORDIV or quotient.rhs.kind != CONSTANT:
            continue
        remainder: int | None = None
        for other, expr in enumerate(map.results):
            for part in subexpressions(expr) if other != at else ():
                if part is not quotient.lhs:
                    continue
                same = expr.kind == MOD and expr.lhs is quotient.lhs and expr.rhs is quotient.rhs
                if not same or remainder is not None:
                    return []
                remainder = other
        if remainder is not None:
            found.append((at, remainder))
    return found


def size_map(number: int, map: AffineMap) -> AffineMap:
    """The size of a new dimension, in terms of the sizes of the old ones."""
    expr = map.results[number]
    for quotient, remainder in tiles_of(map):
        if number == quotient:
            expr = ceildiv(map.results[number].lhs, map.results[number].rhs)
        elif number == remainder:
            expr = map.results[number].rhs
    return AffineMap.get(map.num_inputs, map.num_symbols, [expr])


def _has_sizes(map: AffineMap, open_dims: Sequence[int], shape: Sequence[int]) -> bool:
    """The new sizes can be told from the old ones."""
    if 0 in shape or (open_dims and map.num_symbols):
        return False
    return all(_keeps_size(number, map, open_dims) for number in range(len(map.results)))


def _keeps_size(number: int, map: AffineMap, open_dims: Sequence[int]) -> bool:
    """`size_map` is enough: what is indexed grows with each index, by 1 at least."""
    expr = map.results[number]
    if not _uses(expr, open_dims):
        return True
    for quotient, remainder in tiles_of(map):
        if number == remainder:
            return True
        if number == quotient:
            return _grows(expr.lhs)
    return _grows(expr)


def _grows(expr: AffineExpr) -> bool:
    """A sum of indices times positive numbers, and of a constant that is not negative."""
    if expr.kind == ADD:
        return _grows(expr.lhs) and (_grows(expr.rhs) or (expr.rhs.kind == CONSTANT and expr.rhs.value >= 0))
    if expr.kind == MUL:
        return expr.rhs.kind == CONSTANT and expr.rhs.value > 0 and _grows(expr.lhs)
    return expr.kind == DIM
