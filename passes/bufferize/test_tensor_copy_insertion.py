"""test-tensor-copy-insertion: the copies that one-shot-bufferize would make, as tensors.

%1 = tensor.insert %f into %0[%i]  ->  %2 = bufferization.alloc_tensor() copy(%0)
                                       %1 = tensor.insert %f into %2[%i]
"""

from __future__ import annotations

from pyopt.analysis.bufferization.options import BufferizationOptions
from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.ir.core import Operation
from pyopt.light import final
from pyopt.passes.bufferize.copies import insert_tensor_copies
from pyopt.passes.bufferize.driver import analyze, report
from pyopt.passes.bufferize.rewriter import BufferRewriter
from pyopt.pipeline.passes import PassContext, make_pass


@final
class CopyInsertionOptions:
    """Those of the reference's pass."""

    def __init__(self) -> None:
        self.allow_return_allocs_from_loops = False
        self.bufferize_function_boundaries = False
        self.must_infer_memory_space = False


def run(op: Operation, pass_context: PassContext) -> bool:
    """Inserts copies in the module."""
    given = pass_context.options
    assert isinstance(given, CopyInsertionOptions)
    options = BufferizationOptions()
    options.allow_return_allocs_from_loops = given.allow_return_allocs_from_loops
    options.bufferize_function_boundaries = given.bufferize_function_boundaries
    options.must_infer_space = given.must_infer_memory_space
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
    CopyInsertionOptions,
    options={
        "allow-return-allocs-from-loops": "Loops may yield buffers that they allocate",
        "bufferize-function-boundaries": "Arguments and results of functions are seen across calls",
        "must-infer-memory-space": "There is no default memory space",
    },
    anchor="builtin.module",
)
