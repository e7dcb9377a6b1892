"""Two texts side by side as rows of a table: the changed lines with those around them, the rest folded.

What is folded is not in the page as rows: its script makes them of the table of lines (`LineTable`) when asked to.
"""

from __future__ import annotations

import re

from pyopt.diagnostics.page import text
from pyopt.driver.line_diff import CONTEXT, LineChange, changes, hunks
from pyopt.driver.report.marks import coloured, compared, defined_name, tokens
from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.driver.report.records import PassRun, Rewrite

MOST_ROWS: Final = 800
"""Rows of one comparison that the page has; what changed beyond that is folded."""
MOST_PAGE_ROWS: Final = 6000
FEW: Final = 3
"""So many lines take no more room than the row that stands for them."""
_SYMBOL: Final = re.compile(r"@([\w$.-]+)")
LONG_LINE: Final = 2000
"""Lines with more characters are not compared with each other."""


@final
class LineTable:
    """All lines of all texts, each once, and texts as runs of numbers of lines."""

    __slots__ = ("_numbers", "_texts", "runs")

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._texts: dict[str, int] = {}
        self.runs: list[list[int]] = []
        """Of each text, [first number, count, ...]."""

    def lines(self) -> list[str]:
        return list(self._numbers)

    def text(self, whole: str) -> int:
        """The number of a text."""
        found = self._texts.get(whole)
        if found is not None:
            return found
        runs: list[int] = []
        numbers = self._numbers
        for line in whole.splitlines():
            number = numbers.setdefault(line, len(numbers))
            if runs and runs[-2] + runs[-1] == number:
                runs[-1] += 1
            else:
                runs += [number, 1]
        self.runs.append(runs)
        self._texts[whole] = len(self.runs) - 1
        return self._texts[whole]


@final
class Sides:
    """Makes tables, as long as the page has room for their rows."""

    __slots__ = ("_left", "lines")

    def __init__(self) -> None:
        self.lines = LineTable()
        self._left = MOST_PAGE_ROWS

    def table(self, run: PassRun) -> str:
        """What one run of a pass changed."""
        old, new = run.before.splitlines(), run.after.splitlines()
        symbols = enclosing_symbols(old)
        rewrites: dict[tuple[str, str], list[Rewrite]] = {}
        for rewrite in run.rewrites:
            if rewrite.value:
                rewrites.setdefault((rewrite.symbol, rewrite.value), []).append(rewrite)
        rows = Rows(old, new, symbols, run.symbol, rewrites)
        room = min(MOST_ROWS, self._left)
        at = other = 0
        for hunk in hunks(changes(old, new)):
            fitting = _fitting(hunk, room - rows.count)
            if not fitting:
                break
            start = max(fitting[0].old - CONTEXT, at)
            last = fitting[-1]
            cut = last is not hunk[-1]
            below = 0 if cut else min(CONTEXT, len(old) - last.old_end)
            rows.same(at, start, other)
            rows.hunk(fitting, start, last.old_end + below)
            at, other = last.old_end + below, last.new_end + below
            if cut:
                break
        if at < len(old) or other < len(new):
            if old[at:] == new[other:]:
                rows.same(at, len(old), other)
            else:
                rows.folded("differ", (at, len(old)), (other, len(new)))
        self._left -= rows.count
        texts = f'data-old="{self.lines.text(run.before)}" data-new="{self.lines.text(run.after)}"'
        columns = '<colgroup><col class="n"><col><col class="n"><col></colgroup>'
        return f'<table class="sides" {texts}>{columns}{"".join(rows.out)}</table>'


def _fitting(hunk: list[LineChange], room: int) -> list[LineChange]:
    """The changes of a hunk, or those at its beginning for which there is room, the last one cut."""
    found: list[LineChange] = []
    for change in hunk:
        room -= change.old - (found[-1].old_end if found else change.old - 2 * CONTEXT)
        size = change.old_end - change.old + change.new_end - change.new
        if size > room:
            if room > 1:
                half = room // 2
                old_end = min(change.old + max(half, room - (change.new_end - change.new)), change.old_end)
                new_end = min(change.new + room - (old_end - change.old), change.new_end)
                found.append(LineChange(change.old, old_end, change.new, new_end))
            break
        room -= size
        found.append(change)
    return found


@final
class Rows:
    """The rows of one table; `symbols` has for each old line the op around it, `symbol` is that of all of them."""

    __slots__ = ("_new", "_old", "_rewrites", "_symbol", "_symbols", "count", "out")

    def __init__(
        self,
        old: Sequence[str],
        new: Sequence[str],
        symbols: Sequence[str],
        symbol: str,
        rewrites: dict[tuple[str, str], list[Rewrite]],
    ) -> None:
        self._old = old
        self._new = new
        self._symbols = symbols
        self._symbol = symbol
        self._rewrites = rewrites
        self.count = 0
        self.out: list[str] = []

    def same(self, start: int, end: int, other: int) -> None:
        """Lines that did not change: folded, unless they are few."""
        if end - start <= FEW:
            self._context(start, end, other - start)
        else:
            self.folded("same", (start, end), (other, other + end - start))

    def folded(self, kind: str, old: tuple[int, int], new: tuple[int, int]) -> None:
        """A row for lines that the script shows: `same`, or `differ` for those that are not compared here."""
        count = max(old[1] - old[0], new[1] - new[0])
        lines = f"{count} line" + ("s" if count != 1 else "")
        title = f"{lines}, the same" if kind == "same" else f"{lines} more with changes, not compared here"
        ranges = f'data-old="{old[0]},{old[1]}" data-new="{new[0]},{new[1]}"'
        self.out.append(
            f'<tr class="fold {kind}" {ranges}><td colspan="4"><button type="button">⋯ {title}</button></td></tr>'
        )

    def hunk(self, hunk: Sequence[LineChange], start: int, end: int) -> None:
        """Changes with the lines around them; between the first and the last of them nothing is folded."""
        symbol = self._symbols[hunk[0].old] if hunk[0].old < len(self._symbols) else ""
        if symbol and symbol != self._symbol:
            self.out.append(f'<tr class="in"><td colspan="4">in @{text(symbol)}</td></tr>')
        at = start
        shift = hunk[0].new - hunk[0].old
        for change in hunk:
            self._context(at, change.old, shift)
            self._changed(change)
            at = change.old_end
            shift = change.new_end - change.old_end
        self._context(at, end, shift)

    def _context(self, start: int, end: int, shift: int) -> None:
        for index in range(start, end):
            shown = coloured(tokens(self._old[index]))
            self._row("", index, shown, index + shift, shown)

    def _changed(self, change: LineChange) -> None:
        """The lines of one change, those side by side that define the same value or have the same op."""
        for one, other in pairs(self._old, self._new, change):
            if one is not None and other is not None:
                old, new = self._old[one], self._new[other]
                if old == new:
                    # The rest of a change that was cut may begin elsewhere.
                    self._context(one, one + 1, other - one)
                    continue
                if max(len(old), len(new)) < LONG_LINE:
                    shown = compared(old, new)
                else:
                    shown = coloured(tokens(old)), coloured(tokens(new))
                self._row("changed", one, shown[0] + self._why(one), other, shown[1])
            elif one is not None:
                self._row("removed", one, coloured(tokens(self._old[one])) + self._why(one), None, "")
            elif other is not None:
                self._row("added", None, "", other, coloured(tokens(self._new[other])))

    def _why(self, index: int) -> str:
        """What was rewritten where a line of the old text defines a value."""
        found = self._rewrites.get((self._symbols[index], defined_name(self._old[index])))
        if found is None:
            return ""
        names = dict.fromkeys([rewrite.what for rewrite in found])
        return f'<span class="why">{text(", ".join(names))}</span>'

    def _row(self, kind: str, one: int | None, left: str, other: int | None, right: str) -> None:
        self.count += 1
        numbers = ["" if index is None else str(index + 1) for index in (one, other)]
        cells = [
            f'<td class="n">{number}</td><td class="{side if number else "none"}">{shown}</td>'
            for number, shown, side in ((numbers[0], left, "old"), (numbers[1], right, "new"))
        ]
        self.out.append(f'<tr class="{kind}">{"".join(cells)}</tr>' if kind else f"<tr>{''.join(cells)}</tr>")


def pairs(old: Sequence[str], new: Sequence[str], change: LineChange) -> list[tuple[int | None, int | None]]:
    """The lines of a change in order, side by side where both define one name or, without one, have the same op."""
    from difflib import SequenceMatcher

    one = [_key(line) for line in old[change.old : change.old_end]]
    other = [_key(line) for line in new[change.new : change.new_end]]
    found: list[tuple[int | None, int | None]] = []
    for tag, start, end, first, last in SequenceMatcher(None, one, other, False).get_opcodes():
        left = range(change.old + start, change.old + end)
        right = range(change.new + first, change.new + last)
        if tag == "equal":
            found += list(zip(left, right, strict=True))
        else:
            found += [(index, None) for index in left]
            found += [(None, index) for index in right]
    return found


def _key(line: str) -> str:
    """The name that a line defines, or its first word."""
    return defined_name(line) or line.strip().partition(" ")[0].partition("(")[0]


def enclosing_symbols(lines: Sequence[str]) -> list[str]:
    """Of each line, the symbol of the nearest op around it that has one, as indentation shows it."""
    found: list[str] = []
    around: list[tuple[int, str]] = []
    for line in lines:
        indent = len(line) - len(line.lstrip(" "))
        while around and around[-1][0] >= indent and not line.lstrip(" ").startswith(("^", "}")):
            around.pop()
        found.append(around[-1][1] if around else "")
        if line.endswith("{") and not line.lstrip(" ").startswith(("^", "}")):
            symbol = _SYMBOL.search(line)
            if symbol is not None:
                around.append((indent, symbol.group(1)))
    return found
