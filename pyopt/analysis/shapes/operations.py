"""The shape dialect's operations on what is known of shapes. An invalid shape, or size, makes the result invalid.

A size is an expression, or None where nothing is known. Whether something holds is answered True or False where
that is the same for all values of the unknowns, else None.
"""

from __future__ import annotations

from pyopt.analysis.shapes.comparisons import is_surely_different
from pyopt.analysis.shapes.expressions import ONE, product
from pyopt.analysis.shapes.extrema import broadcast as broadcast_extents
from pyopt.analysis.shapes.extrema import is_never_one
from pyopt.analysis.shapes.lattice import ANYTHING, INVALID, NOTHING, UNRANKED, Shape, ranked
from pyopt.ir.tables import derived
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe

RANKS: Final = 64
"""Longer tensors of integers are not taken for shapes."""


def _of_unknown_rank(shapes: Sequence[Shape]) -> Shape:
    """The result for shapes one of which has no known rank."""
    if NOTHING in shapes:
        return NOTHING
    if INVALID in shapes:
        return INVALID
    return ANYTHING if ANYTHING in shapes else UNRANKED


def concat(lhs: Shape, rhs: Shape) -> Shape:
    """The extents of one, then those of the other; what becomes longer than RANKS is given up."""
    if lhs.extents is None or rhs.extents is None:
        return _of_unknown_rank((lhs, rhs))
    if len(lhs.extents) + len(rhs.extents) > RANKS:
        return UNRANKED
    return ranked(lhs.extents + rhs.extents)


def split_at(shape: Shape, index: int | None) -> tuple[Shape, Shape]:
    """The extents before a position and from it on; a negative one counts from the back. Out of bounds is an error."""
    if shape.extents is None:
        both = _of_unknown_rank((shape,))
        # Without a rank it is not known whether the position is in bounds.
        return (ANYTHING, ANYTHING) if both is UNRANKED else (both, both)
    rank = len(shape.extents)
    if index is None:
        return ANYTHING, ANYTHING
    if not -rank <= index <= rank:
        return INVALID, INVALID
    position = index + rank if index < 0 else index
    return ranked(shape.extents[:position]), ranked(shape.extents[position:])


def rank(shape: Shape) -> int | None:
    """The number of extents."""
    return None if shape.extents is None else len(shape.extents)


def num_elements(shape: Shape) -> Maybe:
    """The product of the extents; 0 where one is, whatever the others are"""
    return None if shape.extents is None else product(shape.extents)


def get_extent(shape: Shape, index: int | None) -> Maybe:
    """One extent."""
    if shape.extents is None or index is None or not 0 <= index < len(shape.extents):
        return None
    return shape.extents[index]


def any_of(shapes: Sequence[Shape]) -> Shape:
    """The shape known from any of the inputs, which agree: of each extent a number if one has it."""
    known = [shape.extents for shape in shapes if shape.extents is not None]
    if not known or INVALID in shapes or len({len(extents) for extents in known}) > 1:
        return _of_unknown_rank(shapes)
    return ranked([_best(column) for column in zip(*known, strict=True)])


def _best(column: Sequence[Maybe]) -> Maybe:
    known = [one for one in column if one is not None]
    return next((one for one in known if one.value() is not None), known[0] if known else None)


_broadcast_to: dict[tuple[tuple[Maybe, ...], ...], Shape] = derived({})


def broadcast(shapes: Sequence[Shape]) -> Shape:
    """The shape that all shapes broadcast to, given that they do; invalid where they cannot."""
    known = [shape.extents for shape in shapes if shape.extents is not None]
    if len(known) < len(shapes):
        return _of_unknown_rank(shapes)
    key = tuple(known)
    found = _broadcast_to.get(key)
    if found is None:
        clashes = is_broadcastable(shapes) is False
        found = INVALID if clashes else ranked([_broadcast_extent(column) for column in _columns(known)])
        _broadcast_to[key] = found
    return found


def is_broadcastable(shapes: Sequence[Shape]) -> bool | None:
    """Counted from the back, the extents that are not 1 are all the same."""
    known = [shape.extents for shape in shapes if shape.extents is not None]
    answer: bool | None = True
    for column in _columns(known):
        others = [extent for extent in column if extent is not ONE]
        if all(extent is not None and extent is others[0] for extent in others):
            continue
        if _clash(others):
            return False
        answer = None
    return None if len(known) < len(shapes) and len(shapes) > 1 else answer


def _columns(shapes: Sequence[tuple[Maybe, ...]]) -> list[list[Maybe]]:
    """The extents that meet at each position of the result, in order."""
    rank = max([len(extents) for extents in shapes], default=0)
    return [[extents[place - rank] for extents in shapes if place - rank >= -len(extents)] for place in range(rank)]


def _clash(extents: Sequence[Maybe]) -> bool:
    """Two of the extents are different, and neither of them is 1."""
    known = [one for one in extents if one is not None and is_surely_different(one, ONE)]
    return any(is_surely_different(known[0], one) for one in known[1:])


def _broadcast_extent(column: Sequence[Maybe]) -> Maybe:
    """The extent that is not 1; a number counts more than what may turn out to be 1."""
    found: Maybe = ONE
    for extent in column:
        found = broadcast_extents(found, extent)
    if found is None:
        # One that is not known is 1 or the same as one that surely is not.
        return next((one for one in column if one is not None and is_never_one(one)), None)
    return found


def are_equal(shapes: Sequence[Shape]) -> bool | None:
    """All have the same extents; an error is only equal to an error."""
    if len(shapes) < 2:
        return True
    if all(shape is INVALID for shape in shapes):
        return True
    errors = sum(1 for shape in shapes if shape is INVALID)
    if errors:
        return None if ANYTHING in shapes or NOTHING in shapes else False
    known = [shape.extents for shape in shapes if shape.extents is not None]
    if len({len(extents) for extents in known}) > 1:
        return False
    answer: bool | None = True if len(known) == len(shapes) else None
    for column in zip(*known, strict=True):
        if all(extent is not None and extent is column[0] for extent in column):
            continue
        if any(is_surely_different(column[0], extent) for extent in column[1:]):
            return False
        answer = None
    return answer
