"""The canonicalization rules of the memref dialect, by the op that they are rooted at."""

from __future__ import annotations

from passes.canonicalize.memref import access_rules, alloc_rules, reshape_rules, scope_rules, view_rules

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
