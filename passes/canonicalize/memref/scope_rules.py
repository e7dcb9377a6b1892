"""Rules for alloca_scope."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rule

RULES: Final[dict[str, tuple[Rule, ...]]] = {}
