"""Differences that are the reference's own, and so ours: each with its reason."""

from __future__ import annotations

from typing import NamedTuple

from pyopt.ir.core import Operation


class Known(NamedTuple):
    """A pass that may make differences of these kinds in modules that have all of `ops`."""

    name: str
    kinds: tuple[str, ...]
    ops: tuple[str, ...]
    reason: str


KNOWN = (
    Known(
        "loop-invariant-code-motion",
        ("undefined behaviour",),
        ("tensor.pack",),
        "tensor.pack counts as speculatable if its tiles are static, though they need not divide a dynamic extent",
    ),
    Known(
        "cse",
        ("other values", "undefined behaviour"),
        ("bufferization.to_memref",),
        "the memrefs of one tensor are one, or copies: a program that writes to them, or frees them, can tell",
    ),
    Known(
        "canonicalize",
        ("other values",),
        ("bufferization.to_memref", "bufferization.to_tensor", "memref.store"),
        "the memref of a tensor that was a memref is that one, no copy",
    ),
    Known(
        "canonicalize",
        ("other values",),
        ("shape.is_broadcastable", "shape.split_at"),
        "one shape alone is broadcastable, even if it is invalid, as a split out of bounds is",
    ),
    Known(
        "canonicalize",
        ("other values",),
        ("shape.any",),
        "shape.any may take any of its operands, whether they agree or not",
    ),
    Known(
        "canonicalize",
        ("other values",),
        ("complex.log", "complex.exp"),
        "log(exp(x)) becomes x, of which the logarithm only knows the angle up to whole turns, and not beyond infinity",
    ),
)


def is_known(name: str, kind: str, module: Operation) -> bool:
    """A pass is known to make such a difference in a module."""
    candidates = [one for one in KNOWN if one.name == name and kind in one.kinds]
    if not candidates:
        return False
    there = {op.info.name for op in module.walk()}
    return any(there.issuperset(one.ops) for one in candidates)
