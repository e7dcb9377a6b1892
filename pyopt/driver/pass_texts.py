"""The texts of what a pass ran on, before and after it, for what compares them."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING
from pyopt.pipeline.instrumentation import Instrumentation

if TYPE_CHECKING:
    from pyopt.driver.print_ir import PrintOp
    from pyopt.ir.context import Context
    from pyopt.ir.core import Operation
    from pyopt.pipeline.passes import ScheduledPass
    from pyopt.syntax.print_options import PrintOptions


class PassTexts(Instrumentation):
    """Prints an op before and after each pass on it, under the names of the source; `compare` is told of both."""

    __slots__ = ("_before", "_context", "_last", "_options", "_print_op")

    def __init__(self, context: Context, options: PrintOptions, print_op: PrintOp) -> None:
        """`print_op(op, context, options, known_valid, top_level)` gives the text of an op."""
        self._context = context
        self._options = options.copy()
        self._options.keep_names = True
        self._print_op = print_op
        self._before: list[str] = []
        """The texts before the passes that are running, the innermost last."""
        self._last: tuple[Operation, str] | None = None
        """What the last pass ran on and the text behind it, as long as nothing else has run."""

    def compare(self, scheduled: ScheduledPass, op: Operation, before: str, after: str, failed: bool) -> None:
        """A pass ran on an op, which had the text `before`; `after` is the same one if it changed nothing."""
        raise NotImplementedError

    def before_pass(self, scheduled: ScheduledPass, op: Operation) -> None:
        last = self._last
        self._before.append(last[1] if last is not None and last[0] is op else self._text(op, True))
        self._last = None

    def after_pass(self, scheduled: ScheduledPass, op: Operation, changed: bool) -> None:
        before = self._before.pop()
        after = self._text(op, True) if changed else before
        self._last = (op, after)
        self.compare(scheduled, op, before, after, False)

    def pass_failed(self, scheduled: ScheduledPass, op: Operation) -> None:
        self._last = None
        self.compare(scheduled, op, self._before.pop(), self._text(op, False), True)

    def _text(self, op: Operation, ok: bool) -> str:
        return self._print_op(op, self._context, self._options, ok, op.block is None)
