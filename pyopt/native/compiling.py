"""Compiles modules to object code: what a program that is not in the cache needs."""

from __future__ import annotations

from pyopt.errors import PassError
from pyopt.ir.attributes import FileLineColLoc, Location
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.op_verifier import discard_diagnostic
from pyopt.ir.roots import context_of
from pyopt.ir.verifier import verify
from pyopt.light import Callable, Final, Sequence
from pyopt.memo import remembering
from pyopt.native.c_memory import use_c_memory
from pyopt.native.checks import EXTENTS
from pyopt.native.errors import NativeError
from pyopt.native.loading import Compiled, compile_text
from pyopt.native.lowering import lower
from pyopt.passes.pipelines import manager_of
from pyopt.passes.registry import known_pass
from pyopt.pipeline.manager import PassManager, PipelineRun
from pyopt.pipeline.passes import ScheduledPass
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.resources import inline_resources


def text_of(module: Operation) -> str:
    """The text of a module that is there, with the places in its source, so that errors tell these.

    Raises NativeError for an op of an unknown dialect, which such a module may have and the text of a program may not.
    """

    known = context_of(module)
    for op in module.walk():
        if not op.info.registered:
            where = "" if known is None else _place_text(known.location(op.loc))
            raise NativeError(f"{where}error: nothing lowers '{op.info.name}', an op of no dialect that pyopt has")
    from pyopt.syntax.printer import print_op

    if known is None:
        return print_op(module, remembering(discard_diagnostic))
    return print_op(module, known, PrintOptions(debuginfo=True))


def _place_text(location: Location) -> str:
    """What stands in front of a message about a place."""
    if isinstance(location, FileLineColLoc):
        return f"{location.file}:{location.line}:{location.column}: "
    return ""


def compile_to_object(
    text: str,
    passes: str | Sequence[str] | None = None,
    check: str = EXTENTS,
    splits: bool = False,
    c_memory: bool = False,
) -> Compiled:
    """The object code of a program; nothing is looked up. splits: loops may run on several threads."""
    messages: list[str] = []

    def take(severity: str, message: str, location: Location, notes: Sequence[tuple[str, Location]]) -> None:
        messages.append(f"{_place_text(location)}{severity}: {message}")

    context = remembering(take)
    module = parse_module(Source(text, "<text>"), context)
    if module is None or not verify(module, context):
        raise NativeError("\n".join(messages))
    inline_resources(module, context)
    try:
        manager = manager_of(passes or "")
    except PassError as error:
        raise NativeError(f"passes: {error}") from None
    if not run_manager(manager, module, context):
        raise NativeError("\n".join(messages) or "the passes failed")
    try:
        lowered = lower(module, context, runner(module, context), check=check, splits=splits)
    except NativeError as error:
        raise NativeError("\n".join([str(error), *messages])) from None
    if c_memory:
        use_c_memory(lowered)
    return compile_text(lowered)


IDLE_WITHOUT: Final[dict[str, str]] = {"lower-affine": "affine."}
"""Passes that do nothing where the name of no op begins so. Whether the passes before have made one is seen then."""


def runner(module: Operation, context: Context) -> Callable[[Sequence[tuple[str, str, str]]], bool]:
    """A function that runs stages, each (anchor, pass, options), on a module. What they make is not verified: that
    takes a tenth of the time of a compilation, and LLVM verifies the result."""

    def run(stages: Sequence[tuple[str, str, str]]) -> bool:
        manager = PassManager()
        for anchor, name, options in stages:
            if name in IDLE_WITHOUT:
                if not PipelineRun(context, [], None).run(manager, module):
                    return False
                manager = PassManager()
                if not any(op.info.name.startswith(IDLE_WITHOUT[name]) for op in module.walk()):
                    continue
            scheduled = ScheduledPass(known_pass(name), options)
            (manager.nest(anchor) if anchor else manager).add(scheduled, implicit_nesting=True)
        return PipelineRun(context, [], None).run(manager, module)

    return run


def run_manager(manager: PassManager, module: Operation, context: Context) -> bool:
    """Runs a user's passes; says whether they succeeded."""
    return PipelineRun(context, [], lambda op, changed: verify(op, context, changed=changed)).run(manager, module)
