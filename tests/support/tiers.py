"""Tiers of the tests, and the sample of the full tier that an ordinary run takes.

quick    `pytest -m quick`: chunks of tests/lit that take all branches that any takes, the tests that take next to no
         time, a sample of the rest
default  `pytest`: all that is pyopt's own, and a sixteenth of the full tier
full     `pytest --full`: everything; with `--share K/16` the default tier has the K-th sixteenth of it

A test marked `full`, and a question of that tier (`tests/support/chunks/table.py`), is in the sample if a hash of its
name and the sample's seed says so. The seed is the commit, so that each commit draws others; `--sample-seed` repeats a
run. The sixteenths of `--share` do not depend on the seed: sixteen of them are the whole tier.
"""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

ROOT: Final = Path(__file__).resolve().parents[2]
SHARES: Final = 16
"""The default tier has one in so many of the tests and questions of the full tier."""

SLOW: Final = ROOT / "tests" / "slow.txt"
"""The tests that take longer than the quick tier has time for; `tools/test_times.py --write-slow` writes it."""
LEFT_OUT: Final = ROOT / "tests" / "left_out.txt"
"""The chunks that the quick tier leaves out, by `key_of`; `tools/quick_chunks.py` writes it."""
QUICK_SHARE: Final = 40
"""The quick tier has one in so many of the slow tests."""
SCRIPT_SHARE: Final = 8
"""The quick tier has one in so many of the RUN lines that are run as scripts."""

LIMITS: Final = {"quick": 45.0, "default": 240.0}
"""Seconds on two processors without other load, which is half of the seconds of processor time."""


def _drawn(name: str) -> int:
    return crc32(name.encode("utf-8", "surrogateescape"))


class Sampling(NamedTuple):
    """`share` is the sixteenth of the full tier that runs in place of what the seed draws; None for no such.

    Where questions are `asked`, chunks get these and no others, whatever the tier. Tests that are `named` on the
    command line run, and chunks are asked everything.
    """

    tier: str
    seed: str
    share: int | None = None
    asked: tuple[str, ...] = ()
    named: tuple[str, ...] = ()

    def has(self, name: str, one_in: int) -> bool:
        """Whether a test or question runs of which this tier has one in so many, 0 for none.

        The full tier has sixteen times as many, which are all if they are a sixteenth, or more, without it.
        """
        if one_in == 1 or (self.named and name.startswith(self.named)):
            return True
        if self.tier == "full":
            return one_in <= SHARES or _drawn(name) % one_in < SHARES
        if self.tier == "default" and one_in >= SHARES and self.share is not None:
            return _drawn(name) % one_in == self.share
        return one_in > 0 and self.takes(name, one_in)

    def takes(self, name: str, one_in: int) -> bool:
        """Whether one in so many names, this among them, is drawn by the seed."""
        return _drawn(f"{self.seed} {name}") % one_in == 0

    @property
    def limit(self) -> float | None:
        """The seconds that the run may take on two processors without other load; None if there is no limit."""
        return LIMITS.get(self.tier)

    def __str__(self) -> str:
        share = "" if self.share is None else f", --share {self.share}/{SHARES}"
        return f"{self.tier} tier{share}, --sample-seed {self.seed}"


def parse_share(text: str) -> int:
    """K of "K/16"; raises ValueError for other texts."""
    number, _, count = text.partition("/")
    if count != str(SHARES) or number not in map(str, range(SHARES)):
        raise ValueError(f"expected K/{SHARES} with K from 0 to {SHARES - 1}, not {text!r}")
    return int(number)


def commit() -> str:
    """The first letters of the commit's hash; "none" outside of a repository, and without git."""
    command = ["git", "rev-parse", "--short=12", "HEAD"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return "none"
    return done.stdout.strip() or "none"


_current = Sampling("default", "none")


def current() -> Sampling:
    """The sampling of this run."""
    return _current


def in_sample(name: str) -> bool:
    """Whether a test with the marker `full` runs."""
    return _current.has(name, 0 if _current.tier == "quick" else SHARES)


def function_of(name: str) -> str:
    """The name of a test without its parameters; the file of a chunk or RUN line."""
    return name.partition("[")[0] if ".py::" in name else name.partition("::")[0]


@cache
def slow_tests() -> frozenset[str]:
    """The functions in `SLOW`, and whole files, whose tests share what takes long."""
    return frozenset(SLOW.read_text(encoding="utf-8").split())


@cache
def left_out() -> frozenset[str]:
    """The keys in `LEFT_OUT`."""
    return frozenset(LEFT_OUT.read_text(encoding="utf-8").split())


def key_of(text: str) -> str:
    """What a chunk is known by, wherever it stands."""
    return f"{_drawn(text):08x}"


def is_quick(name: str) -> bool:
    """Whether a test that has no marker is of the quick tier; chunks are marked by `tests/lit/conftest.py`."""
    if ".mlir::" in name:
        return ".mlir::run" in name and _current.takes(name, SCRIPT_SHARE)
    if name.partition("::")[0] in slow_tests():
        return False
    return function_of(name) not in slow_tests() or _current.takes(name, QUICK_SHARE)


def selects_quick(expression: str) -> bool:
    """Whether a marker expression (`-m`) names `quick`, but for under `not`: it selects from the quick tier."""
    enclosing: list[bool] = []
    inside = negated = False  # of the parentheses, and of the next name or parenthesis
    for token in re.findall(r"[()]|[^\s()]+", expression):
        if token == "not":
            negated = not negated
        elif token == "(":
            enclosing.append(inside)
            inside, negated = inside != negated, False
        elif token == ")":
            inside = enclosing.pop() if enclosing else False
        else:
            if token == "quick" and inside == negated:
                return True
            negated = False
    return False


def use(sampling: Sampling) -> None:
    """Makes a sampling that of this run."""
    global _current  # noqa: PLW0603
    _current = sampling
