"""What allocations buffers may be of, without comparing each with each.

`BufferOrigins(views)` answers by the edges of a `BufferViews` as they are when it is asked. The values that edges
connect are a group, in which each value that may be the beginning of memory has a number. What a value may be is a set
of these numbers, kept as the bits of an integer, so that a long chain of values costs little.
"""

from __future__ import annotations

from pyopt.analysis.buffer_views import BufferViews, is_new, is_parameter
from pyopt.ir.components import strongly_connected
from pyopt.ir.core import Value
from pyopt.light import Final, final

NEW: Final = 0
"""All that a buffer may come from are allocations."""
OLD: Final = 1
"""Some are arguments of the function, which may be the same."""
OPEN: Final = 2
"""Nothing is known of some."""


@final
class Origin:
    """What a buffer may be of: `bits` are the numbers of the beginnings in its group, `kind` is NEW, OLD or OPEN."""

    __slots__ = ("bits", "group", "kind")

    def __init__(self, group: int, bits: int, kind: int) -> None:
        self.group = group
        self.bits = bits
        self.kind = kind


@final
class BufferOrigins:
    """The origins of the buffers of a `BufferViews`; see the module."""

    __slots__ = ("_groups", "_known", "_views")

    def __init__(self, views: BufferViews) -> None:
        self._views = views
        self._known: dict[Value, Origin] = {}
        self._groups = 0

    def of(self, value: Value) -> Origin:
        """The origin of a value."""
        if value not in self._known:
            self._add_group(value)
        return self._known[value]

    def same_allocation(self, one: Value, other: Value) -> bool | None:
        """Both are of one allocation; None if that is not known."""
        left, right = self.of(one), self.of(other)
        if not left.bits or not right.bits:
            return None
        if left.group == right.group and left.bits & right.bits:
            return True if left.bits == right.bits and left.bits.bit_count() == 1 else None
        # An allocation is no memory that was there before. Arguments may be the same for all that is known here.
        if (left.kind == NEW and right.kind != OPEN) or (right.kind == NEW and left.kind != OPEN):
            return False
        return None

    def _add_group(self, value: Value) -> None:
        views = self._views
        members = _connected(value, views)
        begins = [one for one in members if views.may_begin(one)]
        bits = {one: 1 << number for number, one in enumerate(begins)}
        new = sum([bits[one] for one in begins if is_new(one)])
        old = sum([bits[one] for one in begins if bits[one] & ~new and is_parameter(one)])
        group = self._groups
        self._groups += 1
        for component in strongly_connected(members, views.direct_sources):
            found = 0
            for one in component:
                found |= bits.get(one, 0)
                for source in views.direct_sources(one):
                    before = self._known.get(source)
                    if before is not None:
                        found |= before.bits
            kind = OPEN if not found or found & ~(new | old) else OLD if found & old else NEW
            origin = Origin(group, found, kind)
            for one in component:
                self._known[one] = origin


def _connected(value: Value, views: BufferViews) -> list[Value]:
    """The values to which edges lead from a value, whatever their direction."""
    found: dict[Value, None] = {value: None}
    stack = [value]
    while stack:
        one = stack.pop()
        for other in (*views.steps(one), *views.direct_sources(one)):
            if other not in found:
                found[other] = None
                stack.append(other)
    return list(found)
