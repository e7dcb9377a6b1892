"""What the page of --report shows: a run as parts of the input, passes on ops, rewrites and diagnostics."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.diagnostics.diagnostic import Diagnostic

CHANGED: Final = "changed"
UNCHANGED: Final = "unchanged"
FAILED: Final = "failed"


@final
class Rewrite:
    """A fold, rule or pattern that applied: at which op, the name of its result, and in which function."""

    __slots__ = ("op", "place", "symbol", "value", "what")

    def __init__(self, what: str, op: str, value: str, symbol: str, place: str) -> None:
        self.what = what
        self.op = op
        self.value = value
        self.symbol = symbol
        self.place = place


@final
class PassRun:
    """One run of a pass on one op. `seconds` is None as long as it has not come to an end.

    before, after: the op's text; one and the same if nothing changed. output: what the pass printed.
    """

    __slots__ = (
        "after",
        "before",
        "diagnostics",
        "op",
        "output",
        "rewrites",
        "seconds",
        "state",
        "statistics",
        "symbol",
    )

    def __init__(self, op: str, symbol: str) -> None:
        self.op = op
        self.symbol = symbol
        self.before = ""
        self.after = ""
        self.seconds: float | None = None
        self.state = FAILED
        self.statistics: dict[str, int] = {}
        self.rewrites: list[Rewrite] = []
        self.diagnostics: list[Diagnostic] = []
        self.output: list[str] = []

    def title(self) -> str:
        """The name of the op and its symbol."""
        return f"{self.op} @{self.symbol}" if self.symbol else self.op


@final
class PassRecord:
    """A pass at its place in the pipeline, and its runs; `depth` counts the passes that it runs inside of."""

    __slots__ = ("depth", "name", "options", "runs", "statistic_help")

    def __init__(self, name: str, options: str, depth: int, statistic_help: dict[str, str]) -> None:
        self.name = name
        self.options = options
        self.depth = depth
        self.statistic_help = statistic_help
        self.runs: list[PassRun] = []

    def has_news(self) -> bool:
        """Whether there is more to tell than how long it took."""
        return self.count(UNCHANGED) < len(self.runs) or any(
            run.diagnostics or run.output or run.rewrites or any(run.statistics.values()) for run in self.runs
        )

    def seconds(self) -> float:
        return sum([run.seconds or 0.0 for run in self.runs])

    def count(self, state: str) -> int:
        """The number of runs that ended in that state."""
        return sum([run.state == state for run in self.runs])

    def statistics(self) -> dict[str, int]:
        """The sums over the runs of what was counted."""
        found: dict[str, int] = {}
        for run in self.runs:
            for name, count in run.statistics.items():
                found[name] = found.get(name, 0) + count
        return found

    def rewrites(self) -> dict[str, list[Rewrite]]:
        """By what they are called, the most frequent first."""
        found: dict[str, list[Rewrite]] = {}
        for run in self.runs:
            for rewrite in run.rewrites:
                found.setdefault(rewrite.what, []).append(rewrite)
        return dict(sorted(found.items(), key=lambda item: -len(item[1])))

    def diagnostics(self) -> list[Diagnostic]:
        return [diagnostic for run in self.runs for diagnostic in run.diagnostics]

    def output(self) -> str:
        """What the pass printed."""
        return "".join([text for run in self.runs for text in run.output])


@final
class InputPart:
    """A part of the input: all of it, unless it is split. `line` is where it begins.

    diagnostics: those that came while no pass was running. failure: the message of an internal error.
    """

    __slots__ = ("diagnostics", "failure", "line", "ok", "passes", "pipeline")

    def __init__(self, line: int) -> None:
        self.line = line
        self.ok = False
        self.pipeline = ""
        self.failure = ""
        self.passes: list[PassRecord] = []
        self.diagnostics: list[Diagnostic] = []
