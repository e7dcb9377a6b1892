"""Totals of loops: what iterations combine, in their order, each number rounded as in a loop."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.combining import ufunc_of
from pyopt.interpreter.compiler import Compiler, ConstantResult, Framed, evaluator_of
from pyopt.interpreter.loops.memory import LaneConflict
from pyopt.interpreter.loops.nests import Total
from pyopt.interpreter.numbers import array_dtype, as_array, reader
from pyopt.interpreter.values import Poison
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Callable, final

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame


@final
class RunningTotal:
    """What a nest has added up so far."""

    __slots__ = ("_dtype", "_load", "_now", "_read", "_store", "_term", "_ufunc")

    def __init__(self, total: Total, lanes: Compiler, outer: Compiler) -> None:
        ufunc = ufunc_of(total.combine)
        assert ufunc is not None
        type = total.combine.results[0].type
        self._ufunc = ufunc
        self._term = lanes.slot(total.term)
        self._dtype = array_dtype(type)
        self._read = reader(type)
        self._load = None if total.load is None else _access(total.load, outer, 0)
        self._store = None if total.store is None else _access(total.store, outer, 1)
        self._now = np.zeros(1, self._dtype)

    def begin(self, outer: Frame, carried: object) -> None:
        """Starts with what is carried into the loops, or in memory."""
        start = carried if self._load is None else self._load(outer)
        if isinstance(start, Poison):
            raise LaneConflict
        self._now = as_array(start, self._dtype).reshape(1)

    def add(self, frame: Frame, shape: tuple[int, ...]) -> None:
        """Combines the terms of the lanes, which are the next iterations."""
        found = frame[self._term]
        if isinstance(found, Poison):
            raise LaneConflict
        terms = np.broadcast_to(as_array(found, self._dtype), shape).reshape(-1)
        self._now = self._ufunc.accumulate(np.concatenate([self._now, terms]), dtype=self._dtype)[-1:]

    def end(self, outer: Frame) -> object:
        """The result of the loops; where it is in memory, it is written, and there is none."""
        value = self._read(self._now, (0,))
        if self._store is None:
            return value
        self._store(outer, value)
        return ()


def _access(op: Operation, outer: Compiler, first: int) -> Callable[..., object]:
    """(frame, value to write) -> what the load or store gives; operands from `first` on are those of the frame."""
    evaluate = evaluator_of(op)
    assert evaluate is not None
    kernel = evaluate(op, outer)
    assert not isinstance(kernel, (ConstantResult, Framed))
    slots = [outer.slot(one) for one in op.operands[first:]]
    return lambda frame, *values: kernel(*values, *[frame[slot] for slot in slots])
