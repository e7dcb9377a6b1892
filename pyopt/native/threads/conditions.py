"""What is computed in front of a loop that may be split: how much there is to do, 0 if it may not be split."""

from __future__ import annotations

from functools import partial

from pyopt.dialects.memref.verify_views import infer_strided_metadata
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.dominance import is_inside
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.signature import result_group
from pyopt.ir.types import I1, INDEX, ComplexType, FloatType, IntegerType, MemRefType, Type, VectorType
from pyopt.light import Callable, Final, Sequence, TypeAlias, final
from pyopt.native.threads.independence import IndependentLoop
from pyopt.native.threads.parts import (
    COUNTER,
    FOR,
    PARALLEL,
    POSITIONS,
    SCALED,
    IterationPart,
    IterationParts,
    LoopCounter,
    counter_of,
)
from pyopt.passes.building import arith, memref
from pyopt.passes.building.scf import choice, loop
from pyopt.rewrite.rewriter import Rewriter

Amount: TypeAlias = "int | Value"
LEAST: Final = 1 << 21
"""The ops from which on threads pay: they take 200 to 400 microseconds, and another thread begins after 20 to 50."""
GUESS: Final = 16
"""The iterations of a loop of which nothing is known."""
FUNCTION_OPS: Final = 16
"""What a function of `math` counts."""
_SMALL: Final = 1 << 31
"""Products of numbers below it do not overflow."""
_UNCOUNTED: Final = frozenset(("arith.constant", "scf.yield", "scf.condition", "scf.reduce", "scf.if"))
"""Ops that no code is made of, or no more than a jump."""


@final
class Conditions:
    """Emits, in front of one loop, what has to hold, and the ops that there are to run."""

    __slots__ = ("_extents", "_loop", "_parts", "_rewriter")

    def __init__(self, found: IndependentLoop, rewriter: Rewriter) -> None:
        self._loop = found
        self._rewriter = rewriter
        self._parts = IterationParts(found.counter)
        self._extents: dict[Value, tuple[Value, Value]] = {}

    def amount(self) -> Amount:
        """The ops to run if all holds, else 0; a number that is known is below LEAST."""
        counter = self._loop.counter
        amount = self._ops_of(counter.op.regions[0].entry(), self._times_all_trips(counter.op, 1))
        if isinstance(amount, int):
            if amount < LEAST:
                return amount
            amount = self._index(amount)
        holds = arith.compare(self._rewriter, arith.UNSIGNED_GREATER_OR_EQUAL, amount, self._index(LEAST))
        if self._loop.pairs or self._loop.layouts:
            holds = self._if(holds, self._memory_is_apart)
        for part in self._loop.parts:
            holds = self._if(holds, partial(self._ascends, part))
        return arith.choose(self._rewriter, holds, amount, self._index(0))

    # How much there is to do.

    def _ops_of(self, block: Block, times: Amount) -> Amount:
        """The ops of a block that runs so often."""
        found: Amount = 0
        own = 0
        for op in block:
            if op.info.name not in _UNCOUNTED:
                own += FUNCTION_OPS if op.info.name.startswith("math.") else 1
            for number, region in enumerate(op.regions):
                inner = self._times_all_trips(op, times) if number == 0 else times
                if op.info.name == "scf.while":
                    inner = self._times(times, GUESS)
                for nested in region:
                    found = self._plus(found, self._ops_of(nested, inner))
        return self._plus(found, self._times(times, own))

    def _times_all_trips(self, op: Operation, times: Amount) -> Amount:
        """How often the body of a loop runs, if the loop runs so often; so often for other ops."""
        arguments = op.regions[0].entry().arguments if op.info.name in (FOR, PARALLEL) else []
        for value in arguments:
            counter = counter_of(value)
            times = times if counter is None else self._times_trips(counter, times)
        return times

    def _times_trips(self, counter: LoopCounter, times: Amount) -> Amount:
        """The iterations of one counter, if its loop runs so often."""
        within = self._loop.counter.op
        if not any(is_inside(one, within) for one in (counter.lower, counter.upper, counter.step)):
            return self._times(times, self._trips(counter))
        part = self._parts.of(counter.value)
        if part is not None and part.kind == POSITIONS:
            first, last, fits = self._ends(part)
            count = self._binary("subi", last, first)
            return count if fits is None else arith.choose(self._rewriter, fits, count, self._index(0))
        step = constant_index(self._loop.counter.step)
        return self._times(times, step if part is not None and part.kind == COUNTER and step else GUESS)

    def _trips(self, counter: LoopCounter) -> Amount:
        known = counter.trips()
        if known is not None:
            return known
        length = self._binary("subi", counter.upper, counter.lower)
        some = arith.compare(self._rewriter, arith.SIGNED_LESS, counter.lower, counter.upper)
        length = arith.choose(self._rewriter, some, length, self._index(0))
        return length if constant_index(counter.step) == 1 else self._binary("ceildivui", length, self._step(counter))

    def _step(self, counter: LoopCounter) -> Value:
        """The step, where it is no constant at least 1."""
        known = constant_index(counter.step)
        return counter.step if known is not None else self._binary("maxsi", counter.step, self._index(1))

    def _times(self, left: Amount, right: Amount) -> Amount:
        if isinstance(left, int) and isinstance(right, int):
            return left * right
        if left == 0 or right == 0:
            return 0
        if right == 1:
            return left
        return right if left == 1 else self._binary("muli", self._value(left), self._value(right))

    def _plus(self, left: Amount, right: Amount) -> Amount:
        if isinstance(left, int) and isinstance(right, int):
            return left + right
        if left == 0:
            return right
        return left if right == 0 else self._binary("addi", self._value(left), self._value(right))

    # What has to hold.

    def _memory_is_apart(self) -> Value:
        """No memrefs overlap that are not to, and none has an element in two places."""
        holds = [self._apart(one, other) for one, other in self._loop.pairs]
        holds += [self._has_own_places(one) for one in self._loop.layouts]
        found = holds[0]
        for one in holds[1:]:
            found = self._both(found, one)
        return found

    def _apart(self, one: Value, other: Value) -> Value:
        """Two memrefs do not overlap."""
        (low, high), (first, last) = self._extent(one), self._extent(other)
        before = arith.compare(self._rewriter, arith.UNSIGNED_LESS_OR_EQUAL, high, first)
        behind = arith.compare(self._rewriter, arith.UNSIGNED_LESS_OR_EQUAL, last, low)
        return arith.binary(self._rewriter, "ori", before, behind)

    def _metadata(self, value: Value) -> Operation:
        types = infer_strided_metadata([value], {})
        assert isinstance(types, list)
        return self._rewriter.create("memref.extract_strided_metadata", [value], types)

    def _extent(self, value: Value) -> tuple[Value, Value]:
        """The address at which a memref begins, and the one behind its end."""
        found = self._extents.get(value)
        if found is None:
            type = value.type
            assert isinstance(type, MemRefType)
            data = self._metadata(value)
            low: Value = data.results[1]
            high = low
            for size, stride in zip(result_group(data, "sizes"), result_group(data, "strides"), strict=True):
                reach = self._binary("muli", self._binary("subi", size, self._index(1)), stride)
                low = self._binary("addi", low, self._binary("minsi", reach, self._index(0)))
                high = self._binary("addi", high, self._binary("maxsi", reach, self._index(0)))
            high = self._binary("addi", high, self._index(1))
            bytes = self._index(most_bytes(type.element_type))
            start = self._rewriter.create("memref.extract_aligned_pointer_as_index", [value], [INDEX]).results[0]
            ends = [self._binary("addi", start, self._binary("muli", one, bytes)) for one in (low, high)]
            found = self._extents[value] = ends[0], ends[1]
        return found

    def _has_own_places(self, value: Value) -> Value:
        """Each stride is at least as long as the dimensions behind it: elements are in places of their own."""
        data = self._metadata(value)
        needed = self._index(1)
        holds = arith.boolean(self._rewriter, True)
        sizes, strides = result_group(data, "sizes"), result_group(data, "strides")
        for size, stride in reversed(list(zip(sizes, strides, strict=True))):
            far = arith.compare(self._rewriter, arith.SIGNED_GREATER_OR_EQUAL, stride, needed)
            holds = self._both(holds, far)
            needed = self._binary("muli", size, stride)
        return holds

    def _ends(self, part: IterationPart) -> tuple[Value, Value, Value | None]:
        """Where the part of the first iteration begins, and that of the last one ends; whether that can be said."""
        if part.of is None:
            counter, offset = self._loop.counter, self._index(part.offset)
            return self._binary("addi", counter.lower, offset), self._binary("addi", counter.upper, offset), None
        first, last, fits = self._ends(part.of)
        if part.kind == SCALED:
            assert part.factor is not None
            good = self._both(self._within(part.factor, 1, _SMALL), self._within(first, 0, _SMALL))
            good = self._both(good, self._within(last, 0, _SMALL))
            factor = part.factor
            first, last = self._binary("muli", first, factor), self._binary("muli", last, factor)
            return first, last, good if fits is None else self._both(fits, good)
        assert part.memory is not None
        good = self._within(first, 0, None)
        there = memref.extent(self._rewriter, part.memory, 0)
        good = self._both(good, arith.compare(self._rewriter, arith.SIGNED_LESS, last, there))
        good = self._both(good, arith.compare(self._rewriter, arith.SIGNED_LESS_OR_EQUAL, first, last))
        good = good if fits is None else self._both(fits, good)
        ends = [self._index_if(good, part, one) for one in (first, last)]
        return ends[0], ends[1], good

    def _index_if(self, good: Value, part: IterationPart, at: Value) -> Value:
        """What positions say at a place that is there, else 0."""
        return choice(
            self._rewriter,
            good,
            INDEX,
            lambda rewriter, _: [self._position(part, at)],
            lambda rewriter, _: [self._index(0)],
        )

    def _position(self, part: IterationPart, at: Value) -> Value:
        assert part.memory is not None
        value = memref.load(self._rewriter, part.memory, at)
        for op in reversed(part.casts):
            value = self._rewriter.clone(op, {op.operands[0]: value}).results[0]
        return value

    def _ascends(self, part: IterationPart) -> Value:
        """The part is in memory that is there, and each iteration's begins where the one before ends, or behind."""
        _, _, fits = self._ends(part)
        holds = arith.boolean(self._rewriter, True)
        if part.of is not None:
            holds = self._ascends(part.of)
        holds = holds if fits is None else self._both(holds, fits)
        return holds if part.kind != POSITIONS else self._if(holds, partial(self._all_ascend, part))

    def _all_ascend(self, part: IterationPart) -> Value:
        assert part.of is not None
        first, last, _ = self._ends(part.of)
        one = self._index(1)

        def compared(rewriter: Rewriter, given: Sequence[Value]) -> Sequence[Value]:
            at, before = given
            here = self._position(part, at)
            after = self._position(part, self._binary("addi", at, one))
            return [self._both(before, arith.compare(rewriter, arith.SIGNED_LESS_OR_EQUAL, here, after))]

        return loop(self._rewriter, [first, last, one], [arith.boolean(self._rewriter, True)], compared)[0]

    # Ops.

    def _if(self, condition: Value, more: Callable[[], Value]) -> Value:
        """The condition, and what is asked only if it holds."""
        return choice(
            self._rewriter,
            condition,
            I1,
            lambda rewriter, _: [more()],
            lambda rewriter, _: [arith.boolean(rewriter, False)],
        )

    def _within(self, value: Value, low: int, high: int | None) -> Value:
        """low <= value, and value < high."""
        found = arith.compare(self._rewriter, arith.SIGNED_GREATER_OR_EQUAL, value, self._index(low))
        if high is None:
            return found
        return self._both(found, arith.compare(self._rewriter, arith.SIGNED_LESS, value, self._index(high)))

    def _both(self, left: Value, right: Value) -> Value:
        return arith.binary(self._rewriter, "andi", left, right)

    def _binary(self, name: str, left: Value, right: Value) -> Value:
        return arith.binary(self._rewriter, name, left, right)

    def _value(self, amount: Amount) -> Value:
        return self._index(amount) if isinstance(amount, int) else amount

    def _index(self, value: int) -> Value:
        return arith.constant_index(self._rewriter, value)


def most_bytes(type: Type) -> int:
    """At least the bytes that an element takes in memory."""
    if isinstance(type, ComplexType):
        return 2 * most_bytes(type.element_type)
    if isinstance(type, VectorType):
        bytes = most_bytes(type.element_type)
        for extent in type.shape or ():
            bytes *= extent
        return 1 << max(bytes - 1, 0).bit_length()
    width = type.width if isinstance(type, (FloatType, IntegerType)) else 64
    return 1 << max((width + 7) // 8 - 1, 0).bit_length()
