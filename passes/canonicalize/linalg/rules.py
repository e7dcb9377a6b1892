"""The canonicalization rules of the linalg dialect: those that the dialects have for all structured ops come first."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import STRUCTURED
from pyopt.light import Final
from pyopt.passes.canonicalize.linalg import fill_rules, move_rules, pack_rules, structure_rules
from pyopt.passes.canonicalize.tensor.element_rules import destination_style_rule
from pyopt.rewrite.rules import Rule

RULES: Final[tuple[Rule, ...]] = (
    *structure_rules.RULES,
    destination_style_rule("linalg.softmax " + " ".join(STRUCTURED)),
    *pack_rules.RULES,
    *fill_rules.RULES,
    structure_rules.IDENTITY_RULE,
    *move_rules.RULES,
)
