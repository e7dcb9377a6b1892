"""The canonicalization rules of the memref dialect, by the op that they are rooted at."""

from __future__ import annotations

from pyopt.passes.canonicalize import memory_casts
from pyopt.passes.canonicalize.memref import access_rules, alloc_rules, reshape_rules, scope_rules, view_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rule

RULES: Final[dict[str, tuple[Rule, ...]]] = {
    **alloc_rules.RULES,
    **access_rules.RULES,
    **view_rules.RULES,
    **reshape_rules.RULES,
    **scope_rules.RULES,
}
NEEDS: Final[dict[Rule, tuple[str, ...]]] = {
    **alloc_rules.NEEDS,
    **access_rules.NEEDS,
    **view_rules.NEEDS,
    **reshape_rules.NEEDS,
    **memory_casts.NEEDS,
}
"""What a rule wants among the ops that make the root's operands; it is not asked where none of them does."""
