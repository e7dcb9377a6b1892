"""convert-to-llvm: what is of arith, cf, complex, func, index, math, memref and ub, all at once.

    func.func @f(%i: index) -> index {               llvm.func @f(%i: i64) -> i64 {
      %0 = arith.addi %i, %i : index          ->       %0 = llvm.add %i, %i : i64
      return %0 : index                                llvm.return %0 : i64
    }                                                }

With `filter-dialects` only the dialects named there are converted.
"""

from __future__ import annotations

from pyopt.ir.attributes import UNKNOWN_LOC
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.to_llvm.common import convert_to_llvm, llvm_target, llvm_types
from pyopt.passes.to_llvm.func_to_llvm import note_bare_functions
from pyopt.passes.to_llvm.groups import PATTERNS, patterns_of_dialects
from pyopt.pipeline.options import FlagOption, TextListOption
from pyopt.pipeline.passes import PassContext, make_pass

ALLOW_PATTERN_ROLLBACK: Final = FlagOption(
    "allow-pattern-rollback", True, "Fold ops whose operands are constants that were converted"
)
DYNAMIC: Final = FlagOption("dynamic", False, "Convert as the data layout of the module says")
FILTER_DIALECTS: Final = TextListOption("filter-dialects", "Convert ops of these dialects only")


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in `op`."""
    options = pass_context.options
    chosen = FILTER_DIALECTS.of(options) or sorted(PATTERNS)
    for name in chosen:
        if name not in PATTERNS:
            pass_context.context.error(f"dialect not loaded: {name}\n", UNKNOWN_LOC)
            pass_context.fail()
            return False
    types = llvm_types(pass_context, layout=op if DYNAMIC.of(options) else None)
    note_bare_functions(op, types)
    found = patterns_of_dialects(chosen, types)
    return convert_to_llvm(
        op, pass_context, found, llvm_target(casts_fold=True), rollback=ALLOW_PATTERN_ROLLBACK.of(options)
    )


PASS: Final = make_pass(
    "convert-to-llvm", run, (ALLOW_PATTERN_ROLLBACK, DYNAMIC, FILTER_DIALECTS), class_name="ConvertToLLVMPass"
)
