"""The CHECK lines of a file as blocks: those of one prefix in one chunk for one function."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.update_checks.directives import OURS, Directive, name_of
from pyopt.update_checks.render import CheckLine
from pyopt.update_checks.sections import PREAMBLE
from pyopt.update_checks.source import SourceChunk

if TYPE_CHECKING:
    from pyopt.update_checks.sections import Key

    BlockKey = tuple[int, str, Key]
    """Chunk, prefix, function."""


@final
class CheckBlock:
    """The directives of one prefix in one chunk for one function, or before the first."""

    __slots__ = ("directives",)

    def __init__(self) -> None:
        self.directives: list[Directive] = []

    @property
    def first(self) -> int:
        return self.directives[0].number

    @property
    def is_plain(self) -> bool:
        """Whether this command could have written it."""
        return all(one.kind in OURS and not one.code for one in self.directives)

    @property
    def only_aliases(self) -> bool:
        return all(one.text.startswith(("#", "!")) for one in self.directives)

    def check_lines(self) -> list[CheckLine]:
        return [CheckLine(one.kind, one.text) for one in self.directives]


def find_blocks(
    directives: Sequence[Directive], chunks: Sequence[SourceChunk], together: Sequence[Sequence[str]]
) -> dict[BlockKey, CheckBlock]:
    """The blocks of a file, in order; `together` are the prefixes of each FileCheck, which share labels."""
    found: dict[BlockKey, CheckBlock] = {}
    open_keys: dict[tuple[int, str], Key] = {}
    counts: dict[tuple[int, str, str], int] = {}
    friends = {one.prefix: {one.prefix} for one in directives}
    for prefixes in together:
        for prefix in prefixes:
            friends.setdefault(prefix, set()).update(prefixes)
    for one in directives:
        chunk = next((i for i, part in enumerate(chunks) if part.start <= one.number < part.end), -1)
        if chunk < 0:
            continue
        name = name_of(one)
        if name:
            count = counts.get((chunk, one.prefix, name), 0)
            counts[chunk, one.prefix, name] = count + 1
            for friend in friends[one.prefix]:
                open_keys[chunk, friend] = (name, count)
        key = open_keys.get((chunk, one.prefix), PREAMBLE)
        found.setdefault((chunk, one.prefix, key), CheckBlock()).directives.append(one)
    return found
