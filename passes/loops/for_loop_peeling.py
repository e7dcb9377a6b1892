"""scf-for-loop-peeling: the last iterations, which may be partial, or the first one, get a loop of their own.

    scf.for %i = %lb to %ub step %c4 {               %split = affine.apply ub - (ub - lb) mod 4
      %n = affine.min (d0)[s0] ->                    scf.for %i = %lb to %split step %c4 {
             (4, s0 - d0)(%i)[%ub]           ->        use(%c4)
      use(%n)                                        }
    }                                                scf.for %i = %split to %ub step %c4 {
                                                       %n = affine.apply ub - i
                                                       use(%n)
                                                     }

Nothing is done where the steps are known to end at the upper bound. A loop that may begin above its end must not run
there either: its split is then `affine.max ub - (ub - lb) mod 4, lb`. With `peel-front` the first iteration is peeled,
which does not run if the loop does not. With `reference-exact` a loop is taken not to begin above its end, as the
reference does.
"""

from __future__ import annotations

from pyopt.analysis.counting import counts_unsigned
from pyopt.dialects.affine.composition import apply_of, compose
from pyopt.dialects.affine.folds import known_results
from pyopt.dialects.affine.value_constraints import ValueConstraints
from pyopt.ir.affine import CONSTANT, AffineExpr, AffineMap, AffineMapAttr, add, mod, sub, symbol
from pyopt.ir.attributes import UNIT, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.types import INDEX
from pyopt.light import Final, final
from pyopt.passes.canonicalize.folds import with_folds
from pyopt.passes.loops.extremum_bounds import EXTREMA, simplify_extremum
from pyopt.passes.loops.known_order import is_at_most, runs
from pyopt.pipeline.options import FlagOption, OptionValues
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

PEELED: Final = "__peeled_loop__"
PARTIAL: Final = "__partial_iteration__"
"""Attributes of loops that are done, and of those with the partial or the first iteration; they go at the end."""

_LOWER: Final = symbol(0)
_UPPER: Final = symbol(1)
_STEP: Final = symbol(2)


PEEL_FRONT: Final = FlagOption("peel-front", False, "Peel the first iteration, not the last ones")
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Assume that loops do not begin above their ends, as mlir-opt does"
)
SKIP_PARTIAL: Final = FlagOption(
    "skip-partial", True, "Leave loops alone that stand in the partial iteration of a peeled loop"
)


def _number_or_apply(expr: AffineExpr, operands: list[Value], rewriter: Rewriter) -> Value:
    """The value of an expression over symbols: a constant if all operands are, else an affine.apply."""
    map = AffineMap.get(0, len(operands), [expr])
    numbers = known_results(map, [constant_of(value) for value in operands])
    if numbers:
        return rewriter.constant(IntegerAttr.get(numbers[0], INDEX), INDEX)
    return rewriter.create("affine.apply", operands, [INDEX], {"map": AffineMapAttr.get(map)}).results[0]


def _copy_behind(loop: Operation, rewriter: Rewriter) -> Operation:
    """A copy of a loop right behind it."""
    rewriter.insert_after(loop)
    return _copy(loop, rewriter)


def _copy(loop: Operation, rewriter: Rewriter) -> Operation:
    copy = rewriter.clone(loop, {})
    for nested in copy.walk():
        if nested is not copy:
            rewriter.inserted(nested)
    return copy


def _numbers(loop: Operation) -> tuple[int | None, int | None, int | None]:
    return constant_index(loop.operands[0]), constant_index(loop.operands[1]), constant_index(loop.operands[2])


def _ends_at_bound(loop: Operation) -> bool:
    """The steps are known to end at the upper bound, or the loop is not one that can be peeled."""
    lower, upper, step = _numbers(loop)
    if step is not None and step <= 1:
        return True
    if lower is not None and upper is not None:
        if upper < lower or (step is not None and (upper - lower) % step == 0):
            return True
    if all(apply_of(value) is None for value in loop.operands[:3]):
        # As in the reference; else what is simplified below would find more.
        return False
    map, _ = compose(AffineMap.get(0, 3, [mod(sub(_UPPER, _LOWER), _STEP)]), loop.operands[:3])
    result = map.results[0]
    return result.kind == CONSTANT and result.value == 0


def _split(loop: Operation, ordered: bool, rewriter: Rewriter) -> Value:
    """The end of the full iterations: ub - (ub - lb) mod step, or lb if that is greater, so that there are none."""
    split = sub(_UPPER, mod(sub(_UPPER, _LOWER), _STEP))
    if ordered:
        return _number_or_apply(split, loop.operands[:3], rewriter)
    map = AffineMap.get(0, 3, [split, _LOWER])
    return rewriter.create("affine.max", loop.operands[:3], [INDEX], {"map": AffineMapAttr.get(map)}).results[0]


def peel_last(loop: Operation, assume_ordered: bool, rewriter: Rewriter) -> Operation | None:
    """Gives the partial iteration a loop of its own, behind `loop`; None if there is none."""
    if _ends_at_bound(loop):
        return None
    lower, upper, step = loop.operands[:3]
    rewriter.insert_before(loop)
    split = _split(loop, assume_ordered or is_at_most(lower, upper), rewriter)
    partial = _copy_behind(loop, rewriter)
    for result, new in zip(loop.results, partial.results, strict=True):
        rewriter.replace_uses(result, new)
    rewriter.set_operands(partial, [split, upper, step, *loop.results])
    rewriter.set_operand(loop, 1, split)
    _simplify_extrema(loop, upper, step, True, rewriter)
    _simplify_extrema(partial, upper, step, False, rewriter)
    return partial


def _simplify_extrema(loop: Operation, upper: Value, step: Value, full: bool, rewriter: Rewriter) -> None:
    """Uses in a loop that upper - i >= step (in all iterations that are full), or that it is less."""
    block = loop.regions[0].entry()
    for op in loop.walk_postorder():
        if op.info.name not in EXTREMA:
            continue
        constraints = ValueConstraints()
        variable = constraints.add_dim(block.arguments[0])
        for value in (upper, step):
            constraints.add_symbol(value)
        for at, value in ((1, upper), (2, step)):
            number = constant_index(value)
            if number is not None:
                constraints.fix(at, number)
        sign = -1 if full else 1
        constraints.inequalities.append(constraints.row({variable: sign, 1: -sign, 2: sign}, 0 if full else -1))
        simplify_extremum(op, constraints, rewriter)


def peel_first(loop: Operation, rewriter: Rewriter) -> Operation | None:
    """Gives the first iteration a loop of its own, in front of `loop`; None if there is at most one."""
    lower, upper, step = _numbers(loop)
    known = lower is not None and upper is not None and step is not None
    if lower is not None and upper is not None and step is not None and upper - lower <= step:
        return None
    rewriter.insert_before(loop)
    bounds = [loop.operands[0], loop.operands[2]]
    split = _number_or_apply(add(symbol(0), symbol(1)), bounds, rewriter)
    end = split
    if not known and not runs(loop):
        # A loop that does not run at all has no first iteration.
        map = AffineMap.get(0, 2, [symbol(0), symbol(1)])
        operands = [split, loop.operands[1]]
        end = rewriter.create("affine.min", operands, [INDEX], {"map": AffineMapAttr.get(map)}).results[0]
    first = _copy(loop, rewriter)
    rewriter.set_operand(first, 1, end)
    rewriter.set_operands(loop, [split, *loop.operands[1:3], *first.results])
    return first


@final
class PeelingRules:
    """The rule for scf.for with the options of a run."""

    __slots__ = ("options",)

    def __init__(self, options: OptionValues) -> None:
        self.options = options

    def peel(self, op: Operation, rewriter: Rewriter) -> bool:
        """for lb to ub -> for lb to split, for split to ub"""
        if PEELED in op.attributes or counts_unsigned(op) or op.operands[0].type is not INDEX:
            return False
        if PEEL_FRONT.of(self.options):
            other = peel_first(op, rewriter)
        else:
            if SKIP_PARTIAL.of(self.options) and _is_in_partial_iteration(op):
                return False
            other = peel_last(op, REFERENCE_EXACT.of(self.options), rewriter)
        if other is None:
            return False
        rewriter.set_attribute(other, PEELED, UNIT)
        rewriter.set_attribute(other, PARTIAL, UNIT)
        rewriter.set_attribute(op, PEELED, UNIT)
        return True


def _is_in_partial_iteration(op: Operation) -> bool:
    around = op.parent_op()
    while around is not None:
        if around.info.name == "scf.for" and PARTIAL in around.attributes:
            return True
        around = around.parent_op()
    return False


def run(op: Operation, pass_context: PassContext) -> bool:
    """Peels the loops inside `op`."""
    greedy = GreedyOptions()
    greedy.top_down = False
    greedy.block_merging = True
    rules = (Rule("scf.for", PeelingRules(pass_context.options).peel),)
    changed, _ = apply_greedily(op, pass_context.context, with_folds(rules), greedy)
    for one in op.walk():
        if one.attributes:
            one.remove_attribute(PEELED)
            one.remove_attribute(PARTIAL)
    return changed


PASS = make_pass(
    "scf-for-loop-peeling",
    run,
    (PEEL_FRONT, REFERENCE_EXACT, SKIP_PARTIAL),
    class_name="SCFForLoopPeeling",
    apart=True,
)
