"""Complex arithmetic as arithmetic and functions of real and imaginary parts.

    complex.add %x, %y : complex<f32>
->
    %a = complex.re %x
    %c = complex.re %y
    %r = arith.addf %a, %c
    %b = complex.im %x
    %d = complex.im %y
    %i = arith.addf %b, %d
    complex.create %r, %i

Only taking apart and putting together, constants and bit casts stay complex. Many of the reference's formulas lose
digits, where they take numbers that are nearly the same from each other or the cosine of nearly pi / 2, overflow on the
way, or lose signs of zeros: there are others here, RIGHT. Infinities and NaNs in quotients are as
`complex_quotients.py` says, those in products come of the formula.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.lowering.complex_quotients import IMPROVED, range_option
from pyopt.passes.lowering.complex_to_standard import (
    arctangents,
    general_powers,
    logarithms,
    magnitudes,
    powers,
    products,
    roots,
    roots_as_reference,
    simple,
    sines,
    tangents,
)
from pyopt.passes.lowering.converting import convert
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.legality import ConversionTarget

PATTERNS: Final = (
    ConversionPattern("complex.abs", magnitudes.lower_abs),
    ConversionPattern("complex.add", simple.lower_sum),
    ConversionPattern("complex.angle", simple.lower_angle),
    ConversionPattern("complex.conj", simple.lower_conj),
    ConversionPattern("complex.eq", simple.lower_comparison),
    ConversionPattern("complex.mul", products.lower_mul),
    ConversionPattern("complex.neg", simple.lower_neg),
    ConversionPattern("complex.neq", simple.lower_comparison),
    ConversionPattern("complex.powi", general_powers.lower_powi),
    ConversionPattern("complex.sub", simple.lower_sum),
)
RIGHT: Final = (
    ConversionPattern("complex.atan2", arctangents.lower_atan2),
    ConversionPattern("complex.cos", sines.lower_cos),
    ConversionPattern("complex.exp", powers.lower_exp),
    ConversionPattern("complex.expm1", powers.lower_expm1),
    ConversionPattern("complex.log", logarithms.lower_log),
    ConversionPattern("complex.log1p", logarithms.lower_log1p),
    ConversionPattern("complex.pow", general_powers.lower_pow),
    ConversionPattern("complex.rsqrt", roots.lower_rsqrt),
    ConversionPattern("complex.sign", magnitudes.lower_sign),
    ConversionPattern("complex.sin", sines.lower_sin),
    ConversionPattern("complex.sqrt", roots.lower_sqrt),
    ConversionPattern("complex.tan", tangents.lower_tangent),
    ConversionPattern("complex.tanh", tangents.lower_tangent),
)
AS_REFERENCE: Final = (
    ConversionPattern("complex.atan2", arctangents.lower_atan2_as_reference),
    ConversionPattern("complex.cos", sines.lower_cos_as_reference),
    ConversionPattern("complex.exp", powers.lower_exp_as_reference),
    ConversionPattern("complex.expm1", powers.lower_expm1_as_reference),
    ConversionPattern("complex.log", logarithms.lower_log_as_reference),
    ConversionPattern("complex.log1p", logarithms.lower_log1p_as_reference),
    ConversionPattern("complex.pow", general_powers.lower_pow_as_reference),
    ConversionPattern("complex.rsqrt", roots_as_reference.lower_rsqrt_as_reference),
    ConversionPattern("complex.sign", magnitudes.lower_sign_as_reference),
    ConversionPattern("complex.sin", sines.lower_sin_as_reference),
    ConversionPattern("complex.sqrt", roots_as_reference.lower_sqrt_as_reference),
    ConversionPattern("complex.tan", tangents.lower_tangent_as_reference),
    ConversionPattern("complex.tanh", tangents.lower_tangent_as_reference),
)


COMPLEX_RANGE: Final = range_option(IMPROVED)
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Compute functions as mlir-opt does, which loses digits")


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    options = pass_context.options
    target = ConversionTarget()
    target.leaves_fixed_bodies = True
    target.legal("arith", "math", "complex.create", "complex.im", "complex.re")
    division = ConversionPattern("complex.div", products.Division(COMPLEX_RANGE.of(options)).lower)
    chosen = AS_REFERENCE if REFERENCE_EXACT.of(options) else RIGHT
    return convert(op, pass_context, target, (*PATTERNS, *chosen, division))


PASS = make_pass(
    "convert-complex-to-standard",
    run,
    (COMPLEX_RANGE, REFERENCE_EXACT),
    class_name="ConvertComplexToStandardPass",
    apart=True,
)
