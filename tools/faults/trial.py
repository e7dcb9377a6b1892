"""The trial of one fault: does an item of the tier fail because of it?"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Final, NamedTuple

import pytest

from tools.faults.drawing import Fault
from tools.faults.forks import Ending, limit_processor_time, watched
from tools.faults.items import Runner
from tools.faults.live import exchange
from tools.faults.reach import Reach
from tools.faults.trees import code_with

SLOWER: Final = 10.0
"""An item that takes so many times its usual time has failed."""
MOST: Final = 60.0
PREFERENCE: Final = 4.0
"""The factor by which an item is likelier to find a fault for each word that their paths share."""
ORDER_TRIES: Final = 3
UNREACHED: Final = "no item reaches it"
SAME_VALUE: Final = "the value is the same in all items"


class Verdict(NamedTuple):
    """The verdict of a tier on a fault."""

    found: bool
    test: str
    """The first item that failed."""
    cause: str
    """The failure, or the reason why nothing failed."""
    reaching: int
    """Items that reach the fault."""
    tried: int
    """Items that were run."""
    seconds: float

    def __str__(self) -> str:
        what = f"found by {self.test} ({self.cause})" if self.found else f"NOT FOUND ({self.cause})"
        return f"{what}; {self.tried} of {self.reaching} items, {self.seconds:.1f} s"


class Trial:
    """Runs the items that reach a fault, the likely ones first, until one fails."""

    def __init__(
        self,
        items: list[pytest.Item],
        reach: Reach,
        root: Path,
        fault: Fault,
        number: int,
        live: list[FunctionType],
        budget: float,
        patience: float,
    ) -> None:
        self.items = items
        self.reach = reach
        self.root = root
        self.fault = fault
        self.number = number
        self.live = live
        self.budget = budget
        self.patience = patience

    def run(self) -> Verdict:
        """The verdict."""
        start = time.monotonic()
        order = self.order()
        total, tried = len(order), 0
        for _ in range(ORDER_TRIES):
            if not order:
                break
            ending = self._watch(order, with_fault=True)
            ran = [int(line) for line in ending.lines if line.isdigit()]
            tried += len(ran)
            if ending.cause == "budget":
                return Verdict(False, "", "out of time", total, tried, time.monotonic() - start)
            if not ending.cause:
                break
            if ending.cause == "time" or self._is_due_to_fault(ran):
                cause = {"exit code 3": "failed", "SIGKILL": "memory"}.get(ending.cause, ending.cause)
                return Verdict(True, self.items[ran[-1]].nodeid, cause, total, tried, time.monotonic() - start)
            order = order[len(ran) :]  # that item fails after others even without the fault
        place = self.reach.is_reached(self.number)
        cause = "no item fails" if total else SAME_VALUE if place else UNREACHED
        return Verdict(False, "", cause, total, tried, time.monotonic() - start)

    def _is_due_to_fault(self, ran: list[int]) -> bool:
        """The last item fails by itself, or passes after the same items without the fault."""
        if len(ran) == 1 or self._watch(ran[-1:], with_fault=True).cause:
            return True
        return not self._watch(ran, with_fault=False).cause

    def order(self) -> list[int]:
        """The items that reach the fault, by their usual time and by how much of their path is that of the fault."""
        words = _words(f"{self.fault.file} {self.fault.function}")

        def cost(at: int) -> float:
            shared = len(words & _words(self.items[at].nodeid.partition("::")[0]))
            return (self.reach.records[at].seconds + 0.002) / (1 + PREFERENCE * shared)

        return sorted(self.reach.items_for(self.number), key=cost)

    def _watch(self, order: list[int], with_fault: bool) -> Ending:
        return watched(lambda write: self._run_items(order, with_fault, write), self.budget)

    def _run_items(self, order: list[int], with_fault: bool, write: Callable[[str], None]) -> None:
        """In a fork: runs items until one fails, which is exit code 3."""
        if with_fault:
            owner = {(self.fault.function, self.fault.line)}
            exchange(self.live, code_with(self.root, self.fault), owner)
        runner = Runner(self.items)
        for place, at in enumerate(order):
            write(str(at))
            limit_processor_time(min(max(self.patience, SLOWER * self.reach.records[at].seconds), MOST))
            outcome = runner.run(at, order[place + 1] if place + 1 < len(order) else None)
            limit_processor_time(0)
            if outcome == "failed":
                raise SystemExit(3)


_WORD: Final = re.compile(r"[a-z0-9]+")
COMMON: Final = frozenset(("pyopt", "tests", "py", "mlir", "test", "unit", "lit", "init", "ops", "passes"))
"""Words of paths that say nothing about what a test is about."""


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.lower())) - COMMON
