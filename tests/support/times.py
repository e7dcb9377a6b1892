"""Where the time of a run goes: seconds of processor time by folder and by question, kept for `tools/test_times.py`."""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any, Final

import pytest

from tests.support import tiers

FILE: Final = tiers.ROOT / ".pytest_cache" / "times.json"
"""The times of the last run."""
PROCESSOR: Final = "processor"
"""The property of a report that has its seconds of processor time."""


USUAL_PACE: Final = 0.01
"""What `work` takes during a run of the default tier on the machine on which `tiers.LIMITS` were measured."""
WORK_EVERY: Final = 200
"""`work` is done after each so many tests of a process."""


def processor_seconds() -> float:
    """The processor time of this process and of those that it started and waited for."""
    return sum(os.times()[:4])


def work() -> float:
    """The seconds of processor time that a fixed piece of work takes, which tells how quick the machine is now."""
    begin = time.process_time()
    counts: dict[str, int] = {}
    for number in range(12_000):
        text = f"%{number % 997} = arith.addi %a, %{number % 31} : i32"
        for word in text.split():
            counts[word] = counts.get(word, 0) + 1
    return time.process_time() - begin


class Pace:
    """Does `work` now and then between the tests of a process."""

    def __init__(self) -> None:
        self.tests = 0
        self.seconds = [work()]

    def after_test(self) -> None:
        """Counts a test."""
        self.tests += 1
        if self.tests % WORK_EVERY == 0:
            self.seconds.append(work())


class Times:
    """Adds up the reports of a run, of all its processes, and writes `FILE` at the end.

    A lit chunk reports the seconds of each question as properties; a test is a question of its own file.
    """

    def __init__(self, config: pytest.Config) -> None:
        self.begin = time.perf_counter()
        self.processes = 1
        self.first = 0.0
        self.tests = 0
        self.seconds = 0.0
        self.by_folder: defaultdict[str, float] = defaultdict(float)
        self.by_question: defaultdict[str, float] = defaultdict(float)
        self.processor = 0.0
        self.pace: list[float] = []
        self.slowest: defaultdict[str, float] = defaultdict(float)
        self.functions: defaultdict[str, float] = defaultdict(float)
        self.counts: defaultdict[str, int] = defaultdict(int)
        self.whole = not config.option.keyword and config.args_source.name != "ARGS"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Adds one report."""
        if not self.first:
            self.first = time.perf_counter()
        self.processes = max(self.processes, int(getattr(report, "worker_id", "gw0")[2:]) + 1)
        path = report.nodeid.partition("::")[0]
        properties = dict(report.user_properties)
        spent = float(properties.pop(PROCESSOR, report.duration))  # type: ignore[arg-type]
        self.seconds += spent
        self.by_folder[str(Path(path).parent)] += spent
        self.slowest[report.nodeid] += spent
        self.functions[tiers.function_of(report.nodeid)] += spent
        if report.when != "call":
            return
        self.tests += 1
        self.counts[tiers.function_of(report.nodeid)] += 1
        asked = 0.0
        for name, seconds in properties.items():
            if isinstance(seconds, float):
                self.by_question[name] += seconds
                asked += seconds
        if not asked:
            self.by_question["RUN lines as scripts" if path.endswith(".mlir") else path] += spent

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Adds the processor time and the pace of a worker, of which xdist is not typed."""
        output = getattr(node, "workeroutput", {})
        self.processor += output.get("processor", 0.0)
        self.pace += output.get("pace", [])

    def pytest_sessionfinish(self) -> None:
        """Writes what was added up."""
        now = time.perf_counter()
        found = {
            "tier": tiers.current().tier,
            "sampling": str(tiers.current()),
            "limit": tiers.current().limit,
            "complete": self.whole,
            "tests": self.tests,
            "processes": self.processes,
            "elapsed": now - self.begin,
            "before the first test": (self.first or now) - self.begin,
            "processor": self.processor + sum(os.times()[:2]) if self.processor else processor_seconds(),
            "pace": median(self.pace or [work()]),
            "in tests": self.seconds,
            "folders": longest_first(self.by_folder),
            "questions": longest_first(self.by_question),
            "functions": longest_first(self.functions, 200),
            "seconds a test": {name: self.functions[name] / count for name, count in self.counts.items()},
            "slowest": longest_first(self.slowest, 50),
        }
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(json.dumps(found, indent=1), encoding="utf-8")


def longest_first(seconds: dict[str, float], count: int | None = None) -> dict[str, float]:
    """The entries with the most seconds, all if `count` is None."""
    return dict(sorted(seconds.items(), key=lambda entry: -entry[1])[:count])
