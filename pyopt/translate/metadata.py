"""Metadata: nodes, and the numbers that they get in the order of the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyopt.light import final
from pyopt.translate.types import escaped

if TYPE_CHECKING:
    from collections.abc import Sequence


@final
class Node:
    """`!{...}`: operands are texts or nodes. A distinct node is equal to no other, and may refer to itself."""

    __slots__ = ("distinct", "operands")

    def __init__(self, operands: Sequence[str | Node], distinct: bool = False) -> None:
        self.operands: list[str | Node] = list(operands)
        self.distinct = distinct


def string(text: str) -> str:
    return f'!"{escaped(text)}"'


@final
class Metadata:
    """The nodes of a module."""

    __slots__ = ("_known", "_numbers", "order")

    def __init__(self) -> None:
        self._known: dict[tuple[str | int, ...], Node] = {}
        self._numbers: dict[int, int] = {}
        self.order: list[Node] = []

    def node(self, *operands: str | Node) -> Node:
        """The one node of these operands."""
        key = tuple([one if isinstance(one, str) else id(one) for one in operands])
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = Node(operands)
        return found

    def number(self, node: Node) -> int:
        """Its number: the next one if it is new, those of its operands right behind."""
        found = self._numbers.get(id(node))
        if found is not None:
            return found
        work = [node]
        while work:
            one = work.pop()
            if id(one) in self._numbers:
                continue
            self._numbers[id(one)] = len(self.order)
            self.order.append(one)
            work.extend([operand for operand in reversed(one.operands) if isinstance(operand, Node)])
        return self._numbers[id(node)]

    def reference(self, node: Node) -> str:
        return f"!{self.number(node)}"

    def text(self, node: Node) -> str:
        """The node's definition."""
        inner = ", ".join([one if isinstance(one, str) else self.reference(one) for one in node.operands])
        return f"{self.reference(node)} = {'distinct ' if node.distinct else ''}!{{{inner}}}"
