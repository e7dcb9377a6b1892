"""Base class for what watches a pipeline run: timing, printing of the IR."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.ir.core import Operation
    from pyopt.pipeline.manager import PassManager
    from pyopt.pipeline.passes import ScheduledPass


class Instrumentation:
    """Does nothing; a watcher overrides what it wants to know of."""

    __slots__ = ()

    def before_pass(self, scheduled: ScheduledPass, op: Operation) -> None:
        """A pass is about to run on `op`."""

    def after_pass(self, scheduled: ScheduledPass, op: Operation, changed: bool) -> None:
        """A pass ran on `op`, and the verifier found nothing wrong."""

    def pass_failed(self, scheduled: ScheduledPass, op: Operation) -> None:
        """A pass failed on `op`, or left it in a state that the verifier rejects."""

    def before_nested(self, group: list[PassManager]) -> None:
        """Nested managers are about to run on the ops inside an op."""

    def after_nested(self, group: list[PassManager]) -> None:
        """They did."""

    def before_manager(self, manager: PassManager) -> None:
        """A nested manager is about to run on one op."""

    def after_manager(self, manager: PassManager) -> None:
        """It did."""
