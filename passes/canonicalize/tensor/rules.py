"""The canonicalization rules of the tensor dialect, by root in the order in which they are tried."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.passes.canonicalize.tensor import (
    cast_rules,
    element_rules,
    pad_rules,
    reshape_rules,
    slice_rules,
)
from pyopt.rewrite.rules import Rule

RULES: Final[tuple[Rule, ...]] = (
    *cast_rules.RULES,
    *element_rules.RULES,
    *pad_rules.RULES,
    *reshape_rules.RULES,
    *slice_rules.RULES,
)
