"""A short cut for long texts: functions of plain lines, in which only names of ops change.

It relies on this: a function whose lines are all of the forms below says nothing about other functions, and needs
nothing from them. `tests/unit/test_downgrade.py` compares texts with and without it.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from pyopt.light import Callable, Final, final
from pyopt.upgrade.document import UpgradeChange, UpgradeProblem
from pyopt.upgrade.edits import OldPlaces
from pyopt.upgrade.result import Upgraded
from pyopt.upgrade.tables import ROWS

LEAST: Final = 2_000
"""Shorter texts, in characters, take the ordinary way."""
_REST: Final = r'[^(){}"#!\n]*+'
_GROUP: Final = rf"\((?=[%)]|[fiu]\d|bf16\b|index\b|(?:tensor|memref|vector)<){_REST}\)"
"""Values or types in brackets: no dimensions of a map."""
_DICTIONARY: Final = r'\{[^{}()"#!:\n]*+\}'
_OPERANDS: Final = rf'(?:[^(){{}}"#!\n]++|{_GROUP}|{_DICTIONARY})*+'
_LINE: Final = re.compile(
    rf"""[ \t]*+(?:
      (func)[ ]@[\w$.]+\((?:%{_REST})?\)(?:[ ]*->[ ]*(?:\({_REST}\)|[^(){{}}"\#!\s]+))?[ ]*\{{
    | (?:%[\w$.-]+(?::\d+)?[ ]*=[ ]*)?(?:([a-z_][\w.]*)(?![\w.(])(?:[ ]"[a-z]+",)?{_OPERANDS}(\{{)?
        |([a-z_][\w.]*){_GROUP}{_OPERANDS}
        |("[\w.]+"){_GROUP}(?:[ ]{_DICTIONARY})?[ ]:[ ]{_GROUP}[ ]->[ ](?:{_GROUP}|[^(){{}}"\#!\s]+))
    | \^[\w$.]+(?:\({_REST}\))?[ ]?:
    | \}}[ ]else[ ]\{{
    | (\}})
    | //.*
    |)[ \t]*(?://.*)?""",
    re.VERBOSE,
)
_FUNCTION: Final = 1
_OP: Final = 2
_OPENS: Final = 3
_OP_WITH_GROUP: Final = 4
_GENERIC: Final = 5
_CLOSES: Final = 6
_COMPARISONS: Final = frozenset(("cmpi", "cmpf"))
_RENAMED: Final = frozenset(("br", "cond_br", "alloc", "alloca"))
"""Only their generic forms change by more than the name."""
_MARKER: Final = "//pyopt-piece\n"


@final
class UpgradePiece:
    """A part of the text up to the end of a function. `edits`: place, length and new text, None if it is not plain."""

    __slots__ = ("edits", "end", "start")

    def __init__(self, start: int, end: int, edits: list[tuple[int, int, str, str, int]] | None) -> None:
        self.start = start
        self.end = end
        self.edits = edits


def pieces_of(text: str) -> list[UpgradePiece]:
    """The text in pieces; of neighbours that are not plain one is made."""
    found: list[UpgradePiece] = []
    edits: list[tuple[int, int, str, str, int]] = []
    start = offset = depth = 0
    plain = True
    match_line = _LINE.fullmatch
    for line in text.split("\n"):
        end = min(offset + len(line) + 1, len(text))
        match = match_line(line) if plain else None
        if match is None:
            plain = False
        elif match.lastindex is None:
            pass
        elif match.start(_FUNCTION) >= 0:
            plain = depth == 0
            depth += 1
            edits.append((offset + match.start(_FUNCTION), 4, "func.func", "func", 2022))
        elif match.start(_CLOSES) >= 0:
            depth -= 1
        elif match.start(_GENERIC) >= 0:
            name = match.group(_GENERIC).strip('"')
            plain = depth > 0 and name not in ROWS and not name.startswith("std.")
        else:
            group = _OP if match.start(_OP) >= 0 else _OP_WITH_GROUP
            plain = depth > 0 and _plain_op(line, match.span(group), offset, edits, depth)
            depth += match.start(_OPENS) >= 0
        if line[:1] == "}":
            good = plain and depth == 0
            if not good and found and found[-1].edits is None:
                found[-1].end = end
            else:
                found.append(UpgradePiece(start, end, edits if good else None))
            start, edits, depth, plain = end, [], 0, True
        offset = end
    if start < len(text):
        found.append(UpgradePiece(start, len(text), None))
    return found


def _plain_op(
    line: str, span: tuple[int, int], offset: int, edits: list[tuple[int, int, str, str, int]], depth: int
) -> bool:
    """Notes how the op on a line is called today; False if that is not all, or not sure."""
    name = line[span[0] : span[1]]
    row = ROWS.get(name.removeprefix("std."))
    if row is None:
        return "." in name
    at = offset + span[0]
    length = len(name)
    name = name.removeprefix("std.")
    if length > len(name) and name in ("return", "call"):
        return False
    behind = line[span[1] :].lstrip()
    type = behind.rpartition(":")[2].lstrip()
    new = row.new
    if name == "return" or (name == "call" and depth == 1):
        return True
    if name in _COMPARISONS:
        old, quote, rest = behind.partition(",")
        if quote and old[:1] == '"':
            edits.append((at, length, new, row.old, row.year))
            edits.append((offset + line.index(old), len(old), old.strip('"'), "", 0))
            return old.strip('"').isalpha() and '"' not in rest
        if not old.isalpha():
            return False
    elif name == "constant":
        new = "arith.constant"
        if behind[:1] in "@%" or not re.match(r"(?:-?[\d.]|true\b|false\b|dense<[-\d\[tf](?!ensor))", behind):
            return False
    elif name == "select":
        if type.startswith(("tensor", "vector")) or "," in type:
            return False
    elif name == "extract_element":
        new = "tensor.extract"
        if not type.startswith("tensor<"):
            return False
    elif name == "dim":
        rest = behind.partition(",")[2]
        if not rest.lstrip().startswith("%") or not type.startswith(("tensor<", "memref<")):
            return False
        new = f"{type[:6]}.dim"
    elif not row.only_name and name not in _RENAMED:
        return False
    edits.append((at, length, new, row.old, row.year))
    return True


def upgrade_in_pieces(text: str, whole: Callable[[str], Upgraded]) -> Upgraded | None:
    """The text with its plain functions upgraded here, and the rest by `whole`; None if that is not worth it."""
    if len(text) < LEAST or "shape.func" in text or "memspace" in text or _MARKER in text or "\r" in text:
        return None
    pieces = pieces_of(text)
    if all(piece.edits is None for piece in pieces):
        return None
    odd = [piece for piece in pieces if piece.edits is None]
    rest = whole(_MARKER.join([text[piece.start : piece.end] for piece in odd]))
    parts = rest.text.split(_MARKER) if odd else []
    if len(parts) != len(odd):
        return None
    texts: list[str] = []
    changes: list[UpgradeChange] = []
    places = OldPlaces()
    moves: list[tuple[int, int]] = []
    length = number = old_start = new_start = 0
    for piece in pieces:
        if piece.edits is None:
            places.add_odd(length, new_start, old_start, piece.start)
            texts.append(parts[number])
            length += len(parts[number])
            old_end = old_start + piece.end - piece.start
            moves.append((old_end, piece.start - old_start))
            new_start += len(parts[number]) + len(_MARKER)
            old_start = old_end + len(_MARKER)
            number += 1
            continue
        done = piece.start
        for at, count, new, old, year in piece.edits:
            kept = text[done:at]
            places.add(length, done)
            texts += (kept, new)
            length += len(kept)
            places.add_new(length, at)
            length += len(new)
            done = at + count
            if year:
                changes.append(UpgradeChange(at, old, ROWS[old].new, year))
        places.add(length, done)
        texts.append(text[done : piece.end])
        length += piece.end - done
    places.rest = rest.old_place
    every: list[UpgradeChange | UpgradeProblem] = [*rest.changes, *rest.problems]
    for one in every:
        one.offset += moves[bisect_right(moves, (one.offset, len(text)))][1]
    changes += rest.changes
    return Upgraded("".join(texts), [places], changes, rest.problems)
