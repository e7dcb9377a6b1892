"""Plug-ins: modules and files with passes and dialects of other people.

    PASSES = [make_pass("toy-unbox", run)]         # or PASS, one of them
    DIALECT = Dialect("toy", ops=[...])            # or DIALECTS, several

`--load-pass-plugin` and `--load-dialect-plugin` name them; installed packages declare entry points of the groups
`pyopt.passes` and `pyopt.dialects`.
"""

from __future__ import annotations

import os
import sys

from pyopt.ir.context import KNOWN_DIALECTS, register_dialect, registered_dialect
from pyopt.ir.opinfo import Dialect
from pyopt.ir.stack import make_room
from pyopt.light import TYPE_CHECKING, Container, Final, Sequence
from pyopt.passes.registry import PASSES, find_pass, register_pass
from pyopt.pipeline.passes import PassDeclaration
from pyopt.pipeline.plugin_dialects import take_in
from pyopt.pipeline.plugin_passes import take_in_passes

if TYPE_CHECKING:
    from types import ModuleType

_modules: Final[dict[str, ModuleType]] = {}
"""The loaded plug-ins, by the names or paths that were given for them."""
_files: Final[dict[str, str]] = {}
"""The names that were given for plug-ins, by the absolute paths of their files."""


def load_plugin(name: str, flags: Container[str] = ()) -> str:
    """Takes in the passes and dialects of a module or file; says what is wrong, if anything.

    flags: names that passes cannot have.
    """
    make_room()
    try:
        module = _modules.get(name) or _import(name)
    except (Exception, SystemExit) as error:
        return f"cannot load the plug-in '{name}'{_line_of(error, name)}: {type(error).__name__}: {error}"
    if name in _modules:
        return ""
    passes = _listed(module, "PASS")
    dialects = _listed(module, "DIALECT")
    if not passes and not dialects:
        return f"the plug-in '{name}' has no PASS, PASSES, DIALECT or DIALECTS"
    problem = _problem_of(name, passes, dialects, flags)
    if problem:
        return problem
    for declaration in passes:
        assert isinstance(declaration, PassDeclaration)
        register_pass(declaration)
    for dialect in dialects:
        assert isinstance(dialect, Dialect)
        register_dialect(dialect)
    _modules[name] = module
    _files[os.path.abspath(module.__file__ or name)] = name
    return ""


def plugin_of_file(path: str) -> str:
    """The name of the plug-in that a file of Python code belongs to; "" if it belongs to none."""
    return _files.get(os.path.abspath(path), "")


def _line_of(error: BaseException, name: str) -> str:
    """The last line of a plug-in's file that an exception has gone through: ", line 3", or nothing."""
    path = os.path.abspath(name)
    found = 0
    trace = error.__traceback__
    while trace is not None:
        if os.path.abspath(trace.tb_frame.f_code.co_filename) == path:
            found = trace.tb_lineno
        trace = trace.tb_next
    return f", line {found}" if found else ""


def _import(name: str) -> ModuleType:
    """The module of that name, or in the file of that path."""
    if not (name.endswith(".py") or os.sep in name):
        from importlib import import_module

        return import_module(name)
    from importlib.util import module_from_spec, spec_from_file_location

    stem = os.path.basename(name).removesuffix(".py")
    spec = spec_from_file_location(stem, name)
    if spec is None or spec.loader is None:
        raise ImportError("it is no file of Python code")
    module = module_from_spec(spec)
    sys.modules.setdefault(stem, module)
    spec.loader.exec_module(module)
    return module


def _listed(module: ModuleType, name: str) -> Sequence[object]:
    """What a module has under a name, and under its plural."""
    plural = {"PASS": "PASSES", "DIALECT": "DIALECTS"}[name]
    one = getattr(module, name, None)
    return [*getattr(module, plural, ()), *([] if one is None else [one])]


def _problem_of(name: str, passes: Sequence[object], dialects: Sequence[object], flags: Container[str]) -> str:
    """What is wrong with what a plug-in has; "" if nothing is."""
    here: dict[str, PassDeclaration] = {}
    for one in passes:
        if not isinstance(one, PassDeclaration):
            return f"the plug-in '{name}' has a pass that make_pass did not make: {one!r}"
        if one.argument in PASSES:
            return f"the plug-in '{name}' has a pass '{one.argument}', which is one of pyopt's"
        known = find_pass(one.argument)
        if known is not None and known is not one:
            return f"the plug-in '{name}' has a pass '{one.argument}', and so has the plug-in '{known.plugin}'"
        if one.argument in flags:
            return f"the plug-in '{name}' has a pass '{one.argument}', which is a flag of pyopt"
        if here.setdefault(one.argument, one) is not one:
            return f"the plug-in '{name}' has two passes '{one.argument}'"
    named: dict[str, Dialect] = {}
    for dialect in dialects:
        if not isinstance(dialect, Dialect):
            return f"the plug-in '{name}' has a dialect that is no Dialect: {dialect!r}"
        if dialect.name in KNOWN_DIALECTS:
            return f"the plug-in '{name}' has a dialect '{dialect.name}', which is one of pyopt's"
        if registered_dialect(dialect.name) not in (None, dialect):
            return f"the plug-in '{name}' has a dialect '{dialect.name}', and so has another plug-in"
        if named.setdefault(dialect.name, dialect) is not dialect:
            return f"the plug-in '{name}' has two dialects '{dialect.name}'"
    declared = [one for one in dialects if isinstance(one, Dialect)]
    problem = take_in(declared, name)
    if problem:
        return problem
    return take_in_passes([one for one in passes if isinstance(one, PassDeclaration)], declared, name)
