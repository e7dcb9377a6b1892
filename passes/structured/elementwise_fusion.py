"""Fusion of an elementwise linalg.generic into the one linalg.generic that uses its result."""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free, would_be_trivially_dead
from pyopt.dialects.linalg.structure import (
    body_of,
    body_uses,
    has_tensor_semantics,
    indexing_maps,
    input_count,
    iterator_types,
    loop_extents,
    loop_of_index,
    shape_of,
)
from pyopt.ir.affine import DIM, AffineMap, AffineMapAttr, inverse_permutation
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Block, BlockArgument, Operation, Value
from pyopt.ir.types import DYNAMIC, I64, INDEX, TensorType
from pyopt.light import final
from pyopt.passes.lowering.linalg_generic import create_generic
from pyopt.passes.structured.generics import GENERIC, bounds_follow, has_single_use, take_body
from pyopt.rewrite.rewriter import Rewriter


@final
class Fusion:
    """A producer and the operand of a consumer through which they are fused.

    `loops` maps the loops of the consumer, which are those of the fused op, to the producer's.
    """

    __slots__ = ("composed", "consumer", "consumer_maps", "index", "loops", "producer", "producer_maps", "result")

    def __init__(self, consumer: Operation, index: int, producer: Operation, result: int, loops: AffineMap) -> None:
        self.consumer = consumer
        self.index = index
        self.producer = producer
        self.result = result
        self.loops = loops
        self.consumer_maps = indexing_maps(consumer)
        self.producer_maps = indexing_maps(producer)
        self.composed: dict[AffineMap, AffineMap] = {}

    def fused_map(self, index: int) -> AffineMap:
        """The map of operand `index` of the producer over the loops of the fused op."""
        map = self.producer_maps[index]
        found = self.composed.get(map)
        if found is None:
            found = self.composed[map] = map.compose(self.loops)
        return found

    def kept_results(self) -> list[int]:
        """The results of the producer that the fused op has to give, too: for their body, users or extents.

        Extents follow from what else the fused op has for operands.
        """
        producer = self.producer
        first = input_count(producer)
        dropped: set[int] = set()
        kept: list[int] = []
        for number, result in enumerate(producer.results):
            init = first + number
            without = dropped | {init}
            maps = [self.fused_map(index) for index in range(len(producer.operands)) if index not in without]
            maps += [map for index, map in enumerate(self.consumer_maps) if index != self.index]
            known = bounds_follow(maps) if maps else not iterator_types(producer) + iterator_types(self.consumer)
            others = any(user is not self.consumer for user in result.uses)
            if body_uses(producer, init) or not known or others:
                kept.append(number)
            else:
                dropped = without
        return kept


def fusion_of(consumer: Operation, index: int) -> Fusion | None:
    """The fusion of operand `index`, an input, with the generic that makes it; None if that is not possible."""
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
    return fusion if _covers_loops(fusion) and _keeps_extents(fusion) and _writes_once(fusion) else None


def _keeps_extents(fusion: Fusion) -> bool:
    """No dimension of an operand of the producer would be indexed by a loop alone that is not as long.

    Where (i) -> (3 - i) of a producer meets (i) -> (3 - i) of a consumer, i is what comes out, of fewer iterations.
    """
    loops = fusion.loops.results
    extents: list[int] = []
    for number, operand in enumerate(fusion.producer.operands):
        map = fusion.producer_maps[number]
        if map.is_projected_permutation():
            continue
        fused = fusion.fused_map(number).results
        for old, new, extent in zip(map.results, fused, shape_of(operand.type), strict=True):
            if new.kind == DIM and (old.kind != DIM or loops[old.value].kind != DIM):
                extents = extents or loop_extents(fusion.consumer)
                if extent == DYNAMIC or extent != extents[new.value]:
                    return False
    return True


def _writes_once(fusion: Fusion) -> bool:
    """The fused op sees inits at which the producer's body looks as often as the producer does.

    Where a consumer looks at an element twice it would be updated twice.
    """
    first = input_count(fusion.producer)
    used = [index for index in range(first, len(fusion.producer.operands)) if body_uses(fusion.producer, index)]
    if not used or fusion.loops.is_permutation():
        return True
    extents = loop_extents(fusion.consumer)
    seen = {result.value for result in fusion.loops.results if result.kind == DIM}
    return all(loop in seen or extent in (0, 1) for loop, extent in enumerate(extents))


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


@final
class BodyFacts:
    """Of a body: its op could be erased if its results had no use; its ops neither read nor write memory; those of
    them that ask for the position."""

    __slots__ = ("erasable", "free", "positions")

    def __init__(self, erasable: bool, free: bool, positions: list[Operation]) -> None:
        self.erasable = erasable
        self.free = free
        self.positions = positions


@final
class Fuser:
    """The rule that fuses. A body that it made is not looked through or copied again, so that chains take linear time.

    The bodies that were there before are copied, as the reference copies all: what is new in it is visited first.
    """

    __slots__ = ("made",)

    def __init__(self) -> None:
        self.made: dict[Block, BodyFacts] = {}

    def fuse_elementwise_ops(self, op: Operation, rewriter: Rewriter) -> bool:
        """generic g of (generic f of a), b -> generic g(f) of a, b, if f has no other use

        What f does to memory it would do elsewhere, and as often as g looks at its elements.
        """
        for index in range(input_count(op)):
            if not has_single_use(op.operands[index]):
                continue
            fusion = fusion_of(op, index)
            if fusion is not None and self._facts_of(fusion.producer).free:
                return self._fuse(fusion, rewriter)
        return False

    def _fuse(self, fusion: Fusion, rewriter: Rewriter) -> bool:
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
        self._fill_body(fusion, fused, kept, rewriter)
        rewriter.insert_before(consumer)
        rewriter.replace(consumer, fused.results[len(kept) :])
        return True

    def _fill_body(self, fusion: Fusion, fused: Operation, kept: list[int], rewriter: Rewriter) -> None:
        """The producer's body, then the consumer's, which goes on with what the producer yields."""
        consumer, producer = fusion.consumer, fusion.producer
        source, target = body_of(producer), body_of(consumer)
        first, second = self._facts_of(producer), self._facts_of(consumer)
        moves_source = source in self.made and first.erasable
        moves_target = target in self.made
        yielded = list(source.terminator().operands)
        arguments = _arguments(fusion, kept)
        values: dict[Value, Value] = {}
        body = body_of(fused)
        if moves_source and not (moves_target and _is_longer(target, source)):
            body = source
        elif moves_target:
            body = target
        for at, argument in enumerate(arguments):
            if not (moves_source if argument.block is source else moves_target):
                values[argument] = arguments[at] = BlockArgument(argument.type, body, at, argument.loc)
        fused_argument = target.arguments[fusion.index]
        if moves_source:
            _leave_empty_body(producer)
        take_body(body, fused, arguments)
        # The producer's part.
        if moves_source:
            if body is not source:
                for one in reversed(list(source)):
                    body.prepend(one)
            positions = _move_positions(fusion, body, first.positions, rewriter)
        else:
            rewriter.insert_at_start(body)
            positions = _copy_producer(fusion, first.positions, values, rewriter)
        yielded = [values.get(one, one) for one in yielded]
        # The consumer's part.
        if moves_target:
            rewriter.replace_uses(fused_argument, yielded[fusion.result])
            last = target.terminator()
            if kept:
                rewriter.set_operands(last, [*[yielded[number] for number in kept], *last.operands])
            if body is not target:
                for one in target:
                    one.detach()
                    body.append(one)
            positions += second.positions
        else:
            values[fused_argument] = yielded[fusion.result]
            rewriter.insert_at_end(body)
            copies = [rewriter.clone(one, values) for one in target if one is not target.last]
            positions += [one for one in copies if one.info.name == "linalg.index"]
            rewriter.loc = fused.loc
            ends = [yielded[number] for number in kept] + target.terminator().operands
            rewriter.create("linalg.yield", [values.get(one, one) for one in ends], ())
        self.made[body] = BodyFacts(first.erasable and second.erasable, first.free and second.free, positions)

    def _facts_of(self, op: Operation) -> BodyFacts:
        body = body_of(op)
        found = self.made.get(body)
        if found is None:
            positions = [one for one in body if one.info.name == "linalg.index"]
            free = all(one is body.last or is_memory_effect_free(one) for one in body)
            return BodyFacts(would_be_trivially_dead(op), free, positions)
        found.positions = [one for one in found.positions if one.block is body]
        return found


def _arguments(fusion: Fusion, kept: list[int]) -> list[BlockArgument]:
    """The arguments of the consumer's body with the producer's in the place of the fused one."""
    consumer, producer, index = fusion.consumer, fusion.producer, fusion.index
    count, first = input_count(consumer), input_count(producer)
    source, target = body_of(producer), body_of(consumer)
    return [
        *target.arguments[:index],
        *source.arguments[:first],
        *target.arguments[index + 1 : count],
        *[source.arguments[first + number] for number in kept],
        *target.arguments[count:],
    ]


def _leave_empty_body(op: Operation) -> None:
    """Gives an op without users a body that only yields, so that its own can move to another op."""
    body = body_of(op)
    last = body.terminator()
    empty = Block()
    for argument in body.arguments:
        empty.add_argument(argument.type, argument.loc)
    last.detach()
    empty.append(last)
    last.set_operands(list(empty.arguments[input_count(op) :]))
    take_body(empty, op, list(empty.arguments))


def _is_longer(one: Block, other: Block) -> bool:
    """In the time that the shorter one takes."""
    left, right = one.first, other.first
    while left is not None and right is not None:
        left, right = left.next, right.next
    return left is not None


def _move_positions(fusion: Fusion, body: Block, old: list[Operation], rewriter: Rewriter) -> list[Operation]:
    """Ops that read positions in what was the producer's body read, at the start, those in the fused op.

    A position that is one there, too, keeps the op with the most users; others are computed from positions.
    """
    if not old:
        return []
    loops = [_loop_there(fusion, op) for op in old]
    kept: dict[int, Operation] = {}
    for op, loop in zip(old, loops, strict=True):
        if loop >= 0 and (loop not in kept or len(op.results[0].uses) > len(kept[loop].results[0].uses)):
            kept[loop] = op
    rewriter.insert_at_start(body)
    rewriter.loc = fusion.producer.loc
    positions: list[Operation] = []
    for loop in range(len(iterator_types(fusion.consumer))):
        if loop in kept:
            op = kept[loop]
            if rewriter.before is op:
                rewriter.before = op.next
            op.detach()
            op.loc = rewriter.loc
            op.set_attribute("dim", IntegerAttr.get(loop, I64))
            rewriter.insert(op)
            positions.append(op)
        elif -1 in loops:
            positions.append(_position(loop, rewriter))
    for op, loop in zip(old, loops, strict=True):
        if loop < 0:
            rewriter.replace(op, [_mapped_position(fusion, op, positions, rewriter)])
        elif kept[loop] is not op:
            rewriter.replace(op, kept[loop].results)
    return positions


def _loop_there(fusion: Fusion, op: Operation) -> int:
    """The loop of the fused op along which the position is what `op` asks for in the producer; -1 if there is none."""
    expr = fusion.loops.results[loop_of_index(op)]
    return expr.value if expr.kind == DIM else -1


def _copy_producer(
    fusion: Fusion, old: list[Operation], values: dict[Value, Value], rewriter: Rewriter
) -> list[Operation]:
    """Copies the producer's body; gives the ops that ask for positions, from which its own are computed."""
    rewriter.loc = fusion.producer.loc
    positions: list[Operation] = []
    if old:
        positions = [_position(loop, rewriter) for loop in range(len(iterator_types(fusion.consumer)))]
        for one in old:
            values[one.results[0]] = _mapped_position(fusion, one, positions, rewriter)
    source = body_of(fusion.producer)
    for one in source:
        if one.info.name != "linalg.index" and one is not source.last:
            rewriter.clone(one, values)
    return positions


def _position(loop: int, rewriter: Rewriter) -> Operation:
    return rewriter.create("linalg.index", [], [INDEX], {"dim": IntegerAttr.get(loop, I64)})


def _mapped_position(fusion: Fusion, op: Operation, positions: list[Operation], rewriter: Rewriter) -> Value:
    """The position in the fused op for `op`, a linalg.index of the producer."""
    map = AffineMapAttr.get(fusion.loops.sub_map([loop_of_index(op)]))
    operands = [one.results[0] for one in positions]
    return rewriter.create("affine.apply", operands, [INDEX], {"map": map}).results[0]
