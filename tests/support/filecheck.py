"""FileCheck in this process: the `filecheck` package, without a regular expression for a line that needs none.

Most CHECK-NEXT lines of `tests/lit` are literal text. The package compiles a regular expression for each, which takes
longer than pyopt needs for the whole RUN line.
"""

from __future__ import annotations

import contextlib
import io
import os
from pathlib import Path

from filecheck.finput import FInput
from filecheck.matcher import Matcher
from filecheck.ops import CheckOp, Literal
from filecheck.options import Options, parse_argv_options
from filecheck.parser import Parser, pattern_for_opts


class LiteralMatcher(Matcher):
    """Finds literal CHECK-NEXT lines by text search, and leaves everything else to the package."""

    def match_immediately(self, op: CheckOp) -> None:
        """Matches `op` on the next line, as the package's expression does: at the last place where it stands."""
        end = self._end_of_literal(op)
        if end < 0:
            super().match_immediately(op)
        else:
            self.file.move_to(end)

    def _end_of_literal(self, op: CheckOp) -> int:
        """Where the literal text of `op` ends on the next line; -1 if that takes a regular expression, or fails."""
        if self.opts.match_full_lines or self.opts.strict_whitespace or self.file.is_discontigous():
            return -1
        if not all(isinstance(uop, Literal) for uop in op.uops):
            return -1
        text = "".join(uop.content for uop in op.uops if isinstance(uop, Literal))
        content, place = self.file.content, self.file.range
        start = place.start + 1 if content.startswith("\n", place.start) else place.start
        end = content.find("\n", start)
        end = min(len(content) if end < 0 else end, place.end)
        line = content[start:end]
        # A run of blanks matches any other, and a tab is one, too: only the expression knows all places.
        if "  " in text or "\t" in text or "  " in line.strip(" ") or "\t" in line:
            return -1
        found = line.rfind(text)
        return -1 if found < 0 else start + found + len(text)


def options_of(arguments: list[str], cwd: str) -> Options:
    """The options of a FileCheck command line; raises RuntimeError if the package does not know one."""
    options = parse_argv_options(["filecheck", *arguments])
    options.match_filename = os.path.join(cwd, options.match_filename)
    return options


def match_text(options: Options, checks: str, text: str, line: int = 1) -> tuple[int, str]:
    """(exit code, messages) of FileCheck with the directives of `checks`, which begins at `line` of its file."""
    messages = io.StringIO()
    with contextlib.redirect_stderr(messages), contextlib.redirect_stdout(messages):
        try:
            matched = FInput(options.input_file, FInput.canonicalize_line_ends(text))
            parser = Parser(options, io.StringIO(checks), *pattern_for_opts(options), line - 1)
            code = LiteralMatcher(options, matched, parser).run()
        except RuntimeError as error:
            return 2, f"filecheck: {error}\n"
    return code, messages.getvalue()


def read_checks(options: Options) -> str:
    """The file with the directives, as the package reads it."""
    return Path(options.match_filename).read_text(encoding="utf-8")
