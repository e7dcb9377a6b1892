"""From the coordinates of dimensions to those of levels, and back: a row an entry.

Maps with symbols count, as the specification has it for ELL, after Chou et al. (2020): in
[c](i, j) -> (c * 3 * i, i, j), the first level is the number of an entry among those with the same i, of which there
may be three. Entries are counted in the order of their coordinates in the dimensions.
"""

from __future__ import annotations

import numpy as np

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.interpreter.affine_maps import map_function
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.sparse.storage import StorageError
from pyopt.ir.affine import CONSTANT, DIM, MUL, SYMBOL, AffineExpr, AffineMap, subexpressions
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final

if TYPE_CHECKING:
    OnRows: TypeAlias = Callable[[Array], Array]


@final
class Counter:
    """A level that counts the entries with the same coordinates in `dims`, up to `slices`."""

    __slots__ = ("dims", "slices")

    def __init__(self, dims: Sequence[int], slices: int) -> None:
        self.dims = list(dims)
        self.slices = slices


def counter_of(expr: AffineExpr) -> Counter | None:
    """c * 3 * i -> what is counted by i, in three slices; None for expressions that are no such product."""
    dims: list[int] = []
    symbols = 0
    slices = 1
    stack = [expr]
    while stack:
        factor = stack.pop()
        if factor.kind == MUL:
            stack += [factor.lhs, factor.rhs]
        elif factor.kind == DIM:
            dims.append(factor.value)
        elif factor.kind == SYMBOL:
            symbols += 1
        elif factor.kind == CONSTANT:
            slices *= factor.value
        else:
            return None
    return Counter(dims, slices) if symbols == 1 and dims and slices > 0 else None


def fixed_sizes(encoding: EncodingAttr) -> dict[int, int]:
    """The levels that count, whose sizes do not depend on the shape."""
    sizes: dict[int, int] = {}
    for level, expr in enumerate(encoding.dim_to_lvl.results):
        counter = counter_of(expr)
        if counter is not None:
            sizes[level] = counter.slices
    return sizes


def numbers_among(rows: Array, dims: Sequence[int]) -> Array:
    """The number of each row among those with the same coordinates in `dims`; equal rows have one number."""
    places, place_of = np.unique(rows, axis=0, return_inverse=True)
    groups = np.unique(places[:, dims], axis=0, return_inverse=True)[1].reshape(-1)
    order = np.argsort(groups, kind="stable")
    ordered = groups[order]
    numbers = np.empty(len(places), np.int64)
    numbers[order] = np.arange(len(places)) - np.searchsorted(ordered, ordered)
    return numbers[place_of.reshape(-1)]


def _refusing(why: str) -> OnRows:
    def refuse(rows: Array) -> Array:
        raise unsupported(why)

    return refuse


def _counted_column(counter: Counter, level: int) -> OnRows:
    def column(rows: Array) -> Array:
        if not len(rows):
            return np.zeros(0, np.int64)
        numbers = numbers_among(rows, counter.dims)
        most = numbers.max() + 1
        if most > counter.slices:
            raise StorageError(f"level {level} counts up to {counter.slices} entries, and there are {most}")
        return numbers

    return column


def _plain_column(map: AffineMap, level: int) -> OnRows:
    expr = map.results[level]
    if any(one.kind == SYMBOL for one in subexpressions(expr)):
        return _refusing(f"it is not known what the symbol in the map of level {level} counts")
    function = map_function(AffineMap.get(map.num_dims, 0, (expr,)))

    def column(rows: Array) -> Array:
        found: list[Array] = function(list(rows.T))  # type: ignore[assignment]  # they work on arrays
        return np.broadcast_to(found[0], len(rows))

    return column


def to_levels(encoding: EncodingAttr) -> OnRows:
    """Coordinates of levels from those of dimensions."""
    map = encoding.dim_to_lvl
    columns: list[OnRows] = []
    for level, expr in enumerate(map.results):
        counter = counter_of(expr)
        columns.append(_plain_column(map, level) if counter is None else _counted_column(counter, level))
    return lambda rows: np.stack([column(rows) for column in columns], axis=1)


def to_dims(encoding: EncodingAttr) -> OnRows:
    """Coordinates of dimensions from those of levels. Those of levels that count say nothing."""
    map = encoding.lvl_to_dim
    if map is not None and not map.num_symbols:
        columns = [_plain_column(map, position) for position in range(len(map.results))]
        return lambda rows: np.stack([column(rows) for column in columns], axis=1)
    levels = {expr.value: level for level, expr in enumerate(encoding.dim_to_lvl.results) if expr.kind == DIM}
    if set(levels) != set(range(encoding.dim_rank())):
        return _refusing("the levels do not say which dimensions they are")
    order = [levels[position] for position in range(encoding.dim_rank())]
    return lambda rows: rows[:, order]
