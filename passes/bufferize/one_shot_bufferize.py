"""one-shot-bufferize: tensors become buffers, with copies only where the analysis finds that they are needed.

    %1 = tensor.insert %f into %0[%i]  ->  memref.store %f, %m[%i]          where %m is the buffer of %0

Tensors that are function arguments must not be overwritten: they are copied before the first write.
"""

from __future__ import annotations

from pyopt.analysis.bufferization.one_shot import HEURISTICS
from pyopt.analysis.bufferization.options import DYNAMIC_LAYOUT, IDENTITY, INFER, BufferizationOptions
from pyopt.ir.attributes import UNKNOWN_LOC
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.bufferize.driver import run_one_shot
from pyopt.pipeline.options import UINT32, UINT64, FlagOption, IntegerOption, OptionValues, TextListOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass

STATISTICS: Final = {
    "num-buffer-alloc": "Number of buffer allocations",
    "num-tensor-in-place": "Number of tensor operands in place",
    "num-tensor-out-of-place": "Number of tensor operands out of place",
}


ALLOW_RETURN_ALLOCS_FROM_LOOPS: Final = FlagOption(
    "allow-return-allocs-from-loops", False, "Allow loops to yield newly allocated buffers"
)
ALLOW_UNKNOWN_OPS: Final = FlagOption("allow-unknown-ops", False, "Allow ops that cannot be bufferized")
ANALYSIS_FUZZER_SEED: Final = IntegerOption(
    "analysis-fuzzer-seed", 0, "For tests: the seed of the heuristic 'fuzzer'", UINT32
)
ANALYSIS_HEURISTIC: Final = TextOption(
    "analysis-heuristic", "bottom-up", "The order in which the analysis decides", HEURISTICS
)
BUFFER_ALIGNMENT: Final = IntegerOption(
    "buffer-alignment", 64, "The alignment of new buffers in bytes; 0 for none", UINT64
)
BUFFERIZE_FUNCTION_BOUNDARIES: Final = FlagOption(
    "bufferize-function-boundaries", False, "Bufferize function boundaries"
)
CHECK_PARALLEL_REGIONS: Final = FlagOption(
    "check-parallel-regions", True, "Privatize buffers that parallel regions write to"
)
COPY_BEFORE_WRITE: Final = FlagOption("copy-before-write", False, "Skip the analysis and copy on every write")
DIALECT_FILTER: Final = TextListOption("dialect-filter", "Bufferize the ops of these dialects only")
DUMP_ALIAS_SETS: Final = FlagOption("dump-alias-sets", False, "For tests: annotate alias sets")
FUNCTION_BOUNDARY_TYPE_CONVERSION: Final = TextOption(
    "function-boundary-type-conversion",
    INFER,
    "The layouts of buffers in function types",
    (INFER, DYNAMIC_LAYOUT, IDENTITY),
)
MUST_INFER_MEMORY_SPACE: Final = FlagOption(
    "must-infer-memory-space", False, "Fail where no memory space can be inferred"
)
NO_ANALYSIS_FUNC_FILTER: Final = TextListOption(
    "no-analysis-func-filter", "Functions to bufferize without analysis: what they write to is copied"
)
PRINT_CONFLICTS: Final = FlagOption("print-conflicts", False, "For tests: annotate read-after-write conflicts")
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Do what mlir-opt does where that is wrong, too")
TEST_ANALYSIS_ONLY: Final = FlagOption("test-analysis-only", False, "For tests: show decisions, bufferize nothing")
UNKNOWN_TYPE_CONVERSION: Final = TextOption(
    "unknown-type-conversion",
    DYNAMIC_LAYOUT,
    "The layouts of buffers of which nothing is known",
    (INFER, DYNAMIC_LAYOUT, IDENTITY),
)
USE_ENCODING_FOR_MEMORY_SPACE: Final = FlagOption(
    "use-encoding-for-memory-space", False, "The default memory space is the tensor's encoding"
)


def analysis_options(given: OptionValues) -> BufferizationOptions:
    """The options of the analysis and the bufferizers, from those of the pass."""
    options = BufferizationOptions()
    options.allow_return_allocs_from_loops = ALLOW_RETURN_ALLOCS_FROM_LOOPS.of(given)
    options.allow_unknown_ops = ALLOW_UNKNOWN_OPS.of(given)
    options.analysis_fuzzer_seed = ANALYSIS_FUZZER_SEED.of(given)
    options.analysis_heuristic = ANALYSIS_HEURISTIC.of(given)
    options.alignment = BUFFER_ALIGNMENT.of(given)
    options.bufferize_function_boundaries = BUFFERIZE_FUNCTION_BOUNDARIES.of(given)
    options.check_parallel_regions = CHECK_PARALLEL_REGIONS.of(given)
    options.copy_before_write = COPY_BEFORE_WRITE.of(given)
    options.dialects = frozenset(DIALECT_FILTER.of(given))
    options.dump_alias_sets = DUMP_ALIAS_SETS.of(given)
    options.function_boundary_type_conversion = FUNCTION_BOUNDARY_TYPE_CONVERSION.of(given)
    options.encoding_is_space = USE_ENCODING_FOR_MEMORY_SPACE.of(given)
    options.must_infer_space = MUST_INFER_MEMORY_SPACE.of(given)
    options.no_analysis_func_filter = NO_ANALYSIS_FUNC_FILTER.of(given)
    options.print_conflicts = PRINT_CONFLICTS.of(given)
    options.reference_exact = REFERENCE_EXACT.of(given)
    options.test_analysis_only = TEST_ANALYSIS_ONLY.of(given)
    options.unknown_layout = UNKNOWN_TYPE_CONVERSION.of(given)
    return options


def contradiction(given: OptionValues) -> str:
    """The error in the options; "" if they are compatible."""
    if UNKNOWN_TYPE_CONVERSION.of(given) == INFER:
        return f"'{INFER}' is not a valid value for 'unknown-type-conversion'"
    if COPY_BEFORE_WRITE.of(given) and TEST_ANALYSIS_ONLY.of(given):
        return "'copy-before-write' cannot be used with 'test-analysis-only'"
    if PRINT_CONFLICTS.of(given) and not TEST_ANALYSIS_ONLY.of(given):
        return "'print-conflicts' requires 'test-analysis-only'"
    if DUMP_ALIAS_SETS.of(given) and not TEST_ANALYSIS_ONLY.of(given):
        return "'dump-alias-sets' requires 'test-analysis-only'"
    if NO_ANALYSIS_FUNC_FILTER.of(given) and not BUFFERIZE_FUNCTION_BOUNDARIES.of(given):
        return "'no-analysis-func-filter' requires 'bufferize-function-boundaries'"
    return ""


def run(op: Operation, pass_context: PassContext) -> bool:
    """Bufferizes what is in the module."""
    given = pass_context.options
    wrong = contradiction(given)
    if wrong:
        pass_context.context.error(f"Invalid option: {wrong}", UNKNOWN_LOC)
        pass_context.fail()
        return False
    if MUST_INFER_MEMORY_SPACE.of(given) and USE_ENCODING_FOR_MEMORY_SPACE.of(given):
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
    (
        ALLOW_RETURN_ALLOCS_FROM_LOOPS,
        ALLOW_UNKNOWN_OPS,
        ANALYSIS_FUZZER_SEED,
        ANALYSIS_HEURISTIC,
        BUFFER_ALIGNMENT,
        BUFFERIZE_FUNCTION_BOUNDARIES,
        CHECK_PARALLEL_REGIONS,
        COPY_BEFORE_WRITE,
        DIALECT_FILTER,
        DUMP_ALIAS_SETS,
        FUNCTION_BOUNDARY_TYPE_CONVERSION,
        MUST_INFER_MEMORY_SPACE,
        NO_ANALYSIS_FUNC_FILTER,
        PRINT_CONFLICTS,
        REFERENCE_EXACT,
        TEST_ANALYSIS_ONLY,
        UNKNOWN_TYPE_CONVERSION,
        USE_ENCODING_FOR_MEMORY_SPACE,
    ),
    statistics=STATISTICS,
    anchor="builtin.module",
    class_name="OneShotBufferizePass",
)
