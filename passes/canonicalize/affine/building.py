"""Index arithmetic in new IR: affine maps of numbers and values, and indices by a basis of numbers and values."""

from __future__ import annotations

from pyopt.dialects.affine.composition import compose
from pyopt.ir.affine import CONSTANT, DIM, SYMBOL, AffineExpr, AffineMap, AffineMapAttr, constant, dim, symbol
from pyopt.ir.attributes import FALSE, UNIT, Attribute
from pyopt.ir.core import Value
from pyopt.ir.mixed_indices import dense, split
from pyopt.ir.signature import segments
from pyopt.ir.types import INDEX
from pyopt.light import Final, Sequence
from pyopt.rewrite.rewriter import Rewriter

DELINEARIZE: Final = "affine.delinearize_index"
LINEARIZE: Final = "affine.linearize_index"


def composed_apply(map: AffineMap, inputs: Sequence[int | Value], rewriter: Rewriter) -> int | Value:
    """The only result of a map: a number or an input where it comes down to that, or a new affine.apply.

    affine.apply ops that compute inputs are composed into it.
    """
    map, operands = _composed(map, inputs)
    result = map.results[0]
    if result.kind == CONSTANT:
        return result.value
    if result.kind in (DIM, SYMBOL):
        return operands[result.value + (map.num_dims if result.kind == SYMBOL else 0)]
    return rewriter.create("affine.apply", operands, [INDEX], {"map": AffineMapAttr.get(map)}).results[0]


def composed_max(map: AffineMap, inputs: Sequence[int | Value], rewriter: Rewriter) -> int | Value:
    """The greatest result of a map: a number where all are, or a new affine.max."""
    map, operands = _composed(map, inputs)
    numbers = [result.value for result in map.results if result.kind == CONSTANT]
    if len(numbers) == len(map.results):
        return max(numbers)
    return rewriter.create("affine.max", operands, [INDEX], {"map": AffineMapAttr.get(map)}).results[0]


def _composed(map: AffineMap, inputs: Sequence[int | Value]) -> tuple[AffineMap, list[Value]]:
    """The map of the inputs that are values, with what computes these composed into it."""
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
    return compose(map, [*dims, *symbols])


def delinearize(index: Value, basis: Sequence[int | Value], count: int, rewriter: Rewriter) -> Sequence[Value]:
    """The indices; none takes no op."""
    if not count:
        return []
    static, dynamic = split(basis)
    return rewriter.create(DELINEARIZE, [index, *dynamic], [INDEX] * count, {"static_basis": dense(static)}).results


def linearize(indices: Sequence[Value], basis: Sequence[int | Value], disjoint: bool, rewriter: Rewriter) -> Value:
    """The linear index."""
    static, dynamic = split(basis)
    attributes: dict[str, Attribute] = {
        "disjoint": UNIT if disjoint else FALSE,
        "operandSegmentSizes": segments(len(indices), len(dynamic)),
        "static_basis": dense(static),
    }
    return rewriter.create(LINEARIZE, [*indices, *dynamic], [INDEX], attributes).results[0]
