"""The canonicalization rules of the affine dialect, by the op that they are rooted at."""

from __future__ import annotations

from pyopt.passes.canonicalize.affine import access_rules, extremum_rules, loop_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rule

RULES: Final[dict[str, tuple[Rule, ...]]] = {
    **access_rules.RULES,
    **extremum_rules.RULES,
    **loop_rules.RULES,
}
NEEDS: Final[dict[Rule, tuple[str, ...]]] = {**access_rules.NEEDS, **extremum_rules.NEEDS}
