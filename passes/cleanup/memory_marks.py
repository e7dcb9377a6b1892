"""Ops that only say something of memory on the stack: they go when it does.

Where a debugger was told that a variable has the memory's address, it is told that the variable is lost.
"""

from __future__ import annotations

from pyopt.dialects.llvm.memory import constant_indices
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

DECLARATION: Final = "llvm.intr.dbg.declare"
VALUE: Final = "llvm.intr.dbg.value"
ADDRESS: Final = "llvm.getelementptr"
_MARKS: Final = (
    DECLARATION,
    "llvm.intr.invariant.end",
    "llvm.intr.lifetime.end",
    "llvm.intr.lifetime.start",
    VALUE,
)
_PASSED_ON: Final = (
    "llvm.addrspacecast",
    "llvm.bitcast",
    "llvm.intr.invariant.start",
    "llvm.intr.launder.invariant.group",
    "llvm.intr.strip.invariant.group",
)
"""They are marks if their result is only used by marks, of which only this module knows."""


def marks_at(user: Operation) -> list[Operation]:
    """A user of memory with the users of its result, these first, if all are marks; otherwise none."""
    found: dict[Operation, None] = {}
    work = [user]
    while work:
        op = work.pop()
        name = op.info.name
        if name not in _MARKS:
            if name not in _PASSED_ON and not (
                name == ADDRESS and len(op.operands) == 1 and not any(constant_indices(op))
            ):
                return []
            work.extend(op.results[0].uses)
        found.pop(op, None)
        found[op] = None
    return list(reversed(found))


def remove_mark(mark: Operation, rewriter: Rewriter) -> None:
    """Takes a mark away whose users are gone."""
    if mark.info.name == VALUE:
        rewriter.start_at(mark)
        rewriter.set_operand(mark, 0, rewriter.create("llvm.mlir.undef", [], [mark.operands[0].type]).results[0])
    else:
        mark.erase()
