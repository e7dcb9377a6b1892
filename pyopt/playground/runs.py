"""What the page asks of Python: a run of pyopt on a text, and the diagnostics of a text as one types.

Questions and answers are JSON, so that the page's worker needs to know no other types.
"""

from __future__ import annotations

import json
import shlex
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.driver.guard import failure_text
from pyopt.driver.options import UsageError, read
from pyopt.driver.report.recorder import Recorder
from pyopt.driver.run import page_of, run
from pyopt.driver.streams import TextStreams, decode, well_formed
from pyopt.driver.usage import usage_error
from pyopt.editor.document import OpenDocument
from pyopt.light import Final, Sequence, final
from pyopt.passes.registry import is_pass
from pyopt.syntax.lexer import Source

FILE: Final = "<stdin>"
"""What the text of the page is called: it is the standard input of the runs."""
SUGGEST: Final = "--suggest"
"""The option that is on for a person at a terminal, and here."""
_READ_OTHERWISE: Final = ("upgrade", "irdl-file", "load-pass-plugin", "load-dialect-plugin")
"""Options with which the text is not read as `OpenDocument` reads it."""


@final
class Playground:
    """Answers the questions of one page; keeps the text that was checked last."""

    def __init__(self) -> None:
        self._checked: OpenDocument | None = None

    def answer(self, question: str) -> str:
        """The JSON that answers a question in JSON.

        {"ask": "run", "text": ..., "flags": ...} is answered as `run_text` does, and {"ask": "check", "text": ...,
        "flags": ..., "whole": ...} as `check` does. {"failure": ...} is the answer where pyopt itself fails.
        """
        given = json.loads(question)
        text, flags = well_formed(str(given["text"])), well_formed(str(given["flags"]))
        found: dict[str, object]
        try:
            found = run_text(text, flags) if given["ask"] == "run" else self.check(text, flags, bool(given["whole"]))
        except Exception as error:  # the page goes on
            found = {"failure": failure_text(error)}
        return json.dumps(found)

    def check(self, text: str, flags: str, whole: bool) -> dict[str, object]:
        """The diagnostics of a text without running anything; of a long one only what is soon found, unless `whole`."""
        unregistered = _reads_unregistered(flags)
        if unregistered is None:
            return {"diagnostics": [], "complete": True}
        before = self._checked
        if before is not None and before.allow_unregistered == unregistered:
            document = before if before.text == text else before.replaced(text)
        else:
            document = OpenDocument(text, FILE, unregistered)
        self._checked = document
        if whole:
            document.check_whole()
        checked = document.checked
        return {"diagnostics": _shown(checked.diagnostics, document), "complete": checked.complete}


def run_text(text: str, flags: str) -> dict[str, object]:
    """What `pyopt FLAGS < TEXT` does at a terminal, in an empty folder.

    code, out, err: the exit code and the texts that the command prints. files: what it writes, by name. seconds.
    diagnostics: those with a place in the text. report: the page of --report, "" if no pass and no text was looked at.
    """
    start = time.perf_counter()
    recorder = Recorder()
    files: dict[str, str] = {}
    report = ""
    with TemporaryDirectory() as folder:
        streams = TextStreams(text, folder)
        code = _run(flags, streams, recorder)
        if recorder.parts:
            report = page_of(recorder, Source(text, FILE), streams)
        for path in sorted(Path(folder).rglob("*")):
            if path.is_file():
                files[path.relative_to(folder).as_posix()] = well_formed(decode(path.read_bytes()))
    runs = [part.diagnostics + [one for found in part.passes for one in found.diagnostics()] for part in recorder.parts]
    return {
        "code": code,
        "out": well_formed("".join(streams.output)),
        "err": well_formed("".join(streams.errors)),
        "files": files,
        "diagnostics": _shown([one for found in runs for one in found], OpenDocument(text, FILE)),
        "report": report,
        "seconds": time.perf_counter() - start,
    }


def _run(flags: str, streams: TextStreams, recorder: Recorder) -> int:
    try:
        argv = shlex.split(flags)
    except ValueError as error:
        streams.err(usage_error(UsageError(str(error))))
        return 1
    # `help PASS` begins with its word.
    return run(argv if argv[:1] == ["help"] else [SUGGEST, *argv], streams, recorder=recorder)


def _reads_unregistered(flags: str) -> bool | None:
    """Whether the options accept ops of unknown dialects; None if the text is not to be read by the usual rules."""
    try:
        settings = read(shlex.split(flags), is_pass)
    except (UsageError, ValueError):
        return False
    if not set(_READ_OTHERWISE).isdisjoint(settings.given()):
        return None
    return settings.flag("allow-unregistered-dialect")


def _shown(diagnostics: Sequence[Diagnostic], document: OpenDocument) -> list[dict[str, object]]:
    """The diagnostics that are about the text, with places as JavaScript counts."""
    found: list[dict[str, object]] = []
    for one in diagnostics:
        if one.file == FILE and one.line > 0:
            first, last = document.range_of(one)
            line, column = document.lines.position(first)
            end = document.lines.position(last)[1]
            notes = [f"{note.prefix}{note.message}" for note in one.notes]
            found.append({
                "line": line, "column": column, "end": end,
                "severity": one.severity, "message": one.prefix + one.message, "notes": notes,
            })  # fmt: skip
    return found
