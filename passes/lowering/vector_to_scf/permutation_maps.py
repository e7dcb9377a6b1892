"""Transfers whose map permutes or repeats dimensions as transfers in the order of memory, and transposes or broadcasts.

    transfer_read m[i, j], (d0, d1) -> (d1, d0)    ->    transpose (transfer_read m[i, j]), [1, 0]
    transfer_read m[i, j], (d0, d1) -> (0, d1)     ->    broadcast (transfer_read m[i, j])
    transfer_write v, m[i, j], (d0, d1) -> (d0)    ->    transfer_write (broadcast v), m[i, j], (d0, d1) -> (d1, d0)

Transfers in a vector.mask stay: it holds one op.
"""

from __future__ import annotations

from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.ir.affine import CONSTANT, DIM, AffineMap, AffineMapAttr, dim
from pyopt.ir.attributes import FALSE, TRUE, ArrayAttr, Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense
from pyopt.ir.signature import segments
from pyopt.ir.types import TensorType, VectorType
from pyopt.light import Final, Sequence
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

READ: Final = "vector.transfer_read"
WRITE: Final = "vector.transfer_write"


def is_in_mask(op: Operation) -> bool:
    """A vector.mask is around the op."""
    around = op.parent_op()
    return around is not None and around.info.name == "vector.mask"


def bounds_of(op: Operation) -> list[Attribute]:
    """For each dimension of the vector the attribute that says whether it is in bounds."""
    bounds = op.attributes["in_bounds"]
    assert isinstance(bounds, ArrayAttr)
    return list(bounds.elements)


def create_read(
    transfer: Transfer, type: VectorType, map: AffineMap, bounds: Sequence[Attribute], rewriter: Rewriter
) -> Value:
    """A read from where another one reads."""
    masks = [] if transfer.mask is None else [transfer.mask]
    attributes: dict[str, Attribute] = {
        "operandSegmentSizes": segments(1, len(transfer.indices), 1, len(masks)),
        "permutation_map": AffineMapAttr.get(map),
        "in_bounds": ArrayAttr.get(tuple(bounds)),
    }
    padding = transfer.op.operands[1 + len(transfer.indices)]
    operands = [transfer.source, *transfer.indices, padding, *masks]
    return rewriter.create(READ, operands, [type], attributes).results[0]


def create_write(
    transfer: Transfer,
    vector: Value,
    map: AffineMap,
    mask: Value | None,
    bounds: Sequence[Attribute],
    rewriter: Rewriter,
) -> Operation:
    """A write to where another one writes."""
    masks = [] if mask is None else [mask]
    attributes: dict[str, Attribute] = {
        "operandSegmentSizes": segments(1, 1, len(transfer.indices), len(masks)),
        "permutation_map": AffineMapAttr.get(map),
        "in_bounds": ArrayAttr.get(tuple(bounds)),
    }
    types = [transfer.source.type] if isinstance(transfer.source.type, TensorType) else []
    return rewriter.create(WRITE, [vector, transfer.source, *transfer.indices, *masks], types, attributes)


def transposed(vector: Value, permutation: Sequence[int], rewriter: Rewriter) -> Value:
    """vector.transpose"""
    before = vector_type(vector.type)
    shape = shape_of(before)
    type = VectorType.get(
        tuple([shape[one] for one in permutation]),
        before.element_type,
        tuple([before.scalable[one] for one in permutation]),
    )
    return rewriter.create("vector.transpose", [vector], [type], {"permutation": dense(permutation)}).results[0]


def permutation_to_minor_identity(map: AffineMap) -> list[int] | None:
    """The position of each result so that the map ends with the innermost dimensions in order; None if it cannot.

    Repeated dimensions (0) take the places that are left.
    """
    count = len(map.results)
    first = max(map.num_dims - count, 0)
    repeated = max(count - map.num_dims, 0)
    places = [0] * count
    taken = [False] * max(map.num_dims, count)
    free: list[int] = []
    for index, result in enumerate(map.results):
        if result.kind == CONSTANT and result.value == 0:
            free.append(index)
        elif result.kind == DIM and result.value >= first:
            places[index] = result.value - first + repeated
            taken[places[index]] = True
        else:
            return None
    place = 0
    for index in free:
        while place < len(taken) and taken[place]:
            place += 1
        places[index] = place
        place += 1
    return places


def _moved(entries: Sequence[Attribute], places: Sequence[int]) -> list[Attribute]:
    out = list(entries)
    for entry, place in zip(entries, places, strict=True):
        out[place] = entry
    return out


def read_of_permutation(op: Operation, rewriter: Rewriter) -> bool:
    """transfer_read in another order -> transpose of transfer_read"""
    places = permutation_to_minor_identity(Transfer(op).map)
    return places is not None and _read_and_transpose(op, places, rewriter)


def masked_read_in_order(op: Operation, rewriter: Rewriter) -> bool:
    """transfer_read (d0, d1, d2) -> (d1, d0) with a mask -> transpose of transfer_read (d0, d1, d2) -> (d0, d1)

    The dimensions of a mask are in the order of memory, so that those of the vector are unpacked in that order, too.
    """
    transfer = Transfer(op)
    along = [index for index, result in enumerate(transfer.map.results) if result.kind == DIM]
    if transfer.mask is None:
        return False
    places = list(range(len(transfer.map.results)))
    for place, index in zip(along, sorted(along, key=lambda one: transfer.map.results[one].value), strict=True):
        places[index] = place
    return _read_and_transpose(op, places, rewriter)


def _read_and_transpose(op: Operation, places: Sequence[int], rewriter: Rewriter) -> bool:
    """Reads with each dimension at its place, and transposes back."""
    transfer = Transfer(op)
    map = transfer.map
    if is_in_mask(op) or not map.results or list(places) == list(range(len(places))):
        return False
    results = list(map.results)
    before = vector_type(transfer.vector_type)
    shape = list(shape_of(before))
    scalable = list(before.scalable)
    for index, place in enumerate(places):
        results[place] = map.results[index]
        shape[place] = shape_of(before)[index]
        scalable[place] = before.scalable[index]
    type = VectorType.get(tuple(shape), before.element_type, tuple(scalable))
    new_map = AffineMap.get(map.num_dims, 0, results)
    read = create_read(transfer, type, new_map, _moved(bounds_of(op), places), rewriter)
    rewriter.replace(op, [transposed(read, places, rewriter)])
    return True


def write_of_permutation(op: Operation, rewriter: Rewriter) -> bool:
    """transfer_write in another order -> transfer_write of transpose"""
    transfer = Transfer(op)
    map = transfer.map
    if is_in_mask(op) or not map.results or map.is_minor_identity():
        return False
    places = permutation_to_minor_identity(map)
    if places is None:
        return False
    order = sorted(range(len(map.results)), key=lambda index: map.results[index].value)
    vector = transposed(op.operands[0], order, rewriter)
    new_map = AffineMap.minor_identity(map.num_dims, len(map.results))
    write = create_write(transfer, vector, new_map, transfer.mask, _moved(bounds_of(op), places), rewriter)
    rewriter.replace(op, write.results)
    return True


def write_with_missing_dims(op: Operation, rewriter: Rewriter) -> bool:
    """transfer_write v, (d0, d1) -> (d0) -> transfer_write broadcast v, (d0, d1) -> (d1, d0)"""
    transfer = Transfer(op)
    map = transfer.map
    if is_in_mask(op) or not map.results or permutation_to_minor_identity(map) is not None:
        return False
    present = [result.value for result in map.results]
    missing = [number for number in range(min(present), map.num_dims) if number not in present]
    vector = with_units(op.operands[0], len(missing), rewriter)
    mask = transfer.mask
    if mask is not None:
        # The dimensions of a mask are in the order of memory.
        mask = with_units(mask, len(missing), rewriter)
        kept = sorted(present)
        order = [
            missing.index(number) if number in missing else len(missing) + kept.index(number)
            for number in sorted([*missing, *kept])
        ]
        mask = transposed(mask, order, rewriter)
    results = [*[dim(number) for number in missing], *map.results]
    bounds: list[Attribute] = [TRUE] * len(missing)
    bounds += [TRUE if one is TRUE else FALSE for one in bounds_of(op)]
    new_map = AffineMap.get(map.num_dims, 0, results)
    rewriter.replace(op, create_write(transfer, vector, new_map, mask, bounds, rewriter).results)
    return True


def with_units(vector: Value, count: int, rewriter: Rewriter) -> Value:
    """The vector with unit dimensions in front."""
    type = vector_type(vector.type)
    wide = VectorType.get((1,) * count + shape_of(type), type.element_type, (False,) * count + type.scalable)
    return rewriter.create("vector.broadcast", [vector], [wide]).results[0]


def read_of_repeated(op: Operation, rewriter: Rewriter) -> bool:
    """transfer_read (d0, d1) -> (0, d1) -> broadcast of transfer_read (d0, d1) -> (d1)"""
    transfer = Transfer(op)
    map = transfer.map
    count = 0
    while count < len(map.results) and map.results[count].kind == CONSTANT and map.results[count].value == 0:
        count += 1
    if is_in_mask(op) or count == 0:
        return False
    rest = map.results[count:]
    first = map.num_dims - len(rest)
    if first < 0 or any(
        result.value != (first + index if result.kind == DIM else 0) for index, result in enumerate(rest)
    ):
        return False
    whole = vector_type(transfer.vector_type)
    type = VectorType.get(shape_of(whole)[count:], whole.element_type, whole.scalable[count:])
    if not rest and transfer.mask is not None:
        return False
    read = create_read(transfer, type, AffineMap.get(map.num_dims, 0, rest), bounds_of(op)[count:], rewriter)
    rewriter.replace(op, [rewriter.create("vector.broadcast", [read], [whole]).results[0]])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule(READ, read_of_permutation),
    Rule(WRITE, write_of_permutation),
    Rule(READ, read_of_repeated),
    Rule(WRITE, write_with_missing_dims),
    Rule(READ, masked_read_in_order),
)
