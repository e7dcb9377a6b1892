"""Conversions that need no sort: entries are counted, and each one goes to the place that the counts say.

The result has dense levels, then one compressed level, perhaps with singletons below: CSR, CSC, COO, and their like of
more dimensions. How many entries are below each coordinate of the dense levels says where they begin. Those that belong
together come in the order of the source.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, DENSE, NONORDERED, SINGLETON, LevelType
from pyopt.dialects.sparse_tensor.verify import tensor_of
from pyopt.ir.affine import AffineMap
from pyopt.ir.core import Operation
from pyopt.ir.types import TensorType
from pyopt.light import Final, Sequence
from pyopt.passes.sparsify.storage.casts import can_cast
from pyopt.passes.sparsify.storage.constants import can_compare
from pyopt.passes.sparsify.storage.sparse_constants import sparse_constant
from pyopt.pipeline.options import FlagOption

COUNT_ENTRIES: Final = FlagOption(
    "count-entries", False, "Leave conversions to sparse-tensor-codegen that it makes by counting entries", ours=True
)
ENOUGH: Final = 32
"""Bits that coordinates of a dense tensor fit into."""
MATRIX: Final = 2
"""The rank of one."""


def is_counted(op: Operation) -> bool:
    """Whether a sparse_tensor.convert is one of these, or one of a dense tensor that `has_nonzeros`."""
    source, target = op.operands[0], tensor_of(op.results[0])
    if encoding_of(source.type) is None:
        return sparse_constant(source) is None and has_nonzeros(tensor_of(source), target)
    return can_count(tensor_of(source), target)


def has_nonzeros(source: TensorType, target: TensorType) -> bool:
    """Whether a dense tensor becomes one of type `target` by counting elements that are not zero.

    Its elements come in the order of the dimensions.
    """
    after = encoding_of(target)
    if encoding_of(source) is not None or after is None or not after.is_identity() or after.is_slice():
        return False
    return can_cast(source.element_type, target.element_type) and can_compare(target.element_type) and _takes(after)


def can_count(source: TensorType, target: TensorType) -> bool:
    """Whether a tensor of type `source` becomes one of type `target` so."""
    before, after = encoding_of(source), encoding_of(target)
    if before is None or after is None or before.with_widths(0, 0) is after.with_widths(0, 0):
        return False
    if not _has_known_levels(before) or not _has_known_levels(after):
        return False
    if not can_cast(source.element_type, target.element_type):
        return False
    return _has_entries(before) and _takes(after) and _come_in_order(before, after)


def rows_before(source: TensorType, target: TensorType) -> TensorType | None:
    """The type of rows that a dense tensor becomes first, which then become of type `target`; None if they cannot."""
    after = encoding_of(target)
    if after is None or encoding_of(source) is not None:
        return None
    levels = [LevelType.get(DENSE)] * (after.dim_rank() - 1)
    # Coordinates of the last dimension need not fit into those of another one.
    width = 0 if after.crd_width < ENOUGH else after.crd_width
    encoding = EncodingAttr.get([*levels, LevelType.get(COMPRESSED)], None, after.pos_width, width)
    rows = TensorType.get(target.shape, target.element_type, encoding)
    return rows if has_nonzeros(source, rows) and can_count(rows, target) else None


def columns_before(source: TensorType, target: TensorType) -> TensorType | None:
    """The type of columns that a matrix in any order becomes first, of which rows then come in order.

    Within a column they may be in any order, too. None where the target has no such rows.
    """
    after = encoding_of(target)
    if after is None or after.lvl_rank() != MATRIX or not after.is_permutation():
        return None
    levels = [LevelType.get(DENSE), LevelType.get(COMPRESSED, NONORDERED)]
    width = 0 if after.crd_width < ENOUGH else after.crd_width
    map = AffineMap.permutation(dimensions(after)[::-1])
    columns = TensorType.get(target.shape, target.element_type, EncodingAttr.get(levels, map, after.pos_width, width))
    return columns if can_count(source, columns) and can_count(columns, target) else None


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


def _takes(encoding: EncodingAttr) -> bool:
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
