"""A program in MLIR, the inputs that it is run on, and a Python function that says what it has to compute."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

FOLDER = Path(__file__).resolve().parent

Array: TypeAlias = "npt.NDArray[np.generic]"
Inputs: TypeAlias = Sequence[Sequence[object]]
Compute: TypeAlias = Callable[..., object]


class ExampleProgram(NamedTuple):
    """NAME.mlir and its meaning. `compute` takes the arguments, gives the results (a tuple if there are several) and
    writes to the arrays that stand for memrefs; `inputs` are the arguments of each run. `tolerance` is relative."""

    name: str
    compute: Compute
    inputs: Inputs
    tolerance: float = 0.0
    function: str = "main"

    def text(self) -> str:
        return (FOLDER / f"{self.name}.mlir").read_text(encoding="utf-8")

    def expected(self, given: Sequence[object]) -> tuple[list[object], list[object]]:
        """The results, and the arguments as they are afterwards."""
        arguments = copy.deepcopy(list(given))
        with np.errstate(all="ignore"):
            found = self.compute(*arguments)
        results = [] if found is None else list(found) if isinstance(found, tuple) else [found]
        return results, arguments


def numbers(seed: int, *shape: int, low: float = -2.0, high: float = 2.0) -> npt.NDArray[np.float64]:
    """Random numbers with few digits: sums of them are exact."""
    made = np.random.default_rng(seed).uniform(low, high, shape)
    return np.asarray(np.round(made * 16) / 16)


def integers(
    seed: int, *shape: int, low: int = 0, high: int = 100, dtype: npt.DTypeLike = np.int32
) -> npt.NDArray[np.int64]:
    """Random integers below `high`."""
    return np.random.default_rng(seed).integers(low, high, shape).astype(dtype)


def letters(text: str) -> npt.NDArray[np.int8]:
    """The text as bytes."""
    return np.frombuffer(text.encode("ascii"), np.int8).copy()
