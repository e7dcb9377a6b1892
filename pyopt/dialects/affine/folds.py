"""Folds of the affine ops. What changes an op in place is a rule of `pyopt.passes.canonicalize.affine`."""

from __future__ import annotations

from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import ADD, CONSTANT, DIM, FLOORDIV, MOD, MUL, SYMBOL, AffineExpr, AffineMap, dim
from pyopt.ir.affine_loops import trip_count
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, INDEX, ComplexType, MemRefType
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult


def evaluate_known(expr: AffineExpr, num_dims: int, inputs: Sequence[Attribute | None]) -> int | None:
    """The value of an expression over inputs of which some are known; None if it is not known.

    A ZeroDivisionError where it divides by zero or takes a remainder by what is below 1; right operands are not looked
    at where the left one is not known.
    """
    kind = expr.kind
    if kind == CONSTANT:
        return expr.value
    if kind in (DIM, SYMBOL):
        attribute = inputs[expr.value + (num_dims if kind == SYMBOL else 0)]
        return attribute.value if isinstance(attribute, IntegerAttr) else None
    lhs = evaluate_known(expr.lhs, num_dims, inputs)
    rhs = None if lhs is None else evaluate_known(expr.rhs, num_dims, inputs)
    if lhs is None or rhs is None:
        return None
    return IntegerAttr.get(_computed(kind, lhs, rhs), INDEX).value


def _computed(kind: int, lhs: int, rhs: int) -> int:
    if kind == ADD:
        return lhs + rhs
    if kind == MUL:
        return lhs * rhs
    if kind == MOD:
        if rhs < 1:
            raise ZeroDivisionError
        return lhs % rhs
    return lhs // rhs if kind == FLOORDIV else -(-lhs // rhs)


def known_results(map: AffineMap, inputs: Sequence[Attribute | None]) -> list[int]:
    """The values of all results over inputs of which some are known; [] if one is not known."""
    try:
        values = [evaluate_known(result, map.num_dims, inputs) for result in map.results]
    except ZeroDivisionError:
        return []
    known = [value for value in values if value is not None]
    return known if len(known) == len(values) else []


def fold_apply(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """apply(d0)(x) -> x; apply of constants -> constant, or poison where it divides by zero"""
    map = map_of(op).value
    result = map.results[0]
    if result.kind == DIM:
        return op.operands[result.value]
    if result.kind == SYMBOL:
        return op.operands[map.num_dims + result.value]
    try:
        value = evaluate_known(result, map.num_dims, constants)
    except ZeroDivisionError:
        from pyopt.dialects.ub import POISON

        return POISON
    return None if value is None else IntegerAttr.get(value, INDEX)


def fold_extremum(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """min, max of constants -> constant; min(d0)[s0](x)[y] -> x"""
    map = map_of(op).value
    values = known_results(map, constants)
    if not values:
        return op.operands[0] if map.num_symbols == len(map.results) == 1 and map.results[0] is dim(0) else None
    return IntegerAttr.get(min(values) if op.info.name == "affine.min" else max(values), INDEX)


def fold_for(op: Operation, constants: list[Attribute | None]) -> list[Attribute | Value] | None:
    """for iter_args(%a = x) { yield %a } -> x; { yield y } -> y, if it runs at all; nothing if one is the counter

    Where it does not run, x, whatever the loop does. Operands that constant bounds do not need go before.
    """
    inits = operand_group(op, "inits")
    trips = trip_count(op)
    if not inits or (trips is not None and len(op.operands) > len(inits)):
        return None
    if trips == 0:
        return list(inits)
    block = op.regions[0].entry()
    if block.first is not block.last:
        return None
    values: list[Attribute | Value] = []
    from_outside = reordered = False
    for index, value in enumerate(block.terminator().operands):
        if value is block.arguments[0]:
            return None
        if value in block.arguments:
            reordered = reordered or value.index - 1 != index
            values.append(inits[value.index - 1])
        else:
            from_outside = True
            values.append(value)
    if trips is None and (from_outside or reordered):
        return None
    if trips is not None and trips >= 2 and reordered:
        return None
    return values


def fold_load(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """load of a constant global with known elements -> the element"""
    source = op.operands[0].op
    if source is None or source.info.name != "memref.get_global":
        return None
    from pyopt.ir.symbols import SymbolTables

    found = SymbolTables().lookup_attribute(source, source.attributes.get("name"))
    if found is None or found.info.name != "memref.global" or "constant" not in found.attributes:
        return None
    elements = found.attributes.get("initial_value")
    if not isinstance(elements, DenseElementsAttr) or isinstance(elements.element_type, ComplexType):
        return None
    if elements.is_splat:
        return elements.element(0)
    map = map_of(op).value
    type = op.operands[0].type
    if not map.is_constant() or not isinstance(type, MemRefType) or type.shape is None:
        return None
    indices = map.constant_results()
    if any(not 0 <= index < extent for index, extent in zip(indices, type.shape, strict=True)):
        return None
    return elements.element_at(indices)


def fold_delinearize(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """delinearize_index x into (a) -> x, of one result; delinearize_index constant into constants -> constants"""
    if len(op.results) == 1:
        return op.operands[0]
    linear = constants[0]
    if not op.results:
        return None
    basis = static_values(op, "static_basis")
    if not isinstance(linear, IntegerAttr) or DYNAMIC in basis:
        return None
    rest = linear.value
    found: list[int] = []
    for factor in reversed(basis[len(basis) + 1 - len(op.results) :]):
        rest, index = divmod(rest, factor)
        found.append(index)
    return [IntegerAttr.get(one, INDEX) for one in [rest, *reversed(found)]]


def fold_linearize(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """linearize_index [x] -> x; of no index -> 0; of constants by constants -> constant"""
    indices = operand_group(op, "multi_index")
    if len(indices) == 1:
        return indices[0]
    basis = static_values(op, "static_basis")
    given = constants[: len(indices)]
    if DYNAMIC in basis:
        return None
    found = 0
    for index, factor in zip(given, (1, *basis[len(basis) + 1 - len(indices) :]), strict=False):
        if not isinstance(index, IntegerAttr):
            return None
        found = found * factor + index.value
    return IntegerAttr.get(found, INDEX)
