"""Fusion of an elementwise linalg.generic into the one linalg.generic that uses its result."""

from __future__ import annotations

from passes.structured.generics import GENERIC, bounds_follow, create_generic, has_single_use
from pyopt.dialects.linalg.structure import (
    body_of,
    body_uses,
    has_index_semantics,
    has_tensor_semantics,
    indexing_maps,
    input_count,
    iterator_types,
)
from pyopt.ir.affine import DIM, AffineMap, AffineMapAttr, inverse_permutation
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I64, INDEX, TensorType
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter


@final
class Fusion:
    """A producer and the operand of a consumer through which they are fused.

    `loops` maps the loops of the consumer, which are those of the fused op, to the producer's.
    """

    __slots__ = ("consumer", "consumer_maps", "index", "loops", "producer", "producer_maps", "result")

    def __init__(self, consumer: Operation, index: int, producer: Operation, result: int, loops: AffineMap) -> None:
        self.consumer = consumer
        self.index = index
        self.producer = producer
        self.result = result
        self.loops = loops
        self.consumer_maps = indexing_maps(consumer)
        self.producer_maps = indexing_maps(producer)

    def fused_map(self, index: int) -> AffineMap:
        """The map of operand `index` of the producer over the loops of the fused op."""
        return self.producer_maps[index].compose(self.loops)

    def kept_results(self) -> list[int]:
        """The results of the producer that the fused op has to give, too: for their body, users or extents."""
        producer = self.producer
        first = input_count(producer)
        dropped: set[int] = set()
        kept: list[int] = []
        for number, result in enumerate(producer.results):
            init = first + number
            without = dropped | {init}
            maps = [map for index, map in enumerate(self.producer_maps) if index not in without]
            maps += [map for index, map in enumerate(self.consumer_maps) if index != self.index]
            loops = len(iterator_types(producer)) + len(iterator_types(self.consumer))
            known = bounds_follow(maps) if maps else loops == 0
            others = any(user is not self.consumer for user in result.uses)
            if body_uses(producer, init) or not known or others:
                kept.append(number)
            else:
                dropped = without
        return kept


def fusion_of(consumer: Operation, index: int) -> Fusion | None:
    """What fuses operand `index`, an input, with the generic that makes it; None if that is not possible."""
    value = consumer.operands[index]
    producer = value.op
    if producer is None or producer.info.name != GENERIC or not isinstance(value.type, TensorType):
        return None
    if not has_tensor_semantics(producer) or "reduction" in iterator_types(producer):
        return None
    consumer_map = indexing_maps(consumer)[index]
    maps = indexing_maps(producer)
    first = input_count(producer)
    result_map = maps[first + value.index]
    if len(consumer_map.results) != len(iterator_types(producer)):
        return None
    if not result_map.is_permutation() or not maps[first].is_permutation():
        return None
    inverse = inverse_permutation(result_map)
    assert inverse is not None
    fusion = Fusion(consumer, index, producer, value.index, inverse.compose(consumer_map))
    return fusion if _covers_loops(fusion) else None


def _covers_loops(fusion: Fusion) -> bool:
    """Each loop of a consumer with reductions indexes something else, too, by itself."""
    iterators = iterator_types(fusion.consumer)
    if "reduction" not in iterators:
        return True
    fused = fusion.consumer.operands[fusion.index]
    maps = [
        map for operand, map in zip(fusion.consumer.operands, fusion.consumer_maps, strict=True) if operand is not fused
    ]
    maps += [fusion.fused_map(index) for index in range(input_count(fusion.producer))]
    covered = {result.value for map in maps for result in map.results if result.kind == DIM}
    return len(covered) == len(iterators)


def fuse_elementwise_ops(op: Operation, rewriter: Rewriter) -> bool:
    """generic g of (generic f of a), b -> generic g(f) of a, b, if nobody else uses the middle"""
    for index in range(input_count(op)):
        if not has_single_use(op.operands[index]):
            continue
        fusion = fusion_of(op, index)
        if fusion is not None:
            return _fuse(fusion, rewriter)
    return False


def _fuse(fusion: Fusion, rewriter: Rewriter) -> bool:
    """Makes the fused op, whose operands are the consumer's with the producer's in the place of the fused one."""
    consumer, producer, index = fusion.consumer, fusion.producer, fusion.index
    kept = fusion.kept_results()
    count, first = input_count(consumer), input_count(producer)
    inputs = [*consumer.operands[:index], *producer.operands[:first], *consumer.operands[index + 1 : count]]
    inits = [*[producer.operands[first + number] for number in kept], *consumer.operands[count:]]
    maps = [
        *fusion.consumer_maps[:index],
        *[fusion.fused_map(one) for one in range(first)],
        *fusion.consumer_maps[index + 1 : count],
        *[fusion.fused_map(first + number) for number in kept],
        *fusion.consumer_maps[count:],
    ]
    if not bounds_follow(maps):
        return False
    fused = create_generic(inputs, inits, maps, iterator_types(consumer), rewriter)
    _fill_body(fusion, fused, kept, rewriter)
    results = fused.results[len(kept) :]
    rewriter.insert_before(consumer)
    rewriter.replace(consumer, results)
    return True


def _fill_body(fusion: Fusion, fused: Operation, kept: list[int], rewriter: Rewriter) -> None:
    """The producer's body, then the consumer's, which goes on with what the producer yields."""
    consumer, producer, index = fusion.consumer, fusion.producer, fusion.index
    count, first = input_count(consumer), input_count(producer)
    body, source, target = body_of(fused), body_of(producer), body_of(consumer)
    order = [
        *target.arguments[:index],
        *source.arguments[:first],
        *target.arguments[index + 1 : count],
        *[source.arguments[first + number] for number in kept],
        *target.arguments[count:],
    ]
    values: dict[Value, Value] = {one: body.add_argument(one.type, one.loc) for one in order}
    rewriter.insert_at_end(body)
    rewriter.loc = producer.loc
    if has_index_semantics(producer):
        _map_positions(fusion, values, rewriter)
    for one in source:
        if one.info.name != "linalg.index" and one is not source.last:
            rewriter.clone(one, values)
    yielded = source.terminator().operands
    result = yielded[fusion.result]
    values[target.arguments[index]] = values.get(result, result)
    for one in target:
        if one is not target.last:
            rewriter.clone(one, values)
    last = [yielded[number] for number in kept] + target.terminator().operands
    rewriter.loc = fused.loc
    rewriter.create("linalg.yield", [values.get(one, one) for one in last], ())


def _map_positions(fusion: Fusion, values: dict[Value, Value], rewriter: Rewriter) -> None:
    """Where the producer asks for its position, it is computed from that in the fused op."""
    loops = len(iterator_types(fusion.consumer))
    positions = [
        rewriter.create("linalg.index", [], [INDEX], {"dim": IntegerAttr.get(loop, I64)}).results[0]
        for loop in range(loops)
    ]
    for one in body_of(fusion.producer):
        if one.info.name == "linalg.index":
            loop = one.attributes["dim"]
            assert isinstance(loop, IntegerAttr)
            map = AffineMapAttr.get(fusion.loops.sub_map([loop.value]))
            values[one.results[0]] = rewriter.create("affine.apply", positions, [INDEX], {"map": map}).results[0]
