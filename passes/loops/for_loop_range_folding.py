"""scf-for-loop-range-folding: what is added to a loop's counter, or what it is multiplied by, goes into its bounds.

    scf.for %i = %a to %b step %s {         %l = arith.addi %a, %x
      %0 = arith.addi %i, %x                %u = arith.addi %b, %x
      use(%0)                        ->     scf.for %i = %l to %u step %s {
    }                                         use(%i)
                                            }

Only where the counter has no other use. Indices are taken not to wrap around; integers must be known not to, and
unsigned indices to be far from where they might. A factor must be known to be positive, so that the counter goes up.
Flags that rule out overflow are about what the loop does, which may be nothing: the bounds lack them. With `reference-
exact` the pass asks nothing of all this, as mlir-opt does.
"""

from __future__ import annotations

from pyopt.analysis.counting import counts_unsigned
from pyopt.dialects.arith.enums import OVERFLOW
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import INDEX, IntegerType, Type
from pyopt.light import Final, final
from pyopt.passes.canonicalize.scf.common import constant_int, defined_outside
from pyopt.passes.loops.known_order import is_never_negative
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Fold also where counters may wrap around or count down, as mlir-opt does"
)
_ADD: Final = "arith.addi"
_FOLDED: Final = (_ADD, "arith.muli")


@final
class RangeFolder:
    """Folds into the bounds of loops. exact: as mlir-opt does."""

    __slots__ = ("exact", "rewriter")

    def __init__(self, rewriter: Rewriter, exact: bool) -> None:
        self.rewriter = rewriter
        self.exact = exact

    def fold(self, loop: Operation) -> bool:
        """Folds what is done to the counter of a loop, one op after another."""
        counter = loop.regions[0].entry().arguments[0]
        numbers = [constant_int(bound) for bound in loop.operands[:3]]
        changed = False
        while True:
            user = next(iter(counter.users())) if counter.has_one_use() else None
            if user is None or user.info.name not in _FOLDED:
                return changed
            other = user.operands[1 if user.operands[0] is counter else 0]
            if not defined_outside(other, loop):
                return changed
            new = _applied(user, numbers, constant_int(other))
            if not self.exact and not _is_kept(loop, user, other, numbers, new):
                return changed
            self._fold_one(loop, user, counter)
            numbers = new
            changed = True

    def _fold_one(self, loop: Operation, user: Operation, counter: Value) -> None:
        self.rewriter.insert_before(loop)
        for place in (0, 1) if user.info.name == _ADD else (0, 1, 2):
            copy = self.rewriter.clone(user, {counter: loop.operands[place]})
            if not self.exact:
                copy.set_attribute("overflowFlags", OVERFLOW.get(0))
            self.rewriter.set_operand(loop, place, copy.results[0])
        self.rewriter.replace(user, [counter])


def _applied(user: Operation, numbers: list[int | None], other: int | None) -> list[int | None]:
    """Lower bound, upper bound and step behind the sum or product, where they are known."""
    lower, upper, step = numbers
    if lower is None or upper is None or step is None or other is None:
        return [None, None, None]
    if user.info.name == _ADD:
        return [lower + other, upper + other, step]
    return [lower * other, upper * other, step * other]


def _is_kept(loop: Operation, user: Operation, other: Value, before: list[int | None], after: list[int | None]) -> bool:
    """The loop has the same iterations over the new bounds; the numbers are what is known of old and new ones."""
    unsigned = counts_unsigned(loop)
    if other.type is INDEX:
        if unsigned and not all(is_never_negative([(one, 1)]) for one in (*loop.operands[:2], other)):
            return False
        return user.info.name == _ADD or is_never_negative([(other, 1), (-1, 1)])
    return _stays_in_range(other.type, unsigned, before) and _stays_in_range(other.type, unsigned, after)


def _stays_in_range(type: Type, unsigned: bool, numbers: list[int | None]) -> bool:
    """What the loop counts to does not wrap around, nor does that which ends it."""
    lower, upper, step = numbers
    if lower is None or upper is None or step is None or not isinstance(type, IntegerType):
        return False
    least, most = (0, 2**type.width - 1) if unsigned else (-(2 ** (type.width - 1)), 2 ** (type.width - 1) - 1)
    return 0 < step <= most and least <= min(lower, upper) and max(lower, upper + step - 1) <= most


def run(op: Operation, pass_context: PassContext) -> bool:
    """Folds into the bounds of the loops inside `op`, inner loops first."""
    folder = RangeFolder(Rewriter(pass_context.context), REFERENCE_EXACT.of(pass_context.options))
    changed = False
    for one in op.walk_postorder():
        if one.info.name == "scf.for":
            changed = folder.fold(one) or changed
    return changed


PASS = make_pass("scf-for-loop-range-folding", run, (REFERENCE_EXACT,), class_name="SCFForLoopRangeFolding")
