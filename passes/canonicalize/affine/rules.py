"""The canonicalization rules of the affine dialect, by root in the order in which they are tried."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.passes.canonicalize.affine import access_rules, extremum_rules, index_rules, loop_rules
from pyopt.rewrite.rules import Rule

RULES: Final[tuple[Rule, ...]] = (
    *access_rules.RULES,
    *extremum_rules.RULES,
    *index_rules.RULES,
    *loop_rules.RULES,
)
