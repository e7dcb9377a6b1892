"""The canonicalization rules of the arith dialect, by root in the order in which they are tried."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.passes.canonicalize.arith import cast_rules, compare_rules, integer_rules, select_rules, wide_rules
from pyopt.rewrite.rules import Rule

RULES: Final[tuple[Rule, ...]] = (
    *cast_rules.RULES,
    *compare_rules.RULES,
    *integer_rules.RULES,
    *select_rules.RULES,
    *wide_rules.RULES,
)
