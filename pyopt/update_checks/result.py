"""Settings of an update, and its result for one test."""

from __future__ import annotations

from pyopt.light import final
from pyopt.update_checks.programs import Programs
from pyopt.update_checks.verify import FileCheck


@final
class UpdateSettings:
    """How to update tests: see the options of the command."""

    __slots__ = ("filecheck", "functions", "literal", "mark", "programs", "rewrite")

    def __init__(
        self,
        programs: Programs,
        filecheck: FileCheck,
        rewrite: bool = False,
        literal: bool = False,
        mark: bool = True,
        functions: frozenset[str] = frozenset(),
    ) -> None:
        self.programs = programs
        self.filecheck = filecheck
        self.rewrite = rewrite
        self.literal = literal
        self.mark = mark
        self.functions = functions


@final
class UpdatedTest:
    """The new text of a test, what was left alone, and why it cannot be written, if there are `errors`."""

    __slots__ = ("errors", "notes", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.notes: list[str] = []
        self.errors: list[str] = []
