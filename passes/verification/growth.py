"""Where affine expressions are greatest and least: whether they grow with what they are made of."""

from __future__ import annotations

from pyopt.ir.affine import ADD, CEILDIV, CONSTANT, DIM, FLOORDIV, MUL, AffineExpr, subexpressions


def growth(expr: AffineExpr) -> dict[int, int]:
    """How an expression goes with each dim in it: up (1), down (-1), or neither of them always (0)."""
    found: dict[AffineExpr, dict[int, int]] = {}
    for one in subexpressions(expr):
        if one.kind == DIM:
            found[one] = {one.value: 1}
            continue
        if one.kind >= CONSTANT:
            found[one] = {}
            continue
        left, right = found[one.lhs], found[one.rhs]
        if one.kind == ADD:
            merged = {**left, **right}
            found[one] = {dim: go if left.get(dim, go) == go else 0 for dim, go in merged.items()}
            continue
        known = one.rhs.kind == CONSTANT and one.kind in (MUL, FLOORDIV, CEILDIV)
        sign = (1 if one.rhs.value > 0 else -1) if known else 0
        found[one] = {dim: go * sign for dim, go in {**left, **right}.items()}
    return found[expr]
