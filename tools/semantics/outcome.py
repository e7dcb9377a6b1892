"""The outcome of a run of a function, and whether another run may have a different one."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from pyopt.interpreter.api import described, find_function, functions_of
from pyopt.interpreter.errors import LIMIT, UNDEFINED, UNSUPPORTED, ExecutionError
from pyopt.interpreter.execution import execute
from pyopt.interpreter.machine import Machine, Options
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.printing import as_text
from pyopt.interpreter.values import MemRef
from pyopt.ir.attributes import function_type_of
from pyopt.ir.core import Operation
from pyopt.ir.types import FunctionType
from tools.semantics.outside import Outside, snapshot

MAX_STEPS = 10_000
MAX_MEMORY = 64 << 20
VALUES = "values"
POISON_USED = "depends on poison"
SHOWN = 300
"""Characters of an array in a report."""


class Outcome(NamedTuple):
    """`kind` is VALUES or a kind of error; `values` are the results, the memref arguments' contents and what the world
    outside was called with; None for what may be anything: poison, and what depends on uninitialized memory."""

    kind: str
    values: list[Array | None]
    message: str = ""

    def text(self) -> str:
        """For people."""
        if self.kind != VALUES:
            return f"{self.kind}: {self.message}"
        shown = ["anything" if one is None else short_text(one) for one in self.values]
        return "\n      ".join(shown) or "(nothing)"


def short_text(array: Array) -> str:
    """An array for a report, which many elements would drown."""
    text = as_text(array)
    if len(text) > SHOWN:
        text = text[:SHOWN] + f"...  ({'x'.join([str(size) for size in array.shape])})"
    return text.replace("\n", "\n      ")


def func_named(module: Operation, name: str) -> Operation | None:
    """The func.func with a body that has this name; None if it is gone, or lowered to a function of another dialect."""
    found = find_function(module, name)
    return found if found is not None and found.info.name == "func.func" else None


def funcs_of(module: Operation) -> dict[str, Operation]:
    """Each func.func with a body, by its name."""
    found = {name: func_named(module, name) for name in functions_of(module)}
    return {name: function for name, function in found.items() if function is not None}


def function_type(function: Operation) -> FunctionType:
    type = function_type_of(function.attributes.get("function_type"))
    assert type is not None
    return type


def outcome_of(
    module: Operation,
    function: Operation,
    inputs: Sequence[object],
    junk: int,
    eager: bool,
    any_shape: bool = True,
    max_steps: int = MAX_STEPS,
) -> Outcome:
    """Runs a function on copies of the inputs; `junk` and `eager` as in the interpreter's options, `any_shape` as in
    Outside."""
    return run_on(module, function, inputs, junk, eager, any_shape, max_steps)[0]


def run_on(
    module: Operation,
    function: Operation,
    inputs: Sequence[object],
    junk: int,
    eager: bool,
    any_shape: bool = True,
    max_steps: int = MAX_STEPS,
) -> tuple[Outcome, ExecutionError | None]:
    """The outcome, and the error that it is."""
    outside = Outside(any_shape)
    options = Options(
        max_steps=max_steps, max_memory=MAX_MEMORY, max_calls=200, junk=junk, eager=eager, outside=outside
    )
    arguments = copy.deepcopy(list(inputs))
    type = function_type(function)
    try:
        results = execute(Machine(module, options), function, arguments)
        if len(results) != len(type.results):
            # Conversions to the llvm dialect leave a function with a tensor, and make one struct of what it gives.
            return Outcome(UNSUPPORTED, [], "the results are in a struct"), None
        values = [snapshot(value, one) for value, one in zip(results, type.results, strict=True)]
        for argument, one in zip(arguments, type.inputs, strict=True):
            if isinstance(argument, MemRef):
                values.append(snapshot(argument, one))
    except ExecutionError as error:
        return Outcome(error.kind, [], described(error)), error
    return Outcome(VALUES, values + outside.observed()), None


def difference(before: Outcome, after: Outcome, tolerance: float) -> str:
    """The way in which the outcome after a pass is worse than that before; "" if it is allowed."""
    if before.kind != VALUES or after.kind in (UNSUPPORTED, LIMIT):
        return ""
    if after.kind != VALUES:
        # Poison in a tensor is handed on, and is an error when buffers take the tensor's place.
        excused = any(one is None for one in before.values) and POISON_USED in after.message
        return "" if excused else after.kind
    if len(before.values) != len(after.values):
        return "other results"
    for one, other in zip(before.values, after.values, strict=True):
        if one is None:
            continue
        if other is None:
            return "poison"
        if not same(one, other, tolerance):
            return "other values"
    return ""


def settled(outcome: Outcome, other: Outcome) -> Outcome | None:
    """The common part of two runs with different junk in uninitialized memory; None if nothing is left to compare."""
    if outcome.kind != VALUES or other.kind != VALUES or len(outcome.values) != len(other.values):
        return None
    values = [
        one if one is not None and two is not None and same(one, two, 0.0) else None
        for one, two in zip(outcome.values, other.values, strict=True)
    ]
    told = [one for one in values if one is not None and not (one.dtype.kind == "U" and one.shape == ())]
    if not told and any(one is None for one in values):
        return None
    return Outcome(VALUES, values)


def same(one: Array, other: Array, tolerance: float) -> bool:
    """Equal, NaN to NaN and up to the relative tolerance; zeros keep their sign where there is no tolerance."""
    if one.shape != other.shape or one.dtype.kind != other.dtype.kind:
        return False
    if one.dtype.kind not in "fc":
        return bool(np.array_equal(one, other))
    if tolerance:
        if one.dtype.kind == "c":
            # Of infinite numbers functions only promise that they are; there is one infinity (C, annex G).
            finite = ~(np.isinf(one) & np.isinf(other))
            one, other = one[finite], other[finite]
        # A formula of several ops rounds after each: narrow formats get a few units in the last place.
        tolerance = max(tolerance, 4 * float(np.finfo(one.dtype).eps))
        return bool(np.allclose(one, other, rtol=tolerance, atol=tolerance, equal_nan=True))
    signs = np.isnan(one) | (np.signbit(one.real) == np.signbit(other.real))
    return bool(np.array_equal(one, other, equal_nan=True) and np.all(signs))


__all__ = ["LIMIT", "UNDEFINED", "UNSUPPORTED", "VALUES", "Outcome", "difference", "function_type", "outcome_of"]
