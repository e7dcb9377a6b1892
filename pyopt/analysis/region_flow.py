"""Operands that a region branch and the ends of its regions forward, and what they become there.

    %r = scf.for .. iter_args(%x = %a) { .. scf.yield %y }        %a, %y  ->  %x, %r

A value that is set, an argument of a region's entry block or a result of the op, is called an input.
"""

from __future__ import annotations

from pyopt.analysis.region_branches import (
    Edge,
    entry_edges,
    entry_range,
    exit_edges,
    forwarded_range,
    is_region_terminator,
)
from pyopt.ir.affine_loops import trip_count
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import TERMINATOR
from pyopt.light import TYPE_CHECKING, TypeAlias, final

if TYPE_CHECKING:
    Handed: TypeAlias = tuple[Operation, int]
    """An op and the number of the operand that it forwards."""


@final
class RegionFlow:
    """`becomes` has the inputs that an operand may become, `comes_from` the operands that an input may be.

    `known`: no region ends with an op of which it is not known what it does.
    """

    __slots__ = ("becomes", "comes_from", "known", "op")

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.known = True
        self.becomes: dict[Handed, list[Value]] = {}
        self.comes_from: dict[Value, list[Handed]] = {}
        self._add(op, entry_range(op), entry_edges(op, (None,)))
        # The body of a loop that does not run forwards nothing.
        for region in op.regions if trip_count(op) != 0 else ():
            for block in region:
                last = block.last
                if last is None or last.successors:
                    continue
                if is_region_terminator(last):
                    self._add(last, forwarded_range(last), exit_edges(op, region, (None,)))
                elif not last.info.traits & TERMINATOR:
                    self.known = False

    def _add(self, source: Operation, numbers: tuple[int, int], edges: list[Edge]) -> None:
        for edge in edges:
            for number, value in zip(range(*numbers), edge.inputs, strict=False):
                self.becomes.setdefault((source, number), []).append(value)
                self.comes_from.setdefault(value, []).append((source, number))

    def sources(self) -> list[Operation]:
        """The ops that hand something on."""
        return list(dict.fromkeys([source for source, _ in self.becomes]))

    def reaching(self, value: Value) -> set[Value]:
        """The values that an input may be, seen through all forwarding by the op."""
        found: set[Value] = set()
        seen = {value}
        work = [value]
        while work:
            for source, number in self.comes_from[work.pop()]:
                operand = source.operands[number]
                if operand not in self.comes_from:
                    found.add(operand)
                elif operand not in seen:
                    seen.add(operand)
                    work.append(operand)
        return found

    def bound_to(self, values: list[Value]) -> set[Value]:
        """The inputs that have to stay as long as `values` do: they are made of the same operands."""
        found = set(values)
        work = list(values)
        while work:
            for key in self.comes_from.get(work.pop(), ()):
                for value in self.becomes[key]:
                    if value not in found:
                        found.add(value)
                        work.append(value)
        return found
