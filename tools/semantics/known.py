"""Differences that passes may make: each with its reason. At the moment there are none."""

from __future__ import annotations

from typing import NamedTuple

from pyopt.ir.core import Operation


class Known(NamedTuple):
    """A pass that may make differences of these kinds in modules that have all of `ops`."""

    name: str
    kinds: tuple[str, ...]
    ops: tuple[str, ...]
    reason: str


KNOWN: tuple[Known, ...] = ()


def is_known(name: str, kind: str, module: Operation) -> bool:
    """A pass is known to make such a difference in a module."""
    candidates = [one for one in KNOWN if one.name == name and kind in one.kinds]
    if not candidates:
        return False
    there = {op.info.name for op in module.walk()}
    return any(there.issuperset(one.ops) for one in candidates)
