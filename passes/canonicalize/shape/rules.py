"""The canonicalization rules of the shape dialect, by root in the order in which they are tried."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.passes.canonicalize.shape import assertion_rules, broadcast_rules, shape_rules
from pyopt.passes.canonicalize.shape.common import CASTS_RULE, OPERAND_RULES
from pyopt.rewrite.rules import Rule

RULES: Final[tuple[Rule, ...]] = (
    *broadcast_rules.RULES,
    CASTS_RULE,
    *assertion_rules.RULES,
    *OPERAND_RULES,
    *shape_rules.RULES,
)
