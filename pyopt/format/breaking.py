"""Breaks a statement that is too long for a line, or whose author broke a dictionary, at its outermost brackets."""

from __future__ import annotations

from pyopt.format.spacing import DICT, SPACED
from pyopt.format.structure import TextStructure, TextUnit
from pyopt.light import Final, final

_CLOSING: Final = {"(": ")", "[": "]", "{": "}", "<": ">"}
_LISTS: Final = frozenset(("ins", "outs", "iter_args", "shared_outs"))
"""Clauses that begin a line each if the statement has several."""
_TYPE_WORDS: Final = frozenset(("to", "into", "from"))
_BREAKABLE_ANGLES: Final = frozenset(("dense", "sparse", "array"))
_CONTINUED: Final = 4
_NESTED: Final = 2
_DEPTH: Final = 40
"""The depth of nesting below which lines are not broken."""
_ROOM: Final = 40
"""So many columns a line has at least, however deep it is indented."""


@final
class Group:
    """A bracket with what it holds. `first` and `last` are the indices of its brackets.

    `inline_op`: an op of its own stands in it, as in `vector.mask %m { vector.load … }`.
    """

    __slots__ = ("breakable", "children", "dictionary", "first", "forced", "inline_op", "last")

    def __init__(self, first: int, dictionary: bool, inline_op: bool, breakable: bool) -> None:
        self.first = first
        self.last = first
        self.children: list[Group] = []
        self.dictionary = dictionary
        self.inline_op = inline_op
        self.breakable = breakable
        self.forced = False


@final
class Breaker:
    """Writes one unit in several lines."""

    __slots__ = (
        "_blanks",
        "_column",
        "_forced",
        "_groups",
        "_is_top",
        "_limit",
        "_line",
        "_margin",
        "_sums",
        "_texts",
        "_unit",
        "lines",
    )

    def __init__(self, texts: list[str], gaps: list[str], structure: TextStructure, unit: TextUnit, width: int) -> None:
        self._texts = texts
        self._blanks = structure.blanks
        self._unit = unit
        self._margin = 2 * unit.depth
        self._limit = max(width, self._margin + _ROOM) if width else 1 << 60
        self.lines: list[str] = []
        self._line: list[str] = [" " * self._margin]
        self._column = self._margin
        self._groups: dict[int, Group] = {}
        self._is_top = True
        self._sums = [0]
        self._forced: list[int] = [0]
        self._read(gaps, structure)

    def _read(self, gaps: list[str], structure: TextStructure) -> None:
        """Finds the groups, the widths, and the dictionaries that the author broke."""
        unit = self._unit
        texts = self._texts
        stack: list[Group] = []
        total = 0
        for at in range(unit.first, unit.last):
            token = texts[at]
            total += len(token) + (self._blanks[at] if at > unit.first else 0)
            self._sums.append(total)
            last = token[-1]
            if last in "([{<" and (len(token) == 1 or (last == "<" and token[0] in "!#")):
                before = texts[at - 1] if at > unit.first else ""
                kind = structure.braces.get(at, "")
                breakable = last != "<" or before in _BREAKABLE_ANGLES or texts[at + 1] in "{["
                inline_op = kind == SPACED and before[-1:] != "<"
                if last == "{" and kind not in (DICT, SPACED):
                    breakable = False
                dictionary = kind == DICT or (kind == SPACED and not inline_op)
                group = Group(at, dictionary, inline_op, breakable and len(stack) < _DEPTH)
                if stack:
                    stack[-1].children.append(group)
                stack.append(group)
            elif token in (")", "]", "}", ">"):
                depth = len(stack) - 1
                while depth >= 0 and _CLOSING[texts[stack[depth].first][-1]] != token:
                    depth -= 1
                if depth < 0 or (token == ">" and depth < len(stack) - 1):
                    continue
                group = stack[depth]
                del stack[depth:]
                group.last = at
                self._groups[group.first] = group
        forced = bytearray(unit.last - unit.first)
        for group in self._groups.values():
            if group.dictionary and self._is_broken(group, gaps):
                group.forced = True
                forced[group.last - unit.first] = 1
        count = 0
        for one in forced:
            count += one
            self._forced.append(count)

    def _is_broken(self, group: Group, gaps: list[str]) -> bool:
        """The author put each entry on a line of its own."""
        first = group.first
        last = group.last
        if last == first + 1 or "\n" not in gaps[first + 1] or "\n" not in gaps[last]:
            return False
        for comma in self._commas(group):
            if "\n" not in gaps[comma + 1]:
                return False
        at = first + 1
        for end in [*self._commas(group), last]:
            index = at
            while index < end + (end != last):
                if index > at and "\n" in gaps[index]:
                    return False
                child = self._groups.get(index)
                index = index + 1 if child is None else child.last + 1
            at = end + 1
        return True

    def _commas(self, group: Group) -> list[int]:
        """The commas of a group that stand in no other."""
        return self._commas_between(group.first + 1, group.last)

    def _commas_between(self, at: int, end: int) -> list[int]:
        found: list[int] = []
        texts = self._texts
        groups = self._groups
        while at < end:
            group = groups.get(at)
            if group is not None:
                at = group.last + 1
                continue
            if texts[at] == ",":
                found.append(at)
            at += 1
        return found

    # Measures.

    def _width(self, start: int, end: int) -> int:
        """Columns of the tokens from `start` up to `end`, a blank before the first not counted."""
        if start >= end:
            return 0
        first = self._unit.first
        blank = self._blanks[start] if start > first else 0
        return self._sums[end - first] - self._sums[start - first] - blank

    def _may_be_flat(self, start: int, end: int) -> bool:
        first = self._unit.first
        return self._forced[end - first] == self._forced[start - first]

    def _fits(self, start: int, end: int) -> bool:
        """The tokens fit behind what the line has, with the brackets that follow."""
        if not self._may_be_flat(start, end):
            return False
        blank = self._blanks[start] if self._has_text() else 0
        return self._column + blank + self._width(start, end) + self._tail(end) <= self._limit

    def _tail(self, at: int) -> int:
        """Columns of what cannot be parted from the token before `at`: closing brackets, and a brace at the end."""
        texts = self._texts
        last = self._unit.last
        width = 0
        while at < last and (texts[at] in (")", "]", ">", "}", ",") or (at == last - 1 and texts[at] == "{")):
            width += len(texts[at]) + self._blanks[at]
            at += 1
        return width

    def _has_text(self) -> bool:
        return len(self._line) > 1

    # Writing.

    def _write(self, start: int, end: int) -> None:
        texts = self._texts
        blanks = self._blanks
        line = self._line
        column = self._column
        for at in range(start, end):
            if blanks[at] and len(line) > 1:
                line.append(" ")
                column += 1
            line.append(texts[at])
            column += len(texts[at])
        self._column = column

    def _new_line(self, column: int) -> None:
        if not self._has_text():
            self._line = [" " * column]
        else:
            self.lines.append("".join(self._line))
            self._line = [" " * column]
        self._column = column

    def _indentation(self) -> int:
        """Of the line that is being written."""
        return len(self._line[0])

    def run(self) -> list[str]:
        """The lines of the unit."""
        self._statement(self._unit.first, self._unit.last, self._margin + _CONTINUED)
        self.lines.append("".join(self._line))
        return self.lines

    def _statement(self, first: int, last: int, margin: int) -> None:
        """Writes a statement: its clauses begin at `margin` where they get a line of their own."""
        start = first
        several = False
        for end in [*self._clauses(first, last), last]:
            if start > first:
                several = self._turn_to_clause(start, end, last, margin, several)
            self._items(start, end, margin)
            start = end

    def _turn_to_clause(self, start: int, end: int, last: int, margin: int, several: bool) -> bool:
        """Begins a line for the clause if it has to; gives whether lists begin a line each from here on."""
        if self._fits(start, last):
            if not (several and self._texts[start] in _LISTS):
                return several
        if self._texts[start] == ":" and margin + self._width(start, last) <= self._limit:
            end = last
        if self._texts[start] in _LISTS:
            if len(self._line) != 2 or self._line[1] != "}" or not self._fits(start, end):
                self._new_line(margin)
            return True
        if self._column > margin and not self._fits(start, end):
            if self._would_fit(start, end, margin) or not self._fits(start, self._end_of_head(start, end)):
                self._new_line(margin)
        return several

    def _end_of_head(self, start: int, end: int) -> int:
        """The position at which the first dictionary or list of elements of a clause begins."""
        at = start
        while at < end:
            group = self._groups.get(at)
            if group is None:
                at += 1
            elif group.dictionary or self._texts[at - 1] in _BREAKABLE_ANGLES:
                return at + 1
            else:
                at = group.last + 1
        return end

    def _clauses(self, first: int, last: int) -> list[int]:
        """The beginnings of a statement's clauses that may have a line of their own."""
        texts = self._texts
        found: list[int] = []
        colon = -1
        at = first
        while at < last:
            group = self._groups.get(at)
            if group is not None:
                at = group.last + 1
                continue
            token = texts[at]
            if at > first:
                if token == ":":
                    colon = at
                elif (
                    token == "->"
                    or (token in _LISTS and texts[at + 1] == "(")
                    or (token == "indexing_maps" and texts[at + 1] == "=")
                    or (token == "loc" and texts[at + 1] == "(")
                    or (token in _TYPE_WORDS and colon >= 0)
                ):
                    found.append(at)
            at += 1
        if (colon > first and texts[colon - 1][0] != "%") or (colon > 0 and self._blanks[colon]):
            found.append(colon)
            found.sort()
        return found

    def _items(self, start: int, end: int, margin: int) -> None:
        """Writes items separated by commas, as many on a line as fit; further lines begin at `margin`."""
        if self._fits(start, end):
            self._write(start, end)
            return
        commas = self._commas_between(start, end)
        for comma in [*commas, end - 1]:
            last = comma + 1
            if last <= start:
                continue
            self._item(start, last, margin)
            start = last

    def _item(self, start: int, end: int, margin: int) -> None:
        if self._fits(start, end):
            self._write(start, end)
            return
        if self._has_text() and margin < self._column and start > self._unit.first and self._texts[start - 1] == ",":
            if self._may_be_flat(start, end) and margin + self._width(start, end) <= self._limit:
                self._new_line(margin)
                self._write(start, end)
                return
        if start == self._unit.first or self._is_top:
            phrases = self._phrases(start, end)
        else:
            phrases = [end]
        for phrase in phrases:
            if self._fits(start, phrase):
                self._write(start, phrase)
            elif (
                self._is_top
                and start > self._unit.first
                and self._column > margin
                and self._would_fit(start, phrase, margin)
            ):
                self._new_line(margin)
                self._write(start, phrase)
            else:
                self._phrase(start, phrase)
            start = phrase

    def _would_fit(self, start: int, end: int, margin: int) -> bool:
        return self._may_be_flat(start, end) and margin + self._width(start, end) + self._tail(end) <= self._limit

    def _phrases(self, start: int, end: int) -> list[int]:
        """The ends of phrases: they begin with a keyword, and lines may begin with them."""
        found: list[int] = []
        texts = self._texts
        before = ""
        at = start
        while at < end:
            group = self._groups.get(at)
            if group is not None:
                before = texts[group.last]
                at = group.last + 1
                continue
            token = texts[at]
            if at > start and self._blanks[at] and token[0].isalpha() and before and before[0] in "%)]}>0123456789":
                found.append(at)
            before = token
            at += 1
        found.append(end)
        return found

    def _phrase(self, at: int, end: int) -> None:
        while at < end:
            group = self._groups.get(at)
            if group is None:
                self._write(at, at + 1)
                at += 1
                continue
            follows = group.last + 1
            while follows < end and follows not in self._groups:
                follows += 1
            if self._fits(at, follows) or not group.breakable:
                self._write(at, group.last + 1)
            else:
                self._group(group)
            at = group.last + 1

    def _group(self, group: Group) -> None:
        is_top = self._is_top
        self._is_top = False
        self._break(group)
        self._is_top = is_top

    def _break(self, group: Group) -> None:
        first = group.first
        last = group.last
        children = group.children
        if len(children) == 1 and children[0].first == first + 1 and children[0].last == last - 1:
            self._write(first, first + 1)
            if children[0].breakable:
                self._break(children[0])
            else:
                self._write(first + 1, last)
            self._write(last, last + 1)
            return
        if last == first + 1 or (last == first + 2 and not group.dictionary):
            self._write(first, last + 1)
            return
        margin = self._indentation()
        if group.inline_op:
            self._write(first, first + 1)
            self._new_line(margin + _NESTED)
            self._is_top = True
            self._statement(first + 1, last, margin + _NESTED + _CONTINUED)
            self._new_line(margin)
            self._write(last, last + 1)
            return
        if group.dictionary:
            self._write(first, first + 1)
            start = first + 1
            for comma in [*self._commas(group), last - 1]:
                self._new_line(margin + _NESTED)
                self._items(start, comma + 1, margin + _NESTED + _CONTINUED)
                start = comma + 1
            self._new_line(margin)
            self._write(last, last + 1)
            return
        self._write(first, first + 1)
        self._list(group, margin)
        self._write(last, last + 1)

    def _list(self, group: Group, margin: int) -> None:
        first = group.first
        last = group.last
        commas = self._commas(group)
        widest = 0
        start = first + 1
        for comma in [*commas, last]:
            widest = max(widest, self._width(start, comma + 1))
            start = comma + 1
        column = self._column
        if column * 2 > self._limit or column + widest > self._limit:
            column = margin + _CONTINUED
            self._new_line(column)
        rows = len(commas) > 0 and len(group.children) == len(commas) + 1
        if rows:
            rows = all(self._texts[child.first] == "[" and child.last - child.first > 1 for child in group.children)
        start = first + 1
        for comma in [*commas, last - 1]:
            if rows and start > first + 1:
                self._new_line(column)
            self._item(start, comma + 1, column)
            start = comma + 1
