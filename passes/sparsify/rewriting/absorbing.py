"""Reductions that absorb zeros, over what is stored only: the zeros between are counted, and combined once.

    %1 = linalg.generic {x() = max(x(), A(i,j))} ins(%A) outs(%x)                 A sparse
->
    %x0 = tensor.extract %x[]
    %0 = linalg.generic {x() = sparse_tensor.reduce (unary A(i,j), present only), x(), %x0 by max} ins(%A) outs(%x)
    %m = tensor.extract %0[]
    %zero = arith.maximumf %m, 0.0
    %holes = arith.cmpi ult, (number_of_entries %A), (product of the sizes)
    %1 = tensor.insert (select %holes, %zero, %m) into %0[]

The reference visits every element (reduction_as_semiring). If the output has a rank, a second kernel counts what is
stored for each of its elements, and a third, dense one combines:

    x(i) = max(x(i), n(i) < size ? max(m(i), 0.0) : m(i))

All but multiplication are idempotent; of products only the first zero matters. A float product onto several elements
is left alone, since its rounding depends on where the old element comes in.
"""

from __future__ import annotations

from pyopt.dialects.linalg.notation import PARALLEL, REDUCTION
from pyopt.dialects.linalg.structure import body_of, indexing_maps, iterator_types, rank_of
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import LOOSE_COMPRESSED
from pyopt.ir.affine import CONSTANT, AffineMap
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.reductions import neutral
from pyopt.ir.types import DYNAMIC, I64, INDEX, TensorType
from pyopt.light import Final, Sequence
from pyopt.passes.building.arith import UNSIGNED_LESS, binary, choose, compare, constant_index
from pyopt.passes.building.memref import extent as extent_of
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.lowering.linalg_generic import create_generic, empty_like
from pyopt.passes.sparsify.rewriting.semiring_rules import (
    ABSORBING,
    absorbing_reduction,
    create_reduce,
    create_unary,
    reduction_as_semiring,
)
from pyopt.passes.sparsify.storage.constants import zero_constant
from pyopt.rewrite.rewriter import Rewriter

COMBINERS: Final = (*ABSORBING, "arith.maxnumf", "arith.minnumf")
"""Those of the reference, and two more to which zeros make the same difference."""


def counts_entries(encoding: EncodingAttr, shape: Sequence[int]) -> bool:
    """Whether the number of elements that are not stored follows from the number of those that are."""
    if encoding.is_all_dense() or encoding.is_slice() or not encoding.level_types[-1].is_unique():
        return False
    if any(level.format == LOOSE_COMPRESSED for level in encoding.level_types):
        return False
    if encoding.lvl_to_dim is None:
        return False
    # The blocks at the border must not reach over it.
    for result in encoding.dim_to_lvl.results:
        if result.kind < CONSTANT and (
            shape[result.lhs.value] == DYNAMIC or shape[result.lhs.value] % result.rhs.value
        ):
            return False
    return True


def reduce_stored_elements(op: Operation, rewriter: Rewriter) -> bool:
    """x = op(x, a) over all elements -> over stored ones, then with 0 if some element is not stored"""
    combiner = absorbing_reduction(op, COMBINERS)
    if combiner is None:
        return False
    source, init = op.operands
    encoding = encoding_of(source.type)
    maps = indexing_maps(op)
    assert encoding is not None and isinstance(source.type, TensorType) and source.type.shape is not None
    if (
        encoding_of(init.type) is not None
        or not counts_entries(encoding, source.type.shape)
        or not maps[0].is_permutation()
        or not maps[1].is_projected_permutation()
    ):
        return reduction_as_semiring(op, rewriter)
    if rank_of(init.type) == 0:
        _reduce_to_one(op, combiner, rewriter)
        return True
    if combiner.info.name == "arith.mulf":
        return False
    _reduce_to_several(op, combiner, rewriter)
    return True


def _extents(source: Value, dimensions: Sequence[int], rewriter: Rewriter) -> Value:
    """The product of extents."""
    assert isinstance(source.type, TensorType) and source.type.shape is not None
    known = 1
    sizes: list[Value] = []
    for dimension in dimensions:
        extent = source.type.shape[dimension]
        if extent != DYNAMIC:
            known *= extent
        else:
            sizes.append(extent_of(rewriter, source, dimension))
    total = constant_index(rewriter, known) if known != 1 or not sizes else sizes.pop()
    for size in sizes:
        total = binary(rewriter, "muli", total, size)
    return total


def _reduce_to_one(op: Operation, combiner: Operation, rewriter: Rewriter) -> None:
    source, init = op.operands
    element, old = body_of(op).arguments
    rewriter.start_at(op)
    initial = rewriter.create("tensor.extract", [init], [old.type]).results[0]
    rewriter.insert_after(op)
    result = op.results[0]
    stored = rewriter.create("tensor.extract", [result], [old.type])
    entries = rewriter.create("sparse_tensor.number_of_entries", [source], [INDEX]).results[0]
    assert isinstance(source.type, TensorType) and source.type.shape is not None
    total = _extents(source, range(len(source.type.shape)), rewriter)
    holes = compare(rewriter, UNSIGNED_LESS, entries, total)
    value = _with_zero(combiner, element, old, stored.results[0], holes, rewriter)
    whole = rewriter.create("tensor.insert", [value, result], [result.type])
    rewriter.replace_uses_if(result, whole.results[0], [user for user in result.uses if user not in (stored, whole)])
    _combine_stored(op, combiner, initial, rewriter)


def _with_zero(
    combiner: Operation, element: Value, old: Value, value: Value, holes: Value, rewriter: Rewriter
) -> Value:
    """holes ? combiner(value, 0) : value"""
    zero = zero_constant(rewriter, element.type)
    with_zero = rewriter.clone(combiner, {element: zero, old: value}).results[0]
    return choose(rewriter, holes, with_zero, value)


def _combine_stored(op: Operation, combiner: Operation, identity: Value, rewriter: Rewriter) -> None:
    """Makes the body combine what is stored."""
    block = body_of(op)
    element, old = block.arguments
    rewriter.insert_at_start(block)
    unary = create_unary(element, None, rewriter)
    rewriter.replace(combiner, [create_reduce(unary, old, identity, combiner, rewriter)])


def _reduce_to_several(op: Operation, combiner: Operation, rewriter: Rewriter) -> None:
    source, init = op.operands
    block = body_of(op)
    element, old = block.arguments
    maps = indexing_maps(op)
    iterators = iterator_types(op)
    rewriter.start_at(op)
    identity = rewriter.constant(neutral(combiner.info.combines, old.type), old.type)
    one = rewriter.constant(IntegerAttr.get(1, I64), I64)
    reduced = [at for at, result in enumerate(maps[0].results) if iterators[result.value] == REDUCTION]
    total = rewriter.create("arith.index_cast", [_extents(source, reduced, rewriter)], [I64]).results[0]
    start = _filled(init, identity, rewriter)
    zeros = _filled(init, zero_constant(rewriter, I64), rewriter)
    count = _count_stored(source, zeros, maps, iterators, one, rewriter)
    rank = rank_of(init.type)
    rewriter.insert_after(op)
    result = op.results[0]
    whole = create_generic([result, count], [init], [AffineMap.identity(rank)] * 3, [PARALLEL] * rank, rewriter)
    rewriter.replace_uses_if(result, whole.results[0], [user for user in result.uses if user is not whole])
    body = body_of(whole)
    stored, entries, before = [body.add_argument(type, op.loc) for type in (old.type, I64, old.type)]
    rewriter.insert_at_end(body)
    holes = compare(rewriter, UNSIGNED_LESS, entries, total)
    value = _with_zero(combiner, element, old, stored, holes, rewriter)
    last = rewriter.clone(combiner, {element: value, old: before}).results[0]
    rewriter.create("linalg.yield", [last], [])
    rewriter.set_operand(op, 1, start)
    _combine_stored(op, combiner, identity, rewriter)


def _filled(like: Value, value: Value, rewriter: Rewriter) -> Value:
    """A tensor of the same extents whose elements are all `value`."""
    assert isinstance(like.type, TensorType)
    empty = empty_like(like, TensorType.get(like.type.shape, value.type), rewriter)
    return create_named("linalg.fill", [value], empty, rewriter).results[0]


def _count_stored(
    source: Value,
    zeros: Value,
    maps: Sequence[AffineMap],
    iterators: Sequence[str],
    one: Value,
    rewriter: Rewriter,
) -> Value:
    """The number of stored elements for each element of the output."""
    place = rewriter.before
    counting = create_generic([source], [zeros], maps, iterators, rewriter)
    assert isinstance(source.type, TensorType)
    body = body_of(counting)
    element = body.add_argument(source.type.element_type, counting.loc)
    old = body.add_argument(I64, counting.loc)
    rewriter.insert_at_end(body)
    regions = [Region(), Region()]
    unary = rewriter.create("sparse_tensor.unary", [element], [I64], None, regions)
    rewriter.create_block(regions[0], [element.type])
    rewriter.create("sparse_tensor.yield", [one], [])
    rewriter.insert_at_end(body)
    added = binary(rewriter, "addi", old, unary.results[0])
    rewriter.create("linalg.yield", [added], [])
    assert place is not None
    rewriter.insert_before(place)
    return counting.results[0]
