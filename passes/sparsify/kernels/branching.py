"""Counts the branches that the loops of an expression would have, without making its lattices, which may be as large.

In a loop nest, a sparse leaf is there at all of its sparse loops, or goes at one of them: it has no element where the
loop is, or the loop is one that does without it. So a tensor with n sparse loops has 2 n + 1 histories, and a branch is
one history of each leaf:

    a * b     ->   it goes when one of them goes: histories add up
    a + b     ->   it goes when both are gone: histories multiply

A sum of k vectors has 3 ** k branches, whatever is done about it.
"""

from __future__ import annotations

from pyopt.light import Final, Iterable, Sequence
from pyopt.passes.sparsify.kernels.lattice import CONJUNCTION, LEAF, LoopLevels, Term, bits_of, postorder

LIMIT: Final = 100_000
"""The branches of a kernel that is still made: about a million lines."""


def number_of_branches(root: Term, loops: Sequence[LoopLevels]) -> int:
    """About how many branches the loops of an expression have in all, one `LoopLevels` for each loop."""
    sparse_loops: dict[int, int] = {}
    for levels in loops:
        for tensor in bits_of(levels.sparse):
            sparse_loops[tensor] = sparse_loops.get(tensor, 0) + 1
    most = most_branches(sparse_loops.values())
    if most <= LIMIT:
        return most
    return min(most, sum(histories(root, sparse_loops)))


def most_branches(sparse_loops: Iterable[int]) -> int:
    """A bound on the branches of tensors with these numbers of sparse loops, whatever the expression is."""
    most = 1
    for count in sparse_loops:
        most *= 2 * count + 1
    return most


def histories(root: Term, sparse_loops: dict[int, int]) -> tuple[int, int]:
    """The numbers of histories of an expression in which it stays, and in which it goes."""
    known: dict[Term, tuple[int, int]] = {}
    for term in postorder(root):
        if term.rule == LEAF:
            known[term] = 1, 2 * sparse_loops.get(term.tensor, 0)
            continue
        stays, goes = known[term.operands[0]]
        for operand in term.operands[1:]:
            other_stays, other_goes = known[operand]
            if term.rule == CONJUNCTION:
                stays, goes = stays * other_stays, goes * other_stays + stays * other_goes
            else:
                total = (stays + goes) * (other_stays + other_goes)
                goes *= other_goes
                stays = total - goes
        known[term] = stays, goes
    return known[root]
