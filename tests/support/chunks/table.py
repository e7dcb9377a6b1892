"""What the tests ask of each chunk of `tests/lit`.

A question raises `ChunkFailure`, which says what is wrong and how to repeat it. One of the full tier is asked of a
sample of the chunks by default (`tests/support/tiers.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.support import tiers
from tests.support.chunks import about_layout, about_runs, about_text
from tests.support.chunks.chunk import LitChunk


class Question(NamedTuple):
    """`tier` is the first that asks it of every chunk."""

    name: str
    ask: Callable[[LitChunk], None]
    tier: str


QUESTIONS = (
    Question("run lines", about_runs.ask_run_lines, "quick"),
    Question("round trip", about_text.ask_round_trip, "quick"),
    Question("fixed point", about_runs.ask_fixed_point, "default"),
    Question("scanner", about_text.ask_scanner, "default"),
    Question("layout", about_layout.ask_layout, "default"),
    Question("plain runs", about_runs.ask_plain_runs, "default"),
    Question("plain reading", about_text.ask_plain_reading, "full"),
    Question("plain rewriting", about_text.ask_plain_rewriting, "full"),
    Question("layout of printed text", about_layout.ask_printed_layout, "full"),
    Question("layout of other white space", about_layout.ask_ugly_layout, "full"),
    Question("statements", about_layout.ask_statements, "full"),
    Question("canonical syntax", about_layout.ask_canonical_syntax, "full"),
)


def questions(name: str) -> list[Question]:
    """The questions that this run asks of the chunk with this name (`tests/support/tiers.py`)."""
    sampling = tiers.current()
    found: list[Question] = []
    for question in QUESTIONS:
        asked = f"{name} {question.name}"
        if question.tier == "full":
            wanted = sampling.has(asked)
        else:
            wanted = question.tier == "quick" or sampling.tier != "quick" or sampling.takes(asked, tiers.SHARES)
        if wanted:
            found.append(question)
    return found
