"""The options of the sparsification pass."""

from __future__ import annotations

from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

SERIAL: Final = "none"
STRATEGIES: Final = (
    SERIAL,
    "dense-outer-loop",
    "any-storage-outer-loop",
    "dense-any-loop",
    "any-storage-any-loop",
)
"""Which loops may become parallel: none; the outermost one, if it is dense or anyway; all, if dense or anyway."""
PARALLEL_HELP: Final = "Which loops become parallel"
FUNCTIONAL: Final = "functional"
ITERATORS: Final = "sparse-iterator"
DEBUG: Final = "debug-interface"
EMIT_STRATEGIES: Final = (FUNCTIONAL, ITERATORS, DEBUG)
EMIT_HELP: Final = (
    "What loops over sparse levels are made of: positions and coordinates (functional), iteration spaces "
    "(sparse-iterator), or unregistered ops that say what levels are asked (debug-interface)"
)


@final
class SparsificationOptions:
    def __init__(self) -> None:
        self.parallelization_strategy = SERIAL
        self.sparse_emit_strategy = "functional"
        self.enable_runtime_library = True
        self.reference_exact = False

    def allows_parallel(self, outermost: bool, sparse: bool) -> bool:
        """Whether a loop may be parallel."""
        strategy = self.parallelization_strategy
        if strategy == SERIAL or (strategy.endswith("-outer-loop") and not outermost):
            return False
        return strategy.startswith("any-storage") or not sparse
