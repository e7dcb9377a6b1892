"""A pytest session that collects a tier's items once and runs them against faults, each in a fork of the process.

    python -m tools.faults.session REQUEST.json -- ARGUMENTS OF PYTEST

The request names the faults; the answer, a file that the request names, has a `Verdict` for each.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.faults.drawing import Fault
from tools.faults.forks import Pool
from tools.faults.live import live_functions
from tools.faults.reach import Reach, reach_of
from tools.faults.trial import Trial, Verdict


class Request(NamedTuple):
    """The task of a session."""

    root: str
    faults: list[list[object]]
    names: list[str]
    """The names of the faults, for progress."""
    answer: str
    """The file for the verdicts."""
    cache: str
    """A file for the reach of the items; empty for none."""
    jobs: int
    budget: float
    """Seconds that a fault may take; 0 for no limit."""
    patience: float
    """Seconds of processor time that each item has at least."""


class FaultSession:
    """The plugin: instead of pytest's loop over the items, a trial for each fault."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.faults = [Fault(*fault) for fault in request.faults]  # type: ignore[arg-type]  # as written by JSON

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Runs the trials."""
        root = Path(self.request.root)
        start = time.monotonic()
        live = live_functions(root, self.faults)
        cache = Path(self.request.cache) if self.request.cache else None
        reach = reach_of(session.items, root, self.faults, live, self.request.jobs, cache)
        _say_reach(session.items, reach, time.monotonic() - start)
        pool = Pool(self.request.jobs)
        verdicts: dict[int, Verdict] = {}
        for number, fault in enumerate(self.faults):
            limits = self.request.budget, self.request.patience
            trial = Trial(session.items, reach, root, fault, number, live[fault.file], *limits)
            pool.start(number, trial.run)
            self._collect(pool, verdicts, wait=False)
        self._collect(pool, verdicts, wait=True)
        answer = [verdicts[number] for number in range(len(self.faults))]
        Path(self.request.answer).write_text(json.dumps(answer), encoding="utf-8")
        return True

    def _collect(self, pool: Pool, verdicts: dict[int, Verdict], wait: bool) -> None:
        for number, values in pool.finished(wait):
            verdict = Verdict(*values)
            verdicts[number] = verdict
            name = self.request.names[number]
            say(f"{len(verdicts)}/{len(self.faults)} {name} {self.faults[number]}\n    {verdict}")


def say(text: str) -> None:
    """Writes progress past pytest's capture."""
    print(text, file=sys.__stderr__, flush=True)


def _say_reach(items: list[pytest.Item], reach: Reach, seconds: float) -> None:
    failing = [item.nodeid for item, record in zip(items, reach.records, strict=True) if record.outcome == "failed"]
    cpu = sum(record.seconds for record in reach.records)
    say(f"{len(items)} items, {cpu:.0f} s of processor time; the run with probes took {seconds:.0f} s")
    if failing:
        say(f"{len(failing)} items fail without any fault and are left out: {', '.join(failing[:5])}")


def main() -> int:
    """Reads the request and runs pytest."""
    split = sys.argv.index("--")
    request = Request(**json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    sys.path.insert(0, request.root)
    os.environ.pop("PYTEST_ADDOPTS", None)
    os.environ["PYOPT_CACHE"] = "off"  # what was compiled without the fault would be run
    options = ["--capture=sys", "-p", "no:cacheprovider", "-p", "no:faulthandler", *sys.argv[split + 1 :]]
    return int(pytest.main(options, plugins=[FaultSession(request)]))


if __name__ == "__main__":
    sys.exit(main())
