"""Places to allocate and free buffers that a whole nest of loops uses."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import ISOLATED, LOOP
from pyopt.light import Sequence


def outermost_loop(op: Operation, values: Sequence[Value]) -> Operation:
    """The outermost loop around `op` outside of which all of `values` are defined; `op` itself if there is none."""
    inside = [block.parent_op() for block in [value.parent_block() for value in values] if block is not None]
    top = op
    around = op.parent_op()
    while around is not None and not around.info.traits & ISOLATED:
        if any(one is not None and around.is_ancestor_of(one) for one in inside):
            break
        if around.info.traits & LOOP:
            top = around
        around = around.parent_op()
    return top
