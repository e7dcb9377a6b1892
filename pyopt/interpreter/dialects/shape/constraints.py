"""Predicates, constraints and witnesses, and the ops with regions.

A constraint that does not hold is a failed assertion at once. So a witness is false only where a constant says so; to
rely on that is undefined behaviour.
"""

from __future__ import annotations

from pyopt.dialects.shape.types import SHAPE, SIZE, VALUE_SHAPE
from pyopt.interpreter.compiler import Compiler, ConstantResult, Framed, evaluate_nothing
from pyopt.interpreter.dialects.shape.values import (
    INVALID,
    UNKNOWN,
    UNRANKED,
    Shape,
    ValueShape,
    broadcast,
    shape_of_operand,
    text,
)
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.ir.attributes import IntegerAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


def _all_equal(values: Sequence[object]) -> bool:
    shapes = [shape_of_operand(value) for value in values]
    return all(shape == shapes[0] for shape in shapes)


def _broadcast(values: Sequence[object]) -> bool:
    """A shape goes with itself, be it an error."""
    return _all_equal(values) or broadcast([shape_of_operand(value) for value in values]) is not INVALID


def evaluate_shape_eq(op: Operation, compiler: Compiler) -> Kernel:
    """Errors are equal to each other."""
    return lambda *values: -1 if _all_equal(values) else 0


def evaluate_is_broadcastable(op: Operation, compiler: Compiler) -> Kernel:
    return lambda *values: -1 if _broadcast(values) else 0


def _shown(values: Sequence[object]) -> str:
    return " and ".join([text(shape_of_operand(value)) for value in values])


def evaluate_cstr_eq(op: Operation, compiler: Compiler) -> Kernel:
    strict = compiler.strict

    def check(*values: object) -> bool:
        if not _all_equal(values) and strict:
            raise undefined(f"assertion failed: the shapes {_shown(values)} differ")
        return True

    return check


def evaluate_cstr_broadcastable(op: Operation, compiler: Compiler) -> Kernel:
    strict = compiler.strict

    def check(*values: object) -> bool:
        if not _broadcast(values) and strict:
            raise undefined(f"assertion failed: the shapes {_shown(values)} do not broadcast")
        return True

    return check


def evaluate_cstr_require(op: Operation, compiler: Compiler) -> Kernel:
    given = op.attributes.get("msg")
    message = given.text if isinstance(given, StringAttr) else ""
    strict = compiler.strict

    def check(condition: int) -> bool:
        if not condition and strict:
            raise undefined(f"assertion failed: {message}")
        return True

    return check


def evaluate_const_witness(op: Operation, compiler: Compiler) -> Compiled:
    passing = op.attributes.get("passing")
    return ConstantResult(isinstance(passing, IntegerAttr) and passing.value != 0)


def evaluate_assuming_all(op: Operation, compiler: Compiler) -> Kernel:
    return lambda *witnesses: all(witnesses)


def evaluate_assuming(op: Operation, compiler: Compiler) -> Framed:
    body = compiler.region(op.regions[0])
    single = len(op.results) == 1
    strict = compiler.strict

    def assuming(frame: Frame, witness: bool) -> object:
        if not witness and strict:
            raise undefined("the witness does not hold")
        values = body(frame)
        return values[0] if single else values

    return Framed(assuming)


def _without_extents(op: Operation, shape: Shape) -> list[object]:
    """The results of a reduction over an error, or over a shape of which not even the rank is known."""
    found: list[object] = []
    for result in op.results:
        if result.type is SIZE:
            found.append(INVALID if shape is INVALID else UNKNOWN)
        elif result.type is SHAPE:
            found.append(shape)
        elif result.type is VALUE_SHAPE:
            found.append(ValueShape(None, shape))
        else:
            raise undefined(f"a reduction over {'a shape of unknown rank' if shape is UNRANKED else 'an error'}")
    return found


def evaluate_reduce(op: Operation, compiler: Compiler) -> Framed:
    """Errors propagate, as they do from shape.num_elements."""
    body = compiler.region(op.regions[0])
    single = len(op.results) == 1

    def reduce(frame: Frame, value: object, *carried: object) -> object:
        shape = shape_of_operand(value)
        state: Sequence[object] = carried
        if not isinstance(shape, tuple):
            state = _without_extents(op, shape)
            shape = ()
        for at, extent in enumerate(shape):
            state = body(frame, at, extent, *state)
        return state[0] if single else tuple(state)

    return Framed(reduce)


def evaluate_debug_print(op: Operation, compiler: Compiler) -> Kernel:
    if op.operands[0].type is not op.results[0].type:
        raise unsupported("gives something else than it prints")
    machine = compiler.machine

    def debug_print(value: object) -> object:
        machine.printed.append(text(value) + "\n")
        return value

    return debug_print


CONSTRAINTS: Final[dict[str, Evaluator]] = {
    "shape.assuming": evaluate_assuming,
    "shape.assuming_all": evaluate_assuming_all,
    "shape.const_witness": evaluate_const_witness,
    "shape.cstr_broadcastable": evaluate_cstr_broadcastable,
    "shape.cstr_eq": evaluate_cstr_eq,
    "shape.cstr_require": evaluate_cstr_require,
    "shape.debug_print": evaluate_debug_print,
    "shape.function_library": evaluate_nothing,
    "shape.is_broadcastable": evaluate_is_broadcastable,
    "shape.reduce": evaluate_reduce,
    "shape.shape_eq": evaluate_shape_eq,
}
