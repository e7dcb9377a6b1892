"""The encoding of a sparse tensor: its data, and pure functions of it. Text is not its business.

Dimensions are the axes of the tensor, levels those of its storage; an encoding says how the ones map to the others and
how each level is stored.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding_printer import encoding_body, slice_body
from pyopt.dialects.sparse_tensor.level_types import (
    BATCH,
    COMPRESSED,
    DENSE,
    CooSegment,
    LevelType,
    aos_coo_end,
    aos_coo_start,
    batch_rank,
    coo_segments,
)
from pyopt.dialects.sparse_tensor.maps import infer_lvl_to_dim
from pyopt.ir.affine import CONSTANT, DIM, FLOORDIV, MOD, AffineExpr, AffineMap, constant, dim, replace
from pyopt.ir.attributes import Attribute, DialectAttribute
from pyopt.ir.tables import unique, whole
from pyopt.ir.types import DYNAMIC, INDEX, IntegerType, MemRefType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter


ANY_LENGTH: Final = (DYNAMIC,)
"""The shape of an array of the storage without batch levels."""


@final
class DimSliceAttr(DialectAttribute):
    """#sparse_tensor<slice(offset, size, stride)>: the part of a dimension that a slice has; DYNAMIC stands for `?`."""

    __slots__ = ("offset", "size", "stride")

    def __init__(self, offset: int, size: int, stride: int) -> None:
        self.keyword = "sparse_tensor.slice"
        self.offset = whole(offset)
        self.size = whole(size)
        self.stride = whole(stride)

    @staticmethod
    def get(offset: int = 0, size: int = DYNAMIC, stride: int = 1) -> DimSliceAttr:
        """The slice; without arguments the one that has all of the dimension."""
        key = (offset, size, stride)
        return _slices.get(key) or _slices.setdefault(key, DimSliceAttr(offset, size, stride))

    def body(self, printer: BodyPrinter) -> str:
        return slice_body((self.offset, self.size, self.stride))


@final
class EncodingAttr(DialectAttribute):
    """#sparse_tensor.encoding<{ map = ..., posWidth = ..., ... }>.

    lvl_to_dim is None where the map has symbols, which no inverse can be inferred for. Widths are 0 for `index`.
    explicit_value, implicit_value: what all stored and all other elements are, if that is known. dim_slices has an
    entry a dimension in the encoding of a slice, none otherwise. coo_start: see `aos_coo_start`.
    """

    __slots__ = (
        "coo_start", "crd_width", "dim_slices", "dim_to_lvl", "explicit_value", "implicit_value", "level_types",
        "lvl_to_dim", "pos_width",
    )  # fmt: skip

    def __init__(
        self,
        level_types: tuple[LevelType, ...],
        dim_to_lvl: AffineMap,
        lvl_to_dim: AffineMap | None,
        pos_width: int,
        crd_width: int,
        explicit_value: Attribute | None,
        implicit_value: Attribute | None,
        dim_slices: tuple[DimSliceAttr, ...],
    ) -> None:
        self.keyword = "sparse_tensor.encoding"
        self.level_types = level_types
        self.dim_to_lvl = dim_to_lvl
        self.lvl_to_dim = lvl_to_dim
        self.pos_width = whole(pos_width)
        self.crd_width = whole(crd_width)
        self.explicit_value = explicit_value
        self.implicit_value = implicit_value
        self.dim_slices = dim_slices
        self.coo_start = aos_coo_start(level_types)

    def distinction(self) -> str:
        plain = EncodingAttr.get(self.level_types, None, self.pos_width, self.crd_width, self.explicit_value,
                                 self.implicit_value, self.dim_slices)  # fmt: skip
        return "without a map" if self is plain else ""

    @staticmethod
    def get(
        level_types: Sequence[LevelType],
        dim_to_lvl: AffineMap | None = None,
        pos_width: int = 0,
        crd_width: int = 0,
        explicit_value: Attribute | None = None,
        implicit_value: Attribute | None = None,
        dim_slices: Sequence[DimSliceAttr] = (),
    ) -> EncodingAttr:
        """The encoding, with the inverse of its map inferred.

        Without a map it is the identity; as in the reference, such an encoding is another one than that with the
        identity as its map, though both print the same.
        """
        key = (
            tuple(level_types), dim_to_lvl, pos_width, crd_width, explicit_value, implicit_value, tuple(dim_slices)
        )  # fmt: skip
        found = _encodings.get(key)
        if found is None:
            levels, map, pos, crd, explicit, implicit, slices = key
            if map is None:
                map = AffineMap.identity(len(levels))
            inverse = infer_lvl_to_dim(map)
            found = _encodings[key] = EncodingAttr(levels, map, inverse, pos, crd, explicit, implicit, slices)
        return found

    # Text and types, as every attribute has them.

    def body(self, printer: BodyPrinter) -> str:
        slices = [(one.offset, one.size, one.stride) for one in self.dim_slices]
        values = (self.explicit_value, self.implicit_value)
        return encoding_body(printer, self.dim_to_lvl, self.level_types, slices, self.pos_width, self.crd_width, values)

    def children(self) -> tuple[Attribute | Type, ...]:
        return tuple([value for value in (self.explicit_value, self.implicit_value) if value is not None])

    def alias(self) -> str:
        return "sparse"

    def verify_encoding(self, shape: tuple[int, ...] | None, element_type: Type) -> str:
        from pyopt.dialects.sparse_tensor.verify_encoding import tensor_error

        explicit, implicit = self.explicit_value, self.implicit_value
        return tensor_error(self.dim_to_lvl.num_dims, explicit, implicit, shape, element_type)

    # Variants.

    def with_map(self, dim_to_lvl: AffineMap | None) -> EncodingAttr:
        """The same storage under another map, or without one."""
        return EncodingAttr.get(
            self.level_types, dim_to_lvl, self.pos_width, self.crd_width, self.explicit_value, self.implicit_value,
            self.dim_slices,
        )  # fmt: skip

    def with_slices(self, dim_slices: Sequence[DimSliceAttr]) -> EncodingAttr:
        return EncodingAttr.get(
            self.level_types, self.dim_to_lvl, self.pos_width, self.crd_width, self.explicit_value,
            self.implicit_value, dim_slices,
        )  # fmt: skip

    def with_widths(self, pos_width: int, crd_width: int) -> EncodingAttr:
        return EncodingAttr.get(
            self.level_types, self.dim_to_lvl, pos_width, crd_width, self.explicit_value, self.implicit_value,
            self.dim_slices,
        )  # fmt: skip

    def storage_scheme(self) -> EncodingAttr:
        """Only what decides which arrays the storage has and how many sizes and offsets describe it."""
        return EncodingAttr.get([one.storage_relevant() for one in self.level_types], dim_slices=self.dim_slices)

    # Ranks and levels.

    def dim_rank(self) -> int:
        return self.dim_to_lvl.num_dims

    def lvl_rank(self) -> int:
        return len(self.level_types)

    def batch_rank(self) -> int:
        """The number of leading batch levels."""
        return batch_rank(self.level_types)

    def is_all_dense(self) -> bool:
        return all(one.format == DENSE for one in self.level_types)

    def is_all_ordered(self) -> bool:
        return all(one.is_ordered() for one in self.level_types)

    def coo_segments(self) -> list[CooSegment]:
        return coo_segments(self.level_types)

    def aos_coo_start(self) -> int:
        """The first level whose coordinates are interleaved with those of the next ones; lvl_rank if there is none."""
        return self.coo_start

    def aos_coo_end(self) -> int:
        """The level behind those whose coordinates are interleaved; lvl_rank if there is none."""
        return aos_coo_end(self.level_types)

    def segment_end(self, level: int) -> int:
        """The level behind the COO segment that begins at a level, or behind the level alone."""
        return next((one.end for one in self.coo_segments() if one.start == level), level + 1)

    def is_coo(self) -> bool:
        """One COO segment is all there is."""
        segments = self.coo_segments()
        return len(segments) == 1 and segments[0].start == 0 and segments[0].end == self.lvl_rank()

    def is_coo_or_vector(self) -> bool:
        """COO, or one compressed level, which is what COO of rank 1 is."""
        return self.is_coo() or (self.lvl_rank() == 1 and self.level_types[0].format == COMPRESSED)

    # Maps.

    def is_identity(self) -> bool:
        return self.dim_to_lvl.is_identity()

    def is_permutation(self) -> bool:
        return self.dim_to_lvl.is_permutation()

    def level_of(self, dimension: int) -> int:
        """The level of a dimension, where levels are a permutation of dimensions."""
        return [result.value for result in self.dim_to_lvl.results].index(dimension)

    def level_shape(self, shape: Sequence[int]) -> list[int]:
        """The sizes of the levels of a tensor of this shape; DYNAMIC where they are not known."""
        return [_result_size(result, shape) for result in self.dim_to_lvl.results]

    def level_size(self, shape: Sequence[int], level: int) -> int:
        """The size of one level."""
        return _result_size(self.dim_to_lvl.results[level], shape)

    def dimension_shape(self, level_shape: Sequence[int]) -> list[int]:
        """The sizes of the dimensions whose levels have these sizes."""
        inverse = self.lvl_to_dim
        if inverse is None:
            return [DYNAMIC] * self.dim_rank()
        return [_result_size(result, level_shape) for result in inverse.results]

    def ragged_dimensions(self, shape: Sequence[int]) -> list[int]:
        """The dimensions beyond whose end the last block reaches; what is dynamic counts as whole."""
        if self.lvl_to_dim is None or self.is_permutation():
            return []
        whole = self.dimension_shape(self.level_shape(shape))
        return [number for number, (one, other) in enumerate(zip(shape, whole, strict=True)) if one != other]

    # Slices.

    def is_slice(self) -> bool:
        return len(self.dim_slices) != 0

    # Types of the arrays.

    def pos_type(self) -> Type:
        """The type of positions."""
        return IntegerType.get(self.pos_width) if self.pos_width else INDEX

    def crd_type(self) -> Type:
        """The type of coordinates."""
        return IntegerType.get(self.crd_width) if self.crd_width else INDEX

    def array_type(self, element_type: Type, shape: Sequence[int] | None = None) -> MemRefType:
        """The type of an array of the storage: `memref<?xT>`, with the batch levels before the `?`."""
        if self.level_types[0].format != BATCH:
            return MemRefType.get(ANY_LENGTH, element_type)
        rank = self.batch_rank()
        levels = [DYNAMIC] * rank if shape is None else self.level_shape(shape)[:rank]
        return MemRefType.get((*levels, DYNAMIC), element_type)


def _result_size(result: AffineExpr, sizes: Sequence[int]) -> int:
    """One more than the largest value of an expression whose dims are below `sizes`; DYNAMIC if it is not known."""
    if result.kind == DIM and result.value < len(sizes):
        return sizes[result.value]
    if result.kind == MOD and result.rhs.kind == CONSTANT:
        # Blocks are whole, also where they reach beyond the end of the dimension.
        return result.rhs.value
    if result.kind == FLOORDIV and result.rhs.kind == CONSTANT and result.rhs.value > 0:
        size = _result_size(result.lhs, sizes)
        return DYNAMIC if size == DYNAMIC else (size - 1) // result.rhs.value + 1
    # What is left are sums and products that grow with their dims.
    largest = [dim(position) if size == DYNAMIC else constant(size - 1) for position, size in enumerate(sizes)]
    value = replace(result, largest, ())
    return value.value + 1 if value.kind == CONSTANT else DYNAMIC


def encoding_of(type: Type) -> EncodingAttr | None:
    """The sparse encoding of a tensor type; None for dense tensors and other types."""
    if isinstance(type, TensorType) and isinstance(type.encoding, EncodingAttr):
        return type.encoding
    return None


_slices: dict[tuple[int, int, int], DimSliceAttr] = unique({})
_encodings: dict[
    tuple[
        tuple[LevelType, ...], AffineMap | None, int, int, Attribute | None, Attribute | None, tuple[DimSliceAttr, ...]
    ],
    EncodingAttr,
] = {}  # fmt: skip

WHOLE: Final = DimSliceAttr.get()
"""The slice that has all of a dimension."""
