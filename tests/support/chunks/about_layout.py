"""Questions about the formatter."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Final
from zlib import crc32

from pyopt.format import LayoutError, LayoutOptions, format_source, format_text
from pyopt.format.reader import TokenReader
from pyopt.format.scan import scan
from pyopt.format.structure import STATEMENT
from pyopt.syntax.comparable import comparable_text
from tests.support.chunks.chunk import ChunkFailure, LitChunk, same
from tests.support.chunks.reading import Reading
from tests.support.ugly_text import counts_lines, made_ugly

NARROW: Final = 60
"""A width at which the formatter has to break lines."""


def formatted(text: str, width: int) -> str | None:
    """The text as the formatter lays it out; None if a string in it has no end."""
    try:
        return format_text(text, LayoutOptions(width=width))
    except LayoutError as error:
        if error.message != "expected '\"' in string literal":
            raise
        return None


def ask_layout(chunk: LitChunk) -> None:
    """The formatter keeps the tokens, what they mean, and text that it made itself."""
    new = formatted(chunk.text, NARROW)
    if new is None:
        return
    command = _command(chunk, f" --width={NARROW}")
    old_tokens, new_tokens = (scan(text.replace("\r\n", "\n")).texts for text in (chunk.text, new))
    same([one.rstrip() for one in old_tokens], [one.rstrip() for one in new_tokens], "the tokens change", command)
    same(new, formatted(new, NARROW), "a second run changes", command)
    if new != chunk.text and chunk.reading.module is not None:
        again = chunk.reading.read(new)
        same(chunk.reading.generic, again.generic, "what it means changes", command)


def _command(chunk: LitChunk, flags: str = "") -> str:
    """The command that formats this chunk alone."""
    return f"{chunk.cut} | pyopt-format{flags}"


def ask_printed_layout(chunk: LitChunk) -> None:
    """What the printer writes is laid out as the printer does."""
    for options in ({}, {"generic": True}, {"debuginfo": True}):
        shown = chunk.reading.printed(**options)
        if re.search(r"^ +(present|absent|overlap|left|right) = ", shown, re.MULTILINE):
            continue
        # Text of other dialects keeps its blanks, and so may have several.
        laid_out = _as_expected(format_text(shown, LayoutOptions(width=0))).rstrip("\n")
        same(
            _as_expected(shown).rstrip("\n"),
            laid_out,
            "printed text is laid out as",
            chunk.repeat(" | pyopt-format --width=0"),
        )


def _as_expected(text: str) -> str:
    """Printed text without what the layout does not take over from the printer: doubled blanks, blanks at line ends."""
    found: list[str] = []
    for line in text.split("\n"):
        indent = line[: len(line) - len(line.lstrip(" "))]
        body = line.strip(" ")
        if "//" not in body:
            body = re.sub(r'("(?:[^"\\]|\\.)*")| {2,}', lambda match: match[1] or " ", body)
        found.append(indent + body if body else "")
    return "\n".join(found)


def ask_ugly_layout(chunk: LitChunk) -> None:
    """White space and line breaks between tokens make no difference to the layout, and neither do CRLF line ends."""
    text = chunk.text.replace("\r\n", "\n")
    if chunk.reading.module is None or counts_lines(text):
        return
    laid_out = formatted(text, 100)
    if laid_out is None:
        return
    ugly = made_ugly(text, random.Random(crc32(text.encode("utf-8", "surrogateescape"))))
    same(laid_out, format_text(ugly), "with other white space it is laid out as", _command(chunk))
    if "\n" in ugly:
        windows = format_text(ugly.replace("\n", "\r\n"))
        same(laid_out.replace("\n", "\r\n"), windows, "with CRLF it is laid out as", _command(chunk))


def ask_statements(chunk: LitChunk) -> None:
    """Each statement is an op of the parser's, and each op begins one, but for those in the line of another."""
    module, place_offset = chunk.reading.module, chunk.reading.context.place_offset
    if module is None or place_offset is None or "loc(" in chunk.text:
        return
    indices = {op.loc for op in module.walk() if isinstance(op.loc, int)}
    offsets = {place_offset(index) for index in indices}
    names = {at for at in offsets if re.match(r'["\w]', chunk.text[at : at + 1])}
    found = _named_ops(chunk.text)
    # The parser gives a mask's terminator the place of the mask.
    strange = [at for at in found - names if not chunk.text.startswith("vector.yield", at)]
    same([], [chunk.text[at : at + 40] for at in strange], "statements that are no ops", _command(chunk))
    for at in names - found:
        before = chunk.text[max(at - 200, 0) : at]
        if not re.search(r"vector\.mask|linalg\.(map|reduce)", before):
            raise ChunkFailure("no statement begins with the op", _command(chunk), chunk.text[at : at + 40])


def _named_ops(text: str) -> set[int]:
    """The offsets of the names of the ops that begin units."""
    tokens = scan(text)
    offsets: list[int] = []
    offset = 0
    for gap, token in zip(tokens.gaps, tokens.texts, strict=True):
        offsets.append(offset + len(gap))
        offset += len(gap) + len(token)
    found: set[int] = set()
    for unit in TokenReader(tokens).read().units:
        at = unit.first
        if unit.kind != STATEMENT or tokens.texts[at][0] in "#!{":
            continue
        if tokens.texts[at][0] == "%":
            at = tokens.texts.index("=", at) + 1
            while tokens.texts[at].startswith("//"):  # a comment between "=" and the name
                at += 1
        found.add(offsets[at])
    return found


REORDERED: Final = {
    "scf.index_switch",
    "sparse_tensor.coiterate",
    "sparse_tensor.yield",
    "scf.forall",
    "scf.forall.in_parallel",
}
"""Their custom forms have the regions in another order, or leave constants out."""


def _generic_ops(text: str) -> Counter[str]:
    return Counter(re.findall(r'"([\w.]+\.\w+)"\(', text))


def ask_canonical_syntax(chunk: LitChunk) -> None:
    """--canonical-syntax keeps the meaning; it makes of the generic form what the printer writes in custom form."""
    if chunk.reading.module is None or formatted(chunk.text, NARROW) is None:
        return
    options = LayoutOptions(canonical_syntax=True)
    command = _command(chunk, " --canonical-syntax")
    meaning = _meaning(chunk.reading)
    generic = chunk.reading.read(chunk.reading.generic)
    for before in (chunk.reading, generic):
        new = format_source(before.text, options).text
        same(_meaning(before), _meaning(chunk.reading.read(new)), "what it means changes", command)
        same(new, format_source(new, options).text, "a second run changes", command)
    if _meaning(chunk.reading.read(chunk.reading.custom)) == meaning:  # else the generic form has to stay
        left = set(_generic_ops(new) - _generic_ops(chunk.reading.custom)) - REORDERED
        repeat = chunk.repeat(" --mlir-print-op-generic | pyopt-format --canonical-syntax")
        same(set(), left, "ops are left in generic form", repeat)


def _meaning(reading: Reading) -> str:
    return "" if reading.module is None else comparable_text(reading.module, reading.context)
