"""Ops other than linalg's on sparse tensors, over levels: allocation, insertion, foreach, assemble and disassemble.

    %1 = tensor.insert %x into %0[%i, %j] : tensor<8x8xf64, #CSC>
->
    %a = sparse_tensor.reinterpret_map %0 : tensor<8x8xf64, #CSC> to tensor<8x8xf64, #CSR>
    %b = tensor.insert %x into %a[%j, %i] : tensor<8x8xf64, #CSR>
    %1 = sparse_tensor.reinterpret_map %b : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #CSC>

What only forwards a tensor or reads its arrays goes by levels already.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.constraints import DIRECTION
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.ir.affine import DIM
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, INDEX, TensorType, Type
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias
from pyopt.passes.building.arith import UNSIGNED_LESS, binary, compare, constant_index
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.reinterpretation.demap import (
    demap,
    demap_operands,
    demapped_type,
    is_over_dimensions,
    needs_demap,
    ragged_dimensions,
    remap,
    remap_uses,
)
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    LevelSizes: TypeAlias = Callable[[Sequence[Value], Sequence[int], EncodingAttr, Rewriter], list[Value]]
    """(dynamic sizes, shape, encoding, rewriter) -> the sizes of the levels that are not known."""


def _encoding(type: Type) -> EncodingAttr:
    encoding = encoding_of(type)
    assert encoding is not None
    return encoding


def translate(values: Sequence[Value], encoding: EncodingAttr, to_levels: bool, rewriter: Rewriter) -> list[Value]:
    """Coordinates of dimensions as those of levels, or the other way round."""
    direction = DIRECTION.get("dim_to_lvl" if to_levels else "lvl_to_dim")
    count = encoding.lvl_rank() if to_levels else encoding.dim_rank()
    attributes = {"direction": direction, "encoder": encoding}
    return list(rewriter.create("sparse_tensor.crd_translate", values, [INDEX] * count, attributes).results)


def demap_result(op: Operation, rewriter: Rewriter) -> None:
    """Makes the result of `op` one over levels, given back as what it was."""
    result = op.results[0]
    type = result.type
    result.type = demapped_type(type)
    rewriter.modified(op)
    rewriter.insert_after(op)
    rewriter.loc = op.loc
    remap_uses(result, type, rewriter)


def demap_allocation(op: Operation, rewriter: Rewriter) -> bool:
    """empty(m, n) : CSC -> reinterpret_map (empty(n, m) : CSR)"""
    return _demap_allocation(op, _level_sizes, rewriter)


def demap_allocation_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """The same; the sizes of levels of a blocked tensor are one more than the levels of the last point."""
    return _demap_allocation(op, _levels_of_last_point, rewriter)


def _demap_allocation(op: Operation, level_sizes: LevelSizes, rewriter: Rewriter) -> bool:
    result = op.results[0]
    if not is_over_dimensions([result.type]):
        return False
    encoding = _encoding(result.type)
    type = result.type
    assert isinstance(type, TensorType) and type.shape is not None
    level_type = demapped_type(type)
    assert level_type.shape is not None
    is_empty = op.info.name == "tensor.empty"
    sizes = list(op.operands if is_empty else operand_group(op, "dynamic_sizes"))
    others = op.operands[len(sizes) :]
    rewriter.start_at(op)
    if others and encoding_of(others[0].type) is encoding:
        others = [demap(others[0], rewriter), *others[1:]]
    if sizes:
        sizes = level_sizes(sizes, type.shape, encoding, rewriter)
    new = rewriter.create(op.info.name, [*sizes, *others], [level_type], op.attributes)
    rewriter.replace(op, remap(new.results[0], type, rewriter).results)
    return True


def _level_sizes(
    sizes: Sequence[Value], shape: Sequence[int], encoding: EncodingAttr, rewriter: Rewriter
) -> list[Value]:
    """The sizes of the levels that are not known: those of dimensions, or how many blocks there are."""
    known = iter(sizes)
    by_dimension = [next(known) if extent == DYNAMIC else None for extent in shape]
    found: list[Value] = []
    for result, extent in zip(encoding.dim_to_lvl.results, encoding.level_shape(shape), strict=True):
        if extent != DYNAMIC:
            continue
        size = by_dimension[result.value if result.kind == DIM else result.lhs.value]
        assert size is not None
        if result.kind != DIM:
            size = binary(rewriter, "ceildivui", size, constant_index(rewriter, result.rhs.value))
        found.append(size)
    return found


def _levels_of_last_point(
    sizes: Sequence[Value], shape: Sequence[int], encoding: EncodingAttr, rewriter: Rewriter
) -> list[Value]:
    if encoding.is_permutation():
        return _level_sizes(sizes, shape, encoding, rewriter)
    dynamic = iter(sizes)
    last: list[Value] = []
    for extent in shape:
        if extent == DYNAMIC:
            last.append(binary(rewriter, "subi", next(dynamic), constant_index(rewriter, 1)))
        else:
            last.append(constant_index(rewriter, extent - 1))
    levels = zip(encoding.level_shape(shape), translate(last, encoding, True, rewriter), strict=True)
    return [
        binary(rewriter, "addi", value, constant_index(rewriter, 1)) for extent, value in levels if extent == DYNAMIC
    ]


def demap_insert(op: Operation, rewriter: Rewriter) -> bool:
    """insert x into t[i, j] -> reinterpret_map (insert x into (reinterpret_map t)[levels of i, j])"""
    if not is_over_dimensions([op.operands[1].type]):
        return False
    encoding = _encoding(op.operands[1].type)
    operands = demap_operands(op, rewriter)
    levels = translate(operands[2:], encoding, True, rewriter)
    type = op.results[0].type
    new = rewriter.create(op.info.name, [*operands[:2], *levels], [operands[1].type], op.attributes)
    rewriter.replace(op, remap(new.results[0], type, rewriter).results)
    return True


def demap_assemble(op: Operation, rewriter: Rewriter) -> bool:
    """assemble ... to CSC -> reinterpret_map (assemble ... to CSR)"""
    if not is_over_dimensions([op.results[0].type]):
        return False
    demap_result(op, rewriter)
    return True


def demap_disassemble(op: Operation, rewriter: Rewriter) -> bool:
    """disassemble t -> disassemble (reinterpret_map t)"""
    if not is_over_dimensions([op.operands[0].type]):
        return False
    rewriter.set_operands(op, demap_operands(op, rewriter))
    return True


def demap_foreach(op: Operation, rewriter: Rewriter) -> bool:
    """foreach in t : coordinates of dimensions -> foreach in (reinterpret_map t) : coordinates of levels, translated

    Tensors that it carries are over levels, too; its body gives them back as what they were. What blocks at the border
    hold beyond it is no element: the body leaves it out.
    """
    source = op.operands[0].type
    if not demap_foreach_as_reference(op, rewriter):
        return False
    ragged = ragged_dimensions(source)
    if ragged:
        assert isinstance(source, TensorType) and source.shape is not None
        _leave_out_padding(op, {number: source.shape[number] for number in ragged}, rewriter)
    return True


def _leave_out_padding(op: Operation, limits: dict[int, int], rewriter: Rewriter) -> None:
    """{ body; yield %x } -> { %r = if inside { body; yield %x } else { yield what is carried }; yield %r }"""
    block = op.regions[0].entry()
    positions = next(one for one in block if one.info.name == "sparse_tensor.crd_translate")
    body = []
    after = positions.next
    while after is not None and after.next is not None:
        body.append(after)
        after = after.next
    end = block.terminator()
    rewriter.insert_before(body[0] if body else end)
    inside: Value | None = None
    for dimension, extent in limits.items():
        limit = constant_index(rewriter, extent)
        below = compare(rewriter, UNSIGNED_LESS, positions.results[dimension], limit)
        inside = below if inside is None else binary(rewriter, "andi", inside, below)
    assert inside is not None
    carried: list[Value] = list(block.arguments[len(block.arguments) - len(end.operands) :])
    code = Code(rewriter)
    branch = code.branch(inside, [value.type for value in carried], bool(carried))
    then = branch.regions[0].entry()
    if carried:
        rewriter.insert_at_end(then)
        code.give(end.operands)
        other = branch.regions[1].entry()
        rewriter.insert_at_end(other)
        code.give(carried)
        rewriter.set_operands(end, list(branch.results))
    last = then.last
    assert last is not None
    for one in body:
        rewriter.move_before(one, last)


def demap_foreach_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """The same; what lies beyond the border is visited, too."""
    if not is_over_dimensions([operand.type for operand in op.operands]):
        return False
    operands = demap_operands(op, rewriter)
    source = op.operands[0].type
    rewriter.set_operands(op, operands)
    block = op.regions[0].entry()
    rewriter.insert_at_start(block)
    if needs_demap(source):
        _take_levels(op, _encoding(source), rewriter)
    count = len(op.operands) - 1
    types = [result.type for result in op.results]
    for argument, operand in zip(block.arguments[len(block.arguments) - count :], operands[1:], strict=True):
        if argument.type is not operand.type:
            type = argument.type
            argument.type = operand.type
            remap_uses(argument, type, rewriter)
    end = block.terminator()
    rewriter.start_at(end)
    rewriter.set_operands(end, [demap(value, rewriter) for value in end.operands])
    rewriter.insert_after(op)
    rewriter.loc = op.loc
    for result, type in zip(op.results, types, strict=True):
        if needs_demap(type):
            result.type = demapped_type(type)
            remap_uses(result, type, rewriter)
    return True


def _take_levels(op: Operation, encoding: EncodingAttr, rewriter: Rewriter) -> None:
    """Gives the body arguments for levels in the place of those for dimensions."""
    block = op.regions[0].entry()
    old = block.arguments
    rank = encoding.dim_rank()
    levels: list[Value] = [block.add_argument(INDEX, op.loc) for _ in range(encoding.lvl_rank())]
    for argument, value in zip(old[:rank], translate(levels, encoding, False, rewriter), strict=True):
        rewriter.replace_uses(argument, value)
    added = old[len(old) - len(levels) :]
    block.arguments = [*added, *old[rank : len(old) - len(levels)]]
    for index, argument in enumerate(block.arguments):
        argument.index = index
