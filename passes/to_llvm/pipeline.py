"""test-lower-to-llvm: arith, linalg, memref, scf and vector down to llvm.

As in the reference, ops that only these passes do not know stay, with casts around them.
"""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final
from pyopt.pipeline.options import FlagOption, OptionValues
from pyopt.pipeline.passes import make_pipeline

if TYPE_CHECKING:
    from pyopt.pipeline.passes import Step

FUNCTION: Final = "func.func"


REASSOCIATE_FP_REDUCTIONS: Final = FlagOption(
    "reassociate-fp-reductions", False, "Allow reassociation of floating-point reductions"
)


def stages(options: OptionValues) -> list[tuple[str, str, str]]:
    """(anchor or "", pass, options)."""
    return [
        (FUNCTION, "convert-vector-to-scf", ""),
        (FUNCTION, "convert-linalg-to-loops", ""),
        ("", "lower-affine", ""),
        ("", "convert-scf-to-cf", ""),
        ("", "canonicalize", ""),
        ("", "cse", ""),
        ("", "convert-vector-to-llvm", f"force-32bit-vector-indices=true {REASSOCIATE_FP_REDUCTIONS.text(options)}"),
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


def expand(options: OptionValues) -> list[Step]:
    """The passes of the pipeline."""
    from pyopt.passes.registry import known_pass

    return [(anchor, known_pass(name), text) for anchor, name, text in stages(options)]


LOWER: Final = make_pipeline("test-lower-to-llvm", expand, (REASSOCIATE_FP_REDUCTIONS,))
