"""What several rules of the tensor dialect need: what casts keep, constants in lists of indices, making slices."""

from __future__ import annotations

from pyopt.analysis.effects import would_be_trivially_dead
from pyopt.dialects.tensor.shapes import shape_of, tensor_type
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice, dense, split
from pyopt.ir.signature import init_bounds, segments
from pyopt.ir.types import DYNAMIC, TensorType, Type
from pyopt.rewrite.folding import constant_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.ir.mixed_indices import Mixed
    from pyopt.rewrite.rewriter import Rewriter


def constant_index(value: int | Value) -> int | None:
    """The number that an entry of a mixed list is, statically or by a constant op."""
    if isinstance(value, int):
        return value
    attribute = constant_of(value)
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def producer_of(value: Value, name: str) -> Operation | None:
    """The op that defines `value` if it is called `name`."""
    op = value.op
    return op if op is not None and op.info.name == name else None


def destination_of(value: Value) -> Value | None:
    """The init that a result of an op in destination style is made from: it has the result's shape."""
    if value.op is None or not value.op.info.inits:
        return None
    return value.op.operands[init_bounds(value.op)[0] + value.index]


def keeps_static_extents(source: Type, target: Type) -> bool:
    """Both are ranked alike, with one element type, and every static extent of `source` is static in `target`."""
    if not isinstance(source, TensorType) or not isinstance(target, TensorType):
        return False
    if source.shape is None or target.shape is None or source.element_type is not target.element_type:
        return False
    if len(source.shape) != len(target.shape):
        return False
    return all(b != DYNAMIC or a == DYNAMIC for a, b in zip(source.shape, target.shape, strict=True))


def forgetting_cast(value: Value) -> Operation | None:
    """The tensor.cast that `value` comes from, if it only forgets static extents: a user may look through it."""
    cast = producer_of(value, "tensor.cast")
    if cast is not None and keeps_static_extents(cast.results[0].type, cast.operands[0].type):
        return cast
    return None


def through_cast(value: Value) -> Value:
    """What a forgetting cast takes, or the value itself."""
    cast = forgetting_cast(value)
    return value if cast is None else cast.operands[0]


def cast_to(value: Value, type: Type, rewriter: Rewriter) -> Value:
    """`value` as a value of that type: itself, or a new tensor.cast of it."""
    return value if value.type is type else rewriter.create("tensor.cast", [value], [type]).results[0]


def redirect(op: Operation, index: int, value: Value, rewriter: Rewriter) -> None:
    """`value` becomes an operand of `op`; what made the old one is erased if it is dead now."""
    old = op.operands[index].op
    rewriter.set_operand(op, index, value)
    if old is not None and not any(result.uses for result in old.results) and would_be_trivially_dead(old):
        rewriter.erase(old)


def replace_with_cast(op: Operation, value: Value, rewriter: Rewriter) -> bool:
    """`value`, cast to the type of the result if need be, takes the place of `op`."""
    rewriter.replace(op, [cast_to(value, op.results[0].type, rewriter)])
    return True


def with_constants(mixed: Mixed, non_negative: bool = False, non_zero: bool = False) -> Mixed | None:
    """The list with operands that are constants made static; None if there is none, or none that is allowed."""
    out: Mixed = []
    changed = False
    for one in mixed:
        if isinstance(one, Value):
            known = constant_index(one)
            if known is not None and not (non_negative and known < 0) and not (non_zero and known == 0):
                one = known  # noqa: PLW2901  # the entry as it goes out
                changed = True
        out.append(one)
    return out if changed else None


def slice_with_constants(given: Slice, zero_strides: bool) -> Slice | None:
    """The slice with operands that are constants made static; None if nothing changes."""
    offsets = with_constants(given.offsets, non_negative=True)
    sizes = with_constants(given.sizes, non_negative=True)
    strides = with_constants(given.strides, non_zero=not zero_strides)
    if offsets is None and sizes is None and strides is None:
        return None
    return Slice(offsets or given.offsets, sizes or given.sizes, strides or given.strides)


def slice_parts(given: Slice, leading: Sequence[Value]) -> tuple[list[Value], dict[str, Attribute]]:
    """The operands, `leading` first, and the attributes of an op with that slice."""
    static_offsets, offsets = split(given.offsets)
    static_sizes, sizes = split(given.sizes)
    static_strides, strides = split(given.strides)
    attributes: dict[str, Attribute] = {
        "operandSegmentSizes": segments(*([1] * len(leading)), len(offsets), len(sizes), len(strides)),
        "static_offsets": dense(static_offsets),
        "static_sizes": dense(static_sizes),
        "static_strides": dense(static_strides),
    }
    return [*leading, *offsets, *sizes, *strides], attributes


def has_constant_operand(op: Operation) -> bool:
    """Some operand is an index constant, so that making it static comes first."""
    return any(isinstance(constant_of(value), IntegerAttr) for value in op.operands)


def static_extents(type: TensorType, dynamic: Sequence[Value]) -> tuple[tuple[int, ...], list[Value]] | None:
    """The shape with constants among its dynamic extents filled in, and the operands that remain; None if none is."""
    shape: list[int] = []
    kept: list[Value] = []
    following = iter(dynamic)
    for extent in shape_of(type):
        if extent == DYNAMIC:
            value = next(following)
            known = constant_index(value)
            if known is not None and known >= 0:
                shape.append(known)
                continue
            kept.append(value)
        shape.append(extent)
    return None if len(kept) == len(dynamic) else (tuple(shape), kept)


def type_of(value: Value) -> TensorType:
    return tensor_type(value.type)
