"""The problems that the checks report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import TypeAlias

    from pyopt.ir.core import Operation

    Problems: TypeAlias = list[tuple[str, Operation]]
    """Messages, each with the op that it is about."""

HUGE: Final = "huge alignment values are unsupported"
LARGEST_ALIGNMENT: Final = 1 << 32
