"""Changes of a text, and the way back: from a place in the new text to the one in the old text."""

from __future__ import annotations

from bisect import bisect_right

from pyopt.light import Callable, final


@final
class Edits:
    """Replacements of ranges of a text; insertions at one place keep their order.

    They may touch. Of two that overlap, which happens in broken text only, the second does not happen.
    """

    __slots__ = ("_edits",)

    def __init__(self) -> None:
        self._edits: list[tuple[int, int, int, str]] = []

    def __len__(self) -> int:
        return len(self._edits)

    def replace(self, start: int, stop: int, text: str) -> None:
        """Offsets of the old text, 0-based; `start == stop` inserts."""
        self._edits.append((start, stop, len(self._edits), text))

    def forget(self, count: int) -> None:
        """Takes back all but the first edits."""
        del self._edits[count:]

    def applied(self, text: str) -> tuple[str, Origins]:
        """The new text, and where its parts come from."""
        pieces: list[str] = []
        starts: list[int] = []
        old: list[tuple[int, bool]] = []
        done = length = 0
        for start, stop, _, new in sorted(self._edits):
            if start < done:
                continue
            for piece, at, kept in ((text[done:start], done, True), (new, start, False)):
                if piece:
                    starts.append(length)
                    old.append((at, kept))
                    pieces.append(piece)
                    length += len(piece)
            done = stop
        starts.append(length)
        old.append((done, True))
        pieces.append(text[done:])
        return "".join(pieces), Origins(starts, old)


@final
class Origins:
    """The sources of the parts of a text: the offsets of the old text, and whether the part was kept as it was."""

    __slots__ = ("_old", "_starts")

    def __init__(self, starts: list[int], old: list[tuple[int, bool]]) -> None:
        self._starts = starts
        self._old = old

    def of(self, offset: int) -> int:
        """The place in the old text of a place in the new one; for new text, the place where it was put."""
        number = bisect_right(self._starts, offset) - 1
        at, kept = self._old[number]
        return at + offset - self._starts[number] if kept else at


@final
class OldPlaces:
    """The way back to the old text: kept parts, new names, and pieces that the ordinary way upgraded."""

    __slots__ = ("_kinds", "_starts", "rest")

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._kinds: list[tuple[int, int, int]] = []
        """(old place, -1 or 0), or (old start in the rest, new start in the rest, start of the piece)."""
        self.rest: Callable[[int], int] | None = None

    def add(self, new: int, old: int) -> None:
        """From the place `new` on the text is that from `old` on."""
        self._starts.append(new)
        self._kinds.append((old, -1, 0))

    def add_new(self, new: int, old: int) -> None:
        """From the place `new` on a name is new that was put at `old`."""
        self._starts.append(new)
        self._kinds.append((old, -2, 0))

    def add_odd(self, new: int, new_start: int, old_start: int, start: int) -> None:
        """From the place `new` on the text is that of the rest from `new_start` on; `old_start` there is `start`."""
        self._starts.append(new)
        self._kinds.append((old_start, new_start, start))

    def of(self, offset: int) -> int:
        """The place in the old text of a place in the new one."""
        number = bisect_right(self._starts, offset) - 1
        old, kind, start = self._kinds[number]
        if kind == -2:
            return old
        if kind == -1:
            return old + offset - self._starts[number]
        assert self.rest is not None
        return start + self.rest(kind + offset - self._starts[number]) - old
