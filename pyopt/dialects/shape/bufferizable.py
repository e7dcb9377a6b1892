"""Bufferization facts of shape.assuming."""

from __future__ import annotations

from pyopt.analysis.bufferization.facts import BufferFacts, RegionYieldFacts
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import BufferQuestions, Source


@final
class AssumingFacts(BufferFacts):
    """The results are what the region yields."""

    __slots__ = ()

    def sources(self, op: Operation, value: Value, state: BufferQuestions) -> list[Source]:
        return [(op.regions[0].entry().terminator(), value.index, True, True)]


FACTS: Final[dict[str, BufferFacts]] = {"shape.assuming": AssumingFacts(), "shape.assuming_yield": RegionYieldFacts()}
