"""Index arithmetic in new IR: affine maps of numbers and values."""

from __future__ import annotations

from pyopt.dialects.affine.composition import compose
from pyopt.ir.affine import CONSTANT, DIM, SYMBOL, AffineExpr, AffineMap, AffineMapAttr, constant, dim, symbol
from pyopt.ir.core import Value
from pyopt.ir.types import INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.rewrite.rewriter import Rewriter


def composed_apply(map: AffineMap, inputs: Sequence[int | Value], rewriter: Rewriter) -> int | Value:
    """The only result of a map: a number or an input where it comes down to that, or a new affine.apply.

    affine.apply ops that compute inputs are composed into it.
    """
    dims: list[Value] = []
    symbols: list[Value] = []
    exprs: list[AffineExpr] = []
    for position, one in enumerate(inputs):
        if not isinstance(one, Value):
            exprs.append(constant(one))
        elif position < map.num_dims:
            exprs.append(dim(len(dims)))
            dims.append(one)
        else:
            exprs.append(symbol(len(symbols)))
            symbols.append(one)
    map = map.replace(exprs[: map.num_dims], exprs[map.num_dims :], len(dims), len(symbols))
    map, operands = compose(map, [*dims, *symbols])
    result = map.results[0]
    if result.kind == CONSTANT:
        return result.value
    if result.kind in (DIM, SYMBOL):
        return operands[result.value + (map.num_dims if result.kind == SYMBOL else 0)]
    return rewriter.create("affine.apply", operands, [INDEX], {"map": AffineMapAttr.get(map)}).results[0]
