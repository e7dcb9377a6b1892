"""Sparse tensors seen by their levels: types without a map from dimensions, and structured ops over levels.

A sparse tensor whose map is no identity has the same storage as a tensor over its levels with the identity as its map.
`demap` wraps a value as that, and `remap` goes back. What indexes dimensions is then to index levels:

    linalg.generic {indexing_maps = [(i, j) -> (i, j), ...]} ins(%a : tensor<8x8xf64, #BSR>, ...)
->
    %b = sparse_tensor.reinterpret_map %a : tensor<8x8xf64, #BSR> to tensor<4x4x2x2xf64, #Levels>
    linalg.generic {indexing_maps = [(ib, jb, ii, jj) -> (ib, jb, ii, jj), ...]} ins(%b : ...)
"""

from __future__ import annotations

from pyopt.dialects.linalg.enums import ITERATOR_TYPE
from pyopt.dialects.linalg.structure import (
    has_tensor_semantics,
    indexing_maps,
    input_count,
    iterator_types,
    loop_of_index,
)
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import (
    ADD,
    CEILDIV,
    CONSTANT,
    DIM,
    FLOORDIV,
    MOD,
    MUL,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    constant,
    dim,
    floordiv,
    mod,
    replace_expressions,
    subexpressions,
)
from pyopt.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I64, INDEX, TensorType, Type
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.sparsify.kernels.iteration_graph import loops_in
from pyopt.passes.sparsify.storage.materialization import REINTERPRET_MAP

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter


# Types and values.


def needs_demap(type: Type) -> bool:
    """A sparse tensor whose levels are not its dimensions in order."""
    encoding = encoding_of(type)
    return encoding is not None and not encoding.is_identity()


def can_demap(type: Type) -> bool:
    """The dimensions follow from the levels, and a slice of the one is a slice of the other."""
    encoding = encoding_of(type)
    if encoding is None or encoding.is_identity() or encoding.is_permutation():
        return True
    return encoding.lvl_to_dim is not None and not encoding.is_slice()


def demapped_type(type: Type) -> TensorType:
    """The type of the same storage over its levels."""
    encoding = encoding_of(type)
    assert isinstance(type, TensorType) and encoding is not None and type.shape is not None
    levels = encoding.with_map(AffineMap.identity(encoding.lvl_rank()))
    if encoding.is_slice():
        # A permutation, see `can_demap`.
        levels = levels.with_slices([encoding.dim_slices[result.value] for result in encoding.dim_to_lvl.results])
    return TensorType.get(tuple(encoding.level_shape(type.shape)), type.element_type, levels)


def ragged_dimensions(type: Type) -> list[int]:
    """The dimensions of a sparse tensor beyond whose end the last block reaches."""
    encoding = encoding_of(type)
    if encoding is None:
        return []
    assert isinstance(type, TensorType) and type.shape is not None
    return encoding.ragged_dimensions(type.shape)


def is_over_dimensions(types: Sequence[Type]) -> bool:
    """Some of the types are to be seen by their levels, and all of these can be."""
    return any(needs_demap(type) for type in types) and all(can_demap(type) for type in types)


def demap(value: Value, rewriter: Rewriter) -> Value:
    """The value over its levels; itself if it is dense or its levels are its dimensions."""
    if not needs_demap(value.type):
        return value
    return rewriter.create(REINTERPRET_MAP, [value], [demapped_type(value.type)]).results[0]


def remap(value: Value, type: Type, rewriter: Rewriter) -> Operation:
    """The op that gives a value over levels as `type`, which is over dimensions."""
    return rewriter.create(REINTERPRET_MAP, [value], [type])


def remap_uses(value: Value, type: Type, rewriter: Rewriter) -> None:
    """The users of a value, which is over levels now, get it as `type`."""
    back = remap(value, type, rewriter)
    rewriter.replace_uses_except(value, back.results[0], back)


def demap_operands(op: Operation, rewriter: Rewriter) -> list[Value]:
    """The operands over their levels, wrapped right before `op`."""
    rewriter.start_at(op)
    return [demap(operand, rewriter) for operand in op.operands]


# Subscripts of levels.


@final
class LoopChange:
    """The loops of a structured op after some were replaced by loops over levels.

    maps, iterators: of the op over the new loops. positions: what the old loops are in terms of the new ones.
    """

    __slots__ = ("iterators", "maps", "positions")

    def __init__(self, maps: list[AffineMap], iterators: list[str]) -> None:
        self.maps = maps
        self.iterators = iterators
        self.positions = [dim(loop) for loop in range(len(iterators))]

    def substitute(self, exprs: list[AffineExpr], iterators: list[str], known: dict[AffineExpr, AffineExpr]) -> None:
        """Old loop i is exprs[i] over new loops; `known` has what expressions over these are by the levels' sizes."""
        inner = AffineMap.get(len(iterators), 0, exprs)
        changed: list[AffineMap] = []
        for map in self.maps:
            composed = map.compose(inner)
            results = [replace_expressions(result, known) for result in composed.results]
            changed.append(AffineMap.get(len(iterators), 0, results))
        self.maps = changed
        self.iterators = iterators
        positions = AffineMap.get(len(inner.results), 0, self.positions).compose(inner)
        self.positions = list(positions.results)


def is_admissible(expr: AffineExpr, is_output: bool) -> bool:
    """A level may be subscripted so: by no quotients, and in an output by no sums and products."""
    kinds = (ADD, MUL, MOD, FLOORDIV, CEILDIV) if is_output else (MOD, FLOORDIV, CEILDIV)
    return expr.kind >= CONSTANT or not any(node.kind in kinds for node in subexpressions(expr))


def subscripts_of_levels(op: Operation) -> LoopChange | None:
    """The loops of a generic so that every level of its sparse operands has an admissible subscript.

    A loop that such an operand is blocked by becomes the loops over blocks and inside of them, in front of the others:
    (i, j) with levels i floordiv 2, j, i mod 2 becomes (ib, ii, j). None if this cannot be done.
    """
    maps = indexing_maps(op)
    for index, operand in enumerate(op.operands):
        encoding = encoding_of(operand.type)
        if encoding is not None and not encoding.is_identity():
            maps[index] = encoding.dim_to_lvl.compose(maps[index])
    change = LoopChange(maps, iterator_types(op))
    first_output = input_count(op)
    replaced = 0
    changed = True
    while changed:
        changed = False
        for index, operand in enumerate(op.operands):
            if encoding_of(operand.type) is None:
                continue
            map = change.maps[index]
            wrong = [
                level for level, result in enumerate(map.results) if not is_admissible(result, index >= first_output)
            ]
            if not wrong:
                continue
            # A loop that stands for a level must stay one: other operands are subscripted by it already.
            if any(loop < replaced for level in wrong for loop in loops_in(map.results[level])):
                return None
            if not _replace_loops(change, map, wrong, _level_sizes(operand.type)):
                return None
            replaced += len(wrong)
            changed = True
    return None if replaced and _reaches_over(op, change, replaced) else change


def _reaches_over(op: Operation, change: LoopChange, replaced: int) -> bool:
    """Blocks at the border reach over it, and some subscript is where in a dimension a block's element is."""
    return any(ragged_dimensions(operand.type) for operand in op.operands) and any(
        result.kind != DIM and min(loops_in(result), default=replaced) < replaced
        for map in change.maps
        for result in map.results
    )


def _level_sizes(type: Type) -> list[int]:
    encoding = encoding_of(type)
    assert encoding is not None and isinstance(type, TensorType) and type.shape is not None
    return encoding.level_shape(type.shape)


def _replace_loops(change: LoopChange, map: AffineMap, levels: list[int], sizes: Sequence[int]) -> bool:
    """Makes the subscripts of these levels loops; False if the old loops cannot be told from them."""
    quotients: dict[int, AffineExpr] = {}
    exprs: dict[int, AffineExpr] = {}
    iterators: list[str] = []
    known: dict[AffineExpr, AffineExpr] = {}
    for new, level in enumerate(levels):
        result = map.results[level]
        if result.kind not in (FLOORDIV, MOD) or result.lhs.kind != DIM or result.rhs.kind != CONSTANT:
            return False
        loop = result.lhs.value
        iterators.append(change.iterators[loop])
        if result.kind == FLOORDIV:
            quotients[loop] = dim(new) * result.rhs
        elif loop in quotients:
            exprs[loop] = quotients[loop] + dim(new)
        else:
            return False
        # A quotient by 1 is no quotient: the loop itself, which may stand in other subscripts, is not to be replaced.
        if sizes[level] > 1:
            size = constant(sizes[level])
            known[floordiv(dim(new), size)] = constant(0)
            known[mod(dim(new), size)] = dim(new)
    if any(loop not in exprs for loop in quotients):
        return False
    results: list[AffineExpr] = []
    for loop, iterator in enumerate(change.iterators):
        if loop in exprs:
            results.append(exprs[loop])
        else:
            results.append(dim(len(iterators)))
            iterators.append(iterator)
    change.substitute(results, iterators, known)
    return True


# Rewriting a generic.


def set_loops(op: Operation, change: LoopChange, rewriter: Rewriter) -> None:
    """Gives a generic other loops, in its body too."""
    rewriter.set_attribute(op, "indexing_maps", ArrayAttr.get(tuple([AffineMapAttr.get(map) for map in change.maps])))
    rewriter.set_attribute(
        op, "iterator_types", ArrayAttr.get(tuple([ITERATOR_TYPE.get(word) for word in change.iterators]))
    )
    if any(expr is not dim(loop) for loop, expr in enumerate(change.positions)):
        for one in list(op.walk()):
            if one.info.name == "linalg.index":
                _move_index(one, change.positions, rewriter)


def _move_index(op: Operation, positions: Sequence[AffineExpr], rewriter: Rewriter) -> None:
    """index i -> what loop i was, in terms of the new loops: `index ib * 2 + index ii`"""
    loop = loop_of_index(op)
    expr = positions[loop]
    if expr.kind == DIM:
        if expr.value != loop:
            rewriter.set_attribute(op, "dim", IntegerAttr.get(expr.value, I64))
        return
    rewriter.start_at(op)
    values: dict[AffineExpr, Value] = {}
    for node in subexpressions(expr):
        if node.kind == DIM:
            dims: dict[str, Attribute] = {"dim": IntegerAttr.get(node.value, I64)}
            values[node] = rewriter.create("linalg.index", [], [INDEX], dims).results[0]
        elif node.kind == CONSTANT:
            values[node] = rewriter.constant(IntegerAttr.get(node.value, INDEX), INDEX)
        else:
            assert node.kind in (ADD, MUL)
            word = "arith.addi" if node.kind == ADD else "arith.muli"
            values[node] = rewriter.create(word, [values[node.lhs], values[node.rhs]], [INDEX]).results[0]
    rewriter.replace(op, [values[expr]])


def has_one_output(op: Operation) -> bool:
    """A generic on tensors with one init."""
    return len(op.operands) == input_count(op) + 1 and has_tensor_semantics(op)


def can_demap_operands(op: Operation) -> bool:
    """The generic has one output, and some operand is to be seen by its levels."""
    return has_one_output(op) and is_over_dimensions([operand.type for operand in op.operands])


def demap_generic(op: Operation, rewriter: Rewriter) -> bool:
    """generic over dimensions of sparse tensors -> generic over their levels"""
    if not can_demap_operands(op):
        return False
    change = subscripts_of_levels(op)
    if change is None:
        return False
    operands = demap_operands(op, rewriter)
    result = op.results[0]
    type = result.type
    set_loops(op, change, rewriter)
    rewriter.set_operands(op, operands)
    result.type = operands[-1].type
    if encoding_of(type) is not None:
        rewriter.insert_after(op)
        remap_uses(result, type, rewriter)
    return True
