"""Runs a kernel in its formats on the inputs, before or after a pipeline, and compares with NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.interpreter import RunError, parse, run
from pyopt.interpreter.machine import Options
from pyopt.ir.types import TensorType
from tools.sparse.formats import encodings
from tools.sparse.kernels import (
    ALL,
    NONE,
    OTHERS,
    PATTERNS,
    KernelFunction,
    make_function,
    module_text,
    variants,
    wrapper,
)
from tools.sparse.transform import DEALLOCATION, WHOLE_LIBRARY, available, transform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.api import Program
    from pyopt.interpreter.numbers import Array
    from tools.sparse.kernels import Formats, TableKernel

OK, WRONG, LEFT, REFUSED, CRASHED, FAILED, UNFIT = "ok", "wrong", "left", "refused", "crashed", "failed", "unfit"
LEAKS: Final = "leaks"
VERDICTS: Final = {
    OK: "all results are NumPy's",
    WRONG: "some result is another",
    LEFT: "results are right, but a kernel is there still: nothing has made it loops",
    REFUSED: "the pipeline reports an error",
    CRASHED: "the pipeline crashes",
    FAILED: "the interpreter refuses what the pipeline made",
    LEAKS: "results are right, but memory is left on the heap",
    UNFIT: "the format cannot hold it",
}


TO_BUFFERS: Final = (
    "--sparse-tensor-codegen", "--sparse-tensor-conversion", "--sparsification-and-bufferization", WHOLE_LIBRARY,
)  # fmt: skip
"""Behind these, functions take and give no sparse tensors any more: wrappers that convert are called."""


LIBRARY_STAGES: Final = ("--sparse-tensor-conversion", WHOLE_LIBRARY)
"""Behind these, sparse tensors are handles, which deallocation of buffers knows nothing of."""


class Result(NamedTuple):
    """The outcome for a kernel in its formats."""

    kernel: TableKernel
    formats: Formats
    verdict: str
    detail: str = ""
    runs: int = 0


def functions_of(
    kernel: TableKernel, formats: Formats, quick: bool = False, stripped: bool = False, first: int = 0
) -> list[KernelFunction]:
    """The kernel for all extents (for `quick`, for the usual ones and all of 1), as @k0, @k1, ..., from `first` on."""
    given = variants(kernel)
    if quick:
        given = [given[0], given[-1]]
    made = [make_function(kernel, formats, one, f"k{first + at}", stripped) for at, one in enumerate(given)]
    return [one for one in made if one is not None]


def check(
    kernel: TableKernel, formats: Formats, stages: Sequence[str], transformer: str, quick: bool = False
) -> Result:
    """The verdict on the kernel after the stages."""
    functions = functions_of(kernel, formats, quick)
    if not functions:
        return Result(kernel, formats, UNFIT)
    wraps = any(one.partition("=")[0] in TO_BUFFERS for one in stages)
    if not wraps:
        return _run_all(kernel, formats, functions, stages, transformer, "")
    if leaves_freeing(stages):
        return _run_all(kernel, formats, functions, stages, transformer, NONE)
    found = _run_all(kernel, formats, functions, stages, transformer, OTHERS)
    if kernel.in_place and found.verdict == LEAKS:
        # It gives another tensor than the one that it was given, which the caller frees, too.
        found = _run_all(kernel, formats, functions, stages, transformer, ALL)
    return found


def leaves_freeing(stages: Sequence[str]) -> bool:
    """Returns whether a pass frees the allocations of wrappers."""
    return any(one in DEALLOCATION for one in stages) and not any(one.startswith(LIBRARY_STAGES) for one in stages)


def _run_all(
    kernel: TableKernel,
    formats: Formats,
    functions: Sequence[KernelFunction],
    stages: Sequence[str],
    transformer: str,
    frees: str,
) -> Result:
    """The verdict, if wrappers free so; "" for no wrappers."""
    text = module_text(functions)
    if frees:
        text += "".join([wrapper(one, "w" + name_of(one), frees) for one in functions])
    outcome = transform(text, available(transformer, tuple(stages)), transformer)
    if outcome.crashed:
        return Result(kernel, formats, CRASHED, first_line(outcome.errors))
    if outcome.code:
        return Result(kernel, formats, REFUSED, first_line(outcome.errors))
    try:
        program = parse(outcome.text)
    except RunError as error:
        return Result(kernel, formats, FAILED, first_line(str(error)))
    runs = 0
    # One-Shot bufferization leaves it to the passes behind it to free what was dense.
    counts = frees == NONE or (frees != "" and not any("bufferize" in one for one in stages))
    for at, function in enumerate(functions):
        for pattern in PATTERNS:
            verdict, detail = compare(program, function, "w" * (frees != "") + name_of(function), pattern, at, counts)
            runs += 1
            if verdict != OK:
                return Result(kernel, formats, verdict, f"@{name_of(function)}, {pattern}: {detail}", runs)
    return Result(kernel, formats, LEFT if transformer != "none" and has_kernels(program) else OK, "", runs)


def check_twin(kernel: TableKernel, formats: Formats, quick: bool = False) -> Result:
    """The verdict on the kernel without encodings, which has no business with the sparse formats."""
    functions = functions_of(kernel, formats, quick, stripped=True)
    program = parse("".join([one.text for one in functions]))
    for at, function in enumerate(functions):
        for pattern in PATTERNS:
            verdict, detail = compare(program, function, name_of(function), pattern, at)
            if verdict != OK:
                return Result(kernel, formats, verdict, f"twin @{name_of(function)}, {pattern}: {detail}")
    return Result(kernel, formats, OK)


def name_of(function: KernelFunction) -> str:
    return function.text.partition("@")[2].partition("(")[0]


def compare(
    program: Program, function: KernelFunction, name: str, pattern: str, seed: int, counts: bool = False
) -> tuple[str, str]:
    """(verdict, what differs) of one run; `counts`: all memory has to be freed."""
    inputs = function.inputs(pattern, seed)
    expected = function.expected(inputs)
    try:
        options = Options(check_leaks=counts)
        found = run(program, name, *[inputs[one].copy() for one in function.arguments], options=options)
    except RunError as error:
        if counts and "never deallocated" in str(error):
            return LEAKS, first_line(str(error))
        return FAILED, first_line(str(error))
    for one, other in zip(found, expected, strict=True):
        if one.shape != other.shape or not np.array_equal(
            rounded(one), rounded(other), equal_nan=one.dtype.kind in "fc"
        ):
            return WRONG, f"{one.tolist()} is not {other.tolist()}"
    return OK, ""


def rounded(array: Array) -> Array:
    """The array rounded: libraries round some functions differently."""
    return np.asarray(np.round(array, 9)) if array.dtype in (np.float64, np.complex128) else array


def has_kernels(program: Program) -> bool:
    """Some linalg.generic on a tensor with an encoding is left, or another op that should be loops."""
    for op in program.module.walk():
        name = op.info.name
        if name in ("sparse_tensor.foreach", "sparse_tensor.concatenate"):
            return True
        if name.startswith("linalg.") and any(
            isinstance(one.type, TensorType) and isinstance(one.type.encoding, EncodingAttr)
            for one in [*op.operands, *op.results]
        ):
            return True
    return False


def first_line(text: str) -> str:
    lines = [one for one in text.splitlines() if one.strip()]
    for one in lines:
        if "error:" in one or "Assertion" in one or "Error" in one:
            return one.strip()
    return lines[0].strip() if lines else ""


def kernel_text(kernel: TableKernel, formats: Formats) -> str:
    """The function for the usual extents, for people."""
    function = functions_of(kernel, formats, quick=True)
    return module_text(function[:1]) if function else encodings([])
