"""int-range-optimizations: what follows from the ranges of integers.

    // %i is in [0, 9]
    %0 = arith.cmpi ult, %i, %c10 : index            use(%true, %i)
    %1 = arith.remui %i, %c10 : index         ->
    use(%0, %1)

A result or block argument that can only be one number becomes a constant; a remainder whose dividend is less than the
divisor is the dividend. Folds, dead ops and simplified regions come with the greedy driver.
"""

from __future__ import annotations

from pyopt.analysis.dataflow.integer_ranges import IntegerRanges
from pyopt.analysis.effects import is_trivially_dead
from pyopt.dialects.arith.constants import filled
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import CONSTANT_LIKE, OpInfo
from pyopt.ir.types import SIGNLESS, IntegerType, element_type_or_self
from pyopt.light import final
from pyopt.passes.building.arith import has_constants
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.passes.ranges.common import integer_ranges
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.folding import constant_of, materialize
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


@final
class RangeRules:
    """The rules of a run, which look into the ranges found before it."""

    __slots__ = ("ranges",)

    def __init__(self, ranges: IntegerRanges) -> None:
        self.ranges = ranges

    def rules_of(self, info: OpInfo) -> tuple[Rule, ...]:
        if info.traits & CONSTANT_LIKE:
            return ()
        rules = (*folds_in_place(info), Rule(info.name, self.replace_constants))
        if info.name in ("arith.remsi", "arith.remui"):
            return (Rule(info.name, self.drop_remainder), *rules)
        return rules

    def drop_remainder(self, op: Operation, rewriter: Rewriter) -> bool:
        """remui|remsi (x, n) -> x where 0 <= x < n"""
        divisor = constant_of(op.operands[1])
        range = self.ranges.ranges.get(op.operands[0])
        if range is None or not isinstance(divisor, IntegerAttr) or divisor.value <= 0:
            return False
        if op.info.name == "arith.remui":
            low = range.umin
            high = range.umax
            if high >= 1 << (range.width - 1):
                return False
        else:
            low = range.smin
            high = range.smax
        if not 0 <= low <= high < divisor.value:
            return False
        rewriter.replace(op, [op.operands[0]])
        return True

    def replace_constants(self, op: Operation, rewriter: Rewriter) -> bool:
        """uses of results, and of the arguments of blocks inside, that are one number -> a constant"""
        arguments = [argument for region in op.regions for block in region for argument in block.arguments]
        if not any(self.is_known(value) for value in op.results) and not any(self.is_known(one) for one in arguments):
            return False
        replaced = bool(op.results)
        for result in op.results:
            if not self.replace(result, rewriter) and result.uses:
                replaced = False
        if replaced and is_trivially_dead(op):
            rewriter.erase(op)
            return True
        for region in op.regions:
            for block in region:
                rewriter.insert_at_start(block)
                for argument in block.arguments:
                    self.replace(argument, rewriter)
        return True

    def is_known(self, value: Value) -> bool:
        """The value is used, and one number, of a type that has constants: integers with a sign have none."""
        type = element_type_or_self(value.type)
        if isinstance(type, IntegerType) and type.signedness != SIGNLESS:
            return False
        return bool(value.uses) and self.ranges.constant(value) is not None and has_constants(value.type)

    def replace(self, value: Value, rewriter: Rewriter) -> bool:
        """Puts a constant in the value's place: of the dialect that defines the value, or else of arith."""
        number = self.ranges.constant(value)
        if number is None or not value.uses:
            return False
        owner = value.op
        if owner is None:
            block = value.parent_block()
            owner = None if block is None else block.parent_op()
        attribute = filled(value.type, number)
        if attribute is None:
            return False
        context = rewriter.context
        dialect = "arith" if owner is None else owner.info.name.partition(".")[0]
        op = materialize(context, dialect, attribute, value.type, rewriter.loc)
        if op is None:
            op = materialize(context, "arith", attribute, value.type, rewriter.loc)
        if op is None:
            return False
        rewriter.insert(op)
        rewriter.replace_uses(value, op.results[0])
        return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Simplifies what is inside `op` by the ranges of its integers."""
    rules = RangeRules(integer_ranges(op))
    options = GreedyOptions()
    options.top_down = False
    options.block_merging = True
    changed, converged = apply_greedily(op, pass_context.context, rules.rules_of, options)
    if not converged:
        pass_context.fail()
    return changed


PASS = make_pass("int-range-optimizations", run, class_name="ArithIntRangeOpts")
