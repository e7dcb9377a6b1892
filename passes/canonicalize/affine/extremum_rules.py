"""Rules for affine.min and affine.max."""

from __future__ import annotations

from pyopt.dialects.affine.bounds import without_duplicates
from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import DIM, SYMBOL, AffineExpr, AffineMap, AffineMapAttr, is_pure_affine, shift_dims, shift_symbols
from pyopt.ir.affine_flatten import Flattener
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import INDEX
from pyopt.light import Final, Sequence
from pyopt.passes.canonicalize.affine.access_rules import simplify_affine_op
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def _replace(op: Operation, name: str, map: AffineMap, operands: Sequence[Value], rewriter: Rewriter) -> bool:
    rewriter.replace_with_new(op, name, operands, [INDEX], {"map": AffineMapAttr.get(map)})
    return True


def canonicalize_single_result_affine_min_max_op(op: Operation, rewriter: Rewriter) -> bool:
    """min(e)(x) -> apply(e)(x)"""
    map = map_of(op).value
    return len(map.results) == 1 and _replace(op, "affine.apply", map, op.operands, rewriter)


def deduplicate_affine_min_max_expressions(op: Operation, rewriter: Rewriter) -> bool:
    """min(a, b, a) -> min(a, b)"""
    map = map_of(op).value
    new = without_duplicates(map)
    return new is not map and _replace(op, op.info.name, new, op.operands, rewriter)


def merge_affine_min_max_op(op: Operation, rewriter: Rewriter) -> bool:
    """min(a, min(b, c)) -> min(a, b, c)"""
    map = map_of(op).value
    dims = list(op.operands[: map.num_dims])
    symbols = list(op.operands[map.num_dims :])
    kept: list[AffineExpr] = []
    producers: list[Operation] = []
    for result in map.results:
        producer: Operation | None = None
        if result.kind in (DIM, SYMBOL):
            producer = (dims if result.kind == DIM else symbols)[result.value].op
        if producer is not None and producer.info is op.info:
            producers.append(producer)
        else:
            kept.append(result)
    if not producers:
        return False
    for producer in producers:
        inner = map_of(producer).value
        for result in inner.results:
            shifted = shift_dims(result, inner.num_dims, len(dims))
            kept.append(shift_symbols(shifted, inner.num_symbols, len(symbols)))
        dims += producer.operands[: inner.num_dims]
        symbols += producer.operands[inner.num_dims :]
    return _replace(op, op.info.name, AffineMap.get(len(dims), len(symbols), kept), [*dims, *symbols], rewriter)


def canonicalize_affine_min_max_op_expr_and_term_order(op: Operation, rewriter: Rewriter) -> bool:
    """min(d0 + 1, 5) -> min(5, d0 + 1): results in the order of their coefficients"""
    map = map_of(op).value
    flats: list[list[int]] = []
    flattener = Flattener(map.num_dims, map.num_symbols)
    for result in map.results:
        flat = flattener.flatten(result) if is_pure_affine(result) else None
        if flat is None or flattener.locals:
            return False
        flats.append(flat)
    ordered = sorted(flats)
    if flats == ordered:
        return False
    new = AffineMap.get(map.num_dims, map.num_symbols, [flattener.expression(flat) for flat in ordered])
    return _replace(op, op.info.name, new, op.operands, rewriter)


RULES: Final[tuple[Rule, ...]] = (
    Rule("affine.max affine.min", canonicalize_single_result_affine_min_max_op),
    Rule("affine.max affine.min", deduplicate_affine_min_max_expressions),
    Rule("affine.max affine.min", merge_affine_min_max_op, needs="affine.max affine.min"),
    Rule("affine.max affine.min", simplify_affine_op),
    Rule("affine.max affine.min", canonicalize_affine_min_max_op_expr_and_term_order),
)
