"""convert-to-llvm: what is of arith, cf, complex, func, index, math, memref and ub, all at once.

func.func @f(%i: index) -> index {               llvm.func @f(%i: i64) -> i64 {
  %0 = arith.addi %i, %i : index          ->       %0 = llvm.add %i, %i : i64
  return %0 : index                                llvm.return %0 : i64
"""

from __future__ import annotations

from pyopt.ir.attributes import UNKNOWN_LOC
from pyopt.light import final
from pyopt.passes.to_llvm.common import convert_to_llvm, llvm_types
from pyopt.passes.to_llvm.func_to_llvm import note_bare_functions
from pyopt.passes.to_llvm.groups import PATTERNS, patterns_of_dialects
from pyopt.pipeline.passes import PassContext, make_pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.core import Operation


@final
class ConvertOptions:
    """The options of the pass."""

    __slots__ = ("allow_pattern_rollback", "dynamic", "filter_dialects")

    def __init__(self) -> None:
        self.allow_pattern_rollback = True
        self.dynamic = False
        self.filter_dialects: list[str] = []


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in `op`."""
    options = pass_context.options
    assert isinstance(options, ConvertOptions)
    chosen = options.filter_dialects or sorted(PATTERNS)
    for name in chosen:
        if name not in PATTERNS:
            pass_context.context.error(f"dialect not loaded: {name}\n", UNKNOWN_LOC)
            pass_context.fail()
            return False
    types = llvm_types(pass_context, layout=op if options.dynamic else None)
    note_bare_functions(op, types)
    found = patterns_of_dialects(chosen, types)
    return convert_to_llvm(op, pass_context, found, rollback=options.allow_pattern_rollback)


PASS: Final = make_pass(
    "convert-to-llvm",
    run,
    ConvertOptions,
    options={
        "allow-pattern-rollback": "Fold what has constants that were converted already",
        "dynamic": "Convert as the data layout of the module says",
        "filter-dialects": "Convert ops of these dialects only",
    },
    class_name="ConvertToLLVMPass",
)
