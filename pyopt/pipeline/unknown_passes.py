"""The message for a pass that pyopt does not have. Loaded for errors only."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.pipeline.reference_passes import is_of_reference

GONE: Final = {
    "buffer-deallocation": "buffer-deallocation-pipeline",
    "finalizing-bufferize": "one-shot-bufferize",
    "func-bufferize": "one-shot-bufferize=bufferize-function-boundaries",
    "scf-bufferize": "one-shot-bufferize",
    "test-constant-fold": "test-single-fold, which pyopt does not have, or canonicalize",
}
"""Passes that mlir-opt no longer has, and what took their place."""


def why_unknown(name: str) -> str:
    """The status of a pass that is or was one of mlir-opt, for a message behind its name; "" for any other name."""
    if name in GONE:
        return f"is no longer a pass of mlir-opt; instead of it: {GONE[name]}"
    return "is a pass of mlir-opt that pyopt does not have" if is_of_reference(name) else ""
