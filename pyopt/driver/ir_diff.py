"""--mlir-print-ir-diff: what each pass changed, as a unified diff on standard error.

Values keep the names that the source gave them (`pyopt.syntax.kept_names`), so that lines differ where the IR does.
"""

from __future__ import annotations

from pyopt.driver.print_ir import op_symbol
from pyopt.driver.streams import Streams
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.pipeline.instrumentation import Instrumentation

if TYPE_CHECKING:
    from pyopt.driver.print_ir import PrintOp
    from pyopt.ir.context import Context
    from pyopt.ir.core import Operation
    from pyopt.pipeline.passes import ScheduledPass
    from pyopt.syntax.print_options import PrintOptions

CONTEXT: Final = 3
"""Lines that are shown around a change."""
_COLOURS: Final = {"-": "31", "+": "32", "@": "36", "/": "1"}
"""By the first character of a line: removed, added, where, and the head of a diff."""


@final
class IRDiff(Instrumentation):
    """Prints a diff after each pass that changed something."""

    __slots__ = ("_before", "_colour", "_context", "_last", "_options", "_print_op", "_streams")

    def __init__(
        self, streams: Streams, context: Context, options: PrintOptions, print_op: PrintOp, colour: bool
    ) -> None:
        """`print_op(op, context, options, known_valid, top_level)` gives the text of an op."""
        self._streams = streams
        self._context = context
        self._options = options.copy()
        self._options.keep_names = True
        self._print_op = print_op
        self._colour = colour
        self._before: list[str] = []
        """The texts before the passes that are running, the innermost last."""
        self._last: tuple[Operation, str] | None = None
        """What the last pass ran on and the text behind it, as long as nothing else has run."""

    def before_pass(self, scheduled: ScheduledPass, op: Operation) -> None:
        last = self._last
        self._before.append(last[1] if last is not None and last[0] is op else self._text(op, True))
        self._last = None

    def after_pass(self, scheduled: ScheduledPass, op: Operation, changed: bool) -> None:
        before = self._before.pop()
        if not changed:
            self._last = (op, before)
            return
        after = self._text(op, True)
        self._last = (op, after)
        self._show("After {}", scheduled, op, before, after)

    def pass_failed(self, scheduled: ScheduledPass, op: Operation) -> None:
        self._last = None
        self._show("After {} Failed", scheduled, op, self._before.pop(), self._text(op, False))

    def _text(self, op: Operation, ok: bool) -> str:
        return self._print_op(op, self._context, self._options, ok, op.block is None)

    def _show(self, when: str, scheduled: ScheduledPass, op: Operation, before: str, after: str) -> None:
        lines = diff_lines(before, after)
        if not lines:
            return
        declaration = scheduled.declaration
        symbol = op_symbol(op)
        place = f" '{op.info.name}' operation{f': @{symbol}' if symbol else ''}" if op.block is not None else ""
        when = when.format(declaration.class_name)
        head = f"// -----// IR Diff {when} ({declaration.argument}){place} //----- //"
        self._streams.err("".join([f"{self._coloured(line)}\n" for line in (head, *lines)]) + "\n")

    def _coloured(self, line: str) -> str:
        colour = _COLOURS.get(line[:1], "") if self._colour else ""
        return f"\033[{colour}m{line}\033[0m" if colour else line


def diff_lines(before: str, after: str) -> list[str]:
    """The lines of a unified diff of two texts, without the two that name files; none if they are equal."""
    if before == after:
        return []
    from difflib import unified_diff

    old, new = before.splitlines(), after.splitlines()
    # What is the same at both ends takes difflib long, and is most of the text.
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    first = max(start - CONTEXT, 0)
    cut = max(end - CONTEXT, 0)
    changes = unified_diff(old[first : len(old) - cut], new[first : len(new) - cut], n=CONTEXT, lineterm="")
    return [_moved(line, first) for line in changes if not line.startswith(("--- ", "+++ "))]


def _moved(line: str, by: int) -> str:
    """A line `@@ -3,4 +3,5 @@` with other numbers of lines."""
    if not line.startswith("@@ "):
        return line
    return " ".join([_moved_range(word, by) if word[0] in "-+" else word for word in line.split()])


def _moved_range(range: str, by: int) -> str:
    start, comma, count = range[1:].partition(",")
    return f"{range[0]}{int(start) + by}{comma}{count}"
