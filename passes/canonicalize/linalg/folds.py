"""The folds of linalg ops that change the op."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import STRUCTURED
from pyopt.light import Final
from pyopt.passes.canonicalize.memory_casts import look_through_casts
from pyopt.rewrite.rules import Rule

_KEEPING_CASTS: Final = frozenset(("linalg.broadcast", "linalg.map", "linalg.reduce", "linalg.transpose"))
"""The structured ops that do not look through casts of memrefs: this rule leaves them alone, as the reference does."""

RULES: Final[tuple[Rule, ...]] = (
    Rule(" ".join((STRUCTURED - _KEEPING_CASTS) | {"linalg.softmax"}), look_through_casts, "memref.cast", fold=True),
)
