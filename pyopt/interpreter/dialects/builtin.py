"""builtin: casts that a conversion leaves behind, which hand their operands on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyopt.interpreter.errors import unsupported

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiler, Evaluator, Kernel
    from pyopt.ir.core import Operation


def evaluate_unrealized_conversion_cast(op: Operation, compiler: Compiler) -> Kernel:
    """What it stands for is known only where it turns one value into one: another cast turns that back."""
    if len(op.operands) != 1 or len(op.results) != 1:
        raise unsupported("stands for a conversion that nobody has said")
    return lambda value: value


EVALUATORS: Final[dict[str, Evaluator]] = {"builtin.unrealized_conversion_cast": evaluate_unrealized_conversion_cast}
