"""Passes by name: where each lives, and one line for the help. Nothing is imported before a name asks for it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.pipeline.passes import Pass

PASSES: Final = {
    "canonicalize": ("passes.canonicalize:PASS", "Canonicalize operations"),
    "cse": ("passes.cleanup.cse:PASS", "Eliminate common sub-expressions"),
}
"""Name -> (module:attribute, summary)."""

ENTRY_POINTS: Final = "pyopt.passes"
"""The group of entry points that other distributions declare their passes in."""

_loaded: dict[str, Pass | None] = {}


def is_pass(name: str) -> bool:
    """There is a pass of that name, ours or a plug-in's."""
    return name in PASSES or find_pass(name) is not None


def find_pass(name: str) -> Pass | None:
    """The pass of that name, imported if need be."""
    if name not in _loaded:
        _loaded[name] = _load(name)
    return _loaded[name]


def _load(name: str) -> Pass | None:
    from pyopt.pipeline.passes import Pass

    entry = PASSES.get(name)
    if entry is not None:
        module, _, attribute = entry[0].partition(":")
        found = getattr(__import__(module, fromlist=(attribute,)), attribute)
        assert isinstance(found, Pass)
        return found
    from importlib.metadata import entry_points

    for point in entry_points(group=ENTRY_POINTS, name=name):
        loaded = point.load()
        if isinstance(loaded, Pass):
            return loaded
    return None


def names() -> list[str]:
    """All pass names, those of plug-ins too."""
    from importlib.metadata import entry_points

    return sorted({*PASSES, *(point.name for point in entry_points(group=ENTRY_POINTS))})


def summary(name: str) -> str:
    """One line on what a pass does."""
    if name in PASSES:
        return PASSES[name][1]
    found = find_pass(name)
    return "" if found is None else found.summary
