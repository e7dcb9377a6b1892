"""Immediate dominators in a graph, by the algorithm of Lengauer and Tarjan ("A Fast Algorithm for Finding Dominators in
a Flowgraph"), the simple version: O(m log n) for m edges and n nodes, whatever the graph. It knows no IR.
"""

from __future__ import annotations

from pyopt.light import Sequence


def immediate_dominators(successors: Sequence[Sequence[int]]) -> list[int]:
    """The immediate dominator of each node, where all can be reached from node 0, whose own is 0."""
    count = len(successors)
    found = [-1] * count
    """The number of each node, in the order in which a depth-first search finds them."""
    nodes: list[int] = []
    parent: list[int] = []
    predecessors: list[list[int]] = []
    stack = [(0, 0)]
    while stack:
        node, before = stack.pop()
        number = found[node]
        if number >= 0:
            predecessors[number].append(before)
            continue
        number = found[node] = len(nodes)
        nodes.append(node)
        parent.append(before)
        predecessors.append([before])
        stack.extend([(one, number) for one in reversed(successors[node])])
    # From here on, nodes are their numbers.
    semi = list(range(count))
    best = list(range(count))
    ancestor = [-1] * count
    dominator = [0] * count
    waiting: list[list[int]] = [[] for _ in range(count)]
    for node in range(count - 1, 0, -1):
        least = node
        for one in predecessors[node]:
            reach = one if one <= node else semi[_best_above(one, ancestor, best, semi)]
            if reach < least:  # noqa: PLR1730 (a call costs more)
                least = reach
        semi[node] = least
        waiting[least].append(node)
        above = parent[node]
        ancestor[node] = above
        if waiting[above]:
            for one in waiting[above]:
                other = _best_above(one, ancestor, best, semi)
                dominator[one] = other if semi[other] < semi[one] else above
            waiting[above] = []
    out = [0] * count
    for node in range(1, count):
        if dominator[node] != semi[node]:
            dominator[node] = dominator[dominator[node]]
        out[nodes[node]] = nodes[dominator[node]]
    return out


def _best_above(node: int, ancestor: list[int], best: list[int], semi: list[int]) -> int:
    """The node with the least semidominator on the path of finished nodes above a finished one, which gets shorter."""
    above = ancestor[node]
    if ancestor[above] < 0:
        return best[node]
    path: list[int] = []
    walk = node
    while ancestor[above] >= 0:
        path.append(walk)
        walk = above
        above = ancestor[above]
    while path:
        walk = path.pop()
        above = ancestor[walk]
        if semi[best[above]] < semi[best[walk]]:
            best[walk] = best[above]
        ancestor[walk] = ancestor[above]
    return best[node]
