"""The options of the sparsification pass that the sparsifier has, too."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.pipeline.options import OptionValues, TextOption

SERIAL: Final = "none"
STRATEGIES: Final = (
    SERIAL,
    "dense-outer-loop",
    "any-storage-outer-loop",
    "dense-any-loop",
    "any-storage-any-loop",
)
"""The loops that may become parallel: none; the outermost one, if it is dense or anyway; all, if dense or anyway."""
PARALLELIZATION_STRATEGY: Final = TextOption(
    "parallelization-strategy", SERIAL, "Which loops become parallel", STRATEGIES
)
FUNCTIONAL: Final = "functional"
ITERATORS: Final = "sparse-iterator"
DEBUG: Final = "debug-interface"
EMIT_STRATEGIES: Final = (FUNCTIONAL, ITERATORS, DEBUG)
SPARSE_EMIT_STRATEGY: Final = TextOption(
    "sparse-emit-strategy",
    FUNCTIONAL,
    "What loops over sparse levels are made of: positions and coordinates (functional), iteration spaces "
    "(sparse-iterator), or unregistered ops that say what levels are asked (debug-interface)",
    EMIT_STRATEGIES,
)


def allows_parallel(options: OptionValues, outermost: bool, sparse: bool) -> bool:
    """Whether a loop may be parallel."""
    strategy = PARALLELIZATION_STRATEGY.of(options)
    if strategy == SERIAL or (strategy.endswith("-outer-loop") and not outermost):
        return False
    return strategy.startswith("any-storage") or not sparse
