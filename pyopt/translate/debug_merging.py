"""The place that an instruction has that stands for several."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final, Iterator
from pyopt.translate.metadata import MetadataNode

if TYPE_CHECKING:
    from pyopt.translate.debug_places import DebugPlace, DebugPlaces

_SUBPROGRAM: Final = "DISubprogram"
_PART: Final = "DILexicalBlockFile"
"""A block without a line of its own."""


def merged(places: DebugPlaces, first: DebugPlace | None, second: DebugPlace | None) -> DebugPlace | None:
    """The merged place of two places, in the innermost inlined function that both are in."""
    if first is second or first is None or second is None:
        return first if first is second else None
    pairs = _matching_calls(first, second)
    found = pairs[0][0].inlined_at if pairs else None
    for one, other in pairs:
        both = _common(places, one, other, found)
        if both is None:
            break
        found = both
    return places.of(0, 0, first.scope, None) if found is None else found


def _matching_calls(first: DebugPlace, second: DebugPlace) -> list[tuple[DebugPlace, DebugPlace]]:
    """The places where each was inlined, from the outermost function in which they differ to the places themselves."""
    starts: dict[tuple[MetadataNode | None, DebugPlace | None], int] = {}
    chain = _calls(first)
    for index, one in enumerate(chain):
        starts.setdefault((_subprogram(one.scope), one.inlined_at), index)
    others: list[DebugPlace] = []
    for one in _calls(second):
        others.append(one)
        start = starts.get((_subprogram(one.scope), one.inlined_at))
        if start is not None:
            return list(zip(reversed(chain[: start + 1]), reversed(others), strict=False))
    return []


def _calls(place: DebugPlace) -> list[DebugPlace]:
    """The place, then the calls in whose stead it stands."""
    found = [place]
    while found[-1].inlined_at is not None:
        found.append(found[-1].inlined_at)
    return found


def _scopes(scope: MetadataNode) -> Iterator[MetadataNode]:
    """A scope and those around, up to the subprogram."""
    one: str | MetadataNode | None = scope
    while isinstance(one, MetadataNode):
        yield one
        one = None if one.kind == _SUBPROGRAM else one.field("scope")


def _subprogram(scope: MetadataNode) -> MetadataNode | None:
    return next((one for one in _scopes(scope) if one.kind == _SUBPROGRAM), None)


def _common(
    places: DebugPlaces, one: DebugPlace, other: DebugPlace, inlined_at: DebugPlace | None
) -> DebugPlace | None:
    """The merged place of two places in one function."""
    if one is other:
        return places.of(one.line, one.column, one.scope, inlined_at)
    if _subprogram(one.scope) is not _subprogram(other.scope):
        return None
    around = list(_scopes(one.scope))
    scope = next((scope for scope in _scopes(other.scope) if scope in around), None)
    assert scope is not None
    same_line = one.line == other.line
    line = one.line if same_line else 0
    column = one.column if same_line and one.column == other.column else 0
    files = {one.scope.field("file"), other.scope.field("file")}
    if files != {scope.field("file")}:
        inner, position = _at_same_position(one, other)
        if files != {inner.field("file")}:
            line, column = position
        if inner is not scope:
            scope = inner if inner.kind == _SUBPROGRAM else places.moved(inner, scope)
    return places.of(line, column, scope, inlined_at)


def _at_same_position(one: DebugPlace, other: DebugPlace) -> tuple[MetadataNode, tuple[int, int]]:
    """The innermost scope of the first place that begins at a position of a file where one of the other does."""
    known: dict[tuple[str | MetadataNode | None, tuple[int, int]], list[MetadataNode]] = {}
    for scope, position in _positions(one):
        known.setdefault((scope.field("file"), position), []).append(scope)
    for scope, position in _positions(other):
        found = known.get((scope.field("file"), position))
        if found is not None:
            return (scope if scope in found else found[0]), position
    raise AssertionError("the subprogram is a scope of both")


def _positions(place: DebugPlace) -> Iterator[tuple[MetadataNode, tuple[int, int]]]:
    """The scopes of a place, each with the line and column where it begins, or those of what is inside."""
    position = (place.line, place.column)
    for scope in _scopes(place.scope):
        if scope.kind != _PART:
            position = (_number(scope, "line"), _number(scope, "column"))
        yield scope, position


def _number(scope: MetadataNode, name: str) -> int:
    found = scope.field(name)
    return int(found) if isinstance(found, str) else 0
