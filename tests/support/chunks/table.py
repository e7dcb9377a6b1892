"""What the tests ask of each chunk of `tests/lit`.

A question raises `ChunkFailure`, which says what is wrong and how to repeat it. Most are
asked of a sample of the chunks by default (`tests/support/tiers.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.support import tiers
from tests.support.chunks import about_layout, about_runs, about_text
from tests.support.chunks.chunk import LitChunk


class Question(NamedTuple):
    """A question is asked of one in `quick` chunks in the quick tier, and of one in `default` in the default tier.

    0 is for none. The full tier asks it of all, or of sixteen times as many as the default tier.
    """

    name: str
    ask: Callable[[LitChunk], None]
    quick: int
    default: int


QUESTIONS = (
    Question("run lines", about_runs.ask_run_lines, 1, 1),
    Question("round trip", about_text.ask_round_trip, 4, 1),
    Question("round trip of the generic form", about_text.ask_generic_round_trip, 8, 3),
    Question("fixed point", about_runs.ask_fixed_point, 4, 1),
    Question("scanner", about_text.ask_scanner, 4, 1),
    Question("layout", about_layout.ask_layout, 16, 3),
    Question("plain runs", about_runs.ask_plain_runs, 8, 2),
    Question("kept names", about_runs.ask_kept_names, 0, 32),
    Question("reports", about_runs.ask_reports, 0, 32),
    Question("plain reading", about_text.ask_plain_reading, 0, 16),
    Question("plain rewriting", about_text.ask_plain_rewriting, 0, 16),
    Question("layout of printed text", about_layout.ask_printed_layout, 0, 16),
    Question("layout of other white space", about_layout.ask_ugly_layout, 0, 16),
    Question("statements", about_layout.ask_statements, 0, 16),
    Question("canonical syntax", about_layout.ask_canonical_syntax, 0, 64),
)


def questions(name: str) -> list[Question]:
    """The questions that this run asks of the chunk with this name (`tests/support/tiers.py`)."""
    sampling = tiers.current()
    if sampling.asked:
        return [question for question in QUESTIONS if question.name in sampling.asked]
    return [
        question
        for question in QUESTIONS
        if sampling.has(f"{name} {question.name}", question.quick if sampling.tier == "quick" else question.default)
    ]
