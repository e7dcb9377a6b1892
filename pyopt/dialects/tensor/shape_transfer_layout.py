"""Shape transfer functions of tensor ops that slice, join and reshape, beyond their `result_shapes`.

Where extents do not fit, all of them have undefined behaviour.
"""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import ONE, add, constant, floordiv, product
from pyopt.analysis.shapes.lattice import NOTHING, ranked
from pyopt.analysis.shapes.operations import RANKS
from pyopt.analysis.shapes.relations import (
    denoted_by,
    is_extents,
    of_kept,
    of_sizes,
    one_extent,
    one_shape,
    say_denoted,
)
from pyopt.analysis.shapes.transfer import Facts, transfer_results
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dropped_dimensions, mixed_group, static_values
from pyopt.ir.reassociation import groups_of
from pyopt.ir.types import ShapedType
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe


# Slices.


def of_extract_slice(op: Operation, facts: Facts) -> None:
    """extract_slice, subview: the sizes, without the dimensions that the result's type lacks."""
    result = op.results[0]
    say_kept(op, result, facts)
    if not is_extents(op.operands[0]) or not is_extents(result):
        return
    extents = denoted_by(op.operands[0], facts).extents
    bounds = [of_sizes(mixed_group(op, name), facts) for name in ("offsets", "sizes", "strides")]
    first, size, step = [None if one is None else one.value() for (one,) in bounds]
    if extents is None or first is None or size is None or step is None or not 0 <= size <= RANKS:
        return
    places = range(first, first + size * step, step) if step else [first] * size
    if all(0 <= place < len(extents) for place in places):
        facts.set_denoted(result, ranked([extents[place] for place in places]), op)


def of_insert_slice(op: Operation, facts: Facts) -> None:
    """The result is like the destination, and the source is as the sizes say. So too parallel_insert_slice."""
    if op.results:
        one_shape((op.operands[1], op.results[0]), op, facts)
    say_kept(op, op.operands[0], facts)


def say_kept(op: Operation, value: Value, facts: Facts) -> None:
    """A value has the shape of the slice, perhaps without some unit dimensions."""
    assert isinstance(value.type, ShapedType)
    dropped = dropped_dimensions(static_values(op, "static_sizes"), value.type.shape or ())
    if dropped is not None and facts.shape(value) is not NOTHING:
        sizes = of_sizes(mixed_group(op, "sizes"), facts)
        facts.set_shape(value, of_kept(sizes, dropped), op)


# Joining and padding.


def of_concat(op: Operation, facts: Facts) -> None:
    """All have the same extents but in one dimension, in which the result's is the sum. Also of sparse tensors."""
    attribute = op.attributes.get("dim") or op.attributes.get("dimension")
    assert isinstance(attribute, IntegerAttr)
    where, result = attribute.value, op.results[0]
    shapes = [facts.shape(operand) for operand in op.operands]
    if any(shape.extents is None for shape in shapes):
        return
    columns = list(zip(*[shape.extents or () for shape in shapes], strict=True))
    extents: list[Maybe] = []
    for dimension, column in enumerate(columns):
        if dimension == where:
            extents.append(_sum(column))
        else:
            extents.append(column[0])
            one_extent([(operand, dimension) for operand in op.operands], op, facts)
    facts.set_shape(result, ranked(extents), op)
    if is_extents(result):
        parts = [denoted_by(operand, facts).extents for operand in op.operands]
        whole = [extent for part in parts for extent in part or ()]
        if None not in parts and len(whole) <= RANKS:
            facts.set_denoted(result, ranked(whole), op)


def _sum(terms: Sequence[Maybe]) -> Maybe:
    total: Maybe = constant(0)
    for term in terms:
        total = add(total, term)
    return total


def of_pad(op: Operation, facts: Facts) -> None:
    """The result's extent is the source's and what is put before and behind it; so the source's is the difference."""
    source, result = op.operands[0], op.results[0]
    extents = facts.shape(source).extents
    if extents is None:
        return
    low = of_sizes(mixed_group(op, "low"), facts)
    high = of_sizes(mixed_group(op, "high"), facts)
    padded = [add(extent, add(before, after)) for extent, before, after in zip(extents, low, high, strict=True)]
    facts.set_shape(result, ranked(padded), op)


# The same elements in another shape.


def of_collapse_shape(op: Operation, facts: Facts) -> None:
    """Each extent of the result is the product of a group. Also of memrefs."""
    say_groups(op, op.operands[0], op.results[0], facts)


def of_expand_shape(op: Operation, facts: Facts) -> None:
    """The output shape, and each extent of the source is the product of a group. Also of memrefs."""
    source, result = op.operands[0], op.results[0]
    given = mixed_group(op, "output_shape")
    if given:
        facts.set_shape(result, ranked(of_sizes(given, facts)), op)
    else:
        transfer_results(op, facts)
    say_groups(op, result, source, facts)


def say_groups(op: Operation, large: Value, small: Value, facts: Facts) -> None:
    """The extents of the smaller rank are products of groups of those of the larger one; none of them: all are 1."""
    many, few = facts.shape(large).extents, facts.shape(small).extents
    if many is None or few is None:
        return
    groups = groups_of(op)
    if not groups:
        facts.set_shape(large, ranked([ONE] * len(many)), op)
        return
    products: list[Maybe] = []
    factors: list[Maybe] = list(many)
    for group, extent in zip(groups, few, strict=True):
        members = [many[dimension] for dimension in group]
        products.append(product(members))
        _say_factor(group, members, extent, factors)
    facts.set_shape(large, ranked(factors), op)
    facts.set_shape(small, ranked(products), op)


def _say_factor(group: Sequence[int], members: Sequence[Maybe], whole: Maybe, factors: list[Maybe]) -> None:
    """x * 3 * 4 = 24 * n -> x = 2 * n, where all of a group but one are numbers"""
    open = [at for at, member in enumerate(members) if member is None or member.value() is None]
    if len(open) != 1 or len(members) == 1 or whole is None:
        return
    rest = product([member for at, member in enumerate(members) if at != open[0]])
    divisor = None if rest is None else rest.value()
    if divisor and all(coefficient % divisor == 0 for _, coefficient in whole.terms):
        factors[group[open[0]]] = floordiv(whole, rest)


def of_reshape(op: Operation, facts: Facts) -> None:
    """The result has the shape that the second operand holds, and as many elements as the source. Also of memrefs."""
    source, shape, result = op.operands[0], op.operands[1], op.results[0]
    given = denoted_by(shape, facts)
    if given.extents is not None:
        facts.set_shape(result, given, op)
    had, has = facts.shape(source).extents, facts.shape(result).extents
    if has is None:
        return
    say_denoted(shape, ranked(has), op, facts)
    if had is not None:
        factors: list[Maybe] = list(has)
        _say_factor(range(len(has)), has, product(had), factors)
        facts.set_shape(result, ranked(factors), op)
        factors = list(had)
        _say_factor(range(len(had)), had, product(has), factors)
        facts.set_shape(source, ranked(factors), op)
        facts.equal(product(had), product(has), op)


# Gather and scatter.


def of_gather(op: Operation, facts: Facts) -> None:
    """The result has the extents of the indices but the last, then those of the source; gathered ones are 1 or gone."""
    source, indices = op.operands
    _say_gathered(op, op.results[0], source, indices, "gather_dims", facts)


def of_scatter(op: Operation, facts: Facts) -> None:
    """The source has the shape that a gather would return; the result has that of the destination."""
    source, destination, indices = op.operands
    one_shape((destination, op.results[0]), op, facts)
    _say_gathered(op, source, destination, indices, "scatter_dims", facts)


def _say_gathered(op: Operation, part: Value, whole: Value, indices: Value, name: str, facts: Facts) -> None:
    dimensions = static_values(op, name)
    outer, inner = facts.shape(indices).extents, facts.shape(whole).extents
    assert isinstance(part.type, ShapedType) and part.type.shape is not None
    if outer is None or inner is None or facts.shape(part) is NOTHING:
        return
    facts.set_shape(indices, ranked([*[None] * (len(outer) - 1), constant(len(dimensions))]), op)
    reduced = len(part.type.shape) < len(outer) - 1 + len(inner)
    tail = [
        ONE if at in dimensions else extent for at, extent in enumerate(inner) if not (reduced and at in dimensions)
    ]
    facts.set_shape(part, ranked([*outer[:-1], *tail]), op)
