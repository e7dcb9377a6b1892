"""Ops that read or write a memref at indices, and the same access of another memref."""

from __future__ import annotations

from pyopt.analysis.accesses import accessed_shape
from pyopt.dialects.affine.validity import affine_scope, is_valid_dim, map_of
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import FALSE, Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_bounds, operand_group, segments
from pyopt.light import Final, Sequence, final
from pyopt.passes.memory.resolving import applied
from pyopt.rewrite.rewriter import Rewriter

AFFINE: Final = "affine.load affine.store"
"""The loads and stores that the passes of the reference rewrite; these passes leave the others alone, as it does."""
ELEMENTS: Final = "memref.load vector.load vector.maskedload memref.store vector.store vector.maskedstore"
"""Those of elements and whole vectors."""
TRANSFERS: Final = "vector.transfer_read vector.transfer_write"


@final
class MemRefAccess:
    """An op of AFFINE, ELEMENTS or TRANSFERS."""

    __slots__ = ("at", "count", "name", "op")

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.name = op.info.name
        start, end = operand_bounds(op, "indices")
        self.at = start - 1
        self.count = end - start

    def memref(self) -> Value:
        return self.op.operands[self.at]

    def is_affine(self) -> bool:
        return self.name.startswith("affine.")

    def is_transfer(self) -> bool:
        return self.name.startswith("vector.transfer")

    def indices(self, rewriter: Rewriter) -> list[Value]:
        """The index in each dimension: of affine ops the results of their map."""
        operands = self.op.operands[self.at + 1 : self.at + 1 + self.count]
        if not self.is_affine():
            return operands
        map = map_of(self.op).value
        return [applied(map.sub_map((number,)), operands, rewriter) for number in range(len(map.results))]

    def vector_rank(self) -> int:
        """The number of innermost dimensions that a load or store of a vector goes along; 0 for elements."""
        return len(accessed_shape(self.op, self.memref()))

    def may_index_by(self, values: Sequence[int | Value]) -> bool:
        """An affine op may use what is computed from these values; others may use anything."""
        if not self.is_affine():
            return True
        scope = affine_scope(self.op)
        return all(isinstance(value, int) or is_valid_dim(value, scope) for value in values)

    def may_read_before(self) -> bool:
        """An affine op may use extents read right before it."""
        return not self.is_affine() or self.op.parent_region() is affine_scope(self.op)

    def prepare(self, rewriter: Rewriter) -> None:
        """Sets the insertion point for index computations: before the op, or before a vector.mask around it."""
        parent = self.op.parent_op()
        if self.is_transfer() and parent is not None and parent.info.name == "vector.mask":
            rewriter.insert_before(parent)

    def replace(
        self, source: Value, indices: Sequence[Value], rewriter: Rewriter, map: AffineMap | None = None
    ) -> None:
        """The access of `source` takes the place of the op; `map` tells which dimensions a transfer goes along."""
        op = self.op
        operands = [*op.operands[: self.at], source, *indices, *op.operands[self.at + 1 + self.count :]]
        attributes: dict[str, Attribute] = {}
        if self.is_affine():
            attributes["map"] = AffineMapAttr.get(AffineMap.identity(len(indices)))
        elif self.is_transfer():
            assert map is not None
            masks = len(operand_group(op, "mask"))
            ends = (1, masks) if self.name == "vector.transfer_read" else (masks,)
            attributes["operandSegmentSizes"] = segments(*([1] * (self.at + 1)), len(indices), *ends)
            attributes["permutation_map"] = AffineMapAttr.get(map)
            attributes["in_bounds"] = op.attributes["in_bounds"]
        elif "masked" not in self.name:
            attributes["nontemporal"] = op.attributes.get("nontemporal", FALSE)
        rewriter.replace_with_new(op, self.name, operands, [result.type for result in op.results], attributes)
