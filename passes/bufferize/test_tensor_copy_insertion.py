"""test-tensor-copy-insertion: the copies that one-shot-bufferize would make, as tensors.

%1 = tensor.insert %f into %0[%i]  ->  %2 = bufferization.alloc_tensor() copy(%0)
                                       %1 = tensor.insert %f into %2[%i]
"""

from __future__ import annotations

from pyopt.analysis.bufferization.options import BufferizationOptions
from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.bufferize.copies import insert_tensor_copies
from pyopt.passes.bufferize.driver import analyze, report
from pyopt.passes.bufferize.rewriter import BufferRewriter
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass

ALLOW_RETURN_ALLOCS_FROM_LOOPS: Final = FlagOption(
    "allow-return-allocs-from-loops", False, "Allow loops to yield newly allocated buffers"
)
BUFFERIZE_FUNCTION_BOUNDARIES: Final = FlagOption(
    "bufferize-function-boundaries", False, "Arguments and results of functions are seen across calls"
)
MUST_INFER_MEMORY_SPACE: Final = FlagOption(
    "must-infer-memory-space", False, "Fail where no memory space can be inferred"
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Inserts copies in the module."""
    given = pass_context.options
    options = BufferizationOptions()
    options.allow_return_allocs_from_loops = ALLOW_RETURN_ALLOCS_FROM_LOOPS.of(given)
    options.bufferize_function_boundaries = BUFFERIZE_FUNCTION_BOUNDARIES.of(given)
    options.must_infer_space = MUST_INFER_MEMORY_SPACE.of(given)
    state = analyze(op, options, pass_context)
    if state is None:
        return False
    try:
        insert_tensor_copies(op, BufferRewriter(pass_context.context, options), state)
    except BufferizationError as error:
        report(error, pass_context)
    return True


PASS = make_pass(
    "test-tensor-copy-insertion",
    run,
    (ALLOW_RETURN_ALLOCS_FROM_LOOPS, BUFFERIZE_FUNCTION_BOUNDARIES, MUST_INFER_MEMORY_SPACE),
    anchor="builtin.module",
)
