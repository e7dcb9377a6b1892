"""The folds of affine ops that change the op."""

from __future__ import annotations

from pyopt.dialects.affine.bounds import without_redundant_results, without_repetitions
from pyopt.dialects.affine.composition import apply_of, canonicalize, compose, constant_number
from pyopt.dialects.affine.folds import evaluate_known, known_results
from pyopt.dialects.affine.indices import basis_of
from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import AffineExpr, AffineMap, AffineMapAttr, IntegerSet, IntegerSetAttr, constant
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index, dense, split
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import INDEX, MemRefType
from pyopt.light import Final, Sequence
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

_BOUNDS: Final = (("lowerBoundMap", "lowerBoundOperands"), ("upperBoundMap", "upperBoundOperands"))


def fold_memref_cast(op: Operation, rewriter: Rewriter) -> bool:
    """load(cast(m)) -> load(m), for all memrefs but a value that is stored; the cast is of a ranked memref"""
    operands = list(op.operands)
    value = operands[0] if op.info.name == "affine.store" else None
    changed = False
    for index, operand in enumerate(operands):
        cast = operand.op
        if cast is None or cast.info.name != "memref.cast" or operand is value:
            continue
        source = cast.operands[0]
        if isinstance(source.type, MemRefType) and source.type.shape is not None:
            operands[index] = source
            changed = True
    if changed:
        rewriter.set_operands(op, operands)
    return changed


def _constant_of_bound(op: Operation, name: str, group: str) -> int | None:
    """The constant value of a bound that is not one constant yet, if all its operands are constants."""
    map = map_of(op, name).value
    if map.is_single_constant():
        return None
    inputs: list[Attribute | None] = []
    for value in operand_group(op, group):
        number = constant_number(value)
        inputs.append(None if number is None else IntegerAttr.get(number, INDEX))
    values = known_results(map, inputs)
    if not values:
        return None
    return max(values) if name == "lowerBoundMap" else min(values)


def fold_loop_bounds(op: Operation, rewriter: Rewriter) -> bool:
    """for apply(map)(x) to max(c, d) -> for map(x) to the greater constant"""
    changed = False
    maps: list[AffineMap] = []
    operands: list[list[Value]] = []
    for name, group in _BOUNDS:
        map = map_of(op, name).value
        values = operand_group(op, group)
        if not values and map.is_single_constant():
            maps.append(map)
            operands.append(values)
            continue
        number = _constant_of_bound(op, name, group)
        if number is not None:
            map, values = AffineMap.constant(number), []
            changed = True
        # The order is the reference's: composition turns remainders, whose range is known, into quotients.
        is_lower = name == "lowerBoundMap"
        new = map if is_lower else without_redundant_results(map, values, False)
        new, new_values = compose(new, values)
        new, new_values = canonicalize(new, new_values)
        if is_lower:
            new = without_redundant_results(new, new_values, True)
        new = without_repetitions(new)
        if new is not map:
            map, values = new, new_values
            changed = True
        maps.append(map)
        operands.append(values)
    if not changed:
        return False
    inits = operand_group(op, "inits")
    op.set_attribute("lowerBoundMap", AffineMapAttr.get(maps[0]))
    op.set_attribute("upperBoundMap", AffineMapAttr.get(maps[1]))
    op.set_attribute("operandSegmentSizes", segments(len(operands[0]), len(operands[1]), len(inits)))
    rewriter.set_operands(op, [*operands[0], *operands[1], *inits])
    return True


def condition_of(op: Operation) -> IntegerSet:
    """The set that an affine.if asks about."""
    condition = op.attributes["condition"]
    assert isinstance(condition, IntegerSetAttr)
    return condition.value


def fold_condition(op: Operation, rewriter: Rewriter) -> bool:
    """if set(apply(map)(x)) -> if set of map(x)"""
    condition = condition_of(op)
    map = AffineMap.get(condition.num_dims, condition.num_symbols, condition.constraints)
    operands: Sequence[Value] = op.operands
    if any(apply_of(value) is not None for value in operands):
        map, operands = compose(map, operands)
    map, values = canonicalize(map, operands)
    new = IntegerSet.get(map.num_dims, map.num_symbols, map.results, condition.equalities)
    if new is condition and values == op.operands:
        return False
    op.set_attribute("condition", IntegerSetAttr.get(new))
    rewriter.set_operands(op, values)
    return True


def fold_parallel_bounds(op: Operation, rewriter: Rewriter) -> bool:
    """parallel from apply(map)(x) -> parallel from map(x); operands that no bound takes go"""
    lower = map_of(op, "lowerBoundsMap").value
    upper = map_of(op, "upperBoundsMap").value
    lower_operands = op.operands[: lower.num_inputs]
    upper_operands = op.operands[lower.num_inputs : lower.num_inputs + upper.num_inputs]
    new_lower, new_lower_operands = compose(lower, lower_operands)
    new_upper, new_upper_operands = compose(upper, upper_operands)
    operands = [*new_lower_operands, *new_upper_operands]
    if new_lower is lower and new_upper is upper and operands == op.operands:
        return False
    op.set_attribute("lowerBoundsMap", AffineMapAttr.get(new_lower))
    op.set_attribute("upperBoundsMap", AffineMapAttr.get(new_upper))
    rewriter.set_operands(op, operands)
    return True


def known_results_of_extremum(op: Operation, rewriter: Rewriter) -> bool:
    """min(s0 + 1, s1)[c4, x] -> min(5, s1)[c4, x]"""
    map = map_of(op).value
    inputs = [constant_of(value) for value in op.operands]
    results: list[AffineExpr] = []
    for result in map.results:
        try:
            number = evaluate_known(result, map.num_dims, inputs)
        except ZeroDivisionError:
            number = None
        results.append(result if number is None else constant(number))
    new = AffineMap.get(map.num_dims, map.num_symbols, results)
    if new is map:
        return False
    rewriter.set_attribute(op, "map", AffineMapAttr.get(new))
    return True


def known_basis(op: Operation, rewriter: Rewriter) -> bool:
    """delinearize_index x into (c4, a) -> delinearize_index x into (4, a); linearize_index alike"""
    positive = op.info.name == "affine.delinearize_index"
    basis = [known_extent(one, positive) for one in basis_of(op)]
    static, dynamic = split(basis)
    old = operand_group(op, "dynamic_basis")
    if len(dynamic) == len(old):
        return False
    kept = op.operands[: len(op.operands) - len(old)]
    rewriter.set_operands(op, [*kept, *dynamic])
    op.set_attribute("static_basis", dense(static))
    if not positive:
        op.set_attribute("operandSegmentSizes", segments(len(kept), len(dynamic)))
    return True


def known_extent(entry: int | Value, positive: bool) -> int | Value:
    """The number that a value is; not one that the verifier would reject."""
    number = constant_index(entry)
    return entry if number is None or (positive and number <= 0) else number


RULES: Final[tuple[Rule, ...]] = (
    Rule("affine.delinearize_index affine.linearize_index", known_basis, needs="constant", fold=True),
    Rule(
        "affine.dma_start affine.dma_wait affine.load affine.prefetch affine.store",
        fold_memref_cast,
        needs="memref.cast",
        fold=True,
    ),
    Rule("affine.for", fold_loop_bounds, fold=True),
    Rule("affine.if", fold_condition, fold=True),
    Rule("affine.max affine.min", known_results_of_extremum, needs="constant", fold=True),
    Rule("affine.parallel", fold_parallel_bounds, fold=True),
)
