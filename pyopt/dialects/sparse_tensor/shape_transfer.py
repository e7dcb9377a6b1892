"""Transfer functions of the sparse_tensor ops: shapes and numbers. Where shapes differ, behaviour is undefined."""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import ONE, add, constant
from pyopt.analysis.shapes.lattice import NOTHING, ranked
from pyopt.analysis.shapes.relations import is_exact, known_number, of_map, one_shape
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.verify import word_of
from pyopt.ir.affine import DIM
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.transfer import Facts


def of_convert(op: Operation, facts: Facts) -> None:
    """convert, reorder_coo: the same elements in another storage."""
    one_shape((op.operands[0], op.results[0]), op, facts)


def of_compress(op: Operation, facts: Facts) -> None:
    """The tensor that is inserted into, afterwards."""
    one_shape((operand_group(op, "tensor")[0], op.results[0]), op, facts)


def level_extents(tensor: Value, facts: Facts) -> list[Maybe] | None:
    """The sizes of a sparse tensor's levels: those of dimensions that are levels, and of others where all is static."""
    encoding, extents = encoding_of(tensor.type), facts.shape(tensor).extents
    if encoding is None or extents is None:
        return None
    sizes: list[int] = []
    for extent in extents:
        number = None if extent is None else extent.value()
        sizes.append(DYNAMIC if number is None else number)
    found: list[Maybe] = []
    for result, size in zip(encoding.dim_to_lvl.results, encoding.level_shape(sizes), strict=True):
        if result.kind == DIM:
            found.append(extents[result.value])
        else:
            found.append(constant(size) if DYNAMIC not in sizes else None)
    return found


def of_reinterpret_map(op: Operation, facts: Facts) -> None:
    """The levels stay. A dimension that is a level in both has one extent."""
    source, result = op.operands[0], op.results[0]
    before, after = encoding_of(source.type), encoding_of(result.type)
    if before is not None and after is not None:
        _say_levels(op, source, result, after, facts)
        _say_levels(op, result, source, before, facts)


def _say_levels(op: Operation, source: Value, target: Value, encoding: EncodingAttr, facts: Facts) -> None:
    levels = level_extents(source, facts)
    if levels is None or facts.shape(target) is NOTHING:
        return
    extents: list[Maybe] = [None] * encoding.dim_rank()
    for result, level in zip(encoding.dim_to_lvl.results, levels, strict=True):
        if result.kind == DIM:
            extents[result.value] = level
    facts.set_shape(target, ranked(extents), op)


def of_lvl(op: Operation, facts: Facts) -> None:
    """The size of a level; undefined if there is none."""
    levels, index = level_extents(op.operands[0], facts), known_number(op.operands[1], facts)
    if levels is not None and index is not None and 0 <= index < len(levels):
        facts.set_number(op.results[0], levels[index], op)


def of_expand(op: Operation, facts: Facts) -> None:
    """The buffers have room for the innermost level."""
    levels = level_extents(op.operands[0], facts)
    if levels:
        for buffer in op.results[:3]:
            facts.set_shape(buffer, ranked([levels[-1]]), op)


def of_push_back(op: Operation, facts: Facts) -> None:
    """The new size is larger by as many as are pushed."""
    pushed = operand_group(op, "n")
    count = facts.number(pushed[0]) if pushed else ONE
    facts.set_number(op.results[1], add(facts.number(op.operands[0]), count), op)


def of_translate(op: Operation, facts: Facts) -> None:
    """Coordinates by the encoding's map."""
    encoding = op.attributes["encoder"]
    assert isinstance(encoding, EncodingAttr)
    map = encoding.dim_to_lvl if word_of(op, "direction") == "dim_to_lvl" else encoding.lvl_to_dim
    inputs: Sequence[Maybe] = [facts.number(operand) for operand in op.operands]
    if map is not None and all(is_exact(one) for one in inputs):
        for result, number in zip(op.results, of_map(map, inputs), strict=True):
            facts.set_number(result, number, op)


def of_slice(op: Operation, facts: Facts) -> None:
    """slice.offset, slice.stride: what the encoding knows of a dimension."""
    encoding, where = encoding_of(op.operands[0].type), op.attributes["dim"]
    assert isinstance(where, IntegerAttr)
    if encoding is None or not 0 <= where.value < len(encoding.dim_slices):
        return
    known = encoding.dim_slices[where.value]
    number = known.offset if op.info.name == "sparse_tensor.slice.offset" else known.stride
    if number is not None and number != DYNAMIC:
        facts.set_number(op.results[0], constant(number), op)
