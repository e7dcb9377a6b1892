"""--mlir-print-ir-diff: what each pass changed, as a unified diff on standard error.

Values keep the names that the source gave them (`pyopt.syntax.kept_names`), so that lines differ where the IR does.
"""

from __future__ import annotations

from pyopt.driver.line_diff import CONTEXT, changes, hunks
from pyopt.driver.pass_texts import PassTexts
from pyopt.driver.print_ir import op_symbol
from pyopt.driver.streams import Streams
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.driver.print_ir import PrintOp
    from pyopt.ir.context import Context
    from pyopt.ir.core import Operation
    from pyopt.pipeline.passes import ScheduledPass
    from pyopt.syntax.print_options import PrintOptions

_COLOURS: Final = {"-": "31", "+": "32", "@": "36", "/": "1"}
"""By the first character of a line: removed, added, where, and the head of a diff."""


@final
class IRDiff(PassTexts):
    """Prints a diff after each pass that changed something."""

    __slots__ = ("_colour", "_streams")

    def __init__(
        self, streams: Streams, context: Context, options: PrintOptions, print_op: PrintOp, colour: bool
    ) -> None:
        super().__init__(context, options, print_op)
        self._streams = streams
        self._colour = colour

    def compare(self, scheduled: ScheduledPass, op: Operation, before: str, after: str, failed: bool) -> None:
        lines = diff_lines(before, after)
        if not lines:
            return
        declaration = scheduled.declaration
        symbol = op_symbol(op)
        place = f" '{op.info.name}' operation{f': @{symbol}' if symbol else ''}" if op.block is not None else ""
        when = f"After {declaration.class_name}{' Failed' if failed else ''}"
        head = f"// -----// IR Diff {when} ({declaration.argument}){place} //----- //"
        self._streams.err("".join([f"{self._coloured(line)}\n" for line in (head, *lines)]) + "\n")

    def _coloured(self, line: str) -> str:
        colour = _COLOURS.get(line[:1], "") if self._colour else ""
        return f"\033[{colour}m{line}\033[0m" if colour else line


def diff_lines(before: str, after: str) -> list[str]:
    """The lines of a unified diff of two texts, without the two that name files; none if they are equal."""
    if before == after:
        return []
    old, new = before.splitlines(), after.splitlines()
    found: list[str] = []
    for hunk in hunks(changes(old, new)):
        first, last = hunk[0], hunk[-1]
        above = min(CONTEXT, first.old, first.new)
        below = min(CONTEXT, len(old) - last.old_end)
        places = (
            _range(first.old - above, last.old_end + below),
            _range(first.new - above, last.new_end + below),
        )
        found.append(f"@@ -{places[0]} +{places[1]} @@")
        at = first.old - above
        for change in hunk:
            found += [" " + line for line in old[at : change.old]]
            found += ["-" + line for line in old[change.old : change.old_end]]
            found += ["+" + line for line in new[change.new : change.new_end]]
            at = change.old_end
        found += [" " + line for line in old[at : at + below]]
    return found


def _range(start: int, end: int) -> str:
    """`3,5`: five lines from the third on; without lines, the number of the one before, and of one line, only that."""
    count = end - start
    return str(start + 1) if count == 1 else f"{start + (count > 0)},{count}"
