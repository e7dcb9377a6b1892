"""Classes of buffers that may be of one allocation, without comparing each with each."""

from __future__ import annotations

from pyopt.analysis.buffer_views import BufferViews, is_new, is_parameter
from pyopt.ir.core import Value
from pyopt.light import Final, Iterable, Sequence, final

NEW: Final = 0
"""All that a buffer may come from are allocations."""
OLD: Final = 1
"""Some are arguments of the function, which may be the same."""
OPEN: Final = 2
"""Nothing is known of some."""


def origins_of(value: Value, views: BufferViews) -> tuple[list[Value], int]:
    """The possible origins of a buffer, and NEW, OLD or OPEN."""
    found = [one for one in views.sources(value) if views.may_begin(one)]
    kind = NEW if found else OPEN
    for one in found:
        if not is_new(one):
            kind = max(kind, OLD if is_parameter(one) else OPEN)
    return found, kind


@final
class Neighbours:
    """The buffers of a list by what they may come from."""

    __slots__ = ("_all", "_by_origin", "_of_kind", "_views")

    def __init__(self, memrefs: Sequence[Value], views: BufferViews) -> None:
        self._views = views
        self._all = range(len(memrefs))
        self._by_origin: dict[Value, list[int]] = {}
        self._of_kind: tuple[list[int], list[int], list[int]] = ([], [], [])
        for number, memref in enumerate(memrefs):
            origins, kind = origins_of(memref, views)
            self._of_kind[kind].append(number)
            for one in origins:
                self._by_origin.setdefault(one, []).append(number)

    def of(self, memref: Value) -> Iterable[int]:
        """The numbers of those that may be of the allocation of `memref`, and maybe of others."""
        origins, kind = origins_of(memref, self._views)
        if kind == OPEN:
            return self._all
        found = dict.fromkeys(self._of_kind[OPEN])
        if kind == OLD:
            found.update(dict.fromkeys(self._of_kind[OLD]))
        for one in origins:
            found.update(dict.fromkeys(self._by_origin.get(one, ())))
        return found
