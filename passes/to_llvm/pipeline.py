"""test-lower-to-llvm: arith, linalg, memref, scf and vector down to llvm.

As in the reference, ops that only these passes do not know stay, with casts around them.
"""

from __future__ import annotations

from pyopt.light import final
from pyopt.pipeline.passes import make_pipeline

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.pipeline.passes import Step

FUNCTION: Final = "func.func"


@final
class LowerOptions:
    """The options of the pipeline."""

    __slots__ = ("reassociate_fp_reductions",)

    def __init__(self) -> None:
        self.reassociate_fp_reductions = False


def stages(options: LowerOptions) -> list[tuple[str, str, str]]:
    """(anchor or "", pass, options)."""
    reassociate = "true" if options.reassociate_fp_reductions else "false"
    return [
        (FUNCTION, "convert-vector-to-scf", ""),
        (FUNCTION, "convert-linalg-to-loops", ""),
        ("", "lower-affine", ""),
        ("", "convert-scf-to-cf", ""),
        ("", "canonicalize", ""),
        ("", "cse", ""),
        ("", "convert-vector-to-llvm", f"force-32bit-vector-indices=true reassociate-fp-reductions={reassociate}"),
        (FUNCTION, "convert-math-to-llvm", ""),
        ("", "expand-strided-metadata", ""),
        ("", "lower-affine", ""),
        ("", "finalize-memref-to-llvm", ""),
        ("", "convert-func-to-llvm", ""),
        ("", "convert-arith-to-llvm", ""),
        ("", "convert-cf-to-llvm", ""),
        ("", "convert-index-to-llvm", ""),
        ("", "convert-ub-to-llvm", ""),
        ("", "reconcile-unrealized-casts", ""),
    ]


def expand(options: object) -> list[Step]:
    """The passes of the pipeline."""
    from pyopt.passes.registry import known_pass

    assert isinstance(options, LowerOptions)
    return [(anchor, known_pass(name), text) for anchor, name, text in stages(options)]


LOWER: Final = make_pipeline(
    "test-lower-to-llvm",
    expand,
    LowerOptions,
    options={"reassociate-fp-reductions": "Sums of floats may be computed in another order"},
)
