"""Iteration lattices by themselves: which points expressions have, in which order, and with which conditions."""

from __future__ import annotations

import random

import pytest

from passes.sparsify.lattice import (
    CONJUNCTION,
    DENSE,
    DISJUNCTION,
    FREE,
    LEAF,
    LEFT,
    MAP,
    RIGHT,
    SPARSE,
    LoopLevels,
    Point,
    Term,
    bits_of,
    condition_of,
    lattice_of,
    needs_universe,
    optimized,
)


class Named(Term):
    """A term with a text; `missing` are the sides on which it is nothing by itself."""

    __slots__ = ("missing", "text")

    def __init__(self, text: str, rule: int, operands: tuple[Term, ...] = (), tensor: int = -1) -> None:
        super().__init__(rule, operands, tensor)
        self.text = text
        self.missing: tuple[int, ...] = ()

    def over(self, operands: tuple[Term, ...]) -> Named:  # type: ignore[override]
        made = Named(self.text, self.rule, operands)
        made.missing = self.missing
        return made

    def alone(self, side: int, operand: Term) -> Term | None:
        if side in self.missing:
            return None
        return Named("-", MAP, (operand,)) if self.text == "-" and side == RIGHT else operand

    def is_copy_of(self, tensor: int) -> bool:
        return self.rule == LEAF and self.tensor == tensor


def leaf(tensor: int) -> Named:
    return Named("abcdefgh"[tensor], LEAF, (), tensor)


def conj(left: Named, right: Named) -> Named:
    return Named("*", CONJUNCTION, (left, right))


def disj(left: Named, right: Named, text: str = "+", missing: tuple[int, ...] = ()) -> Named:
    made = Named(text, DISJUNCTION, (left, right))
    made.missing = missing
    return made


def text_of(term: Term) -> str:
    assert isinstance(term, Named)
    operands = [text_of(one) for one in term.operands]
    if len(operands) == 2:
        return f"({operands[0]}{term.text}{operands[1]})"
    return term.text + "".join(operands)


def shown(points: list[Point]) -> list[str]:
    return ["".join("abcdefgh"[bit] for bit in bits_of(point.bits)) + ":" + text_of(point.term) for point in points]


def conditions(points: list[Point]) -> list[str]:
    return ["".join("abcdefgh"[bit] for bit in bits_of(point.condition)) for point in points]


ALL_SPARSE = LoopLevels([SPARSE] * 4)
A, B, C, D = (leaf(number) for number in range(4))


def test_a_leaf_is_present_with_its_tensor() -> None:
    assert shown(lattice_of(B, ALL_SPARSE)) == ["b:b"]


def test_a_conjunction_has_one_point() -> None:
    assert shown(lattice_of(conj(A, B), ALL_SPARSE)) == ["ab:(a*b)"]


def test_a_disjunction_has_both_then_left_then_right() -> None:
    assert shown(lattice_of(disj(A, B), ALL_SPARSE)) == ["ab:(a+b)", "a:a", "b:b"]


def test_the_right_part_of_a_difference_is_negated() -> None:
    assert shown(lattice_of(disj(A, B, "-"), ALL_SPARSE)) == ["ab:(a-b)", "a:a", "b:-b"]


def test_a_side_that_gives_nothing_has_no_point() -> None:
    assert shown(lattice_of(disj(A, B, "+", (LEFT,)), ALL_SPARSE)) == ["ab:(a+b)", "b:b"]
    assert shown(lattice_of(disj(A, B, "+", (LEFT, RIGHT)), ALL_SPARSE)) == ["ab:(a+b)"]


def test_a_map_wraps_every_point() -> None:
    term = Named("f", MAP, (disj(A, B),))
    assert shown(lattice_of(term, ALL_SPARSE)) == ["ab:f(a+b)", "a:fa", "b:fb"]


def test_mixed_expressions() -> None:
    assert shown(lattice_of(conj(disj(A, B), C), ALL_SPARSE)) == ["abc:((a+b)*c)", "ac:(a*c)", "bc:(b*c)"]
    products = disj(conj(A, B), conj(C, D))
    assert shown(lattice_of(products, ALL_SPARSE)) == ["abcd:((a*b)+(c*d))", "ab:(a*b)", "cd:(c*d)"]


def test_three_sums_have_all_subsets() -> None:
    points = lattice_of(disj(disj(A, B), C), ALL_SPARSE)
    assert [point.split(":")[0] for point in shown(points)] == ["abc", "ac", "bc", "ab", "a", "b", "c"]


def test_points_that_differ_in_dense_tensors_only_are_one() -> None:
    levels = LoopLevels([SPARSE, DENSE])
    assert shown(lattice_of(disj(A, B), levels)) == ["ab:(a+b)", "b:b"]
    assert shown(lattice_of(disj(B, A), levels)) == ["ab:(b+a)", "b:b"]


def test_a_copy_of_the_output_needs_no_loop() -> None:
    levels = LoopLevels([SPARSE, DENSE])
    points = optimized(lattice_of(disj(B, A), levels), 1, levels)
    assert shown(points) == ["ab:(b+a)"]
    assert conditions(points) == ["a"]


def test_the_first_point_stays_though_it_is_a_copy() -> None:
    levels = LoopLevels([DENSE])
    assert shown(optimized(lattice_of(A, levels), 0, levels)) == ["a:a"]


def test_one_of_the_others_stands_for_the_universe() -> None:
    levels = LoopLevels([SPARSE, DENSE, DENSE, FREE])
    points = [Point(0b1111, A), Point(0b0110, B)]
    assert bits_of(condition_of(points[0], points, levels)) == [0, 1]
    assert bits_of(condition_of(points[1], points, levels)) == [1]
    free = LoopLevels([SPARSE, FREE, FREE])
    points = [Point(0b110, A)]
    assert bits_of(condition_of(points[0], points, free)) == [2]


def test_the_universe_is_counted_if_a_later_loop_needs_it() -> None:
    levels = LoopLevels([SPARSE, DENSE])
    points = optimized(lattice_of(disj(A, B), levels), -1, levels)
    assert needs_universe(points, levels)
    points = optimized(lattice_of(disj(A, A), levels), -1, levels)
    assert not needs_universe(points, levels)


def test_points_dominate_their_subsets() -> None:
    assert Point(0b11, A).dominates(Point(0b01, A))
    assert not Point(0b11, A).dominates(Point(0b11, A))
    assert not Point(0b01, A).dominates(Point(0b11, A))
    assert not Point(0b01, A).dominates(Point(0b10, A))


def random_term(randomness: random.Random, depth: int) -> Named:
    if depth == 0 or randomness.random() < 0.2:
        return leaf(randomness.randrange(4))
    kind = randomness.randrange(3)
    inner = random_term(randomness, depth - 1)
    if kind == 0:
        return Named("f", MAP, (inner,))
    other = random_term(randomness, depth - 1)
    return conj(inner, other) if kind == 1 else disj(inner, other)


def is_present(term: Term, tensors: int) -> bool:
    """Whether an expression can be other than zero where just these tensors have an element."""
    if term.rule == LEAF:
        return bool(tensors >> term.tensor & 1)
    found = [is_present(one, tensors) for one in term.operands]
    return all(found) if term.rule == CONJUNCTION else any(found)


@pytest.mark.parametrize("seed", range(40))
def test_some_point_is_below_every_set_of_tensors_where_there_is_something(seed: int) -> None:
    """What is in the lattice is what matters: an expression is present somewhere if and only if a point is."""
    term = random_term(random.Random(seed), 4)
    points = lattice_of(term, ALL_SPARSE)
    assert len({point.bits for point in points}) == len(points)
    for tensors in range(16):
        below = any(point.bits & tensors == point.bits for point in points)
        assert below == is_present(term, tensors)


def test_the_first_point_has_all_tensors() -> None:
    for seed in range(40):
        points = lattice_of(random_term(random.Random(seed), 4), ALL_SPARSE)
        union = 0
        for point in points:
            union |= point.bits
        assert points[0].bits == union


def test_long_chains_are_no_trouble() -> None:
    term = A
    for _ in range(5000):
        term = disj(term, A)
    assert [point.bits for point in lattice_of(term, ALL_SPARSE)] == [1]
