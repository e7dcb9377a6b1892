"""Rows of a linear system over what affine accesses depend on: the dims of a memref, loop counters, symbols, quotients.

    affine.for %i = 1 to 20 step 2      gives      %i - 2 * q - 1 == 0, %i - 1 >= 0, 19 - %i >= 0

A value that comes in brings what is known of it: a counter the bounds of its loop, with the values that these depend
on, a constant its number.
"""

from __future__ import annotations

from pyopt.analysis.linear_systems import System, quotient_rows
from pyopt.dialects.affine.bounds import loop_of
from pyopt.dialects.affine.composition import compose, constant_number
from pyopt.dialects.affine.validity import group_sizes, is_induction_variable, map_of, step_of
from pyopt.ir.affine import AffineMap, is_pure_affine
from pyopt.ir.affine_flatten import Flattener
from pyopt.ir.core import BlockArgument, Value
from pyopt.light import TYPE_CHECKING, Sequence, TypeAlias, final
from pyopt.passes.loops.affine.loops import lower_bound, upper_bound

if TYPE_CHECKING:
    from pyopt.analysis.linear_systems import Row
    from pyopt.dialects.affine.composition import Bound

    Key: TypeAlias = Value | int
    """A value, the number of a dim of the memref, or -1 and below for quotients."""
    Sum: TypeAlias = tuple[dict[Key, int], int]
    """Factors, and a constant."""


@final
class RegionRows:
    """Rows, and the values in the order in which they came: counters are `dims`, others `symbols`."""

    __slots__ = ("dims", "equalities", "inequalities", "quotients", "rank", "symbols")

    def __init__(self, rank: int) -> None:
        self.rank = rank
        self.dims: list[Value] = []
        self.symbols: list[Value] = []
        self.quotients = 0
        self.equalities: list[Sum] = []
        self.inequalities: list[Sum] = []

    def add_values(self, values: Sequence[Value]) -> None:
        """Values come in, and then what is known of them."""
        new = [value for value in dict.fromkeys(values) if value not in self.dims and value not in self.symbols]
        for value in new:
            (self.dims if is_induction_variable(value) else self.symbols).append(value)
        for value in new:
            self.add_facts(value)

    def add_facts(self, value: Value) -> None:
        """Adds what is known of a value that has come in."""
        if not is_induction_variable(value):
            number = constant_number(value)
            if number is not None:
                self.equalities.append(({value: 1}, -number))
            return
        loop = loop_of(value)
        if loop is None:
            self._add_parallel(value)
            return
        lower, upper = lower_bound(loop), upper_bound(loop)
        step = step_of(loop)
        if step <= 0:
            return
        if step != 1 and lower[0].is_single_constant():
            self.quotients += 1
            self.equalities.append(({value: 1, -self.quotients: -step}, -lower[0].results[0].value))
        self._add_bound(lower, value, 1)
        self._add_bound(upper, value, -1)

    def _add_parallel(self, value: Value) -> None:
        """The bounds of a counter of affine.parallel."""
        assert isinstance(value, BlockArgument)
        loop = value.block.parent_op()
        assert loop is not None
        lower, upper = map_of(loop, "lowerBoundsMap").value, map_of(loop, "upperBoundsMap").value
        operands = loop.operands
        sides = ((lower, operands[: lower.num_inputs], 1), (upper, operands[lower.num_inputs :], -1))
        for (map, values, sign), name in zip(sides, ("lowerBounds", "upperBounds"), strict=True):
            sizes = group_sizes(loop, name)
            start = sum(sizes[: value.index])
            part = map.results[start : start + sizes[value.index]]
            # Of several numbers the reference takes the first one.
            part = part[:1] if all(result.is_constant() for result in part) else part
            self._add_bound((AffineMap.get(map.num_dims, map.num_symbols, part), list(values)), value, sign)

    def _add_bound(self, bound: Bound, value: Value, sign: int) -> None:
        """value - result >= 0, or result - 1 - value >= 0 with the sign -1, for each result."""
        for terms, constant in self._bound_sums(*bound):
            row = {key: -sign * factor for key, factor in terms.items()}
            row[value] = row.get(value, 0) + sign
            self.inequalities.append((row, -sign * constant - (sign < 0)))

    def _bound_sums(self, map: AffineMap, operands: Sequence[Value]) -> list[Sum]:
        """The results of a bound's map, whose values come in one by one."""
        map, values = compose(map, operands)
        for value in values:
            self.add_values([value])
        return self.sums(map, values) or []

    def sums(self, map: AffineMap, operands: Sequence[Value]) -> list[Sum] | None:
        """The results of a map as sums; its values and quotients come in. None, and nothing more, if it has none."""
        map, values = compose(map, operands)
        flattener = Flattener(map.num_dims, map.num_symbols)
        flats: list[list[int]] = []
        for result in map.results:
            flat = flattener.flatten(result) if is_pure_affine(result) else None
            if flat is None:
                return None
            flats.append(flat)
        divisions = flattener.divisions()
        self.add_values(values)
        keys: list[Key] = list(values)
        for division in divisions:
            assert division is not None
            dividend, divisor = division
            self.quotients += 1
            keys.append(-self.quotients)
            row = (*dividend[:-1], 0, dividend[-1])
            for one in quotient_rows(row, divisor, len(keys) - 1)[::-1]:
                self.inequalities.append(_sum(one, keys))
        return [_sum(flat, keys) for flat in flats]

    def system(self) -> System:
        """The rows as a system: first the dims of the memref, then the dims, symbols and quotients."""
        keys: list[Key] = [*range(self.rank), *self.dims, *self.symbols]
        keys += [-number - 1 for number in range(self.quotients)]
        columns: dict[Key, int] = {key: number for number, key in enumerate(keys)}

        def row(sum: Sum) -> Row:
            found = [0] * len(columns)
            for key, factor in sum[0].items():
                found[columns[key]] = factor
            return (*found, sum[1])

        return System(len(columns), [row(one) for one in self.equalities], [row(one) for one in self.inequalities])


def _sum(flat: Sequence[int], keys: Sequence[Key]) -> Sum:
    terms: dict[Key, int] = {}
    for key, factor in zip(keys, flat[:-1], strict=False):
        if factor:
            terms[key] = terms.get(key, 0) + factor
    return terms, flat[-1]
