"""The ops in bodies of structured ops that see whether an operand stores an element: unary, binary, select, reduce.

Where they give nothing they give ABSENT here. What others get is a zero, and for the ops that ask whether an element is
there, and for the structured op, a slot of the frame says it.
"""

from __future__ import annotations

from typing import cast

from pyopt.interpreter.compiler import Compiler, Framed
from pyopt.interpreter.dialects.sparse_tensor.presence import ALL, ALWAYS, ASKING, Presence, holds
from pyopt.interpreter.numbers import zero_of
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Callable, Final, final

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Evaluator

    IsThere = Callable[[Frame], bool]


@final
class Absent:
    """No value."""

    __slots__ = ()


ABSENT: Final = Absent()


@final
class Surroundings:
    """The context of the ops in a structured op's body: conditions, and the slot of the frame with the operands that
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


def may_be_absent(value: Value) -> bool:
    """It follows from an op that may give nothing, in the same block."""
    seen: set[Value] = set()
    stack = [value]
    while stack:
        one = stack.pop()
        if one in seen or one.op is None or one.op.block is not value.parent_block():
            continue
        seen.add(one)
        if one.op.info.name in ASKING:
            return True
        stack.extend(one.op.operands)
    return False


def is_there(value: Value, around: Surroundings | None, compiler: Compiler) -> IsThere | None:
    """A function that tells from the frame whether a value is present; None if it always is."""
    if around is None:
        return None
    maker, presence, stored = value.op, around.presence, around.slot
    if maker is not None and maker.info.name in ASKING:
        slot = compiler.shared_slot(maker)
        return lambda frame: bool(frame[slot])
    if maker is not None and may_be_absent(value):
        rule, operands = presence.needs(maker)
        parts = [is_there(one, around, compiler) for one in operands]
        known = [one for one in parts if one is not None]
        if rule == ALL:
            return lambda frame: all(one(frame) for one in known)
        return None if len(known) < len(parts) or not parts else lambda frame: any(one(frame) for one in known)
    condition = presence.present(value)
    if condition == ALWAYS:
        return None
    return lambda frame: holds(condition, cast("frozenset[int]", frame[stored]))


def _operand(op: Operation, number: int, compiler: Compiler) -> IsThere:
    return is_there(op.operands[number], _around(op, compiler), compiler) or (lambda frame: True)


def _noted(op: Operation, compiler: Compiler, kernel: Callable[..., object]) -> Framed:
    """The kernel with a zero for ABSENT, and a note whether it gave that; poison if there is no structured op that
    takes note of it."""
    zero = zero_of(op.results[0].type)
    if _around(op, compiler) is None:
        poison = compiler.poison(op, "there is no element, and no structured op that could leave it out")
        nothing = zero if poison is None else poison

        def alone(frame: Frame, *operands: object) -> object:
            found = kernel(frame, *operands)
            return nothing if found is ABSENT else found

        return Framed(alone)
    slot = compiler.shared_slot(op)

    def noted(frame: Frame, *operands: object) -> object:
        found = kernel(frame, *operands)
        frame[slot] = found is not ABSENT
        return zero if found is ABSENT else found

    return Framed(noted)


def evaluate_unary(op: Operation, compiler: Compiler) -> Framed:
    present, absent = compiler.regions(op)
    there = _operand(op, 0, compiler)

    def unary(frame: Frame, x: object) -> object:
        if there(frame):
            return ABSENT if present is None else present(frame, x)[0]
        return ABSENT if absent is None else absent(frame)[0]

    return _noted(op, compiler, unary)


def evaluate_binary(op: Operation, compiler: Compiler) -> Framed:
    overlap, left, right = compiler.regions(op)
    keep_left, keep_right = "left_identity" in op.attributes, "right_identity" in op.attributes
    left_there = _operand(op, 0, compiler)
    right_there = _operand(op, 1, compiler)

    def binary(frame: Frame, x: object, y: object) -> object:
        if left_there(frame):
            if right_there(frame):
                return ABSENT if overlap is None else overlap(frame, x, y)[0]
            if keep_left:
                return x
            return ABSENT if left is None else left(frame, x)[0]
        if not right_there(frame):
            return ABSENT
        if keep_right:
            return y
        return ABSENT if right is None else right(frame, y)[0]

    return _noted(op, compiler, binary)


def evaluate_select(op: Operation, compiler: Compiler) -> Framed:
    body = compiler.region(op.regions[0])
    there = _operand(op, 0, compiler)

    def select(frame: Frame, x: object) -> object:
        return x if there(frame) and body(frame, x)[0] else ABSENT

    return _noted(op, compiler, select)


def evaluate_reduce(op: Operation, compiler: Compiler) -> Framed:
    """Skips absent operands; an output without an element yet starts with the identity."""
    body = compiler.region(op.regions[0])
    left, right = op.operands[:2]
    left_there, right_there = _operand(op, 0, compiler), _operand(op, 1, compiler)
    around = _around(op, compiler)
    output_right = around is not None and right in around.presence.added and left not in around.presence.added

    def reduce(frame: Frame, x: object, y: object, identity: object) -> object:
        x_there, y_there = left_there(frame), right_there(frame)
        if not (x_there if output_right else y_there):
            given = y if output_right else x
            return given if (y_there if output_right else x_there) else ABSENT
        return body(frame, x if x_there else identity, y if y_there else identity)[0]

    return _noted(op, compiler, reduce)


SEMIRING: Final[dict[str, Evaluator]] = {
    "sparse_tensor.binary": evaluate_binary,
    "sparse_tensor.reduce": evaluate_reduce,
    "sparse_tensor.select": evaluate_select,
    "sparse_tensor.unary": evaluate_unary,
}
