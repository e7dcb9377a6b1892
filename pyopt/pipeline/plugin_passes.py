"""Taking in passes of plug-ins: their declarations are checked, and their functions are watched."""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.errors import DeclarationError
from pyopt.ir.opinfo import ISOLATED
from pyopt.light import TYPE_CHECKING, Any, Final, Sequence
from pyopt.pipeline.declarations import context_with, unknown_op
from pyopt.pipeline.declared_names import pass_name_problem
from pyopt.pipeline.hooks import watched
from pyopt.pipeline.options import INT64, NUMBER_RANGES, OptionValues
from pyopt.pipeline.passes import PassDeclaration

if TYPE_CHECKING:
    from pyopt.ir.opinfo import Dialect

PASS_GROUP: Final = "pyopt.passes"
"""The group of entry points that other distributions declare their passes in."""


def take_in_passes(passes: Sequence[PassDeclaration], dialects: Sequence[Dialect], plugin: str) -> str:
    """Checks and watches passes of a plug-in, each once; says what is wrong with them, if anything.

    dialects: those of the same plug-in. plugin: what messages call it.
    """
    context = context_with(dialects)
    for one in passes:
        problem = _problem_of(one, context)
        if problem:
            return f"the plug-in '{plugin}': pass '{one.argument}': {problem}"
    for one in passes:
        if not one.plugin:
            one.plugin = plugin
            one.run = watched(one.run, plugin, f"the pass '{one.argument}'", _changed)
    return ""


def installed_passes() -> list[str]:
    """The names of the passes that installed packages declare."""
    from importlib.metadata import entry_points

    return [point.name for point in entry_points(group=PASS_GROUP)]


def installed_pass(name: str) -> PassDeclaration | None:
    """The pass that an installed package declares under this name, or None; raises DeclarationError for a wrong one."""
    from importlib.metadata import entry_points

    for point in entry_points(group=PASS_GROUP, name=name):
        try:
            found = point.load()
        except (Exception, SystemExit) as error:
            problem = f"cannot load the plug-in '{point.value}': {type(error).__name__}: {error}"
            raise DeclarationError(problem) from error
        if not isinstance(found, PassDeclaration):
            raise DeclarationError(f"the plug-in '{point.value}' has a pass that make_pass did not make: {found!r}")
        problem = take_in_passes([found], (), point.value)
        if not problem and found.argument != name:
            problem = (
                f"the plug-in '{point.value}' has a pass '{found.argument}', and its entry point calls it '{name}'"
            )
        if problem:
            raise DeclarationError(problem)
        return found
    return None


def _problem_of(declaration: PassDeclaration, context: Context) -> str:
    """What is wrong with the declaration of a pass; "" if nothing is."""
    problem = pass_name_problem(declaration)
    if problem:
        return problem
    if not callable(declaration.run):
        return f"expected a function, not {declaration.run!r}"
    options: Any = declaration.options.values()  # each kind has its own `of`
    for option in options:
        try:
            option.of(OptionValues())
        except Exception:
            return f"option '{option.name}': the default {option.default!r} is no {option.kind()}"
        number = getattr(option, "number", INT64)
        if number not in NUMBER_RANGES:
            return f"option '{option.name}': its numbers are {' or '.join(NUMBER_RANGES)}, not {number!r}"
    name = declaration.anchor
    if name is None:
        return ""
    problem = unknown_op(name, context)
    if problem:
        return f"anchor: {problem}"
    info = context.op_info(name)
    if info is not None and not info.traits & ISOLATED:
        return f"anchor: '{name}' is not ISOLATED, and passes run on such ops only"
    return ""


def _changed(arguments: tuple[object, ...], found: object) -> str:
    """What is wrong with what a pass gives; nothing at all counts as no change."""
    if found is None or isinstance(found, bool):
        return ""
    return f"gives {found!r}; expected True if it changed anything, else False"
