"""Kernels compiled for several threads: NumPy's numbers, and those of one thread bit for bit.

Every loop that may be split is, however little there is to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

import pyopt
from pyopt.native.threads import conditions
from tools.sparse.check import FAILED, OK, REFUSED, UNFIT, WRONG, Result, first_line, functions_of, name_of, rounded
from tools.sparse.kernels import OTHERS, PATTERNS, module_text, wrapper

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.numbers import Array
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
    except pyopt.NativeError as error:
        return Result(kernel, formats, REFUSED, first_line(str(error)))
    runs = 0
    for seed, function in enumerate(functions):
        name = "w" + name_of(function)
        for pattern in PATTERNS:
            verdict, detail = _compare(function, pattern, seed, one[name], several[name])
            runs += 1
            if verdict != OK:
                return Result(kernel, formats, verdict, f"@{name}, {pattern}: {detail}", runs)
    taken, given = several.allocations()
    if taken != given:
        return Result(kernel, formats, WRONG, f"{taken} blocks are allocated, and {given} freed", runs)
    return Result(kernel, formats, OK, "", runs)


def _compare(function: KernelFunction, pattern: str, seed: int, one: Any, several: Any) -> tuple[str, str]:
    inputs = function.inputs(pattern, seed)
    expected = function.expected(inputs)
    try:
        by_one, by_several = [_results(called, function, inputs) for called in (one, several)]
    except pyopt.NativeError as error:
        return FAILED, first_line(str(error))
    for alone, together, wanted in zip(by_one, by_several, expected, strict=True):
        if alone.shape != together.shape or alone.tobytes() != together.tobytes():
            return WRONG, f"{together.tolist()} is not {alone.tolist()}, which one thread gives"
        exact = together.dtype.kind not in "fc"
        if not np.array_equal(rounded(together), rounded(wanted), equal_nan=not exact):
            return WRONG, f"{together.tolist()} is not {wanted.tolist()}"
    return OK, ""


def _results(called: Any, function: KernelFunction, inputs: dict[str, Array]) -> list[Array]:
    found = called(*[inputs[one].copy() for one in function.arguments])
    return [np.array(one) for one in (found if isinstance(found, tuple) else (found,))]
