"""Bufferization of an op and what it holds: ops on tensors become ops on buffers, one after the other.

Each bufferizer sees what came before it as buffers behind `to_tensor`; pairs of `to_tensor` and `to_buffer` go at the
end. `run_one_shot` does the whole: analysis, copies, buffers.
"""

from __future__ import annotations

from pyopt.analysis.bufferization.one_shot import OneShotState, check_blocks
from pyopt.analysis.bufferization.options import BufferizationOptions
from pyopt.analysis.bufferization.state import AnalysisState, BufferizationError
from pyopt.analysis.effects import is_memory_effect_free
from pyopt.ir.builtin_rules import is_memref_element
from pyopt.ir.core import Operation
from pyopt.ir.types import TensorType
from pyopt.light import Iterable
from pyopt.passes.bufferize.annotations import Annotations, annotate_alias_sets, annotate_in_place
from pyopt.passes.bufferize.copies import insert_tensor_copies
from pyopt.passes.bufferize.dialects import bufferizer_of
from pyopt.passes.bufferize.rewriter import TO_BUFFER, TO_TENSOR, BufferRewriter
from pyopt.pipeline.passes import PassContext
from pyopt.syntax.describe import quoted


def report(error: BufferizationError, pass_context: PassContext) -> None:
    """Says why an op cannot be bufferized."""
    if error.message:
        pass_context.error(error.message, error.op)
    pass_context.fail()


def analyze(op: Operation, options: BufferizationOptions, pass_context: PassContext) -> OneShotState | None:
    """The decisions for what is in `op`; None if it failed, which was reported."""
    state = OneShotState(op, options)
    return state if analyze_part(op, state, pass_context) else None


def analyze_part(
    op: Operation, state: OneShotState, pass_context: PassContext, notes: Annotations | None = None
) -> bool:
    """Decides for `op`, inside of what `state` is for: whether all went well. Annotates if the options say so; `notes`
    has the numbers of conflicts that were found before."""
    options = state.options
    notes = notes or Annotations()
    if options.print_conflicts:
        state.conflicts.found = notes.conflict
        state.read_only = notes.read_only
    try:
        problems = state.analyze(op)
    except BufferizationError as error:
        report(error, pass_context)
        return False
    for place, message in problems:
        pass_context.error(message, place)
    if options.test_analysis_only:
        annotate_in_place(op, state)
        if options.dump_alias_sets:
            annotate_alias_sets(op, state, pass_context.context)
    return not problems


def run_one_shot(op: Operation, options: BufferizationOptions, pass_context: PassContext) -> None:
    """Analysis of `op`, copies where it asks for them, and buffers in the place of tensors."""
    if not options.copy_before_write:
        state = analyze(op, options, pass_context)
        if state is None:
            return
        pass_context.count("num-tensor-in-place", state.in_place)
        pass_context.count("num-tensor-out-of-place", state.out_of_place)
        if options.test_analysis_only:
            return
        try:
            insert_tensor_copies(op, BufferRewriter(pass_context.context, options), state)
        except BufferizationError as error:
            report(error, pass_context)
            return
    bufferize(op, options, pass_context)


def bufferize(
    op: Operation, options: BufferizationOptions, pass_context: PassContext, known: AnalysisState | None = None
) -> bool:
    """Makes ops on buffers of the ops on tensors in `op`; whether all went well. Copies are there already, unless the
    options ask for one before each write. `known` answers without an analysis, if that was asked before."""
    rewriter = BufferRewriter(pass_context.context, options)
    if known is not None:
        rewriter.state = known
    try:
        if options.copy_before_write:
            copies = BufferRewriter(pass_context.context, options)
            state = AnalysisState(options)
            state.functions = rewriter.state.functions
            insert_tensor_copies(op, copies, state)
        ops = op.walk_postorder()
        for one in ops:
            name = one.info.name
            if name == TO_BUFFER:
                rewriter.views[one] = None
            elif name == TO_TENSOR:
                rewriter.tensors[one] = None
        work = rewriter.made
        work += [one for one in ops if rewriter.takes(one)]
        done = 0
        while done < len(work):
            one = work[done]
            done += 1
            if one not in rewriter.gone:
                _bufferize_one(one, rewriter, pass_context)
        pass_context.count("num-buffer-alloc", rewriter.allocations)
        if op not in rewriter.gone:
            _finish(rewriter)
            if not options.allow_unknown_ops:
                _check(work, rewriter)
    except BufferizationError as error:
        report(error, pass_context)
        return False
    return not pass_context.failed


def _bufferize_one(op: Operation, rewriter: BufferRewriter, pass_context: PassContext) -> None:
    facts = rewriter.state.facts(op)
    if facts is None or not rewriter.has_tensors(op):
        return
    if op.regions and not facts.unstructured:
        check_blocks(op)
    bufferizer = bufferizer_of(op)
    if bufferizer is None:
        return
    good = rewriter.good_types
    for value in (*op.operands, *op.results):
        type = value.type
        if type not in good and isinstance(type, TensorType):
            if not is_memref_element(type.element_type):
                raise BufferizationError(op, f"no buffer has elements of type {quoted(type.element_type)}")
            good.add(type)
    rewriter.start_at(op)
    try:
        bufferizer(op, rewriter)
    except BufferizationError as error:
        if error.message:
            pass_context.error(error.message, error.op)
        raise BufferizationError(op, "failed to bufferize op") from None


def _finish(rewriter: BufferRewriter) -> None:
    """Removes what has been needed on the way only."""
    for view in list(rewriter.views):
        rewriter.fold_view(view)
    for one in list(rewriter.tensors):
        if not one.results[0].uses:
            rewriter.erase(one)


def _check(work: Iterable[Operation], rewriter: BufferRewriter) -> None:
    """Nothing is left that works on tensors."""
    for one in work:
        if one in rewriter.gone or one.info.name in (TO_TENSOR, TO_BUFFER) or not rewriter.has_tensors(one):
            continue
        if not any(result.uses for result in one.results) and is_memory_effect_free(one):
            continue
        raise BufferizationError(one, "op was not bufferized")
