"""Jobs for files and their outcomes: plain data that goes between processes."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.format import LayoutOptions
    from pyopt.upgrade.report import Entry

SAME: Final = "unchanged"
CHANGED: Final = "changed"
"""Changed on disk by -i; otherwise it would change."""
FAILED: Final = "error"


@final
class Job:
    """A file to handle: its name for people, where it is, and what is asked of it.

    `text` is what was read from standard input already; `details` asks for hunks, `colour` for a coloured diff;
    `temporary` begins the names of this run's temporary files. `upgrade`: the year of older text, `any`, or "" for
    text of today.
    """

    __slots__ = ("colour", "details", "layout", "mode", "name", "path", "temporary", "text", "upgrade")

    def __init__(self, name: str, path: str, layout: LayoutOptions, mode: str, text: str | None = None) -> None:
        self.name = name
        self.path = path
        self.layout = layout
        self.mode = mode
        self.text = text
        self.details = False
        self.colour = False
        self.temporary = ""
        self.upgrade = ""


@final
class Hunk:
    """Lines `line` to `end_line` of the input (1-based; none if the latter is smaller) become `text`."""

    __slots__ = ("end_line", "line", "text")

    def __init__(self, line: int, end_line: int, text: str) -> None:
        self.line = line
        self.end_line = end_line
        self.text = text


@final
class FileProblem:
    """The reason why a file could not be handled; `line` is 0 if no place in it is to blame.

    `source` is the line that a caret may point into.
    """

    __slots__ = ("column", "line", "message", "name", "source")

    def __init__(self, name: str, message: str, line: int = 0, column: int = 0, source: str | None = None) -> None:
        self.name = name
        self.message = message
        self.line = line
        self.column = column
        self.source = source


@final
class Outcome:
    """The outcome for a file. A failure without a problem is reported elsewhere, once for many files.

    `trace` says where in the program it failed, if the environment asks for that.
    """

    __slots__ = ("changed_ops", "diff", "hunks", "name", "problem", "status", "text", "trace", "upgrades")

    def __init__(self, name: str, status: str = SAME, problem: FileProblem | None = None) -> None:
        self.name = name
        self.status = status
        self.problem = problem
        self.text = ""
        self.diff = ""
        self.hunks: list[Hunk] = []
        self.changed_ops: list[tuple[int, str, str]] = []
        self.upgrades: list[Entry] = []
        self.trace = ""


def failed(name: str, message: str, line: int = 0, column: int = 0, source: str | None = None) -> Outcome:
    """The outcome of a file that could not be handled."""
    return Outcome(name, FAILED, FileProblem(name, message, line, column, source))


def reason(error: OSError) -> str:
    """The system's message for an error, without the file's name."""
    return error.strerror or str(error) or type(error).__name__
