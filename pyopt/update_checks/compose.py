"""Decides which CHECK blocks of a file are written anew, and writes them.

A block is this command's if the file's marker lists its prefix; others are hand-written, and stay where they hold.
"""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Callable, Sequence, final
from pyopt.update_checks.assemble import Changes, assembled, written
from pyopt.update_checks.blocks import CheckBlock, find_blocks
from pyopt.update_checks.choose import BODY, HEADER, SectionEntry, merged_entries
from pyopt.update_checks.directives import find_directives, marked_prefixes, marker_line
from pyopt.update_checks.keep_names import old_names, renamed
from pyopt.update_checks.place import habit, positions
from pyopt.update_checks.render import CheckLine, render
from pyopt.update_checks.runs import CheckRun
from pyopt.update_checks.sections import PREAMBLE
from pyopt.update_checks.source import SourceChunk, find_chunks
from pyopt.update_checks.values import OutputAliases

if TYPE_CHECKING:
    from pyopt.update_checks.blocks import BlockKey


@final
class Composer:
    """Writes the CHECK lines of one file.

    `functions`: the only functions whose lines to write, if it names any; theirs are written in any case. `left` and
    `unchecked` tell of hand-written lines and of functions without lines, which stay so.
    `holds(run, lines, text)` says whether FileCheck of a run accepts a text with these lines as its directives.
    """

    __slots__ = (
        "_blocks",
        "_changes",
        "_chunks",
        "_end_of_line",
        "_functions",
        "_habit",
        "_holds",
        "_leader",
        "_lines",
        "_marked",
        "_marker",
        "_prefixes",
        "_rewrite",
        "_runs",
        "_whole_holds",
        "errors",
        "left",
        "unchecked",
    )

    def __init__(
        self,
        lines: Sequence[str],
        runs: Sequence[CheckRun],
        marker: str | None,
        rewrite: bool,
        functions: frozenset[str],
        holds: Callable[[CheckRun, Sequence[str], str], bool],
    ) -> None:
        self._lines = list(lines)
        self._runs = runs
        self._rewrite = rewrite
        self._functions = functions
        self.unchecked: dict[str, int] = {}
        self._holds = holds
        self._chunks = find_chunks(lines, marker)
        self._prefixes = list(dict.fromkeys(prefix for run in runs for prefix in run.prefixes))
        directives = find_directives(lines, self._prefixes)
        self._blocks = find_blocks(directives, self._chunks, [run.prefixes for run in runs])
        self._habit = habit(directives, self._chunks)
        self._marker, self._marked = marked_prefixes(lines)
        self._changes = Changes()
        self._end_of_line = "\r" if sum(line.endswith("\r") for line in lines) * 2 > len(lines) else ""
        first = next((line.lstrip() for line in lines if "RUN:" in line), "//")
        self._leader = "//" if first.startswith("//") else first[:1]
        self._whole_holds: dict[int, bool] = {}
        self.errors: list[str] = []
        self.left: dict[str, list[int]] = {}

    def compose(self, mark: bool) -> list[str]:
        """The new lines; `mark`: with the line that says which prefixes are this command's."""
        for chunk in range(len(self._chunks)):
            self._compose_chunk(chunk)
        found = assembled(self._lines, self._changes, self._end_of_line, self._leader)
        return self._with_marker(found) if mark else found

    def _compose_chunk(self, chunk: int) -> None:
        part = self._chunks[chunk]
        entries = [one for one in merged_entries(self._runs, chunk) if self._is_wanted(chunk, one)]
        self.errors += [one.conflict for one in entries if one.conflict]
        taken: set[BlockKey] = {(chunk, one.prefix, one.key) for one in entries}
        old: dict[int, CheckBlock] = {}
        for place, entry in enumerate(entries):
            block = self._blocks.get((chunk, entry.prefix, entry.key))
            if block is not None:
                old[place] = block
                self._changes.remove(block.directives)
        for key, block in self._blocks.items():
            if key[0] == chunk and key not in taken and self._is_stale(key, block, bool(entries)):
                self._changes.remove(block.directives)
        if not entries:
            return
        self._write(entries, old, part)

    def _is_wanted(self, chunk: int, entry: SectionEntry) -> bool:
        """Whether the directives of an entry are to be written anew."""
        key = (chunk, entry.prefix, entry.key)
        block = self._blocks.get(key)
        if self._functions:
            return entry.key[0] in self._functions
        if self._rewrite or (self._is_ours(entry.prefix) and (block is None or block.is_plain)):
            return True
        if block is None:
            if not self._has_any(entry.prefix):
                return True
            return self._rest_fails(chunk, entry)
        if self._block_holds(key, block):
            self._leave(entry.prefix, block)
            return False
        return True

    def _is_stale(self, key: BlockKey, block: CheckBlock, writes: bool) -> bool:
        """Whether a block that checks nothing of the output is to go."""
        if self._functions:
            return key[2][0] in self._functions
        if self._is_ours(key[1]) and (block.is_plain or self._rewrite):
            return True
        if self._block_holds(key, block):
            if block.first not in self.left.get(key[1], ()):
                self._leave(key[1], block)
            return False
        return True

    def _leave(self, prefix: str, block: CheckBlock) -> None:
        self.left.setdefault(prefix, []).append(block.first)

    def _is_ours(self, prefix: str) -> bool:
        return self._rewrite or (self._marker >= 0 and (self._marked is None or prefix in self._marked))

    def _has_any(self, prefix: str) -> bool:
        return any(key[1] == prefix for key in self._blocks)

    def _rest_fails(self, chunk: int, entry: SectionEntry) -> bool:
        """Whether a section without lines gets some in a file with hand-written ones.

        That is where its chunk has none, or has some that may be about the section, and do not hold.
        """
        blocks = [(key, block) for key, block in self._blocks.items() if key[:2] == (chunk, entry.prefix)]
        for key, block in blocks:
            if block.directives[0].kind != "LABEL" and not block.only_aliases and not self._block_holds(key, block):
                return True
        function = next((one for one in self._chunks[chunk].functions if one.key == entry.key), None)
        if blocks and function is not None and not any(key[2] == entry.key for key in self._blocks):
            self.unchecked[function.key[0]] = function.start + 1
        return not blocks

    def _block_holds(self, key: BlockKey, block: CheckBlock) -> bool:
        chunk, prefix, function = key
        for index, run in enumerate(self._runs):
            if prefix not in run.prefixes:
                continue
            if index not in self._whole_holds:
                self._whole_holds[index] = self._holds(run, self._lines, run.whole)
            if self._whole_holds[index]:
                continue
            indexes = {one.number for one in block.directives}
            for other, others in self._blocks.items():
                if other[0] == chunk and other[1] in run.prefixes and other[2] in (function, PREAMBLE):
                    indexes |= {one.number for one in others.directives}
            lines = [self._lines[at] for at in sorted(indexes)]
            if not self._holds(run, lines, run.pieces[chunk]):
                return False
        return True

    def _write(self, entries: Sequence[SectionEntry], old: dict[int, CheckBlock], part: SourceChunk) -> None:
        aliases = OutputAliases(self._prefixes)
        for run in self._runs:
            for section in run.sections[self._chunks.index(part)]:
                aliases.add("\n".join([one.text for one in section.lines]))
        sources = {one.key: one for one in part.functions}
        seen: dict[int, set[str]] = {}
        kept: dict[str, str] = {}  # names of variables, from the lines that go; those of aliases hold everywhere
        key = PREAMBLE
        rendered: list[list[CheckLine]] = []
        for place, entry in enumerate(entries):
            if entry.key != key:
                kept = {name: old_name for name, old_name in kept.items() if name.startswith("$")}
                key = entry.key
            shown = seen.setdefault(id(entry.run), set())
            if entry.part == HEADER:
                shown = set(shown)  # the body reads the header again
            new = render(entry.section, aliases, shown, sources.get(entry.key), self._prefixes, entry.run.whole_lines)
            header = sum(line.kind in ("LABEL", "SAME") for line in new)
            new = new[:header] if entry.part == HEADER else new
            for run in self._runs:
                if entry.prefix in run.prefixes and entry.part != HEADER:
                    seen.setdefault(id(run), set()).update(shown)
            if place in old and not self._rewrite:
                old_lines = old[place].check_lines()
                found = old_names(old_lines, new[header:] if entry.part == BODY else new)
                kept = {**found, **kept}
            new = renamed(new, kept)
            rendered.append(new[header:] if entry.part == BODY else new)
        where = positions(entries, old, part, self._habit, self._lines)
        for entry, lines, at in zip(entries, rendered, where, strict=True):
            self._changes.add(at, written(lines, entry.prefix, self._leader, entry.run.strict))

    def _with_marker(self, lines: list[str]) -> list[str]:
        present = {one.prefix for one in find_directives(lines, self._prefixes)}
        stays = {
            key[1]
            for key, block in self._blocks.items()
            if any(one.number not in self._changes.removed for one in block.directives)
        }
        prefixes = [one for one in self._prefixes if one in present and (self._is_ours(one) or one not in stays)]
        at, listed = marked_prefixes(lines)
        if listed:
            prefixes += sorted(listed - set(prefixes) - set(self._prefixes))
        if at >= 0:
            lines = lines[:at] + lines[at + 1 :]
        if not prefixes:
            return lines
        line = marker_line(prefixes).replace("//", self._leader, 1) + self._end_of_line
        return [*lines[: max(at, 0)], line, *lines[max(at, 0) :]]
