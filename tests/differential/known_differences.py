"""Where pyopt and mlir-opt 19.1.7 differ, and why that is right. An entry that no longer differs fails the suite."""

from __future__ import annotations

from typing import NamedTuple


class Known(NamedTuple):
    """A chunk of a file below tests/lit (or of examples/), told by a piece of its text."""

    file: str
    contains: str
    reason: str


KNOWN_DIFFERENCES: tuple[Known, ...] = (
    Known(
        "syntax/invalid-generic.mlir",
        "\nany.op() : () -> ()",
        "the note lists the registered dialects, and pyopt has fewer of them",
    ),
)
