"""The outcome of a cell as HTML and as plain text."""

from __future__ import annotations

from html import escape

from pyopt.api.html import coloured_text, html_of_text
from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.diagnostics.render import render
from pyopt.driver.ir_diff import diff_lines
from pyopt.driver.report.records import CHANGED, FAILED, PassRecord
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.diagnostics.render import SourceLine

_FRAME: Final = "line-height:1.3;color:#24292e;background:#fff;padding:.5em;overflow:auto;margin:0"
_SEVERITIES: Final = {"error": "#c1121f", "warning": "#8a5a00", "remark": "#0969da", "note": "#59636e"}
_CHANGES: Final = {"+": "#dafbe1", "-": "#ffebe9", "@": "#f6f8fa"}
_AROUND: Final = 3
"""Lines that are shown around one with a diagnostic."""
_FEW: Final = 30
"""A cell of so many lines is shown as a whole."""
_PAGE_HEIGHT: Final = 640


def html_of_cell(
    source: str,
    file: str,
    diagnostics: Sequence[Diagnostic],
    passes: Sequence[PassRecord],
    output: str,
    text: str,
) -> str:
    """Diagnostics under the lines of the cell, then what passes printed, what each changed, folded, and the IR."""
    out: list[str] = []
    if diagnostics:
        out.append(_marked_source(source, file, diagnostics))
    if output:
        out.append(f'<pre style="{_FRAME}">{escape(output)}</pre>')
    out += [_changes_of(record) for record in passes if record.count(CHANGED) + record.count(FAILED)]
    unchanged = [record.name for record in passes if not record.count(CHANGED) + record.count(FAILED)]
    if unchanged:
        out.append(f'<div style="color:#59636e">changed nothing: {escape(", ".join(unchanged))}</div>')
    if text:
        out.append(html_of_text(text))
    return f"<div>{''.join(out)}</div>"


def html_of_page(page: str) -> str:
    """A whole page within another one."""
    return f'<iframe style="width:100%;height:{_PAGE_HEIGHT}px;border:0" srcdoc="{escape(page)}"></iframe>'


def text_of_cell(diagnostics: Sequence[Diagnostic], source_line: SourceLine, output: str, text: str) -> str:
    """The same for terminals, without what passes changed."""
    return "".join([*[render(one, source_line) for one in diagnostics], output, text]).rstrip("\n")


def _marked_source(source: str, file: str, diagnostics: Sequence[Diagnostic]) -> str:
    """The lines of a cell, with the messages that are about a line under it."""
    under: dict[int, list[Diagnostic]] = {}
    for one in diagnostics:
        for said in (one, *one.notes):
            under.setdefault(said.line if said.file == file else 0, []).append(said)
    lines = source.rstrip("\n").split("\n")
    shown = {number for number in range(1, len(lines) + 1) if len(lines) <= _FEW or _is_near(number, under)}
    out = [_message(one, "") for one in under.get(0, ())]
    skipped = False
    for number, line in enumerate(lines, 1):
        if number not in shown:
            if not skipped:
                out.append('<span style="color:#59636e">   ...</span>\n')
            skipped = True
            continue
        skipped = False
        out.append(f'<span style="color:#59636e">{number:>4}</span>  {coloured_text(line)}\n')
        out += [_message(one, line) for one in under.get(number, ())]
    out += [_message(one, "") for number in under if number > len(lines) for one in under[number]]
    return f'<pre style="{_FRAME}">{"".join(out)}</pre>'


def _is_near(number: int, under: dict[int, list[Diagnostic]]) -> bool:
    return any(number + distance in under for distance in range(-_AROUND, _AROUND + 1))


def _message(diagnostic: Diagnostic, line: str) -> str:
    """A message below its line, where a caret shows the column."""
    colour = _SEVERITIES[diagnostic.severity]
    before = line.encode("utf-8", "surrogateescape")[: max(diagnostic.column - 1, 0)].decode("utf-8", "replace")
    caret = f"{'':6}{''.join([char if char == chr(9) else ' ' for char in before])}^ " if line else f"{'':6}"
    said = escape(f"{diagnostic.severity}: {diagnostic.prefix}{diagnostic.message}").replace("\n", f"\n{'':6}")
    return f'<span style="color:{colour}">{caret}{said}</span>\n'


def _changes_of(record: PassRecord) -> str:
    """What a pass changed, folded."""
    found: list[str] = []
    removed = added = 0
    for run in record.runs:
        lines = diff_lines(run.before, run.after)
        removed += sum([line.startswith("-") for line in lines])
        added += sum([line.startswith("+") for line in lines])
        if lines and len(record.runs) > 1:
            found.append(f"<b>{escape(run.title())}</b>\n")
        for line in lines:
            back = _CHANGES.get(line[:1], "")
            style = f' style="background:{back}"' if back else ""
            found.append(f"<span{style}>{escape(line[:1])}{coloured_text(line[1:])}</span>\n")
    failed = ' <b style="color:#c1121f">failed</b>' if record.count(FAILED) else ""
    options = f" <code>{escape(record.options)}</code>" if record.options else ""
    counts = f'<span style="color:#a40e26">−{removed}</span> <span style="color:#116329">+{added}</span>'
    return (
        f"<details><summary><code>{escape(record.name)}</code>{options} {counts}{failed}</summary>"
        f'<pre style="{_FRAME}">{"".join(found)}</pre></details>'
    )
