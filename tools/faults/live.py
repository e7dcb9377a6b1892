"""Exchanges the code of functions that are in use.

All references to a function, such as those of declarations and tables, see the new code, since the function object
stays. Closures that were made before are found by the garbage collector and get the new code as well.
"""

from __future__ import annotations

import gc
import importlib
import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING

from tools.faults.areas import module_of
from tools.faults.trees import codes_in

if TYPE_CHECKING:
    from tools.faults.drawing import Fault

Live = dict[str, list[FunctionType]]
"""The functions of each file."""


def live_functions(root: Path, faults: Iterable[Fault]) -> Live:
    """The existing functions of the faults' modules, which are imported first."""
    files = {fault.file for fault in faults}
    for file in sorted(files):
        importlib.import_module(module_of(file))
    found: Live = {file: [] for file in files}
    names: dict[str, str] = {}
    for function in gc.get_objects():
        if isinstance(function, FunctionType):
            name = function.__code__.co_filename
            if name not in names:
                names[name] = os.path.relpath(os.path.realpath(name), os.path.realpath(root))
            if names[name] in files:
                found[names[name]].append(function)
    return found


def exchange(live: list[FunctionType], module: CodeType, owners: set[tuple[str, int]]) -> int:
    """Gives the functions that `owners` name, and those inside them, the code that `module` has for them.

    Returns how many functions have new code. An owner is the qualified name and the first line of a function.
    """
    names = {name for name, _ in owners}
    codes = list(codes_in(module))
    many = Counter(_key(code) for code in codes)
    new = {_key(code): code for code in codes if many[_key(code)] == 1}
    changed = 0
    for function in live:
        key = _key(function.__code__)
        if key not in owners and key[0].partition(".<locals>")[0] not in names:
            continue
        code = new.get(key)
        if code is not None and code.co_freevars == function.__code__.co_freevars:
            function.__code__ = code
            changed += 1
    return changed


def _key(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno
