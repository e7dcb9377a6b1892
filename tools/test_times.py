"""Shows where the time of the last run of the tests went: by question, by folder, and the slowest tests.

    python tools/test_times.py            # the table
    python tools/test_times.py --check    # exit code 1 if the run took longer than its tier may
    python tools/test_times.py --write-slow    # tests/slow.txt again, after a run of the full tier

pytest writes the figures to .pytest_cache/times.json. What a tier may take is in tests/support/tiers.py, for two
processors. It is held against half of the processor time, since other processes do not add to that, at the pace of the
machine on which the limits were measured: between the tests a fixed piece of work is timed, which takes longer on a
slower machine. --slack is the factor by which a run may be over its limit.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.tiers import SLOW  # noqa: E402
from tests.support.times import FILE, USUAL_PACE  # noqa: E402

MOST = 25
"""So many rows of each table are shown."""


def rows(title: str, seconds: dict[str, float], whole: float) -> list[str]:
    """A table of seconds and their share of the whole, which adds up what it leaves out."""
    found = [title]
    shown = list(seconds.items())[:MOST]
    rest = sum(seconds.values()) - sum(value for _, value in shown)
    if len(seconds) > MOST:
        shown.append((f"{len(seconds) - MOST} others", rest))
    found += [f"  {value:8.1f} s {value / max(whole, 1e-9):6.1%}  {name}" for name, value in shown]
    return found


def table(run: dict[str, Any]) -> str:
    """All tables of a run."""
    whole = run["in tests"]
    lines = [
        f"{run['sampling']}: {run['tests']} tests in {run['elapsed']:.1f} s by {run['processes']} processes; "
        f"{run['before the first test']:.1f} s before the first, {whole:.1f} s in tests, "
        f"{run['processor']:.1f} s of processor time",
        *rows("By question", run["questions"], whole),
        *rows("By folder", run["folders"], whole),
        *rows("Slowest tests, with all their parameters", run["functions"], whole)[: MOST + 1],
        *rows("Slowest items", run["slowest"], whole)[: MOST + 1],
    ]
    return "\n".join(lines)


def verdict(run: dict[str, Any], slack: float) -> tuple[bool, str]:
    """(whether the run is within its tier's time, a line that says so)."""
    limit = run["limit"]
    if limit is None:
        return True, f"the {run['tier']} tier has no limit"
    pace = run["pace"] / USUAL_PACE
    seconds = run["processor"] / 2
    return seconds / pace <= limit * slack, (
        f"{run['sampling']}: {seconds:.0f} s on two processors, at a pace {pace:.2f} times the usual one "
        f"{seconds / pace:.0f} s; the limit is {limit:.0f} s, times {slack:g} here"
    )


def write_slow(run: dict[str, Any], least: float) -> None:
    """Writes the tests that take at least so many seconds; those that did not run stay as they are."""
    known = SLOW.read_text(encoding="utf-8").split() if SLOW.is_file() else []
    seconds = run["seconds a test"]
    files = {name for name in known if name.endswith(".py")}
    slow = {name for name in known if name not in seconds and (ROOT / name.partition("::")[0]).is_file()}
    slow |= {name for name, value in seconds.items() if value >= least and ".py::" in name}
    slow = {name for name in slow if name.partition("::")[0] not in files} | files
    SLOW.write_text("".join(f"{name}\n" for name in sorted(slow)), encoding="utf-8")


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(description="Where the time of the last run of the tests went.")
    parser.add_argument("--check", action="store_true", help="exit code 1 if the run was over its tier's time")
    parser.add_argument("--slack", type=float, default=1.3, help="the factor over the limit (1.3)")
    parser.add_argument("--write-slow", action="store_true", help="write tests/slow.txt, by the seconds of this run")
    parser.add_argument("--slow-from", type=float, default=0.02, help="the seconds that make a test slow (0.02)")
    arguments = parser.parse_args()
    if not FILE.is_file():
        print(f"{FILE} is not there: run pytest first", file=sys.stderr)
        return 1
    run = json.loads(FILE.read_text(encoding="utf-8"))
    if arguments.write_slow and not (run["complete"] and run["tier"] in ("default", "full")):
        print("only a whole run of the default or full tier says which tests are slow", file=sys.stderr)
        return 1
    if arguments.write_slow:
        write_slow(run, arguments.slow_from)
    print(table(run))
    fits, line = verdict(run, arguments.slack)
    print(line)
    return 1 if arguments.check and not fits else 0


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError):
        sys.exit(main())
