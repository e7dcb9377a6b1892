"""fold-tensor-subset-ops: what reads from a slice or inserts into one works on the whole tensor instead.

    %s = tensor.extract_slice %t[%i] [8] [1]                %j = affine.apply (s0 + 4)()[%i]
    %v = vector.transfer_read %s[%c4], %pad           ->    %v = vector.transfer_read %t[%j], %pad

    %s = vector.transfer_write %v, %d[%c0]                  %r = vector.transfer_write %v, %t[%i]
    %r = tensor.insert_slice %s into %t[%i] [8] [1]   ->

    %s = tensor.insert_slice %a into %b[%i] [8] [1]         %k = affine.apply (s0 + s1)()[%i, %j]
    %r = tensor.insert_slice %s into %t[%j] [8] [1]   ->    %r = tensor.insert_slice %a into %t[%k] [8] [1]

Slices have unit strides; transfers have no mask and stay in bounds.
"""

from __future__ import annotations

from pyopt.dialects.tensor.shapes import shape_of
from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.dialects.vector.shapes import vector_type
from pyopt.ir.affine import AffineMap, AffineMapAttr, dim, symbol
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice, all_known, dropped_by_sizes, same_entries, slice_of
from pyopt.ir.signature import segments
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.passes.canonicalize.common import producer_of, slice_parts
from pyopt.passes.lowering.common import rewrite
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed

_PLACE: Final = AffineMap.get(0, 3, [symbol(0) + symbol(1) * symbol(2)])
"""offset + index * stride"""


def _places(given: Slice, dropped: Sequence[bool], indices: Sequence[int | Value], rewriter: Rewriter) -> Mixed:
    """The indices in the tensor for those into a slice; 0 along the dimensions that the slice drops."""
    following = iter(indices)
    return [
        composed_apply(_PLACE, [offset, 0 if gone else next(following), stride], rewriter)
        for offset, stride, gone in zip(given.offsets, given.strides, dropped, strict=True)
    ]


def _values(places: Mixed, rewriter: Rewriter) -> list[Value]:
    """The places as operands, constants where they are known."""
    return [
        rewriter.constant(IntegerAttr.get(place, INDEX), INDEX) if isinstance(place, int) else place for place in places
    ]


def _over_all(map: AffineMap, dropped: Sequence[bool]) -> AffineMapAttr:
    """The map of a transfer to or from a slice, over all dimensions of the tensor."""
    kept = [dim(index) for index, gone in enumerate(dropped) if not gone]
    return AffineMapAttr.get(map.replace(kept, (), len(dropped), 0))


def _is_foldable(transfer: Transfer, given: Slice) -> bool:
    return transfer.in_bounds() and transfer.mask is None and all_known(given.strides, 1)


def transfer_read_of_extract_slice(op: Operation, rewriter: Rewriter) -> bool:
    """read t[o][n][1][i] -> read t[o + i]"""
    extract = producer_of(op.operands[0], "tensor.extract_slice")
    if extract is None:
        return False
    read = Transfer(op)
    given = slice_of(extract)
    if not _is_foldable(read, given):
        return False
    dropped = dropped_by_sizes(given.sizes, shape_of(extract.results[0].type))
    parent = op.parent_op()
    if parent is not None and parent.info.name == "vector.mask":
        # It holds one op.
        rewriter.insert_before(parent)
    indices = _values(_places(given, dropped, read.indices, rewriter), rewriter)
    padding = op.operands[1 + len(read.indices)]
    attributes: dict[str, Attribute] = {
        "operandSegmentSizes": segments(1, len(indices), 1, 0),
        "permutation_map": _over_all(read.map, dropped),
        "in_bounds": op.attributes["in_bounds"],
    }
    operands = [extract.operands[0], *indices, padding]
    rewriter.replace_with_new(op, op.info.name, operands, [op.results[0].type], attributes)
    return True


def insert_slice_of_transfer_write(op: Operation, rewriter: Rewriter) -> bool:
    """(write v, d[i]) into t[o][n][1] -> write v, t[o + i], if nothing of d is left"""
    producer = producer_of(op.operands[0], "vector.transfer_write")
    if producer is None:
        return False
    write = Transfer(producer)
    given = slice_of(op)
    if not _is_foldable(write, given) or not _is_all_written(write):
        return False
    dropped = dropped_by_sizes(given.sizes, shape_of(op.operands[0].type))
    indices = _values(_places(given, dropped, write.indices, rewriter), rewriter)
    attributes: dict[str, Attribute] = {
        "operandSegmentSizes": segments(1, 1, len(indices), 0),
        "permutation_map": _over_all(write.map, dropped),
        "in_bounds": producer.attributes["in_bounds"],
    }
    operands = [producer.operands[0], op.operands[1], *indices]
    rewriter.replace_with_new(op, producer.info.name, operands, [op.results[0].type], attributes)
    return True


def _is_all_written(write: Transfer) -> bool:
    """The vector has the shape of the tensor. The reference does not ask whether it is scalable."""
    type = vector_type(write.vector_type)
    return not any(type.scalable) and list(type.shape or ()) == list(shape_of(write.source.type))


def insert_slice_of_insert_slice(op: Operation, rewriter: Rewriter) -> bool:
    """(a into b[p][n][1]) into t[o][n][1] -> a into t[o + p][n][1]: nothing of b is left"""
    inner = producer_of(op.operands[0], "tensor.insert_slice")
    if inner is None:
        return False
    given, inner_given = slice_of(op), slice_of(inner)
    if not all_known(given.strides, 1) or not all_known(inner_given.strides, 1):
        return False
    dropped = dropped_by_sizes(given.sizes, shape_of(op.operands[0].type))
    kept = [size for size, gone in zip(given.sizes, dropped, strict=True) if not gone]
    if not same_entries(kept, inner_given.sizes):
        return False
    parallel = op.info.name == "tensor.parallel_insert_slice"
    parent = op.parent_op()
    if parallel and parent is not None:
        # Nothing else may stand among the insertions.
        rewriter.insert_before(parent)
    offsets = _places(given, dropped, inner_given.offsets, rewriter)
    operands, attributes = slice_parts(Slice(offsets, given.sizes, given.strides), [inner.operands[0], op.operands[1]])
    rewriter.replace_with_new(op, op.info.name, operands, [result.type for result in op.results], attributes)
    return True


_RULES: Final[tuple[Rule, ...]] = (
    Rule("tensor.insert_slice", insert_slice_of_transfer_write, needs="vector.transfer_write"),
    Rule(
        "tensor.insert_slice tensor.parallel_insert_slice",
        insert_slice_of_insert_slice,
        needs="tensor.insert_slice",
    ),
    Rule("vector.transfer_read", transfer_read_of_extract_slice, needs="tensor.extract_slice"),
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Folds slices inside `op`."""
    return rewrite(op, pass_context, _RULES)


PASS = make_pass("fold-tensor-subset-ops", run, class_name="FoldTensorSubsetOpsPass", apart=True)
