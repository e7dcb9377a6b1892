"""Shape transfer functions of the memref ops. Where extents do not fit, these ops have undefined behaviour.

What casts, questions and reshapes say is as for tensors, in `pyopt.dialects.tensor.shape_transfer`.
"""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import ZERO, constant, product
from pyopt.analysis.shapes.lattice import ranked
from pyopt.analysis.shapes.relations import is_extents, numbers_in, of_kept, of_sizes, one_shape, permuted
from pyopt.dialects.memref.layouts import reduction_mask, shape_of, subview_type
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import SymbolRefAttr, UnitAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import join, mixed_group, static_values
from pyopt.ir.signature import operand_group, result_group
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.symbols import lookup_symbol
from pyopt.ir.types import DYNAMIC, MemRefType
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.shapes.transfer import Facts


def of_alloc(op: Operation, facts: Facts) -> None:
    """alloc, alloca, view, realloc: an operand for each extent that the type does not know."""
    result = op.results[0].type
    assert isinstance(result, MemRefType) and result.shape is not None
    group = {"memref.view": "sizes", "memref.realloc": "dynamicResultSize"}.get(op.info.name, op.info.extents)
    facts.set_shape(op.results[0], ranked(of_sizes(join(result.shape, operand_group(op, group)), facts)), op)


def of_distinct_objects(op: Operation, facts: Facts) -> None:
    """Each result is the buffer at its place."""
    for operand, result in zip(op.operands, op.results, strict=True):
        one_shape([result, operand], op, facts)


def of_reinterpret_cast(op: Operation, facts: Facts) -> None:
    """The sizes, whatever the source is like."""
    facts.set_shape(op.results[0], ranked(of_sizes(mixed_group(op, "sizes"), facts)), op)


def of_subview(op: Operation, facts: Facts) -> None:
    """The sizes, without the dimensions that the result's type lacks."""
    mixed = mixed_group(op, "sizes")
    dropped = _dropped(op, mixed)
    if dropped is not None:
        facts.set_shape(op.results[0], of_kept(of_sizes(mixed, facts), dropped), op)


def _dropped(op: Operation, sizes: Sequence[int | Value]) -> list[bool] | None:
    """For each dimension of a subview whether the result lacks it; None if that cannot be said."""
    source, result = op.operands[0].type, op.results[0].type
    assert isinstance(source, MemRefType) and isinstance(result, MemRefType)
    if len(sizes) == len(shape_of(result)):
        return [False] * len(sizes)
    if strides_and_offset(source) is None:
        return None
    static = [static_values(op, name) for name in ("static_offsets", "static_sizes", "static_strides")]
    return reduction_mask(subview_type(source, *static), result, sizes)


def of_transpose(op: Operation, facts: Facts) -> None:
    """The extents in the order of the permutation, and the other way round."""
    source, result = op.operands[0], op.results[0]
    given = op.attributes["permutation"]
    assert isinstance(given, AffineMapAttr)
    order = [given.value.dim_position(position) for position in range(len(given.value.results))]
    extents = facts.shape(source).extents
    if extents is not None:
        facts.set_shape(result, permuted(extents, order), op)


def of_metadata(op: Operation, facts: Facts) -> None:
    """The sizes are the extents; where the layout is the identity, the strides are products of them."""
    source = op.operands[0]
    extents = facts.shape(source).extents
    assert isinstance(source.type, MemRefType)
    if extents is None:
        return
    for size, extent in zip(result_group(op, "sizes"), extents, strict=True):
        facts.set_number(size, extent, op)
    offset, strides = op.results[1], result_group(op, "strides")
    if source.type.layout is None:
        facts.set_number(offset, ZERO, op)
        for index, stride in enumerate(strides):
            facts.set_number(stride, product(extents[index + 1 :]), op)
        return
    known = strides_and_offset(source.type)
    assert known is not None
    for value, number in zip([*strides, offset], [*known[0], known[1]], strict=True):
        if number != DYNAMIC:
            facts.set_number(value, constant(number), op)


def of_get_global(op: Operation, facts: Facts) -> None:
    """A constant of integers may be the shape that a reshape takes."""
    result = op.results[0]
    if not is_extents(result) or not any(user.info.name == "memref.reshape" for user in result.users()):
        return
    name = op.attributes.get("name")
    found = lookup_symbol(op, *name.path) if isinstance(name, SymbolRefAttr) else None
    if found is None or not isinstance(found.attributes.get("constant"), UnitAttr):
        return
    numbers = numbers_in(found.attributes.get("initial_value"))
    if numbers is not None:
        facts.set_denoted(result, ranked([constant(number) for number in numbers]), op)
