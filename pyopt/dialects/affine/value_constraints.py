"""Linear constraints on values: the dims and symbols of a system are values, or stand for something else (None).

The variables of the system are first the dims, then the symbols, then quotients. Dims and symbols can be added at any
time.
"""

from __future__ import annotations

from pyopt.analysis.linear_systems import System
from pyopt.ir.affine import AffineExpr, AffineMap, dim, is_pure_affine, symbol
from pyopt.ir.affine_flatten import Flattener
from pyopt.ir.core import Value
from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.analysis.linear_systems import Row

EQUAL: Final = 0
LOWER: Final = 1
UPPER: Final = 2
"""Kinds of bounds; an upper one is not reached."""


@final
class ValueConstraints:
    """Rows over `dims`, `symbols` and `num_locals` quotients."""

    __slots__ = ("dims", "equalities", "inequalities", "num_locals", "symbols")

    def __init__(self) -> None:
        self.dims: list[Value | None] = []
        self.symbols: list[Value | None] = []
        self.num_locals = 0
        self.equalities: list[Row] = []
        self.inequalities: list[Row] = []

    def copy(self) -> ValueConstraints:
        new = ValueConstraints()
        new.dims = list(self.dims)
        new.symbols = list(self.symbols)
        new.num_locals = self.num_locals
        new.equalities = list(self.equalities)
        new.inequalities = list(self.inequalities)
        return new

    def system(self) -> System:
        """The rows as they are now."""
        return System(self.first_local() + self.num_locals, self.equalities, self.inequalities)

    def first_local(self) -> int:
        return len(self.dims) + len(self.symbols)

    def is_empty(self) -> bool:
        return self.system().is_empty(self.first_local())

    # Variables.

    def add_dim(self, value: Value | None = None) -> int:
        """A new dim behind the others: its position among all variables."""
        at = len(self.dims)
        self.dims.append(value)
        self._insert(at, 1)
        return at

    def add_symbol(self, value: Value | None = None) -> int:
        """A new symbol behind the others: its position among the symbols, to which later dims do nothing."""
        at = self.first_local()
        self.symbols.append(value)
        self._insert(at, 1)
        return len(self.symbols) - 1

    def _insert(self, at: int, count: int) -> None:
        zeros = (0,) * count
        self.equalities = [row[:at] + zeros + row[at:] for row in self.equalities]
        self.inequalities = [row[:at] + zeros + row[at:] for row in self.inequalities]

    def row(self, coefficients: dict[int, int], bound: int = 0) -> Row:
        """The row with these coefficients at positions among all variables."""
        row = [0] * (self.first_local() + self.num_locals + 1)
        for at, coefficient in coefficients.items():
            row[at] += coefficient
        row[-1] = bound
        return tuple(row)

    # Constraints.

    def fix(self, at: int, number: int) -> None:
        """The variable is the number."""
        self.equalities.append(self.row({at: 1}, -number))

    def aligned(self, map: AffineMap, operands: Sequence[Value]) -> AffineMap:
        """A map of values as one of the dims and symbols here.

        A value that is not here yet becomes a symbol of which nothing is known, and two symbols if it occurs twice.
        """
        dims, symbols = list(self.dims), list(self.symbols)
        exprs: list[AffineExpr] = []
        for value in operands:
            expr = position_of(value, dims, symbols)
            exprs.append(symbol(self.add_symbol(value)) if expr is None else expr)
        return map.replace(exprs[: map.num_dims], exprs[map.num_dims :], len(self.dims), len(self.symbols))

    def bound(self, kind: int, at: int, map: AffineMap) -> bool:
        """Bounds a dim by the results of a map of the dims and symbols; False if a result is not affine."""
        flattener = Flattener(map.num_dims, map.num_symbols)
        rows: list[list[int]] = []
        for result in map.results:
            flat = flattener.flatten(result) if is_pure_affine(result) else None
            if flat is None:
                return False
            rows.append(flat)
        self._add_quotients(flattener)
        inputs = map.num_dims + map.num_symbols
        width = inputs + self.num_locals
        for flat in rows:
            # The map's quotients come first among the local variables.
            row = flat[:-1] + [0] * (width - len(flat) + 1) + flat[-1:]
            if row[at]:
                continue
            if kind != UPPER:
                row = [-one for one in row]
            row[at] = -1 if kind == UPPER else 1
            if kind == UPPER:
                row[-1] -= 1
            (self.equalities if kind == EQUAL else self.inequalities).append(tuple(row))
        return True

    def _add_quotients(self, flattener: Flattener) -> None:
        """The map's quotients as local variables in front of the others: 0 <= e - d * q < d"""
        count = len(flattener.locals)
        if not count:
            return
        self._insert(self.first_local(), count)
        self.num_locals += count
        width = self.first_local() + self.num_locals
        for index, division in enumerate(flattener.divisions()):
            assert division is not None
            flat, divisor = division
            row = flat[:-1] + [0] * (width - len(flat) + 1) + flat[-1:]
            row[self.first_local() + index] = -divisor
            self.inequalities.append(tuple(row))
            self.inequalities.append((*[-one for one in row[:-1]], divisor - 1 - row[-1]))


def position_of(value: Value, dims: Sequence[Value | None], symbols: Sequence[Value | None]) -> AffineExpr | None:
    """The first dim, or else the first symbol, that is the value."""
    for index, one in enumerate(dims):
        if one is value:
            return dim(index)
    for index, one in enumerate(symbols):
        if one is value:
            return symbol(index)
    return None
