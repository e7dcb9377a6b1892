"""builtin: nested modules, which do nothing, and casts that a conversion leaves behind, which say that a value is to be
one of another type, but not how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.numbers import is_integer, wrapping
from pyopt.interpreter.values import Poison, Unrealized

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiler, Evaluator, Kernel
    from pyopt.ir.core import Operation


def evaluate_unrealized_conversion_cast(op: Operation, compiler: Compiler) -> Kernel:
    """One value may be cast there and back; between index and integers it is the number, if the other type has it."""
    if len(op.operands) != 1 or len(op.results) != 1:
        raise unsupported("stands for a conversion that nobody has said")
    source, target = op.operands[0].type, op.results[0].type
    if is_integer(source) and is_integer(target):
        there, back = wrapping(target), wrapping(source)

        def number(value: int) -> int:
            found = there(value)
            if back(found) != value:
                raise undefined(f"{value} is no number of the type that it is cast to")
            return found

        return number

    def cast(value: object) -> object:
        if isinstance(value, Poison):
            return value
        if isinstance(value, Unrealized):
            return value.value if value.type is target else Unrealized(value.value, value.type)
        return value if source is target else Unrealized(value, source)

    return cast


def evaluate_module(op: Operation, compiler: Compiler) -> Kernel:
    """A module among the ops of a function is there to be referred to."""
    return lambda: None


EVALUATORS: Final[dict[str, Evaluator]] = {
    "builtin.module": evaluate_module,
    "builtin.unrealized_conversion_cast": evaluate_unrealized_conversion_cast,
}
