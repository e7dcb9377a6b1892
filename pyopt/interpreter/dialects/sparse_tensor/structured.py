"""Structured ops on sparse operands: the body at those points only where it can make a difference.

Which points these are follows from the body (`presence`) and the stored coordinates (`points`). A sparse result stores
the points that were visited, as the code that the sparsifier writes for it does.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from pyopt.dialects.linalg.structure import (
    body_uses,
    indexing_maps,
    input_count,
    scalar_of,
    shapes_to_loops,
)
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.interpreter.affine_maps import map_function
from pyopt.interpreter.compiler import Compiler, Framed
from pyopt.interpreter.dialects.sparse_tensor.outputs import DenseOutput, Output, SparseOutput
from pyopt.interpreter.dialects.sparse_tensor.points import find_points
from pyopt.interpreter.dialects.sparse_tensor.presence import ALWAYS, NEVER, Presence, either, holds
from pyopt.interpreter.dialects.sparse_tensor.semiring import Surroundings, is_there, may_be_absent, surroundings
from pyopt.interpreter.dialects.sparse_tensor.tensor import SparseTensor, StorageFormat, place_keys
from pyopt.interpreter.dialects.sparse_tensor.whole import compressed_encoding
from pyopt.interpreter.errors import LIMIT, ExecutionError, undefined
from pyopt.interpreter.numbers import Array, array_dtype, is_native, reader
from pyopt.interpreter.values import Poison, PoisonUsed
from pyopt.ir.affine import ADD, CONSTANT, DIM, MUL, AffineMap
from pyopt.ir.core import Operation
from pyopt.ir.types import ComplexType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Sequence, final

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.dialects.sparse_tensor.presence import Condition

_ADDING = ("arith.addf", "arith.addi", "arith.subf", "arith.subi", "complex.add", "complex.sub")
_ADDABLE = "iufc"


def evaluate_sparse_structured(op: Operation, compiler: Compiler) -> Framed:
    return Framed(_SparseNest(op, compiler).run)


@final
class _SparseNest:
    """One op, compiled."""

    __slots__ = (
        "body", "conditions", "count", "functions", "lanes", "machine", "maps", "op", "position", "presence",
        "reduces", "sources", "stored", "there",
    )  # fmt: skip

    def __init__(self, op: Operation, compiler: Compiler) -> None:
        self.op = op
        self.machine = compiler.machine
        self.count = input_count(op)
        self.maps = indexing_maps(op)
        self.functions = [map_function(map) for map in self.maps]
        extents = shapes_to_loops(self.maps)
        assert extents is not None
        self.sources = [expr.value for expr in extents.results]
        block = op.regions[0].entry()
        arguments = [
            frozenset((frozenset((number,)),)) if encoding_of(operand.type) is not None else ALWAYS
            for number, operand in enumerate(op.operands)
        ]
        self.presence = Presence(block, compiler, arguments, range(self.count, len(op.operands)))
        self.position = compiler.shared_slot(op)  # where linalg.index finds it
        self.stored = compiler.new_slot()
        around = surroundings(compiler)[op] = Surroundings(self.presence, self.stored)
        shapes = [extent for operand in op.operands for extent in _static_shape(operand.type)]
        static = [shapes[source] for source in self.sources]
        self.reduces = [not _is_injective(map, static) for map in self.maps[self.count :]]
        self.conditions = [
            self._condition(number, value) for number, value in enumerate(block.terminator().operands)
        ]  # fmt: skip
        yielded = block.terminator().operands
        self.there = [is_there(one, around, compiler) if may_be_absent(one) else None for one in yielded]
        self.body = compiler.region(op.regions[0])
        self.lanes = compiler.lanes_of(op.regions[0])

    def _condition(self, number: int, value: object) -> Condition:
        """The condition under which a point has to be visited for an output. Others leave it as it is, if the body adds
        to it, or zero."""
        if value in self.presence.added:
            return self.presence.added[value]
        return ALWAYS if self.reduces[number] else self.presence.of(value)  # type: ignore[arg-type]

    # Running.

    def run(self, frame: Frame, *operands: object) -> object:
        if any(isinstance(operand, Poison) for operand in operands):
            raise PoisonUsed
        extents = self._extents(operands)
        entries = [_entries(operand) if isinstance(operand, SparseTensor) else None for operand in operands]
        needed = NEVER
        for condition in self.conditions:
            needed = either(needed, condition)
        coordinates = [None if one is None else one[0] for one in entries]
        rows = find_points(needed, self.maps, coordinates, extents, self._check)
        self.machine.charge(len(rows))
        columns, there = self._columns(operands, entries, rows)
        terminator = self.op.regions[0].first.terminator()  # type: ignore[union-attr]  # checked above
        outputs: list[Output] = []
        for number, operand in enumerate(operands[self.count :]):
            kept = self.reduces[number] or terminator.operands[number] in self.presence.added
            read = body_uses(self.op, self.count + number)
            if isinstance(operand, SparseTensor):
                outputs.append(SparseOutput(operand, kept, read))
            else:
                outputs.append(DenseOutput(cast("Array", operand), kept, self._element(self.count + number)))
        poison: dict[int, Poison] = {}
        if not self._on_lanes(frame, rows, columns, there, outputs):
            poison = self._one_by_one(frame, rows, columns, there, outputs)
        results = [poison[at] if at in poison else output.result() for at, output in enumerate(outputs)]
        return results[0] if len(results) == 1 else tuple(results)

    def _element(self, number: int) -> Type:
        return scalar_of(self.op.operands[number].type)

    def _extents(self, operands: Sequence[object]) -> list[int]:
        known: list[int] = []
        for operand in operands:
            known += operand.shape if isinstance(operand, (SparseTensor, np.ndarray)) else ()
        extents = [known[source] for source in self.sources]
        at = 0
        for number, map in enumerate(self.maps):
            for expr in map.results:
                if expr.kind == DIM and known[at] != extents[expr.value]:
                    raise undefined(
                        f"operand {number} has the extent {known[at]} where the loop over it has {extents[expr.value]} "
                        "iterations"
                    )
                at += 1
        return extents

    def _check(self, count: int) -> None:
        self.machine.reserve((count, self.maps[0].num_dims + 1), np.dtype(np.int64))

    def _indices(self, number: int, rows: Array) -> list[Array]:
        """The subscripts of an operand at all points."""
        found = self.functions[number](list(rows.T))
        return [np.broadcast_to(np.asarray(one), len(rows)) for one in found]

    def _columns(
        self, operands: Sequence[object], entries: Sequence[tuple[Array, Array] | None], rows: Array
    ) -> tuple[list[Array], Array]:
        """The inputs' elements at all points, and which sparse operands store one: [point, operand]."""
        columns: list[Array] = []
        there = np.ones((len(rows), len(operands)), np.bool_)
        for number, (operand, entry) in enumerate(zip(operands, entries, strict=True)):
            if entry is None and number >= self.count:
                continue
            dtype = array_dtype(self._element(number))
            if not isinstance(operand, (SparseTensor, np.ndarray)):
                columns.append(np.full(len(rows), operand, dtype))
                continue
            indices = self._indices(number, rows)
            for index, extent in zip(indices, operand.shape, strict=True):
                if len(index) and not 0 <= index.min() <= index.max() < extent:
                    raise undefined(f"a subscript of operand {number} is out of the bounds 0 to {extent}")
            if entry is None:
                assert isinstance(operand, np.ndarray)
                columns.append(np.broadcast_to(operand[tuple(indices)], len(rows)))
                continue
            at, found = _find(entry[0], np.stack(indices, axis=1), operand.shape)
            there[:, number] = found
            if number < self.count:
                column = np.zeros(len(rows), dtype)
                column[found] = entry[1][at[found]]
                columns.append(column)
        return columns, there

    def _one_by_one(
        self, frame: Frame, rows: Array, columns: Sequence[Array], there: Array, outputs: Sequence[Output]
    ) -> dict[int, Poison]:
        """Points in the order of the loops. Gives the outputs that became poison by one poison element."""
        poison: dict[int, Poison] = {}
        readers = [reader(self._element(number)) for number in range(self.count)]
        given = list(zip(readers, columns, strict=True))
        places = []
        for number in range(self.count, len(self.op.operands)):
            places.append(list(zip(*[index.tolist() for index in self._indices(number, rows)], strict=True)))
            if not self.maps[number].results:
                places[-1] = [()] * len(rows)
        sparse = [number for number in range(self.count) if encoding_of(self.op.operands[number].type) is not None]
        dense = [number for number in range(self.count) if number not in sparse]
        numbers = range(self.count, len(self.op.operands))
        for at, row in enumerate(rows.tolist()):
            stored = {number for number in sparse if there[at, number]}
            stored.update(dense)
            for number, output, place in zip(numbers, outputs, places, strict=True):
                if output.has(place[at]):
                    stored.add(number)
            frame[self.position] = row
            here = frame[self.stored] = frozenset(stored)
            arguments = [read(column, (at,)) for read, column in given]
            state = [output.read(place[at]) for output, place in zip(outputs, places, strict=True)]
            results = self.body(frame, *arguments, *state)
            for number, (value, condition) in enumerate(zip(results, self.conditions, strict=True)):
                there_is = self.there[number]
                if not holds(condition, here) or (there_is is not None and not there_is(frame)):
                    continue
                if isinstance(value, Poison):
                    poison[number] = value
                elif number not in poison:
                    outputs[number].write(places[number][at], value)
            if len(poison) == len(outputs):
                break
        return poison

    def _on_lanes(
        self, frame: Frame, rows: Array, columns: Sequence[Array], there: Array, outputs: Sequence[Output]
    ) -> bool:
        """All points at once: for one output that every point has an element of its own in, or that sums up."""
        body = self.lanes
        if body is None or len(outputs) != 1 or len(rows) == 0:
            return False
        (output,) = outputs
        (condition,) = self.conditions
        dtype = array_dtype(self._element(self.count))
        sums = self.reduces[0]
        if sums and not (dtype.kind in _ADDABLE and self._adds() and self._is_summed(self.count)):
            return False
        places = self._indices(self.count, rows)
        state = np.zeros(len(rows), dtype) if sums else output.read_all(places, len(rows))
        frame[self.position] = [np.ascontiguousarray(column) for column in rows.T]
        arguments = [*columns, state]
        try:
            (found,) = body(frame, *arguments)
        except PoisonUsed:
            return False
        except ExecutionError as error:
            if error.kind == LIMIT:
                raise
            return False
        if isinstance(found, Poison):
            return False
        self.machine.charge(len(rows) * body.entry.count)
        kept = _holding(condition, there)
        values = np.broadcast_to(np.asarray(found, dtype), len(rows))
        chosen = [index[kept] for index in places]
        if sums:
            output.add_all(chosen, values[kept])
        else:
            output.write_all(chosen, values[kept])
        return True

    def _is_summed(self, number: int) -> bool:
        """NumPy's sums are those of the type."""
        type = self._element(number)
        return isinstance(type, ComplexType) or is_native(type)

    def _adds(self) -> bool:
        """The body gives the output's element plus or minus something else."""
        block = self.op.regions[0].entry()
        value = block.terminator().operands[0]
        argument = block.arguments[self.count]
        if value.op is None or value.op.info.name not in _ADDING or len(argument.uses) != 1:
            return False
        left, right = value.op.operands
        return left is argument or (right is argument and "add" in value.op.info.name)


def _holding(condition: Condition, there: Array) -> Array:
    """The points at which a condition holds."""
    found = np.zeros(len(there), np.bool_)
    for part in condition:
        found |= np.all(there[:, sorted(part)], axis=1)
    return found


def _static_shape(type: Type) -> Sequence[int]:
    """The extents that the type has; DYNAMIC for others."""
    return (type.shape or ()) if isinstance(type, TensorType) else ()


def _is_injective(map: AffineMap, extents: Sequence[int]) -> bool:
    """Each point has an element of its own, and each element a point. extents: those of the loops, or DYNAMIC."""
    loops: list[int] = []
    for expr in map.results:
        if expr.kind == DIM:
            loops.append(expr.value)
            continue
        # Blocks: `d0 * 4 + d1`, where d1 goes to 4.
        block = expr.lhs if expr.kind == ADD else expr
        if block.kind != MUL or block.lhs.kind != DIM or block.rhs.kind != CONSTANT or expr.kind != ADD:
            return False
        if expr.rhs.kind != DIM or extents[expr.rhs.value] != block.rhs.value:
            return False
        loops += (block.lhs.value, expr.rhs.value)
    return sorted(loops) == list(range(map.num_dims))


def _entries(tensor: SparseTensor) -> tuple[Array, Array]:
    """Sorted by coordinates, none of which comes twice."""
    rows, values = tensor.entries()
    keys = place_keys(rows, tensor.shape)
    if len(keys) < 2 or np.all(keys[1:] > keys[:-1]):
        return rows, values
    format = StorageFormat.get(compressed_encoding(len(tensor.shape)), tensor.format.element_type)
    return SparseTensor.of_rows(format, tensor.shape, rows, values).entries()


def _find(rows: Array, wanted: Array, shape: Sequence[int]) -> tuple[Array, Array]:
    """Finds coordinates among sorted ones: their positions, and whether they are there."""
    if len(rows) == 0:
        return np.zeros(len(wanted), np.int64), np.zeros(len(wanted), np.bool_)
    keys = place_keys(np.concatenate([rows, wanted]), shape)
    known, keys = keys[: len(rows)], keys[len(rows) :]
    at = np.minimum(np.searchsorted(known, keys), len(known) - 1)
    return at, known[at] == keys
