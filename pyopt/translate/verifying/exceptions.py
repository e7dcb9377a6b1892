"""Where exceptions are caught and handed on."""

from __future__ import annotations

from pyopt.ir.core import Operation


def landing_pad_fault(op: Operation) -> str:
    """Only unwinding calls come to the block of a landing pad, which is not the first one."""
    block = op.block
    region = op.parent_region()
    if block is None or region is None:
        return ""
    if block is region.first:
        return "EH pad cannot be in entry block."
    for before in block.predecessor_blocks():
        end = before.last
        if end is None or end.info.name != "llvm.invoke" or end.successors[0] is block:
            return "Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke."
    return ""


def resume_fault(op: Operation) -> str:
    """The function around has a personality."""
    function = op.parent_op()
    if function is None or "personality" in function.attributes:
        return ""
    return "ResumeInst needs to be in a function with a personality."
