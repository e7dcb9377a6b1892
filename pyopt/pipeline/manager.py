"""Pipelines: a tree of passes, each level anchored on an op name, and running it.

A pass manager anchored on `builtin.module` runs its passes on a module; a manager nested in it runs on those ops
directly inside the module that have its anchor's name. `any` stands for whatever op it is run on.
"""

from __future__ import annotations

import sys

from pyopt.ir.opinfo import ISOLATED
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final
from pyopt.pipeline.instrumentation import Instrumentation
from pyopt.pipeline.passes import PassContext, ScheduledPass

if TYPE_CHECKING:
    from pyopt.ir.context import Context
    from pyopt.ir.core import Operation

    Verify: TypeAlias = Callable[[Operation, "set[Operation] | None"], bool]

ANY: Final = "any"
MODULE: Final = "builtin.module"


@final
class NestingError(Exception):
    """A pass cannot run on the anchor of its manager. `of_run`: the reference says so when the pipeline is run."""

    def __init__(self, message: str, of_run: bool = False) -> None:
        super().__init__(message)
        self.message = message
        self.of_run = of_run


@final
class PassManager:
    """A list of passes and nested managers, all for ops of one name."""

    __slots__ = ("_groups", "anchor", "elements")

    def __init__(self, anchor: str = MODULE) -> None:
        self.anchor = anchor
        self.elements: list[ScheduledPass | PassManager] = []
        self._groups: list[ScheduledPass | list[PassManager]] | None = None

    def add(self, scheduled: ScheduledPass, implicit_nesting: bool = False) -> None:
        """Appends a pass, or what a named pipeline stands for. A pass for another op is nested, if allowed."""
        expand = scheduled.declaration.expand
        if expand is not None:
            for anchor, declaration, options in expand(scheduled.options):
                # A pipeline nests each pass by itself: neighbours are merged only when they run.
                manager = self if anchor in ("", self.anchor) else self._nest_anew(anchor)
                manager.add(ScheduledPass(declaration, options), implicit_nesting=True)
            return
        wanted = scheduled.declaration.anchor
        of_interface = scheduled.declaration.of_interface
        # What an anchor other than a module is shows when the pipeline runs.
        if wanted is None or self.anchor in (wanted, ANY) or (of_interface and self.anchor != MODULE):
            self.elements.append(scheduled)
        elif implicit_nesting and wanted != MODULE:
            self.nest(wanted).elements.append(scheduled)
        elif of_interface:
            raise NestingError(
                f"unable to schedule pass '{scheduled.class_name()}' on a PassManager intended to run on "
                f"'{self.anchor}'!",
                True,
            )
        else:
            raise NestingError(
                f"can't add pass '{scheduled.declaration.argument}' restricted to '{wanted}' on a pass manager "
                f"intended to run on '{self.anchor}', did you intend to nest?"
            )

    def nest(self, anchor: str) -> PassManager:
        """The manager for `anchor` at the end of this one, a new one unless the last is for the same op."""
        last = self.elements[-1] if self.elements else None
        if isinstance(last, PassManager) and last.anchor == anchor:
            return last
        return self._nest_anew(anchor)

    def _nest_anew(self, anchor: str) -> PassManager:
        nested = PassManager(anchor)
        self.elements.append(nested)
        return nested

    def text(self) -> str:
        """The pipeline as --pass-pipeline takes it."""
        return f"{self.anchor}({','.join(element.text() for element in self.elements)})"

    def lines(self, indent: str = "") -> str:
        """The same with a line for each pass, as --dump-pass-pipeline shows it."""
        within = indent + "  "
        shown = [
            element.lines(within) if isinstance(element, PassManager) else within + element.text()
            for element in self.elements
        ]
        return f"{indent}{self.anchor}(\n" + ",\n".join(shown) + f"\n{indent})"

    def takes(self, op: Operation) -> bool:
        """Whether it runs on `op`: on all ops of its anchor's name, or on those that all of its passes may run on."""
        if self.anchor != ANY:
            return self.anchor == op.info.name
        passes = [one.declaration for one in self.elements if isinstance(one, ScheduledPass)]
        return _can_anchor(op) and all(one.takes(op.info) for one in passes)

    def groups(self) -> list[ScheduledPass | list[PassManager]]:
        """The elements as they are run, neighbouring nested managers merged; nothing may be added any more."""
        if self._groups is None:
            self._groups = coalesce(self.elements)
        return self._groups

    def passes(self) -> list[ScheduledPass]:
        """All passes, nested ones included, in order."""
        found: list[ScheduledPass] = []
        for element in self.elements:
            if isinstance(element, PassManager):
                found.extend(element.passes())
            else:
                found.append(element)
        return found


def write_to_standard_error(text: str) -> None:
    """Prints on standard error, which a process may lack."""
    if sys.stderr is not None:
        sys.stderr.write(text)


@final
class PipelineRun:
    """Runs pipelines on ops. `verify`, if any, checks what a pass has changed, with the ops inside that the change is
    limited to, or None; `write` takes what passes print.

    `instruments` are told in their order that something begins, and in the reverse one that it has ended: what the
    first ones take is no part of the time that later ones measure.
    `running` is the pass that began last, by name; `started`, if any, is called with that name.
    """

    __slots__ = ("_rest", "_within", "context", "found", "instruments", "running", "started", "verify", "write")

    def __init__(
        self,
        context: Context,
        instruments: Sequence[Instrumentation],
        verify: Verify | None,
        write: Callable[[str], None] | None = None,
    ) -> None:
        self.context = context
        self.instruments = instruments
        self.verify = verify
        self.write = write or write_to_standard_error
        self.found: dict[str, object] = {}
        self.running = ""
        self.started: Callable[[str], None] | None = None
        # What remains of the managers that are running, the outermost first, and how many passes run pipelines.
        self._rest: list[tuple[list[ScheduledPass | list[PassManager]], int]] = []
        self._within = 0

    def run(self, manager: PassManager, op: Operation) -> bool:
        """Runs everything in `manager` on `op`; False once something failed."""
        if manager.anchor not in (ANY, op.info.name):
            self.context.error(f"can't run '{manager.anchor}' pass manager on '{op.info.name}' op", op.loc)
            return False
        ok = True
        groups = manager.groups()
        for number, element in enumerate(groups):
            self._rest.append((groups, number + 1))
            ok = self._run_pass(element, op) if isinstance(element, ScheduledPass) else self._run_nested(element, op)
            self._rest.pop()
            if not ok:
                break
        return ok

    def _run_object(self, manager: object, op: Operation) -> bool:
        """`run` for a pass, which does not know what a manager is."""
        assert isinstance(manager, PassManager)
        self._within += 1
        ok = self.run(manager, op)
        self._within -= 1
        return ok

    def _is_followed_by(self, name: str) -> bool:
        """A pass of this name comes later. What a pass runs itself is its own pipeline, of which nothing is known."""
        if self._within:
            return True
        for groups, start in self._rest:
            for element in groups[start:]:
                if isinstance(element, ScheduledPass):
                    if element.declaration.argument == name:
                        return True
                elif any(one.declaration.argument == name for manager in element for one in manager.passes()):
                    return True
        return False

    def _run_nested(self, group: list[PassManager], op: Operation) -> bool:
        """Runs on each op inside `op` the manager that is for it, then on the next."""
        self.found = {}
        for instrument in self.instruments:
            instrument.before_nested(group)
        ok = True
        for child in [child for region in op.regions for block in region for child in block]:
            for manager in group:
                if manager.takes(child):
                    for instrument in self.instruments:
                        instrument.before_manager(manager)
                    ok = self.run(manager, child)
                    for instrument in reversed(self.instruments):
                        instrument.after_manager(manager)
                    break
            if not ok:
                break
        for instrument in reversed(self.instruments):
            instrument.after_nested(group)
        self.found = {}
        return ok

    def _run_pass(self, scheduled: ScheduledPass, op: Operation) -> bool:
        if not _can_anchor(op):
            what = (
                "an operation not marked as 'IsolatedFromAbove'" if op.info.registered else "an unregistered operation"
            )
            message = f"'{op.info.name}' op trying to schedule a pass on {what}"
            self.context.error(message, op.loc, self.context.op_notes(op))
            return False
        if not scheduled.declaration.takes(op.info):
            message = f"trying to schedule pass '{scheduled.class_name()}' on an unsupported operation"
            self.context.error(f"'{op.info.name}' op {message}", op.loc, self.context.op_notes(op))
            return False
        self.running = scheduled.declaration.argument
        if self.started is not None:
            self.started(self.running)
        for instrument in self.instruments:
            instrument.before_pass(scheduled, op)
        pass_context = PassContext(self.context, scheduled.options, scheduled.statistics, self.write, self._run_object)
        pass_context.found = self.found
        pass_context.is_followed_by = self._is_followed_by
        pass_context.is_watched = bool(self.instruments)
        try:
            changed = scheduled.declaration.run(op, pass_context)
        except Exception as error:
            if not hasattr(error, "pass_name"):
                error.pass_name = scheduled.declaration.argument  # type: ignore[attr-defined]  # for the message
            raise
        if changed or not scheduled.declaration.keeps_analyses:
            self.found = pass_context.kept
        if (
            not pass_context.failed
            and changed
            and self.verify is not None
            and not self.verify(op, pass_context.changed)
        ):
            pass_context.failed = True
        if pass_context.failed:
            for instrument in reversed(self.instruments):
                instrument.pass_failed(scheduled, op)
            return False
        for instrument in reversed(self.instruments):
            instrument.after_pass(scheduled, op, changed)
        return True


def _can_anchor(op: Operation) -> bool:
    return op.info.registered and op.info.has(ISOLATED)


def coalesce(elements: list[ScheduledPass | PassManager]) -> list[ScheduledPass | list[PassManager]]:
    """The elements with neighbouring nested managers merged: one group, in it one manager for each op name, by name.

    `any` is a group of its own: what it runs on is not known beforehand.
    """
    merged: list[ScheduledPass | list[PassManager]] = []
    group: list[PassManager] = []
    for element in elements:
        if isinstance(element, ScheduledPass):
            group = []
            merged.append(element)
            continue
        if not group or element.anchor == ANY or group[0].anchor == ANY:
            group = []
            merged.append(group)
        for manager in group:
            if manager.anchor == element.anchor:
                manager.elements.extend(element.elements)
                break
        else:
            copy = PassManager(element.anchor)
            copy.elements.extend(element.elements)
            group.append(copy)
            group.sort(key=_anchor)
    return merged


def _anchor(manager: PassManager) -> str:
    return manager.anchor
