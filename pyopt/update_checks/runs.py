"""The runs of a test: its RUN lines run on a copy of it, and the output of each FileCheck chunk by chunk."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from pyopt.light import Final, Sequence, final
from pyopt.update_checks.escapes import without_places
from pyopt.update_checks.programs import Programs, RunResult
from pyopt.update_checks.run_lines import RunLine
from pyopt.update_checks.sections import Section, cut
from pyopt.update_checks.verify import checks_file, prefixes_of

DEFAULT_MARKER: Final = "// -----"
_SPLIT: Final = re.compile(r"--?split-input-file(?:=(?:'([^']*)'|\"([^\"]*)\"|(\S+)))?")


@final
class CheckRun:
    """One FileCheck of a RUN line. `whole` is what it reads, `pieces` the same for each chunk, `sections` cut up."""

    __slots__ = ("arguments", "line", "pieces", "prefixes", "sections", "whole")

    def __init__(self, line: RunLine, arguments: list[str], whole: str) -> None:
        self.line = line
        self.arguments = arguments
        self.whole = whole
        self.prefixes = prefixes_of(arguments)
        self.pieces = [whole]
        self.sections: list[list[Section]] = []

    @property
    def whole_lines(self) -> bool:
        return any(one.lstrip("-") == "match-full-lines" for one in self.arguments)

    @property
    def strict(self) -> bool:
        return self.whole_lines and any(one.lstrip("-") == "strict-whitespace" for one in self.arguments)


def run_all(
    programs: Programs, lines: Sequence[RunLine], text: str, path: Path, folder: Path
) -> tuple[list[RunResult], str]:
    """The results of RUN lines for `text` as the file `path` of `folder`, and the path that the programs read."""
    with tempfile.TemporaryDirectory(prefix="pyopt-checks-") as temporary:
        copy = Path(temporary) / path.name
        copy.write_bytes(text.encode("utf-8", "surrogateescape"))
        results = [programs.run(line, copy, folder, str(Path(temporary) / f"{path.name}.tmp")) for line in lines]
        return results, str(copy)


def split_marker(line: str) -> str | None:
    """The marker at which the command of a RUN line splits its input, or None."""
    found = _SPLIT.search(line)
    if found is None:
        return None
    return found[1] or found[2] or found[3] or DEFAULT_MARKER


def check_runs(results: Sequence[RunResult], copy: str) -> list[CheckRun]:
    """The FileChecks that read their directives from the test itself."""
    return [
        CheckRun(result.line, checked.arguments, checked.text)
        for result in results
        for checked in result.checked
        if checks_file(checked.arguments) == copy
    ]


def common_marker(runs: Sequence[CheckRun], text: str) -> str | None:
    """The marker at which all runs split the text and print as many pieces as it has, else None. Fills in `pieces`."""
    markers = {split_marker(run.line.text) for run in runs}
    marker = markers.pop() if len(markers) == 1 else None
    if marker is None:
        return None
    count = sum(marker in line for line in text.split("\n")) + 1
    pieces = [_pieces(run.whole) for run in runs]
    if any(len(one) != count for one in pieces):
        return None
    for run, one in zip(runs, pieces, strict=True):
        run.pieces = one
    return marker


def _pieces(output: str) -> list[str]:
    return re.split(rf"^{re.escape(DEFAULT_MARKER)}[ \t]*\n", output, flags=re.MULTILINE)


def fill_sections(runs: Sequence[CheckRun], copy: str) -> None:
    """Cuts the pieces of all runs, paths and places taken out."""
    for run in runs:
        run.sections = [cut(re.sub(rf"^{DEFAULT_MARKER}[ \t]*$", "", without_places(one, copy), flags=re.MULTILINE))
                        for one in run.pieces]  # fmt: skip
