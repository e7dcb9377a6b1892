"""Powers of e.

Names: e^(a + ib).
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.light import Final
from pyopt.passes.building.arith import FLOAT_EQUAL, FLOAT_GREATER_OR_EQUAL
from pyopt.passes.lowering.complex_to_standard.parts import NO_INFINITY, FloatEmitter
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

COSM1: Final = (
    4.7377507964246204691685e-14, -1.1470284843425359765671e-11, 2.0876754287081521758361e-9,
    -2.7557319214999787979814e-7, 2.4801587301570552304991e-5, -1.3888888888888872993737e-3,
    4.1666666666666666609054e-2,
)  # fmt: skip
"""cos x - 1 + x^2 / 2 divided by x^4 as a polynomial of x^2, the highest power first, for x from -pi/4 to pi/4.

Source: S. Moshier, the function cosm1 of Cephes.
"""
COSM1_LIMIT: Final = 0.61685
"""About (pi / 4)^2."""


def lower_exp(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """exp -> e^a * cos b, e^a * sin b; where e^a is infinite, e^(a/2) times that times e^(a/2)

    That may be finite, whatever the flags say of e^a. A zero b keeps its sign. As in C, annex G, an infinite a decides
    where b has no direction: e^-infinity is 0, and e^infinity infinite with any imaginary part.
    """
    return _exp(op, operands, rewriter, False)


def lower_exp_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """exp -> e^a * cos b, e^a * sin b, with 0 for -0"""
    return _exp(op, operands, rewriter, True)


def _exp(op: Operation, operands: list[Value], rewriter: ConversionRewriter, as_reference: bool) -> bool:
    p = FloatEmitter(op, rewriter)
    as_in_c = not as_reference and not p.finite_only
    p.flags &= ~NO_INFINITY
    a, b = p.both_parts(operands[0])
    zero = p.number(0.0)
    half = p.number(0.5)
    infinity = p.infinity()
    size = p.unary("math.exp", a)
    root = p.unary("math.exp", p.mul(a, half))
    cosine = p.unary("math.cos", b)
    sine = p.unary("math.sin", b)
    overflow = p.compare(FLOAT_EQUAL, size, infinity)
    is_real = p.compare(FLOAT_EQUAL, b, zero, 0)
    real = _scaled(p, overflow, cosine, size, root)
    imaginary = p.select(is_real, zero if as_reference else b, _scaled(p, overflow, sine, size, root))
    if as_in_c:
        nowhere = p.both(p.is_nan(cosine, 0), p.holds(FLOAT_EQUAL, p.absolute(a), infinity))
        real = p.select(nowhere, size, real)
        imaginary = p.select(p.both(nowhere, p.holds(FLOAT_EQUAL, size, zero)), zero, imaginary)
    rewriter.replace(op, [p.complex(real, imaginary)])
    return True


def _scaled(p: FloatEmitter, overflow: Value, factor: Value, size: Value, root: Value) -> Value:
    """A factor times `size`, or twice times `root`, its square root."""
    plain = p.mul(size, factor)
    return p.select(overflow, p.mul(p.mul(root, factor), root), plain)


def lower_expm1(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """expm1 -> (e^a - 1) * cos b - 2 sin^2 (b / 2), e^a * sin b; as exp where e^a is infinite, and for zeros"""
    p = FloatEmitter(op, rewriter)
    p.flags &= ~NO_INFINITY
    a, b = p.both_parts(operands[0])
    zero = p.number(0.0)
    half = p.number(0.5)
    less = p.unary("math.expm1", a)
    size = p.unary("math.exp", a)
    root = p.unary("math.exp", p.mul(a, half))
    sine = p.unary("math.sin", p.mul(b, half))
    cosine = p.unary("math.cos", b)
    cosine_less = p.mul(p.mul(sine, sine), p.number(-2.0))
    overflow = p.compare(FLOAT_EQUAL, size, p.infinity())
    real = p.add(_scaled(p, overflow, cosine, less, root), cosine_less)
    is_real = p.compare(FLOAT_EQUAL, b, zero, 0)
    imaginary = p.select(is_real, b, _scaled(p, overflow, p.unary("math.sin", b), size, root))
    rewriter.replace(op, [p.complex(real, imaginary)])
    return True


def lower_expm1_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """expm1 -> (e^a - 1) * cos b + (cos b - 1), e^a * sin b: cos b - 1 loses digits but where b is nearly 0"""
    p = FloatEmitter(op, rewriter)
    a, b = p.both_parts(operands[0])
    zero = p.number(0.0)
    one = p.number(1.0)
    less = p.unary("math.expm1", a)
    size = p.add(less, one)
    sine = p.unary("math.sin", b)
    cosine_less = _cosm1(p, b)
    cosine = p.add(cosine_less, one)
    real = p.add(p.mul(less, cosine), cosine_less)
    is_real = p.compare(FLOAT_EQUAL, b, zero)
    imaginary = p.select(is_real, zero, p.mul(size, sine))
    rewriter.replace(op, [p.complex(real, imaginary)])
    return True


def _cosm1(p: FloatEmitter, x: Value) -> Value:
    """cos x - 1, exact also near 0"""
    half = p.number(-0.5)
    minus_one = p.number(-1.0)
    plain = p.add(p.unary("math.cos", x), minus_one)
    square = p.mul(x, x)
    fourth = p.mul(square, square)
    sum = p.number(COSM1[0])
    for factor in COSM1[1:]:
        sum = p.fma(sum, square, p.number(factor))
    near = p.mul(fourth, sum)
    near = p.add(near, p.mul(half, square), 0)
    far = p.compare(FLOAT_GREATER_OR_EQUAL, square, p.number(COSM1_LIMIT))
    return p.select(far, plain, near)
