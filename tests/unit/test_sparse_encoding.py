"""What a sparse encoding says of maps, sizes and storage: the pure functions that the sparsifier builds on."""

from __future__ import annotations

import pytest

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.dialects.sparse_tensor.level_types import (
    BATCH,
    COMPRESSED,
    DENSE,
    LOOSE_COMPRESSED,
    NONORDERED,
    NONUNIQUE,
    SINGLETON,
    SOA,
    STRUCTURED,
    LevelType,
    coo_segments,
)
from pyopt.dialects.sparse_tensor.maps import block_sizes, infer_lvl_to_dim
from pyopt.dialects.sparse_tensor.storage import storage_fields
from pyopt.ir.affine import AffineMap, dim
from pyopt.ir.types import DYNAMIC, F64, INDEX, IntegerType, MemRefType

_DENSE = LevelType.get(DENSE)
_COMPRESSED = LevelType.get(COMPRESSED)
_TOP = LevelType.get(COMPRESSED, NONUNIQUE)
_SINGLETON = LevelType.get(SINGLETON)
_SOA = LevelType.get(SINGLETON, SOA)

BSR_MAP = AffineMap.get(2, 0, [dim(0) // 2, dim(1) // 3, dim(0) % 2, dim(1) % 3])
MIXED_MAP = AffineMap.get(2, 0, [dim(1), dim(0) // 4, dim(0) % 4])


@pytest.mark.parametrize(
    ("level", "text", "word"),
    [
        (_DENSE, "dense", 0x10000),
        (LevelType.get(BATCH), "batch", 0x20000),
        (LevelType.get(COMPRESSED, NONORDERED | NONUNIQUE), "compressed(nonunique, nonordered)", 0x40003),
        (_SOA, "singleton(soa)", 0x80004),
        (LevelType.get(LOOSE_COMPRESSED), "loose_compressed", 0x100000),
        (LevelType.get(STRUCTURED, 0, 2, 4), "structured[2, 4]", 0x200000 | 2 << 32 | 4 << 40),
    ],
)
def test_level_types(level: LevelType, text: str, word: int) -> None:
    assert (level.text(), level.word()) == (text, word)


def test_level_types_are_interned() -> None:
    assert LevelType.get(COMPRESSED, NONUNIQUE) is _TOP
    assert not LevelType.get(DENSE, NONUNIQUE).is_valid()
    assert LevelType.get(SINGLETON, SOA | NONUNIQUE).storage_relevant() is _SOA


def test_inverse_of_permutations_and_blocks() -> None:
    assert infer_lvl_to_dim(AffineMap.permutation([2, 0, 1])) is AffineMap.permutation([1, 2, 0])
    assert infer_lvl_to_dim(BSR_MAP) is AffineMap.get(4, 0, [dim(0) * 2 + dim(2), dim(1) * 3 + dim(3)])
    assert infer_lvl_to_dim(MIXED_MAP) is AffineMap.get(3, 0, [dim(1) * 4 + dim(2), dim(0)])
    assert block_sizes(BSR_MAP) == [2, 3]
    assert block_sizes(MIXED_MAP) == [4, 0]


@pytest.mark.parametrize(
    "map",
    [
        AffineMap.get(2, 0, [dim(0)]),
        AffineMap.get(2, 0, [dim(0) + dim(1), dim(1)]),
        AffineMap.get(2, 0, [dim(0) // 2, dim(0) % 2]),
        AffineMap.get(1, 0, [dim(0) % 2, dim(0) // 2]),
        AffineMap.get(2, 0, [dim(0) // 2, dim(1) // 2, dim(0) % 2]),
    ],
)
def test_maps_without_inverse(map: AffineMap) -> None:
    assert infer_lvl_to_dim(map) is None


def test_sizes_of_levels_and_dimensions() -> None:
    bsr = EncodingAttr.get([_DENSE, _COMPRESSED, _DENSE, _DENSE], BSR_MAP)
    assert bsr.level_shape((6, 9)) == [3, 3, 2, 3]
    assert bsr.level_shape((5, 7)) == [3, 3, 2, 3]
    assert bsr.level_shape((0, 1)) == [0, 1, 2, 3]
    assert bsr.level_shape((DYNAMIC, 9)) == [DYNAMIC, 3, 2, 3]
    assert bsr.dimension_shape((3, 3, 2, 3)) == [6, 9]
    assert (bsr.dim_rank(), bsr.lvl_rank(), bsr.is_permutation()) == (2, 4, False)


def test_coo_segments_and_storage() -> None:
    levels = [_DENSE, _TOP, _SINGLETON, _SINGLETON, _COMPRESSED]
    assert [(one.start, one.end, one.soa) for one in coo_segments(levels)] == [(1, 4, False)]
    encoding = EncodingAttr.get(levels)
    assert encoding.aos_coo_start() == 1
    fields = [(one.kind, one.level) for one in storage_fields(encoding)]
    assert fields == [
        ("positions", 1), ("coordinates", 1), ("positions", 4), ("coordinates", 4), ("values", -1)
    ]  # fmt: skip
    apart = EncodingAttr.get([_TOP, _SOA, _SOA])
    assert apart.is_coo() and apart.aos_coo_start() == 3
    assert [(one.kind, one.level) for one in storage_fields(apart)] == [
        ("positions", 0), ("coordinates", 0), ("coordinates", 1), ("coordinates", 2), ("values", -1)
    ]  # fmt: skip


def test_types_of_arrays() -> None:
    encoding = EncodingAttr.get([LevelType.get(BATCH), _DENSE, _COMPRESSED], None, 32, 0)
    assert encoding.pos_type() is IntegerType.get(32)
    assert encoding.crd_type() is INDEX
    assert encoding.array_type(F64) is MemRefType.get((DYNAMIC, DYNAMIC), F64)
    assert encoding.array_type(F64, (3, 4, 5)) is MemRefType.get((3, DYNAMIC), F64)


def test_storage_schemes_forget_what_does_not_change_the_storage() -> None:
    csc = EncodingAttr.get([_DENSE, _TOP], AffineMap.permutation([1, 0]), 32, 8)
    csr = EncodingAttr.get([_DENSE, _COMPRESSED], AffineMap.identity(2))
    assert csc.storage_scheme() is csr.storage_scheme()
    assert csr.storage_scheme() is csr.with_map(None)
