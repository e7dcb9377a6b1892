"""Nests of scf.for become one loop, as those of affine.for do (`coalescing`).

Each loop gets to count from 0 by 1, and the counters are what affine.delinearize_index, or for other integers than
indices a chain of divisions, makes of the new one. Values that all loops hand on as they are stay carried. By default
loops stay where the reference computes something else: unsigned counters, integers whose product may wrap around, and
values of an outer loop that the inner one uses beside its own; and of two loops or more that may end before they begin
all but one take 0 for their number of iterations.
"""

from __future__ import annotations

from pyopt.analysis.counting import counts_unsigned
from pyopt.ir.affine import AffineMap, AffineMapAttr, ceildiv, constant, dim, mul, symbol
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.types import INDEX, IntegerType
from pyopt.light import Final, Sequence, final
from pyopt.passes.building.folded import create_or_fold
from pyopt.passes.canonicalize.affine.building import composed_apply, delinearize
from pyopt.passes.loops.affine.bands import independent_bands, outermost_level, perfect_nest
from pyopt.passes.loops.known_order import is_never_negative
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter

_TRIPS: Final = AffineMap.get(0, 3, [ceildiv(symbol(1) - symbol(0), symbol(2))])
_SCALED: Final = AffineMap.get(1, 1, [mul(dim(0), symbol(0))])
_SHIFTED: Final = AffineMap.get(1, 1, [dim(0) + symbol(0)])
_PRODUCT: Final = AffineMap.get(0, 2, [mul(symbol(0), symbol(1))])
_OR_ZERO: Final = AffineMapAttr.get(AffineMap.get(1, 0, [dim(0), constant(0)]))


@final
class Normalized:
    """The bounds and step of a loop that counts from 0 by 1; the number of iterations also as a number if it is one."""

    __slots__ = ("lower", "step", "trips", "upper")

    def __init__(self, lower: Value, upper: Value, step: Value, trips: int | Value) -> None:
        self.lower = lower
        self.upper = upper
        self.step = step
        self.trips = trips


def coalesce_scf_nest(loop: Operation, rewriter: Rewriter, exact: bool) -> bool:
    """Coalesces what there is of the nest that begins with `loop`."""
    loops = perfect_nest(loop)
    for number in range(1, len(loops)):
        if not hands_on(loops[number - 1], loops[number]):
            loops = loops[:number]
            break
    levels = [min(outermost_level(one.operands[:3], loops), index) for index, one in enumerate(loops)]
    changed = False
    for start, end in independent_bands(levels):
        band = loops[start:end]
        if is_coalescable(band, exact):
            coalesce(band, rewriter, exact)
            changed = True
    return changed


def hands_on(outer: Operation, inner: Operation) -> bool:
    """The inner loop begins with what the outer one carries, and gives what that one goes on with."""
    body = outer.regions[0].entry()
    return list(inner.operands[3:]) == list(body.arguments[1:]) and list(body.terminator().operands) == list(
        inner.results
    )


def number_of(value: Value) -> int | None:
    """The integer that a value is known to be."""
    found = constant_of(value)
    return found.value if isinstance(found, IntegerAttr) else None


def trips_of(loop: Operation) -> int | None:
    """The number of iterations, if it is known; not positive if the loop ends before it begins."""
    lower, upper, step = [number_of(value) for value in loop.operands[:3]]
    return None if lower is None or upper is None or step is None or step <= 0 else -((lower - upper) // step)


def may_wrap(loop: Operation) -> bool:
    """The counter, or the distance of the bounds, may need more room than its type has; indices have it."""
    type = loop.operands[0].type
    if not isinstance(type, IntegerType):
        return False
    lower, upper, step = [number_of(value) for value in loop.operands[:3]]
    trips = trips_of(loop)
    if lower is None or upper is None or step is None or trips is None:
        return True
    return max(upper - lower, lower + trips * step) >= 1 << (type.width - 1)


def is_coalescable(band: Sequence[Operation], exact: bool) -> bool:
    """The counters are of one type, which counts all iterations, and nothing tells the loops apart."""
    type = band[0].operands[0].type
    product = 1
    for loop in band:
        trips, step = trips_of(loop), number_of(loop.operands[2])
        if loop.operands[0].type is not type or (trips is not None and trips <= 0) or (step is not None and step <= 0):
            return False
        if not exact and (counts_unsigned(loop) or may_wrap(loop)):
            return False
        if not exact and loop is not band[-1] and any(not one.has_one_use() for one in carried(loop)):
            return False
        product *= trips or 1
    width = type.width if isinstance(type, IntegerType) else 64
    return (exact and type is not INDEX) or product < 1 << (width - 1)


def carried(loop: Operation) -> Sequence[Value]:
    """The values that iterations begin with."""
    return loop.regions[0].entry().arguments[1:]


def coalesce(band: Sequence[Operation], rewriter: Rewriter, exact: bool) -> None:
    """for i = 0 to n { for j = 0 to m {..} } -> for k = 0 to n * m, with i, j = delinearize k into (n, m)"""
    outer, innermost = band[0], band[-1]
    body, last = outer.regions[0].entry(), innermost.regions[0].entry()
    loops: list[Normalized] = []
    counters: list[Value] = [one.regions[0].entry().arguments[0] for one in band]
    may_be_negative = exact
    for loop, counter in zip(band, counters, strict=True):
        rewriter.start_at(outer)
        one = normalized(loop, rewriter)
        if not exact and isinstance(one.trips, Value) and not is_never_negative([(one.trips, 1)]):
            if may_be_negative:
                one.upper = rewriter.create("affine.max", [one.trips], [INDEX], {"map": _OR_ZERO}).results[0]
                one.trips = one.upper
            may_be_negative = True
        rewriter.insert_at_start(last)
        denormalize(loop, counter, rewriter)
        loops.append(one)
    rewriter.start_at(outer)
    product = product_of(loops, rewriter)
    rewriter.set_operands(outer, [loops[0].lower, product, loops[0].step, *outer.operands[3:]])
    rewriter.insert_at_start(body)
    split_counter(counters, loops, rewriter)
    second = band[1]
    for loop in band[1:]:
        for argument, begun in zip(carried(loop), loop.operands[3:], strict=True):
            argument.replace_all_uses_with(begun)
    rewriter.set_operands(body.terminator(), list(last.terminator().operands))
    rewriter.erase(last.terminator())
    for op in list(last):
        rewriter.move_before(op, second)
    rewriter.erase(second)


def normalized(loop: Operation, rewriter: Rewriter) -> Normalized:
    """The bounds and the step in front of the loop that it is counted by from 0."""
    lower, upper, step = loop.operands[:3]
    if lower.type is INDEX:
        given = [value if number is None else number for value in (lower, upper, step) for number in [number_of(value)]]
        trips = composed_apply(_TRIPS, given, rewriter)
        numbers = (0, trips, 1)
        zero, end, one = [as_value(number, lower, rewriter) for number in numbers]
        return Normalized(zero, end, one, trips)
    begins_at_0, counts_by_1 = number_of(lower) == 0, number_of(step) == 1
    if begins_at_0 and counts_by_1:
        return Normalized(lower, upper, step, upper)
    if not begins_at_0:
        upper = create_or_fold(rewriter, "arith.subi", [upper, lower], upper.type)
    if not counts_by_1:
        upper = create_or_fold(rewriter, "arith.ceildivsi", [upper, step], upper.type)
    return Normalized(as_value(0, lower, rewriter), upper, as_value(1, lower, rewriter), upper)


def as_value(number: int | Value, like: Value, rewriter: Rewriter) -> Value:
    """A number as a constant of the type of another value."""
    if isinstance(number, Value):
        return number
    return rewriter.constant(IntegerAttr.get(number, like.type), like.type)


def denormalize(loop: Operation, counter: Value, rewriter: Rewriter) -> None:
    """Users of the counter get what it was before it counted from 0 by 1."""
    lower, _, step = loop.operands[:3]
    value = counter
    if lower.type is INDEX:
        scaled = composed_apply(_SCALED, [counter, known(step)], rewriter)
        assert isinstance(scaled, Value)
        shifted = composed_apply(_SHIFTED, [scaled, known(lower)], rewriter)
        assert isinstance(shifted, Value)
        if scaled is not counter and scaled is not shifted and scaled.op is not None:
            rewriter.erase(scaled.op)
        value = shifted
    else:
        if number_of(step) != 1:
            value = create_or_fold(rewriter, "arith.muli", [value, step], counter.type)
        if number_of(lower) != 0:
            value = create_or_fold(rewriter, "arith.addi", [value, lower], counter.type)
    if value is not counter:
        made = {value.op, None if value.op is None else value.op.operands[0].op}
        rewriter.replace_uses_if(counter, value, [user for user in counter.users() if user not in made])


def known(value: Value) -> int | Value:
    """A number instead of a constant."""
    number = constant_index(value)
    return value if number is None else number


def product_of(loops: Sequence[Normalized], rewriter: Rewriter) -> Value:
    """The number of iterations of all loops together."""
    first = loops[0]
    if first.lower.type is not INDEX:
        value = first.upper
        for loop in loops[1:]:
            value = rewriter.create("arith.muli", [value, loop.upper], [value.type]).results[0]
        return value
    product: int | Value = 1
    for loop in loops:
        product = composed_apply(_PRODUCT, [product, loop.trips], rewriter)
    return as_value(product, first.lower, rewriter)


def split_counter(counters: Sequence[Value], loops: Sequence[Normalized], rewriter: Rewriter) -> None:
    """Users of the counters get the parts of the outermost one, which now counts all iterations."""
    rest = counters[0]
    users = [list(counter.users()) for counter in counters]
    if rest.type is INDEX:
        parts = list(delinearize(rest, [loop.trips for loop in loops], len(loops), rewriter))
    else:
        parts = []
        for number in range(len(loops) - 1, 0, -1):
            trips = loops[number].upper
            parts.insert(0, rewriter.create("arith.remsi", [rest, trips], [rest.type]).results[0])
            rest = rewriter.create("arith.divsi", [rest, trips], [rest.type]).results[0]
        parts.insert(0, rest)
    for counter, part, using in zip(counters, parts, users, strict=True):
        rewriter.replace_uses_if(counter, part, using)
