"""affine-loop-coalescing: one loop for several that are nested.

    affine.for %i = 0 to %n {
      affine.for %j = 0 to %m {
        use(%i, %j)
      }
    }
    ->
    %p = affine.apply (d0)[s0] -> (d0 * s0)(%n)[%m]
    affine.for %k = 0 to %p {
      %j = affine.apply (d0)[s0] ->
                        (d0 mod s0)(%k)[%m]
      %i = affine.apply (d0)[s0] ->
                        (d0 floordiv s0)(%k)[%m]
      use(%i, %j)
    }

The loops count from 0 by 1, to bounds that none of them makes and that may be symbols, and carry no values. Where two
bounds or more may be negative, 0 takes the place of all that are but one: the product of two such bounds is positive,
and the reference makes a loop that runs. It does so with `reference-exact`. `coalescing_scf` is about loops of scf.
"""

from __future__ import annotations

from pyopt.dialects.affine.validity import affine_scope, is_valid_symbol, step_of
from pyopt.ir.affine import AffineMap, AffineMapAttr, constant, dim, floordiv, mod, mul, symbol
from pyopt.ir.affine_loops import constant_bound
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import INDEX
from pyopt.light import Final, Sequence
from pyopt.passes.loops.affine.bands import independent_bands, outermost_level, perfect_nest
from pyopt.passes.loops.affine.coalescing_scf import coalesce_scf_nest
from pyopt.passes.loops.affine.loops import apply, lower_bound, set_bounds, upper_bound
from pyopt.passes.loops.known_order import is_never_negative
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Multiply bounds that may be negative, as mlir-opt does")

_PRODUCT: Final = AffineMap.get(1, 1, [mul(dim(0), symbol(0))])
_QUOTIENT: Final = AffineMap.get(1, 1, [floordiv(dim(0), symbol(0))])
_REMAINDER: Final = AffineMap.get(1, 1, [mod(dim(0), symbol(0))])
_OR_ZERO: Final = AffineMapAttr.get(AffineMap.get(1, 0, [dim(0), constant(0)]))
_GREATEST: Final = 2**63 - 1


def coalesce_nest(loop: Operation, rewriter: Rewriter, exact: bool) -> bool:
    """Coalesces what there is of the nest that begins with `loop`."""
    loops = perfect_nest(loop)
    levels = [min(outermost_level(one.operands, loops), index) for index, one in enumerate(loops)]
    changed = False
    for start, end in independent_bands(levels):
        band = loops[start:end]
        if is_coalescable(band):
            coalesce(band, rewriter, exact)
            changed = True
    return changed


def is_coalescable(band: Sequence[Operation]) -> bool:
    """All loops count from 0 by 1, carry nothing, and end at symbols whose product is an index."""
    scope = affine_scope(band[0])
    product = 1
    for loop in band:
        if step_of(loop) != 1 or constant_bound(loop, "lowerBoundMap") != 0 or loop.results:
            return False
        if not all(is_valid_symbol(value, scope) for value in upper_bound(loop)[1]):
            return False
        product *= max(1, constant_bound(loop, "upperBoundMap") or 1)
    return product <= _GREATEST


def coalesce(band: Sequence[Operation], rewriter: Rewriter, exact: bool) -> None:
    """for i = 0 to n { for j = 0 to m {..} } -> for k = 0 to n * m, with i = k floordiv m and j = k mod m"""
    outer = band[0]
    rewriter.start_at(outer)
    counts: list[Value] = []
    product: Value | None = None
    may_be_negative = exact
    for loop in band:
        count = _number(loop, rewriter)
        if not exact and not is_never_negative([(count, 1)]):
            if may_be_negative:
                count = rewriter.create("affine.max", [count], [INDEX], {"map": _OR_ZERO}).results[0]
            may_be_negative = True
        product = count if product is None else apply(_PRODUCT, [product, count], rewriter)
        counts.append(count)
    assert product is not None
    body, innermost = outer.regions[0].entry(), band[-1].regions[0].entry()
    set_bounds(outer, lower_bound(outer), (AffineMap.symbol_identity(1), [product]), 1, rewriter)
    rewriter.insert_at_start(body)
    rest: Value = body.arguments[0]
    for index in range(len(band) - 1, -1, -1):
        counter = band[index].regions[0].entry().arguments[0]
        value = apply(_REMAINDER, [rest, counts[index]], rewriter) if index else rest
        users = [one for one in reversed(counter.uses) if _is_inside(one, band[-1])]
        rewriter.replace_uses_if(counter, value, users)
        if index:
            rest = apply(_QUOTIENT, [rest, counts[index]], rewriter)
    rewriter.erase(innermost.terminator())
    second = band[1]
    for op in list(innermost):
        rewriter.move_before(op, second)
    rewriter.erase(second)


def _number(loop: Operation, rewriter: Rewriter) -> Value:
    """The upper bound as a value."""
    map, values = upper_bound(loop)
    if len(map.results) == 1:
        return apply(map, values, rewriter)
    return rewriter.create("affine.min", values, [INDEX], {"map": AffineMapAttr.get(map)}).results[0]


def _is_inside(op: Operation, loop: Operation) -> bool:
    return loop.is_ancestor_of(op) and op is not loop


def run(op: Operation, pass_context: PassContext) -> bool:
    """Coalesces the loops inside `op`, outer ones first."""
    exact = REFERENCE_EXACT.of(pass_context.options)
    rewriter = Rewriter(pass_context.context)
    changed = False
    for one in op.walk():
        if one.info.name == "affine.for":
            changed = coalesce_nest(one, rewriter, exact) or changed
        elif one.info.name == "scf.for":
            changed = coalesce_scf_nest(one, rewriter, exact) or changed
    return changed


PASS = make_pass(
    "affine-loop-coalescing",
    run,
    (REFERENCE_EXACT,),
    anchor="func.func",
    class_name="LoopCoalescing",
    apart=True,
)
