"""Settings of every suite: tiers, processes, where the time goes, and skipped comparisons counted at the end."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.support import llvm

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

# pytest keeps what it makes of the tests' assertions with the bytecode; without it each process takes 15 s to begin.
if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(ROOT / ".pytest_cache" / "bytecode")

from tests.support import tiers  # noqa: E402
from tests.support.times import PROCESSOR, Pace, Times, processor_seconds  # noqa: E402

FEW = 4
"""So many files or tests on the command line run in this process: starting others takes longer."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("tiers", "tiers of the tests (tests/support/tiers.py)")
    group.addoption("--full", action="store_true", help="run the full tier, not a sample of it")
    group.addoption("--ask", action="append", default=[], help="ask all chunks of tests/lit this question only")
    group.addoption("--share", metavar="K/16", help="take the K-th sixteenth of the full tier (K from 0 to 15)")
    group.addoption(
        "--sample-seed", metavar="SEED", help="draw the same sample as an earlier run (default: the commit)"
    )


def asked_of(names: list[str]) -> tuple[str, ...]:
    """The questions of --ask; raises UsageError for what is none."""
    if names:
        from tests.support.chunks.table import QUESTIONS

        known = [question.name for question in QUESTIONS]
        for name in names:
            if name not in known:
                raise pytest.UsageError(f"--ask: {name!r} is not one of {', '.join(known)}")
    return tuple(names)


def named_in(config: pytest.Config) -> tuple[str, ...]:
    """The names of the tests on the command line, as pytest names them."""
    found: list[str] = []
    for argument in config.args:
        path, colons, name = argument.partition("::")
        place = (config.invocation_params.dir / path).resolve()
        if colons and place.is_relative_to(ROOT):
            found.append(f"{place.relative_to(ROOT).as_posix()}::{name}")
    return tuple(found)


def check_paths(config: pytest.Config) -> None:
    """Raises UsageError for a path that does not exist: with several processes, pytest runs no test, without a word."""
    for argument in config.args:
        path = argument.partition("::")[0]
        if not config.option.pyargs and not (config.invocation_params.dir / path).exists():
            raise pytest.UsageError(f"file or directory not found: {path}")


def pytest_configure(config: pytest.Config) -> None:
    options = config.option
    if not hasattr(config, "workerinput"):
        check_paths(config)
    if options.sample_seed is None:
        options.sample_seed = tiers.commit()  # workers get the options of the first process
    try:
        share = None if options.share is None else tiers.parse_share(options.share)
    except ValueError as error:
        raise pytest.UsageError(f"--share: {error}") from None
    tier = "full" if options.full else "quick" if tiers.selects_quick(options.markexpr) else "default"
    tiers.use(tiers.Sampling(tier, options.sample_seed, share, asked_of(options.ask), named_in(config)))
    gc.set_threshold(50_000, 20, 20)  # the tests' own objects stay, and are not worth looking through
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Times(config), "pyopt-times")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """The processors of this process; none for a few files."""
    paths = [argument.partition("::")[0] for argument in config.args]
    if len(paths) < FEW and not any(Path(path).is_dir() for path in paths):
        return 0
    if not config.option.maxfail:  # else the processes would end what they have before they stop
        config.option.dist = "worksteal"
    count = os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS")
    return int(count) if count else len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None


_seen = processor_seconds()
_pace = Pace()


def pytest_collection_finish() -> None:
    """What it took to collect the tests belongs to none of them."""
    global _seen  # noqa: PLW0603
    _seen = processor_seconds()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notes the processor time since the last report, which other load does not change, unlike the time that passes."""
    global _seen  # noqa: PLW0603
    report = yield
    before, _seen = _seen, processor_seconds()
    report.user_properties.append((PROCESSOR, _seen - before))
    if report.when == "teardown":
        _pace.after_test()
        _seen = processor_seconds()
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["processor"] = processor_seconds()
        output["pace"] = _pace.seconds


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks the quick tier, and leaves out what the sample of the full tier does not have."""
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        full = item.get_closest_marker("full") is not None
        (kept if not full or tiers.in_sample(item.nodeid) else left_out).append(item)
        if item.get_closest_marker("quick") is None and not full and tiers.is_quick(item.nodeid):
            item.add_marker("quick")
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says what was drawn, and how much was not compared, lest a skipped comparison be taken for a passed one."""
    terminalreporter.write_line(str(tiers.current()))
    reasons = [str(getattr(report, "longrepr", "")) for report in terminalreporter.stats.get("skipped", ())]
    skipped = [text for text in reasons if llvm.MLIR_OPT in text and ("not installed" in text or "not here" in text)]
    if skipped:
        terminalreporter.write_line(f"{len(skipped)} comparisons with mlir-opt were skipped: it is not installed")
