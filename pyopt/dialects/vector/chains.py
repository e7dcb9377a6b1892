"""The sources of elements that come through a chain of insertions, transpositions, broadcasts and casts."""

from __future__ import annotations

from pyopt.dialects.vector.shapes import POISON_INDEX, repetition, shape_of, vector_type
from pyopt.ir.core import LONGEST_CHAIN, Operation, Value
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.types import DYNAMIC, VectorType
from pyopt.light import Sequence, final


def producer_of(value: Value, *names: str) -> Operation | None:
    """The op that defines `value` if it has one of the names."""
    op = value.op
    return op if op is not None and op.info.name in names else None


def broadcast_of(value: Value) -> Operation | None:
    """The vector.broadcast that defines `value`, or the vector.shape_cast that only puts ones in front."""
    op = producer_of(value, "vector.broadcast", "vector.shape_cast")
    if op is None or op.info.name == "vector.broadcast":
        return op
    source, result = vector_type(op.operands[0].type), vector_type(value.type)
    lead = len(shape_of(result)) - len(shape_of(source))
    if lead <= 0 or True in result.scalable[:lead]:
        return None
    return op if shape_of(result) == (1,) * lead + shape_of(source) else None


def repeated_alike(op: Operation) -> Value | None:
    """v of broadcast(shape_cast v), where a broadcast of v gives the same."""
    cast = producer_of(op.operands[0], "vector.shape_cast")
    if cast is None:
        return None
    source, result = cast.operands[0], vector_type(op.results[0].type)
    repeated = repetition(source.type, result)
    return source if repeated is not None and repeated == repetition(op.operands[0].type, result) else None


@final
class Found:
    """The op may extract `position` of `value` instead; if `exact`, `value` is what it gives."""

    __slots__ = ("exact", "position", "value")

    def __init__(self, value: Value, position: tuple[int, ...], exact: bool) -> None:
        self.value = value
        self.position = position
        self.exact = exact


def inserted_at(op: Operation, place: Sequence[int]) -> Found | None:
    """Follows the source of a vector.extract of a place through insert and transpose as far as the positions allow.

    Dimensions that are extracted whole have negative numbers, which tell them apart: at the end they must stand in
    order behind the position, or a transposition has moved them.
    """
    position = list(place)
    value = op.operands[0]
    source = value.type
    if DYNAMIC in position or not isinstance(source, VectorType):
        return None
    whole = [-1 - index for index in range(len(source.scalable) - len(position))]
    count = len(position)
    position += whole
    for steps in range(LONGEST_CHAIN + 1):
        producer = producer_of(value, "vector.transpose", "vector.insert")
        if producer is None:
            break
        if steps == LONGEST_CHAIN:
            return None
        if producer.info.name == "vector.transpose":
            moved = list(position)
            for index, dimension in enumerate(static_values(producer, "permutation")):
                moved[dimension] = position[index]
            position = moved
            value = producer.operands[0]
        else:
            inserted = list(static_values(producer, "static_position"))
            dynamic = DYNAMIC in inserted
            if POISON_INDEX in inserted:
                return None
            if not dynamic and inserted == position[:count] and position[count:] == whole:
                return Found(producer.operands[0], (), True)
            if inserted == position[: len(inserted)]:
                # A part of what was inserted.
                position = position[len(inserted) :]
                count = len(position) - len(whole)
                value = producer.operands[0]
                break
            if position == inserted[: len(position)] or _meets(position, inserted):
                return None
            value = producer.operands[1]
    if value is op.operands[0] or position[count:] != whole:
        return None
    return Found(value, tuple(position[:count]), False)


def _meets(position: Sequence[int], other: Sequence[int]) -> bool:
    """The positions are alike wherever both say a number."""
    return all(one == another or one < 0 or another < 0 for one, another in zip(position, other, strict=False))
