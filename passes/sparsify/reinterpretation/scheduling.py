"""The order of the loops of a structured op on sparse tensors: chosen, or made possible by converting an operand.

    linalg.generic {indexing_maps = [(i, j) -> (j, i), (i, j) -> (i)], iterator_types = ["parallel", "reduction"]}
->
    linalg.generic {indexing_maps = [(j, i) -> (j, i), (j, i) -> (i)], iterator_types = ["reduction", "parallel"]}
        attrs = {sorted = true}
"""

from __future__ import annotations

from pyopt.dialects.linalg.notation import REDUCTION
from pyopt.dialects.linalg.structure import has_tensor_semantics, indexing_maps, input_count, iterator_types, rank_of
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, DENSE, SINGLETON, STRUCTURED, LevelType
from pyopt.ir.affine import DIM, AffineMap, dim
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I1, TensorType
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.passes.sparsify.kernels.iteration_graph import IterationGraph
from pyopt.passes.sparsify.reinterpretation.demap import LoopChange, set_loops

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

SORTED: Final = "sorted"
"""The attribute of a generic whose loops are in order."""
TRUE: Final = IntegerAttr.get(-1, I1)

DENSE_INPUTS: Final = 1
DENSE_OUTPUT: Final = 2
DENSE_OUTER: Final = "dense-outer"
STRATEGIES: Final = ("default", DENSE_OUTER)
"""The choice among loops that can come next: the one found last, or the one of the densest levels."""
DENSITIES: Final = {DENSE: 0, COMPRESSED: 1, SINGLETON: 2}
OTHER_DENSITY: Final = 3
"""Formats of levels, the densest first."""
ATTEMPTS: Final = (DENSE_INPUTS | DENSE_OUTPUT, DENSE_INPUTS, DENSE_OUTPUT, 0)
"""The dense operands that the order follows besides the sparse ones, the best first."""


def is_schedulable(op: Operation) -> bool:
    """A generic on tensors with one init, some of them sparse, and all by their levels."""
    if len(op.operands) != input_count(op) + 1 or not has_tensor_semantics(op):
        return False
    found = False
    for operand in op.operands:
        encoding = encoding_of(operand.type)
        if encoding is not None:
            if not encoding.is_identity():
                return False
            found = True
    return found


@final
class LoopOrders:
    """The orders that one kernel's loops can have; what is asked of the op is asked once.

    passes_over_numbers: see `IterationGraph.add_operand`. dense_outer: loops of dense levels are outermost.
    """

    __slots__ = ("iterators", "maps", "op", "passes_over_numbers", "rank", "ranks", "sparse")

    def __init__(self, op: Operation, passes_over_numbers: bool, dense_outer: bool = False) -> None:
        self.op = op
        self.passes_over_numbers = passes_over_numbers
        self.iterators = iterator_types(op)
        self.maps = indexing_maps(op)
        self.sparse = [encoding_of(operand.type) is not None for operand in op.operands]
        # Of a result that is appended to; one that is dense does not mind.
        self.rank = rank_of(op.results[0].type) if encoding_of(op.results[0].type) is not None else 0
        self.ranks = self._densities() if dense_outer else []

    def _densities(self) -> list[int]:
        """For each loop the densest level that it walks."""
        found = [OTHER_DENSITY] * len(self.iterators)
        for operand, map in zip(self.op.operands, self.maps, strict=True):
            encoding = encoding_of(operand.type)
            for level, result in enumerate(map.results):
                format = DENSE if encoding is None else encoding.level_types[level].format
                if result.kind == DIM:
                    found[result.value] = min(found[result.value], DENSITIES.get(format, OTHER_DENSITY))
        return found

    def graph(self, dense: int, ignored: Sequence[int] = ()) -> IterationGraph:
        """The iteration graph of all sparse operands but `ignored`, and of those dense ones that `dense` selects."""
        graph = IterationGraph(self.iterators)
        last = len(self.maps) - 1
        for index, map in enumerate(self.maps):
            wanted = self.sparse[index] or dense & (DENSE_OUTPUT if index == last else DENSE_INPUTS)
            if wanted and index not in ignored:
                graph.add_operand(map, self.passes_over_numbers)
        return graph

    def is_insertable(self, order: Sequence[int]) -> bool:
        """The result can be appended to in this order: it is dense, or at most its last level is met out of order."""
        outer = 0
        while outer < self.rank - 1:
            if outer == len(order) or self.iterators[order[outer]] == REDUCTION:
                return False
            outer += 1
        return True

    def reference(self) -> list[int] | None:
        """The order that the reference takes, if there is one in which the result can be made."""
        for dense in ATTEMPTS:
            order = self.graph(dense).sort(self.ranks)
            if order is not None and self.is_insertable(order):
                return order
        return None

    def is_only(self, order: Sequence[int]) -> bool:
        """No other order visits all sparse operands level by level."""
        return len(order) < 2 or self.graph(0).is_only(order)

    def has_compound_levels(self) -> bool:
        """A sparse operand has a subscript that is no loop: only the reference's order is known to work."""
        for sparse, map in zip(self.sparse, self.maps, strict=True):
            if sparse and not map.is_projected_permutation() and any(result.kind != DIM for result in map.results):
                return True
        return False


def schedule(op: Operation, rewriter: Rewriter, dense_outer: bool) -> bool:
    """generic on sparse tensors -> generic with its loops in order, or an operand converted for that"""
    if SORTED in op.attributes or not is_schedulable(op):
        return False
    orders = LoopOrders(op, passes_over_numbers=False, dense_outer=dense_outer)
    order = orders.reference()
    if order is not None:
        apply_order(op, order, rewriter)
        return True
    # Where there are orders, but none in which the result can be made, nothing happens.
    return orders.graph(0).sort() is None and resolve_cycle(op, orders, rewriter)


def apply_order(op: Operation, order: Sequence[int], rewriter: Rewriter) -> None:
    """Permutes the loops and says so."""
    rewriter.set_attribute(op, SORTED, TRUE)
    if list(order) == list(range(len(order))):
        return
    change = LoopChange(indexing_maps(op), iterator_types(op))
    exprs = [dim(order.index(loop)) for loop in range(len(order))]
    change.substitute(exprs, [change.iterators[loop] for loop in order], {})
    set_loops(op, change, rewriter)


def is_convertible(op: Operation, index: int) -> bool:
    """The operand is sparse, and there is a loop for each of its levels."""
    results = indexing_maps(op)[index].results
    return encoding_of(op.operands[index].type) is not None and all(result.kind == DIM for result in results)


def resolve_cycle(op: Operation, orders: LoopOrders, rewriter: Rewriter) -> bool:
    """generic of a, b in orders that contradict each other -> generic of a, (convert b)"""
    for index, operand in enumerate(op.operands[: input_count(op)]):
        same = [place for place, other in enumerate(op.operands) if other is operand]
        order = orders.graph(0, same).sort() if is_convertible(op, index) else None
        if order is not None:
            convert_operand(op, index, order, rewriter, compress=False)
            return True
    return False


def convert_operand(op: Operation, index: int, order: Sequence[int], rewriter: Rewriter, compress: bool) -> None:
    """Gives an operand levels in the order of the loops, for this op only.

    That n of m elements are stored holds for no other order of levels: `compress` makes these compressed ones; the
    reference does not.
    """
    operand = op.operands[index]
    encoding = encoding_of(operand.type)
    assert encoding is not None and isinstance(operand.type, TensorType)
    places = [order.index(result.value) for result in indexing_maps(op)[index].results]
    by_loops = sorted(range(len(places)), key=lambda level: places[level])
    levels = encoding.with_map(AffineMap.permutation(by_loops))
    if compress:
        types = [LevelType.get(COMPRESSED) if one.format == STRUCTURED else one for one in encoding.level_types]
        levels = EncodingAttr.get(types, levels.dim_to_lvl, levels.pos_width, levels.crd_width)
    type = TensorType.get(operand.type.shape, operand.type.element_type, levels)
    rewriter.start_at(op)
    converted = rewriter.create("sparse_tensor.convert", [operand], [type]).results[0]
    rewriter.set_operand(op, index, converted)
    rewriter.insert_after(op)
    rewriter.create("bufferization.dealloc_tensor", [converted], [])
