"""Runs single items of a session, as pytest does."""

from __future__ import annotations

import pytest


class Runner:
    """Runs items by pytest's own protocol, and keeps their outcome."""

    def __init__(self, items: list[pytest.Item]) -> None:
        self.items = items
        self.outcome = "passed"
        items[0].config.pluginmanager.register(self)

    def run(self, at: int, next: int | None) -> str:
        """passed, failed or skipped; `next` is the item after it, for which fixtures are kept."""
        self.outcome = "passed"
        item = self.items[at]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None if next is None else self.items[next])
        return self.outcome

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Notes the worst of the item's three phases."""
        if report.failed:
            self.outcome = "failed"
        elif report.skipped and self.outcome == "passed":
            self.outcome = "skipped"
