"""affine-expand-index-ops, affine-expand-index-ops-as-affine: affine.delinearize_index and affine.linearize_index as
arith ops, or as affine.apply.

%i:2 = affine.delinearize_index %x into (%a, %b)   ->   %q = arith.floordivsi %x, %b
                                                        %r = arith.remsi %x, %b, plus %b where that is negative

%i:2 = affine.delinearize_index %x into (%a, %b)   ->   %i#0 = affine.apply ()[s0, s1] -> (s1 floordiv s0)()[%b, %x]
                                                        %i#1 = affine.apply ()[s0, s1] -> (s1 mod s0)()[%b, %x]
"""

from __future__ import annotations

import itertools

from pyopt.dialects.affine.indices import factors_of, indices_of, is_disjoint
from pyopt.ir.affine import AffineMap, constant, dim, floordiv, mod, symbol
from pyopt.ir.core import Operation, Value
from pyopt.ir.overflow import NSW, NUW
from pyopt.light import Final, Sequence
from pyopt.passes.building.arith import SIGNED_LESS, binary, choose, compare, constant_index, flagged
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.memory.resolving import applied
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def _strides(factors: Sequence[int | Value], flags: int, rewriter: Rewriter) -> list[Value]:
    """For each factor the product of it and those behind it, those of constants at once."""
    found: list[Value] = []
    known = 1
    unknown: Value | None = None
    for factor in reversed(factors):
        if isinstance(factor, int):
            known *= factor
        else:
            unknown = factor if unknown is None else flagged(rewriter, "muli", unknown, factor, flags)
        if unknown is not None and known == 1:
            found.append(unknown)
        else:
            number = constant_index(rewriter, known)
            found.append(number if unknown is None else flagged(rewriter, "muli", unknown, number, flags))
    found.reverse()
    return found


def _remainder(index: Value, stride: Value, zero: Value, rewriter: Rewriter) -> Value:
    """r = index rem stride; r < 0 ? r + stride : r"""
    rest = binary(rewriter, "remsi", index, stride)
    negative = compare(rewriter, SIGNED_LESS, rest, zero)
    return choose(rewriter, negative, flagged(rewriter, "addi", rest, stride, NSW), rest)


def expand_delinearize_index(op: Operation, rewriter: Rewriter) -> bool:
    """delinearize_index x into (a, b, c) -> x floordiv (b * c), (x mod (b * c)) / c, x mod c"""
    index = op.operands[0]
    strides = _strides(factors_of(op), NSW | NUW, rewriter)
    if not strides:
        rewriter.replace(op, [index] if op.results else [])
        return True
    zero = constant_index(rewriter, 0)
    values = [binary(rewriter, "floordivsi", index, strides[0])]
    for stride, following in itertools.zip_longest(strides, strides[1:]):
        rest = _remainder(index, stride, zero, rewriter)
        values.append(rest if following is None else binary(rewriter, "divsi", rest, following))
    rewriter.replace(op, values)
    return True


def expand_linearize_index(op: Operation, rewriter: Rewriter) -> bool:
    """linearize_index [x, y, z] by (a, b, c) -> x * (b * c) + y * c + z"""
    indices = indices_of(op)
    if not indices:
        rewriter.replace(op, [constant_index(rewriter, 0)])
        return True
    strides = _strides(factors_of(op), NSW | NUW if is_disjoint(op) else NSW, rewriter)
    terms = [flagged(rewriter, "muli", index, stride, NSW) for index, stride in zip(indices, strides, strict=False)]
    whole: Value | None = None
    for term in [*terms, indices[-1]]:
        whole = term if whole is None else flagged(rewriter, "addi", whole, term, NSW)
    assert whole is not None
    rewriter.replace(op, [whole])
    return True


# As affine.apply.

_PRODUCT: Final = AffineMap.get(0, 2, [symbol(0) * symbol(1)])
_QUOTIENT: Final = AffineMap.get(2, 0, [floordiv(dim(0), dim(1))])
_REMAINDER: Final = AffineMap.get(2, 0, [mod(dim(0), dim(1))])


def _products(factors: Sequence[int | Value], rewriter: Rewriter) -> list[int | Value]:
    """For each factor the product of it and those behind it."""
    found: list[int | Value] = []
    product: int | Value = 1
    for factor in reversed(factors):
        product = composed_apply(_PRODUCT, [factor, product], rewriter)
        found.append(product)
    found.reverse()
    return found


def delinearize_by_apply(op: Operation, rewriter: Rewriter) -> bool:
    """delinearize_index x into (a, b, c) -> x floordiv (b * c), x mod (b * c) floordiv c, x mod c"""
    divisors = [
        constant_index(rewriter, one) if isinstance(one, int) else one for one in _products(factors_of(op), rewriter)
    ]
    values: list[Value] = []
    rest = op.operands[0]
    for divisor in divisors:
        values.append(applied(_QUOTIENT, [rest, divisor], rewriter))
        rest = applied(_REMAINDER, [rest, divisor], rewriter)
    rewriter.replace(op, [*values, rest])
    return True


def linearize_by_apply(op: Operation, rewriter: Rewriter) -> bool:
    """linearize_index [x, y, z] by (a, b, c) -> x * (b * c) + y * c + z"""
    inputs: list[int | Value] = []
    expr = constant(0)
    for index, stride in zip(indices_of(op), [*_products(factors_of(op), rewriter), 1], strict=True):
        expr = expr + symbol(len(inputs)) * symbol(len(inputs) + 1)
        inputs += [index, stride]
    rewriter.replace(op, [applied(AffineMap.get(0, len(inputs), [expr]), inputs, rewriter)])
    return True


_AS_ARITH: Final = (
    Rule("affine.delinearize_index", expand_delinearize_index),
    Rule("affine.linearize_index", expand_linearize_index),
)
_AS_AFFINE: Final = (
    Rule("affine.delinearize_index", delinearize_by_apply),
    Rule("affine.linearize_index", linearize_by_apply),
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Expands what is inside `op` to arith ops."""
    return rewrite(op, pass_context, _AS_ARITH)


def run_as_affine(op: Operation, pass_context: PassContext) -> bool:
    """Expands what is inside `op` to affine.apply."""
    return rewrite(op, pass_context, _AS_AFFINE)


PASS: Final = make_pass("affine-expand-index-ops", run, class_name="AffineExpandIndexOps")
AS_AFFINE: Final = make_pass(
    "affine-expand-index-ops-as-affine", run_as_affine, class_name="AffineExpandIndexOpsAsAffine"
)
