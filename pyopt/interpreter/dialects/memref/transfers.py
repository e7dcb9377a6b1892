"""Transfers between memories: done at once when they are started, so that there is nothing to wait for."""

from __future__ import annotations

from typing import cast

from pyopt.interpreter.compiler import Compiler, evaluate_nothing
from pyopt.interpreter.dialects.memref.access import check_writable
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.values import MemRef
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import MemRefType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def slower_side(source: Type, target: Type) -> str:
    """The memref that the stride of a transfer is for: that in the memory space with the lower number."""
    numbers = []
    for type in (source, target):
        assert isinstance(type, MemRefType)
        space = type.memory_space
        numbers.append(0 if space is None else space.value if isinstance(space, IntegerAttr) else None)
    first, second = numbers
    if first is None or second is None or first == second:
        return ""
    return "source" if first < second else "target"


def transfer(
    source: MemRef, start: Sequence[int], target: MemRef, end: Sequence[int], counts: Sequence[int], strided: str
) -> None:
    """Copies `counts[0]` elements that lie one behind the other in memory; with a stride and a number of elements in
    `counts` too, so many of them every stride on one side."""
    total, *rest = counts
    if total < 0:
        raise undefined(f"{total} elements are to be copied")
    check_writable(target)
    if total == 0:
        return
    steps = list(range(total))
    if rest:
        stride, each = rest
        if each <= 0:
            raise undefined(f"the transfer takes {each} elements every stride")
        if not strided:
            raise unsupported("both memrefs are in one memory space, so it is not known to which the stride belongs")
        steps = [at // each * stride + at % each for at in range(total)]
    places = []
    for side, memref, indices in (("source", source, start), ("target", target, end)):
        first = memref.position(indices)
        reached = [first + step for step in (steps if rest and strided == side else range(total))]
        if min(reached) < 0 or max(reached) >= len(memref.buffer.data):
            raise undefined(f"the transfer reaches beyond the {side}'s buffer")
        places.append(reached)
    target.buffer.data[places[1]] = source.buffer.data[places[0]].copy()


def evaluate_dma_start(op: Operation, compiler: Compiler) -> Kernel:
    """Source, target, number of elements, tag, and perhaps stride and elements per stride."""
    ranks = []
    at = 0
    for _ in range(2):
        type = op.operands[at].type
        assert isinstance(type, MemRefType) and type.shape is not None
        ranks.append(len(type.shape))
        at += 1 + ranks[-1]
    tag = op.operands[at + 1].type
    assert isinstance(tag, MemRefType) and tag.shape is not None
    second, count, rest = 1 + ranks[0], at, at + 2 + len(tag.shape)
    strided = slower_side(op.operands[0].type, op.operands[second].type)

    def start(*operands: object) -> None:
        numbers = cast("tuple[int, ...]", operands)
        source, target = cast("MemRef", operands[0]), cast("MemRef", operands[second])
        transfer(
            source, numbers[1:second], target, numbers[second + 1 : count], (numbers[count], *numbers[rest:]), strided
        )

    return start


TRANSFERS: Final[dict[str, Evaluator]] = {
    "memref.dma_start": evaluate_dma_start,
    "memref.dma_wait": evaluate_nothing,
}
