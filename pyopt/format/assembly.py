"""Puts the units of a text together again: lines, indentation, blank lines, comments."""

from __future__ import annotations

from pyopt.format.breaking import Breaker
from pyopt.format.held_lines import HeldLines, last_line
from pyopt.format.options import LayoutOptions
from pyopt.format.reader import MARKER
from pyopt.format.scan import Tokens
from pyopt.format.structure import COMMENT, LABEL, PART, TAIL, TextStructure, TextUnit
from pyopt.light import final


@final
class Assembly:
    """Writes the lines of a text. `lines[i]` is complete but for the comment in `comments`."""

    __slots__ = (
        "_blanks", "_comments", "_gaps", "_held", "_lines", "_pieces", "_shift", "_strict", "_structure", "_texts",
        "_tokens", "_width",
    )  # fmt: skip

    def __init__(
        self, tokens: Tokens, structure: TextStructure, options: LayoutOptions, held: HeldLines | None, strict: bool
    ) -> None:
        self._tokens = tokens
        self._texts = tokens.texts
        self._gaps = tokens.gaps
        self._structure = structure
        self._blanks = structure.blanks
        self._pieces = [
            " " + text if blank else text for text, blank in zip(tokens.texts, structure.blanks, strict=True)
        ]
        self._width = options.width
        self._held = held
        self._strict = strict
        self._lines: list[str] = []
        self._comments: list[tuple[int, int, int, bool]] = []
        """(line of the result, comment, blanks before it at least, verbatim)"""
        self._shift = 0

    def run(self) -> str:
        """The text, laid out."""
        lines = self._lines
        before: TextUnit | None = None
        before_frozen = False
        held = self._held
        frozen = False
        for unit in self._structure.units:
            first_line = end_line = 0
            if held is not None:
                first_line = held.places[unit.first]
                end_line = last_line(self._tokens, held.places, unit)
                frozen = held.freezes(first_line, end_line)
            joined = self._separate(unit, before, frozen, before_frozen, first_line)
            if frozen:
                self._add_frozen(unit)
            elif unit.kind == COMMENT:
                self._add_comment(unit)
            else:
                self._add(unit, joined, held is not None and held.holds_any(first_line, end_line))
            if unit.comment >= 0:
                gap = 2 if unit.kind == LABEL else 1
                self._comments.append((len(lines) - 1, unit.comment, gap, frozen))
            before = unit
            before_frozen = frozen
        self._put_comments()
        result = "\n".join(lines)
        if frozen:
            return result + self._gaps[-1]
        if not self._gaps[-1] and before is not None and self._texts[before.first].rstrip() == MARKER:
            return result  # with a line end, it would begin another part
        return result + "\n" if lines else ""

    # Between units.

    def _separate(self, unit: TextUnit, before: TextUnit | None, frozen: bool, before_frozen: bool, line: int) -> bool:
        """Begins the line of a unit with its indentation; True if it goes on with the line of the one before."""
        gap = self._gaps[unit.first]
        lines = self._lines
        if before is None:
            if frozen:
                lines.extend(gap.split("\n"))
                return False
            self._begin_line(unit)
            return False
        count = gap.count("\n")
        held = self._held
        if not count and held is not None and held.holds(line):
            if before.comment < 0 and before.kind != COMMENT:
                lines[-1] += " " if gap or (self._blanks[unit.first] and unit.kind != PART) else ""
                return True
        if frozen and before_frozen:
            parts = gap.split("\n")
            lines[-1] += parts[0]
            lines.extend(parts[1:])
            return len(parts) == 1
        if held is not None and count and held.holds(line) and held.holds(line - count):
            blank_lines = count - 1
        elif frozen or before_frozen:
            blank_lines = max(count - 1, 0)
        elif before.opens or unit.kind == TAIL or unit.kind == PART:
            blank_lines = 0
        else:
            blank_lines = 1 if count > 1 else 0
        for _ in range(blank_lines):
            lines.append("")
        if frozen and count:
            lines.append(gap[gap.rfind("\n") + 1 :])
        else:
            self._begin_line(unit)
        return False

    def _begin_line(self, unit: TextUnit) -> None:
        gap = self._gaps[unit.first]
        own_line = "\n" in gap or not unit.first
        column = _columns(gap[gap.rfind("\n") + 1 :])
        indent = 2 * unit.depth
        if unit.kind == COMMENT and own_line and not column:
            indent = 0
        self._shift = indent - column if own_line else 0
        self._lines.append(" " * indent)

    # Units.

    def _add_frozen(self, unit: TextUnit) -> None:
        gaps = self._gaps
        texts = self._texts
        pieces = [texts[unit.first]]
        for at in range(unit.first + 1, unit.last):
            pieces.append(gaps[at])
            pieces.append(texts[at])
        self._append("".join(pieces))

    def _append(self, text: str) -> None:
        """Adds text, perhaps of several lines, to the last line."""
        lines = self._lines
        if "\n" in text:
            parts = text.split("\n")
            lines[-1] += parts[0]
            lines.extend(parts[1:])
        else:
            lines[-1] += text

    def _add_comment(self, unit: TextUnit) -> None:
        self._lines[-1] += self._comment_text(unit.first)

    def _comment_text(self, at: int) -> str:
        text = self._texts[at]
        return text if self._strict else text.rstrip()

    def _add(self, unit: TextUnit, joined: bool, is_held: bool) -> None:
        first = unit.first
        last = unit.last
        between = "".join(self._gaps[first + 1 : last])
        if "\n" in between and (unit.inner or is_held):
            self._keep_lines(unit)
            return
        text = self._texts[first] + "".join(self._pieces[first + 1 : last])
        lines = self._lines
        too_long = self._width and len(lines[-1]) + len(text) > self._width
        if ("\n" in between or too_long) and not joined and not is_held and "\n" not in text:
            if too_long or "{" in text:
                parts = Breaker(self._texts, self._gaps, self._structure, unit, self._width).run()
                lines[-1] = parts[0]
                lines.extend(parts[1:])
                return
        self._append(text)

    def _keep_lines(self, unit: TextUnit) -> None:
        """The unit with its author's lines; what is behind the first is moved as that is."""
        lines = self._lines
        texts = self._texts
        lines[-1] += texts[unit.first]
        for at in range(unit.first + 1, unit.last):
            gap = self._gaps[at]
            token = texts[at]
            comment = token[:2] == "//"
            if "\n" in gap:
                column = _columns(gap[gap.rfind("\n") + 1 :])
                for _ in range(gap.count("\n") - 1 if self._held is not None else min(gap.count("\n") - 1, 1)):
                    lines.append("")
                lines.append(" " * (0 if comment and not column else max(column + self._shift, 0)))
                self._append(token.rstrip() if comment and not self._strict else token)
            elif comment:
                lines[-1] += " " + self._comment_text(at)
            else:
                self._append(self._pieces[at])

    # Comments behind units.

    def _put_comments(self) -> None:
        """Puts them one blank behind what they follow, but those of a run that was aligned behind the longest line."""
        comments = self._comments
        at = 0
        while at < len(comments):
            end = self._end_of_run(at)
            if end - at > 1:
                column = max(len(self._lines[line]) + gap for line, _, gap, _ in comments[at:end])
                for line, comment, _, _ in comments[at:end]:
                    text = self._lines[line]
                    self._lines[line] = text + " " * (column - len(text)) + self._comment_text(comment)
            else:
                line, comment, gap, frozen = comments[at]
                if frozen:
                    self._lines[line] += self._gaps[comment] + self._texts[comment]
                else:
                    self._lines[line] += " " * gap + self._comment_text(comment)
            at = end

    def _end_of_run(self, start: int) -> int:
        """The end of the comments that stand in one column with the one at `start`, in lines that follow each other."""
        comments = self._comments
        line, comment, _, frozen = comments[start]
        column = -1
        end = start + 1
        while end < len(comments) and not frozen:
            next_line, following, _, frozen = comments[end]
            if next_line != line + 1 or frozen or self._lines_between(comment, following) != 1:
                break
            if column < 0:
                column = self._column(comment)
            if self._column(following) != column:
                break
            line, comment = next_line, following
            end += 1
        return end

    def _lines_between(self, start: int, end: int) -> int:
        return sum(self._gaps[at].count("\n") for at in range(start + 1, end + 1))

    def _column(self, at: int) -> int:
        """The column of a token in the source."""
        width = 0
        while True:
            gap = self._gaps[at]
            if "\n" in gap:
                return width + _columns(gap[gap.rfind("\n") + 1 :])
            width += _columns(gap)
            if not at:
                return width
            at -= 1
            width += len(self._texts[at])


def _columns(blanks: str) -> int:
    """The columns that white space takes, a tab for four."""
    if "\t" in blanks:
        return len(blanks.expandtabs(4))
    return len(blanks)
