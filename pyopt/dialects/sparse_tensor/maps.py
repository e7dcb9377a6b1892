"""The inverse of an encoding's map from dimensions to levels, and the blocks in such a map. Affine maps only."""

from __future__ import annotations

from pyopt.ir.affine import CONSTANT, DIM, FLOORDIV, MOD, AffineExpr, AffineMap, dim, inverse_permutation


def block_sizes(dim_to_lvl: AffineMap) -> list[int] | None:
    """The block size of each dimension, 0 where it is not blocked; None if the map is no block map.

    A block map has plain dimensions, `d floordiv c`, and behind that `d mod c`; at least one dimension is blocked.
    """
    sizes: dict[int, int] = {}
    blocked = False
    for result in dim_to_lvl.results:
        if result.kind == DIM:
            if result.value in sizes:
                return None
            sizes[result.value] = 0
            continue
        if result.kind not in (FLOORDIV, MOD) or result.lhs.kind != DIM or result.rhs.kind != CONSTANT:
            return None
        position, size = result.lhs.value, result.rhs.value
        if size <= 0:
            return None
        if result.kind == MOD:
            if sizes.get(position) != size:
                return None
            blocked = True
        elif position in sizes:
            return None
        else:
            sizes[position] = size
    return [sizes.get(position, 0) for position in range(dim_to_lvl.num_dims)] if blocked else None


def infer_lvl_to_dim(dim_to_lvl: AffineMap) -> AffineMap | None:
    """The inverse of a permutation or a block map; None if the map is neither, or loses a dimension."""
    if dim_to_lvl.num_symbols:
        return None
    if dim_to_lvl.is_permutation():
        return inverse_permutation(dim_to_lvl)
    if block_sizes(dim_to_lvl) is None:
        return None
    # d = outer * c + inner, where outer = d floordiv c and inner = d mod c.
    outer: dict[int, AffineExpr] = {}
    exprs: dict[int, AffineExpr] = {}
    for level, result in enumerate(dim_to_lvl.results):
        if result.kind == DIM:
            exprs[result.value] = dim(level)
        elif result.kind == FLOORDIV:
            outer[result.lhs.value] = dim(level) * result.rhs
        else:
            position = result.lhs.value
            exprs.setdefault(position, outer[position] + dim(level))
    if len(exprs) != dim_to_lvl.num_dims:
        return None
    return AffineMap.get(len(dim_to_lvl.results), 0, [exprs[position] for position in range(dim_to_lvl.num_dims)])
