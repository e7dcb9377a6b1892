"""The page of --report: parts of the input, their passes as a list, and what each pass did, as one HTML text."""

from __future__ import annotations

import json

from pyopt.diagnostics.page import END_OF_PAGE, beginning, text
from pyopt.diagnostics.render import render
from pyopt.driver.line_diff import changes
from pyopt.driver.report.marks import TOKENS
from pyopt.driver.report.records import CHANGED, FAILED, InputPart, PassRecord, PassRun, Rewrite
from pyopt.driver.report.script import SCRIPT
from pyopt.driver.report.sides import Sides
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.diagnostics.diagnostic import Diagnostic

    SourceLine = Callable[[str, int], str | None]

OPEN: Final = 4
"""So many comparisons of a pass are open from the start."""
MOST_PLACES: Final = 100
"""Places that are listed of one rule."""
MOST_OUTPUT: Final = 20_000
"""Characters that are shown of what a pass printed."""


@final
class Page:
    """The page of a run on the input `name`; `source_line(file, number)` gives the lines that diagnostics show."""

    __slots__ = ("_name", "_out", "_parts", "_seconds", "_sides", "_source_line")

    def __init__(self, name: str, parts: Sequence[InputPart], seconds: float, source_line: SourceLine) -> None:
        self._name = name
        self._parts = parts
        self._seconds = seconds
        self._source_line = source_line
        self._sides = Sides()
        self._out: list[str] = []

    def html(self) -> str:
        """All of it."""
        out = self._out
        out.append(beginning(f"{self._name} - pyopt", self._name))
        self._summary()
        for number, part in enumerate(self._parts, 1):
            self._part(number, part)
        lines = self._sides.lines
        data = {"pattern": TOKENS.pattern.replace("(?P<", "(?<"), "lines": lines.lines(), "texts": lines.runs}
        shown = json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
        out.append(
            '<noscript><p class="dim">Folded lines are shown by a script, which is off here.</p></noscript>\n'
            f'<script type="application/json" id="lines">{shown}</script>\n<script>{SCRIPT}</script>\n'
            f"{END_OF_PAGE}"
        )
        return "".join(out)

    def _summary(self) -> None:
        records = [record for part in self._parts for record in part.passes]
        failed = sum([not part.ok for part in self._parts])
        changed = sum([record.count(CHANGED) > 0 for record in records])
        rules = sum([len(run.rewrites) for record in records for run in record.runs])
        found = [_count(len(records), "pass", "passes"), f"{changed} changed the IR", _count(rules, "rewrite")]
        if len(self._parts) > 1:
            found.insert(0, _count(len(self._parts), "part"))
        found.append(_time(self._seconds))
        state = (
            ""
            if not failed
            else f' <span class="failed">{"failed" if len(self._parts) == 1 else f"{failed} failed"}</span>'
        )
        self._out.append(f"<p>{', '.join(found)}{state}</p>\n")

    def _part(self, number: int, part: InputPart) -> None:
        out = self._out
        if len(self._parts) > 1:
            state = "" if part.ok else ' <span class="failed">failed</span>'
            out.append(
                f'<h2 id="part-{number}">Part {number} <span class="dim">from line {part.line}</span>{state}</h2>\n'
            )
        self._diagnostics(part.diagnostics)
        if part.failure:
            out.append(f'<pre class="error">{text(part.failure)}</pre>\n')
        if part.pipeline:
            out.append(f"<details><summary>Pipeline</summary><pre>{text(part.pipeline)}</pre></details>\n")
        if not part.passes:
            out.append('<p class="dim">No pass ran.</p>\n')
            return
        self._list(number, part)
        for index, record in enumerate(part.passes, 1):
            if record.has_news():
                self._record(f"pass-{number}-{index}", index, record)

    def _list(self, number: int, part: InputPart) -> None:
        """The passes as a table."""
        longest = max([record.seconds() for record in part.passes]) or 1.0
        out = self._out
        out.append(
            '<div class="scroll"><table class="passes"><thead><tr><th class="number">#</th><th>Pass</th><th>On</th>'
            '<th class="number time">Time</th><th class="number">Lines</th><th class="number">Rewrites</th>'
            '<th class="wide">Statistics</th></tr></thead><tbody>\n'
        )
        for index, record in enumerate(part.passes, 1):
            seconds = record.seconds()
            has_news = record.has_news()
            name = text(record.name)
            link = f'<a href="#pass-{number}-{index}">{name}</a>' if has_news else name
            removed, added = _lines_of(record.runs)
            sizes = (
                f'<span class="minus">−{removed}</span> <span class="plus">+{added}</span>' if removed or added else ""
            )
            rewrites = sum([len(run.rewrites) for run in record.runs])
            statistics = ", ".join([f"{count} {name}" for name, count in record.statistics().items() if count])
            failed = ' <span class="failed">failed</span>' if record.count(FAILED) else ""
            indent = f' style="padding-left:{record.depth}.2em"' if record.depth else ""
            cells = (
                f'<td class="number">{index}</td>',
                f"<td{indent}>{link}{failed}</td>",
                f"<td>{text(_ops_of(record))}</td>",
                f'<td class="number time" style="--part:{100 * seconds / longest:.0f}%">{_time(seconds)}</td>',
                f'<td class="number">{sizes}</td>',
                f'<td class="number">{rewrites or ""}</td>',
                f'<td class="wide">{text(statistics)}</td>',
            )
            kind = "" if has_news else ' class="unchanged"'
            out.append(f"<tr{kind}>{''.join(cells)}</tr>\n")
        out.append("</tbody></table></div>\n")

    def _record(self, id: str, index: int, record: PassRecord) -> None:
        """What one pass did."""
        out = self._out
        failed = ' <span class="failed">failed</span>' if record.count(FAILED) else ""
        options = f" <code>{text(record.options)}</code>" if record.options else ""
        out.append(
            f'<section id="{id}">\n<h3>{index}. {text(record.name)}{options}{failed} '
            f'<span class="dim">{text(_ops_of(record))}, {_time(record.seconds())}</span></h3>\n'
        )
        self._diagnostics(record.diagnostics())
        output = record.output()
        if output:
            rest = "" if len(output) <= MOST_OUTPUT else f"\n... {len(output) - MOST_OUTPUT} characters more"
            out.append(f"<details><summary>Output</summary><pre>{text(output[:MOST_OUTPUT] + rest)}</pre></details>\n")
        self._statistics(record)
        self._rewrites(record)
        changed = [run for run in record.runs if run.before != run.after]
        for number, run in enumerate(changed):
            removed, added = _lines_of([run])
            table = self._sides.table(run)
            out.append(
                f"<details{' open' if number < OPEN else ''}><summary>{text(run.title())} "
                f'<span class="minus">−{removed}</span> <span class="plus">+{added}</span></summary>'
                f"{_whole_text(table)}{table}</details>\n"
            )
        if not changed:
            out.append('<p class="dim">Nothing changed.</p>\n')
        elif len(changed) < len(record.runs):
            out.append(f'<p class="dim">Nothing changed in {len(record.runs) - len(changed)} others.</p>\n')
        out.append("</section>\n")

    def _diagnostics(self, diagnostics: Sequence[Diagnostic]) -> None:
        for one in diagnostics:
            self._out.append(
                f'<pre class="{text(one.severity)}">{text(render(one, self._source_line, False).rstrip())}</pre>\n'
            )

    def _statistics(self, record: PassRecord) -> None:
        counts = {name: count for name, count in record.statistics().items() if count}
        if not counts:
            return
        rows = [
            f'<tr><td class="number">{count}</td><td>{text(record.statistic_help.get(name) or name)}</td></tr>'
            for name, count in counts.items()
        ]
        self._out.append(f'<table class="counts"><tbody>{"".join(rows)}</tbody></table>\n')

    def _rewrites(self, record: PassRecord) -> None:
        """The rules that fired, and where."""
        found = record.rewrites()
        if not found:
            return
        total = sum([len(places) for places in found.values()])
        out = self._out
        out.append(
            f'<details><summary>{_count(total, "rewrite")}: {_names(found)}</summary><table class="counts"><tbody>\n'
        )
        for what, rewrites in found.items():
            out.append(
                f'<tr><td class="number">{len(rewrites)}</td><td class="what">{text(what)}</td>'
                f"<td>{_places(rewrites)}</td></tr>\n"
            )
        out.append("</tbody></table></details>\n")


def _names(found: dict[str, list[Rewrite]]) -> str:
    """The most frequent ones."""
    names = [text(what) for what in list(found)[:5]]
    return ", ".join(names) + (", ..." if len(found) > len(names) else "")


def _places(rewrites: Sequence[Rewrite]) -> str:
    """`12:8 %sum in @f, ...`, each place once."""
    places: dict[str, int] = {}
    for one in rewrites:
        name = one.value or one.op
        place = " ".join([word for word in (one.place, name, f"in @{one.symbol}" if one.symbol else "") if word])
        places[place] = places.get(place, 0) + 1
    shown = [text(place) + (f" (×{count})" if count > 1 else "") for place, count in list(places.items())[:MOST_PLACES]]
    more = len(places) - len(shown)
    return ", ".join([f"<code>{place}</code>" for place in shown]) + (f" and {more} more" if more else "")


def _whole_text(table: str) -> str:
    """The button for a table where something is folded."""
    return '<button type="button">Whole text</button>' if "<button" in table else ""


def _ops_of(record: PassRecord) -> str:
    """What a pass ran on: `builtin.module`, `@f`, or `12 of 200 func.func changed`."""
    runs = record.runs
    if len(runs) == 1:
        return runs[0].title()
    kinds = list(dict.fromkeys([run.op for run in runs]))
    what = kinds[0] if len(kinds) == 1 else "ops"
    return f"{record.count(CHANGED)} of {len(runs)} {what} changed"


def _lines_of(runs: Sequence[PassRun]) -> tuple[int, int]:
    """The numbers of lines that were removed and added."""
    removed = added = 0
    for run in runs:
        if run.before != run.after:
            for change in changes(run.before.splitlines(), run.after.splitlines()):
                removed += change.old_end - change.old
                added += change.new_end - change.new
    return removed, added


def _count(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"


def _time(seconds: float) -> str:
    """Two or three digits of milliseconds, or seconds."""
    if seconds >= 10:
        return f"{seconds:.1f} s"
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1000:.{0 if seconds >= 0.1 else 1 if seconds >= 0.01 else 2}f} ms"
