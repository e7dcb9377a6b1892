"""One input through pyopt, watched: what is read, verified, done by each pass, printed, and read back.

`check` gives what is wrong, if anything: an exception, a time-out, memory, IR that a pass left invalid, text that is
not read back or prints otherwise then, a failure without a message, and, for some inputs, anything that a run without
short cuts (`Context.plain`) reads otherwise. The `kind` of a complaint leaves out what differs
from input to input, so that one input a kind is kept.
"""

from __future__ import annotations

import os
import random
import re
import signal
import traceback
from types import FrameType
from typing import Final, NamedTuple
from zlib import crc32

from pyopt.driver.reports import Reports
from pyopt.ir.attributes import Attribute, IntegerAttr, Location
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Region
from pyopt.ir.verifier import verify
from pyopt.memo import remembering
from pyopt.passes.registry import PASSES, find_pass
from pyopt.pipeline.manager import PassManager, PipelineRun
from pyopt.pipeline.passes import PassDeclaration, ScheduledPass
from pyopt.syntax.comparable import comparable_text
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from tests.support.fuzz.expressions import adopt_expressions

PLAIN_SHARE: Final = 4
"""One of so many inputs is read without short cuts, too."""
Step = tuple[str, str]
"""A pass and its options."""


class Complaint(NamedTuple):
    """What is wrong, what it has in common with its like, and how many passes had run."""

    text: str
    kind: str
    steps: int


class Hang(BaseException):
    """Raised into a run that takes too long; no Exception, so that nothing catches it."""


class FuzzOutcome(NamedTuple):
    """Whether the input was accepted, and what is wrong, if anything."""

    accepted: bool
    complaint: Complaint | None


def check(text: str, steps: list[Step], seconds: float) -> FuzzOutcome:
    """Runs the passes one after the other on the text; memory is for the caller to bound."""

    def interrupt(signal_number: int, frame: FrameType | None) -> None:
        raise Hang

    run = _Run(text)
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        complaint = run.all(steps)
    except Hang as error:
        complaint = run.complain("time-out", f"more than {seconds} s in {_frames(error, 1)}")
    except RecursionError as error:
        complaint = run.complain("recursion", f"the IR nests too deep for {_frames(error, 1)}")
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        complaint = run.complain(
            type(error).__name__, f"{_first_line(error)} in {_frames(error, 2)}", _frames(error, 2)
        )
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    return FuzzOutcome(run.accepted, complaint)


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [""])[0][:200]


def _frames(error: BaseException, count: int) -> str:
    """The innermost functions of pyopt at an exception."""
    stack = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in stack if "/pyopt/" in frame.filename or "/passes/" in frame.filename] or list(stack)
    names = [f"{_short(frame.filename)}:{frame.name}" for frame in ours[-count:]]
    return " < ".join(reversed(names))


def _short(path: str) -> str:
    found = re.search(r"(?:pyopt|passes)/(?!.*/(?:pyopt|passes)/).*", path)
    return found.group() if found else os.path.basename(path)


def generalized(message: str) -> str:
    """A message without what is particular to its input."""
    message = re.sub(r"'[^']*'|\"[^\"]*\"", lambda found: found.group() if "." in found.group() else "N", message)
    return re.sub(r"[%@^#!][\w.$-]+|-?\b\d+\b|(?:tensor|memref|vector)<.*>", "N", message)[:160]


class _Run:
    """The state of one run."""

    def __init__(self, text: str) -> None:
        self.source = Source(text, "-")
        self.errors: list[str] = []
        self.accepted = False
        self.done = 0
        self.stage = "reading"
        self.invalid = ""

    def complain(self, what: str, text: str, kind: str | None = None) -> Complaint:
        return Complaint(
            f"{self.stage}: {what}: {text}", f"{self.stage}: {what}: {kind or generalized(text)}", self.done
        )

    def context(self) -> Context:
        """A context that writes diagnostics, as the driver does."""
        reports = Reports(self.source, self._write, lambda name: None, False)
        handle = reports.handle

        def note(severity: str, message: str, location: Location, notes: object) -> None:
            if severity == "error":
                self.errors.append(message)
            handle(severity, message, location, notes)  # type: ignore[arg-type]  # as Context hands them over

        return remembering(note, allow_unregistered=True)

    def _write(self, text: str) -> None:
        """Diagnostics are rendered, and not read."""

    def all(self, steps: list[Step]) -> Complaint | None:
        context = self.context()
        checked: dict[Block, Operation | None] = {}
        module = parse_module(self.source, context, True, checked)
        self.stage = "verifying"
        if module is not None and not verify(module, context, checked):
            module = None
        if crc32(self.source.text.encode("utf-8", "surrogateescape")) % PLAIN_SHARE == 0:
            wrong = self._compare_plain(module, context)
            if wrong is not None:
                return wrong
        if module is None:
            return None if self.errors else self.complain("silence", "rejected without a message")
        if self.errors:
            return self.complain("accepted", f"with an error: {self.errors[0]}")
        self.accepted = True
        self.stage = "input"
        if not self._valid(module):
            return self.complain("accepted", f"but invalid: {self.invalid}")
        before = print_op(module, context, PrintOptions(generic=True))
        wrong = self._reads_back(module, context, before)
        if wrong is not None:
            return wrong
        for name, options in steps:
            self.stage = name
            self.done += 1
            if not self._pass(module, context, name, options):
                if self.invalid:
                    return self.complain("invalid", self.invalid)
                return None if self.errors else self.complain("silence", "failed without a message")
            after = print_op(module, context, PrintOptions(generic=True))
            if after != before:
                if not self._valid(module):
                    return self.complain("invalid", self.invalid)
                wrong = self._reads_back(module, context, after)
                if wrong is not None:
                    return wrong
            before = after
        return None

    def _compare_plain(self, module: Operation | None, context: Context) -> Complaint | None:
        """The same text read and verified without short cuts: the same errors, or the same module."""
        found: list[str] = []

        def note(severity: str, message: str, location: Location, notes: object) -> None:
            if severity == "error":
                found.append(message)

        plain = Context(note, allow_unregistered=True, plain=True)
        again = parse_module(Source(self.source.text, "-"), plain, True)
        if again is not None and not verify(again, plain):
            again = None
        if found != self.errors:
            return self.complain("plain", f"{self.errors} against {found}", generalized(f"{self.errors} {found}"))
        if module is None or again is None:
            return None if module is again else self.complain("plain", "only one of them is accepted")
        options = PrintOptions(generic=True, debuginfo=True)
        text, other = print_op(module, context, options), print_op(again, plain, options)
        return None if text == other else _print_complaint("plain reads otherwise", text, other, 0)

    def _valid(self, module: Operation) -> bool:
        """Whether the whole module verifies in a context of its own; `invalid` says why not."""
        found: list[str] = []
        quiet = Context(lambda severity, message, location, notes: found.append(message), allow_unregistered=True)
        if verify(module, quiet):
            return True
        self.invalid = found[0] if found else "no message"
        return False

    def _pass(self, module: Operation, context: Context, name: str, options: str) -> bool:
        declaration = find_pass(name)
        assert declaration is not None
        manager = PassManager(module.info.name)
        manager.add(ScheduledPass(declaration, options), implicit_nesting=True)

        def still_valid(op: Operation, changed: set[Operation] | None) -> bool:
            return self._valid(op)

        return PipelineRun(context, (), still_valid, self._write).run(manager, module)

    def _reads_back(self, module: Operation, context: Context, generic: str) -> Complaint | None:
        wanted = ""
        for form, options in (("generic", PrintOptions(generic=True)), ("custom", PrintOptions())):
            text = generic if form == "generic" else print_op(module, context, options)
            found: list[str] = []
            again = Context(lambda severity, message, location, notes: found.append(message), allow_unregistered=True)  # noqa: B023
            parsed = parse_module(Source(text, "-"), again, module.info.name == "builtin.module")
            if parsed is None or not verify(parsed, again):
                return self.complain("not read back", f"{form}: {found[0] if found else 'no message'}")
            second = print_op(parsed, again, options)
            if second != text and "affine_" in text:
                adopt_expressions(module, parsed)
                text = print_op(module, context, options)
            if second != text:
                wrong = _print_complaint(f"{form} form prints otherwise", text, second, self.done)
                if wrong.kind.rpartition(" ")[2] not in _SAME_MEANING or not _is_stable(second):
                    return wrong
            if form == "custom":
                wanted = wanted or _without_implied(module, context)
                other = _without_implied(parsed, again)
                if other != wanted:
                    wrong = _print_complaint(f"{form} form reads otherwise", wanted, other, self.done)
                    if wrong.kind.rpartition(" ")[2] not in _SAME_MEANING:
                        return wrong
        return None


_WITH_BODY: Final = ("linalg.generic", "linalg.map", "linalg.reduce")
"""Structured ops whose custom form has the body; that of others implies one, here as in the reference."""
_SAME_MEANING: Final = (
    "affine.apply", "affine.dma_start", "affine.dma_wait", "affine.for", "affine.load", "affine.parallel",
    "affine.prefetch", "affine.store", "affine.vector_load", "affine.vector_store", "scf.forall",
)  # fmt: skip
"""Ops whose custom form, here as in the reference, leaves out operands that a map does not use and makes one of those
that are the same value, or leaves out lower bounds and steps that are constants."""
_MEMOIZED: Final = "linalg.memoized_indexing_maps"


def _without_implied(module: Operation, context: Context) -> str:
    """The generic form without what the custom form of named structured ops implies, and that of llvm's symbols.

    A function or global without `unnamed_addr`, as conversions make it, is read with 0; so mlir-opt does.
    """
    found: list[tuple[Operation, list[Region], dict[str, Attribute]]] = []
    for op in module.walk():
        name = op.info.name
        if name.startswith("linalg.") and op.regions and name not in _WITH_BODY:
            found.append((op, op.regions, op.attributes))
            op.regions = []
            op.remove_attribute(_MEMOIZED)
        elif name in ("llvm.func", "llvm.mlir.global"):
            address = op.attributes.get("unnamed_addr")
            if isinstance(address, IntegerAttr) and not address.value:
                found.append((op, op.regions, op.attributes))
                op.remove_attribute("unnamed_addr")
    text = comparable_text(module, context)
    for op, regions, attributes in found:
        op.regions = regions
        op.attributes = attributes
    return text


def _is_stable(text: str) -> bool:
    """Reading and printing a text gives the same text."""
    context = Context(lambda severity, message, location, notes: None, allow_unregistered=True)
    module = parse_module(Source(text, "-"), context)
    return module is not None and print_op(module, context) == text


def _print_complaint(what: str, first: str, second: str, steps: int) -> Complaint:
    """Two texts differ; of that kind are all whose first line that differs is of the same op."""
    for one, other in zip(first.split("\n"), second.split("\n"), strict=False):
        if one != other:
            name = re.search(r"[a-z_]+\.[a-z_][\w.]*", one)
            kind = f"{what}: {name.group() if name else '?'}"
            return Complaint(f"{kind}: '{one.strip()[:200]}' against '{other.strip()[:200]}'", kind, steps)
    return Complaint(f"{what}: their lengths differ", what, steps)


def option_texts(declaration: PassDeclaration, randomness: random.Random) -> str:
    """Random valid options of a pass; none more often than not."""
    if randomness.random() < 0.6:
        return ""
    parts: list[str] = []
    for name, option in declaration.options.items():
        if randomness.random() < 0.5 or name in _KEPT or option.needs_gpu:
            continue
        if option.choices:
            parts.append(f"{name}={randomness.choice(option.choices)}")
        elif isinstance(option.default, bool):
            parts.append(f"{name}={randomness.choice(('true', 'false'))}")
        elif isinstance(option.default, int):
            parts.append(f"{name}={randomness.choice((0, 1, 2, 3, 4, 8))}")
    return " ".join(parts)


_KEPT: Final = ("test-convergence", "max-num-rewrites", "inlining-threshold")
"""Options that make a pass fail, or stop, on purpose."""
_WITHOUT: Final = ("view-op-graph", "print-op-stats", "test-print-shape-mapping", "test-shape-function-report")
"""Passes that only print: rarely."""


def draw_steps(randomness: random.Random) -> list[Step]:
    """One pass, or a sequence of up to eight, or one with canonicalize after each; the cleanup passes more often."""
    names = list(PASSES)

    def draw() -> Step:
        name = "canonicalize" if randomness.random() < 0.15 else randomness.choice(names)
        if name in _WITHOUT and randomness.random() < 0.8:
            name = randomness.choice(names)
        declaration = find_pass(name)
        assert declaration is not None
        return name, option_texts(declaration, randomness)

    kind = randomness.random()
    if kind < 0.5:
        return [draw()]
    steps = [draw() for _ in range(randomness.randrange(2, 9 if kind < 0.75 else 5))]
    if kind < 0.75:
        return steps
    return [step for one in steps for step in (one, ("canonicalize", ""))]


def flags_of(steps: list[Step]) -> list[str]:
    """The steps as flags of the command."""
    return [f"--{name}={options}" if options else f"--{name}" for name, options in steps]
