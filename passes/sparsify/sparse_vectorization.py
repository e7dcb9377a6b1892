"""sparse-vectorization: the innermost loops of sparse kernels, in terms of vectors.

    %s = scf.for %i = %lo to %hi step %c1               %s = scf.for %i = %lo to %hi step %c4
        iter_args(%a = %x) -> f64 {                         iter_args(%a = %x0) -> vector<4xf64> {
      %v = memref.load %values[%i]                        %m = vector.create_mask %left : vector<4xi1>
      %j = memref.load %crd[%i]                   ->      %v = vector.maskedload %values[%i], %m, %zeros
      %b = memref.load %vector[%j]                        %j = vector.maskedload %crd[%i], %m, %zeros
      %p = arith.mulf %v, %b : f64                        %b = vector.gather %vector[%c0] [%j], %m, %zeros
      %n = arith.addf %a, %p : f64                        %p = arith.mulf %v, %b : vector<4xf64>
      scf.yield %n : f64                                  ...
    } {"Emitted from" = "linalg.generic"}               %r = vector.reduction <add>, %s

Sums and products of floats are computed in another order.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.canonicalize.vector import memory_rules, product_rules, shape_rules
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.sparsify.vectorization.chains import Chains
from pyopt.passes.sparsify.vectorization.loops import LoopVectorization
from pyopt.pipeline.options import INT32, FlagOption, IntegerOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rules import Rule

MASKED: Final = frozenset(
    (
        memory_rules.masked_store_folder, memory_rules.masked_load_folder, memory_rules.gather_folder,
        memory_rules.scatter_folder, product_rules.create_mask_folder, shape_rules.strided_slice_constant_mask_folder,
        shape_rules.transpose_folder,
    )
)  # fmt: skip
"""Rules of canonicalization that are applied besides."""
LONGEST: Final = 1 << 20
"""Constants of longer vectors would take too much memory."""


VL: Final = IntegerOption("vl", 0, "The number of elements of a vector", INT32)
ENABLE_VLA_VECTORIZATION: Final = FlagOption(
    "enable-vla-vectorization", False, "Vectors have a multiple of vl elements, by which is known at run time"
)
ENABLE_SIMD_INDEX32: Final = FlagOption(
    "enable-simd-index32", False, "Gathers and scatters take 32-bit coordinates as they are: they are below 2^31"
)
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Vectorize loops that compute something else then, as mlir-opt does"
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Vectorizes the loops inside `op`."""
    options = pass_context.options
    if not 0 < VL.of(options) <= LONGEST:
        pass_context.context.error(
            f"sparse-vectorization: {VL.of(options)} is no vector length; say vl=4, for example", op.loc
        )
        pass_context.fail()
        return False
    exact = REFERENCE_EXACT.of(options)
    loops = LoopVectorization(
        VL.of(options), ENABLE_VLA_VECTORIZATION.of(options), ENABLE_SIMD_INDEX32.of(options), exact
    )
    chains = Chains(exact)
    more = [
        rule
        for rules in (memory_rules.RULES, product_rules.RULES, shape_rules.RULES)
        for rule in rules
        if rule.apply in MASKED
    ]
    rules = (
        Rule("scf.for", loops.vectorize),
        Rule("vector.insert vector.broadcast", chains.go_on, needs="vector.reduction"),
        *more,
    )
    return rewrite(op, pass_context, rules)


PASS: Final = make_pass(
    "sparse-vectorization",
    run,
    (VL, ENABLE_VLA_VECTORIZATION, ENABLE_SIMD_INDEX32, REFERENCE_EXACT),
    anchor="builtin.module",
)
