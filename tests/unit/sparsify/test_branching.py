"""How many branches loops would have, against counting them in the lattices."""

from __future__ import annotations

import random

import pytest

from pyopt.driver.run import run_in_process
from pyopt.passes.sparsify.kernels.branching import LIMIT, histories, number_of_branches
from pyopt.passes.sparsify.kernels.lattice import (
    CONJUNCTION,
    DENSE,
    DISJUNCTION,
    FREE,
    LEAF,
    MAP,
    SPARSE,
    LoopLevels,
    Term,
    lattice_of,
)


def leaf(tensor: int) -> Term:
    return Term(LEAF, (), tensor)


def chain(rule: int, count: int) -> Term:
    root = leaf(0)
    for tensor in range(1, count):
        root = Term(rule, (root, leaf(tensor)), -1)
    return root


def loops_of(kinds: str, count: int) -> list[LoopLevels]:
    """The same kind at each loop for all tensors, one letter a loop."""
    return [LoopLevels([{"s": SPARSE, "d": DENSE}[kind]] * count + [FREE]) for kind in kinds]


def counted(root: Term, loops: list[LoopLevels]) -> int:
    """The branches of the innermost loops, by making all lattices."""
    if not loops:
        return 1
    points = lattice_of(root, loops[0])
    return sum(
        counted(smaller.term, loops[1:])
        for point in points
        for smaller in points
        if smaller is point or point.dominates(smaller)
    )


@pytest.mark.parametrize("kinds", ["s", "ss", "ds", "sd", "dd"])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_sums_have_as_many_branches_as_their_lattices(kinds: str, count: int) -> None:
    loops = loops_of(kinds, count)
    # Where all operands are gone there is no branch.
    sparse_loops = dict.fromkeys(range(count), kinds.count("s"))
    nowhere = histories(chain(DISJUNCTION, count), sparse_loops)[1]
    total = number_of_branches(chain(DISJUNCTION, count), loops)
    assert total == (2 * kinds.count("s") + 1) ** count
    assert counted(chain(DISJUNCTION, count), loops) == total - nowhere


@pytest.mark.parametrize("count", [20, 60, 200])
def test_products_have_few_branches(count: int) -> None:
    loops = loops_of("ss", count)
    assert counted(chain(CONJUNCTION, count), loops) == 1
    assert number_of_branches(chain(CONJUNCTION, count), loops) <= 4 * count + 1


def test_never_fewer_than_there_are() -> None:
    randomness = random.Random(7)
    for _ in range(300):
        count = randomness.randrange(1, 5)
        loops = [
            LoopLevels([randomness.choice((SPARSE, DENSE, FREE)) for _ in range(count)] + [FREE])
            for _ in range(randomness.randrange(1, 3))
        ]
        terms = [leaf(tensor) for tensor in range(count)]
        while len(terms) > 1:
            rule = randomness.choice((CONJUNCTION, DISJUNCTION, MAP))
            operands = [terms.pop(randomness.randrange(len(terms))) for _ in range(1 if rule == MAP else 2)]
            terms.append(Term(rule, tuple(operands), -1))
        assert counted(terms[0], loops) <= number_of_branches(terms[0], loops)


def test_one_tensor_in_many_places_counts_once() -> None:
    root = leaf(0)
    for _ in range(30):
        root = Term(DISJUNCTION, (root, leaf(0)), -1)
    assert number_of_branches(root, loops_of("s", 1)) == 3


def test_large_sums_are_told_without_making_them() -> None:
    assert number_of_branches(chain(DISJUNCTION, 400), loops_of("sss", 400)) > LIMIT
    assert number_of_branches(chain(DISJUNCTION, 10), loops_of("s", 10)) <= LIMIT


def kernel(operation: str, count: int) -> str:
    """x = a0 op a1 op ... on sparse vectors."""
    names = [f"%a{number}" for number in range(count)]
    types = ", ".join(["!V"] * count)
    body = [f"    %s0 = arith.{operation} %x0, %x1 : f64"]
    body += [f"    %s{n} = arith.{operation} %s{n - 1}, %x{n + 1} : f64" for n in range(1, count - 1)]
    return "\n".join(
        [
            "#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>",
            "!V = tensor<8xf64, #SV>",
            "#id = affine_map<(i) -> (i)>",
            f"func.func @f({', '.join(name + ': !V' for name in names)}, %o: tensor<8xf64>) -> tensor<8xf64> {{",
            f"  %0 = linalg.generic {{indexing_maps = [{', '.join(['#id'] * (count + 1))}],",
            f'      iterator_types = ["parallel"]}} ins({", ".join(names)} : {types}) outs(%o : tensor<8xf64>) {{',
            f"  ^bb0({', '.join(f'%x{number}: f64' for number in range(count))}, %y: f64):",
            *body,
            f"    linalg.yield %s{count - 2} : f64",
            "  } -> tensor<8xf64>",
            "  return %0 : tensor<8xf64>",
            "}",
        ]
    )


def test_a_sum_of_too_many_vectors_stays() -> None:
    code, out, err = run_in_process(["--sparse-reinterpret-map", "--sparsification", "-"], kernel("addf", 11))
    assert code == 0
    assert "remark: sparsification leaves this as it is: operands that are there or not in all combinations" in err
    assert "= linalg.generic" in out and "scf." not in out


def test_a_product_of_as_many_becomes_loops() -> None:
    code, out, err = run_in_process(["--sparse-reinterpret-map", "--sparsification", "-"], kernel("mulf", 11))
    assert (code, err) == (0, "")
    assert "= linalg.generic" not in out and out.count("scf.while") == 1
