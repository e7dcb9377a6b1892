"""The canonicalization rules of the scf dialect, by the op that they are rooted at."""

from __future__ import annotations

from pyopt.passes.canonicalize.scf import for_rules, forall_rules, if_rules, parallel_rules, region_rules, while_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rule

RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "scf.execute_region": region_rules.EXECUTE_REGION_RULES,
    "scf.for": for_rules.RULES,
    "scf.forall": forall_rules.RULES,
    "scf.if": if_rules.RULES,
    "scf.index_switch": region_rules.INDEX_SWITCH_RULES,
    "scf.parallel": parallel_rules.RULES,
    "scf.while": while_rules.RULES,
}
NEEDS: Final[dict[Rule, tuple[str, ...]]] = {**for_rules.NEEDS}
"""What a rule wants among the ops that make the root's operands; it is not asked where none of them does."""

FOREIGN_RULES: Final[dict[str, tuple[Rule, ...]]] = {"tensor.dim": (forall_rules.dim_of_result,)}
"""Rules rooted at ops of other dialects."""
