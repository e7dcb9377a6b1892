"""Queries that apply to all structured ops: inputs and inits, loops, indexing maps, effects.

    indexing_maps(op)     the map from the loops to the indices of each operand
    iterator_types(op)    "parallel" or "reduction" for each loop

An op is structured (`is_structured`) if it is `linalg.generic`, one of the named ops of `table.py`, or map, reduce,
transpose or broadcast. The functions below may be asked before the op was verified as long as `inputs` and `inits` do.
"""

from __future__ import annotations

from pyopt.dialects.linalg.forms import NAMED, ROWS, WITH_DEFAULT_MAPS, WITH_MAPS, form_of
from pyopt.dialects.linalg.notation import PARALLEL, REDUCTION, NamedForm
from pyopt.ir.affine import DIM, AffineExpr, AffineMap, AffineMapAttr, concatenate, inverse_permutation
from pyopt.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, EnumAttr, IntegerAttr
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.opinfo import OPERAND_SEGMENTS, READS, WRITES
from pyopt.ir.signature import segment_sizes
from pyopt.ir.tables import derived
from pyopt.ir.types import DYNAMIC, MemRefType, ShapedType, TensorType, Type, VectorType
from pyopt.light import Final, Sequence

MEMOIZED: Final = "linalg.memoized_indexing_maps"
"""The attribute in which named ops of a fixed rank keep their indexing maps once they were asked for."""

_words_in: dict[ArrayAttr, list[str]] = derived({})
_maps_of: dict[ArrayAttr, list[AffineMap]] = derived({})
_named_maps: dict[tuple[str, Attribute | None, Attribute | None], list[AffineMap]] = derived({})
# What is in the attributes of ops, which are interned and asked for again and again.

STRUCTURED: Final = frozenset(
    (*NAMED, "linalg.generic", "linalg.map", "linalg.reduce", "linalg.transpose", "linalg.broadcast")
)
"""The names of all structured ops."""


DESTINATION_STYLE: Final = STRUCTURED | {
    "linalg.softmax", "linalg.winograd_filter_transform", "linalg.winograd_input_transform",
    "linalg.winograd_output_transform",
}  # fmt: skip
"""The names of all ops that are given the tensors or memrefs to write, behind their inputs."""


def has_memoized(op: Operation) -> bool:
    """The op is a named one of fixed rank that keeps its maps in the attribute MEMOIZED."""
    name = op.info.name
    return name in ROWS and name not in WITH_MAPS and not form_of(name).any_rank


def is_structured(op: Operation) -> bool:
    """The op maps operands over an iteration space, and its region computes one point of it."""
    return op.info.name in STRUCTURED


# Operands.


def input_count(op: Operation) -> int:
    """The number of inputs among the operands; the inits come behind them. For DPS ops of this dialect."""
    info = op.info
    if info.traits & OPERAND_SEGMENTS:
        sizes = segment_sizes(op, "operandSegmentSizes")
        return sizes[0] if sizes else 0
    if info.name == "linalg.reduce":
        return len(op.operands) // 2
    return len(op.operands) - 1


def inputs(op: Operation) -> list[Value]:
    return op.operands[: input_count(op)]


def inits(op: Operation) -> list[Value]:
    """The operands that say what the results are made from (tensors), or are written (memrefs)."""
    return op.operands[input_count(op) :]


def rank_of(type: Type) -> int:
    """The rank of an operand; 0 for scalars, among which vectors are."""
    if isinstance(type, ShapedType) and not isinstance(type, VectorType):
        return len(type.shape or ())
    return 0


def shape_of(type: Type) -> tuple[int, ...]:
    """The shape of an operand; empty for scalars."""
    if isinstance(type, ShapedType) and not isinstance(type, VectorType):
        return type.shape or ()
    return ()


def scalar_of(type: Type) -> Type:
    """The type of an operand's block argument: the element type of a ranked tensor or memref, else the type itself."""
    if isinstance(type, (MemRefType, TensorType)) and type.shape is not None:
        return type.element_type
    return type


def has_tensor_semantics(op: Operation) -> bool:
    """There is a tensor operand and no memref."""
    return _semantics(op.operands, TensorType, MemRefType)


def has_buffer_semantics(op: Operation) -> bool:
    """There is a memref operand and no tensor."""
    return _semantics(op.operands, MemRefType, TensorType)


def _semantics(values: Sequence[Value], some: type[ShapedType], none: type[ShapedType]) -> bool:
    found = False
    for value in values:
        if isinstance(value.type, none):
            return False
        found = found or isinstance(value.type, some)
    return found


# The body.


def loop_of_index(op: Operation) -> int:
    """The loop of which a linalg.index gives the position."""
    attribute = op.attributes["dim"]
    assert isinstance(attribute, IntegerAttr)
    return attribute.value


def body_of(op: Operation) -> Block:
    """The one block of the region."""
    return op.regions[0].entry()


def body_uses(op: Operation, index: int) -> bool:
    """The body looks at the element of operand `index`."""
    arguments = body_of(op).arguments
    return index < len(arguments) and len(arguments[index].uses) != 0


def has_index_semantics(op: Operation) -> bool:
    """The body asks where in the iteration space it is."""
    return any(child.info.name == "linalg.index" for child in body_of(op))


# Loops.


def iterator_types(op: Operation) -> list[str]:
    """The iterator type of each loop: "parallel" or "reduction"."""
    name = op.info.name
    if name == "linalg.generic":
        given = op.attributes.get("iterator_types")
        assert isinstance(given, ArrayAttr)
        words = _words_in.get(given)
        if words is None:
            words = _words_in[given] = [one.text for one in given.elements if isinstance(one, EnumAttr)]
        return words.copy()
    if name == "linalg.contract":
        kept = {result.value for map in _maps_in(op, "indexing_maps")[2:] for result in map.results}
        loops = max([map.num_dims for map in _maps_in(op, "indexing_maps")], default=0)
        return [PARALLEL if loop in kept else REDUCTION for loop in range(loops)]
    if name in ROWS and not form_of(name).any_rank:
        return form_of(name).iterators
    if name == "linalg.reduce":
        reduced = numbers(op, "dimensions")
        return [REDUCTION if loop in reduced else PARALLEL for loop in range(rank_of(op.operands[0].type))]
    return [PARALLEL] * _output_rank(op)


def _output_rank(op: Operation) -> int:
    count = input_count(op)
    return rank_of(op.operands[count].type) if count < len(op.operands) else 0


def indexing_maps(op: Operation) -> list[AffineMap]:
    """The indexing map of each operand."""
    name = op.info.name
    if name == "linalg.generic" or name in WITH_MAPS:
        return given_maps(op)
    if name in ROWS:
        return named_maps(op, form_of(name))
    rank = _output_rank(op)
    identity = AffineMap.identity(rank)
    if name == "linalg.reduce":
        rank = rank_of(op.operands[0].type)
        reduced = numbers(op, "dimensions")
        kept = AffineMap.multi_dim(rank, [loop for loop in range(rank) if loop not in reduced])
        count = input_count(op)
        return [AffineMap.identity(rank)] * count + [kept] * (len(op.operands) - count)
    if name == "linalg.transpose":
        inverse = inverse_permutation(AffineMap.permutation(numbers(op, "permutation")))
        return [identity if inverse is None else inverse, identity]
    if name == "linalg.broadcast":
        added = numbers(op, "dimensions")
        return [AffineMap.multi_dim(rank, [loop for loop in range(rank) if loop not in added]), identity]
    return [identity] * len(op.operands)


def given_maps(op: Operation) -> list[AffineMap]:
    """The maps that the op's attribute `indexing_maps` has, or what stands for it."""
    if isinstance(op.attributes.get("indexing_maps"), ArrayAttr):
        return _maps_in(op, "indexing_maps")
    name = op.info.name
    return default_maps(name) if name in WITH_DEFAULT_MAPS else []


def default_maps(name: str) -> list[AffineMap]:
    """The indexing maps of a matmul that has no attribute for them."""
    return form_of(name).maps((), ())


def named_maps(op: Operation, form: NamedForm) -> list[AffineMap]:
    """The indexing maps of a named op that has no attribute for them."""
    if form.any_rank:
        rank = _output_rank(op)
        scalar, full = AffineMap.get(rank, 0, ()), AffineMap.identity(rank)
        return [scalar if rank_of(operand.type) == 0 else full for operand in op.operands]
    if isinstance(op.attributes.get(MEMOIZED), ArrayAttr):
        return _maps_in(op, MEMOIZED)
    return implied_maps(op, form).copy()


def implied_maps(op: Operation, form: NamedForm) -> list[AffineMap]:
    """The maps implied by a named op of fixed rank: by its name, strides and dilations; not to be changed."""
    key = (op.info.name, op.attributes.get("strides"), op.attributes.get("dilations"))
    maps = _named_maps.get(key)
    if maps is None:
        count = form.windows
        maps = form.maps(_window_numbers(op, "strides", count), _window_numbers(op, "dilations", count))
        _named_maps[key] = maps
    return maps


def _maps_in(op: Operation, name: str) -> list[AffineMap]:
    given = op.attributes.get(name)
    assert isinstance(given, ArrayAttr)
    maps = _maps_of.get(given)
    if maps is None:
        maps = _maps_of[given] = [one.value for one in given.elements if isinstance(one, AffineMapAttr)]
    return maps.copy()


def _window_numbers(op: Operation, name: str, count: int) -> list[int]:
    """Strides or dilations; all ones if they are not given."""
    given = op.attributes.get(name)
    return given.values() if isinstance(given, DenseElementsAttr) else [1] * count


def numbers(op: Operation, name: str) -> tuple[int, ...]:
    """The values of a dense array attribute."""
    given = op.attributes.get(name)
    return given.values if isinstance(given, DenseArrayAttr) else ()


def shapes_to_loops(maps: Sequence[AffineMap]) -> AffineMap | None:
    """The map from all extents of all operands to those of the loops; None if some loop's does not follow."""
    return inverse_permutation(concatenate(maps))


def loop_extents(op: Operation) -> list[int]:
    """The extent of each loop, DYNAMIC where it is not known; of an op that was verified."""
    return extents_of_loops([operand.type for operand in op.operands], indexing_maps(op))


def extents_of_loops(types: Sequence[Type], maps: Sequence[AffineMap]) -> list[int]:
    """The same by the types of the operands."""
    inverse = shapes_to_loops(maps)
    assert inverse is not None
    extents = [extent for type in types for extent in shape_of(type)]
    return [extents[result.value] for result in inverse.results]


def static_extents(types: Sequence[Type], maps: Sequence[AffineMap]) -> dict[AffineExpr, int] | None:
    """The extents of loops that operands of these types tell; None if they contradict each other, which is valid while
    one is dynamic."""
    known: dict[AffineExpr, int] = {}
    for type, map in zip(types, maps, strict=True):
        if not isinstance(type, TensorType) or type.shape is None:
            continue
        for extent, result in zip(type.shape, map.results, strict=True):
            if extent != DYNAMIC and result.kind == DIM and known.setdefault(result, extent) != extent:
                return None
    return known


# Effects.


def effects_by_operand(op: Operation) -> list[tuple[int, Value]]:
    """Memory effects on memref operands: inputs are read, inits written, and read if the body uses them."""
    found: list[tuple[int, Value]] = []
    count = input_count(op)
    reads_inits = op.info.name == "linalg.softmax"
    for index, operand in enumerate(op.operands):
        if isinstance(operand.type, MemRefType):
            if index < count:
                found.append((READS, operand))
            elif reads_inits or body_uses(op, index):
                found.append((READS | WRITES, operand))
            else:
                found.append((WRITES, operand))
    return found


def effects(op: Operation) -> int:
    """All of them as one mask; none on tensors."""
    mask = 0
    if not has_tensor_semantics(op):
        for one, _ in effects_by_operand(op):
            mask |= one
    return mask
