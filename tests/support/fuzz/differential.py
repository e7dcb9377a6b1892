"""Many small inputs through pyopt and mlir-opt, one process of the reference for a hundred: who accepts what.

Of what both accept the generic text is compared. A disagreement of a known reason (`reasons.py`) is no finding.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.fuzz.runs import generalized
from tests.support.lit_file import SPLIT_MARKER, chunks
from tests.support.reference import messages_of, outputs_of, reference
from tests.support.shell import CommandResult, run_tool

PLAIN: Final = ("--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-local-scope")
OURS: Final = "accepted by pyopt alone"
THEIRS: Final = "accepted by mlir-opt alone"
TEXT: Final = "other text"


class Side(NamedTuple):
    """What one program makes of an input: its output, "" if it rejects it, and its first error."""

    output: str
    error: str


class Disagreement(NamedTuple):
    """An input on which the two programs differ."""

    what: str
    text: str
    ours: Side
    theirs: Side

    def kind(self) -> str:
        """What it has in common with others."""
        if self.what == TEXT:
            return f"{TEXT}: {self.op()}"
        return f"{self.what}: {generalized((self.theirs if self.what == OURS else self.ours).error)}"

    def lines(self) -> tuple[str, str]:
        """The first lines that differ, the reference's and ours."""
        for one, other in zip(self.theirs.output.split("\n"), self.ours.output.split("\n"), strict=False):
            if one != other:
                return one.strip(), other.strip()
        return "", ""

    def op(self) -> str:
        """The op on the first line that differs."""
        name = re.search(r'"([\w.]+)"', self.lines()[0])
        return name.group(1) if name else "?"

    def shown(self) -> str:
        """For a person to read."""
        if self.what != TEXT:
            ours, theirs = self.ours.error or "accepts", self.theirs.error or "accepts"
            return f"{self.what}\n  pyopt:       {ours}\n  mlir-opt: {theirs}"
        theirs, ours = self.lines()
        return f"{self.what}\n  pyopt:       {ours[:300]}\n  mlir-opt: {theirs[:300]}"


class Comparison(NamedTuple):
    """How many inputs both accept and both reject, on how many the reference crashes, and where they differ."""

    accepted: int
    rejected: int
    crashes: int
    disagreements: list[Disagreement]


Program = Callable[[list[str], str, str], CommandResult]


def _ours(flags: list[str], path: str, folder: str) -> CommandResult:
    return run_tool([*flags, path], "", folder)


def fits(text: str) -> bool:
    """The text can stand in a file with others."""
    return text.isascii() and "\0" not in text and SPLIT_MARKER not in text and "\r" not in text and text.strip() != ""


def compare_inputs(texts: list[str], flags: Sequence[str] = PLAIN) -> Comparison:
    """All texts by both programs; whatever crashes the reference is left out, found by halves."""
    if not texts:
        return Comparison(0, 0, 0, [])
    theirs = _run(reference, texts, flags)
    if theirs is None:
        if len(texts) == 1:
            return Comparison(0, 0, 1, [])
        half = len(texts) // 2
        first, second = compare_inputs(texts[:half], flags), compare_inputs(texts[half:], flags)
        return Comparison(
            first.accepted + second.accepted,
            first.rejected + second.rejected,
            first.crashes + second.crashes,
            first.disagreements + second.disagreements,
        )
    ours = _run(_ours, texts, flags)
    assert ours is not None
    accepted = rejected = 0
    found: list[Disagreement] = []
    for text, our, their in zip(texts, ours, theirs, strict=True):
        if bool(our.output) != bool(their.output):
            found.append(Disagreement(OURS if our.output else THEIRS, text, our, their))
        elif not our.output:
            rejected += 1
        else:
            accepted += 1
            if our.output != their.output:
                found.append(Disagreement(TEXT, text, our, their))
    return Comparison(accepted, rejected, 0, found)


def _run(program: Program, texts: list[str], flags: Sequence[str]) -> list[Side] | None:
    """What a program makes of each text; None if it ends otherwise than by itself."""
    joined = f"\n{SPLIT_MARKER}\n".join(texts)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "x.mlir").write_text(joined, encoding="utf-8")
        try:
            result = program(["--split-input-file", *flags], "x.mlir", folder)
        except subprocess.TimeoutExpired:
            return None
    if result.code not in (0, 1):
        return None
    outputs = outputs_of(result.out, True, len(texts))
    if len(outputs) != len(texts):
        return None
    messages = messages_of(result.err, chunks(joined))
    return [Side(output.strip(), _first_error(message)) for output, message in zip(outputs, messages, strict=True)]


def _first_error(messages: str) -> str:
    found = re.search(r"error: (.*)", messages)
    return found.group(1) if found else ""
