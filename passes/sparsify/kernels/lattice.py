"""Iteration lattices: which combinations of stored coordinates a loop must visit, and what to compute at each.

Pure: terms, points and levels only, no IR. The theory is that of Kjolstad's thesis (2020) as Bik et al. use it (2022).
At one loop, each leaf of an expression is present where its tensor has an element. A point is a set of tensors, a mask
with bit t for tensor t, that are present together, with what the expression is there. The lattice of an expression is a
list of points, the largest first:

    a * b     ->   {a, b}: a * b                             both must be there
    a - b     ->   {a, b}: a - b   {a}: a   {b}: -b           one may be missing

What no tensor restricts, such as a constant, is present everywhere: it stands on the *synthetic* tensor, the universe.
"""

from __future__ import annotations

from pyopt.light import Final, Sequence, final

LEAF: Final = 0
"""Rule of a term without operands: present where its tensor is."""
MAP: Final = 1
"""One operand, present where it is."""
CONJUNCTION: Final = 2
"""Present where both operands are."""
DISJUNCTION: Final = 3
"""Present where one operand is; `Term.alone` says what the term is without the other."""

GENERAL: Final = 4
"""Any number of operands, present wherever `Term.among` does not say that it is zero."""

LEFT: Final = 0
RIGHT: Final = 1

SPARSE: Final = "sparse"
"""The tensor stores some coordinates of the loop only."""
DENSE: Final = "dense"
"""The tensor stores all coordinates of the loop."""
FREE: Final = "free"
"""The loop is no plain subscript of the tensor: it has no say in the loop."""


class Term:
    """An expression as the lattice sees it; what it computes is a subclass's business.

    tensor: of a leaf, the number of the tensor that it is present with. below: what `postorder` found, without the term
    itself; operands do not change any more then.
    """

    __slots__ = ("below", "operands", "rule", "tensor")

    def __init__(self, rule: int, operands: Sequence[Term], tensor: int) -> None:
        self.rule = rule
        self.operands = operands
        self.tensor = tensor
        self.below: list[Term] | None = None

    def over(self, operands: Sequence[Term]) -> Term:
        """The same computation on other operands, one for each."""
        return Term(self.rule, operands, self.tensor)

    def alone(self, side: int, operand: Term) -> Term | None:
        """The term of a disjunction where only the operand on `side` is present; None if nothing is computed there."""
        return operand

    def among(self, operands: Sequence[Term | None]) -> Term | None:
        """The term where only these operands are present, None for the others; None if that is zero."""
        return None

    def is_absent(self) -> bool:
        """The term stands for an operand that is not there."""
        return False

    def is_copy_of(self, tensor: int) -> bool:
        """The term is the element of `tensor` as it is."""
        return False


@final
class Point:
    """The tensors in `bits` are present: the term is `term` there.

    condition: what of `bits` a loop must test, see `condition_of`; set when the lattice is optimized.
    """

    __slots__ = ("bits", "condition", "term")

    def __init__(self, bits: int, term: Term) -> None:
        self.bits = bits
        self.term = term
        self.condition = bits

    def dominates(self, other: Point) -> bool:
        """The other point's tensors are all among this one's, which has more of them."""
        return self.bits != other.bits and self.bits & other.bits == other.bits


@final
class LoopLevels:
    """The kind of each tensor's level at one loop, the synthetic one last: masks of sparse and of dense tensors.

    Sparse levels whose subscript is a sum with the loop in it count as sparse.
    """

    __slots__ = ("count", "dense", "sparse")

    def __init__(self, kinds: Sequence[str]) -> None:
        self.count = len(kinds)
        self.sparse = 0
        self.dense = 0
        for tensor, kind in enumerate(kinds):
            if kind == SPARSE:
                self.sparse |= 1 << tensor
            elif kind == DENSE:
                self.dense |= 1 << tensor

    def universe(self) -> int:
        """The synthetic tensor by itself."""
        return 1 << (self.count - 1)


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


# Sets of points. Of the points that agree in what is sparse only the first is ever needed: the others' loops would
# visit what the first one's does. Dropping them at once keeps the sets small.


@final
class PointSet:
    """Points, of which no two have the same sparse tensors, in order."""

    __slots__ = ("levels", "points", "seen")

    def __init__(self, levels: LoopLevels) -> None:
        self.levels = levels
        self.points: list[Point] = []
        self.seen: set[int] = set()

    def add(self, bits: int, term: Term | None) -> None:
        """Adds a point, unless there is one that covers it; None if nothing is to be computed there."""
        key = bits & self.levels.sparse
        if key not in self.seen:
            self.seen.add(key)
            if term is not None:
                self.points.append(Point(bits, term))


def over_one(term: Term, operand: Term) -> Term:
    """The term on an operand, which may be the one that it has."""
    operands = term.operands
    return term if len(operands) == 1 and operands[0] is operand else term.over((operand,))


def over_two(term: Term, left: Term, right: Term) -> Term:
    """The term on two operands, which may be those that it has."""
    operands = term.operands
    same = len(operands) == 2 and operands[0] is left and operands[1] is right
    return term if same else term.over((left, right))


def mapped(term: Term, points: Sequence[Point], levels: LoopLevels) -> list[Point]:
    """{p: t}   ->   {p: f(t)}"""
    found = PointSet(levels)
    for point in points:
        found.add(point.bits, over_one(term, point.term))
    return found.points


def both(term: Term, left: Sequence[Point], right: Sequence[Point], levels: LoopLevels) -> PointSet:
    """{p: s}, {q: t}   ->   {p, q: s op t}, for each two points"""
    found = PointSet(levels)
    for one in left:
        for other in right:
            found.add(one.bits | other.bits, over_two(term, one.term, other.term))
    return found


def conjunction(term: Term, left: Sequence[Point], right: Sequence[Point], levels: LoopLevels) -> list[Point]:
    """The points of a conjunction: both operands are present."""
    if len(left) == len(right) == 1:
        return [Point(left[0].bits | right[0].bits, over_two(term, left[0].term, right[0].term))]
    return both(term, left, right, levels).points


def disjunction(term: Term, left: Sequence[Point], right: Sequence[Point], levels: LoopLevels) -> list[Point]:
    """{p: s}, {q: t}   ->   the conjunction, then {p: s alone}, then {q: t alone}"""
    found = both(term, left, right, levels)
    for side, points in ((LEFT, left), (RIGHT, right)):
        for point in points:
            single = term.alone(side, point.term)
            if single is not None:
                found.add(point.bits, single)
    return found.points


def general(term: Term, sets: Sequence[Sequence[Point]], levels: LoopLevels) -> list[Point]:
    """Each combination of points of some operands, those of more operands first.

    If the term is something even without operands, that is everywhere: all points have the universe. A combination
    whose tensors are those of one before would compute the same with less, and is left out.
    """
    combinations: list[tuple[int, list[Term | None]]] = [(0, [])]
    for operand, points in zip(term.operands, sets, strict=True):
        longer: list[tuple[int, list[Term | None]]] = []
        for bits, operands in combinations:
            if not operand.is_absent():
                longer.extend([(bits | point.bits, [*operands, point.term]) for point in points])
            longer.append((bits, [*operands, None]))
        combinations = longer
    nothing = combinations[-1][1]
    universe = 0 if term.among(nothing) is None else levels.universe()
    found = PointSet(levels)
    for bits, operands in combinations:
        if bits & levels.sparse not in found.seen:
            found.add(bits | universe, term.among(operands))
    return found.points


def postorder(root: Term) -> list[Term]:
    """All terms in an expression, operands before their users, each once."""
    below = root.below
    if below is None:
        below = root.below = terms_below(root)
    return [*below, root]


def terms_below(root: Term) -> list[Term]:
    """All but the root."""
    if not [operand for operand in root.operands if operand.operands]:
        return list(dict.fromkeys(root.operands))
    order: list[Term] = []
    seen: set[Term] = set()
    stack = [root]
    while stack:
        term = stack[-1]
        missing = [operand for operand in reversed(term.operands) if operand not in seen]
        if missing:
            stack.extend(missing)
            continue
        stack.pop()
        if term not in seen:
            seen.add(term)
            order.append(term)
    order.pop()  # the root
    return order


def lattice_of(root: Term, levels: LoopLevels) -> list[Point]:
    """The points of an expression at a loop, the largest first."""
    known: dict[Term, list[Point]] = {}
    for term in postorder(root):
        rule = term.rule
        operands = term.operands
        if rule == LEAF:
            known[term] = [Point(1 << term.tensor, term)]
        elif rule == CONJUNCTION:
            known[term] = conjunction(term, known[operands[0]], known[operands[1]], levels)
        elif rule == DISJUNCTION:
            known[term] = disjunction(term, known[operands[0]], known[operands[1]], levels)
        elif rule == MAP:
            known[term] = mapped(term, known[operands[0]], levels)
        else:
            known[term] = general(term, [known[operand] for operand in operands], levels)
    return known[root]


# Optimization.


def condition_of(point: Point, points: Sequence[Point], levels: LoopLevels) -> int:
    """The tensors that a loop over the point must test: the sparse ones, and one other that stands for the universe.

    All tensors that are not sparse have every coordinate, so one of them says it all: the first dense one, or the last
    without a level. It says nothing, and is left out, where sparse tensors are there and no smaller point follows.
    """
    sparse = point.bits & levels.sparse
    rest = point.bits & ~levels.sparse
    if sparse and (len(points) == 1 or not any(point.dominates(other) for other in points)):
        return sparse
    dense = rest & levels.dense
    if dense:
        return sparse | (dense & -dense)
    return sparse | (1 << rest.bit_length() >> 1)


def optimized(points: Sequence[Point], output: int, levels: LoopLevels) -> list[Point]:
    """The points that need a loop, with their conditions.

    The first stays. Where nothing but the output's own element would be stored back (`output` is its tensor), nothing
    is to be done.
    """
    kept = [point for index, point in enumerate(points) if index == 0 or not point.term.is_copy_of(output)]
    for point in kept:
        point.condition = condition_of(point, kept, levels)
    return kept


def needs_universe(points: Sequence[Point], levels: LoopLevels) -> bool:
    """A loop after the first runs over all coordinates: the loops before must count them."""
    return any(not point.condition & levels.sparse for point in points[1:])
