"""Settings of every suite: the repository on the path, and skipped comparisons counted at the end."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says how much was not compared, so that a skipped comparison is not taken for a passed one."""
    reasons = [str(getattr(report, "longrepr", "")) for report in terminalreporter.stats.get("skipped", ())]
    skipped = [text for text in reasons if "mlir-opt-19" in text and ("not installed" in text or "not here" in text)]
    if skipped:
        terminalreporter.write_line(f"{len(skipped)} comparisons with mlir-opt-19 were skipped: it is not installed")
