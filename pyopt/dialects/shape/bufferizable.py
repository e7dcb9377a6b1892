"""What shape.assuming says of tensors as buffers."""

from __future__ import annotations

from pyopt.analysis.bufferization.facts import BufferFacts
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.analysis.bufferization.questions import Alias, BufferQuestions, Source
    from pyopt.ir.core import Operation, Value


@final
class AssumingFacts(BufferFacts):
    """The results are what the region yields."""

    __slots__ = ()

    def sources(self, op: Operation, value: Value, state: BufferQuestions) -> list[Source]:
        return [(op.regions[0].entry().terminator(), value.index, True, True)]


@final
class YieldFacts(BufferFacts):
    """What is yielded is never copied."""

    __slots__ = ()

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        parent = op.parent_op()
        return [] if parent is None else [(parent.results[index], True, True)]

    def must_be_in_place(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return True


FACTS: Final[dict[str, BufferFacts]] = {"shape.assuming": AssumingFacts(), "shape.assuming_yield": YieldFacts()}
