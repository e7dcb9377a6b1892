"""Reasons not to vectorize a loop though its body has the right form. The reference does not check them."""

from __future__ import annotations

from pyopt.analysis.buffer_views import is_view
from pyopt.analysis.effects import is_memory_effect_free
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.verify import integer_of
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import INDEX, FloatType, IndexType, IntegerType, MemRefType
from pyopt.light import Final, Sequence
from pyopt.passes.sparsify.vectorization.coordinates import loaded_coordinate

BUFFERS_OF: Final = frozenset(("bufferization.to_buffer", "sparse_tensor.values"))
BYTE: Final = 8
DEPTH: Final = 4
"""The depth of the use-def chains along which subscripts are compared."""


def of_loop(block: Block) -> bool:
    """Something in the body is neither computation, nor a load, nor the store at its end: it would be done for one
    iteration of many, or not at all. Or vectors are not in memory what single elements are."""
    if block.arguments[0].type is not INDEX:
        return True
    yielded = block.terminator()
    for op in block:
        name = op.info.name
        if op is yielded:
            continue
        if name == "memref.load":
            if not is_dense(op.operands[0]):
                return True
        elif name == "memref.store" and op is yielded.prev and not yielded.operands:
            if not is_dense(op.operands[1]):
                return True
        elif not is_memory_effect_free(op):
            return True
    return False


def is_dense(buffer: Value) -> bool:
    """Elements next to each other in the last dimension are so in memory, for scalars as for vectors."""
    type = buffer.type
    assert isinstance(type, MemRefType)
    element = type.element_type
    if isinstance(element, IntegerType) and (element.width < BYTE or element.width & (element.width - 1)):
        return False  # vectors have such elements side by side, bit by bit
    if not isinstance(element, (FloatType, IndexType, IntegerType)):
        return True  # there are no vectors of them anyway
    if not type.shape:
        return True
    found = strides_and_offset(type)
    return found is not None and found[0][-1] == 1


def of_reduction(carried: Value, reduction: Operation) -> bool:
    """The value that is carried takes part in what is combined with it."""
    return len(carried.uses) != 1 or reduction.operands[0] is reduction.operands[1]


def of_store(store: Operation) -> bool:
    """An iteration may look at what another one has stored."""
    target = store.operands[1]
    root = root_of(target)
    reads = False
    block = store.block
    assert block is not None
    for op in block:
        if op.info.name != "memref.load" or root_of(op.operands[0]) is not root:
            continue
        reads = True
        if op.operands[0] is not target or not _are_same(op.operands[1:], store.operands[2:], DEPTH):
            return True
    return reads and _may_repeat(store.operands[-1])


def _are_same(values: Sequence[Value], others: Sequence[Value], depth: int) -> bool:
    """The values are the same, or computed in the same way."""
    if len(values) != len(others):
        return False
    for value, other in zip(values, others, strict=True):
        if value is other:
            continue
        op, other_op = value.op, other.op
        if depth == 0 or op is None or other_op is None or op.info is not other_op.info or value.index != other.index:
            return False
        if op.regions or op.attributes != other_op.attributes or not is_memory_effect_free(op):
            return False
        if not _are_same(op.operands, other_op.operands, depth - 1):
            return False
    return True


def root_of(buffer: Value) -> Value:
    """The source of a chain of views: another buffer, or a tensor."""
    op = buffer.op
    while op is not None and (is_view(op) or op.info.name in BUFFERS_OF):
        buffer = op.operands[0]
        op = buffer.op
    return buffer


def _may_repeat(subscript: Value) -> bool:
    """Coordinates that are known to come several times: those of a level that is not unique."""
    load = loaded_coordinate(subscript)
    coordinates = None if load is None else load.operands[0].op
    if coordinates is None or coordinates.info.name != "sparse_tensor.coordinates":
        return False
    encoding = encoding_of(coordinates.operands[0].type)
    return encoding is not None and not encoding.level_types[integer_of(coordinates, "level")].is_unique()
