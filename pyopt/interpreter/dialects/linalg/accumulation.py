"""Long reductions on few outputs: what is combined is computed for many points at once, and combined in order.

A region that ends in `yield combine(acc, x)` with an x that does not depend on acc is run on whole pieces of the
iteration space for x alone. `accumulate` then adds and rounds as a loop would.
"""

from __future__ import annotations

import numpy as np

from pyopt.dialects.linalg.structure import body_of, has_index_semantics
from pyopt.interpreter.code import Body
from pyopt.interpreter.combining import ufunc_of
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array, array_dtype
from pyopt.interpreter.values import Poison, PoisonUsed
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame

PIECE: Final = 1 << 18
"""Points to compute at once."""
FEW: Final = 2048
"""Lanes from which on steps of whole arrays are as good."""
LARGEST: Final = 1 << 23
"""Points of one iteration of the outermost reduction that still fit."""


@final
class Accumulation:
    """The last op of a region: `ufunc` combines the output's element with the value in `slot`."""

    __slots__ = ("dtype", "slot", "ufunc")

    def __init__(self, ufunc: np.ufunc, slot: int, dtype: np.dtype[np.generic]) -> None:
        self.ufunc = ufunc
        self.slot = slot
        self.dtype = dtype

    def pays(self, one_by_one: Sequence[int], lanes: int) -> bool:
        """There are many steps on short arrays."""
        if not one_by_one:
            return False
        inner = lanes
        for extent in one_by_one[1:]:
            inner *= extent
        return one_by_one[0] * inner >= 16 * lanes and lanes < FEW and inner <= LARGEST

    def run(self, machine: Machine, body: Body, frame: Frame, views: list[Array], outer: int) -> None:
        """Writes the output, the last of `views`; the first `outer` dimensions are those that are reduced."""
        target = views[-1]
        shape = target.shape
        at = (0,) * outer
        result = np.array(target[at]).reshape(-1)
        inner = int(np.prod(shape[1:], dtype=np.int64))
        rows = max(1, PIECE // inner)
        for start in range(0, shape[0], rows):
            end = min(start + rows, shape[0])
            machine.charge((end - start) * inner * body.entry.count)
            body(frame, *[view[start:end] for view in views])
            found = frame[self.slot]
            if isinstance(found, Poison):
                raise PoisonUsed
            terms = np.broadcast_to(np.asarray(found, self.dtype), (end - start, *shape[1:]))
            terms = terms.reshape(-1, len(result))
            result = self.ufunc.accumulate(np.concatenate([result[None], terms]), axis=0, dtype=self.dtype)[-1]
        target[at] = result.reshape(shape[outer:])


def accumulation_of(op: Operation, body: Body) -> Accumulation | None:
    """The combining op at the end of the region of an op with one output, if there is one."""
    block = body_of(op)
    end = block.terminator()
    if has_index_semantics(op) or not end.operands or len(block.arguments) != len(op.operands):
        return None
    last = end.operands[0].op
    held = block.arguments[-1]
    if last is None or last is not end.prev or len(held.uses) != 1 or len(last.operands) != 2:
        return None
    ufunc = ufunc_of(last)
    if ufunc is None:
        return None
    for number, operand in enumerate(last.operands):
        if operand is held and last.operands[1 - number] is not held:
            return Accumulation(ufunc, body.entry.operands[-1][1 - number], array_dtype(held.type))
    return None
