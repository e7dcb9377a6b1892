"""Making linalg.pack and linalg.unpack of a tensor whose dimensions are cut into blocks."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import shape_of
from pyopt.ir.affine import AffineMap, ceildiv, dim
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Value
from pyopt.ir.mixed_indices import dense, split
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, FloatType, TensorType
from pyopt.light import Final, Sequence, final
from pyopt.passes.building.vector import zero
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.passes.canonicalize.reshapes import extent_of
from pyopt.passes.lowering.small_floats import number
from pyopt.rewrite.rewriter import Rewriter

_BLOCKS: Final = AffineMap.get(2, 0, (ceildiv(dim(0), dim(1)),))
"""How many blocks there are of so many elements."""


@final
class BlockRelayout:
    """The order in which the dimensions of a tensor come in a packed one, and those of its blocks.

    `outer`: all dimensions, None for that of the tensor. `inner`: the dimensions that are cut, with their `tiles`.
    """

    __slots__ = ("inner", "outer", "tiles")

    def __init__(self, outer: Sequence[int] | None, inner: Sequence[int], tiles: Sequence[int | Value]) -> None:
        self.outer = outer
        self.inner = inner
        self.tiles = tiles

    def is_ragged(self, value: Value) -> bool:
        """It is not known that all blocks are full; as in the reference, nothing is of a dynamic shape."""
        shape = shape_of(value.type)
        return DYNAMIC in shape or any(
            isinstance(tile, Value) or shape[at] % tile != 0 for at, tile in zip(self.inner, self.tiles, strict=True)
        )

    def _attributes(self) -> dict[str, Attribute]:
        found: dict[str, Attribute] = {
            "inner_dims_pos": dense(self.inner),
            "static_inner_tiles": dense(split(self.tiles)[0]),
        }
        if self.outer is not None:
            found["outer_dims_perm"] = dense(self.outer)
        return found

    def padding(self, value: Value, minus: bool, rewriter: Rewriter) -> list[Value]:
        """What fills blocks that need not be full: 0, or -0 for floats if `minus`; nothing if there are none."""
        type = value.type
        assert isinstance(type, TensorType)
        if not self.is_ragged(value):
            return []
        if minus and isinstance(type.element_type, FloatType):
            return [number(rewriter, -0.0, type.element_type)]
        return [zero(rewriter, type.element_type)]

    def target(self, value: Value, rewriter: Rewriter) -> Value:
        """The tensor.empty that `value` is packed into"""
        type = value.type
        assert isinstance(type, TensorType)
        sizes = [extent_of(value, number, rewriter) for number in range(len(shape_of(type)))]
        for at, tile in zip(self.inner, self.tiles, strict=True):
            sizes[at] = composed_apply(_BLOCKS, [sizes[at], tile], rewriter)
        if self.outer is not None:
            sizes = [sizes[number] for number in self.outer]
        # A static extent of 0 has no blocks, of whatever size.
        static, dynamic = split([*sizes, *self.tiles])
        return rewriter.create("tensor.empty", dynamic, [TensorType.get(static, type.element_type)]).results[0]

    def pack(self, value: Value, target: Value, padding: list[Value], rewriter: Rewriter) -> Value:
        """linalg.pack into a tensor"""
        dynamic = split(self.tiles)[1]
        attributes = self._attributes()
        attributes["operandSegmentSizes"] = segments(1, 1, len(padding), len(dynamic))
        return rewriter.create("linalg.pack", [value, target, *padding, *dynamic], [target.type], attributes).results[0]

    def unpack(self, value: Value, target: Value, rewriter: Rewriter) -> Value:
        """linalg.unpack into a tensor"""
        operands = [value, target, *split(self.tiles)[1]]
        return rewriter.create("linalg.unpack", operands, [target.type], self._attributes()).results[0]
