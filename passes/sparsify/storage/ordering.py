"""Orders of elements that the storage of another tensor cannot take, and COO storage that can.

Storage is filled in the order of its levels. Elements that come in another one go into an unordered COO tensor first,
which is sorted then.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, NONORDERED, NONUNIQUE, SINGLETON, LevelType
from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import TensorType, Type
from pyopt.light import TYPE_CHECKING
from pyopt.passes.sparsify.storage.sparse_constants import sparse_constant

if TYPE_CHECKING:
    from pyopt.passes.sparsify.policy import Policy


def takes_any_order(type: Type, policy: Policy) -> bool:
    """Elements may be inserted in any order: all levels are dense, or coordinates are appended whatever they are.

    To the reference it is enough that some level is not ordered. But what is below a coordinate is all in one place.
    """
    encoding = encoding_of(type)
    if encoding is None or encoding.is_all_dense():
        return True
    if not policy.keeps_elements_together:
        return not encoding.is_all_ordered()
    first, *inner = encoding.level_types
    appended = first.format == COMPRESSED and not first.is_ordered()
    return appended and (not inner or (not first.is_unique() and all(one.format == SINGLETON for one in inner)))


def is_ordered(type: Type) -> bool:
    encoding = encoding_of(type)
    return encoding is None or encoding.is_all_ordered()


def dim_to_lvl(type: Type) -> AffineMap:
    """The map from dimensions to levels: the identity without an encoding."""
    encoding = encoding_of(type)
    assert isinstance(type, TensorType) and type.shape is not None
    return AffineMap.identity(len(type.shape)) if encoding is None else encoding.dim_to_lvl


def convert_needs_sort(op: Operation, policy: Policy) -> bool:
    """The source's elements do not come in the order of the result's storage."""
    source, target = op.operands[0].type, op.results[0].type
    if takes_any_order(target, policy) or (is_ordered(source) and dim_to_lvl(source) is dim_to_lvl(target)):
        return False
    return sparse_constant(op.operands[0]) is None


def concatenate_needs_sort(op: Operation, policy: Policy) -> bool:
    """Only along the first dimension of storage in plain order do the inputs' elements come one after another."""
    target = op.results[0].type
    if takes_any_order(target, policy):
        return False
    map = dim_to_lvl(target)
    dimension = op.attributes["dimension"]
    assert isinstance(dimension, IntegerAttr)
    same = all(dim_to_lvl(operand.type) is map for operand in op.operands)
    return not (same and dimension.value == 0 and map.is_identity())


def coo_encoding(encoding: EncodingAttr, ordered: bool) -> EncodingAttr:
    """COO storage of the same coordinates: one compressed level, then singletons; only the last is unique."""
    properties = 0 if ordered else NONORDERED
    rank = encoding.lvl_rank()
    levels = [
        LevelType.get(COMPRESSED if level == 0 else SINGLETON, properties | (NONUNIQUE if level < rank - 1 else 0))
        for level in range(rank)
    ]
    return EncodingAttr.get(
        levels, encoding.dim_to_lvl, encoding.pos_width, encoding.crd_width, encoding.explicit_value,
        encoding.implicit_value, encoding.dim_slices,
    )  # fmt: skip


def coo_type(type: Type, ordered: bool) -> TensorType:
    """The tensor type with COO storage instead of its own."""
    encoding = encoding_of(type)
    assert encoding is not None and isinstance(type, TensorType)
    return TensorType.get(type.shape, type.element_type, coo_encoding(encoding, ordered))


def same_storage(source: Value, target: Type) -> bool:
    """The storage differs at most in the widths of its positions and coordinates."""
    first, second = encoding_of(source.type), encoding_of(target)
    if first is None or second is None or first.is_slice():
        return False
    return first.with_widths(0, 0) is second.with_widths(0, 0)
