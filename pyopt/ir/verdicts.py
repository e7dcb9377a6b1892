"""The interface of remembered verifier results. `pyopt.memo` implements it; a plain run has none."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.core import Operation


class Verdicts:
    """Remembers which ops were good."""

    __slots__ = ()

    def verdict(self, op: Operation) -> bool:
        """All that types and attributes decide about `op` is known to be good; False says nothing."""
        raise NotImplementedError

    def remember(self, op: Operation) -> None:
        """Takes note that `op` itself is good."""
        raise NotImplementedError

    def frame_verdict(self, op: Operation) -> bool:
        """All about `op`, which has regions, and its terminators is known to be good; False says nothing."""
        raise NotImplementedError

    def remember_frame(self, op: Operation) -> None:
        """Takes note that `op` and all inside it is good."""
        raise NotImplementedError
