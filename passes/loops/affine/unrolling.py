"""What unrolling loops takes: copies of the body, and a loop behind it that does the rest.

affine.for %i = %a to %b step 2 {
  use(%i)
}
->
affine.for %i = %a to #main()[%a, %b] step 4 {
  use(%i)
  %j = affine.apply (d0) -> (d0 + 2)(%i)
  use(%j)
}
affine.for %i = #main()[%a, %b] to %b step 2 {
  use(%i)
}
"""

from __future__ import annotations

from pyopt.dialects.affine.composition import canonicalize, compose
from pyopt.dialects.affine.validity import step_of
from pyopt.ir.affine import AffineExpr, AffineMap, add, constant, dim, mod, mul, sub
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.loops.affine.loops import apply, lower_bound, set_bounds, upper_bound
from pyopt.passes.loops.affine.single_iterations import promote
from pyopt.passes.loops.affine.trip_counts import trip_count_map
from pyopt.passes.loops.known_order import reaches
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.dialects.affine.composition import Bound

MOST_OPS: Final = 1 << 17
"""A loop stays that would have more ops than this."""
_GREATEST_STEP: Final = 2**63 - 1


def end_of_whole_steps(loop: Operation, factor: int, rewriter: Rewriter) -> Bound | None:
    """Where iterations end of which `factor` make one; None if the trip count has no map."""
    found = trip_count_map(loop)
    if found is None:
        return None
    counts, values = found
    rewriter.start_at(loop)
    start = apply(*lower_bound(loop), rewriter)
    inputs = [start]
    for count in counts.results:
        whole = mul(sub(count, mod(count, constant(factor))), constant(step_of(loop)))
        inputs.append(apply(AffineMap.get(counts.num_dims, counts.num_symbols, [whole]), values, rewriter))
    ends = [add(dim(0), dim(number + 1)) for number in range(len(counts.results))]
    map, operands = compose(AffineMap.get(len(inputs), 0, ends), inputs)
    map, operands = canonicalize(map, operands)
    for value in reversed(inputs):
        if value.op is not None and not value.uses and value not in operands:
            rewriter.erase(value.op)
    return map, operands


def add_cleanup_loop(loop: Operation, factor: int, rewriter: Rewriter, exact: bool) -> None:
    """for i = a to b -> for i = a to c, c the end of whole steps; for i = c to b

    In a loop that begins above its end, the end of whole steps is even further down: the second loop starts no earlier
    than the first one. The reference has it run, which `exact` asks for.
    """
    end = end_of_whole_steps(loop, factor, rewriter)
    assert end is not None
    in_order = exact or reaches(loop, 0)
    rewriter.insert_after(loop)
    cleanup = rewriter.clone(loop, {})
    for result, other in zip(loop.results, cleanup.results, strict=True):
        rewriter.replace_uses(result, other)
    inits = len(loop.operands) - len(loop.results)
    for number, result in enumerate(loop.results):
        rewriter.set_operand(cleanup, inits + number, result)
    start = end if in_order else _greatest(end, lower_bound(loop))
    set_bounds(cleanup, start, upper_bound(cleanup), step_of(loop), rewriter)
    promote(cleanup, rewriter)
    set_bounds(loop, lower_bound(loop), end, step_of(loop), rewriter)


def _greatest(one: Bound, other: Bound) -> Bound:
    """The results of both."""
    map, values = one
    more, more_values = other
    dims, symbols = map.num_dims, map.num_symbols
    shifted = more.shift_dims(dims).shift_symbols(symbols)
    joined = AffineMap.get(dims + more.num_dims, symbols + more.num_symbols, [*map.results, *shifted.results])
    operands = [*values[:dims], *more_values[: more.num_dims], *values[dims:], *more_values[more.num_dims :]]
    return canonicalize(joined, operands)


def is_too_much(loop: Operation, factor: int) -> bool:
    """So many copies of the body would never be done, or the step would be no index, or the loop has no end."""
    if step_of(loop) <= 0 or step_of(loop) * factor > _GREATEST_STEP or factor > MOST_OPS:
        return True
    copied = 0
    for _ in loop.walk():
        copied += factor
        if copied > MOST_OPS:
            return True
    return False


def repeat_body(loop: Operation, factor: int, rewriter: Rewriter) -> None:
    """for i step s {use(i)} -> for i step factor * s {use(i); use(i + s); ...}"""
    body = loop.regions[0].entry()
    terminator = body.terminator()
    counter = body.arguments[0]
    step = step_of(loop)
    set_bounds(loop, lower_bound(loop), upper_bound(loop), step * factor, rewriter)
    original = [op for op in body if op is not terminator]
    yielded: list[Value] = list(terminator.operands)
    last = list(yielded)
    used = bool(counter.uses)
    rewriter.insert_before(terminator)
    for number in range(1, factor):
        values: dict[Value, Value] = dict(zip(body.arguments[1:], last, strict=True))
        if used:
            rewriter.loc = loop.loc
            values[counter] = apply(_later(number * step), [counter], rewriter)
        for op in original:
            rewriter.clone(op, values)
        last = [values.get(value, value) for value in yielded]
    rewriter.set_operands(terminator, last)


def _later(distance: int) -> AffineMap:
    results: list[AffineExpr] = [add(dim(0), constant(distance))]
    return AffineMap.get(1, 0, results)
