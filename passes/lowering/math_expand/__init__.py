"""math-expand-ops: functions of numbers as simpler ones, and as arithmetic.

    %0 = math.tan %a : f32         ->    %0 = math.sin %a : f32
                                         %1 = math.cos %a : f32
                                         %2 = arith.divf %0, %1 : f32

Formulas of school stand for functions, so that numbers come out a little differently, and differently where their
terms cancel or overflow. The reference's expansions lose more: powers of negative numbers by exponents that are not
constants, the sign of one by zero, ceil(x) of what no i64 holds and the sign of what is between -1 and 0, round(x) next
to 0.5, the bounds of math.clampf, and leading zeros of integers whose width is no power of two. With `reference-exact`
so does this pass.

Constants of tensors with dynamic extents do not exist, so that there most ops stay, as do those on floats without
infinities that are rounded.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.lowering.math_expand.formulas import (
    expand_acosh,
    expand_asinh,
    expand_atanh,
    expand_clampf,
    expand_clampf_as_reference,
    expand_cosh,
    expand_exp2,
    expand_fma,
    expand_rsqrt,
    expand_sinh,
    expand_tan,
    expand_tanh,
)
from pyopt.passes.lowering.math_expand.powers import (
    expand_fpowi,
    expand_fpowi_as_reference,
    expand_powf,
    expand_powf_as_reference,
)
from pyopt.passes.lowering.math_expand.rounding import (
    expand_ceil,
    expand_ceil_as_reference,
    expand_ctlz,
    expand_ctlz_as_reference,
    expand_round,
    expand_round_as_reference,
    expand_roundeven,
    expand_roundeven_as_reference,
)
from pyopt.pipeline.options import FlagOption, TextListOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rules import Rule

EXPANSIONS: Final = {
    "acosh": expand_acosh,
    "asinh": expand_asinh,
    "atanh": expand_atanh,
    "ceil": expand_ceil,
    "clampf": expand_clampf,
    "cosh": expand_cosh,
    "ctlz": expand_ctlz,
    "exp2": expand_exp2,
    "fma": expand_fma,
    "fpowi": expand_fpowi,
    "powf": expand_powf,
    "round": expand_round,
    "roundeven": expand_roundeven,
    "rsqrt": expand_rsqrt,
    "sinh": expand_sinh,
    "tan": expand_tan,
    "tanh": expand_tanh,
}
AS_REFERENCE: Final = {
    **EXPANSIONS,
    "ceil": expand_ceil_as_reference,
    "clampf": expand_clampf_as_reference,
    "ctlz": expand_ctlz_as_reference,
    "fpowi": expand_fpowi_as_reference,
    "powf": expand_powf_as_reference,
    "round": expand_round_as_reference,
    "roundeven": expand_roundeven_as_reference,
}


OPS: Final = TextListOption("ops", "Names of the ops to expand, without their dialect: all if there are none")
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact",
    False,
    "Expand powers, clampf, ctlz and roundings as mlir-opt does, which is not always right",
)


RULES: Final = {name: Rule("math." + name, expand) for name, expand in EXPANSIONS.items()}
EXACT_RULES: Final = {name: Rule("math." + name, expand) for name, expand in AS_REFERENCE.items()}


def run(op: Operation, pass_context: PassContext) -> bool:
    """Expands what is in `op`."""
    options = pass_context.options
    rules = EXACT_RULES if REFERENCE_EXACT.of(options) else RULES
    chosen = tuple([rule for name, rule in rules.items() if not OPS.of(options) or name in OPS.of(options)])
    return rewrite(op, pass_context, chosen)


PASS = make_pass("math-expand-ops", run, (OPS, REFERENCE_EXACT), class_name="MathExpandOpsPass", apart=True)
