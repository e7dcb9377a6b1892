"""arith-unsigned-when-equivalent: signed arithmetic on numbers that are never negative becomes unsigned.

    // %a is in [0, 15], %b in [1, 15]
    %0 = arith.divsi %a, %b : i8                %0 = arith.divui %a, %b : i8
    %1 = arith.cmpi slt, %a, %b : i8     ->     %1 = arith.cmpi ult, %a, %b : i8
    %2 = arith.extsi %a : i8 to i32             %2 = arith.extui %a : i8 to i32

As in the reference, what the pass is not sure of is folded on the way: an op that is to be replaced, and all ops of
other dialects than arith.
"""

from __future__ import annotations

from pyopt.analysis.dataflow.integer_ranges import IntegerRanges
from pyopt.dialects.arith.predicates import predicate_of
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.dominance import reverse_postorder
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.ir.types import I64
from pyopt.light import final
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.passes.ranges.common import integer_ranges
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.folding import constant_of, constants_to_the_right, fold_by_traits, materialize
from pyopt.rewrite.rewriter import Rewriter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

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
"""What does the same for numbers that are not negative."""

SIGNED_PREDICATES: Final = range(2, 6)
"""slt, sle, sgt and sge; their unsigned counterparts are numbered 4 higher."""


@final
class Unsigned:
    """A run. `replaced` holds the results of the ops that are to go, with what stands for them."""

    __slots__ = ("changed", "ranges", "replaced", "rewriter")

    def __init__(self, ranges: IntegerRanges, rewriter: Rewriter) -> None:
        self.ranges = ranges
        self.rewriter = rewriter
        self.replaced: dict[Value, Value] = {}
        self.changed = False

    def is_not_negative(self, value: Value) -> bool:
        known = self.ranges.ranges.get(value)
        return known is not None and known.smin >= 0

    def is_convertible(self, op: Operation) -> bool:
        """The op is signed, and its operands and, where it is a number, its result are known not to be negative."""
        if op.info.name not in UNSIGNED or not all(self.is_not_negative(operand) for operand in op.operands):
            return False
        if op.info.name == "arith.cmpi":
            return predicate_of(op) in SIGNED_PREDICATES
        return self.is_not_negative(op.results[0])

    def visit(self, op: Operation) -> bool:
        """Folds the op, or makes its unsigned counterpart; whether the op is to go."""
        convertible = self.is_convertible(op)
        info = op.info
        if not convertible and (not info.registered or info.name.startswith("arith.")):
            return False
        rewriter = self.rewriter
        if op.block is None or info.traits & CONSTANT_LIKE:
            return False
        rewriter.insert_before(op)
        rewriter.loc = op.loc
        while not self.fold(op):
            if self.fold_in_place(op):
                self.changed = True
                convertible = self.is_convertible(op)
            else:
                break
        else:
            return True
        if not convertible:
            return False
        attributes = op.attributes
        if info.name == "arith.cmpi":
            attributes = {"predicate": IntegerAttr.get(predicate_of(op) + 4, I64)}
        new = rewriter.create(UNSIGNED[info.name], op.operands, [op.results[0].type], attributes)
        self.replaced[op.results[0]] = new.results[0]
        return True

    def fold_in_place(self, op: Operation) -> bool:
        """The fold of the op that changes it."""
        for rule in folds_in_place(op.info):
            if rule.apply(op, self.rewriter):
                return True
        reordered = constants_to_the_right(op, [constant_of(operand) for operand in op.operands])
        if reordered is not None:
            op.set_operands(reordered)
            return True
        return False

    def fold(self, op: Operation) -> bool:
        """The fold of the op as it stands, ops before it not being replaced yet."""
        fold = op.info.fold_function()
        folded = None if fold is None else fold(op, [constant_of(operand) for operand in op.operands])
        if folded is None:
            folded = fold_by_traits(op)
        parts = folded if isinstance(folded, list) else [folded]
        if not op.results or len(parts) != len(op.results):
            return False
        values: list[Value] = []
        constants: list[Operation] = []
        for part, result in zip(parts, op.results, strict=True):
            if part is None or part is result:
                return False
            if isinstance(part, Value):
                values.append(part)
                continue
            made = materialize(self.rewriter.context, op.info.name.partition(".")[0], part, result.type, op.loc)
            # Only what arith makes is known to be legal.
            if made is None or not made.info.name.startswith("arith."):
                return False
            constants.append(made)
            values.append(made.results[0])
        for made in constants:
            self.rewriter.insert(made)
        self.replaced.update(zip(op.results, values, strict=True))
        return True

    def finish(self) -> None:
        """Puts the new values in the place of the old ones."""
        replaced = self.replaced
        for old in replaced:
            value = replaced[old]
            while value in replaced:
                value = replaced[value]
            # Later ones that lead here need not go the whole way.
            replaced[old] = value
            old.replace_all_uses_with(value)
        for op in dict.fromkeys([old.op for old in replaced]):
            assert op is not None
            op.erase()


def run(op: Operation, pass_context: PassContext) -> bool:
    """Replaces what is signed without need inside `op`."""
    unsigned = Unsigned(integer_ranges(op), Rewriter(pass_context.context))
    stack = [op]
    while stack:
        one = stack.pop()
        if one is not op and unsigned.visit(one):
            continue
        for region in reversed(one.regions):
            if region.first is not None:
                for block in reversed(reverse_postorder(region)):
                    stack.extend(reversed(list(block)))
    unsigned.finish()
    return unsigned.changed or bool(unsigned.replaced)


PASS = make_pass("arith-unsigned-when-equivalent", run, class_name="ArithUnsignedWhenEquivalent")
