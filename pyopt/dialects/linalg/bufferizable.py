"""What ops of linalg say of tensors as buffers: the inits are overwritten, and read if the body looks at them."""

from __future__ import annotations

from pyopt.analysis.bufferization.facts import BufferFacts, DestinationFacts
from pyopt.dialects.linalg.structure import STRUCTURED, body_uses, indexing_maps, input_count, iterator_types
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.analysis.bufferization.questions import BufferQuestions, Use
    from pyopt.ir.core import Operation, Value


class StructuredFacts(DestinationFacts):
    """linalg.generic, the named ops, map, reduce, transpose and broadcast."""

    __slots__ = ()

    def inits(self, op: Operation) -> tuple[int, int]:
        return input_count(op), len(op.operands)

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return body_uses(op, index)

    def is_elementwise(self, op: Operation, uses: tuple[Use, ...], state: BufferQuestions) -> bool:
        if any(isinstance(one.type, TensorType) and one.type.encoding is not None for one in op.operands):
            from pyopt.dialects.sparse_tensor.encoding import encoding_of

            if any(encoding_of(one.type) is not None for one in op.operands):
                return False
        if any(kind != "parallel" for kind in iterator_types(op)):
            return False
        wanted = {index for _, index in uses}
        for index, (operand, map) in enumerate(zip(op.operands, indexing_maps(op), strict=True)):
            if index in wanted and isinstance(operand.type, (TensorType, MemRefType)) and not map.is_identity():
                return False
        return True


@final
class CopyFacts(StructuredFacts):
    """What a copy replaces is the whole destination."""

    __slots__ = ()

    def insertion(self, op: Operation) -> tuple[int, int] | None:
        return 0, 1

    def is_same_part(self, op: Operation, candidate: Value, state: BufferQuestions) -> bool:
        return state.are_equivalent(op.operands[1], candidate)


@final
class SoftmaxFacts(DestinationFacts):
    """Only the input is read."""

    __slots__ = ()

    def inits(self, op: Operation) -> tuple[int, int]:
        return 1, 2

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return index == 0


FACTS: Final[dict[str, BufferFacts]] = dict.fromkeys(STRUCTURED, StructuredFacts())
FACTS["linalg.copy"] = CopyFacts()
FACTS["linalg.softmax"] = SoftmaxFacts()
