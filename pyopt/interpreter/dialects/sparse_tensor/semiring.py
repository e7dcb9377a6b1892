"""The ops in bodies of structured ops that see whether an operand stores an element: unary, binary, select, reduce.

Where they give nothing they give ABSENT, and then the output gets nothing at that point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn, cast

from pyopt.dialects.linalg.structure import is_structured
from pyopt.interpreter.compiler import Framed
from pyopt.interpreter.dialects.sparse_tensor.presence import ALWAYS, Presence, holds
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import zero_of
from pyopt.light import final

if TYPE_CHECKING:
    from collections.abc import Callable

    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Compiler, Evaluator
    from pyopt.ir.core import Operation, Value


def _refuse(*operands: object) -> NoReturn:
    raise undefined("computes with an element that is not there")


@final
class Absent:
    """No value; to compute with it is undefined."""

    __slots__ = ()

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = _refuse
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __and__ = __rand__ = __or__ = __ror__ = _refuse
    __xor__ = __rxor__ = __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = __neg__ = __abs__ = _refuse
    __bool__ = __int__ = __float__ = __complex__ = __index__ = __lt__ = __le__ = __gt__ = __ge__ = _refuse


ABSENT: Final = Absent()


@final
class Surroundings:
    """What a structured op tells the ops in its body: conditions, and the slot of the frame with the operands that
    store an element at the current point."""

    __slots__ = ("presence", "slot")

    def __init__(self, presence: Presence, slot: int) -> None:
        self.presence = presence
        self.slot = slot


def surroundings(compiler: Compiler) -> dict[Operation, Surroundings]:
    """By structured op."""
    return cast("dict[Operation, Surroundings]", compiler.machine.state.setdefault("sparse_tensor", {}))


def _around(op: Operation, compiler: Compiler) -> Surroundings | None:
    known = surroundings(compiler)
    parent = op.parent_op()
    while parent is not None and parent not in known:
        parent = parent.parent_op()
    return None if parent is None else known[parent]


def _is_there(op: Operation, value: Value, compiler: Compiler) -> Callable[[Frame, object], bool]:
    """What says whether an operand is there, from the frame and its value."""
    around = _around(op, compiler)
    condition = ALWAYS if around is None else around.presence.present(value)
    if around is None or condition == ALWAYS:
        return lambda frame, given: given is not ABSENT
    slot = around.slot

    def there(frame: Frame, given: object) -> bool:
        return given is not ABSENT and holds(condition, cast("frozenset[int]", frame[slot]))

    return there


def _nothing(op: Operation, compiler: Compiler) -> object:
    """What the op gives where it gives nothing: poison, unless a structured op is there to take note of it."""
    parent = op.parent_op()
    while parent is not None and not is_structured(parent):
        parent = parent.parent_op()
    if parent is not None:
        return ABSENT
    poison = compiler.poison(op, "there is no element, and no structured op that could leave it out")
    return zero_of(op.results[0].type) if poison is None else poison


def evaluate_unary(op: Operation, compiler: Compiler) -> Framed:
    nothing = _nothing(op, compiler)
    present, absent = compiler.regions(op)
    there = _is_there(op, op.operands[0], compiler)

    def unary(frame: Frame, x: object) -> object:
        if there(frame, x):
            return nothing if present is None else present(frame, x)[0]
        return nothing if absent is None else absent(frame)[0]

    return Framed(unary)


def evaluate_binary(op: Operation, compiler: Compiler) -> Framed:
    nothing = _nothing(op, compiler)
    overlap, left, right = compiler.regions(op)
    keep_left, keep_right = "left_identity" in op.attributes, "right_identity" in op.attributes
    left_there = _is_there(op, op.operands[0], compiler)
    right_there = _is_there(op, op.operands[1], compiler)

    def binary(frame: Frame, x: object, y: object) -> object:
        if left_there(frame, x):
            if right_there(frame, y):
                return nothing if overlap is None else overlap(frame, x, y)[0]
            if keep_left:
                return x
            return nothing if left is None else left(frame, x)[0]
        if not right_there(frame, y):
            return nothing
        if keep_right:
            return y
        return nothing if right is None else right(frame, y)[0]

    return Framed(binary)


def evaluate_select(op: Operation, compiler: Compiler) -> Framed:
    nothing = _nothing(op, compiler)
    body = compiler.region(op.regions[0])
    there = _is_there(op, op.operands[0], compiler)

    def select(frame: Frame, x: object) -> object:
        return x if there(frame, x) and body(frame, x)[0] else nothing

    return Framed(select)


def evaluate_reduce(op: Operation, compiler: Compiler) -> Framed:
    """What is not there takes no part; an output without an element yet begins with the identity."""
    nothing = _nothing(op, compiler)
    body = compiler.region(op.regions[0])
    left, right = op.operands[:2]
    left_there, right_there = _is_there(op, left, compiler), _is_there(op, right, compiler)
    around = _around(op, compiler)
    output_right = around is not None and right in around.presence.added and left not in around.presence.added

    def reduce(frame: Frame, x: object, y: object, identity: object) -> object:
        x_there, y_there = left_there(frame, x), right_there(frame, y)
        if not (x_there if output_right else y_there):
            given = y if output_right else x
            return given if (y_there if output_right else x_there) else nothing
        return body(frame, x if x_there else identity, y if y_there else identity)[0]

    return Framed(reduce)


SEMIRING: Final[dict[str, Evaluator]] = {
    "sparse_tensor.binary": evaluate_binary,
    "sparse_tensor.reduce": evaluate_reduce,
    "sparse_tensor.select": evaluate_select,
    "sparse_tensor.unary": evaluate_unary,
}
