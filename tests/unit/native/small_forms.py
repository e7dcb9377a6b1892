"""How a program with one op is written for operands whose extents its type leaves open, says to be 0, or to be 1."""

from __future__ import annotations

import random
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

Extents = tuple[tuple[str, ...], ...]
"""Of each shaped operand, what its type says: "?", "0" or "1" in each dimension."""
OPEN: Final = "?"
MOST_PATTERNS: Final = 9


class Form(NamedTuple):
    """A function @f(%a: .., %b: .., %i: .., %j: ..) -> ..: the shaped operands are %a, %b .., others %i, %j ..

    op: with {a} and {b} for the types of the operands, one for each letter of `kinds`: m a memref, t a tensor.
    others: a type and the values that it is called with. gives: types of %r, or none.
    """

    op: str
    kinds: str
    ranks: tuple[int, ...]
    gives: str = ""
    others: tuple[tuple[str, tuple[object, ...]], ...] = ()
    element: str = "f64"

    def types(self, extents: Extents) -> dict[str, str]:
        """The types of the shaped operands, by letter."""
        return {
            letter: f"{'memref' if kind == 'm' else 'tensor'}<{''.join([f'{one}x' for one in extent])}{self.element}>"
            for letter, kind, extent in zip("abc", self.kinds, extents, strict=False)
        }

    def function(self, name: str, extents: Extents) -> str:
        """The function for operands of these types."""
        types = self.types(extents)
        arguments = [f"%{letter}: {type}" for letter, type in types.items()]
        arguments += [f"%{letter}: {type}" for letter, (type, _) in zip("ijklnpqs", self.others, strict=False)]
        gives, op = self.gives, self.op
        for letter, type in types.items():
            gives, op = gives.replace(f"{{{letter}}}", type), op.replace(f"{{{letter}}}", type)
        arrow, back = (f" -> {gives}", f" %r : {gives}") if gives else ("", "")
        return f"func.func @{name}({', '.join(arguments)}){arrow} {{\n  {op}\n  return{back}\n}}\n"

    def patterns(self) -> list[Extents]:
        """What types may say of the extents: nothing, or that some of them are 0 or 1."""
        total = sum(self.ranks)
        flat: list[tuple[str, ...]] = list(product("?01", repeat=total))
        if len(flat) > MOST_PATTERNS:
            flat = [(OPEN,) * total, ("0",) * total, ("1",) * total]
            flat += [(*("?" * at), one, *("?" * (total - at - 1))) for at in range(total) for one in "01"]
        return [self._grouped(one) for one in flat]

    def _grouped(self, flat: tuple[str, ...]) -> Extents:
        found, start = [], 0
        for rank in self.ranks:
            found.append(flat[start : start + rank])
            start += rank
        return tuple(found)

    def calls(self, extents: Extents, most: int, seed: str) -> Iterator[list[object]]:
        """Arguments to call it with: all combinations, or so many drawn ones."""
        shapes = [(0, 1, 2) if one == OPEN else (int(one),) for extent in extents for one in extent]
        every: list[tuple[object, ...]] = [*shapes, *[values for _, values in self.others]]
        draw = random.Random(seed)
        combinations: Iterable[Sequence[object]] = product(*every)
        if prod(map(len, every)) > most:
            combinations = [[draw.choice(one) for one in every] for _ in range(most)]
        for chosen in combinations:
            found: list[object] = []
            at = 0
            for number, rank in enumerate(self.ranks):
                shape = [int(one) for one in chosen[at : at + rank]]  # type: ignore[call-overload]
                numbers = np.arange(prod(shape)).reshape(shape) + 10 * number
                found.append(numbers.astype(DTYPES[self.element]))
                at += rank
            for (type, _), value in zip(self.others, chosen[at:], strict=True):
                dtype = DTYPES[type.rstrip(">").rpartition("x")[2]] if type != "index" else None
                found.append(value if dtype is None else np.array(value, dtype))
            yield found


DTYPES: Final = {"i8": np.int8, "i32": np.int32, "i64": np.int64, "f64": np.float64}
INDEX: Final = ("index", (-1, 0, 1, 2))
OFFSET: Final = ("index", (0, 0, 1, 2, -1))
SIZE: Final = ("index", (0, 1, 1, 2, -1))
STRIDE: Final = ("index", (1, 1, 2, 0, -1))
BITS: Final = ("vector<2xi8>", ((0, 0), (1, 0), (0, 1), (1, 1)))
LANES: Final = ("vector<2xi32>", ((0, 0), (0, 1), (1, 0), (-1, 2), (3, 0)))
