"""snapshot-op-locations: the IR goes to a file, and ops get their places there as locations.

    %0 = arith.addi %a, %b : i32 loc("in.mlir":7:3)
    -> with `filename=out.mlir`, where the op is in line 3
    %0 = arith.addi %a, %b : i32 loc("out.mlir":3:4)
    -> with `tag=t`, which keeps the location that it had
    loc(fused["in.mlir":7:3, "t"("out.mlir":3:4)])

Columns count from 0. Ops that are not printed, as terminators that go without saying, keep their locations.
"""

from __future__ import annotations

import os
import sys
import tempfile

from pyopt.ir.attributes import FileLineColLoc, Location, NameLoc
from pyopt.ir.core import Operation
from pyopt.light import Final, final
from pyopt.pipeline.options import FlagOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.syntax.location_parser import fused_location
from pyopt.syntax.operand_printer import OperandPrinter, RepeatedOpWriter
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op

FILENAME: Final = TextOption("filename", "", "Where the IR goes; a new temporary file by default", is_file=True)
PRETTY_DEBUGINFO: Final = FlagOption("pretty-debuginfo", False, "Print locations in the short form")
PRINT_DEBUGINFO: Final = FlagOption("print-debuginfo", False, "Print locations")
PRINT_LOCAL_SCOPE: Final = FlagOption("print-local-scope", False, "Print without aliases")
PRINT_OP_GENERIC: Final = FlagOption("print-op-generic", False, "Print ops in generic form")
TAG: Final = TextOption("tag", "", "The name of the new locations, which are fused with the ones before")


@final
class Places(RepeatedOpWriter):
    """Notes the line, from 0, and the column of each op of a block that a printer is about to write."""

    __slots__ = ("_done", "_lines_done", "_lines_out", "_out", "_printer", "found")

    def __init__(self) -> None:
        self.found: dict[Operation, tuple[int, int]] = {}
        self._start(None)

    def _start(self, printer: OperandPrinter | None) -> None:
        self._printer = printer
        self._done = self._lines_done = self._out = self._lines_out = 0

    def try_write(self, pr: OperandPrinter, op: Operation) -> str | None:
        """Writes nothing."""
        if pr is not self._printer:
            self._start(pr)
        done = pr.joined()
        if len(done) > self._done or len(pr.out) < self._out:
            # What was counted was joined, or taken back.
            self._lines_done += sum([text.count("\n") for text in done[self._done :]])
            self._done = len(done)
            self._out = self._lines_out = 0
        self._lines_out += sum([text.count("\n") for text in pr.out[self._out :]])
        self._out = len(pr.out)
        self.found[op] = self._lines_done + self._lines_out, len(pr.indent)
        return None

    def turn_to(self, dialect: str) -> None:
        """The names of ops do not matter."""


def snapshot(op: Operation, pass_context: PassContext) -> tuple[str, dict[Operation, tuple[int, int]]]:
    """(the text of `op`, the line and column of each op in it)"""
    given = pass_context.context.print_options
    shown = given.copy() if isinstance(given, PrintOptions) else PrintOptions()
    options = pass_context.options
    shown.debuginfo = PRINT_DEBUGINFO.of(options)
    shown.pretty_debuginfo = PRETTY_DEBUGINFO.of(options)
    shown.generic = PRINT_OP_GENERIC.of(options)
    shown.local_scope = shown.local_scope or PRINT_LOCAL_SCOPE.of(options)
    places = Places()
    is_top = op.block is None and not shown.local_scope
    text = print_op(op, pass_context.context, shown, is_top, places)
    # Aliases stand before the op.
    first = 1
    for line in text.split("\n"):
        if not line.startswith(("#", "!")):
            break
        first += 1
    found = {one: (first + line, column) for one, (line, column) in places.found.items()}
    found[op] = first, 0
    return text, found


def write(text: str, name: str) -> tuple[str, str]:
    """Writes to a file, "-" for standard output; returns (its name, the error)."""
    doing = "write" if name == "-" else "open"
    try:
        if name == "-":
            sys.stdout.write(text)
            sys.stdout.flush()
            return name, ""
        if name:
            file = open(name, "w", encoding="utf-8", errors="surrogateescape", newline="\n")  # noqa: SIM115 - below
        else:
            descriptor, name = tempfile.mkstemp(".tmp.mlir", "mlir_snapshot-")
            file = os.fdopen(descriptor, "w", encoding="utf-8", errors="surrogateescape", newline="\n")
        doing = "write"
        with file:
            file.write(text)
    except OSError as error:
        return name, f"cannot {doing} output file '{name}': {error.strerror}"
    return name, ""


def run(op: Operation, pass_context: PassContext) -> bool:
    """Writes `op`, and changes the locations in it. No verifier looks at them: nothing counts as changed."""
    text, places = snapshot(op, pass_context)
    name, problem = write(text, FILENAME.of(pass_context.options))
    if problem:
        pass_context.error(problem, op)
        return False
    tag = TAG.of(pass_context.options)
    for one, (line, column) in places.items():
        new: Location = FileLineColLoc.get(name, line, column)
        if tag:
            old = one.loc if isinstance(one.loc, Location) else pass_context.context.location(one.loc)
            new = fused_location([old, NameLoc.get(tag, new)], None)
        one.loc = new
    return False


PASS = make_pass(
    "snapshot-op-locations",
    run,
    (FILENAME, PRETTY_DEBUGINFO, PRINT_DEBUGINFO, PRINT_LOCAL_SCOPE, PRINT_OP_GENERIC, TAG),
    class_name="LocationSnapshot",
)
