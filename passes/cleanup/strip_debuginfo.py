"""strip-debuginfo: every location becomes unknown.

    %0 = arith.addi %a, %b : i32 loc("f.mlir":1:2)  ->  %0 = arith.addi %a, %b : i32 loc(unknown)

Locations of block arguments go, too.
"""

from __future__ import annotations

from pyopt.ir.attributes import UNKNOWN_LOC
from pyopt.light import TYPE_CHECKING
from pyopt.pipeline.passes import PassContext, make_pass

if TYPE_CHECKING:
    from pyopt.ir.core import Operation


def run(op: Operation, pass_context: PassContext) -> bool:
    """Forgets the locations of ops and block arguments. No verifier looks at them: nothing counts as changed."""
    for one in op.walk():
        one.loc = UNKNOWN_LOC
        for region in one.regions:
            for block in region:
                for argument in block.arguments:
                    argument.loc = UNKNOWN_LOC
    return False


PASS = make_pass("strip-debuginfo", run, class_name="StripDebugInfo")
