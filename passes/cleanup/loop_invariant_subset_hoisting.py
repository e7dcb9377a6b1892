"""loop-invariant-subset-hoisting: a slice of a carried tensor that is read and replaced in each iteration is carried
by itself.

    %r = scf.for ... iter_args(%a = %t) {              %s = tensor.extract_slice %t[%o] [4] [1]
      %0 = tensor.extract_slice %a[%o] [4] [1]         %r:2 = scf.for ... iter_args(%a = %t, %b = %s) {
      %1 = use(%0)                                ->     %1 = use(%b)
      %2 = tensor.insert_slice %1 into                   scf.yield %a, %1
             %a[%o] [4] [1]                            }
      scf.yield %2                                     %2 = tensor.insert_slice %r#1 into %r#0[%o] [4] [1]
    }

All uses of the carried tensor, from the block's argument over insertions and loops inside to the terminator, must be
known to be of slices, and other slices to have nothing in common with the one that leaves the loop. Inner loops come
first, so that a slice can leave several.
"""

from __future__ import annotations

from pyopt.analysis.region_branches import entry_range
from pyopt.dialects.subsets import (
    EXTRACTIONS,
    INSERTIONS,
    gives_back_what_was_written,
    is_disjoint,
    is_same_subset,
    subset_of,
)
from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.core import BlockArgument, Operation, OpResult, Value
from pyopt.ir.dominance import is_inside
from pyopt.ir.mixed_indices import Slice
from pyopt.ir.opinfo import OPERAND_SEGMENTS, TERMINATOR
from pyopt.ir.signature import segments
from pyopt.light import Final, final
from pyopt.passes.cleanup.loop_invariant_code_motion import loops_inside
from pyopt.passes.loops.known_order import fits, runs
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass

CARRYING: Final = ("affine.for", "scf.for")
"""The loops that can carry more values; their first block argument is the induction variable."""


REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Assume that loops run at least once, as mlir-opt does")


def first_init(loop: Operation) -> int:
    """The index of the first operand that is the initial value of a carried one; they are the last operands."""
    return entry_range(loop)[0]


def carried(loop: Operation) -> list[BlockArgument]:
    """The block arguments that are carried values."""
    block = loop.regions[0].entry()
    return block.arguments[1:]


@final
class CarriedSubsets:
    """The ops on slices of a tensor that a loop carries, see `collect`.

    subsets: all ops on slices, with the slices. pairs: an extraction with the insertion that replaces its slice, each
    in the order in which the first of the two was found; None where there is none.
    """

    __slots__ = ("pairs", "subsets")

    def __init__(self) -> None:
        self.subsets: dict[Operation, Slice] = {}
        self.pairs: list[tuple[Operation | None, Operation | None]] = []

    def collect(self, loop: Operation, index: int) -> bool:
        """Follows a carried value to the terminator; False if it is used in other ways, or ends up elsewhere."""
        # The loops that the value is in, the number that it has there, and their results.
        inside: list[tuple[Operation, int]] = [(loop, index)]
        value: Value = carried(loop)[index]
        while True:
            end = _single_terminator(value)
            if end is not None:
                around, index = inside.pop()
                block = around.regions[0].entry()
                if end is not block.last or len(end.operands) <= index or end.operands[index] is not value:
                    return False
                if not inside:
                    return True
                value = around.results[index]
                continue
            found = self._step(value, hoistable=len(inside) == 1)
            if found is None:
                return False
            if isinstance(found, tuple):
                inside.append(found)
                value = carried(found[0])[found[1]]
            else:
                value = found

    def _step(self, value: Value, hoistable: bool) -> Value | tuple[Operation, int] | None:
        """The tensor after the insertion that uses `value`, or the loop that carries it on; None if it ends here.

        Later users come first, as in the reference.
        """
        following: Value | tuple[Operation, int] | None = None
        for user, index in reversed(value.uses.items()):
            if not isinstance(index, int):
                return None
            goes_on: Value | tuple[Operation, int] | None = None
            name = user.info.name
            if name in CARRYING:
                start = first_init(user)
                if index < start:
                    return None
                goes_on = (user, index - start)
            else:
                subset = subset_of(user)
                if subset is None:
                    return None
                self._add(user, subset, hoistable)
                if name in INSERTIONS:
                    if index != 1:
                        return None
                    goes_on = user.results[0]
            if goes_on is not None:
                if following is not None:
                    return None
                following = goes_on
        return following

    def _add(self, op: Operation, subset: Slice, hoistable: bool) -> None:
        """Takes an op in and, if it may be hoisted, finds its counterpart.

        An extraction from the tensor that an insertion made would see what the loop puts there, not what it carries.
        """
        self.subsets[op] = subset
        if not hoistable:
            return
        extracts = op.info.name in EXTRACTIONS
        for number, (extraction, insertion) in enumerate(self.pairs):
            other = insertion if extracts else extraction
            if other is None or not is_same_subset(self.subsets[other], subset):
                continue
            if not extracts:
                self.pairs[number] = (extraction, op)
                return
            assert insertion is not None
            if insertion.operands[1] is op.operands[0]:
                self.pairs[number] = (op, insertion)
                return
        self.pairs.append((op, None) if extracts else (None, op))

    def is_apart(self, extraction: Operation, insertion: Operation) -> bool:
        """No other op has anything in common with the slices of the two."""
        own = (self.subsets[extraction], self.subsets[insertion])
        return all(
            is_disjoint(other, subset)
            for op, other in self.subsets.items()
            if op is not extraction and op is not insertion
            for subset in own
        )


def _single_terminator(value: Value) -> Operation | None:
    """The only user of a value, if it is a terminator that uses it once."""
    if len(value.uses) != 1:
        return None
    user, index = next(iter(value.uses.items()))
    return user if isinstance(index, int) and user.info.traits & TERMINATOR else None


def _may_leave(op: Operation, loop: Operation, first: int) -> bool:
    """Nothing but its first operands is defined in the loop."""
    return not any(is_inside(operand, loop) for operand in op.operands[first:])


def add_carried(loop: Operation, init: Value, yielded: Value) -> tuple[BlockArgument, OpResult]:
    """Lets a loop carry another value: its block argument and result."""
    block = loop.regions[0].entry()
    if loop.info.traits & OPERAND_SEGMENTS:
        sizes = loop.attributes["operandSegmentSizes"]
        assert isinstance(sizes, DenseArrayAttr)
        loop.set_attribute("operandSegmentSizes", segments(*sizes.values[:-1], sizes.values[-1] + 1))
    loop.set_operands([*loop.operands, init])
    result = OpResult(init.type, loop, len(loop.results))
    loop.results = [*loop.results, result]
    terminator = block.terminator()
    terminator.set_operands([*terminator.operands, yielded])
    return block.add_argument(init.type, loop.loc), result


def _replace_uses(value: Value, other: Value) -> None:
    for user in list(value.uses):
        for index, operand in enumerate(user.operands):
            if operand is value:
                user.set_operand(index, other)


def hoist_pair(loop: Operation, index: int, extraction: Operation, insertion: Operation) -> None:
    """The extraction goes in front of the loop, the insertion behind it, and the loop carries the slice."""
    tensor = loop.results[index]
    argument, result = add_carried(loop, extraction.results[0], insertion.operands[0])
    extraction.insert_before(loop)
    for user in list(extraction.results[0].uses):
        if user is not loop:
            for place, operand in enumerate(user.operands):
                if operand is extraction.results[0]:
                    user.set_operand(place, argument)
    insertion.insert_after(loop)
    _replace_uses(insertion.results[0], insertion.operands[1])
    extraction.set_operand(0, loop.operands[first_init(loop) + index])
    _replace_uses(tensor, insertion.results[0])
    insertion.set_operand(0, result)
    insertion.set_operand(1, tensor)


def hoist_from(loop: Operation, assume_runs: bool) -> bool:
    """Moves the slices of all carried values out of a loop, also those of the values that this adds."""
    changed = False
    always = assume_runs or runs(loop)
    index = 0
    while index < len(carried(loop)):
        subsets = CarriedSubsets()
        if subsets.collect(loop, index):
            for extraction, insertion in subsets.pairs:
                if (
                    extraction is not None
                    and insertion is not None
                    and gives_back_what_was_written(extraction, insertion)
                    and subsets.is_apart(extraction, insertion)
                    and _may_leave(extraction, loop, 1)
                    and _may_leave(insertion, loop, 2)
                    and (always or fits(subsets.subsets[extraction], loop.operands[first_init(loop) + index]))
                ):
                    hoist_pair(loop, index, extraction, insertion)
                    changed = True
        index += 1
    return changed


def run(op: Operation, pass_context: PassContext) -> bool:
    """Hoists slices out of the loops inside `op`."""
    changed = False
    for loop in loops_inside(op):
        if loop.info.name in CARRYING:
            changed = hoist_from(loop, REFERENCE_EXACT.of(pass_context.options)) or changed
    return changed


PASS = make_pass("loop-invariant-subset-hoisting", run, (REFERENCE_EXACT,), apart=True)
