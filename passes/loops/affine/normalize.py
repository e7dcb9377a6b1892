"""affine-loop-normalize: affine loops count from 0 by 1.

    affine.for %i = %n to %m step 3 {
      use(%i)
    }
    ->
    affine.for %j = 0 to #count()[%m, %n] {
      %i = affine.apply #first(%j)[%n]
      use(%i)
    }

    #count = affine_map<()[s0, s1] ->
                        ((s0 - s1) ceildiv 3)>
    #first = affine_map<(d0)[s0] -> (d0 * 3 + s0)>

Loops that begin at the greatest of several values stay, as does an affine.parallel with several values for a bound.
With `promote-single-iter` a loop that is known to run once becomes what is in it.
"""

from __future__ import annotations

from pyopt.dialects.affine.composition import canonicalize, compose
from pyopt.dialects.affine.validity import group_sizes, map_of, step_of
from pyopt.ir.affine import AffineMap, AffineMapAttr, add, ceildiv, constant, dim, mul
from pyopt.ir.attributes import ArrayAttr, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I64
from pyopt.light import Final
from pyopt.passes.loops.affine.loops import apply, lower_bound, set_bounds, upper_bound
from pyopt.passes.loops.affine.single_iterations import promote
from pyopt.passes.loops.affine.trip_counts import difference
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

PROMOTE_SINGLE_ITER: Final = FlagOption(
    "promote-single-iter", False, "Put what a loop does that runs once in its place"
)


def normalize_for(loop: Operation, rewriter: Rewriter) -> bool:
    """for i = a to b step s -> for j = 0 to (b - a) ceildiv s, with i = a + j * s"""
    lower, lower_values = lower_bound(loop)
    upper, upper_values = upper_bound(loop)
    step = step_of(loop)
    from_zero = lower.is_single_constant() and lower.results[0].value == 0
    if (from_zero and step == 1) or len(lower.results) != 1 or step <= 0:
        return False
    repeated = AffineMap.get(lower.num_dims, lower.num_symbols, lower.results * len(upper.results))
    span, values = difference((upper, upper_values), (repeated, lower_values))
    count = AffineMap.get(span.num_dims, span.num_symbols, [ceildiv(result, constant(step)) for result in span.results])
    set_bounds(loop, (AffineMap.constant(0), []), canonicalize(count, values), 1, rewriter)
    dims = lower.num_dims
    counter = loop.regions[0].entry().arguments[0]
    first = AffineMap.get(dims + 1, lower.num_symbols, [add(lower.results[0], mul(dim(dims), constant(step)))])
    first, values = canonicalize(*compose(first, [*lower_values[:dims], counter, *lower_values[dims:]]))
    rewriter.insert_at_start(loop.regions[0].entry())
    rewriter.loc = loop.loc
    value = apply(first, values, rewriter)
    assert value.op is not None
    rewriter.replace_uses_except(counter, value, value.op)
    return True


def normalize_parallel(loop: Operation, rewriter: Rewriter) -> bool:
    """parallel i = a to b step s -> parallel j = 0 to (b - a) ceildiv s, with i = a + j * s"""
    lower, upper = map_of(loop, "lowerBoundsMap").value, map_of(loop, "upperBoundsMap").value
    attribute = loop.attributes["steps"]
    assert isinstance(attribute, ArrayAttr)
    steps = [one.value for one in attribute.elements if isinstance(one, IntegerAttr)]
    if any(size != 1 for name in ("lowerBounds", "upperBounds") for size in group_sizes(loop, name)):
        return False
    zero = constant(0)
    if all(step == 1 and one is zero for step, one in zip(steps, lower.results, strict=True)) or min(steps) <= 0:
        return False
    lower_values = loop.operands[: lower.num_inputs]
    dims = lower.num_dims
    span, values = difference((upper, loop.operands[lower.num_inputs :]), (lower, lower_values))
    body = loop.regions[0].entry()
    rewriter.insert_at_start(body)
    rewriter.loc = loop.loc
    for counter, step, first in zip(body.arguments, steps, lower.results, strict=True):
        map = AffineMap.get(dims + 1, lower.num_symbols, [add(first, mul(dim(dims), constant(step)))])
        value = apply(map, [*lower_values[:dims], counter, *lower_values[dims:]], rewriter)
        assert value.op is not None
        rewriter.replace_uses_except(counter, value, value.op)
    counts = [ceildiv(result, constant(step)) for result, step in zip(span.results, steps, strict=True)]
    loop.set_attribute("steps", ArrayAttr.get(tuple([IntegerAttr.get(1, I64)] * len(steps))))
    loop.set_attribute("lowerBoundsMap", AffineMapAttr.get(AffineMap.get(0, 0, [zero] * len(steps))))
    loop.set_attribute("upperBoundsMap", AffineMapAttr.get(AffineMap.get(span.num_dims, span.num_symbols, counts)))
    rewriter.set_operands(loop, values)
    return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Normalizes the loops inside `op`."""
    promotes = PROMOTE_SINGLE_ITER.of(pass_context.options)
    rewriter = Rewriter(pass_context.context)
    changed = False
    for one in op.walk_postorder():
        if one.info.name == "affine.parallel":
            changed = normalize_parallel(one, rewriter) or changed
        elif one.info.name == "affine.for":
            changed = (promotes and promote(one, rewriter)) or normalize_for(one, rewriter) or changed
    return changed


PASS = make_pass(
    "affine-loop-normalize",
    run,
    (PROMOTE_SINGLE_ITER,),
    anchor="func.func",
    class_name="AffineLoopNormalize",
    apart=True,
)
