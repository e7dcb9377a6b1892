"""Maps items to the faults that they reach: one run of all items with probes at the places of the faults."""

from __future__ import annotations

import builtins
import json
import time
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tools.faults.drawing import Fault
from tools.faults.forks import Pool
from tools.faults.items import Runner
from tools.faults.live import Live, exchange
from tools.faults.trees import DIFFERS, REACHED, code_with_probes

BLOCK: Final = 100
"""Neighbouring items that one process runs, for fixtures of modules."""


class Record(NamedTuple):
    """An item without faults."""

    outcome: str
    """passed, failed or skipped"""
    seconds: float
    """Processor time."""
    faults: list[int]
    """Those that it reaches; `~number` of those whose place it reaches while their value would be the same."""


class Reach(NamedTuple):
    """The records of all items, in their order."""

    records: list[Record]

    def items_for(self, fault: int) -> list[int]:
        """The passing items that reach a fault."""
        return [at for at, one in enumerate(self.records) if one.outcome == "passed" and fault in one.faults]

    def is_reached(self, fault: int) -> bool:
        """An item reaches the place of a fault, whatever the value there."""
        return any(fault in one.faults or ~fault in one.faults for one in self.records)


class Probes:
    """Collects what is reached while an item runs."""

    def __init__(self) -> None:
        self.hit: set[int] = set()
        setattr(builtins, REACHED, self.reached)
        setattr(builtins, DIFFERS, self.differs)

    def reached(self, number: int, value: object) -> object:
        """The place of a fault was reached."""
        self.hit.add(number)
        return value

    def differs(self, number: int, value: object, with_fault: object) -> object:
        """Reports a fault if it gives another value."""
        if number not in self.hit:
            self.hit.add(~number)
            assert callable(with_fault)
            try:
                other = with_fault()
                same = other is value or (type(other) is type(value) and bool(other == value))
            except Exception:
                same = False
            if not same:
                self.hit.add(number)
        return value


def reach_of(
    items: list[pytest.Item], root: Path, faults: list[Fault], live: Live, jobs: int, cache: Path | None
) -> Reach:
    """The records of the items, from the cache file where it has those of the same items."""
    names = [item.nodeid for item in items]
    if cache is not None and cache.exists():
        known = json.loads(cache.read_text(encoding="utf-8"))
        if known["items"] == names:
            return Reach([Record(*record) for record in known["records"]])
    blocks = [range(at, min(at + BLOCK, len(items))) for at in range(0, len(items), BLOCK)]
    pool = Pool(jobs)
    for job in range(jobs):
        mine = [at for block in blocks[job::jobs] for at in block]
        pool.start(job, partial(_records, items, mine, root, faults, live))
    found = {at: Record(*record) for _, records in pool.finished(wait=True) for at, record in records}
    reach = Reach([found[at] for at in range(len(items))])
    if cache is not None:
        cache.parent.mkdir(parents=True, exist_ok=True)
        cache.write_text(json.dumps({"items": names, "records": reach.records}), encoding="utf-8")
    return reach


def _records(
    items: list[pytest.Item], order: list[int], root: Path, faults: list[Fault], live: Live
) -> list[tuple[int, Record]]:
    """In a fork: runs items with probes."""
    probes = Probes()
    for file, functions in live.items():
        mine = [(number, fault) for number, fault in enumerate(faults) if fault.file == file]
        exchange(functions, code_with_probes(root, file, mine), {(fault.function, fault.line) for _, fault in mine})
    runner = Runner(items)
    found: list[tuple[int, Record]] = []
    for place, at in enumerate(order):
        probes.hit.clear()
        start = time.process_time()
        outcome = runner.run(at, order[place + 1] if place + 1 < len(order) else None)
        found.append((at, Record(outcome, time.process_time() - start, sorted(probes.hit))))
    return found
