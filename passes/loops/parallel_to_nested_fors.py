"""scf-parallel-for-to-nested-fors: parallel loops that reduce nothing as sequential ones.

scf.parallel (%i, %j) = (%a, %b) to (%c, %d) step (%s, %t)       scf.for %i = %a to %c step %s {
  use(%i, %j)                                                      scf.for %j = %b to %d step %t {
                                                           ->        use(%i, %j)
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.scf_parallel import lower_parallel
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.legality import ConversionTarget

PATTERNS: Final = (ConversionPattern("scf.parallel", lower_parallel),)


def _reduces(op: Operation) -> bool:
    return bool(op.results)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    target = ConversionTarget()
    target.ask(_reduces, "scf.parallel")
    target.all_else_is_legal()
    return convert(op, pass_context, target, PATTERNS)


PASS = make_pass("scf-parallel-for-to-nested-fors", run, class_name="SCFParallelForToNestedFors", apart=True)
