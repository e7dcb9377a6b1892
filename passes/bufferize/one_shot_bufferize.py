"""one-shot-bufferize: tensors become buffers, with copies only where the analysis finds that they are needed.

%1 = tensor.insert %f into %0[%i]  ->  memref.store %f, %m[%i]          where %m is the buffer of %0

Tensors that are function arguments must not be overwritten: they are copied before the first write.
"""

from __future__ import annotations

from pyopt.analysis.bufferization.one_shot import HEURISTICS
from pyopt.analysis.bufferization.options import DYNAMIC_LAYOUT, IDENTITY, INFER, BufferizationOptions
from pyopt.ir.attributes import UNKNOWN_LOC
from pyopt.ir.core import Operation
from pyopt.light import final
from pyopt.passes.bufferize.driver import run_one_shot
from pyopt.pipeline.passes import PassContext, make_pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

STATISTICS: Final = {
    "num-buffer-alloc": "Number of buffer allocations",
    "num-tensor-in-place": "Number of tensor operands in place",
    "num-tensor-out-of-place": "Number of tensor operands out of place",
}


@final
class OneShotBufferizeOptions:
    """Those of the reference's pass."""

    def __init__(self) -> None:
        self.allow_return_allocs_from_loops = False
        self.allow_unknown_ops = False
        self.analysis_fuzzer_seed = 0
        self.analysis_heuristic = "bottom-up"
        self.buffer_alignment = 64
        self.bufferize_function_boundaries = False
        self.check_parallel_regions = True
        self.copy_before_write = False
        self.dialect_filter: list[str] = []
        self.dump_alias_sets = False
        self.function_boundary_type_conversion = INFER
        self.must_infer_memory_space = False
        self.no_analysis_func_filter: list[str] = []
        self.print_conflicts = False
        self.reference_exact = False
        self.test_analysis_only = False
        self.unknown_type_conversion = DYNAMIC_LAYOUT
        self.use_encoding_for_memory_space = False


def analysis_options(given: OneShotBufferizeOptions) -> BufferizationOptions:
    """What the analysis and the bufferizers are told."""
    options = BufferizationOptions()
    options.allow_return_allocs_from_loops = given.allow_return_allocs_from_loops
    options.allow_unknown_ops = given.allow_unknown_ops
    options.analysis_fuzzer_seed = given.analysis_fuzzer_seed
    options.analysis_heuristic = given.analysis_heuristic
    options.alignment = given.buffer_alignment
    options.bufferize_function_boundaries = given.bufferize_function_boundaries
    options.check_parallel_regions = given.check_parallel_regions
    options.copy_before_write = given.copy_before_write
    options.dialects = frozenset(given.dialect_filter)
    options.dump_alias_sets = given.dump_alias_sets
    options.function_boundary_type_conversion = given.function_boundary_type_conversion
    options.encoding_is_space = given.use_encoding_for_memory_space
    options.must_infer_space = given.must_infer_memory_space
    options.no_analysis_func_filter = given.no_analysis_func_filter
    options.print_conflicts = given.print_conflicts
    options.reference_exact = given.reference_exact
    options.test_analysis_only = given.test_analysis_only
    options.unknown_layout = given.unknown_type_conversion
    return options


def contradiction(given: OneShotBufferizeOptions) -> str:
    """What is wrong with the options; "" if they go together."""
    if given.unknown_type_conversion == INFER:
        return f"'{INFER}' is not a valid value for 'unknown-type-conversion'"
    if given.copy_before_write and given.test_analysis_only:
        return "'copy-before-write' cannot be used with 'test-analysis-only'"
    if given.print_conflicts and not given.test_analysis_only:
        return "'print-conflicts' requires 'test-analysis-only'"
    if given.dump_alias_sets and not given.test_analysis_only:
        return "'dump-alias-sets' requires 'test-analysis-only'"
    if given.no_analysis_func_filter and not given.bufferize_function_boundaries:
        return "'no-analysis-func-filter' requires 'bufferize-function-boundaries'"
    return ""


def run(op: Operation, pass_context: PassContext) -> bool:
    """Bufferizes what is in the module."""
    given = pass_context.options
    assert isinstance(given, OneShotBufferizeOptions)
    wrong = contradiction(given)
    if wrong:
        pass_context.context.error(f"Invalid option: {wrong}", UNKNOWN_LOC)
        pass_context.fail()
        return False
    if given.must_infer_memory_space and given.use_encoding_for_memory_space:
        both = "'must-infer-memory-space' and 'use-encoding-for-memory-space'"
        pass_context.context.error(f"only one of {both} are allowed in one-shot-bufferize", op.loc)
        pass_context.fail()
        return False
    options = analysis_options(given)
    if options.bufferize_function_boundaries:
        from pyopt.passes.bufferize.module import run_one_shot_module

        run_one_shot_module(op, options, pass_context)
    else:
        run_one_shot(op, options, pass_context)
    return True


PASS = make_pass(
    "one-shot-bufferize",
    run,
    OneShotBufferizeOptions,
    options={
        "allow-return-allocs-from-loops": "Loops may yield buffers that they allocate",
        "allow-unknown-ops": "Ops that cannot be bufferized may stay",
        "analysis-fuzzer-seed": "For tests: the seed of the heuristic 'fuzzer'",
        "analysis-heuristic": "The order in which the analysis decides",
        "buffer-alignment": "The alignment of new buffers in bytes; 0 for none",
        "bufferize-function-boundaries": "Arguments and results of functions become buffers, too",
        "check-parallel-regions": "Parallel iterations get buffers of their own for what they write",
        "copy-before-write": "No analysis: copy whatever is written to",
        "dialect-filter": "Bufferize the ops of these dialects only",
        "dump-alias-sets": "For tests: show which tensors may share a buffer",
        "function-boundary-type-conversion": "The layouts of buffers in function types",
        "must-infer-memory-space": "There is no default memory space",
        "no-analysis-func-filter": "Functions to bufferize without analysis: what they write to is copied",
        "print-conflicts": "For tests: show reads that a write would spoil",
        "reference-exact": "Do what mlir-opt does where that is wrong, too",
        "test-analysis-only": "For tests: show decisions, bufferize nothing",
        "unknown-type-conversion": "The layouts of buffers of which nothing is known",
        "use-encoding-for-memory-space": "The default memory space is the tensor's encoding",
    },
    choices={
        "analysis-heuristic": HEURISTICS,
        "function-boundary-type-conversion": (INFER, DYNAMIC_LAYOUT, IDENTITY),
        "unknown-type-conversion": (INFER, DYNAMIC_LAYOUT, IDENTITY),
    },
    statistics=STATISTICS,
    anchor="builtin.module",
    class_name="OneShotBufferizePass",
)
