"""The iteration graph: which loop has to be outside of which, and the orders that there are."""

from __future__ import annotations

from pyopt.ir.affine import AffineMap, constant, dim
from pyopt.passes.sparsify.kernels.iteration_graph import IterationGraph, loops_in, picked_loop
from pyopt.passes.sparsify.reinterpretation.ranking import MOST_ORDERS, orders_of

I, J, K = dim(0), dim(1), dim(2)  # noqa: E741  # loops have these names
PARALLEL, REDUCTION = "parallel", "reduction"


def graph(iterators: list[str], *subscripts: list[object]) -> IterationGraph:
    made = IterationGraph(iterators)
    for one in subscripts:
        made.add_operand(AffineMap.get(len(iterators), 0, one))  # type: ignore[arg-type]  # expressions
    return made


def test_no_constraints_put_the_last_loop_outside() -> None:
    assert graph([PARALLEL, PARALLEL, PARALLEL]).sort() == [2, 1, 0]


def test_parallel_loops_come_before_reductions() -> None:
    assert graph([REDUCTION, PARALLEL, REDUCTION]).sort() == [1, 2, 0]


def test_levels_are_visited_from_the_outside() -> None:
    assert graph([PARALLEL, REDUCTION], [J, I]).sort() == [1, 0]
    assert graph([PARALLEL, PARALLEL, REDUCTION], [I, K], [K, J], [I, J]).sort() == [0, 2, 1]


def test_operands_may_contradict_each_other() -> None:
    assert graph([PARALLEL, PARALLEL], [I, J], [J, I]).sort() is None


def test_a_loop_twice_is_no_cycle() -> None:
    assert graph([PARALLEL], [I, I]).sort() == [0]


def test_constants_order_nothing() -> None:
    assert graph([PARALLEL, PARALLEL], [J, constant(0)], [constant(0), I]).sort() == [1, 0]


def test_every_loop_of_a_sum_is_inside_of_the_level_above() -> None:
    found = graph([PARALLEL, PARALLEL, REDUCTION], [J, I + K])
    assert found.after == [0, 0b101, 0]
    assert found.before == [0b010, 0, 0b010]


def test_neighbouring_sums_are_walked_by_their_reductions() -> None:
    iterators = [PARALLEL, PARALLEL, REDUCTION, REDUCTION]
    found = graph(iterators, [dim(0) + dim(2), dim(1) + dim(3)])
    assert found.after == [0b0110, 0b1000, 0b1000, 0]
    assert found.sort() == [0, 1, 2, 3]


def test_the_loop_that_walks_is_a_reduction_if_there_is_one() -> None:
    assert picked_loop(I + J, [PARALLEL, PARALLEL]) == 0
    assert picked_loop(I + J, [PARALLEL, REDUCTION]) == 1
    assert picked_loop(I + J, [REDUCTION, PARALLEL]) == 0
    assert picked_loop(constant(3), []) == -1


def test_loops_of_a_subscript() -> None:
    assert loops_in(I * 2 + K) == [0, 2]
    assert loops_in(constant(1)) == []


def test_all_orders() -> None:
    assert list(orders_of(graph([PARALLEL, PARALLEL, REDUCTION], [I, J]))) == [[0, 1, 2], [0, 2, 1], [2, 0, 1]]
    assert list(orders_of(graph([PARALLEL, PARALLEL], [I, J], [J, I]))) == []
    assert list(orders_of(graph([]))) in ([], [[]])


def test_the_only_order_there_is() -> None:
    assert graph([PARALLEL, PARALLEL], [J, I]).is_only([1, 0])
    assert graph([PARALLEL, PARALLEL, REDUCTION], [I, K], [K, J]).is_only([0, 2, 1])
    assert not graph([PARALLEL, PARALLEL, REDUCTION], [I, J]).is_only([0, 1, 2])
    assert not graph([PARALLEL, PARALLEL, REDUCTION], [I, J], [I, K]).is_only([0, 1, 2])


def test_many_loops_have_too_many_orders_to_look_at() -> None:
    assert len(list(orders_of(graph([PARALLEL] * 9)))) == MOST_ORDERS
