"""The canonicalization rules of the tensor dialect, by the op that they are rooted at."""

from __future__ import annotations

from pyopt.passes.canonicalize.reshapes import NEEDS as NEEDS_OF_RESHAPES
from pyopt.passes.canonicalize.tensor import (
    cast_rules,
    element_rules,
    pack_rules,
    pad_rules,
    reshape_rules,
    slice_rules,
)
from pyopt.passes.canonicalize.tensor_casts import NEEDS as NEEDS_OF_CASTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rule

RULES: Final[dict[str, tuple[Rule, ...]]] = {
    **cast_rules.RULES,
    **element_rules.RULES,
    **slice_rules.RULES,
    **reshape_rules.RULES,
    **pad_rules.RULES,
    **pack_rules.RULES,
}
NEEDS: Final[dict[Rule, tuple[str, ...]]] = {
    **element_rules.NEEDS,
    **NEEDS_OF_RESHAPES,
    **NEEDS_OF_CASTS,
}
"""What a rule wants among the ops that make the root's operands; it is not asked where none of them does."""
