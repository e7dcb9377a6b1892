"""buffer-deallocation-pipeline: ownership-based deallocation with what comes before and behind it.

Reallocation is expanded; blocks free what they own (`ownership_deallocation.py`); what is known of conditions is used
(`dealloc_simplification.py`); and what is left becomes memref.dealloc (`lower_deallocations.py`).
"""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final
from pyopt.pipeline.options import FlagOption, OptionValues
from pyopt.pipeline.passes import make_pipeline

if TYPE_CHECKING:
    from pyopt.pipeline.passes import Step


PRIVATE_FUNCTION_DYNAMIC_OWNERSHIP: Final = FlagOption(
    "private-function-dynamic-ownership",
    False,
    "Private functions return an i1 value for each buffer that they return, which says whether the caller owns it",
)
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact",
    False,
    "Do not free a buffer that occurs twice when its first condition is false, as mlir-opt does",
)


def expand(options: OptionValues) -> list[Step]:
    """The passes of the pipeline, in order."""
    from pyopt.passes.registry import known_pass

    dynamic = PRIVATE_FUNCTION_DYNAMIC_OWNERSHIP.text(options)
    exact = REFERENCE_EXACT.text(options)
    return [
        ("", known_pass("expand-realloc"), "emit-deallocs=false"),
        ("", known_pass("canonicalize"), ""),
        ("", known_pass("ownership-based-buffer-deallocation"), dynamic),
        ("", known_pass("canonicalize"), ""),
        ("", known_pass("buffer-deallocation-simplification"), ""),
        ("", known_pass("bufferization-lower-deallocations"), exact),
        ("", known_pass("cse"), ""),
        ("", known_pass("canonicalize"), ""),
    ]


PIPELINE: Final = make_pipeline(
    "buffer-deallocation-pipeline", expand, (PRIVATE_FUNCTION_DYNAMIC_OWNERSHIP, REFERENCE_EXACT)
)
