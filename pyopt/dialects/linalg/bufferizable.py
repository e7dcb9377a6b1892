"""Bufferization facts of linalg ops: the inits are overwritten, and read if the body uses them."""

from __future__ import annotations

from pyopt.analysis.bufferization.facts import BufferFacts, DestinationFacts
from pyopt.dialects.linalg.structure import STRUCTURED, body_uses, indexing_maps, input_count, iterator_types
from pyopt.ir.affine import DIM
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import BufferQuestions, Use


class StructuredFacts(DestinationFacts):
    """linalg.generic, the named ops, map, reduce, transpose and broadcast."""

    __slots__ = ()

    def inits(self, op: Operation) -> tuple[int, int]:
        return input_count(op), len(op.operands)

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        if body_uses(op, index):
            return not (state.options.reference_exact and op.info.name == "linalg.map" and index >= input_count(op))
        # Elements that no iteration writes stay what they were.
        return not state.options.reference_exact and index >= input_count(op) and not _writes_all(op, index)

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


def _writes_all(op: Operation, index: int) -> bool:
    """Each element of an init is written: its map has each dimension of the loops once, or the others run for sure."""
    maps = indexing_maps(op)
    map = maps[index]
    if not map.is_projected_permutation():
        return False
    if len(map.results) == map.num_dims:
        return True
    written = {one.value for one in map.results if one.kind == DIM}
    ran: set[int] = set()
    for operand, other in zip(op.operands, maps, strict=True):
        shape = operand.type.shape if isinstance(operand.type, (TensorType, MemRefType)) else None
        for extent, one in zip(shape or (), other.results, strict=False):
            if one.kind == DIM and extent > 0:
                ran.add(one.value)
    return all(number in written or number in ran for number in range(map.num_dims))


@final
class CopyFacts(StructuredFacts):
    """A copy replaces the whole destination."""

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
