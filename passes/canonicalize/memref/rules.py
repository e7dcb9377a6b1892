"""The canonicalization rules of the memref dialect, by root in the order in which they are tried."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.passes.canonicalize.memref import access_rules, alloc_rules, reshape_rules, scope_rules, view_rules
from pyopt.rewrite.rules import Rule

RULES: Final[tuple[Rule, ...]] = (
    *access_rules.RULES,
    *alloc_rules.RULES,
    *reshape_rules.RULES,
    *scope_rules.RULES,
    *view_rules.RULES,
)
