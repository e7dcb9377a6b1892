"""The strongly connected components of a graph."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Callable, Iterable

if TYPE_CHECKING:
    from typing import TypeVar

    Node = TypeVar("Node")


def strongly_connected(roots: Iterable[Node], successors: Callable[[Node], Iterable[Node]]) -> list[list[Node]]:
    """The components that can be reached from `roots`, those behind an edge before those in front of it. In each, the
    node that was met first stands last. By Tarjan, "Depth-First Search and Linear Graph Algorithms" (1972)."""
    found: list[list[Node]] = []
    number: dict[Node, int] = {}
    lowest: dict[Node, int] = {}
    open_nodes: list[Node] = []
    is_open: set[Node] = set()
    for root in roots:
        if root in number:
            continue
        # (node, its targets, how many of them were looked at)
        path: list[tuple[Node, list[Node], int]] = [(root, [], -1)]
        while path:
            node, targets, index = path.pop()
            if index < 0:
                number[node] = lowest[node] = len(number)
                open_nodes.append(node)
                is_open.add(node)
                targets = list(successors(node))
                index = 0
            elif targets[index - 1] in is_open:
                lowest[node] = min(lowest[node], lowest[targets[index - 1]])
            while index < len(targets) and targets[index] in number:
                if targets[index] in is_open:
                    lowest[node] = min(lowest[node], number[targets[index]])
                index += 1
            if index < len(targets):
                path.append((node, targets, index + 1))
                path.append((targets[index], [], -1))
                continue
            if lowest[node] == number[node]:
                component: list[Node] = []
                while not component or component[-1] is not node:
                    component.append(open_nodes.pop())
                    is_open.discard(component[-1])
                found.append(component)
    return found
