"""The canonicalization rules of the vector dialect, by the op that they are rooted at."""

from __future__ import annotations

from pyopt.passes.canonicalize.vector import element_rules, memory_rules, product_rules, shape_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rule

RULES: Final[dict[str, tuple[Rule, ...]]] = {
    **element_rules.RULES,
    **shape_rules.RULES,
    **product_rules.RULES,
    **memory_rules.RULES,
}
FOREIGN_RULES: Final[dict[str, tuple[Rule, ...]]] = {
    **product_rules.FOREIGN_RULES,
    **memory_rules.FOREIGN_RULES,
}
NEEDS: Final[dict[Rule, tuple[str, ...]]] = {
    **element_rules.NEEDS,
    **shape_rules.NEEDS,
    **product_rules.NEEDS,
    **memory_rules.NEEDS,
}
