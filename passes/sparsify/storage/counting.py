"""Conversions that need no sort: entries are counted, and each one goes to the place that the counts say.

The result has dense levels, then one compressed level, perhaps with singletons below: CSR, CSC, COO, and their like of
more dimensions. How many entries are below each coordinate of the dense levels says where they begin. Those that belong
together come in the order of the source.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, DENSE, SINGLETON
from pyopt.dialects.sparse_tensor.verify import tensor_of
from pyopt.ir.core import Operation
from pyopt.ir.types import TensorType
from pyopt.light import Sequence
from pyopt.passes.sparsify.storage.casts import can_cast


def is_counted(op: Operation) -> bool:
    """Whether a sparse_tensor.convert is one of these."""
    return can_count(tensor_of(op.operands[0]), tensor_of(op.results[0]))


def can_count(source: TensorType, target: TensorType) -> bool:
    """Whether a tensor of type `source` becomes one of type `target` so."""
    before, after = encoding_of(source), encoding_of(target)
    if before is None or after is None or before.with_widths(0, 0) is after.with_widths(0, 0):
        return False
    if not _has_known_levels(before) or not _has_known_levels(after):
        return False
    if not can_cast(source.element_type, target.element_type):
        return False
    return _has_entries(before) and _takes_entries(after) and _come_in_order(before, after)


def dimensions(encoding: EncodingAttr) -> list[int]:
    """The dimensions in the order of the levels."""
    return [result.value for result in encoding.dim_to_lvl.results]


def dense_levels(encoding: EncodingAttr) -> int:
    """The number of the dense levels that come first."""
    formats = [one.format for one in encoding.level_types]
    return next((level for level, format in enumerate(formats) if format != DENSE), len(formats))


def keeps_order(before: EncodingAttr, after: EncodingAttr) -> bool:
    """Whether the entries have the same numbers in both, where one can be made of the other by counting."""
    outer = dense_levels(after)
    if not outer:
        return True
    return dimensions(before) == dimensions(after) and all(one.is_ordered() for one in before.level_types[:outer])


def _has_known_levels(encoding: EncodingAttr) -> bool:
    return encoding.is_permutation() and not encoding.is_slice()


def _has_entries(encoding: EncodingAttr) -> bool:
    """Each value is an entry with coordinates of its own: the last level is sparse, and nothing is below parts."""
    *outer, last = encoding.level_types
    if last.format not in (COMPRESSED, SINGLETON):
        return False
    for level, one in enumerate(outer):
        if one.format not in (DENSE, COMPRESSED, SINGLETON):
            return False
        if not one.is_unique() and not _are_singletons(encoding, level + 1):
            return False
    return True


def _are_singletons(encoding: EncodingAttr, start: int) -> bool:
    return all(one.format == SINGLETON for one in encoding.level_types[start:])


def _takes_entries(encoding: EncodingAttr) -> bool:
    """Dense levels, a compressed one, and singletons, so that entries need not be told apart by outer coordinates."""
    outer = dense_levels(encoding)
    below = encoding.level_types[outer:]
    if not below or below[0].format != COMPRESSED or not _are_singletons(encoding, outer + 1):
        return False
    return all(not one.is_unique() for one in below[:-1])


def _come_in_order(before: EncodingAttr, after: EncodingAttr) -> bool:
    """Entries with the same coordinates of the dense levels come as the result stores them."""
    first, last = before.level_types[-1], after.level_types[-1]
    if last.is_unique() and not first.is_unique():
        return False
    outer = dense_levels(after)
    if not after.level_types[outer].is_ordered():
        return True
    inner: Sequence[int] = dimensions(after)[outer:]
    order = dimensions(before)
    if [one for one in order if one in inner] != list(inner):
        return False
    return all(one.is_ordered() for one in before.level_types[: order.index(inner[-1]) + 1])
