"""Dialects that installed packages declare."""

from __future__ import annotations

import os
import sys

from pyopt.ir.errors import DeclarationError
from pyopt.ir.opinfo import Dialect
from pyopt.ir.tables import derived
from pyopt.light import Final

DIALECT_GROUP: Final = "pyopt.dialects"
"""The group of entry points that other distributions declare their dialects in."""

_declaring: Final[dict[tuple[str, ...], bool]] = derived({})
"""Whether some package on a path mentions the group: the files are read once, not for each unknown dialect."""


def installed_names() -> list[str]:
    """The names of the dialects that installed packages declare."""
    if not _declared():
        return []
    from importlib.metadata import entry_points

    return [point.name for point in entry_points(group=DIALECT_GROUP)]


def _declared() -> bool:
    """Some installed package declares a dialect."""
    path = tuple(sys.path)
    if path not in _declaring:
        _declaring[path] = _some_package_declares()
    return _declaring[path]


def installed_dialect(name: str) -> Dialect | None:
    """The dialect that an installed package declares under this name, or None."""
    if not _declared():
        return None
    from importlib.metadata import entry_points

    for point in entry_points(group=DIALECT_GROUP, name=name):
        found = point.load()
        if isinstance(found, Dialect):
            from pyopt.pipeline.plugin_dialects import take_in

            problem = take_in([found], point.value)
            if problem:
                raise DeclarationError(problem)
            return found
    return None


def _some_package_declares() -> bool:
    """A package on the path mentions the group: a look at the files takes a tenth of `importlib.metadata`'s time."""
    for folder in sys.path:
        try:
            entries = [entry for entry in os.listdir(folder or ".") if entry.endswith((".dist-info", ".egg-info"))]
        except OSError:
            continue
        for entry in entries:
            try:
                with open(os.path.join(folder or ".", entry, "entry_points.txt"), encoding="utf-8") as file:
                    if DIALECT_GROUP in file.read():
                        return True
            except OSError:
                continue
    return False
