"""Kernels compiled for several threads: NumPy's numbers, and those of one thread bit for bit.

Every loop that may be split is, however little there is to do: on threads, and with its iterations in an order that is
drawn, which shows more than threads do of loops that are done before another thread wakes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

import pyopt
from pyopt.native.threads import conditions
from tests.support.any_order import any_order
from tools.sparse.check import FAILED, OK, REFUSED, UNFIT, WRONG, Result, first_line, functions_of, name_of, rounded
from tools.sparse.kernels import OTHERS, PATTERNS, module_text, wrapper

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.numbers import Array
    from pyopt.native.api import CompiledModule
    from tools.sparse.kernels import Formats, KernelFunction, TableKernel


def check_threads(kernels: Sequence[TableKernel], threads: int, quick: bool) -> list[Result]:
    """The verdict on each kernel in each of its formats."""
    before = conditions.LEAST
    conditions.LEAST = 1  # type: ignore[misc]  # for this process only
    try:
        return [_check(kernel, formats, threads, quick) for kernel in kernels for formats in kernel.choices]
    finally:
        conditions.LEAST = before  # type: ignore[misc]


def _check(kernel: TableKernel, formats: Formats, threads: int, quick: bool) -> Result:
    functions = functions_of(kernel, formats, quick)
    if not functions:
        return Result(kernel, formats, UNFIT)
    text = module_text(functions) + "".join([wrapper(one, "w" + name_of(one), OTHERS) for one in functions])
    try:
        one, several = [pyopt.compile(text, threads=number) for number in (1, threads)]
        with any_order():
            shuffled = pyopt.compile(text, threads=threads)
            return _compared(Result(kernel, formats, OK), functions, (one, several, shuffled))
    except pyopt.NativeError as error:
        return Result(kernel, formats, REFUSED, first_line(str(error)))


def _compared(result: Result, functions: Sequence[KernelFunction], made: Sequence[CompiledModule]) -> Result:
    """The verdict on what modules for one thread, for several, and in any order give."""
    runs = 0
    for seed, function in enumerate(functions):
        name = "w" + name_of(function)
        for pattern in PATTERNS:
            verdict, detail = _compare(function, pattern, seed, [one[name] for one in made])
            runs += 1
            if verdict != OK:
                return result._replace(verdict=verdict, detail=f"@{name}, {pattern}: {detail}", runs=runs)
    for one in made:
        taken, given = one.allocations()
        if taken != given:
            detail = f"{taken} blocks are allocated, and {given} freed"
            return result._replace(verdict=WRONG, detail=detail, runs=runs)
    return result._replace(runs=runs)


def _compare(function: KernelFunction, pattern: str, seed: int, made: Sequence[Any]) -> tuple[str, str]:
    """The verdict on what one thread gives, and on what others give."""
    inputs = function.inputs(pattern, seed)
    expected = function.expected(inputs)
    try:
        by_one, *others = [_results(called, function, inputs) for called in made]
    except pyopt.NativeError as error:
        return FAILED, first_line(str(error))
    for alone, wanted, *together in zip(by_one, expected, *others, strict=True):
        if any(one.shape != alone.shape or one.tobytes() != alone.tobytes() for one in together):
            return WRONG, f"{[one.tolist() for one in together]} are not {alone.tolist()}, which one thread gives"
        exact = alone.dtype.kind not in "fc"
        if not np.array_equal(rounded(alone), rounded(wanted), equal_nan=not exact):
            return WRONG, f"{alone.tolist()} is not {wanted.tolist()}"
    return OK, ""


def _results(called: Any, function: KernelFunction, inputs: dict[str, Array]) -> list[Array]:
    found = called(*[inputs[one].copy() for one in function.arguments])
    return [np.array(one) for one in (found if isinstance(found, tuple) else (found,))]
