"""The canonicalization rules of the shape dialect, by the op that they are rooted at."""

from __future__ import annotations

from pyopt.passes.canonicalize.shape import assertion_rules, broadcast_rules, shape_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rule

RULES: Final[dict[str, tuple[Rule, ...]]] = {
    **assertion_rules.RULES,
    **broadcast_rules.RULES,
    **shape_rules.RULES,
}

FOREIGN_RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "tensor.cast": (shape_rules.cast_of_shape_of,),
    "tensor.extract": (shape_rules.extract_from_shape_of,),
}
"""Rules rooted at ops of other dialects."""
