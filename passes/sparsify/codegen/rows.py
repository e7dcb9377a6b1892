"""Rows of entries: all elements of one parent are added to storage at once.

    pos[p] = n (unless the row has begun), pos[p + 1] = n + count
    there is room for count more coordinates and values; then count of them are stored from n on, in order

Below dense levels, which have all their parents from the beginning, there is nothing else to do for an element.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, DENSE
from pyopt.ir.core import Value
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING, Callable, Sequence
from pyopt.passes.sparsify.codegen.descriptor import COORDINATES_SIZE, VALUES_SIZE, cast_number

if TYPE_CHECKING:
    from pyopt.passes.sparsify.codegen.bit_sets import BitSets
    from pyopt.passes.sparsify.codegen.descriptor import Descriptor


def has_rows(storage: Descriptor) -> bool:
    """A compressed level in which coordinates are unique comes below dense ones, of which there may be none."""
    *outer, last = storage.encoding.level_types
    return last.format == COMPRESSED and last.is_unique() and all(one.format == DENSE for one in outer)


def append_row(
    storage: Descriptor,
    parents: Sequence[Value],
    values: Value,
    listed: Value,
    count: Value,
    order: BitSets | None,
    initialize: bool,
    taken: Callable[[Value], None],
) -> None:
    """Adds the elements whose coordinates are the first `count` of a list, with their values by coordinate.

    order: what puts the list in order, if that is wanted. initialize: spare capacity is filled with zeros. taken: what
    is done for each coordinate then.
    """
    code = storage.code
    level = storage.level_rank() - 1
    start, first = storage.get(COORDINATES_SIZE, level), storage.get(VALUES_SIZE)
    _set_positions(storage, _row(storage, parents), start, count)
    storage.make_room(storage.layout.coordinates[level], COORDINATES_SIZE, level, count, initialize)
    storage.make_room(storage.layout.values, VALUES_SIZE, -1, count, initialize)
    buffer = storage.values()

    def store(number: Value, coordinate: Value) -> None:
        value = code.load(values, [coordinate])
        storage.store_coordinate(level, coordinate, code.add(start, number))
        code.store(value, buffer, [code.add(first, number)])
        taken(coordinate)

    def store_listed(counter: Value, carried: list[Value]) -> list[Value]:
        store(counter, code.load(listed, [counter]))
        return carried

    if order is None:
        code.for_loop(code.index(0), count, [], store_listed)
    else:
        order.for_each(code, listed, count, store)


def _row(storage: Descriptor, parents: Sequence[Value]) -> Value:
    """The number of the parent with these coordinates in the dense levels."""
    code, row = storage.code, storage.code.index(0)
    for level, coordinate in enumerate(parents):
        row = code.add(code.multiply(row, storage.level_size(level)), coordinate)
    return row


def _set_positions(storage: Descriptor, row: Value, start: Value, count: Value) -> None:
    """The row's entries end `count` entries behind `start`, and begin there if it had none; nothing if it gets none."""
    code = storage.code
    buffer = storage.positions(storage.level_rank() - 1)
    following = code.next(row)
    low, high = code.load(buffer, [row]), code.load(buffer, [following])
    none = code.equal(count, code.index(0))
    begun = code.either(code.less(low, high), none)
    storage.store_number(code.select(begun, _index(storage, low), start), buffer, row)
    storage.store_number(code.select(none, _index(storage, high), code.add(start, count)), buffer, following)


def _index(storage: Descriptor, number: Value) -> Value:
    return cast_number(storage.code, number, INDEX, storage.unsigned)
