"""What is known of shapes: joins, meets, join points that widen, and the operations of the shape dialect."""

from __future__ import annotations

import itertools

import pytest

from pyopt.analysis.shapes.expressions import UnknownNumber, add, constant, floordiv, mul, variable
from pyopt.analysis.shapes.extrema import broadcast as broadcast_extents
from pyopt.analysis.shapes.lattice import (
    ANYTHING,
    INVALID,
    NOTHING,
    UNRANKED,
    Contradiction,
    JoinPoint,
    Shape,
    intersect,
    join,
    meet,
    of_type,
    ranked,
)
from pyopt.analysis.shapes.operations import (
    any_of,
    are_equal,
    broadcast,
    concat,
    get_extent,
    is_broadcastable,
    num_elements,
    rank,
    split_at,
)

n = variable(UnknownNumber("n"))
m = variable(UnknownNumber("m"))
ONE = constant(1)


def shape(*extents: int | None) -> Shape:
    return ranked([None if extent is None else constant(extent) for extent in extents])


ALL = [
    NOTHING,
    INVALID,
    ANYTHING,
    UNRANKED,
    shape(),
    shape(2, 3),
    shape(2, None),
    shape(None),
    ranked([n]),
    ranked([m]),
]


@pytest.mark.parametrize(("one", "other"), list(itertools.product(ALL, ALL)))
def test_join_is_an_upper_bound(one: Shape, other: Shape) -> None:
    both = join(one, other)
    assert both.equals(join(other, one))
    assert join(one, one).equals(one)
    for part in (one, other):
        assert join(both, part).equals(both)


@pytest.mark.full
@pytest.mark.parametrize(("one", "other", "third"), list(itertools.product(ALL, ALL, ALL)))
def test_join_is_associative(one: Shape, other: Shape, third: Shape) -> None:
    assert join(join(one, other), third).equals(join(one, join(other, third)))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        # The table of the specification.
        (UNRANKED, UNRANKED, UNRANKED),
        (UNRANKED, shape(1, None), shape(1, None)),
        (shape(1, 2), shape(1, None), shape(1, 2)),
        (UNRANKED, shape(1, 2), shape(1, 2)),
        (shape(), shape(), shape()),
        (shape(), UNRANKED, shape()),
        (shape(), shape(None, None), INVALID),
        (shape(1, None), shape(2, None, None), INVALID),
        # And what follows from it.
        (shape(3, 4), shape(3, 5), INVALID),
        (INVALID, UNRANKED, INVALID),
        (INVALID, ANYTHING, INVALID),
        (ANYTHING, shape(1), ANYTHING),
        (NOTHING, shape(1), NOTHING),
        (ranked([n]), shape(4), shape(4)),
        (ranked([n]), ranked([m]), ranked([n])),
        (ranked([n]), ranked([add(n, ONE)]), INVALID),
    ],
)
def test_meet(one: Shape, other: Shape, expected: Shape) -> None:
    assert meet(one, other, []).equals(expected)
    reversed_expected = ranked([m]) if one.equals(ranked([n])) and other.equals(ranked([m])) else expected
    assert meet(other, one, []).equals(reversed_expected)


def test_intersect_learns_equalities_and_says_where_it_fails() -> None:
    learned: list[tuple[object, object]] = []
    found = intersect(ranked([n, m]), ranked([constant(4), n]), learned)  # type: ignore[arg-type]
    assert isinstance(found, Shape)
    assert found.equals(ranked([constant(4), m]))
    assert learned == [(n, constant(4)), (m, n)]
    failed = intersect(shape(3, 4), shape(3, 5), [])
    assert isinstance(failed, Contradiction)
    assert failed.position == 1
    ranks = intersect(shape(3), shape(3, 5), [])
    assert isinstance(ranks, Contradiction)
    assert ranks.position is None


def test_text_and_types() -> None:
    assert str(of_type([2, -1], -1)) == "[2, ?]"
    assert str(of_type(None, -1)) == "[*]"
    assert str(ranked([add(n, ONE)])) == "[1 + n]"


# Join points.


def solve(point: JoinPoint, entry: list[Shape], body: list[object], rounds: int = 20) -> int:
    """Iterates a loop whose back edges are functions of what is known at its head; how often that changed."""
    changes = 0
    for _ in range(rounds):
        back = [function(point.shapes) for function in body]  # type: ignore[operator]
        if not point.update([entry, *back]):
            return changes
        changes += 1
    raise AssertionError("the join point does not come to rest")


def test_join_point_keeps_what_all_places_agree_on() -> None:
    point = JoinPoint("b", 1)
    assert point.update([[ranked([n, constant(4)])], [ranked([n, constant(5)])]])
    extents = point.shapes[0].extents
    assert extents is not None
    assert extents[0] is n
    assert str(extents[1]) == "b#0[1]"
    assert not point.update([[ranked([n, constant(4)])], [ranked([n, constant(5)])]])


def test_join_point_keeps_equal_extents_equal() -> None:
    point = JoinPoint("b", 2)
    point.update([[ranked([n, n, m]), ranked([n])], [ranked([m, m, n]), ranked([m])]])
    first, second = point.shapes
    assert first.extents is not None and second.extents is not None
    assert first.extents[0] is first.extents[1] is second.extents[0]
    assert first.extents[2] is not first.extents[0]


def test_extents_of_which_nothing_is_known_are_not_equal() -> None:
    point = JoinPoint("b", 1)
    point.update([[shape(None, None)]])
    extents = point.shapes[0].extents
    assert extents is not None
    assert extents[0] is not extents[1]


def test_loop_that_changes_nothing() -> None:
    point = JoinPoint("loop", 1)
    solve(point, [ranked([n, constant(4)])], [list])
    assert point.shapes[0].equals(ranked([n, constant(4)]))


def test_loop_that_grows_an_extent() -> None:
    def grow(shapes: list[Shape]) -> list[Shape]:
        extents = shapes[0].extents
        return [NOTHING] if extents is None else [ranked([add(extents[0], ONE), extents[1]])]

    point = JoinPoint("loop", 1)
    assert solve(point, [ranked([n, m])], [grow]) <= 5
    assert str(point.shapes[0]) == "[loop#0[0], m]"


def test_loop_that_grows_two_extents_together() -> None:
    def grow(shapes: list[Shape]) -> list[Shape]:
        extents = shapes[0].extents
        return [NOTHING] if extents is None else [ranked([mul(constant(2), one) for one in extents])]

    point = JoinPoint("loop", 1)
    solve(point, [ranked([n, n])], [grow])
    assert str(point.shapes[0]) == "[loop#0[0], loop#0[0]]"


def test_loop_that_takes_apart_what_was_equal() -> None:
    def grow_first(shapes: list[Shape]) -> list[Shape]:
        extents = shapes[0].extents
        return [NOTHING] if extents is None else [ranked([add(extents[0], ONE), add(extents[1], constant(2))])]

    point = JoinPoint("loop", 1)
    solve(point, [ranked([n, n])], [grow_first])
    assert str(point.shapes[0]) == "[loop#0[0], loop#0[1]]"


def test_loop_that_changes_the_rank() -> None:
    def deeper(shapes: list[Shape]) -> list[Shape]:
        return [concat(shapes[0], shape(1))]

    point = JoinPoint("loop", 1)
    solve(point, [ranked([n])], [deeper])
    assert point.shapes[0] is UNRANKED


def test_errors_come_through() -> None:
    point = JoinPoint("b", 1)
    point.update([[INVALID], [shape(2)]])
    assert point.shapes[0] is ANYTHING


# Operations.


def test_concat_and_split() -> None:
    assert concat(shape(2, 3), ranked([n])).equals(ranked([constant(2), constant(3), n]))
    assert concat(INVALID, shape(2)) is INVALID
    assert concat(UNRANKED, shape(2)) is UNRANKED
    whole = shape(4, 5, 6)
    wanted = {0: ((), (4, 5, 6)), 1: ((4,), (5, 6)), 3: ((4, 5, 6), ()), -1: ((4, 5), (6,)), -3: ((), (4, 5, 6))}
    for position, (head, tail) in wanted.items():
        found = split_at(whole, position)
        assert found[0].equals(shape(*head)) and found[1].equals(shape(*tail))
    for position in (4, -4):
        assert split_at(whole, position) == (INVALID, INVALID)
    assert split_at(INVALID, 0) == (INVALID, INVALID)
    assert split_at(whole, None) == (ANYTHING, ANYTHING)


def test_sizes() -> None:
    assert rank(ranked([n, m])) == 2
    assert rank(UNRANKED) is None
    assert num_elements(ranked([n, constant(2), m])) is mul(mul(n, m), constant(2))
    assert num_elements(ranked([n, None])) is None
    assert num_elements(ranked([None, constant(0)])) is constant(0)
    assert num_elements(shape()) is ONE
    assert get_extent(ranked([n, m]), 1) is m
    assert get_extent(ranked([n, m]), 2) is None


@pytest.mark.parametrize(
    ("shapes", "result", "holds"),
    [
        ([shape(2, 3), shape(3)], shape(2, 3), True),
        ([shape(2, 1), shape(1, 3)], shape(2, 3), True),
        ([shape(2, 3), shape(4)], INVALID, False),
        ([ranked([n]), ranked([n])], ranked([n]), True),
        ([ranked([n]), shape(1)], ranked([n]), True),
        ([ranked([n]), ranked([m])], ranked([broadcast_extents(n, m)]), None),
        ([ranked([m]), ranked([n])], ranked([broadcast_extents(n, m)]), None),
        ([ranked([n]), shape(4)], shape(4), None),
        ([ranked([add(n, constant(2))]), ranked([m])], ranked([add(n, constant(2))]), None),
        ([ranked([add(n, constant(2))]), ranked([add(n, constant(3))])], INVALID, False),
        ([shape(None), shape(None)], shape(None), None),
        ([shape(), shape(5)], shape(5), True),
        ([shape(0), shape(1)], shape(0), True),
        ([shape(0), shape(2)], INVALID, False),
        ([UNRANKED, shape(2)], UNRANKED, None),
        ([INVALID, shape(2)], INVALID, None),
        ([shape(2, 3)], shape(2, 3), True),
        ([shape(3), shape(1), shape(3)], shape(3), True),
        ([shape(1), shape(3), shape(4)], INVALID, False),
    ],
)
def test_broadcast(shapes: list[Shape], result: Shape, holds: bool | None) -> None:
    assert broadcast(shapes).equals(result)
    assert is_broadcastable(shapes) is holds


@pytest.mark.parametrize(
    ("shapes", "answer"),
    [
        ([shape(2, 3), shape(2, 3)], True),
        ([shape(2, 3), shape(2, 4)], False),
        ([shape(2), shape(2, 3)], False),
        ([ranked([n]), ranked([n])], True),
        ([ranked([n]), ranked([m])], None),
        ([ranked([n, m]), ranked([m, add(m, ONE)])], False),
        ([ranked([floordiv(n, constant(2))]), ranked([floordiv(n, constant(2))])], True),
        ([shape(None), shape(None)], None),
        ([UNRANKED, shape(2)], None),
        ([INVALID, INVALID], True),
        ([INVALID, shape(2)], False),
        ([INVALID, ANYTHING], None),
        ([shape(2)], True),
        ([], True),
    ],
)
def test_equal(shapes: list[Shape], answer: bool | None) -> None:
    assert are_equal(shapes) is answer


def test_any() -> None:
    assert any_of([shape(2, None), shape(None, 3)]).equals(shape(2, 3))
    assert any_of([shape(None, None), shape(1, 2)]).equals(shape(1, 2))
    assert any_of([ranked([n]), shape(3)]).equals(shape(3))
    assert any_of([UNRANKED, ranked([n])]).equals(ranked([n]))
    assert any_of([INVALID, shape(2)]) is INVALID
