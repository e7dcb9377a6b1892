"""ub: poison, and what ends the execution."""

from __future__ import annotations

from pyopt.interpreter.compiler import Compiler, ConstantResult
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.numbers import array_dtype, zero_of
from pyopt.interpreter.values import full
from pyopt.ir.core import Operation
from pyopt.ir.types import MemRefType, ShapedType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


def evaluate_poison(op: Operation, compiler: Compiler) -> Compiled:
    """Gives zero where undefined behaviour is ignored."""
    poison = compiler.poison(op, "it is what ub.poison gives")
    if poison is not None:
        return ConstantResult(poison)
    type = op.results[0].type
    if isinstance(type, ShapedType) and type.has_static_shape() and not isinstance(type, MemRefType):
        shape = type.shape or ()
        compiler.machine.reserve(shape, array_dtype(type.element_type))
        return ConstantResult(full(type, shape, zero_of(type.element_type)))
    if isinstance(type, ShapedType):
        raise unsupported("poison of this type has no value to go on with")
    return ConstantResult(zero_of(type))


def evaluate_unreachable(op: Operation, compiler: Compiler) -> Kernel:
    """There is nothing to go on with, even where undefined behaviour is ignored."""

    def stop() -> object:
        raise undefined("control comes to a place that it must not reach")

    return stop


EVALUATORS: Final[dict[str, Evaluator]] = {"ub.poison": evaluate_poison, "ub.unreachable": evaluate_unreachable}
