"""Helpers for rules of several dialects: constants among operands and in lists of indices, making slices.

It knows no dialect.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.mixed_indices import Slice, constant_index, dense, split
from pyopt.ir.signature import segments
from pyopt.ir.traits import TYPE_TRAITS, check_types
from pyopt.ir.types import DYNAMIC, MAX_EXTENT, ShapedType, Type
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.rewrite.folding import constant_of

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed


def producer_of(value: Value, name: str) -> Operation | None:
    """The op that defines `value` if it is called `name`."""
    op = value.op
    return op if op is not None and op.info.name == name else None


def is_well_formed(op: Operation) -> bool:
    """Returns whether the op satisfies its declaration's checks of operands, attributes and body. Nothing is reported.

    Extents that become known may contradict each other; a rule then leaves the op as it was, undefined when it runs.
    """
    info = op.info
    try:
        for hook in (info.invariants, info.verify, info.verify_regions):
            if hook is not None and hook(op) is not None:
                return False
    except DiagnosticError:
        return False
    return not info.traits & TYPE_TRAITS or check_types(op, info.traits) is None


def has_possible_extents(type: ShapedType) -> bool:
    """No extent is larger than one may be, as products of others can get."""
    return type.shape is None or all(extent <= MAX_EXTENT for extent in type.shape)


def with_constants(mixed: Mixed, non_negative: bool = False, non_zero: bool = False) -> Mixed | None:
    """The list with operands that are constants made static; None if there is none, or none that is allowed."""
    out: Mixed = []
    changed = False
    for one in mixed:
        if isinstance(one, Value):
            known = constant_index(one)
            if known is None or known == DYNAMIC:  # the number that marks operands cannot be static itself
                out.append(one)
                continue
            if not (non_negative and known < 0) and not (non_zero and known == 0):
                one = known  # noqa: PLW2901  # the entry as it goes out
                changed = True
        out.append(one)
    return out if changed else None


def slice_with_constants(given: Slice, source: Type, zero_strides: bool) -> Slice | None:
    """The slice with operands that are constants made static; None if nothing changes, or if it leaves the source.

    Offsets come first, sizes and then strides in a later step each, as in the reference.
    """
    found = _with_constants(given, zero_strides)
    return None if found is None or found.beyond(source) else found


def _with_constants(given: Slice, zero_strides: bool) -> Slice | None:
    offsets = with_constants(given.offsets, non_negative=True)
    if offsets is not None:
        return Slice(offsets, given.sizes, given.strides)
    sizes = with_constants(given.sizes, non_negative=True)
    if sizes is not None:
        return Slice(given.offsets, sizes, given.strides)
    strides = with_constants(given.strides, non_zero=not zero_strides)
    return None if strides is None else Slice(given.offsets, given.sizes, strides)


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


def static_extents(shape: Sequence[int], dynamic: Sequence[Value]) -> tuple[tuple[int, ...], list[Value]] | None:
    """The shape with constants among its dynamic extents filled in, and the operands that remain; None if none is."""
    extents: list[int] = []
    kept: list[Value] = []
    following = iter(dynamic)
    for extent in shape:
        if extent == DYNAMIC:
            value = next(following)
            known = constant_index(value)
            if known is not None and known >= 0:
                extents.append(known)
                continue
            kept.append(value)
        extents.append(extent)
    return None if len(kept) == len(dynamic) else (tuple(extents), kept)
