"""The canonicalization rules of the vector dialect, by root in the order in which they are tried."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.passes.canonicalize.vector import (
    element_list_rules,
    element_rules,
    memory_rules,
    product_rules,
    shape_rules,
    step_rules,
)
from pyopt.rewrite.rules import Rule

RULES: Final[tuple[Rule, ...]] = (
    *element_list_rules.RULES,
    *element_rules.RULES,
    *memory_rules.RULES,
    *product_rules.RULES,
    *shape_rules.RULES,
    *step_rules.RULES,
)
