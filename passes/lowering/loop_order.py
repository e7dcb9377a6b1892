"""The order of a structured op's loops in which the innermost one goes through memory from one element to the next.

    C(i,j) += A(i,k) * B(k,j)     i, j, k  ->  i, k, j

Loops over which sums are formed keep their order among each other, so that each sum is formed as before.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import indexing_maps, inits, inputs, iterator_types
from pyopt.ir.affine import ADD, CONSTANT, DIM, MUL, AffineExpr, AffineMap, subexpressions
from pyopt.ir.core import Operation, Value
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import MemRefType
from pyopt.light import Final

NEXT: Final = 1
"""The cost of an access to the next element in memory, for each iteration of a loop."""
FAR: Final = 8
"""The cost of an access elsewhere."""
WAITS: Final = 6
"""The cost of a sum, whose additions wait for one another."""


def loop_order(op: Operation) -> list[int]:
    """The loops of an op on memrefs, the outermost first."""
    kinds = iterator_types(op)
    given = list(range(len(kinds)))
    if len(given) < 2 or set(inputs(op)) & set(inits(op)):
        return given
    costs = [_cost(loop, op, kinds[loop]) for loop in given]
    found = sorted(given, key=lambda loop: -costs[loop])
    if costs[found[-1]] >= costs[given[-1]]:
        return given
    sums = iter([loop for loop in given if kinds[loop] != "parallel"])
    return [loop if kinds[loop] == "parallel" else next(sums) for loop in found]


def _cost(loop: int, op: Operation, kind: str) -> int:
    cost = 0 if kind == "parallel" else WAITS
    for operand, map in zip(op.operands, indexing_maps(op), strict=True):
        cost += _cost_of_operand(loop, operand, map)
    return cost


def _cost_of_operand(loop: int, operand: Value, map: AffineMap) -> int:
    type = operand.type
    places = [place for place, expr in enumerate(map.results) if has_loop(expr, loop)]
    if not places or not isinstance(type, MemRefType):
        return 0
    layout = strides_and_offset(type)
    is_next = layout is not None and len(places) == 1 and layout[0][places[0]] == 1
    return NEXT if is_next and _is_added(map.results[places[0]], loop) else FAR


def has_loop(expr: AffineExpr, loop: int) -> bool:
    """The loop stands in the expression."""
    return any(one.kind == DIM and one.value == loop for one in subexpressions(expr))


def _is_added(expr: AffineExpr, loop: int) -> bool:
    """The loop itself is one term of a sum of loops and constants."""
    stack = [expr]
    terms: list[AffineExpr] = []
    while stack:
        one = stack.pop()
        if one.kind == ADD:
            stack += (one.lhs, one.rhs)
        else:
            terms.append(one)
    return all(one.kind in (DIM, CONSTANT, MUL) for one in terms) and [
        one.kind for one in terms if has_loop(one, loop)
    ] == [DIM]
