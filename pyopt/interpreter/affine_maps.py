"""Affine maps as Python functions, on ints and on arrays of them."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array
from pyopt.ir.affine import (
    ADD,
    CEILDIV,
    CONSTANT,
    DIM,
    FLOORDIV,
    MOD,
    MUL,
    SYMBOL,
    AffineExpr,
    AffineMap,
    subexpressions,
)
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    OnInts = Callable[[Sequence[int]], list[int]]

_DIVISIONS: Final = (MOD, FLOORDIV, CEILDIV)

SMALL: Final = 40
"""Nodes of an expression that Python's own parser can take."""


def map_function(map: AffineMap) -> OnInts:
    """(dims and symbols) -> the results of the map; raises for a division that has no result."""
    functions = [expression_function(expr, map.num_dims) for expr in map.results]
    if len(functions) == 1:
        (only,) = functions
        return lambda inputs: [only(inputs)]
    return lambda inputs: [function(inputs) for function in functions]


def expression_function(expr: AffineExpr, num_dims: int) -> Callable[[Sequence[int]], int]:
    """The same for one expression. It takes arrays in place of ints too, if all divisors are positive constants."""
    nodes = subexpressions(expr)
    plain = all(
        node.kind not in _DIVISIONS or (node.rhs.kind == CONSTANT and node.rhs.value > 0)
        for node in nodes
        if node.is_binary()
    )
    if plain and len(nodes) <= SMALL:
        # Nothing but digits, brackets and operators of Python: as fast as if it had been written here.
        names = {"__builtins__": {}, "wrapped": wrapped}
        made: Callable[[Sequence[int]], int] = eval(f"lambda x: {_text(expr, num_dims)}", names)
        return made

    def compute(inputs: Sequence[int]) -> int:
        return _evaluate(nodes, inputs, num_dims)

    return compute


def wrapped(value: int) -> int:
    """A sum or product as an index holds it, before it is divided; arrays wrap by themselves."""
    if type(value) is int and not -(1 << 63) <= value < 1 << 63:
        return (value + (1 << 63)) % (1 << 64) - (1 << 63)
    return value


def divides_by_constants(map: AffineMap) -> bool:
    """The functions above work on arrays."""
    return all(
        node.kind not in _DIVISIONS or (node.rhs.kind == CONSTANT and node.rhs.value > 0)
        for expr in map.results
        for node in subexpressions(expr)
        if node.is_binary()
    )


def _text(expr: AffineExpr, num_dims: int) -> str:
    if expr.kind == CONSTANT:
        return f"({expr.value})"
    if expr.kind == DIM:
        return f"x[{expr.value}]"
    if expr.kind == SYMBOL:
        return f"x[{num_dims + expr.value}]"
    left, right = _text(expr.lhs, num_dims), _text(expr.rhs, num_dims)
    if expr.kind == ADD:
        return f"({left}+{right})"
    if expr.kind == MUL:
        return f"({left}*{right})"
    if expr.lhs.is_binary():
        left = f"wrapped({left})"
    if expr.kind == MOD:
        return f"({left}%{right})"
    return f"({left}//{right})" if expr.kind == FLOORDIV else f"(-(-{left}//{right}))"


def _evaluate(nodes: Sequence[AffineExpr], inputs: Sequence[int], num_dims: int) -> int:
    values: dict[AffineExpr, int] = {}
    for node in nodes:
        kind = node.kind
        if kind == CONSTANT:
            values[node] = node.value
        elif kind == DIM:
            values[node] = inputs[node.value]
        elif kind == SYMBOL:
            values[node] = inputs[num_dims + node.value]
        else:
            left, right = values[node.lhs], values[node.rhs]
            if kind == ADD:
                values[node] = left + right
            elif kind == MUL:
                values[node] = left * right
            elif np.any(np.asarray(right) <= 0):
                raise undefined(f"the affine expression divides by {right}, which is not positive")
            elif kind == MOD:
                values[node] = wrapped(left) % right
            else:
                left = wrapped(left)
                values[node] = left // right if kind == FLOORDIV else -(-left // right)
    return values[nodes[-1]]


def linear(expr: AffineExpr, loops: int) -> tuple[list[int], int] | None:
    """(a factor for each dim, constant) of a linear expression of dims; None for any other."""
    found: dict[AffineExpr, tuple[list[int], int]] = {}
    for node in subexpressions(expr):
        if node.kind == CONSTANT:
            found[node] = [0] * loops, node.value
        elif node.kind == DIM:
            found[node] = [1 if loop == node.value else 0 for loop in range(loops)], 0
        elif node.kind == ADD:
            (left, one), (right, other) = found[node.lhs], found[node.rhs]
            found[node] = [a + b for a, b in zip(left, right, strict=True)], one + other
        elif node.kind == MUL and (not any(found[node.lhs][0]) or not any(found[node.rhs][0])):
            (left, one), (right, other) = found[node.lhs], found[node.rhs]
            found[node] = [a * other + one * b for a, b in zip(left, right, strict=True)], one * other
        else:
            return None
    return found[expr]


def ranges_of(extents: Sequence[int]) -> list[Array]:
    """The positions along each loop, shaped to broadcast over all of them."""
    rank = len(extents)
    return [
        np.arange(extent, dtype=np.int64).reshape([-1 if at == loop else 1 for at in range(rank)])
        for loop, extent in enumerate(extents)
    ]
