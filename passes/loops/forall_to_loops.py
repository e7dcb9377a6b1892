"""scf-forall-to-for, scf-forall-to-parallel: scf.forall without results as other loops.

    scf.forall (%i, %j) in (%a, 3) {      scf.for %i = %c0 to %a step %c1 {
      use(%i, %j)                           scf.for %j = %c0_0 to %c3 step %c1_1 {
    }                                ->       use(%i, %j)
                                            }
                                          }

Loops with results, which are made by terminators that insert in parallel, are not converted.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final, Sequence
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.scf_parallel import lower_forall, lower_forall_to_nested
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.legality import ConversionTarget

_TO_FOR: Final = (ConversionPattern("scf.forall", lower_forall_to_nested),)
_TO_PARALLEL: Final = (ConversionPattern("scf.forall", lower_forall),)


def _is_kept(op: Operation) -> bool:
    """Loops that give tensors, or run once without counters."""
    return bool(op.results) or not op.regions[0].entry().arguments


def _convert(op: Operation, pass_context: PassContext, patterns: Sequence[ConversionPattern]) -> bool:
    """Converts what is inside `op`."""
    target = ConversionTarget()
    target.ask(_is_kept, "scf.forall")
    target.all_else_is_legal()
    return convert(op, pass_context, target, patterns)


def to_for(op: Operation, pass_context: PassContext) -> bool:
    """Makes nested scf.for."""
    return _convert(op, pass_context, _TO_FOR)


def to_parallel(op: Operation, pass_context: PassContext) -> bool:
    """Makes scf.parallel, which keeps the mapping."""
    return _convert(op, pass_context, _TO_PARALLEL)


TO_FOR = make_pass("scf-forall-to-for", to_for, class_name="SCFForallToForLoop", apart=True)
TO_PARALLEL = make_pass("scf-forall-to-parallel", to_parallel, class_name="SCFForallToParallelLoop", apart=True)
