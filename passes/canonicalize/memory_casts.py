"""Looking through casts of memrefs: what ops of several dialects do that use memory. It loads no dialect."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import MemRefType
from pyopt.passes.canonicalize.common import producer_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter, Rule

KEEPING_CASTS: Final = frozenset(("linalg.broadcast", "linalg.map", "linalg.reduce", "linalg.transpose"))
"""The structured ops that do not look through casts of memrefs."""


def looks_through_casts(name: str) -> bool:
    """An op of linalg does so."""
    # Whoever has such an op has its dialect already. By name, since others, the compiled core too, need not load it.
    structure = __import__("pyopt.dialects.linalg.structure", fromlist=("STRUCTURED",))
    structured: frozenset[str] = structure.STRUCTURED
    return name == "linalg.softmax" or (name in structured and name not in KEEPING_CASTS)


def look_through_casts(op: Operation, rewriter: Rewriter) -> bool:
    """op(.., cast(m), ..) -> op(.., m, ..), whatever the cast says, if the rank of m is known"""
    return _look_through(op, None, rewriter)


def look_through_casts_of_memory(op: Operation, rewriter: Rewriter) -> bool:
    """store x, cast(m) -> store x, m; x stays what it is"""
    return _look_through(op, op.operands[0], rewriter)


def _look_through(op: Operation, kept: Value | None, rewriter: Rewriter) -> bool:
    changed = False
    for index, value in enumerate(op.operands):
        cast = producer_of(value, "memref.cast")
        if cast is None or value is kept:
            continue
        source = cast.operands[0]
        if isinstance(source.type, MemRefType) and source.type.shape is not None:
            rewriter.set_operand(op, index, source)
            changed = True
    return changed


NEEDS: Final[dict[Rule, tuple[str, ...]]] = {
    look_through_casts: ("memref.cast",),
    look_through_casts_of_memory: ("memref.cast",),
}
"""What a rule wants among the ops that make the root's operands."""
