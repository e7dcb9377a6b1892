"""Costs of loop orders, estimated from the kernel and the formats.

The cost is the number of iterations, loop by loop from the outside, weighted by what an iteration does:

    0.5   going on with the loop
    0.2   an operand's element that is loaded here, since all its subscripts are known from here on
    0.3   a coordinate that is loaded, for each sparse level
    0.5   a dense operand that this loop does not walk contiguously
    0.3   an output element that is loaded and stored here while a reduction goes on outside; 0.1 if it is only stored
    0.5   an insertion, or 1.0 into a workspace, if a reduction is outside of the last loop of a sparse output

A loop makes as many iterations as its extent, 1000 if that is not known; if some operand is sparse there, and the
kernel does nothing where that operand stores nothing, as many as its square root. The weights are rough figures of a
few operations of a machine each; they matter only where orders make equally many iterations, which is why an order has
to be better by a margin to be preferred to that of the reference.
"""

from __future__ import annotations

from pyopt.dialects.linalg.notation import REDUCTION
from pyopt.dialects.linalg.structure import body_of, indexing_maps, iterator_types, shape_of
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import BATCH, DENSE
from pyopt.ir.affine import DIM, AffineMap
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.opinfo import DIFFERENCE, KEEPS_ZERO, PRODUCT, QUOTIENT, SHIFT, SUM
from pyopt.ir.types import DYNAMIC
from pyopt.light import Final, Sequence, final
from pyopt.passes.sparsify.kernels.iteration_graph import loops_in

UNKNOWN_EXTENT: Final = 1000
GO_ON: Final = 0.5
LOAD: Final = 0.2
COORDINATE: Final = 0.3
STRIDE: Final = 0.5
UPDATE: Final = 0.3
STORE: Final = 0.1
INSERTION: Final = 0.5
WORKSPACE: Final = 1.0


def needed_operands(op: Operation) -> set[int]:
    """The operands without which the body changes nothing: where one of them has no element, there is nothing to do."""
    block = body_of(op)
    old = block.arguments[-1]
    needed: dict[Value, set[int]] = {argument: {argument.index} for argument in block.arguments[:-1]}
    for one in block:
        if len(one.results) == 1:
            needed[one.results[0]] = needed_by(one, old, needed)
    return needed.get(block.terminator().operands[0], set())


def needed_by(op: Operation, old: Value | None, needed: dict[Value, set[int]]) -> set[int]:
    """The operands of the kernel without which an op of its body gives zero, or adds nothing to the `old` element."""
    name = op.info.name
    parts = [needed.get(operand, set()) for operand in op.operands]
    at_zero = op.info.at_zero
    if at_zero == PRODUCT:
        return parts[0] | parts[1]
    if at_zero in (KEEPS_ZERO, QUOTIENT, SHIFT) or name == "sparse_tensor.select":
        return parts[0]
    if at_zero in (SUM, DIFFERENCE) or name == "sparse_tensor.reduce":
        # Nothing is added to the old element.
        if op.operands[0] is old:
            return parts[1]
        return parts[0] if op.operands[1] is old else parts[0] & parts[1]
    if name == "sparse_tensor.unary":
        return parts[0] if _is_empty(op.regions[1].first) else set()
    if name == "sparse_tensor.binary":
        left = not _is_empty(op.regions[1].first) or "left_identity" in op.attributes
        right = not _is_empty(op.regions[2].first) or "right_identity" in op.attributes
        if left and right:
            return parts[0] & parts[1]
        return parts[0] if left else parts[1] if right else parts[0] | parts[1]
    return set()


def _is_empty(block: Block | None) -> bool:
    return block is None or block.first is None


@final
class OperandAccess:
    """One operand: all loops in its subscripts, those in its last one, and its encoding."""

    __slots__ = ("encoding", "last", "loops", "map")

    def __init__(self, map: AffineMap, encoding: EncodingAttr | None) -> None:
        self.map = map
        self.encoding = encoding
        self.loops = [loop for result in map.results for loop in loops_in(result)]
        self.last = loops_in(map.results[-1]) if map.results else []

    def last_depth(self, depth_of: Sequence[int]) -> int:
        """The depth from which on all subscripts are known; -1 if there are none."""
        found = -1
        for loop in self.loops:
            found = max(found, depth_of[loop])
        return found

    def stride(self, loop: int) -> float:
        """The loop does not walk along the last dimension of a dense operand."""
        return STRIDE if self.encoding is None and self.map.results and loop not in self.last else 0.0


@final
class LoopCosts:
    """The costs of the orders of one kernel's loops."""

    __slots__ = ("inputs", "iterations", "iterators", "output", "sparse_levels")

    def __init__(self, op: Operation) -> None:
        self.iterators = iterator_types(op)
        accesses = [
            OperandAccess(map, encoding_of(operand.type))
            for operand, map in zip(op.operands, indexing_maps(op), strict=True)
        ]
        self.inputs, self.output = accesses[:-1], accesses[-1]
        # How many operands load a coordinate in each loop.
        self.sparse_levels = [0] * len(self.iterators)
        self.iterations = self._extents(op, accesses)
        self._narrow(needed_operands(op))

    def _extents(self, op: Operation, accesses: Sequence[OperandAccess]) -> list[float]:
        found = [float(UNKNOWN_EXTENT)] * len(self.iterators)
        for operand, access in zip(op.operands, accesses, strict=True):
            for result, extent in zip(access.map.results, shape_of(operand.type), strict=True):
                if result.kind == DIM and extent != DYNAMIC:
                    found[result.value] = float(max(extent, 1))
        return found

    def _narrow(self, needed: set[int]) -> None:
        """Lowers the number of iterations where only stored elements are visited."""
        extents = list(self.iterations)
        for index, access in enumerate(self.inputs):
            if access.encoding is None:
                continue
            for level, result in zip(access.encoding.level_types, access.map.results, strict=True):
                if level.format in (DENSE, BATCH) or result.kind != DIM:
                    continue
                self.sparse_levels[result.value] += 1
                if index in needed:
                    few = float(level.n) if level.n else extents[result.value] ** 0.5
                    self.iterations[result.value] = min(self.iterations[result.value], few)

    def cost(self, order: Sequence[int]) -> float:
        """The cost of the loops in this order, outermost first."""
        depth_of = [0] * len(order)
        for depth, loop in enumerate(order):
            depth_of[loop] = depth
        here = [GO_ON + COORDINATE * self.sparse_levels[loop] for loop in order]
        outside = 0.0
        for access in self.inputs:
            depth = access.last_depth(depth_of)
            if depth < 0:
                outside += LOAD
            else:
                here[depth] += LOAD + access.stride(order[depth])
        depth = self.output.last_depth(depth_of)
        if depth >= 0:
            here[depth] += self._output_cost(order, depth)
        total, count = outside, 1.0
        for loop, weight in zip(order, here, strict=True):
            count *= self.iterations[loop]
            total += count * weight
        return total

    def _output_cost(self, order: Sequence[int], depth: int) -> float:
        """The cost of writing an element of the output, in the loop where its place is known."""
        output = self.output
        interrupted = any(self.iterators[loop] == REDUCTION for loop in order[:depth])
        if output.encoding is not None and not output.encoding.is_all_dense():
            return WORKSPACE if interrupted else INSERTION
        return (UPDATE if interrupted else STORE) + output.stride(order[depth])
