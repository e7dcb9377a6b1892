"""Bufferization facts of tensor ops."""

from __future__ import annotations

from pyopt.analysis.bufferization.buffer_types import dynamic_type, identity_type
from pyopt.analysis.bufferization.facts import (
    AllocationFacts,
    BufferFacts,
    DestinationFacts,
    SilentFacts,
)
from pyopt.analysis.bufferization.questions import BufferQuestions
from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.dialects.memref.layouts import collapsed_type, expanded_type, subview_type, with_layout
from pyopt.dialects.subsets import is_same_subset, subset_of
from pyopt.ir.attributes import StridedLayoutAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index, dropped_dimensions, slice_of
from pyopt.ir.reassociation import groups_of
from pyopt.ir.strides import strides_and_offset, times
from pyopt.ir.types import DYNAMIC, MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import Alias


def tensor_of(value: Value) -> TensorType:
    """The type of a value that is a tensor."""
    assert isinstance(value.type, TensorType)
    return value.type


@final
class CastFacts(BufferFacts):
    """The same buffer under a type that says more or less."""

    __slots__ = ()

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return False

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        return [(op.results[0], True, True)]

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        source = state.buffer_type(op.operands[0], stack)
        type = tensor_of(op.results[0])
        if source.shape is None or type.shape is None:
            return dynamic_type(type, source.memory_space)
        return MemRefType.get(type.shape, type.element_type, source.layout, source.memory_space)


def is_collapsible(source: MemRefType, groups: Sequence[Sequence[int]]) -> bool:
    """Each group of dimensions is known to have no gaps: a stride that is not known may leave one."""
    found = strides_and_offset(source)
    shape = source.shape
    if source.layout is None:
        return True
    if found is None or shape is None:
        return False
    strides = found[0]
    for group in groups:
        inner = len(group) - 1
        while inner > 0 and shape[group[inner]] == 1:
            inner -= 1
        last = group[inner]
        stride = DYNAMIC if shape[last] == DYNAMIC and inner > 0 else strides[last]
        for dimension in reversed(group[1:]):
            stride = times(stride, shape[dimension])
            outer = strides[dimension - 1]
            if shape[dimension - 1] == 1:
                continue
            if DYNAMIC in (stride, outer) or stride != outer:
                return False
    return True


@final
class CollapseFacts(BufferFacts):
    """The same buffer with fewer dimensions, or a copy where that has gaps."""

    __slots__ = ()

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        return [(op.results[0], True, True)]

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        source = state.buffer_type(op.operands[0], stack)
        groups = groups_of(op)
        found = collapsed_type(source, groups) if is_collapsible(source, groups) else None
        return identity_type(tensor_of(op.results[0]), source.memory_space) if found is None else found


@final
class ExpandFacts(BufferFacts):
    """The same buffer with more dimensions."""

    __slots__ = ()

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return False

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        return [(op.results[0], True, True)] if index == 0 else []

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        source = state.buffer_type(op.operands[0], stack)
        shape = tensor_of(op.results[0]).shape
        assert shape is not None
        found = expanded_type(source, shape, groups_of(op))
        if found is None:
            raise BufferizationError(op, "")
        return found


@final
class EmptyFacts(BufferFacts):
    """A new buffer without contents."""

    __slots__ = ()

    def allocates(self, op: Operation, number: int) -> bool:
        return True

    def result_writes(self, op: Operation, value: Value, state: BufferQuestions) -> bool:
        return False


@final
class ExtractSliceFacts(BufferFacts):
    """A part of a buffer."""

    __slots__ = ()

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return False

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        return [(op.results[0], False, True)]

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        return slice_type(op, state.buffer_type(op.operands[0], stack), tensor_of(op.results[0]))


def slice_type(op: Operation, source: MemRefType, part: TensorType) -> MemRefType:
    """The buffer type of the slice of `op` of a buffer, with the dimensions of `part`."""
    slice = slice_of(op)
    offsets = [one if isinstance(one, int) else DYNAMIC for one in slice.offsets]
    sizes = [one if isinstance(one, int) else DYNAMIC for one in slice.sizes]
    strides = [one if isinstance(one, int) else DYNAMIC for one in slice.strides]
    full = subview_type(source, offsets, sizes, strides)
    shape = part.shape
    assert shape is not None
    return reduced_type(full, shape)


def reduced_type(full: MemRefType, shape: Sequence[int]) -> MemRefType:
    """A strided type without the unit dimensions that `shape` lacks."""
    extents = full.shape
    assert extents is not None
    if len(extents) == len(shape):
        return full
    dropped = dropped_dimensions(extents, shape)
    layout = full.layout
    assert dropped is not None and isinstance(layout, StridedLayoutAttr)
    strides = tuple([one for one, gone in zip(layout.strides, dropped, strict=True) if not gone])
    return with_layout(full, shape, StridedLayoutAttr.get(strides, layout.offset))


class InsertFacts(DestinationFacts):
    """One element of the destination is replaced."""

    __slots__ = ()

    def inits(self, op: Operation) -> tuple[int, int]:
        return 1, 2


class InsertSliceFacts(DestinationFacts):
    """A part of the destination is replaced; the destination is not read if that is all of it."""

    __slots__ = ()

    def inits(self, op: Operation) -> tuple[int, int]:
        return 1, 2

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        if index != 1:
            return True
        slice = slice_of(op)
        shape = tensor_of(op.operands[1]).shape
        if shape is None:
            return True
        whole = (
            all(constant_index(one) == 0 for one in slice.offsets)
            and all(constant_index(one) == 1 for one in slice.strides)
            and all(
                extent != DYNAMIC and constant_index(one) == extent
                for one, extent in zip(slice.sizes, shape, strict=True)
            )
        )
        return not whole

    def insertion(self, op: Operation) -> tuple[int, int] | None:
        return 0, 1

    def is_same_part(self, op: Operation, candidate: Value, state: BufferQuestions) -> bool:
        extraction = candidate.op
        if extraction is None or extraction.info.name not in ("tensor.extract_slice", "vector.transfer_read"):
            return False
        if not state.are_equivalent(op.operands[1], extraction.operands[0]):
            return False
        one = subset_of(op) if op.info.name in ("vector.transfer_write", "tensor.insert_slice") else slice_of(op)
        other = subset_of(extraction)
        return one is not None and other is not None and is_same_subset(one, other)


@final
class ParallelInsertSliceFacts(InsertSliceFacts):
    """A part of a tensor that all iterations share."""

    __slots__ = ()

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        return []


@final
class PadFacts(BufferFacts):
    """A new buffer in the memory space of the source, or of the first one."""

    __slots__ = ()

    def allocates(self, op: Operation, number: int) -> bool:
        return True

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        space = state.buffer_type(op.operands[0], stack).memory_space
        return identity_type(tensor_of(op.results[0]), space)


@final
class ReshapeFacts(BufferFacts):
    """The same elements in another shape, which is read."""

    __slots__ = ()

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return index == 1

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        return [] if index else [(op.results[0], True, True)]

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        space = state.buffer_type(op.operands[0], stack).memory_space
        return identity_type(tensor_of(op.results[0]), space)


FACTS: Final[dict[str, BufferFacts]] = {
    "tensor.cast": CastFacts(),
    "tensor.collapse_shape": CollapseFacts(),
    "tensor.concat": PadFacts(),
    "tensor.dim": SilentFacts(),
    "tensor.empty": EmptyFacts(),
    "tensor.expand_shape": ExpandFacts(),
    "tensor.extract": BufferFacts(),
    "tensor.extract_slice": ExtractSliceFacts(),
    "tensor.from_elements": AllocationFacts(),
    "tensor.generate": AllocationFacts(),
    "tensor.insert": InsertFacts(),
    "tensor.insert_slice": InsertSliceFacts(),
    "tensor.pad": PadFacts(),
    "tensor.parallel_insert_slice": ParallelInsertSliceFacts(),
    "tensor.rank": SilentFacts(),
    "tensor.reshape": ReshapeFacts(),
    "tensor.splat": AllocationFacts(),
}
