"""The canonicalization rules of the scf dialect, by root in the order in which they are tried."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.passes.canonicalize.scf import (
    branch_rules,
    for_rules,
    forall_rules,
    if_rules,
    parallel_rules,
    region_rules,
    while_move_if,
    while_rules,
)
from pyopt.rewrite.rules import Rule

RULES: Final[tuple[Rule, ...]] = (
    *for_rules.RULES,
    *forall_rules.RULES,
    *if_rules.RULES,
    *parallel_rules.RULES,
    *region_rules.RULES,
    *while_rules.RULES,
    *branch_rules.RULES,
    *while_move_if.RULES,
)
