"""Iteration lattices by themselves: which points expressions have, in which order, and with which conditions."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from pyopt.passes.sparsify.kernels.lattice import (
    CONJUNCTION,
    DENSE,
    DISJUNCTION,
    FREE,
    GENERAL,
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
from tests.support.compiled import COMPILED, NO_SUBCLASS

if TYPE_CHECKING:
    from collections.abc import Sequence


if COMPILED:
    pytest.skip(NO_SUBCLASS, allow_module_level=True)


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


class Any(Named):
    """A general term: `zeros` are the sets of operands with which it is zero."""

    __slots__ = ("zeros",)

    def __init__(self, text: str, operands: tuple[Term, ...], zeros: tuple[str, ...]) -> None:
        super().__init__(text, GENERAL, operands)
        self.zeros = zeros

    def among(self, operands: Sequence[Term | None]) -> Term | None:
        there = [one for one in operands if one is not None]
        names = "".join(text_of(one) for one in there)
        return None if names in self.zeros else Named(f"{self.text}({names})", LEAF)


class AbsentOperand(Named):
    """An operand that is nowhere."""

    __slots__ = ()

    def is_absent(self) -> bool:
        return True


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


# General terms: any number of operands.


def test_a_general_term_has_a_point_for_each_set_of_operands_that_makes_it_something() -> None:
    points = lattice_of(Any("g", (A, B, C), ("", "a", "bc")), ALL_SPARSE)
    assert shown(points) == ["abc:g(abc)", "ab:g(ab)", "ac:g(ac)", "b:g(b)", "c:g(c)"]


def test_a_general_term_that_is_something_without_operands_is_everywhere() -> None:
    levels = LoopLevels([SPARSE, SPARSE, FREE])
    points = lattice_of(Any("g", (A, B), ()), levels)
    assert shown(points) == ["abc:g(ab)", "ac:g(a)", "bc:g(b)", "c:g()"]
    assert conditions(optimized(points, 5, levels)) == ["abc", "ac", "bc", "c"]


def test_a_general_term_never_has_an_operand_that_is_absent() -> None:
    points = lattice_of(Any("g", (A, AbsentOperand("z", LEAF, (), 1)), ("",)), ALL_SPARSE)
    assert shown(points) == ["a:g(a)"]


def test_operands_of_one_tensor_are_there_together() -> None:
    assert shown(lattice_of(Any("g", (A, A), ("",)), ALL_SPARSE)) == ["a:g(aa)"]


# Order, and what loops make of it.


def random_levels(randomness: random.Random) -> LoopLevels:
    """Of four tensors and the universe."""
    return LoopLevels([randomness.choice([SPARSE, SPARSE, DENSE]) for _ in range(4)] + [FREE])


@pytest.mark.parametrize("seed", range(60))
def test_no_point_stands_before_one_that_has_more_tensors(seed: int) -> None:
    randomness = random.Random(seed)
    points = lattice_of(random_term(randomness, 4), random_levels(randomness))
    for at, point in enumerate(points):
        assert not any(other.dominates(point) for other in points[at + 1 :])


def visited(points: list[Point], levels: LoopLevels, stored: list[list[int]], extent: int) -> list[tuple[int, Point]]:
    """What loops over the points visit, in order: a loop after the other, each from where the one before ended."""
    heads = [0] * len(stored)
    here = 0
    found: list[tuple[int, Point]] = []
    counts = needs_universe(points, levels)
    for point in points:
        iterated = [bit for bit in bits_of(point.condition) if levels.sparse >> bit & 1]
        universal = counts or point.condition & ~levels.sparse
        while all(heads[bit] < len(stored[bit]) for bit in iterated) and (not universal or here < extent):
            coordinate = here if universal else min(stored[bit][heads[bit]] for bit in iterated)
            there = sum(1 << bit for bit in iterated if stored[bit][heads[bit]] == coordinate)
            for other in points:
                if other.bits & ~point.bits == 0 and other.bits & levels.sparse & ~there == 0:
                    found.append((coordinate, other))
                    break
            for bit in iterated:
                heads[bit] += there >> bit & 1
            here = coordinate + 1
    return found


@pytest.mark.parametrize("seed", range(120))
def test_loops_over_the_points_visit_each_coordinate_that_matters_once(seed: int) -> None:
    """And take the point of just those tensors that have something to say there."""
    randomness = random.Random(seed)
    term, levels, extent = random_term(randomness, 4), random_levels(randomness), 9
    points = optimized(lattice_of(term, levels), -1, levels)
    everywhere = list(range(extent))
    stored = [
        everywhere if levels.dense >> tensor & 1 else [at for at in everywhere if randomness.random() < 0.4]
        for tensor in range(4)
    ]
    expected = []
    for at in everywhere:
        tensors = sum(1 << tensor for tensor in range(4) if at in stored[tensor])
        if is_present(term, tensors):
            expected.append((at, next(point for point in points if point.bits & ~tensors == 0)))
    assert visited(points, levels, stored, extent) == expected


def test_it_knows_no_ir() -> None:
    """What is imported for it is nothing of the core, and no other part of the sparsifier."""
    ours = "[one for one in sys.modules if one[:5] == 'pyopt']"
    code = f"import sys, pyopt.passes.sparsify.kernels.lattice\nprint(*sorted({ours}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [
        "pyopt",
        "pyopt.light",
        "pyopt.passes",
        "pyopt.passes.sparsify",
        "pyopt.passes.sparsify.kernels",
        "pyopt.passes.sparsify.kernels.lattice",
    ]
