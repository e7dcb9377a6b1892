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

    from pyopt.pipeline.passes import Pass, Step


@final
class PipelineOptions:
    """Those of its passes."""

    def __init__(self) -> None:
        self.private_function_dynamic_ownership = False
        self.reference_exact = False


def _text(value: bool) -> str:
    return "true" if value else "false"


def _pass(name: str) -> Pass:
    from pyopt.passes.registry import find_pass

    found = find_pass(name)
    assert found is not None, name
    return found


def expand(options: object) -> list[Step]:
    """The passes of the pipeline, in order."""
    assert isinstance(options, PipelineOptions)
    dynamic = f"private-function-dynamic-ownership={_text(options.private_function_dynamic_ownership)}"
    exact = f"reference-exact={_text(options.reference_exact)}"
    return [
        ("", _pass("expand-realloc"), "emit-deallocs=false"),
        ("", _pass("canonicalize"), ""),
        ("", _pass("ownership-based-buffer-deallocation"), dynamic),
        ("", _pass("canonicalize"), ""),
        ("", _pass("buffer-deallocation-simplification"), ""),
        ("", _pass("bufferization-lower-deallocations"), exact),
        ("", _pass("cse"), ""),
        ("", _pass("canonicalize"), ""),
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
