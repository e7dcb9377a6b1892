"""The expected-* comments of a test whose RUN line has --verify-diagnostics, from the diagnostics of a run without."""

from __future__ import annotations

import re
from pathlib import Path

from pyopt.diagnostics.expectations import expecting, only_expects
from pyopt.light import Final
from pyopt.update_checks.programs import Programs
from pyopt.update_checks.run_lines import RunLine
from pyopt.update_checks.runs import run_all

_FLAG: Final = re.compile(r"\s--?verify-diagnostics(?:=\S+)?(?=\s|$)")
_DIAGNOSTIC: Final = re.compile(
    r"^[^\n:]*?(?::(?P<line>\d+):(?P<column>\d+))?:? ?"
    r"(?P<severity>error|warning|remark|note): (?P<message>.*)$"
)
_PLACE_IN_PART: Final = re.compile(r"^within split at ([^\n]*):(\d+) offset :(\d+)(?=:\d+: )", re.MULTILINE)


def verifies(line: RunLine) -> bool:
    """Whether a RUN line has a tool compare its diagnostics with the comments."""
    return _FLAG.search(line.text) is not None


def update_expected(programs: Programs, line: RunLine, text: str, path: Path, rewrite: bool) -> str:
    """The text with the comments that the diagnostics of a RUN line call for, unless those that it has hold."""
    if not rewrite:
        results, _ = run_all(programs, [line], text, path, path.parent)
        if not results[0].failure:
            return text
    lines = [one for one in text.split("\n") if not only_expects(one)]
    plain = RunLine(_FLAG.sub("", line.text), line.line)
    results, _ = run_all(programs, [plain], "\n".join(lines), path, path.parent)
    return with_comments(lines, results[0].err)


def with_comments(lines: list[str], messages: str) -> str:
    """The lines with a comment for each diagnostic in the messages, right above its line."""
    wanted: dict[int, list[str]] = {}
    for found in map(_DIAGNOSTIC.match, _with_lines_of_file(messages).split("\n")):
        if found is None or found["message"].startswith("see current operation"):
            continue
        number = len(lines) if found["line"] is None else int(found["line"])
        place = "@unknown" if found["line"] is None else "@+PLACE"
        wanted.setdefault(number, []).append(expecting(found["severity"], place, found["message"]))
    out: list[str] = []
    for number, line in enumerate(lines, 1):
        comments = wanted.get(number, [])
        indent = line[: len(line) - len(line.lstrip())]
        end = "\r" if line.endswith("\r") else ""
        out.extend(
            indent + comment.replace("@+PLACE", f"@+{len(comments) - place}") + end
            for place, comment in enumerate(comments)
        )
        out.append(line)
    return "\n".join(out)


def _with_lines_of_file(text: str) -> str:
    """Messages of translations, which count lines from the beginning of the part, with lines of the file."""
    return _PLACE_IN_PART.sub(lambda found: f"{found[1]}:{int(found[2]) + int(found[3]) - 1}", text)
