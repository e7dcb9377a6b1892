"""Draws single ops for the rows of the shape library: operands and attributes, as they occur in networks and beyond."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, Any]
LONGEST: Final = 7


class Drawn:
    """One op: its operands, None where an optional one is absent, and its attributes. The model has the operands
    `constants` as constants; others are given to it when it runs."""

    def __init__(
        self, *operands: Array | np.generic | None, results: int = 1, constants: Sequence[int] = (), **attributes: Any
    ) -> None:
        self.operands = operands
        self.results = results
        self.constants = constants
        self.attributes = attributes


class Draw:
    """A source of random shapes, arrays and choices."""

    def __init__(self, seed: Sequence[int]) -> None:
        self._random = np.random.default_rng(seed)

    def number(self, low: int, high: int) -> int:
        """Both ends count."""
        return int(self._random.integers(low, high, endpoint=True))

    def yes(self) -> bool:
        return self.number(0, 1) == 1

    def one_of(self, *choices: Any) -> Any:
        return choices[self.number(0, len(choices) - 1)]

    def shape(self, low: int = 0, high: int = 4, least: int = 1) -> list[int]:
        return [self.extent(least) for _ in range(self.number(low, high))]

    def extent(self, least: int = 1) -> int:
        found: int = self.one_of(1, 2, 3, 4, 5, LONGEST)
        return max(least, found)

    def order(self, count: int) -> list[int]:
        return [int(one) for one in self._random.permutation(count)]

    def some(self, count: int, least: int = 0) -> list[int]:
        """Some dimensions of so many, counted from the front or from the back."""
        found = self.order(count)[: self.number(least, count)]
        return [one - count if self.yes() else one for one in found]

    def floats(self, shape: Sequence[int]) -> Array:
        return self._random.uniform(0.1, 0.9, shape).astype(np.float32)

    def ints(self, shape: Sequence[int], low: int = 0, high: int = 3) -> Array:
        return self._random.integers(low, high, shape, endpoint=True)

    def bools(self, shape: Sequence[int]) -> Array:
        return self.ints(shape, 0, 1).astype(np.bool_)

    def part(self, shape: Sequence[int]) -> list[int]:
        """A shape that broadcasts to this one."""
        kept = [1 if self.number(0, 3) == 0 else one for one in shape]
        return kept[self.number(0, len(kept)) if self.yes() else 0 :]


def when(condition: bool, **attributes: Any) -> dict[str, Any]:
    """These attributes, or none."""
    return attributes if condition else {}


def numbers(values: Sequence[int]) -> Array:
    return np.array(values, np.int64)


Drawing: TypeAlias = Callable[[Draw], Drawn]
DRAWS: Final[dict[str, Drawing]] = {}
"""By the name of an op in ONNX."""


def draws(names: str) -> Callable[[Drawing], Drawing]:
    """Says that a function draws these ops."""

    def add(drawing: Drawing) -> Drawing:
        DRAWS.update(dict.fromkeys(names.split(), drawing))
        return drawing

    return add
