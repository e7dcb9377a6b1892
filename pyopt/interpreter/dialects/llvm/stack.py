"""The stack of functions of the llvm dialect: it is freed when they return."""

from __future__ import annotations

from pyopt.dialects.llvm.memory import element_type_of
from pyopt.interpreter.code import stack_in
from pyopt.interpreter.compiler import Compiler, Framed
from pyopt.interpreter.dialects.llvm.layout import layout_of
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import width_of
from pyopt.interpreter.values import Buffer, Pointer
from pyopt.ir.core import Operation
from pyopt.ir.types import IntegerType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Evaluator

I8: Final = IntegerType.get(8)


def stack_slot(op: Operation, compiler: Compiler) -> int:
    """The slot of the frame with the list of what the function around has on its stack."""
    parent = op
    while (outer := parent.parent_op()) is not None and not outer.info.name.endswith(".func"):
        parent = outer
    return compiler.shared_slot(outer if outer is not None else parent)


def evaluate_alloca(op: Operation, compiler: Compiler) -> Framed:
    machine = compiler.machine
    stride = layout_of(element_type_of(op), machine).stride
    slot = stack_slot(op, compiler)
    mask = (1 << width_of(op.operands[0].type)) - 1

    def allocate(frame: Frame, count: int) -> Pointer:
        buffer = Buffer(machine.uninitialized(((count & mask) * stride,), I8))
        buffer.permanent = True
        stack_in(frame, slot).append(buffer)
        return Pointer(buffer)

    return Framed(allocate)


def evaluate_stacksave(op: Operation, compiler: Compiler) -> Framed:
    """A pointer that only stackrestore understands: how much there is."""
    slot = stack_slot(op, compiler)
    return Framed(lambda frame: Pointer(None, len(stack_in(frame, slot))))


def evaluate_stackrestore(op: Operation, compiler: Compiler) -> Framed:
    slot = stack_slot(op, compiler)

    def restore(frame: Frame, mark: object) -> tuple[object, ...]:
        if not isinstance(mark, Pointer) or mark.buffer is not None:
            raise undefined("the pointer is none of stacksave")
        stack = stack_in(frame, slot)
        for buffer in stack[mark.offset :]:
            buffer.free()
        del stack[mark.offset :]
        return ()

    return Framed(restore)


STACK: Final[dict[str, Evaluator]] = {
    "llvm.alloca": evaluate_alloca,
    "llvm.intr.stackrestore": evaluate_stackrestore,
    "llvm.intr.stacksave": evaluate_stacksave,
}
