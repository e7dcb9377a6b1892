"""Metadata: nodes, and the numbers that they get in the order of the text."""

from __future__ import annotations

from pyopt.light import Sequence, final
from pyopt.translate.types import escaped


@final
class MetadataNode:
    """`!{...}`, or `!kind(name: ..., ...)`. A distinct node is equal to no other, and may refer to itself.

    Operands are texts or nodes, in the order in which they get their numbers. Of a tuple they are the text as well;
    others have `fields` for it.
    """

    __slots__ = ("distinct", "fields", "kind", "operands")

    def __init__(
        self,
        operands: Sequence[str | MetadataNode],
        distinct: bool = False,
        kind: str = "",
        fields: Sequence[tuple[str, str | MetadataNode]] = (),
    ) -> None:
        self.operands: list[str | MetadataNode] = list(operands)
        self.distinct = distinct
        self.kind = kind
        self.fields: list[tuple[str, str | MetadataNode]] = list(fields)

    def field(self, name: str) -> str | MetadataNode | None:
        """The value of a field, None if it is left out."""
        return next((value for one, value in self.fields if one == name), None)

    def replace(self, old: MetadataNode, new: MetadataNode) -> None:
        """Replaces the references to one node by references to another."""
        if old in self.operands:
            self.operands = [new if one is old else one for one in self.operands]
            self.fields = [(name, new if value is old else value) for name, value in self.fields]


def string(text: str) -> str:
    return f"!{quoted(text)}"


def quoted(text: str) -> str:
    return f'"{escaped(text)}"'


@final
class ModuleMetadata:
    """The nodes of a module."""

    __slots__ = ("_distinct", "_known", "_numbers", "order")

    def __init__(self) -> None:
        self._known: dict[tuple[str | MetadataNode, ...], MetadataNode] = {}
        self._distinct: list[MetadataNode] = []
        self._numbers: dict[MetadataNode, int] = {}
        self.order: list[MetadataNode] = []

    def node(self, *operands: str | MetadataNode) -> MetadataNode:
        """The one node of these operands."""
        return self._known.get(operands) or self._known.setdefault(operands, MetadataNode(operands))

    def add(self, node: MetadataNode) -> MetadataNode:
        """Makes a node with fields one of the module, unless there is an equal one: that."""
        if node.distinct:
            self._distinct.append(node)
            return node
        key: list[str | MetadataNode] = [node.kind]
        for one in node.fields:
            key += one
        return self._known.setdefault(tuple(key), node)

    def replace(self, old: MetadataNode, new: MetadataNode) -> None:
        """Replaces the references to one node by references to another, in all nodes."""
        for node in (*self._known.values(), *self._distinct):
            node.replace(old, new)

    def number(self, node: MetadataNode) -> int:
        """Its number: the next one if it is new, those of its operands right behind."""
        found = self._numbers.get(node)
        if found is not None:
            return found
        work = [node]
        while work:
            one = work.pop()
            if one in self._numbers:
                continue
            self._numbers[one] = len(self.order)
            self.order.append(one)
            work.extend([operand for operand in reversed(one.operands) if isinstance(operand, MetadataNode)])
        return self._numbers[node]

    def reference(self, node: MetadataNode) -> str:
        return f"!{self.number(node)}"

    def text(self, node: MetadataNode) -> str:
        """The node's definition."""
        lead = f"{self.reference(node)} = {'distinct ' if node.distinct else ''}!{node.kind}"
        if node.kind:
            return f"{lead}({', '.join([f'{name}: {self._value(value)}' for name, value in node.fields])})"
        return f"{lead}{{{', '.join([self._value(one) for one in node.operands])}}}"

    def _value(self, value: str | MetadataNode) -> str:
        return value if isinstance(value, str) else self.reference(value)
