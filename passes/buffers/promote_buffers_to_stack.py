"""promote-buffers-to-stack: small buffers that are not needed behind the region they are made in go on the stack.

    %0 = memref.alloc() : memref<4xf32>   ->   %0 = memref.alloca() : memref<4xf32>

A buffer is small if it has `max-alloc-size-in-bytes` bytes at most, or if its extents are given by ranks and it has
`max-rank-of-allocated-memref` dimensions at most. It is not freed, and no alias of it leaves the function, or the loop
or the scope that frees stack buffers, with the operands of a terminator. With `reference-exact` frees of its aliases
do not matter, nor what cannot be followed, as in mlir-opt.
"""

from __future__ import annotations

from pyopt.analysis.effects import affects
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import AUTOMATIC_ALLOCATION_SCOPE, FREES
from pyopt.ir.types import DYNAMIC, ComplexType, FloatType, IndexType, IntegerType, MemRefType, Type, VectorType
from pyopt.light import Final
from pyopt.passes.buffers.placement import Placement, is_known_control_flow, is_loop
from pyopt.pipeline.options import UINT32, FlagOption, IntegerOption, OptionValues
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

MAX_ALLOC_SIZE_IN_BYTES: Final = IntegerOption(
    "max-alloc-size-in-bytes", 1024, "The size up to which a buffer with static extents is promoted", UINT32
)
MAX_RANK_OF_ALLOCATED_MEMREF: Final = IntegerOption(
    "max-rank-of-allocated-memref", 1, "The rank up to which a buffer whose extents are ranks is promoted", UINT32
)
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Promote buffers that are freed through an alias, too, as mlir-opt does"
)


def bits_of(type: Type) -> int | None:
    """The bits of an element of the type in a buffer; None for types of unknown size."""
    if isinstance(type, (IntegerType, FloatType)):
        return type.width
    if isinstance(type, IndexType):
        return 64
    if isinstance(type, ComplexType):
        part = bits_of(type.element_type)
        if part is None:
            return None
        # The second part begins at a multiple of its alignment, a power of two.
        alignment = _power_of_two(max(part + 7 >> 3, 1)) * 8
        return -(-part // alignment) * alignment + part
    if isinstance(type, VectorType):
        element = bits_of(type.element_type)
        extents = type.shape
        if element is None or extents is None or any(type.scalable):
            return None
        count = _power_of_two(extents[-1]) if extents else 1
        for extent in extents[:-1]:
            count *= extent
        return count * (element + 7 >> 3) * 8
    return None


def _power_of_two(value: int) -> int:
    """The smallest power of two that is no less."""
    return 1 << max(value - 1, 0).bit_length()


def is_small(op: Operation, options: OptionValues) -> bool:
    """The buffer that the memref.alloc makes is within the limits."""
    type = op.results[0].type
    if not isinstance(type, MemRefType) or type.shape is None:
        return False
    if DYNAMIC in type.shape:
        if len(type.shape) > MAX_RANK_OF_ALLOCATED_MEMREF.of(options):
            return False
        return all(value.op is not None and value.op.info.name == "memref.rank" for value in op.operands)
    bits = bits_of(type.element_type)
    if bits is None:
        return False
    count = 1
    for extent in type.shape:
        count *= extent
    return count * bits <= MAX_ALLOC_SIZE_IN_BYTES.of(options) * 8


def has_scope(op: Operation, placement: Placement) -> bool:
    """There is an op that frees stack buffers around the allocation, which no alias leaves, and no loop before it."""
    region = op.parent_region()
    while region is not None:
        around = region.parent
        if around is None:
            return False
        if around.info.traits & AUTOMATIC_ALLOCATION_SCOPE and not placement.is_forwarded(op.results[0], region):
            return True
        if is_loop(around) or not is_known_control_flow(around):
            return False
        region = around.parent_region()
    return False


def may_promote(op: Operation, placement: Placement, options: OptionValues) -> bool:
    """The buffer may be on the stack."""
    buffer = op.results[0]
    if not is_small(op, options) or any(affects(user, FREES, buffer) for user in buffer.uses):
        return False
    if not has_scope(op, placement):
        return False
    return REFERENCE_EXACT.of(options) or not (placement.views.may_be_freed(buffer) or placement.is_stored(buffer))


def run(op: Operation, pass_context: PassContext) -> bool:
    """Promotes buffers of a function."""
    options = pass_context.options
    allocations = [one for one in op.walk() if one.info.name == "memref.alloc"]
    if not allocations:
        return False
    placement = Placement(op, unknown=not REFERENCE_EXACT.of(options))
    promoted = [one for one in allocations if may_promote(one, placement, options)]
    rewriter = Rewriter(pass_context.context)
    for one in promoted:
        rewriter.start_at(one)
        new = rewriter.create("memref.alloca", one.operands, [one.results[0].type], one.attributes)
        rewriter.replace(one, new.results)
    return len(promoted) != 0


PASS = make_pass(
    "promote-buffers-to-stack",
    run,
    (MAX_ALLOC_SIZE_IN_BYTES, MAX_RANK_OF_ALLOCATED_MEMREF, REFERENCE_EXACT),
    anchor="func.func",
    class_name="PromoteBuffersToStackPass",
)
