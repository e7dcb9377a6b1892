"""The order of the loops of a structured op on sparse tensors: chosen, or made possible by converting an operand.

    linalg.generic {indexing_maps = [(i, j) -> (j, i), (i, j) -> (i)], iterator_types = ["parallel", "reduction"]}
->
    linalg.generic {indexing_maps = [(j, i) -> (j, i), (j, i) -> (i)], iterator_types = ["reduction", "parallel"]}
        attrs = {sorted = true}
"""

from __future__ import annotations

from passes.sparsify.demap import LoopChange, needs_demap, set_loops
from passes.sparsify.iteration_graph import IterationGraph
from pyopt.dialects.linalg.notation import REDUCTION
from pyopt.dialects.linalg.structure import has_tensor_semantics, indexing_maps, input_count, iterator_types, rank_of
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, STRUCTURED, LevelType
from pyopt.ir.affine import DIM, AffineMap, dim
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I1, TensorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter

SORTED: Final = "sorted"
"""The attribute of a generic whose loops are in order."""
TRUE: Final = IntegerAttr.get(-1, I1)

DENSE_INPUTS: Final = 1
DENSE_OUTPUT: Final = 2
ATTEMPTS: Final = (DENSE_INPUTS | DENSE_OUTPUT, DENSE_INPUTS, DENSE_OUTPUT, 0)
"""Which dense operands the order follows besides the sparse ones, the best first."""


def is_schedulable(op: Operation) -> bool:
    """A generic on tensors with one init, some of them sparse, and all by their levels."""
    if len(op.operands) != input_count(op) + 1 or not has_tensor_semantics(op):
        return False
    types = [operand.type for operand in op.operands]
    return any(encoding_of(type) is not None for type in types) and not any(needs_demap(type) for type in types)


def order_of(op: Operation, dense: int, ignored: Value | None = None, exact: bool = True) -> list[int] | None:
    """An order, outermost first, in which all sparse operands but `ignored` are visited level by level, and those
    dense ones that `dense` says."""
    graph = IterationGraph(iterator_types(op))
    last = len(op.operands) - 1
    for index, (operand, map) in enumerate(zip(op.operands, indexing_maps(op), strict=True)):
        wanted = encoding_of(operand.type) is not None or dense & (DENSE_OUTPUT if index == last else DENSE_INPUTS)
        if wanted and operand is not ignored:
            graph.add_operand(map, exact)
    return graph.sort()


def is_insertable(op: Operation, order: Sequence[int]) -> bool:
    """The result can be appended to in this order: it is dense, or at most its last level is met out of order."""
    if encoding_of(op.results[0].type) is None:
        return True
    iterators = iterator_types(op)
    outer = 0
    while outer < len(order) and iterators[order[outer]] != REDUCTION:
        outer += 1
    return outer >= rank_of(op.results[0].type) - 1


def reference_order(op: Operation, exact: bool = True) -> list[int] | None:
    """The order that the reference takes, if there is one in which the result can be made; one that works if it is not
    to be `exact`."""
    for dense in ATTEMPTS:
        order = order_of(op, dense, None, exact)
        if order is not None and is_insertable(op, order):
            return order
    return None


def schedule(op: Operation, rewriter: Rewriter) -> bool:
    """generic on sparse tensors -> generic with its loops in order, or an operand converted for that"""
    if SORTED in op.attributes or not is_schedulable(op):
        return False
    order = reference_order(op)
    if order is not None:
        apply_order(op, order, rewriter)
        return True
    # Where there are orders, but none in which the result can be made, nothing happens.
    return order_of(op, 0) is None and resolve_cycle(op, rewriter)


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


def resolve_cycle(op: Operation, rewriter: Rewriter) -> bool:
    """generic of a, b in orders that contradict each other -> generic of a, (convert b)"""
    for index, operand in enumerate(op.operands[: input_count(op)]):
        order = order_of(op, 0, operand) if is_convertible(op, index) else None
        if order is not None:
            convert_operand(op, index, order, rewriter)
            return True
    return False


def convert_operand(op: Operation, index: int, order: Sequence[int], rewriter: Rewriter, exact: bool = True) -> None:
    """Gives an operand levels in the order of the loops, for this op only.

    That n of m elements are stored holds for no other order of levels: these are compressed then, but in the reference.
    """
    operand = op.operands[index]
    encoding = encoding_of(operand.type)
    assert encoding is not None and isinstance(operand.type, TensorType)
    places = [order.index(result.value) for result in indexing_maps(op)[index].results]
    by_loops = sorted(range(len(places)), key=lambda level: places[level])
    levels = encoding.with_map(AffineMap.permutation(by_loops))
    if not exact:
        types = [LevelType.get(COMPRESSED) if one.format == STRUCTURED else one for one in encoding.level_types]
        levels = EncodingAttr.get(types, levels.dim_to_lvl, levels.pos_width, levels.crd_width)
    type = TensorType.get(operand.type.shape, operand.type.element_type, levels)
    rewriter.insert_before(op)
    rewriter.loc = op.loc
    converted = rewriter.create("sparse_tensor.convert", [operand], [type]).results[0]
    rewriter.set_operand(op, index, converted)
    rewriter.insert_after(op)
    rewriter.create("bufferization.dealloc_tensor", [converted], [])
