"""Questions about reading, printing and rewriting the text of a chunk."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from pyopt.ir.core import INTERPRETED
from tests.support.chunks.chunk import ChunkFailure, LitChunk, same
from tests.support.chunks.reading import Reading


def ask_round_trip(chunk: LitChunk) -> None:
    """A chunk that is accepted prints the same after its own text was parsed.

    One that cannot, because the reference's form loses something, says NO-ROUND-TRIP: and why.
    """
    first = chunk.reading
    if makes_the_trip(chunk):
        again = read_back(chunk, first.custom, "custom", "")
        same(first.custom, again.custom, "the custom form is read back as", chunk.repeat(" | pyopt"))


def ask_generic_round_trip(chunk: LitChunk) -> None:
    """What a chunk prints in generic form is read back as the same, and gives its custom form, too."""
    first = chunk.reading
    if makes_the_trip(chunk):
        flags = " --mlir-print-op-generic"
        again = read_back(chunk, first.generic, "generic", flags)
        same(first.generic, again.generic, "the generic form is read back as", chunk.repeat(flags))
        same(first.custom, again.custom, "the generic form becomes", chunk.repeat(f"{flags} | pyopt"))


def makes_the_trip(chunk: LitChunk) -> bool:
    """It is accepted, and its text loses nothing."""
    return chunk.reading.module is not None and "NO-ROUND-TRIP:" not in chunk.text


def read_back(chunk: LitChunk, text: str, form: str, flags: str) -> Reading:
    """What was printed with `flags`, read; raises ChunkFailure if it is rejected."""
    again = chunk.reading.read(text)
    if again.module is None:
        reasons = "\n".join(again.messages)
        raise ChunkFailure(f"the {form} form is rejected", chunk.repeat(flags), f"{reasons}\n{text}")
    return again


def ask_plain_reading(chunk: LitChunk) -> None:
    """Read without remembering anything, a chunk prints the same in all forms: alone, in pieces, and as two copies."""
    command = chunk.repeat(plain=True)
    expected = chunk.reading.read(chunk.text, plain=True).outcome()
    same(expected, chunk.reading.outcome(), "PYOPT_PLAIN=1 reads", command)
    pieces = chunk.reading.read(chunk.text, piece=1)
    same(expected, pieces.outcome(), "PYOPT_PLAIN=1 reads, and in pieces of a line", command)
    if INTERPRETED:
        with with_the_scanner():
            scanned = chunk.reading.read(chunk.text)
        same(expected[:1], scanned.outcome()[:1], "PYOPT_PLAIN=1 reads, and with the scanner", command)
    if chunk.implicit_module:
        twice = two_copies(chunk.text)
        doubled = chunk.reading.read(twice, plain=True).outcome()
        same(doubled, chunk.reading.read(twice).outcome(), "PYOPT_PLAIN=1 reads two copies as", command)


@contextmanager
def with_the_scanner() -> Iterator[None]:
    """Finds tokens as the compiled build does."""
    from pyopt.syntax import lexer

    changed = pytest.MonkeyPatch()
    changed.setattr(lexer, "INTERPRETED", False)
    try:
        yield
    finally:
        changed.undo()


_ALIAS = re.compile(r"^[#!][\w$.-]+ *=")


def two_copies(text: str) -> str:
    """Two modules of the same text, behind its aliases: all of the second one was met before."""
    lines = text.splitlines()
    body = "\n".join(line for line in lines if not _ALIAS.match(line))
    aliases = "\n".join(line for line in lines if _ALIAS.match(line))
    return f"{aliases}\nmodule {{\n{body}\n}}\nmodule {{\n{body}\n}}\n"


def ask_plain_rewriting(chunk: LitChunk) -> None:
    """The greedy driver with all rules, or folds only, does the same without remembering or skipping anything."""
    from pyopt.analysis.effects import always_droppable, would_be_trivially_dead

    if chunk.reading.module is None:
        return
    for op in chunk.reading.module.walk():
        # What is known of all ops of a name is true of this one.
        if always_droppable(op.info) not in (None, would_be_trivially_dead(op)):
            raise ChunkFailure(f"{op.info.name} is not always droppable", chunk.repeat(" --canonicalize"))
    for folds_only in (False, True):
        ordinary = rewritten(chunk.reading.read(chunk.text), folds_only)
        plain = rewritten(chunk.reading.read(chunk.text, plain=True), folds_only)
        same(plain, ordinary, "PYOPT_PLAIN=1 changes", chunk.repeat(" --canonicalize", plain=True))


def rewritten(reading: Reading, folds_only: bool) -> str:
    """What the greedy driver makes of a text; "" if that is not valid."""
    from pyopt.passes.canonicalize import CanonicalRules
    from pyopt.passes.canonicalize.folds import folds_in_place
    from pyopt.rewrite.greedy import apply_greedily
    from pyopt.rewrite.plans import GreedyOptions

    if reading.module is None:
        return ""
    options = GreedyOptions()
    options.top_down = not folds_only
    options.block_merging = folds_only
    rules = folds_in_place if folds_only else CanonicalRules(reading.context).rules_of
    apply_greedily(reading.module, reading.context, rules, options)
    return reading.printed()


def ask_scanner(chunk: LitChunk) -> None:
    """The compiled build's scanner finds the tokens of the regular expression, and so does who knows words."""
    from pyopt.syntax.lexer import END, LOOK_AHEAD, tokenize
    from pyopt.syntax.scanner import scan
    from pyopt.syntax.words import KnownWords

    found = [token for token in scan(chunk.text + "\n\0")[:-1] if token != "\0"] + [END] * LOOK_AHEAD
    same(tokenize(chunk.text), found, "the scanner finds other tokens", chunk.repeat())
    recurring = re.sub("//.*", "", f"{chunk.text}\n") * 4  # most comments are CHECK lines
    same(tokenize(recurring, KnownWords()), tokenize(recurring), "words that recur have other tokens", chunk.repeat())
