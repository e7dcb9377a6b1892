"""The analysis of functions: in which order, and what is found out about each one for those that call it.

Functions are analyzed callees first (`functions_by_calls`), so that a caller finds the summaries of all that it calls,
but for functions that call each other in a circle, and what calls those: they take calls for what they do not know.
"""

from __future__ import annotations

from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.analysis.bufferization.summaries import CALL, FUNCTION, FunctionSummaries, Summary
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import (
    ArrayAttr,
    Attribute,
    DictionaryAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    function_type_of,
)
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I1, FunctionType, TensorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.one_shot import OneShotState

RETURN: Final = "func.return"
WRITABLE: Final = "bufferization.writable"
LAYOUT: Final = "bufferization.buffer_layout"
ACCESS: Final = "bufferization.access"
NO_RETURN: Final = "cannot bufferize func.func without func.return"


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


def returns_of(function: Operation) -> list[Operation]:
    """All func.return ops of a function with a body."""
    ends = [block.last for block in function.regions[0]]
    return [end for end in ends if end is not None and end.info.name == RETURN]


def has_tensor_signature(function: Operation) -> bool:
    type = function_type(function)
    return any(isinstance(one, TensorType) for one in (*type.inputs, *type.results))


def functions_by_calls(module: Operation, functions: FunctionSummaries) -> list[Operation]:
    """All functions inside a module, callees first; those that do not depend on each other in the order of the text.

    Those that have no such place come last, and are noted as circular.
    """
    found: list[Operation] = []
    calls = functions.calls
    for op in module.walk_postorder():
        if op.info.name == FUNCTION:
            found.append(op)
        elif op.info.name == CALL:
            around = op.parent_op()
            while around is not None:
                if around.info.name == FUNCTION:
                    calls.setdefault(around, []).append(op)
                around = around.parent_op()
    waiting: dict[Operation, int] = {}
    callers: dict[Operation, dict[Operation, None]] = {}
    for function in found:
        if has_body(function) and not returns_of(function):
            raise BufferizationError(function, NO_RETURN)
        waiting[function] = 0
        for op in calls.get(function, ()):
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
    functions.circular = {function for function in found if waiting[function]}
    return [*ordered, *[function for function in found if function in functions.circular]]


# The analysis.


def note_equivalent_results(function: Operation, state: OneShotState, functions: FunctionSummaries) -> None:
    """A result of a call is the buffer of an operand that is in place, if the callee gives that back."""
    for op in functions.calls.get(function, ()):
        summary = functions.summary(op)
        if summary is None:
            continue
        for result, argument in summary.equivalent.items():
            if state.is_in_place(op, argument):
                state.unite_equivalent(op.results[result], op.operands[argument])


def summarize(function: Operation, state: OneShotState) -> Summary:
    """The summary of a function that was analyzed, or has no body, for its calls."""
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


def equivalent_arguments(function: Operation, end: Operation, state: OneShotState) -> dict[int, int]:
    """The arguments that a return gives back: number of the result -> number of the argument."""
    found: dict[int, int] = {}
    for number, value in enumerate(end.operands):
        if is_ranked(value):
            for argument in function.regions[0].entry().arguments:
                if is_ranked(argument) and state.are_equivalent(value, argument):
                    found[number] = argument.index
    return found


def _compare_results(function: Operation, state: OneShotState, summary: Summary) -> None:
    """Compares what is returned with the arguments: equivalent is what each return gives as the same argument."""
    ends = returns_of(function)
    given = [equivalent_arguments(function, end, state) for end in ends]
    arguments = [one for one in function.regions[0].entry().arguments if is_ranked(one)]
    for number in range(len(function_type(function).results)):
        values = [end.operands[number] for end in ends]
        if not is_ranked(values[0]):
            continue
        if number in given[0] and all(one.get(number) == given[0][number] for one in given):
            summary.equivalent[number] = given[0][number]
        for argument in arguments:
            if any(state.are_aliases(value, argument) for value in values):
                summary.aliasing.setdefault(argument.index, []).append(number)


def is_ranked(value: Value) -> bool:
    return isinstance(value.type, TensorType) and value.type.shape is not None


def is_written(value: Value, state: OneShotState) -> bool:
    """An operand that is in place writes to the buffer of the value, or of one that may share it."""
    return bool(state.sets.set_of(value).writes)
