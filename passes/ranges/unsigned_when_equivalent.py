"""arith-unsigned-when-equivalent: signed arithmetic on numbers that are never negative becomes unsigned.

    // %a is in [0, 15], %b in [1, 15]
    %0 = arith.divsi %a, %b : i8                %0 = arith.divui %a, %b : i8
    %1 = arith.cmpi slt, %a, %b : i8     ->     %1 = arith.cmpi ult, %a, %b : i8
    %2 = arith.extsi %a : i8 to i32             %2 = arith.extui %a : i8 to i32

As in the reference, nothing is known of the new results, so that what takes them stays.
"""

from __future__ import annotations

from pyopt.analysis.dataflow.integer_ranges import IntegerRanges
from pyopt.dialects.arith.predicates import predicate_of
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.dominance import reverse_postorder
from pyopt.ir.types import I64
from pyopt.light import Final
from pyopt.passes.ranges.common import integer_ranges
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

UNSIGNED: Final = {
    "arith.ceildivsi": "arith.ceildivui",
    "arith.cmpi": "arith.cmpi",
    "arith.divsi": "arith.divui",
    "arith.extsi": "arith.extui",
    "arith.floordivsi": "arith.divui",
    "arith.maxsi": "arith.maxui",
    "arith.minsi": "arith.minui",
    "arith.remsi": "arith.remui",
}
"""The unsigned ops for signed ones; they do the same to numbers that are not negative."""

SIGNED_PREDICATES: Final = range(2, 6)
"""slt, sle, sgt and sge; their unsigned counterparts are numbered 4 higher."""


def is_not_negative(ranges: IntegerRanges, value: Value) -> bool:
    known = ranges.ranges.get(value)
    return known is not None and known.smin >= 0


def is_convertible(op: Operation, ranges: IntegerRanges) -> bool:
    """The op is signed, and its operands and, where it is a number, its result are known not to be negative."""
    if op.info.name not in UNSIGNED or not all(is_not_negative(ranges, operand) for operand in op.operands):
        return False
    if op.info.name == "arith.cmpi":
        return predicate_of(op) in SIGNED_PREDICATES
    return is_not_negative(ranges, op.results[0])


def convert(op: Operation, rewriter: Rewriter) -> None:
    """Puts the unsigned counterpart in the op's place."""
    attributes = op.attributes
    if op.info.name == "arith.cmpi":
        attributes = {"predicate": IntegerAttr.get(predicate_of(op) + 4, I64)}
    rewriter.insert_before(op)
    rewriter.replace_with_new(op, UNSIGNED[op.info.name], op.operands, [op.results[0].type], attributes)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Replaces what is signed without need inside `op`."""
    ranges = integer_ranges(op)
    rewriter = Rewriter(pass_context.context)
    changed = False
    stack = [op]
    while stack:
        one = stack.pop()
        if one is not op and is_convertible(one, ranges):
            convert(one, rewriter)
            changed = True
            continue
        for region in reversed(one.regions):
            if region.first is not None:
                for block in reversed(reverse_postorder(region)):
                    stack.extend(reversed(list(block)))
    return changed


PASS = make_pass("arith-unsigned-when-equivalent", run, class_name="ArithUnsignedWhenEquivalentPass")
