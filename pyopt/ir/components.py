"""The strongly connected components of a graph."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Callable, Iterable, Iterator

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
    # The nodes on the way from the root, with what is left of their targets.
    path: list[tuple[Node, Iterator[Node]]] = []
    for root in roots:
        following: Node | None = None if root in number else root
        while path or following is not None:
            if following is not None:
                number[following] = lowest[following] = len(number)
                open_nodes.append(following)
                is_open.add(following)
                path.append((following, iter(successors(following))))
            node, targets = path[-1]
            following = None
            low = lowest[node]
            for one in targets:
                if one not in number:
                    following = one
                    break
                if one in is_open and number[one] < low:
                    low = number[one]
            lowest[node] = low
            if following is not None:
                continue
            path.pop()
            if low < number[node]:
                above = path[-1][0]
                lowest[above] = min(lowest[above], low)
                continue
            component: list[Node] = []
            while not component or component[-1] is not node:
                component.append(open_nodes.pop())
                is_open.discard(component[-1])
            found.append(component)
    return found
