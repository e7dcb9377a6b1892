"""One-shot bufferization of a module with the boundaries of its functions.

Functions come callees before callers, so that a call knows what the callee does with its arguments, and which buffers
it gives back. With `infer-layout-map` a function returns buffers of the layout that they have:

    func.func @f() -> memref<4xf32, strided<[?], offset: ?>> {          func.func @f() -> memref<4xf32> {
      %0 = memref.alloc() : memref<4xf32>                                 %0 = memref.alloc() : memref<4xf32>
      %1 = memref.cast %0 : memref<4xf32> to ...                    ->    return %0 : memref<4xf32>
      return %1                                                         }
    }
"""

from __future__ import annotations

from pyopt.analysis.bufferization.functions import (
    ACCESS,
    LAYOUT,
    WRITABLE,
    equivalent_arguments,
    function_type,
    functions_by_calls,
    has_body,
    note_equivalent_results,
    returns_of,
    summarize,
)
from pyopt.analysis.bufferization.one_shot import OneShotState
from pyopt.analysis.bufferization.options import INFER, BufferizationOptions
from pyopt.analysis.bufferization.state import AnalysisState, BufferizationError
from pyopt.analysis.bufferization.summaries import FUNCTION, FunctionSummaries, Summary
from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, IntegerAttr, StringAttr, TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import SYMBOL_TABLE
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import I64, FunctionType, TensorType
from pyopt.light import Final
from pyopt.passes.bufferize.annotations import Annotations
from pyopt.passes.bufferize.copies import insert_tensor_copies
from pyopt.passes.bufferize.driver import analyze_part, bufferize, report
from pyopt.passes.bufferize.rewriter import BufferRewriter
from pyopt.pipeline.passes import PassContext

EQUIVALENT: Final = "__equivalent_func_args__"


def run_one_shot_module(module: Operation, options: BufferizationOptions, pass_context: PassContext) -> None:
    """Analysis, copies and buffers for all functions of a module, and for what else is in it."""
    functions = FunctionSummaries()
    try:
        ordered = functions_by_calls(module, functions)
    except BufferizationError as error:
        report(error, pass_context)
        return
    skipped = set(options.no_analysis_func_filter)
    if not options.copy_before_write:
        state = OneShotState(module, options)
        state.functions = functions
        if not analyze_functions(ordered, state, skipped, pass_context):
            return
        pass_context.count("num-tensor-in-place", state.in_place)
        pass_context.count("num-tensor-out-of-place", state.out_of_place)
        if options.test_analysis_only:
            return
        try:
            insert_copies(module, skipped, BufferRewriter(pass_context.context, options), state)
        except BufferizationError as error:
            report(error, pass_context)
            return
    if bufferize_module(module, ordered, options, pass_context, functions.without_summaries()):
        drop_attributes(module)


def analyze_functions(
    ordered: list[Operation],
    state: OneShotState,
    skipped: set[str],
    pass_context: PassContext,
) -> bool:
    """Decides function by function, and keeps what callers have to know; whether all went well."""
    notes = Annotations()
    for function in ordered:
        if symbol_name(function) in skipped or state.facts(function) is None:
            continue
        note_equivalent_results(function, state, state.functions)
        if not analyze_part(function, state, pass_context, notes):
            return False
        if function in state.functions.circular:
            continue
        summary = summarize(function, state)
        if state.options.test_analysis_only:
            annotate(function, summary, state)
        state.functions.keep(function, summary)
    return True


def insert_copies(module: Operation, skipped: set[str], rewriter: BufferRewriter, state: OneShotState) -> None:
    """The copies that the decisions ask for, but for functions about which none were made."""
    if not skipped:
        insert_tensor_copies(module, rewriter, state)
        return
    for region in module.regions:
        for block in region:
            for op in block:
                if op.info.traits & SYMBOL_TABLE:
                    insert_copies(op, skipped, rewriter, state)
                elif op.info.name != FUNCTION or symbol_name(op) not in skipped:
                    insert_tensor_copies(op, rewriter, state)


def bufferize_module(
    module: Operation,
    ordered: list[Operation],
    options: BufferizationOptions,
    pass_context: PassContext,
    functions: FunctionSummaries,
) -> bool:
    """Buffers in all functions, callees first, then in the module's other ops."""
    cautious = with_copies_before_writes(options)
    known = _state_without_analysis(options, functions)
    for function in ordered:
        if options.leaves is not None:
            known = _state_without_analysis(options, functions)  # it may have met an op that is left, of any kind
        skipped = symbol_name(function) in options.no_analysis_func_filter
        if not bufferize(function, cautious if skipped else options, pass_context, known):
            return False
        if options.function_boundary_type_conversion == INFER and function not in functions.circular:
            fold_returned_casts(function)
    for region in module.regions:
        for block in region:
            for op in block:
                if op.info.name != FUNCTION and not bufferize(op, options, pass_context, known):
                    return False
    return True


def _state_without_analysis(options: BufferizationOptions, functions: FunctionSummaries) -> AnalysisState:
    found = AnalysisState(options)
    found.functions = functions
    return found


def with_copies_before_writes(options: BufferizationOptions) -> BufferizationOptions:
    """The options for functions about which nothing was decided."""
    found = options.copied()
    found.copy_before_write = True
    return found


def fold_returned_casts(function: Operation) -> None:
    """return (memref.cast %m) -> return %m, if all returns give the same type then; the function's type follows"""
    if not has_body(function):
        return
    ends = returns_of(function)
    type = function_type(function)
    results = list(type.results)
    for index in range(len(results)):
        values = [_without_cast(end.operands[index]) for end in ends]
        if len({value.type for value in values}) == 1:
            results[index] = values[0].type
            for end, value in zip(ends, values, strict=True):
                end.set_operand(index, value)
    function.set_attribute("function_type", TypeAttr.get(FunctionType.get(type.inputs, tuple(results))))


def _without_cast(value: Value) -> Value:
    is_cast = value.op is not None and value.op.info.name == "memref.cast"
    return value.op.operands[0] if is_cast and value.op is not None else value


# Attributes.


def annotate(function: Operation, summary: Summary, state: OneShotState) -> None:
    """Shows how arguments are accessed, and which ones are returned."""
    for end in returns_of(function):
        given = equivalent_arguments(function, end, state)
        if given:
            numbers = [IntegerAttr.get(given.get(number, -1), I64) for number in range(len(end.operands))]
            end.set_attribute(EQUIVALENT, ArrayAttr.get(tuple(numbers)))
    for number, one in enumerate(function_type(function).inputs):
        if isinstance(one, TensorType):
            read, written = number in summary.read, number in summary.written
            word = ("read-write" if written else "read") if read else ("write" if written else "none")
            change_argument(function, number, {ACCESS: StringAttr.get(word)})


def drop_attributes(module: Operation) -> None:
    """Layouts and permissions of arguments that are buffers now."""
    for op in module.walk():
        if op.info.name == FUNCTION and "arg_attrs" in op.attributes and has_body(op):
            for number in range(len(function_type(op).inputs)):
                change_argument(op, number, {LAYOUT: None, WRITABLE: None})


def change_argument(function: Operation, number: int, changes: dict[str, Attribute | None]) -> None:
    """Sets attributes of an argument; None takes one away."""
    every = function.attributes.get("arg_attrs")
    empty = DictionaryAttr.get({})
    elements: list[Attribute]
    if isinstance(every, ArrayAttr):
        elements = list(every.elements)
    else:
        elements = [empty] * len(function_type(function).inputs)
    old = elements[number]
    entries = dict(old.entries) if isinstance(old, DictionaryAttr) else {}
    for name, value in changes.items():
        if value is None:
            entries.pop(name, None)
        else:
            entries[name] = value
    elements[number] = DictionaryAttr.get(entries)
    if all(one is empty for one in elements):
        function.remove_attribute("arg_attrs")
    else:
        function.set_attribute("arg_attrs", ArrayAttr.get(tuple(elements)))
