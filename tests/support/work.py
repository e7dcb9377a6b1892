"""Work that is counted in calls of functions, which do not depend on the machine or on what else runs there."""

from __future__ import annotations

import sys
from types import FrameType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def calls_in(work: Callable[[], object]) -> int:
    """How many functions are called, those of C too; of compiled modules only what they call in others."""
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count
