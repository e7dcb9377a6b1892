"""What a run of a function gives, and whether another run may give something else."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from pyopt.interpreter.api import described
from pyopt.interpreter.convert import array_of_value, type_text
from pyopt.interpreter.errors import LIMIT, UNDEFINED, UNSUPPORTED, ExecutionError
from pyopt.interpreter.execution import execute
from pyopt.interpreter.machine import Machine, Options
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.printing import as_text
from pyopt.interpreter.values import MemRef, Poison
from pyopt.ir.attributes import function_type_of
from pyopt.ir.core import Operation
from pyopt.ir.types import FunctionType, Type

MAX_STEPS = 10_000
MAX_MEMORY = 64 << 20
VALUES = "values"
SHOWN = 300
"""Characters of an array in a report."""


class Outcome(NamedTuple):
    """`kind` is VALUES or a kind of error; `values` are the results and then the memref arguments' contents, None for
    poison."""

    kind: str
    values: list[Array | None]
    message: str = ""

    def text(self) -> str:
        """For people."""
        if self.kind != VALUES:
            return f"{self.kind}: {self.message}"
        shown = ["poison" if one is None else short_text(one) for one in self.values]
        return "\n      ".join(shown) or "(nothing)"


def short_text(array: Array) -> str:
    """An array for a report, which many elements would drown."""
    text = as_text(array)
    if len(text) > SHOWN:
        text = text[:SHOWN] + f"...  ({'x'.join([str(size) for size in array.shape])})"
    return text.replace("\n", "\n      ")


def function_type(function: Operation) -> FunctionType:
    type = function_type_of(function.attributes.get("function_type"))
    assert type is not None
    return type


def outcome_of(module: Operation, function: Operation, inputs: Sequence[object], junk: int, eager: bool) -> Outcome:
    """Runs a function on copies of the inputs; `junk` and `eager` as in the interpreter's options."""
    return run_on(module, function, inputs, junk, eager)[0]


def run_on(
    module: Operation, function: Operation, inputs: Sequence[object], junk: int, eager: bool
) -> tuple[Outcome, ExecutionError | None]:
    """The outcome, and the error that it is."""
    options = Options(max_steps=MAX_STEPS, max_memory=MAX_MEMORY, max_calls=200, junk=junk, eager=eager)
    arguments = copy.deepcopy(list(inputs))
    type = function_type(function)
    try:
        results = execute(Machine(module, options), function, arguments)
        values = [_array(value, one) for value, one in zip(results, type.results, strict=True)]
        for argument, one in zip(arguments, type.inputs, strict=True):
            if isinstance(argument, MemRef):
                values.append(None if argument.buffer.freed else _array(argument, one))
    except ExecutionError as error:
        return Outcome(error.kind, [], described(error)), error
    return Outcome(VALUES, values), None


def _array(value: object, type: Type) -> Array | None:
    """The value as an array; those of a dialect's own types that have no arrays as their text."""
    if isinstance(value, Poison):
        return None
    try:
        return array_of_value(value, type)
    except (TypeError, ValueError):
        return np.array(f"{type_text(type)}: {value}")


def difference(before: Outcome, after: Outcome, tolerance: float) -> str:
    """How the outcome after a pass is worse than that before; "" if it is allowed."""
    if before.kind != VALUES or after.kind in (UNSUPPORTED, LIMIT):
        return ""
    if after.kind != VALUES:
        return after.kind
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
        return bool(np.allclose(one, other, rtol=tolerance, atol=tolerance, equal_nan=True))
    signs = np.isnan(one) | (np.signbit(one.real) == np.signbit(other.real))
    return bool(np.array_equal(one, other, equal_nan=True) and np.all(signs))


__all__ = ["LIMIT", "UNDEFINED", "UNSUPPORTED", "VALUES", "Outcome", "difference", "function_type", "outcome_of"]
