"""The bufferization of what is dense in a program on sparse tensors: copies before the loops are made, buffers behind.

Decisions are made while ops show what they read and write. From then on each pass keeps what overwrites what, so that
in the end dense tensors become buffers without further copies.
"""

from __future__ import annotations

from pyopt.analysis.bufferization.functions import functions_by_calls
from pyopt.analysis.bufferization.one_shot import OneShotState
from pyopt.analysis.bufferization.options import IDENTITY, BufferizationOptions
from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.analysis.bufferization.summaries import FunctionSummaries
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.attributes import function_type_of
from pyopt.ir.core import Operation
from pyopt.ir.types import Type
from pyopt.light import Sequence
from pyopt.passes.bufferize.driver import report
from pyopt.passes.bufferize.module import analyze_functions, bufferize_module, drop_attributes, insert_copies
from pyopt.passes.bufferize.rewriter import BufferRewriter
from pyopt.pipeline.passes import PassContext


def has_sparse(types: Sequence[Type]) -> bool:
    return any(encoding_of(type) is not None for type in types)


def is_sparse(op: Operation) -> bool:
    """The op is given or gives a sparse tensor; a function, if its type does."""
    if op.info.name == "func.func":
        type = function_type_of(op.attributes.get("function_type"))
        return type is not None and (has_sparse(type.inputs) or has_sparse(type.results))
    return has_sparse([value.type for value in (*op.operands, *op.results)])


def sparsifier_options(only_analysis: bool, reference_exact: bool) -> BufferizationOptions:
    """Functions have buffers of plain layouts; other ops than those that are known may stay.

    Loops may carry tensors that they make, which the reference refuses.
    """
    options = BufferizationOptions()
    options.bufferize_function_boundaries = True
    options.function_boundary_type_conversion = IDENTITY
    options.unknown_layout = IDENTITY
    options.allow_unknown_ops = True
    options.allow_return_allocs_from_loops = not reference_exact
    options.test_analysis_only = only_analysis
    options.print_conflicts = only_analysis
    options.reference_exact = reference_exact
    return options


def decide_copies(module: Operation, pass_context: PassContext, only_analysis: bool, reference_exact: bool) -> bool:
    """Copies what must not be overwritten, by the analysis of One-Shot bufferization: whether all went well."""
    options = sparsifier_options(only_analysis, reference_exact)
    functions = FunctionSummaries()
    try:
        ordered = functions_by_calls(module, functions)
        state = OneShotState(module, options)
        state.functions = functions
        if not analyze_functions(ordered, state, set(), pass_context):
            pass_context.fail()
            return False
        if not only_analysis:
            insert_copies(module, set(), BufferRewriter(pass_context.context, options), state)
    except BufferizationError as error:
        report(error, pass_context)
        return False
    return True


def bufferize_dense(module: Operation, pass_context: PassContext, reference_exact: bool) -> None:
    """Buffers for dense tensors; copies are there."""
    options = sparsifier_options(False, reference_exact)
    options.leaves = is_sparse
    functions = FunctionSummaries()
    try:
        ordered = functions_by_calls(module, functions)
    except BufferizationError as error:
        report(error, pass_context)
        return
    if bufferize_module(module, ordered, options, pass_context, functions.without_summaries()):
        drop_attributes(module)
