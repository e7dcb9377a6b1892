"""Loops of a structured op that are split: the new loops, what operands are over them, and the extents."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import shape_of
from pyopt.ir.affine import AffineMap, dim
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense
from pyopt.ir.reassociation import attribute_of
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import final
from pyopt.passes.canonicalize.reshapes import extent_of
from pyopt.rewrite.rewriter import Rewriter


@final
class Expansion:
    """The split of an op's loops: `loops[i]` are the new loops of loop i, `extents[i]` their extents."""

    __slots__ = ("extents", "loops")

    def __init__(self, extents: list[list[int]]) -> None:
        self.extents = extents
        self.loops: list[list[int]] = []
        count = 0
        for one in extents:
            self.loops.append(list(range(count, count + len(one))))
            count += len(one)

    def count(self) -> int:
        return sum(len(one) for one in self.loops)

    def map(self, map: AffineMap) -> AffineMap:
        """The map of an operand over the new loops."""
        return AffineMap.get(self.count(), 0, [dim(one) for result in map.results for one in self.loops[result.value]])

    def type(self, type: TensorType, map: AffineMap) -> TensorType:
        """The type of an operand over the new loops."""
        shape = [extent for result in map.results for extent in self.extents[result.value]]
        return type if tuple(shape) == type.shape else TensorType.get(tuple(shape), type.element_type)

    def groups(self, map: AffineMap) -> list[list[int]]:
        """The dimensions of the new operand that each of the old one becomes."""
        groups: list[list[int]] = []
        count = 0
        for result in map.results:
            size = len(self.loops[result.value])
            groups.append(list(range(count, count + size)))
            count += size
        return groups


@final
class ExtentsOfLoops:
    """The extents of the new loops that are not known as numbers, by loop: what the reshape says, or the operands."""

    __slots__ = ("expansion", "maps", "op", "values")

    def __init__(self, op: Operation, maps: list[AffineMap], expansion: Expansion) -> None:
        self.op = op
        self.maps = maps
        self.expansion = expansion
        self.values: dict[int, Value] = {}

    def take(self, reshape: Operation, map: AffineMap, rewriter: Rewriter) -> None:
        """Those of the operand that is reshaped: an expand_shape has them, a collapse_shape's source is asked."""
        given = list(reshape.operands[1:])
        collapses = reshape.info.name == "tensor.collapse_shape"
        for dimension, (loop, extent) in enumerate(self._loops(map)):
            if extent == DYNAMIC:
                value = extent_of(reshape.operands[0], dimension, rewriter) if collapses else given.pop(0)
                assert isinstance(value, Value)
                self.values[loop] = value

    def _loops(self, map: AffineMap) -> list[tuple[int, int]]:
        """(the loop, its extent) of each dimension of an operand over the new loops"""
        loops, extents = self.expansion.loops, self.expansion.extents
        return [pair for result in map.results for pair in zip(loops[result.value], extents[result.value], strict=True)]

    def expanded(self, operand: Value, type: TensorType, map: AffineMap, rewriter: Rewriter) -> Value:
        """tensor.expand_shape of an operand to its type over the new loops"""
        extents = [self._extent(loop, rewriter) for loop, extent in self._loops(map) if extent == DYNAMIC]
        attributes: dict[str, Attribute] = {
            "reassociation": attribute_of(self.expansion.groups(map)),
            "static_output_shape": dense(shape_of(type)),
        }
        return rewriter.create("tensor.expand_shape", [operand, *extents], [type], attributes).results[0]

    def _extent(self, loop: int, rewriter: Rewriter) -> Value:
        """Of a loop that is not split, unless it is known: the first operand that it indexes is asked."""
        found = self.values.get(loop)
        if found is not None:
            return found
        for operand, map in zip(self.op.operands, self.maps, strict=True):
            for dimension, result in enumerate(map.results):
                if self.expansion.loops[result.value] == [loop]:
                    extent = extent_of(operand, dimension, rewriter)
                    assert isinstance(extent, Value)
                    self.values[loop] = extent
                    return extent
        raise AssertionError("each loop has an operand")
