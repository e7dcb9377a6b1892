"""Tables that live as long as the process: of what is unique in it, and of what follows from that.

    _integers: dict[int, IntegerType] = unique({})           # each type is one object
    _linear: dict[AffineExpr, bool] = derived({})            # an answer that is computed once

A process that goes through many programs, each with other types and attributes, keeps a flat memory: now and then, when
a program begins, `release_unused` forgets what follows, and then all unique objects that nothing but their table holds.
What is bounded by pyopt's own sources (rules of an op, formats) stays in plain dictionaries.
"""

from __future__ import annotations

import sys
from _operator import index
from _thread import get_ident

from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import TypeVar

    K = TypeVar("K")
    V = TypeVar("V")
    C = TypeVar("C")

PROGRAMS: Final = 64
"""The number of programs that begin between two checks of the tables."""
GROWTH: Final = 20_000
"""Entries at least, and as many as were left the last time, that are new when they are gone through."""

_unique: list[tuple[dict[object, object], int]] = []
_derived: list[dict[object, object] | set[object]] = []
_left: list[int] = [0]
_begun: list[int] = [0]
_threads: set[int] = set()


def unique(table: dict[K, V], to_itself: int = 0) -> dict[K, V]:
    """Makes a table one of unique objects, by what they are made of; returns it.

    to_itself: how often an object may refer to itself.
    """
    _unique.append((table, to_itself))  # type: ignore[arg-type]  # its types are those of its users
    return table


def whole(number: int) -> int:
    """The number as a plain integer: a table finds 1.0, True and NumPy's 1 where it has 1, so no object may hold them.

    Raises: TypeError for what is not an integer.
    """
    return number if type(number) is int else int(index(number))


def wholes(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers as plain integers; see `whole`."""
    number: object
    for number in numbers:
        if type(number) is not int:
            return tuple([whole(one) for one in numbers])
    return numbers


def derived(container: C) -> C:
    """Makes a dictionary or set one that may be emptied between any two steps; returns it."""
    if isinstance(container, (dict, set)):
        _derived.append(container)
    return container


def begin_program() -> None:
    """Called as a program begins: goes through the tables if they have grown much."""
    _threads.add(get_ident())
    _begun[0] += 1
    if _begun[0] % PROGRAMS == 0 and entries() > 2 * _left[0] + GROWTH:
        release_unused()


def entries() -> int:
    """The number of entries in all tables."""
    return sum([len(table) for table, _ in _unique]) + sum([len(container) for container in _derived])


def release_unused() -> None:
    """Forgets what was derived, and unique objects that nothing else refers to.

    Nothing while another thread lives in which programs began: it might look an object up as this one forgets it.
    """
    _threads.intersection_update(sys._current_frames())
    if _threads - {get_ident()}:
        return
    for container in _derived:
        container.clear()
    alone = _references({None: _Alone()}, None)
    went = True
    while went:
        went = False
        for table, to_itself in _unique:
            for key in [key for key in list(table) if _references(table, key) <= alone + to_itself]:
                del table[key]
                went = True
    _left[0] = entries()


def _references(table: dict[object, object], key: object) -> int:
    """The number of references to a value, this function's own among them."""
    return sys.getrefcount(table[key])


class _Alone:
    """A value that only a table refers to, to count its references."""
