"""Chooses the prefix of each section where RUN lines share prefixes, and merges the sections of all runs in order."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.update_checks.runs import CheckRun
from pyopt.update_checks.sections import Section

if TYPE_CHECKING:
    from pyopt.update_checks.sections import Key


ALL: Final = "all"
HEADER: Final = "header"
BODY: Final = "body"


@final
class SectionEntry:
    """A section, or its header or body, that directives of `prefix` are to check; `run` is the first that prints it."""

    __slots__ = ("conflict", "key", "part", "prefix", "run", "section")

    def __init__(self, section: Section, prefix: str, run: CheckRun, part: str = ALL) -> None:
        self.section = section
        self.key = section.key
        self.prefix = prefix
        self.run = run
        self.part = part
        self.conflict = ""  # why no prefix can check it


def merged_entries(runs: Sequence[CheckRun], chunk: int) -> list[SectionEntry]:
    """The sections of a chunk, each once for every text of it."""
    found: list[SectionEntry] = []
    for run in runs:
        at = 0
        for section in run.sections[chunk]:
            for entry in _entries_of(section, run, runs, chunk):
                wanted = (entry.key, entry.prefix)
                place = next((i for i, one in enumerate(found) if (one.key, one.prefix) == wanted), -1)
                if place < 0:
                    while at < len(found) and found[at].key == entry.key:  # behind what other runs print of it
                        at += 1
                    found.insert(at, entry)
                    place = at
                at = place + 1
    return found


def _entries_of(section: Section, run: CheckRun, runs: Sequence[CheckRun], chunk: int) -> list[SectionEntry]:
    """The entry of a section, or those of its header and its body where runs have only the header in common."""
    prefix = _prefix_of(section, run, runs, chunk)
    if not prefix:
        entry = SectionEntry(section, run.prefixes[-1], run)
        entry.conflict = _conflict(section, run, runs, chunk)
        return [entry]
    if section.label and prefix != run.prefixes[0]:
        header = _prefix_of(section, run, runs, chunk, lines=1)
        if header != prefix:
            return [SectionEntry(section, header, run, HEADER), SectionEntry(section, prefix, run, BODY)]
    return [SectionEntry(section, prefix, run)]


def _prefix_of(section: Section, run: CheckRun, runs: Sequence[CheckRun], chunk: int, lines: int | None = None) -> str:
    """The first prefix of the run for which all runs that have it print this section; "" if there is none.

    `lines`: how many of the section's lines count.
    """
    wanted = _lines(section)[:lines]
    for prefix in run.prefixes:
        if all(_texts(one, chunk, section.key, lines) == wanted for one in runs if prefix in one.prefixes):
            return prefix
    return ""


def _texts(run: CheckRun, chunk: int, key: Key, lines: int | None = None) -> list[str] | None:
    return next((_lines(one)[:lines] for one in run.sections[chunk] if one.key == key), None)


def _lines(section: Section) -> list[str]:
    return [one.text for one in section.lines]


def _conflict(section: Section, run: CheckRun, runs: Sequence[CheckRun], chunk: int) -> str:
    prefix = run.prefixes[-1]
    other = next(one for one in runs if prefix in one.prefixes and _texts(one, chunk, section.key) != _lines(section))
    what = f"@{section.key[0]}" if section.label else "what stands before the first function"
    return (
        f"the RUN lines in lines {min(run.line.line, other.line.line)} and {max(run.line.line, other.line.line)} "
        f"print {what} differently, and both check it with the prefix {prefix}: give one of them a prefix of its own"
    )
