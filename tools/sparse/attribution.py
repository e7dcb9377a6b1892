"""Finds the decisions that make the text of a pipeline another than mlir-opt's, kernel by kernel.

A pipeline runs with `reference-exact`, which has to give the reference's text; then again with some decisions of
`Policy`, or some passes, as they are by default. Those that change the text are the reasons of the difference.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from pyopt.passes.sparsify import pipelines, policy
from pyopt.passes.sparsify.codegen import bufferization
from tools.sparse.check import functions_of
from tools.sparse.kernels import module_text
from tools.sparse.table import KERNELS
from tools.sparse.transform import reference, transform

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tools.sparse.kernels import Formats, TableKernel

PIPELINES: Final = {
    "buffers": ("sparsification-and-bufferization", ""),
    "codegen": ("sparsifier", "enable-runtime-library=false"),
    "library": ("sparsifier", "enable-runtime-library=true"),
}
"""Name of a comparison -> the pipeline and its options."""
FREES, BUFFERIZES = "frees_temporary_storage", "one-shot-bufferize"
"""Causes of differences that are neither a decision of Policy nor a pass."""
PASSES: Final = (
    "sparse-tensor-codegen", "sparse-buffer-rewrite", "expand-strided-metadata", "convert-vector-to-llvm",
    "arith-expand", "convert-math-to-libm",
)  # fmt: skip
"""Those whose `reference-exact` is not made of decisions with names."""
SWITCHES: Final = (*policy.Policy.__slots__, *PASSES, FREES, BUFFERIZES)
NOT_EXACT: Final = "not_exact"
"""Our text is not the reference's with `reference-exact` either."""
EVERY: Final = 4
"""The number of choices of the table for each one that is compared by default."""


class Compared(NamedTuple):
    """A kernel in its formats behind a pipeline. differs: our text is not the reference's, by default or exactly;
    reasons: the switches that make the difference; refused: the reference has no text."""

    name: str
    differs: bool
    reasons: tuple[str, ...]
    refused: bool = False


def sample(every: int = EVERY) -> list[tuple[TableKernel, Formats]]:
    """Each `every`-th choice of the table."""
    choices = [(kernel, formats) for kernel in KERNELS for formats in kernel.choices]
    return choices[every - 1 :: every]


def label(kernel: TableKernel, formats: Formats) -> str:
    return f"{kernel.group}:{kernel.name} {formats.label}"


def compare(kernel: TableKernel, formats: Formats, pipeline: str) -> Compared | None:
    """None if a format cannot hold the kernel's tensors."""
    functions = functions_of(kernel, formats, quick=True)[:1]
    if not functions:
        return None
    text, name = module_text(functions), label(kernel, formats)
    argument, options = PIPELINES[pipeline]
    plain = [f"--{argument}={options}" if options else f"--{argument}"]
    theirs = reference(text, plain)
    if theirs.code or theirs.crashed:
        return Compared(name, False, (), True)

    def exact(on: Sequence[str]) -> bool:
        """Whether the reference's text comes of all of its decisions but those that are `on`."""
        with switched(on):
            done = transform(text, [f"--{argument}={(options + ' reference-exact=true').strip()}"], "pyopt")
        return done.text == theirs.text and not done.code

    if not exact(()):
        return Compared(name, True, (NOT_EXACT,))
    ours = transform(text, plain, "pyopt")
    if ours.text == theirs.text and not ours.code:
        return Compared(name, False, ())
    return Compared(name, True, tuple(found_in(SWITCHES, lambda on: not exact(on))))


def found_in(switches: Sequence[str], changes: Callable[[Sequence[str]], bool]) -> list[str]:
    """Those that change something on their own, found by halves: most halves change nothing."""
    if not changes(switches):
        return []
    if len(switches) == 1:
        return list(switches)
    half = len(switches) // 2
    return found_in(switches[:half], changes) + found_in(switches[half:], changes)


@contextmanager
def switched(on: Sequence[str]) -> Iterator[None]:
    """Runs with `reference-exact` have these switches as they are by default."""
    exactly, ways, options = pipelines.exactly, pipelines.Ways, bufferization.sparsifier_options
    decisions = [one for one in on if one in policy.Policy.__slots__]
    for one in decisions:
        setattr(policy.REFERENCE, one, True)
    pipelines.exactly = lambda name, text: text if name in on else exactly(name, text)
    if FREES in on:
        pipelines.Ways = lambda sparsifier=None, exact=False: ways(sparsifier, False)  # type: ignore[misc,assignment]  # for a while
    if BUFFERIZES in on:
        bufferization.sparsifier_options = lambda only_analysis, reference_exact: options(only_analysis, False)
    try:
        yield
    finally:
        for one in decisions:
            setattr(policy.REFERENCE, one, False)
        pipelines.exactly, pipelines.Ways, bufferization.sparsifier_options = exactly, ways, options  # type: ignore[misc]  # as it was
