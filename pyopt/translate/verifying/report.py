"""The problems that the checks report."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    Problems: TypeAlias = list[tuple[str, Operation]]
    """Messages, each with the op that it is about."""

HUGE: Final = "huge alignment values are unsupported"
LARGEST_ALIGNMENT: Final = 1 << 32
