"""The lattice of shapes, and its joins and meets.

    NOTHING            no path leads here yet
    [2, n, n + 1, ?]   a rank, and of each extent an expression or nothing
    [*]                a shape, but not even its rank is known
    INVALID            an erroneous shape
    ANYTHING           perhaps a shape, perhaps an error

`join` goes up in this order, for values that may come from several places; `intersect` goes down, for two things that
are known of one value; `meet` is what shape.meet computes. `JoinPoint` joins and keeps which extents are equal.
"""

from __future__ import annotations

from pyopt.analysis.shapes.comparisons import is_surely_different
from pyopt.analysis.shapes.expressions import Polynomial, UnknownNumber, constant, is_surely_natural, variable
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe

    Equality: TypeAlias = tuple[Polynomial, Polynomial]
    Range: TypeAlias = tuple[int | None, int | None]


@final
class Shape:
    """`extents` is None for all but ranked shapes; a None in it is an extent of which nothing is known."""

    __slots__ = ("extents", "name")

    def __init__(self, name: str, extents: tuple[Maybe, ...] | None = None) -> None:
        self.name = name
        self.extents = extents

    def equals(self, other: Shape) -> bool:
        """The same is known of both; unknown extents count as the same knowledge."""
        return self.name == other.name and self.extents == other.extents

    def __str__(self) -> str:
        if self.extents is None:
            return self.name
        return "[" + ", ".join("?" if one is None else str(one) for one in self.extents) + "]"


CHANGES: Final = 3
"""The number of times that all places may agree on something new of an extent before it is widened."""
NO_PLACE: Final = (-1, -1)

NOTHING: Final = Shape("nothing")
UNRANKED: Final = Shape("[*]")
INVALID: Final = Shape("[invalid]")
ANYTHING: Final = Shape("anything")


def ranked(extents: Sequence[Maybe]) -> Shape:
    """A shape of known rank."""
    return Shape("", tuple(extents))


def of_type(shape: Sequence[int] | None, dynamic: int) -> Shape:
    """The shape that a type gives; `dynamic` marks the extents that it does not know."""
    if shape is None:
        return UNRANKED
    return ranked([None if extent == dynamic else constant(extent) for extent in shape])


def filled(shape: Shape, other: Shape, is_gap: Callable[[Maybe], bool]) -> Shape:
    """A shape with extents of another one in place of those that are gaps; the other one if its rank is not known."""
    if shape.extents is None or other.extents is None:
        return other if other.extents is not None and shape is not NOTHING else shape
    if len(shape.extents) != len(other.extents):
        return shape
    pairs = zip(shape.extents, other.extents, strict=True)
    return ranked([there if there is not None and is_gap(one) else one for one, there in pairs])


def join(lhs: Shape, rhs: Shape) -> Shape:
    """Joins two shapes: keeps what is true of both."""
    if lhs is NOTHING:
        return rhs
    if rhs is NOTHING or lhs is rhs:
        return lhs
    if INVALID in (lhs, rhs) or ANYTHING in (lhs, rhs):
        return ANYTHING
    if lhs.extents is None or rhs.extents is None or len(lhs.extents) != len(rhs.extents):
        return UNRANKED
    return ranked([one if one is other else None for one, other in zip(lhs.extents, rhs.extents, strict=True)])


@final
class Contradiction:
    """Two things known of one value that cannot both hold; `position` is None where it is about ranks."""

    __slots__ = ("lhs", "position", "rhs")

    def __init__(self, lhs: Shape, rhs: Shape, position: int | None) -> None:
        self.lhs = lhs
        self.rhs = rhs
        self.position = position


def intersect(lhs: Shape, rhs: Shape, equalities: list[Equality]) -> Shape | Contradiction:
    """Combines two shapes of one value; extents that turn out to be equal are added to `equalities`.

    Of two expressions the number is taken, else the first.
    """
    if lhs is ANYTHING or rhs is NOTHING or lhs is rhs:
        return rhs
    if rhs is ANYTHING or lhs is NOTHING:
        return lhs
    if INVALID in (lhs, rhs):
        return Contradiction(lhs, rhs, None)
    if lhs.extents is None or rhs.extents is None:
        return rhs if lhs.extents is None else lhs
    if len(lhs.extents) != len(rhs.extents):
        return Contradiction(lhs, rhs, None)
    extents: list[Maybe] = []
    is_left = is_right = True
    for position, (one, other) in enumerate(zip(lhs.extents, rhs.extents, strict=True)):
        best = one
        if one is None:
            best = other
        elif other is not None and one is not other:
            if is_surely_different(one, other):
                return Contradiction(lhs, rhs, position)
            equalities.append((one, other))
            best = other if one.number is None and other.number is not None else one
        is_left = is_left and best is one
        is_right = is_right and best is other
        extents.append(best)
    # What says the same stays the same object, since objects are compared.
    return lhs if is_left else rhs if is_right else ranked(extents)


def meet(lhs: Shape, rhs: Shape, equalities: list[Equality]) -> Shape:
    """shape.meet: the most that is known from both; invalid if they contradict each other or one is invalid."""
    if NOTHING in (lhs, rhs):
        return NOTHING
    if INVALID in (lhs, rhs):
        return INVALID
    if ANYTHING in (lhs, rhs):
        return ANYTHING
    found = intersect(lhs, rhs, equalities)
    return INVALID if isinstance(found, Contradiction) else found


def _range_of(extent: Maybe, signed: bool) -> Range:
    """The bounds of an extent that comes to a join point; a number that no extents say has none."""
    if extent is None or not is_surely_natural(extent):
        return None if signed else 0, None
    return max(extent.low or 0, 0), extent.high


def _wider(one: Range | None, other: Range) -> Range:
    """The bounds of both."""
    if one is None:
        return other
    low = None if one[0] is None or other[0] is None else min(one[0], other[0])
    return low, None if one[1] is None or other[1] is None else max(one[1], other[1])


@final
class JoinPoint:
    """A join of values from several places: the arguments of a block, what a loop carries, parameters of a function.

    An extent on which the places do not agree, or that changes again and again, becomes an unknown of the
    join point and stays one. Extents that are equal at every place share their unknown, until a place is found where
    they are not. So a join point changes at most a few times for each extent, whatever the places say: it widens.

    `signed` says of which values the extents may be negative. `is_visible` tells which expressions mean the same behind
    the join point as where they come from; others are widened. `given` has the names that the program gives to extents,
    with their bounds. `names` are those of other unknowns, for each value, where * stands for the position. With
    `follows`, unknowns have the bounds of what all places give, if that is computed of extents and surely not negative.
    """

    __slots__ = (
        "_changes", "_classes", "_ranges", "_unknowns", "follows", "given", "is_visible", "names", "shapes", "signed",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        count: int,
        signed: Sequence[bool] = (),
        is_visible: Callable[[Polynomial], bool] | None = None,
    ) -> None:
        self.names = [f"{name}#{index}[*]" for index in range(count)]
        self.signed = signed
        self.is_visible = is_visible
        self.shapes: list[Shape] = [NOTHING] * count
        # (value, position) of an extent that became an unknown -> the first of those that it is equal to.
        self._classes: dict[tuple[int, int], tuple[int, int]] = {}
        self._changes: dict[tuple[int, int], int] = {}
        self._unknowns: dict[tuple[int, int], UnknownNumber] = {}
        self.follows = False
        # The bounds of unknowns, if they are followed. They only get wider; any number has the lowest one None.
        self._ranges: dict[tuple[int, int], Range] = {}
        self.given: dict[tuple[int, int], tuple[str, int, int | None]] = {}

    def update(self, edges: Sequence[Sequence[Shape]]) -> bool:
        """Joins what comes along all edges, each with a shape for each value; whether what is known has changed."""
        before = self.shapes
        after = [self._joined(index, [edge[index] for edge in edges]) for index in range(len(before))]
        self._separate(after, edges)
        if self.follows:
            self._follow(after, edges)
        self.shapes = [self._with_unknowns(index, shape) for index, shape in enumerate(after)]
        return any(not old.equals(new) for old, new in zip(before, self.shapes, strict=True))

    def restart(self) -> None:
        """Forgets all but the unknowns, which stand for the same extents as before."""
        self.shapes = [NOTHING] * len(self.shapes)
        self._classes = {}
        self._changes = {}

    def unknowns(self) -> list[UnknownNumber]:
        """Those that stand for extents here."""
        return list(self._unknowns.values())

    def absorbs(self, edge: Sequence[Shape]) -> bool:
        """Nothing new comes along this edge: what is known holds of it too, and so do the equalities."""
        seen: dict[tuple[int, int], Maybe] = {}
        for index, (known, shape) in enumerate(zip(self.shapes, edge, strict=True)):
            if shape is NOTHING:
                continue
            if known.extents is None:
                if known is not shape and known is not ANYTHING and (known is not UNRANKED or shape.extents is None):
                    return False
                continue
            if shape.extents is None or len(shape.extents) != len(known.extents):
                return False
            for position, extent in enumerate(shape.extents):
                place = self._classes.get((index, position))
                if place is None:
                    if known.extents[position] is not extent:
                        return False
                elif extent is None or seen.setdefault(place, extent) is not extent or not self._holds(place, extent):
                    return False
        return True

    def narrows(self, edges: Sequence[Sequence[Shape]]) -> bool:
        """Starting again would tell more of an extent that was widened: now all edges agree on it."""
        for (index, position), place in self._classes.items():
            own = self._unknowns.get(place)
            agreed: Maybe = None
            agrees = True
            for edge in edges:
                extents = edge[index].extents
                extent = None if extents is None or position >= len(extents) else extents[position]
                if own is not None and extent is variable(own):
                    continue
                agrees = agrees and extent is not None and (agreed is None or agreed is extent)
                agreed = extent
            if agrees and agreed is not None and (self.is_visible is None or self.is_visible(agreed)):
                return True
        return False

    def neutral(self, edge: Sequence[Shape]) -> list[Shape]:
        """The edge with what is known now in place of extents that it hands back as they came: `x = phi(c, x)` is c."""
        if not self._unknowns:
            return list(edge)
        own = {variable(unknown): place for place, unknown in self._unknowns.items()}
        return [self._neutral(index, shape, own) for index, shape in enumerate(edge)]

    def _neutral(self, index: int, shape: Shape, own: dict[Polynomial, tuple[int, int]]) -> Shape:
        known = self.shapes[index].extents
        if shape.extents is None or known is None or len(known) != len(shape.extents):
            return shape
        extents = list(shape.extents)
        for position, extent in enumerate(extents):
            if extent is not None and own.get(extent) == (index, position):
                extents[position] = known[position]
        return ranked(extents)

    def _joined(self, index: int, incoming: Sequence[Shape]) -> Shape:
        """The join of what comes in, no lower than what was known; places that are widened now are marked."""
        before = self.shapes[index]
        fresh = NOTHING
        for shape in incoming:
            fresh = join(fresh, shape)
        if fresh is NOTHING:
            return before
        if before.extents is None or fresh.extents is None or len(before.extents) != len(fresh.extents):
            fresh = fresh if before is NOTHING else join(before, fresh)
        if fresh.extents is None:
            return fresh
        for position, extent in enumerate(fresh.extents):
            place = (index, position)
            if place in self._classes:
                continue
            if before.extents is not None and before.extents[position] is not extent:
                self._changes[place] = self._changes.get(place, 0) + 1
            hidden = extent is not None and self.is_visible is not None and not self.is_visible(extent)
            if extent is None or hidden or self._changes.get(place, 0) > CHANGES:
                self._classes[place] = NO_PLACE
        return fresh

    def _separate(self, shapes: Sequence[Shape], edges: Sequence[Sequence[Shape]]) -> None:
        """Widened extents stay together only if they were and every edge has the same for them."""
        first: dict[tuple[object, ...], tuple[int, int]] = {}
        for place in sorted(self._classes):
            index, position = place
            if shapes[index].extents is None:
                continue
            column: list[object] = [self._classes[place]]
            for edge in edges:
                extents = edge[index].extents
                extent = None if extents is None else extents[position]
                # What is not known is equal to nothing else, but where no path comes from there is no difference.
                column.append(place if extent is None and edge[index] is not NOTHING else extent)
            self._classes[place] = first.setdefault(tuple(column), place)

    def _holds(self, place: tuple[int, int], extent: Maybe) -> bool:
        """The bounds of the unknown there are also those of this extent."""
        if not self.follows or place in self.given:
            return True
        known = self._ranges.get(place)
        return known is not None and _wider(known, _range_of(extent, self.signed[place[0]])) == known

    def _follow(self, shapes: Sequence[Shape], edges: Sequence[Sequence[Shape]]) -> None:
        """Finds the bounds of unknowns; where they have become wider, another unknown takes the place."""
        for place in {*self._classes.values()}:
            index, position = place
            if place in self.given or shapes[index].extents is None:
                continue
            before = self._ranges.get(place)
            found = before
            for edge in edges:
                if edge[index] is not NOTHING:
                    extents = edge[index].extents
                    extent = None if extents is None else extents[position]
                    found = _wider(found, _range_of(extent, self.signed[index]))
            if found is not None and found != before:
                if before is not None:
                    self._unknowns.pop(place, None)
                    changes = self._changes[place] = self._changes.get(place, 0) + 1
                    if changes > CHANGES and found[0] is not None:
                        found = (0, None)
                self._ranges[place] = found

    def _with_unknowns(self, index: int, shape: Shape) -> Shape:
        if shape.extents is None or not self._classes:
            return shape
        extents: list[Maybe] = []
        for position, extent in enumerate(shape.extents):
            place = self._classes.get((index, position))
            extents.append(extent if place is None else variable(self._unknown(place)))
        return ranked(extents)

    def _unknown(self, place: tuple[int, int]) -> UnknownNumber:
        found = self._unknowns.get(place)
        if found is None:
            signed = place[0] < len(self.signed) and self.signed[place[0]]
            low, high = self._ranges.get(place, (None if signed else 0, None))
            name = self.names[place[0]].replace("*", str(place[1]))
            found = UnknownNumber(name, low is None, False, low or 0, high)
            given = self.given.get(place)
            if given is not None:
                found = UnknownNumber(given[0], False, True, given[1], given[2])
            self._unknowns[place] = found
        return found
