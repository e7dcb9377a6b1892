"""The rules that the reference has as folds which change the op: every pass of its that folds does that, too."""

from __future__ import annotations

from passes.canonicalize import rules_of
from passes.canonicalize.folds_as_rules import FOLDS_AS_RULES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.opinfo import OpInfo
    from pyopt.rewrite.rewriter import Rule


def folds_in_place(info: OpInfo) -> tuple[Rule, ...]:
    """The rules of an op that count as its fold."""
    return tuple([rule for rule in rules_of(info) if rule.__name__ in FOLDS_AS_RULES])
