"""Regions that compute elements from their position: tensor.generate, tensor.pad."""

from __future__ import annotations

from itertools import product

import numpy as np

from pyopt.interpreter.affine_maps import ranges_of
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.elements import array_from
from pyopt.interpreter.errors import LIMIT, ExecutionError
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import Poison, PoisonUsed
from pyopt.ir.core import Region
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame


@final
class PointRegion:
    """A region of which each index argument is a coordinate; it gives one element of `type`."""

    __slots__ = ("lanes", "machine", "scalar", "type")

    def __init__(self, compiler: Compiler, region: Region, type: Type) -> None:
        self.machine = compiler.machine
        self.scalar = compiler.region(region)
        self.lanes = compiler.lanes_of(region)
        self.type = type

    def fill(self, frame: Frame, array: Array, wanted: Array | None = None) -> None:
        """Sets the elements of an array, or those whose flag in `wanted` is set; raises PoisonUsed if one is poison."""
        shape = array.shape if wanted is None else wanted.shape
        if 0 in shape:
            return
        found = None if self.lanes is None else self._on_lanes(frame, shape)
        if found is not None and wanted is None:
            array[...] = found
        elif found is not None:
            assert wanted is not None
            np.copyto(array, found, where=wanted)
        else:
            self._one_by_one(frame, array, shape, wanted)

    def _on_lanes(self, frame: Frame, shape: tuple[int, ...]) -> Array | None:
        assert self.lanes is not None
        cost = self.lanes.entry.count
        for extent in shape:
            cost *= extent
        self.machine.charge(cost)
        try:
            found = self.lanes(frame, *ranges_of(shape))[0]
        except PoisonUsed:
            return None
        except ExecutionError as error:
            if error.kind == LIMIT:
                raise
            # Some point cannot be done: one by one, it is found, or turns out not to be asked for.
            return None
        return found if isinstance(found, np.ndarray) else None

    def _one_by_one(self, frame: Frame, array: Array, shape: tuple[int, ...], wanted: Array | None) -> None:
        for at in product(*[range(extent) for extent in shape]):
            if wanted is not None and not wanted[at]:
                continue
            value = self.scalar(frame, *at)[0]
            if isinstance(value, Poison):
                raise PoisonUsed
            array[at] = array_from([value], (), self.type) if isinstance(value, np.ndarray) else value
