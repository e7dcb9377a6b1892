"""The analysis of functions: in which order, and what is found out about each one for those that call it.

Functions are analyzed callees first (`functions_by_calls`), so that a caller finds the summaries of all that it calls.
"""

from __future__ import annotations

from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.analysis.bufferization.summaries import CALL, FUNCTION, Functions, Summary
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import (
    ArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    function_type_of,
)
from pyopt.ir.types import I1, TensorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.analysis.bufferization.one_shot import OneShotState
    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Operation, Value
    from pyopt.ir.types import FunctionType

RETURN: Final = "func.return"
WRITABLE: Final = "bufferization.writable"
LAYOUT: Final = "bufferization.buffer_layout"
ACCESS: Final = "bufferization.access"
NO_RETURN: Final = "cannot bufferize a FuncOp with tensors and without a unique ReturnOp"


# Functions and their attributes.


def function_type(function: Operation) -> FunctionType:
    type = function_type_of(function.attributes.get("function_type"))
    assert type is not None, "a func.func has a type"
    return type


def has_body(function: Operation) -> bool:
    return bool(function.regions) and not function.regions[0].is_empty()


def argument_attribute(function: Operation, number: int, name: str) -> Attribute | None:
    """An attribute of an argument."""
    every = function.attributes.get("arg_attrs")
    if isinstance(every, ArrayAttr) and number < len(every.elements):
        one = every.elements[number]
        if isinstance(one, DictionaryAttr):
            return one.lookup(name)
    return None


def is_writable_argument(function: Operation, number: int) -> bool:
    """The argument may be written to, unless its attribute says no."""
    attribute = argument_attribute(function, number, WRITABLE)
    if isinstance(attribute, IntegerAttr) and attribute.type is I1:
        return attribute.value != 0
    return True


def layout_of_argument(function: Operation, number: int) -> AffineMapAttr | StridedLayoutAttr | None:
    """The layout that the argument's attribute asks for."""
    attribute = argument_attribute(function, number, LAYOUT)
    return attribute if isinstance(attribute, (AffineMapAttr, StridedLayoutAttr)) else None


def unique_return(function: Operation) -> Operation | None:
    """The only func.return of a function; None if there is none or more than one."""
    found: Operation | None = None
    for block in function.regions[0]:
        last = block.last
        if last is not None and last.info.name == RETURN:
            if found is not None:
                return None
            found = last
    return found


def has_tensor_signature(function: Operation) -> bool:
    type = function_type(function)
    return any(isinstance(one, TensorType) for one in (*type.inputs, *type.results))


def functions_by_calls(module: Operation, functions: Functions) -> list[Operation]:
    """All functions inside a module, callees first; those that do not depend on each other in the order of the text."""
    found = [op for op in module.walk_postorder() if op.info.name == FUNCTION]
    waiting: dict[Operation, int] = {}
    callers: dict[Operation, dict[Operation, None]] = {}
    for function in found:
        if has_body(function) and unique_return(function) is None:
            raise BufferizationError(function, NO_RETURN)
        waiting[function] = 0
        for op in function.walk_postorder():
            if op.info.name != CALL:
                continue
            callee = functions.callee(op)
            if callee is None or not has_tensor_signature(callee):
                continue
            known = callers.setdefault(callee, {})
            if function not in known:
                known[function] = None
                waiting[function] += 1
    ordered: list[Operation] = []
    ready = [function for function in reversed(found) if not waiting[function]]
    while ready:
        function = ready.pop()
        ordered.append(function)
        for caller in reversed(callers.get(function, {})):
            waiting[caller] -= 1
            if not waiting[caller]:
                ready.append(caller)
    if len(ordered) < len(found):
        message = f"'{module.info.name}' op expected callgraph to be free of circular dependencies."
        raise BufferizationError(module, message)
    return ordered


# The analysis.


def note_equivalent_results(function: Operation, state: OneShotState, functions: Functions) -> None:
    """A result of a call is the buffer of an operand that is in place, if the callee gives that back."""
    for op in function.walk_postorder():
        if op.info.name != CALL:
            continue
        summary = functions.summary(op)
        if summary is None:
            continue
        for result, argument in summary.equivalent.items():
            if state.is_in_place(op, argument):
                state.unite_equivalent(op.results[result], op.operands[argument])


def summarize(function: Operation, state: OneShotState) -> Summary:
    """What calls have to know of a function that was analyzed, or has no body."""
    summary = Summary()
    type = function_type(function)
    if has_body(function):
        _compare_results(function, state, summary)
    else:
        results = [number for number, one in enumerate(type.results) if isinstance(one, TensorType)]
        for number, one in enumerate(type.inputs):
            if isinstance(one, TensorType) and results:
                summary.aliasing[number] = list(results)
    for number, one in enumerate(type.inputs):
        if not isinstance(one, TensorType):
            continue
        access = argument_attribute(function, number, ACCESS)
        if isinstance(access, StringAttr):
            read = access.value in ("read", "read-write")
            written = access.value in ("write", "read-write")
        elif has_body(function):
            argument = function.regions[0].entry().arguments[number]
            read = state.is_read(argument)
            written = is_written(argument, state)
        else:
            read = written = True
        if read:
            summary.read.add(number)
        if written:
            summary.written.add(number)
    return summary


def _compare_results(function: Operation, state: OneShotState, summary: Summary) -> None:
    """Compares what is returned with the arguments."""
    end = unique_return(function)
    assert end is not None
    arguments = [one for one in function.regions[0].entry().arguments if is_ranked(one)]
    for number, value in enumerate(end.operands):
        if not is_ranked(value):
            continue
        for argument in arguments:
            if state.are_equivalent(value, argument):
                summary.equivalent[number] = argument.index
            if state.are_aliases(value, argument):
                summary.aliasing.setdefault(argument.index, []).append(number)


def is_ranked(value: Value) -> bool:
    return isinstance(value.type, TensorType) and value.type.shape is not None


def is_written(value: Value, state: OneShotState) -> bool:
    """An operand that is in place writes to the buffer of the value, or of one that may share it."""
    return bool(state.sets.set_of(value).writes)
