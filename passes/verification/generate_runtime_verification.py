"""generate-runtime-verification: assertions before ops that their operands are what they may be.

                                            %n = memref.dim %m, %c0 : memref<?xf32>
                                            %0 = arith.cmpi sge, %i, %c0 : index
                                            %1 = arith.cmpi slt, %i, %n : index
                                            %2 = arith.andi %0, %1 : i1
    %x = memref.load %m[%i]       ->        cf.assert %2, "ERROR: Runtime op verification failed
                                                           %x = memref.load %m[%i] : memref<?xf32>
                                                           ^ out-of-bounds access
                                                           Location: ..."
                                            %x = memref.load %m[%i]

`dialects` has what is checked of each op. The reference leaves out some of what has to hold (structured ops whose loops
do not run, negative sizes), checks alignments without offsets, divides by products that are zero, and puts assertions
where nothing but pure ops may be; with `reference-exact` the checks are its own.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.verification.claims import OpMessages, RuntimeChecks
from pyopt.passes.verification.dialects import runtime_check_of
from pyopt.pipeline.options import UINT32, FlagOption, IntegerOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

VERBOSE_LEVEL: Final = IntegerOption(
    "verbose-level", 1, "What messages say: 0 for the location only, 1 for the op as well", UINT32
)
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Check what mlir-opt checks, though it may be too little")

PURE_BODIES: Final = frozenset(("memref.generic_atomic_rmw",))
"""Ops whose verifiers allow nothing but pure ops in their bodies."""


def _is_in_pure_body(op: Operation) -> bool:
    parent = op.parent_op()
    while parent is not None and parent.info.name not in PURE_BODIES:
        parent = parent.parent_op()
    return parent is not None


def run(op: Operation, pass_context: PassContext) -> bool:
    """Adds the checks of all ops inside `op`."""
    level = VERBOSE_LEVEL.of(pass_context.options)
    if level > 1:
        pass_context.error("generate-runtime-verification pass: set verboseLevel to 0 or 1", op)
        return False
    exact = REFERENCE_EXACT.of(pass_context.options)
    found = [(one, check) for one in op.walk_postorder() if (check := runtime_check_of(one)) is not None]
    rewriter = Rewriter(pass_context.context)
    messages = OpMessages(op, pass_context.context, level == 1)
    for one, check in found:
        if exact or not _is_in_pure_body(one):
            check(one, RuntimeChecks(one, rewriter, messages, exact))
    return bool(found)


PASS: Final = make_pass(
    "generate-runtime-verification",
    run,
    (VERBOSE_LEVEL, REFERENCE_EXACT),
    class_name="GenerateRuntimeVerification",
)
