"""foreach, and iteration spaces with the ops that visit them.

An iterator stands at a coordinate, for which a level that is not unique may have several positions: it has all of
them. So an outer loop over a COO tensor visits each row once, and the loop below it all entries of the row.
"""

from __future__ import annotations

import numpy as np

from pyopt.dialects.sparse_tensor.verify import integer_of
from pyopt.dialects.sparse_tensor.verify_regions import case_masks
from pyopt.interpreter.compiler import Compiler, Framed
from pyopt.interpreter.dialects.sparse_tensor.constants import listed_entries
from pyopt.interpreter.dialects.sparse_tensor.tensor import SparseTensor
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.numbers import Array, reader
from pyopt.interpreter.sparse.storage import StorageError
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.core import Operation
from pyopt.ir.signature import operand_bounds
from pyopt.ir.types import element_type_or_self
from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Evaluator, Kernel


def evaluate_foreach(op: Operation, compiler: Compiler) -> Framed:
    """Stored entries in storage order; of a dense tensor all elements, in the order of `order`, of a sparse constant
    those that it lists."""
    body = compiler.region(op.regions[0])
    read = reader(element_type_or_self(op.operands[0].type))
    given = op.attributes.get("order")
    order = given.value if isinstance(given, AffineMapAttr) else None
    single = len(op.results) == 1
    listed = listed_entries(op.operands[0])

    def foreach(frame: Frame, tensor: SparseTensor | Array, *carried: object) -> object:
        if isinstance(tensor, SparseTensor):
            rows, values = tensor.entries()
        else:
            rows, stored = (np.argwhere(np.ones(tensor.shape, np.bool_)), None) if listed is None else listed
            if order is not None:
                keys = [rows[:, order.dim_position(at)] for at in range(len(order.results))]
                sorted_by = np.lexsort(keys[::-1])
                rows, stored = rows[sorted_by], None if stored is None else stored[sorted_by]
            values = tensor[tuple(rows.T)] if stored is None else stored
        state: Sequence[object] = carried
        for at, row in enumerate(rows.tolist()):
            state = body(frame, *row, read(values, (at,)), *state)
        return state[0] if single else tuple(state)

    return Framed(foreach)


# Iteration spaces.


@final
class Iterator:
    """A place in a tensor: what a level holds at one coordinate, as batches and positions."""

    __slots__ = ("batches", "positions", "tensor")

    def __init__(self, tensor: SparseTensor, batches: Array, positions: Array) -> None:
        self.tensor = tensor
        self.batches = batches
        self.positions = positions


@final
class IterSpace:
    """The elements of a tensor at levels [low, high) below an iterator."""

    __slots__ = ("high", "low", "parent", "tensor")

    def __init__(self, tensor: SparseTensor, low: int, high: int, parent: Iterator | None) -> None:
        if tensor.window is not None:
            raise unsupported("iteration spaces of slices cannot be executed")
        self.tensor = tensor
        self.low = low
        self.high = high
        self.parent = parent

    def places(self, merge: bool) -> list[tuple[tuple[int, ...], Iterator]]:
        """Coordinates and iterators in storage order. Equal neighbours are one where the last level may repeat
        coordinates, or if `merge` is set."""
        start = np.zeros(1, np.int64)
        storage = self.tensor.storage
        batches = start if self.parent is None else self.parent.batches
        positions = start if self.parent is None else self.parent.positions
        try:
            origin, rows, batches, positions = storage.walk(self.low, self.high, batches, positions)
        except StorageError as error:
            raise undefined(str(error)) from None
        if len(rows) == 0:
            return []
        fresh = np.ones(len(rows), np.bool_)
        last = self.high == len(storage.sizes)
        unique = storage.layout.levels[self.high - 1].is_unique()
        if merge or not unique:
            fresh[1:] = np.any(rows[1:] != rows[:-1], axis=1)
            if not last and unique:
                fresh[1:] |= origin[1:] != origin[:-1]
        starts = np.flatnonzero(fresh)
        ends = [*starts[1:].tolist(), len(rows)]
        return [
            (tuple(row), Iterator(self.tensor, batches[begin:end], positions[begin:end]))
            for row, begin, end in zip(rows[starts].tolist(), starts.tolist(), ends, strict=True)
        ]


def evaluate_extract_iteration_space(op: Operation, compiler: Compiler) -> Kernel:
    low, high = integer_of(op, "loLvl"), integer_of(op, "hiLvl")
    return lambda tensor, parent=None: IterSpace(tensor, low, high, parent)


def evaluate_extract_value(op: Operation, compiler: Compiler) -> Kernel:
    """The sum, if several entries are at the iterator's coordinate."""

    def extract(tensor: SparseTensor, iterator: Iterator) -> object:
        tensor.storage  # noqa: B018  (takes in what was inserted)
        places = zip(iterator.batches.tolist(), iterator.positions.tolist(), strict=True)
        return tensor.value_at(list(places))

    return extract


def _used(op: Operation) -> list[int]:
    """The levels, counted from the first one of the space, whose coordinates the region takes."""
    mask = integer_of(op, "crdUsedLvls") % (1 << 64)
    return [level for level in range(64) if mask >> level & 1]


def evaluate_iterate(op: Operation, compiler: Compiler) -> Framed:
    body = compiler.region(op.regions[0])
    used = _used(op)
    single = len(op.results) == 1

    def iterate(frame: Frame, space: IterSpace, *carried: object) -> object:
        state: Sequence[object] = carried
        for row, iterator in space.places(False):
            state = body(frame, *state, *[row[level] for level in used], iterator)
        return state[0] if single else tuple(state)

    return Framed(iterate)


def evaluate_coiterate(op: Operation, compiler: Compiler) -> Framed:
    """All coordinates of any space, in order; the case is the region for exactly the spaces that have it."""
    bodies = dict(zip(case_masks(op), [compiler.region(region) for region in op.regions], strict=True))
    _, count = operand_bounds(op, "iterSpaces")
    used = _used(op)
    single = len(op.results) == 1

    def coiterate(frame: Frame, *operands: object) -> object:
        tables: list[dict[tuple[int, ...], Iterator]] = []
        for space in operands[:count]:
            assert isinstance(space, IterSpace)
            tables.append(_table(space))
        state: Sequence[object] = operands[count:]
        for row in sorted({row for table in tables for row in table}):
            found = [table.get(row) for table in tables]
            mask = sum([1 << bit for bit, iterator in enumerate(found) if iterator is not None])
            body = bodies.get(mask)
            if body is not None:
                iterators = [iterator for iterator in found if iterator is not None]
                state = body(frame, *state, *[row[level] for level in used], *iterators)
        return state[0] if single else tuple(state)

    return Framed(coiterate)


def _table(space: IterSpace) -> dict[tuple[int, ...], Iterator]:
    table: dict[tuple[int, ...], Iterator] = {}
    for row, iterator in space.places(True):
        other = table.get(row)
        if other is None:
            table[row] = iterator
        else:
            # The level is not ordered, and the coordinate comes again.
            other.batches = np.concatenate([other.batches, iterator.batches])
            other.positions = np.concatenate([other.positions, iterator.positions])
    return table


LOOPS: Final[dict[str, Evaluator]] = {
    "sparse_tensor.coiterate": evaluate_coiterate,
    "sparse_tensor.extract_iteration_space": evaluate_extract_iteration_space,
    "sparse_tensor.extract_value": evaluate_extract_value,
    "sparse_tensor.foreach": evaluate_foreach,
    "sparse_tensor.iterate": evaluate_iterate,
}
