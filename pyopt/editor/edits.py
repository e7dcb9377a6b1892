"""Edits of a document that an editor offers: the layout, expected diagnostics, the passes of one function."""

from __future__ import annotations

import textwrap

from pyopt.api.passes import run_passes
from pyopt.api.reporting import new_context
from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.diagnostics.expectations import expecting, only_expects
from pyopt.driver.line_diff import changes
from pyopt.driver.reports import CURRENT_OPERATION
from pyopt.editor.checking import check
from pyopt.editor.document import OpenDocument
from pyopt.editor.scopes import SYMBOL, OpText
from pyopt.errors import Error
from pyopt.format import LayoutOptions, format_text
from pyopt.format_command.settings import SettingsReader
from pyopt.ir import opinfo
from pyopt.light import Final, final
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op

CANONICALIZE: Final = "canonicalize"


@final
class TextChange:
    """`new` instead of what stands between two offsets."""

    __slots__ = ("end", "new", "start")

    def __init__(self, start: int, end: int, new: str) -> None:
        self.start = start
        self.end = end
        self.new = new


def layout(document: OpenDocument, lines: tuple[tuple[int, int], ...] = ()) -> list[TextChange]:
    """The changes that `pyopt-format` would make, by the settings of the file's folder; raises LayoutError.

    lines: ranges of 1-based lines, both ends included; () for all.
    """
    settings = SettingsReader("").of_file(document.name)
    options = LayoutOptions(lines=lines, canonical_syntax=bool(settings.canonical_syntax))
    if settings.width is not None:
        options.width = settings.width
    return between(document.text, format_text(document.text, options))


def between(old: str, new: str) -> list[TextChange]:
    """The changes by whole lines that make one text of another."""
    old_lines, new_lines = old.splitlines(True), new.splitlines(True)
    starts = [0]
    for line in old_lines:
        starts.append(starts[-1] + len(line))
    return [
        TextChange(starts[one.old], starts[one.old_end], "".join(new_lines[one.new : one.new_end]))
        for one in changes(old_lines, new_lines)
    ]


def expectations(document: OpenDocument, diagnostic: Diagnostic) -> list[TextChange]:
    """Comments above the lines of a diagnostic and its notes, with which `--verify-diagnostics` expects them."""
    plain = check(document.text, document.name, document.takes_unregistered, suggests=False)
    key = (diagnostic.message, diagnostic.line, diagnostic.column)
    wanted: dict[int, list[str]] = {}
    for one in plain.diagnostics:
        if (one.message, one.line, one.column) == key:
            for said in (one, *one.notes):
                if said.file == document.name and not said.message.startswith(CURRENT_OPERATION):
                    wanted.setdefault(said.line, []).append(expecting(said.severity, "@below", said.message))
            break
    lines = document.text.split("\n")
    found: list[TextChange] = []
    for number, comments in wanted.items():
        line = lines[number - 1]
        indent = line[: len(line) - len(line.lstrip())]
        end = "\r\n" if line.endswith("\r") else "\n"
        above = number - 1
        while above and only_expects(lines[above - 1]):
            above -= 1
        at = sum([len(one) + 1 for one in lines[:above]])
        found.append(TextChange(at, at, "".join([f"{indent}{one}{end}" for one in comments])))
    return found


def function_at(document: OpenDocument, offset: int) -> OpText | None:
    """The innermost function at an offset, or other op with a symbol whose regions see no values around it."""
    op = document.names.op_at(offset)
    while op is not None:
        isolated = op.info is not None and op.info.has(opinfo.ISOLATED) and not op.info.has(opinfo.SYMBOL_TABLE)
        if isolated and op.symbol is not None and op.symbol.kind == SYMBOL and op.head is not None:
            return op
        op = op.outer
    return None


def with_pass(document: OpenDocument, function: OpText, name: str) -> list[TextChange]:
    """The changes that a pass makes to a function, with the names that values have; raises Error."""
    text = document.text
    fresh = document.apart()
    op = fresh.checked.op_named_at(function.name_at)
    part = None if op is None else fresh.checked.part_of(op)
    if op is None or part is None or any(one.severity == "error" for one in fresh.checked.diagnostics):
        raise Error(f"{function.name} cannot be read: the file has errors")
    context = part.read.context
    _, reported = new_context(fresh.allow_unregistered)
    context.handler = reported.take
    run_passes(op, context, reported, name, verify_each=True)
    options = PrintOptions(local_scope=True, keep_names=True)
    printed = print_op(op, context, options, False)
    line_start = text.rfind("\n", 0, function.first) + 1
    indent = text[line_start : function.first] if not text[line_start : function.first].strip() else ""
    new = textwrap.indent(printed.strip(), indent).removeprefix(indent)
    return [
        TextChange(function.first + one.start, function.first + one.end, one.new)
        for one in between(text[function.first : function.end], new)
    ]
