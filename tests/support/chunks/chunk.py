"""A chunk of a lit file, with what the questions about it share."""

from __future__ import annotations

import shlex
from functools import cached_property

from tests.support.chunks.reading import Reading
from tests.support.chunks.runs import ChunkLine, LitText
from tests.support.shell import repeatable


class ChunkFailure(Exception):
    """What is wrong with a chunk, the command that shows it, and what that prints."""

    def __init__(self, what: str, command: str, details: str = "") -> None:
        super().__init__(f"{what}\n\n  {repeatable(command)}\n\n{details}".rstrip("\n"))


class LitChunk:
    """A chunk of a lit file, with what its questions share."""

    def __init__(self, file: LitText, index: int) -> None:
        self.file = file
        self.index = index
        self.text, self.line = file.chunks[index]
        flags = [flag.lstrip("-") for line in file.flags for flag in line]
        self.allow_unregistered = "allow-unregistered-dialect" in flags
        self.implicit_module = "no-implicit-module" not in flags

    @property
    def where(self) -> str:
        return f"{self.file.name}:{self.line}"

    @cached_property
    def reading(self) -> Reading:
        """The chunk as pyopt reads it."""
        return Reading(self.text, self.allow_unregistered, self.implicit_module)

    @property
    def cut(self) -> str:
        """The command that prints this chunk."""
        return f"sed -n '{self.line},{self.line + self.text.count(chr(10))}p' {self.file.name}"

    def alone(self, line: ChunkLine) -> str:
        """The commands that run a RUN line on this chunk alone."""
        words = shlex.join([word for word in line.flags if "split-input-file" not in word])
        checks = shlex.join([word.replace("%s", "/tmp/chunk.mlir") for word in line.filecheck or ()])
        errors = " 2>&1" if line.with_errors else ""
        return f"{self.cut} > /tmp/chunk.mlir; pyopt /tmp/chunk.mlir {words}{errors} | FileCheck {checks}"

    def repeat(self, flags: str = "", plain: bool = False) -> str:
        """The command that reads this chunk alone; with `plain`, nothing is remembered."""
        allow = " --allow-unregistered-dialect" if self.allow_unregistered else ""
        allow += "" if self.implicit_module else " --no-implicit-module"
        return f"{self.cut} | {'PYOPT_PLAIN=1 ' if plain else ''}pyopt{allow}{flags}"


def same(expected: object, found: object, what: str, command: str) -> None:
    """Raises `ChunkFailure` if the two differ."""
    if expected != found:
        raise ChunkFailure(what, command, f"{expected}\n\nand then:\n\n{found}")
