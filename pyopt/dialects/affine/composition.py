"""Maps with the values bound to their inputs: composed with the maps that compute those values, and made canonical.

A bound map is a pair of an AffineMap and a list of values, its dims first. Functions here give new pairs and change
neither IR nor lists. What they give is what the reference gives, so that the text of results is equal.
"""

from __future__ import annotations

from pyopt.dialects.affine.validity import affine_scope, is_valid_dim, is_valid_symbol_anywhere, map_of
from pyopt.ir.affine import (
    DIM,
    SYMBOL,
    AffineExpr,
    AffineMap,
    constant,
    dim,
    replace,
    shift_dims,
    shift_symbols,
    symbol,
)
from pyopt.ir.affine_flatten import is_too_large, simplify_affine_map
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.light import TYPE_CHECKING, Sequence, TypeAlias

if TYPE_CHECKING:
    Bound: TypeAlias = tuple[AffineMap, list[Value]]


def constant_number(value: Value) -> int | None:
    """The integer that a constant op gives."""
    op = value.op
    if op is None or not op.info.traits & CONSTANT_LIKE:
        return None
    attribute = op.attributes.get("value")
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def apply_of(value: Value) -> Operation | None:
    """The affine.apply that computes a value."""
    op = value.op
    return op if op is not None and op.info.name == "affine.apply" else None


# Canonical form.


def canonicalize(map: AffineMap, operands: Sequence[Value]) -> Bound:
    """Dims that may be symbols become symbols, symbols that may be dims only become dims, constants are put in, unused
    and repeated operands go."""
    if not operands:
        return map, []
    map, values = _demote_dims(*_promote_symbols(map, operands))
    used_dims = map.used_dims()
    used_symbols = map.used_symbols()
    kept_dims: dict[Value, AffineExpr] = {}
    new_dims: list[AffineExpr | None] = []
    for value, used in zip(values[: map.num_dims], used_dims, strict=True):
        new_dims.append(kept_dims.setdefault(value, dim(len(kept_dims))) if used else None)
    kept_symbols: dict[Value, AffineExpr] = {}
    new_symbols: list[AffineExpr | None] = []
    for value, used in zip(values[map.num_dims :], used_symbols, strict=True):
        if not used:
            new_symbols.append(None)
            continue
        number = constant_number(value)
        if number is None:
            new_symbols.append(kept_symbols.setdefault(value, symbol(len(kept_symbols))))
        else:
            new_symbols.append(constant(number))
    new_operands = [*kept_dims, *kept_symbols]
    if len(new_operands) != len(values):
        map = map.replace(new_dims, new_symbols, len(kept_dims), len(kept_symbols))
    return map, new_operands


def _promote_symbols(map: AffineMap, operands: Sequence[Value]) -> Bound:
    """The dims that are valid symbols, behind the symbols."""
    dims: list[Value] = []
    promoted: list[Value] = []
    exprs: list[AffineExpr | None] = []
    for value in operands[: map.num_dims]:
        if is_valid_symbol_anywhere(value):
            exprs.append(symbol(map.num_symbols + len(promoted)))
            promoted.append(value)
        else:
            exprs.append(dim(len(dims)))
            dims.append(value)
    if not promoted:
        return map, list(operands)
    new = map.replace(exprs, (), len(dims), map.num_symbols + len(promoted))
    return new, [*dims, *operands[map.num_dims :], *promoted]


def _demote_dims(map: AffineMap, operands: list[Value]) -> Bound:
    """The symbols that are valid dims only, behind the dims."""
    demoted: list[Value] = []
    symbols: list[Value] = []
    exprs: list[AffineExpr | None] = []
    for value in operands[map.num_dims :]:
        scope = None if value.op is None else affine_scope(value.op)
        if not is_valid_symbol_anywhere(value) and is_valid_dim(value, scope):
            exprs.append(dim(map.num_dims + len(demoted)))
            demoted.append(value)
        else:
            exprs.append(symbol(len(symbols)))
            symbols.append(value)
    if not demoted:
        return map, operands
    new = map.replace((), exprs, map.num_dims + len(demoted), len(symbols))
    return new, [*operands[: map.num_dims], *demoted, *symbols]


# Composition.


def compose(map: AffineMap, operands: Sequence[Value]) -> Bound:
    """Operands that affine.apply computes are replaced by what it computes them from; canonical and simplified."""
    if any(apply_of(value) is not None for value in operands) and not _in_cycle(operands):
        map, operands = _with_inner_maps(map, operands)
    map, values = canonicalize(map, operands)
    return simplify_affine_map(map), values


def _with_inner_maps(map: AffineMap, operands: Sequence[Value]) -> Bound:
    """Composed, unless that makes expressions too large because an operand stands in them several times."""
    dims: list[Value | None] = list(operands[: map.num_dims])
    symbols: list[Value | None] = list(operands[map.num_dims :])
    results = list(map.results)
    sizes = [result.size for result in results]
    while results and (inner := _replace_one(results, dims, symbols)) is not None:
        for position, result in enumerate(results):
            sizes[position] += inner.size
            if is_too_large(result.size, sizes[position]):
                return map, list(operands)
    new_dims, kept_dims = _renumbered(dims, DIM)
    new_symbols, kept_symbols = _renumbered(symbols, SYMBOL)
    results = [replace(result, new_dims, new_symbols) for result in results]
    return AffineMap.get(len(kept_dims), len(kept_symbols), results), [*kept_dims, *kept_symbols]


def _in_cycle(operands: Sequence[Value]) -> bool:
    """Some affine.apply that the operands come from needs its own result, as it may in unreachable blocks."""
    finished: set[Operation] = set()
    entered: set[Operation] = set()
    stack = [apply for value in operands if (apply := apply_of(value)) is not None]
    while stack:
        apply = stack[-1]
        if apply in finished or apply in entered:
            entered.discard(apply)
            finished.add(stack.pop())
            continue
        entered.add(apply)
        for value in apply.operands:
            inner = apply_of(value)
            if inner in entered:
                return True
            if inner is not None and inner not in finished:
                stack.append(inner)
    return False


def _replace_one(results: list[AffineExpr], dims: list[Value | None], symbols: list[Value | None]) -> AffineExpr | None:
    """Replaces the first input that affine.apply computes: None takes its place, its inputs go to the end.

    What it computes; None if there is no such input.
    """
    for kind, inputs in ((DIM, dims), (SYMBOL, symbols)):
        for position, value in enumerate(inputs):
            apply = None if value is None else apply_of(value)
            if apply is None:
                continue
            map, operands = canonicalize(map_of(apply).value, apply.operands)
            inputs[position] = None
            inner = shift_symbols(shift_dims(map.results[0], map.num_dims, len(dims)), map.num_symbols, len(symbols))
            exprs = [None] * position + [inner]
            for index, result in enumerate(results):
                results[index] = replace(result, exprs) if kind == DIM else replace(result, (), exprs)
            dims += operands[: map.num_dims]
            symbols += operands[map.num_dims :]
            return inner
    return None


def _renumbered(values: Sequence[Value | None], kind: int) -> tuple[list[AffineExpr], list[Value]]:
    """The new dim or symbol for each place (0 for those that are gone), and the values that are left."""
    exprs: list[AffineExpr] = []
    kept: list[Value] = []
    for value in values:
        if value is None:
            exprs.append(constant(0))
        else:
            exprs.append(dim(len(kept)) if kind == DIM else symbol(len(kept)))
            kept.append(value)
    return exprs, kept
