"""buffer-deallocation-pipeline: ownership-based deallocation with what comes before and behind it.

Reallocation is expanded; blocks free what they own (`ownership_deallocation.py`); what is known of conditions is used
(`dealloc_simplification.py`); and what is left becomes memref.dealloc (`lower_deallocations.py`).
"""

from __future__ import annotations

from pyopt.light import final
from pyopt.pipeline.passes import make_pipeline

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.pipeline.passes import Step


@final
class PipelineOptions:
    """Those of its passes."""

    def __init__(self) -> None:
        self.private_function_dynamic_ownership = False
        self.reference_exact = False


def _text(value: bool) -> str:
    return "true" if value else "false"


def expand(options: object) -> list[Step]:
    """The passes of the pipeline, in order."""
    from pyopt.passes.registry import known_pass

    assert isinstance(options, PipelineOptions)
    dynamic = f"private-function-dynamic-ownership={_text(options.private_function_dynamic_ownership)}"
    exact = f"reference-exact={_text(options.reference_exact)}"
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
    "buffer-deallocation-pipeline",
    expand,
    PipelineOptions,
    options={
        "private-function-dynamic-ownership": "Private functions return an i1 value for each buffer that they return, "
        "which says whether the caller owns it",
        "reference-exact": "Leave a buffer that comes twice if the condition of its first place does not hold, as "
        "mlir-opt does",
    },
)
