"""The text to upgrade: tokens, statements, and how to change them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import accumulate
from operator import add, sub

from pyopt.format.reader import TokenReader
from pyopt.format.scan import scan
from pyopt.format.statements import Statement, statements_of
from pyopt.format.structure import TextStructure
from pyopt.light import Callable, Final, final
from pyopt.upgrade.edits import Edits

_OPENING: Final = {"(": ")", "[": "]", "{": "}", "<": ">"}
_CLOSING: Final = frozenset((")", "]", "}", ">"))
_BRACKETS: Final = frozenset("()[]{}<>")
_WORDS: Final = frozenset(
    (
        "store", "dealloc", "br", "cond_br", "br_cond", "switch", "assert", "yield", "atomic_yield", "dma_start",
        "dma_wait", "prefetch", "assume_alignment", "tensor_store", "vector_transfer_write", "global_memref",
    )
)  # fmt: skip
"""Ops without results that had no dialect's name in front."""


@final
class UpgradeChange:
    """An old form and what it became. `line` is 1-based; `year`: the last one in which the old form was written."""

    __slots__ = ("line", "new", "offset", "old", "year")

    def __init__(self, offset: int, old: str, new: str, year: int) -> None:
        self.offset = offset
        self.line = 0
        self.old = old
        self.new = new
        self.year = year


@final
class UpgradeProblem:
    """Old text that has no meaning today: what is wrong, and where (an offset)."""

    __slots__ = ("message", "offset")

    def __init__(self, message: str, offset: int) -> None:
        self.message = message
        self.offset = offset


@final
class Document:
    """A text with its tokens. Comments are tokens, too; `match[i]` is the index of the bracket that closes the one at
    `i`, of round, square and curly ones, and of angle brackets that close before any of these does; `around[i]` that of
    the bracket around it, or -1."""

    __slots__ = (
        "_definitions",
        "_firsts",
        "_statements",
        "_structure",
        "_tokens",
        "around",
        "changes",
        "edits",
        "identifiers",
        "match",
        "offsets",
        "problems",
        "shared",
        "text",
        "texts",
        "top",
        "used",
        "year",
    )

    def __init__(self, text: str, year: int) -> None:
        self.text = text
        self.year = year
        self.edits = Edits()
        self.changes: list[UpgradeChange] = []
        self.problems: list[UpgradeProblem] = []
        self._tokens = tokens = scan(text)
        self._structure: TextStructure | None = None
        self.texts = tokens.texts
        lengths = list(map(len, tokens.texts))
        ends = accumulate(map(add, map(len, tokens.gaps), lengths))
        self.offsets: list[int] = list(map(sub, ends, lengths))
        self.match, self.around = _matches(self.texts)
        self.used: set[str] = set()
        self.identifiers: dict[str, int] = {}
        """Numbers of attributes of debug info that are distinct from others, by their texts."""
        self.shared: set[int] = set()
        """The tokens of aliases' definitions that were rewritten: several statements may refer to one."""
        self.top = 0
        """The first token of the op at the top of the text in which an op is being rewritten."""
        self._definitions: dict[str, list[int]] = {}
        self._statements: dict[int, Statement] = {}
        self._firsts: list[int] = []

    @property
    def structure(self) -> TextStructure:
        """The braces that hold regions, and the beginnings of statements; read when first used."""
        if self._structure is None:
            self._structure = TokenReader(self._tokens, _WORDS, self.match).read()
        return self._structure

    def statements(self) -> list[Statement]:
        """The statements, outer ones before those in their regions."""
        return statements_of(self.texts, self.structure)

    def statement_at(self, first: int) -> Statement | None:
        """The statement that begins at a token, if one does."""
        if not self._statements:
            self._statements = {statement.first: statement for statement in self.statements()}
            self._firsts = list(self._statements)
        return self._statements.get(first)

    def statement_around(self, at: int) -> Statement | None:
        """The innermost statement that a token is part of."""
        self.statement_at(at)
        firsts = self._firsts
        for place in range(bisect_right(firsts, at) - 1, -1, -1):
            found = self._statements[firsts[place]]
            if found.end > at:
                return found
        return None

    def end_of(self, at: int) -> int:
        """The offset behind a token."""
        return self.offsets[at] + len(self.texts[at])

    def source(self, start: int, stop: int) -> str:
        """The text of a range of tokens."""
        return self.text[self.offsets[start] : self.end_of(stop - 1)] if start < stop else ""

    def replace(self, start: int, stop: int, new: str) -> None:
        """Other text for a range of tokens; in front of the first for an empty one."""
        if start < stop:
            self.edits.replace(self.offsets[start], self.end_of(stop - 1), new)
        else:
            self.edits.replace(self.offsets[start], self.offsets[start], new)

    def insert_behind(self, at: int, new: str) -> None:
        end = self.end_of(at)
        self.edits.replace(end, end, new)

    def note(self, at: int, old: str, new: str, year: int) -> None:
        """Notes for the report that the old form at a token became a new one."""
        self.changes.append(UpgradeChange(self.offsets[at], old, new, year))

    def refuse(self, at: int, message: str) -> None:
        self.problems.append(UpgradeProblem(message, self.offsets[at]))

    def attempt(self, change: Callable[[], int | None]) -> int:
        """Makes a change, or none where brackets or operands are missing: what is wrong, the parser says.

        Gives what `change` gives; 0 for nothing, and for no change.
        """
        edits, changes, problems = len(self.edits), len(self.changes), len(self.problems)
        try:
            return change() or 0
        except (LookupError, ValueError, StopIteration):
            self.edits.forget(edits)
            del self.changes[changes:]
            del self.problems[problems:]
            return 0

    # Ranges of tokens.

    def split(self, start: int, stop: int, separator: str = ",") -> list[tuple[int, int]]:
        """The ranges between separators that stand in no bracket."""
        found: list[tuple[int, int]] = []
        begin = at = start
        while at < stop:
            if self.texts[at] == separator:
                found.append((begin, at))
                begin = at + 1
            at = self.match.get(at, at) + 1
        if begin < stop or found:
            found.append((begin, stop))
        return found

    def find(self, token: str, start: int, stop: int) -> int:
        """The first such token that stands in no bracket; -1 for none."""
        at = start
        while at < stop:
            if self.texts[at] == token:
                return at
            at = self.match.get(at, at) + 1
        return -1

    def find_definition(self, name: str, at: int) -> int:
        """The last token before `at` with this name and a `=` behind it; -1 for none."""
        if not self._definitions:
            for place in range(len(self.texts) - 1):
                if self.texts[place + 1] == "=":
                    self._definitions.setdefault(self.texts[place], []).append(place)
        places = self._definitions.get(name, [])
        number = bisect_left(places, at) - 1
        return places[number] if number >= 0 else -1

    def find_last(self, token: str, start: int, stop: int) -> int:
        found = -1
        at = start
        while at < stop:
            if self.texts[at] == token:
                found = at
            at = self.match.get(at, at) + 1
        return found

    def end_of_type(self, at: int) -> int:
        """The index behind the type that begins at a token."""
        texts = self.texts
        if texts[at] == "(":
            end = self.match.get(at, at) + 1
            return self.end_of_type(end + 1) if texts[end] == "->" else end
        if texts[at][-1] == "<":
            return self.match.get(at, at) + 1
        return self.match.get(at + 1, at) + 1 if texts[at + 1] == "<" else at + 1

    def fresh(self, name: str) -> str:
        """A value's name that the names in `used` do not have yet."""
        if name[1:2].isdigit() and not name[1:].isdigit():
            name = f"%v{name[1:]}"
        found = name
        number = 0
        while found in self.used:
            found = f"{name}_{number}"
            number += 1
        self.used.add(found)
        return found

    def use_names(self, start: int, stop: int) -> None:
        """From here on values are named apart from those in a range of tokens: those of an op at the top."""
        self.top = start
        self.used = {token.partition("#")[0] for token in self.texts[start:stop] if token[:1] == "%"}


def _matches(texts: list[str]) -> tuple[dict[int, int], dict[int, int]]:
    found: dict[int, int] = {}
    around: dict[int, int] = {}
    stack: list[tuple[str, int]] = []
    for at, token in enumerate(texts):
        last = token[-1:]
        if last not in _BRACKETS or token[:2] == "//":
            continue
        if last in _OPENING and (len(token) == 1 or (last == "<" and token[0] in "!#")):
            around[at] = stack[-1][1] if stack else -1
            stack.append((_OPENING[last], at))
        elif token in _CLOSING:
            while token != ">" and stack and stack[-1][0] == ">":
                stack.pop()
            if stack and stack[-1][0] == token:
                found[stack.pop()[1]] = at
    return found, around
