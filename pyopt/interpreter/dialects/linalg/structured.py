"""Structured ops: their region, once for each point of the iteration space, or for many points at once.

Loops that are dimensions of every output are done together, on arrays over all their points ("lanes"); the others one
iteration after another, so that reductions add up in the order that loops would. Where the region cannot work on
arrays, where operands overlap in memory, and where it fails for some point, points are done one by one in order.
"""

from __future__ import annotations

from itertools import product
from typing import cast

import numpy as np

from pyopt.dialects.linalg.structure import (
    body_of,
    has_tensor_semantics,
    indexing_maps,
    input_count,
    is_structured,
    loop_of_index,
    rank_of,
    scalar_of,
    shapes_to_loops,
)
from pyopt.interpreter.affine_maps import map_function, ranges_of
from pyopt.interpreter.code import Body
from pyopt.interpreter.compiler import Compiler, Framed
from pyopt.interpreter.dialects.linalg.accumulation import Accumulation, accumulation_of
from pyopt.interpreter.elements import part_of, poison_used, taker, typed
from pyopt.interpreter.errors import LIMIT, ExecutionError
from pyopt.interpreter.loop_position import position_slot
from pyopt.interpreter.loop_views import LoopMap
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import MemRef, Poison, PoisonUsed
from pyopt.ir.core import Operation
from pyopt.ir.types import MemRefType
from pyopt.light import TYPE_CHECKING, Sequence, final

if TYPE_CHECKING:
    from pyopt.interpreter.affine_maps import OnInts
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Compiled


def evaluate_structured(op: Operation, compiler: Compiler) -> Compiled:
    if any(child.info.name.startswith("sparse_tensor.") for child in body_of(op)) and has_tensor_semantics(op):
        # Semi-ring ops may give nothing, also where all elements are stored.
        from pyopt.interpreter.dialects.sparse_tensor.structured import evaluate_sparse_structured

        return evaluate_sparse_structured(op, compiler)
    nest = _DenseNest(op, compiler)
    return Framed(nest.run)


def evaluate_index(op: Operation, compiler: Compiler) -> Compiled:
    """Reads the position in each loop from the slot of the frame that the structured op around has set."""
    around = op.parent_op()
    while around is not None and not is_structured(around):
        around = around.parent_op()
    assert around is not None
    slot = position_slot(around, compiler)
    loop = loop_of_index(op)

    def index(frame: Frame) -> object:
        return cast("list[object]", frame[slot])[loop]

    return Framed(index)


@final
class _DenseNest:
    """One op, compiled."""

    __slots__ = (
        "accumulation", "count", "lanes", "machine", "maps", "op", "points", "position", "scalar", "sources",
        "together",
    )  # fmt: skip

    def __init__(self, op: Operation, compiler: Compiler) -> None:
        self.op = op
        self.machine = compiler.machine
        self.count = input_count(op)
        maps = indexing_maps(op)
        self.maps = [LoopMap(map) for map in maps]
        extents = shapes_to_loops(maps)
        assert extents is not None
        self.sources = [expr.value for expr in extents.results]
        """For each loop the number, among all extents of all operands, of that which it has."""
        self.position = position_slot(op, compiler)
        region = op.regions[0]
        self.scalar = compiler.region(region)
        plain = all(map.factors is not None for map in self.maps[self.count :])
        self.lanes = compiler.lanes_of(region) if plain else None
        together = set(range(maps[0].num_dims))
        for map in self.maps[self.count :]:
            together &= map.own_loops()
        self.together = sorted(together)
        self.points = [taker(scalar_of(operand.type)) for operand in op.operands]
        self.accumulation: Accumulation | None = None
        if self.lanes is not None and len(op.operands) == self.count + 1 and self.maps[-1].loops() <= together:
            self.accumulation = accumulation_of(op, self.lanes)

    # Running.

    def run(self, frame: Frame, *operands: object) -> object:
        arrays = [self._array(at, value) for at, value in enumerate(operands)]
        extents = self._extents(arrays)
        if 0 in extents:
            for at, (map, array) in enumerate(zip(self.maps, arrays, strict=True)):
                map.check(array.shape, extents, f"operand {at}")
            outputs: list[object] = [array.copy() for array in arrays[self.count :]]
        else:
            found = None if self.lanes is None or self._overlap(operands) else self._on_lanes(frame, arrays, extents)
            outputs = list(found) if found is not None else self._one_by_one(frame, operands, arrays, extents)
        return self._finish(operands, outputs)

    def _array(self, at: int, value: object) -> Array:
        """An operand as an array: those of scalars have no dimensions."""
        if isinstance(value, MemRef):
            return value.array()
        if isinstance(value, Poison):
            raise PoisonUsed
        type = self.op.operands[at].type
        if rank_of(type) == 0 and not isinstance(value, np.ndarray):
            return typed(value, type)
        return cast("Array", value)

    def _extents(self, arrays: Sequence[Array]) -> list[int]:
        known = [
            extent
            for map, array in zip(self.maps, arrays, strict=True)
            for extent in array.shape[: len(map.map.results)]
        ]
        return [known[source] for source in self.sources]

    def _overlap(self, operands: Sequence[object]) -> bool:
        """An output shares memory with another operand, and not element by element."""
        for at, output in enumerate(operands[self.count :], self.count):
            if not isinstance(output, MemRef):
                continue
            for other_at, other in enumerate(operands):
                if other_at == at or not isinstance(other, MemRef) or other.buffer.root is not output.buffer.root:
                    continue
                same = other.offset == output.offset and other.strides == output.strides and (
                    other.sizes == output.sizes and other.buffer is output.buffer
                )  # fmt: skip
                aligned = same and other_at < self.count and self.maps[other_at].map is self.maps[at].map
                if not aligned or len(self.together) < self.maps[at].map.num_dims:
                    return True
        return False

    def _on_lanes(self, frame: Frame, arrays: Sequence[Array], extents: list[int]) -> list[Array] | None:
        """The outputs, or None if some point cannot be done this way."""
        body = self.lanes
        assert body is not None
        order = [loop for loop in range(len(extents)) if loop not in self.together] + self.together
        rank = len(extents)
        outputs = [array.copy() for array in arrays[self.count :]]
        views = []
        for at, map in enumerate(self.maps):
            array = arrays[at] if at < self.count else outputs[at - self.count]
            view = map.view(array, extents, f"operand {at}")
            views.append(view.transpose(*order, *range(rank, view.ndim)))
        if any(view.ndim != rank for view in views):
            return None
        one_by_one = [extents[loop] for loop in order[: rank - len(self.together)]]
        lanes = 1
        for loop in self.together:
            lanes *= extents[loop]
        try:
            if self.accumulation is not None and self.accumulation.pays(one_by_one, lanes):
                self.accumulation.run(self.machine, body, frame, views, len(one_by_one))
            else:
                self._steps(body, frame, views, one_by_one, extents, lanes)
        except PoisonUsed:
            return None
        except ExecutionError as error:
            if error.kind == LIMIT:
                raise
            return None
        return outputs

    def _steps(
        self, body: Body, frame: Frame, views: list[Array], outer: list[int], extents: list[int], lanes: int
    ) -> None:
        """The loops that go one by one, each iteration of them for all lanes."""
        position: list[object] = [None] * len(extents)
        ranges = ranges_of([extents[loop] for loop in self.together])
        for loop, found in zip(self.together, ranges, strict=True):
            position[loop] = found
        frame[self.position] = position
        outer_loops = [loop for loop in range(len(extents)) if loop not in self.together]
        cost = (lanes - 1) * body.entry.count
        for at in product(*[range(extent) for extent in outer]):
            for loop, number in zip(outer_loops, at, strict=True):
                position[loop] = np.asarray(number, np.int64)
            self.machine.charge(cost)
            results = body(frame, *[part_of(view, at) for view in views])
            if len(results) > 1:
                # One may be the element of another output, which is about to be written.
                results = tuple([np.array(one) if isinstance(one, np.ndarray) else one for one in results])
            for view, result in zip(views[self.count :], results, strict=True):
                if isinstance(result, Poison):
                    raise PoisonUsed
                view[at] = result

    def _one_by_one(
        self, frame: Frame, operands: Sequence[object], arrays: Sequence[Array], extents: list[int]
    ) -> list[object]:
        """Every point by itself, in the order of the loops. Memrefs are written point by point: they may overlap."""
        outputs: list[object] = [
            array if isinstance(operand, MemRef) else array.copy()
            for operand, array in zip(operands[self.count :], arrays[self.count :], strict=True)
        ]
        whole = [*arrays[: self.count], *cast("list[Array]", outputs)]
        views = [
            map.view(array, extents, f"operand {at}")
            for at, (map, array) in enumerate(zip(self.maps, whole, strict=True))
        ]
        places: list[OnInts | None] = [None] * len(views)
        for number, map in enumerate(self.maps[self.count :], self.count):
            if map.factors is None:
                # The view is a copy: the elements are in the array.
                views[number], places[number] = whole[number], map_function(map.map)
        body = self.scalar
        for at in product(*[range(extent) for extent in extents]):
            frame[self.position] = at
            where = [at if place is None else tuple(place(at)) for place in places]
            results = body(frame, *[self.points[one](views[one], where[one]) for one in range(len(views))])
            for number, result in enumerate(results):
                if isinstance(result, Poison):
                    if isinstance(operands[self.count + number], MemRef):
                        raise poison_used(result)
                    outputs[number] = result
                elif not isinstance(outputs[number], Poison):
                    views[self.count + number][where[self.count + number]] = result
            if outputs and all(isinstance(output, Poison) for output in outputs):
                break
        return outputs

    def _finish(self, operands: Sequence[object], outputs: list[object]) -> object:
        results = []
        for operand, init, output in zip(operands[self.count :], self.op.operands[self.count :], outputs, strict=True):
            if isinstance(operand, MemRef):
                target = operand.array()
                if target is not output and target.size and not np.shares_memory(target, cast("Array", output)):
                    target[...] = output
            elif not isinstance(init.type, MemRefType):
                results.append(output)
        return results[0] if len(results) == 1 else tuple(results)
