"""arith-int-range-narrowing: arithmetic in fewer bits, where all numbers that occur fit into them.

    // %x and %y are in [0, 99]           %0 = arith.trunci %x : i64 to i8
                                          %1 = arith.trunci %y : i64 to i8
    %0 = arith.addi %x, %y : i64    ->    %2 = arith.addi %0, %1 : i8
                                          %3 = arith.extui %2 : i8 to i64

The first of the widths that fits is taken. Numbers fit as unsigned or as signed ones, all of an op in the same way. The
reference asks no more: it makes signed ops of bits that are unsigned numbers and the other way round, divides the least
number by -1, shifts further than the new width, and keeps that signed numbers do not overflow where unsigned ones fit.
With `reference-exact` so does this pass.
"""

from __future__ import annotations

from pyopt.analysis.dataflow.integer_ranges import IntegerRanges
from pyopt.analysis.ranges.range import IntRange
from pyopt.dialects.arith.enums import OVERFLOW
from pyopt.dialects.arith.predicates import predicate_of
from pyopt.dialects.arith.syntax import i1_same_shape
from pyopt.ir.attributes import Attribute, EnumAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import OpInfo
from pyopt.ir.types import INDEX, IntegerType, Type, element_type_or_self
from pyopt.light import Final, final
from pyopt.passes.building.arith import cast, like
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.passes.ranges.common import integer_ranges
from pyopt.pipeline.options import FlagOption, IntegerListOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

UNSIGNED: Final = 1
SIGNED: Final = 2
BOTH: Final = UNSIGNED | SIGNED
SHIFTS: Final = {"arith.shli": BOTH, "arith.shrsi": SIGNED, "arith.shrui": UNSIGNED}
FITTING: Final = {
    "arith.addi": BOTH,
    "arith.andi": BOTH,
    "arith.ceildivsi": SIGNED,
    "arith.ceildivui": UNSIGNED,
    "arith.cmpi": BOTH,
    "arith.divsi": SIGNED,
    "arith.divui": UNSIGNED,
    "arith.floordivsi": SIGNED,
    "arith.maxsi": SIGNED,
    "arith.maxui": BOTH,
    "arith.minsi": SIGNED,
    "arith.minui": BOTH,
    "arith.muli": BOTH,
    "arith.ori": BOTH,
    "arith.remsi": SIGNED,
    "arith.remui": UNSIGNED,
    "arith.subi": BOTH,
    "arith.xori": BOTH,
    **SHIFTS,
}
"""The ops that are made narrower, and as what their numbers may fit. Where both readings fit, or no number is negative,
they are the same; and of signed numbers cut off, the unsigned readings are in the same order as before."""
SIGNED_PREDICATES: Final = range(2, 6)
"""slt, sle, sgt and sge."""
NO_SIGNED_WRAP: Final = 1 << OVERFLOW.flags.index("nsw")


INT_BITWIDTHS_SUPPORTED: Final = IntegerListOption(
    "int-bitwidths-supported", "The widths of integers to choose from: the first that fits is taken"
)
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Narrow as mlir-opt does, which does not always compute the same"
)


def fits(range: IntRange, width: int) -> int:
    """As what the numbers fit into so many bits."""
    unsigned = UNSIGNED if range.umax < 1 << width else 0
    half = 1 << (width - 1)
    return unsigned | (SIGNED if -half <= range.smin and range.smax < half else 0)


@final
class NarrowingRules:
    """The rules of a run, which look into the ranges found before it."""

    __slots__ = ("exact", "ranges", "widths")

    def __init__(self, ranges: IntegerRanges, widths: list[int], exact: bool) -> None:
        self.ranges = ranges
        self.widths = widths
        self.exact = exact

    def rules_of(self, info: OpInfo) -> tuple[Rule, ...]:
        rules = folds_in_place(info)
        if info.name in FITTING:
            rules = (Rule(info.name, self.narrow), *rules)
        elif info.name in ("arith.index_cast", "arith.index_castui"):
            rules = (Rule(info.name, self.drop_casts), *rules)
        return rules

    def narrow(self, op: Operation, rewriter: Rewriter) -> bool:
        """ext (op (trunci x, trunci y)) in place of op (x, y), where all of these fit"""
        (result,) = op.results
        is_comparison = op.info.name == "arith.cmpi"
        ranges: list[IntRange] = []
        for value in op.operands if is_comparison else (*op.operands, result):
            known = self.ranges.ranges.get(value)
            if known is None:
                return False
            ranges.append(known)
        for width in self.widths:
            kind = self.kind(op, ranges, width) if 0 < width < ranges[0].width else 0
            if kind:
                break
        else:
            return False
        narrow = IntegerType.get(width)
        short: dict[Value, Value] = {}
        for value, range in zip(op.operands, ranges, strict=False):
            if value not in short:
                short[value] = shortened(value, narrow, fits(range, width), rewriter)
        operands = [short[value] for value in op.operands]
        attributes = op.attributes if self.exact else self.remaining(op, kind)
        type = i1_same_shape(result.type) if is_comparison else like(result.type, narrow)
        found: Value = rewriter.create(op.info.name, operands, [type], dict(attributes)).results[0]
        if not is_comparison:
            found = lengthened(found, element_type_or_self(result.type), kind, rewriter)
            self.ranges.ranges[found] = ranges[-1]
        rewriter.replace(op, [found])
        return True

    def drop_casts(self, op: Operation, rewriter: Rewriter) -> bool:
        """index_cast (index_cast x) -> x of a supported width; so of index_castui, but not of vectors"""
        type = op.results[0].type
        inner = op.operands[0].op
        if inner is None or inner.info is not op.info or inner.operands[0].type is not type:
            return False
        if not isinstance(type, IntegerType) or type.width not in self.widths:
            return False
        rewriter.replace(op, [inner.operands[0]])
        return True

    def kind(self, op: Operation, ranges: list[IntRange], width: int) -> int:
        """As what all numbers of an op fit into so many bits; 0 if they do not, or the op would do something else."""
        kind = BOTH
        for range in ranges:
            kind &= fits(range, width)
        if self.exact or not kind:
            return kind
        name = op.info.name
        wanted = FITTING[name]
        if name == "arith.cmpi" and predicate_of(op) in SIGNED_PREDICATES:
            wanted = SIGNED
        if not kind & wanted or (name in SHIFTS and ranges[1].umax >= width):
            return 0
        least = -1 << (width - 1)
        if name == "arith.remsi" and ranges[0].smin == least and ranges[1].smin <= -1 <= ranges[1].smax:
            return 0
        return kind

    def remaining(self, op: Operation, kind: int) -> dict[str, Attribute]:
        """The op's attributes, but that signed numbers do not overflow, unless these fit."""
        flags = op.attributes.get("overflowFlags")
        if kind & SIGNED or not isinstance(flags, EnumAttr) or not flags.value & NO_SIGNED_WRAP:
            return op.attributes
        return {**op.attributes, "overflowFlags": OVERFLOW.get(flags.value & ~NO_SIGNED_WRAP)}


def shortened(value: Value, narrow: IntegerType, kind: int, rewriter: Rewriter) -> Value:
    """The number in fewer bits."""
    if element_type_or_self(value.type) is not INDEX:
        return cast(rewriter, "trunci", value, narrow)
    return cast(rewriter, "index_castui" if kind & UNSIGNED else "index_cast", value, narrow)


def lengthened(value: Value, wide: Type, kind: int, rewriter: Rewriter) -> Value:
    """The number in more bits."""
    if wide is not INDEX:
        return cast(rewriter, "extui" if kind & UNSIGNED else "extsi", value, wide)
    return cast(rewriter, "index_castui" if kind & UNSIGNED else "index_cast", value, wide)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Narrows what is inside `op`."""
    options = pass_context.options
    rules = NarrowingRules(integer_ranges(op), INT_BITWIDTHS_SUPPORTED.of(options), REFERENCE_EXACT.of(options))
    greedy = GreedyOptions()
    greedy.top_down = False
    greedy.block_merging = True
    changed, converged = apply_greedily(op, pass_context.context, rules.rules_of, greedy)
    if not converged:
        pass_context.fail()
    return changed


PASS = make_pass(
    "arith-int-range-narrowing", run, (INT_BITWIDTHS_SUPPORTED, REFERENCE_EXACT), class_name="ArithIntRangeNarrowing"
)
