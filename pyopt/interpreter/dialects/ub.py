"""ub: poison."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyopt.interpreter.compiler import Constant
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.numbers import array_dtype, zero_of
from pyopt.interpreter.values import full
from pyopt.ir.types import MemRefType, ShapedType

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Compiler, Evaluator
    from pyopt.ir.core import Operation


def evaluate_poison(op: Operation, compiler: Compiler) -> Compiled:
    """Where undefined behaviour is ignored, some value: zero."""
    poison = compiler.poison(op, "it is what ub.poison gives")
    if poison is not None:
        return Constant(poison)
    type = op.results[0].type
    if isinstance(type, ShapedType) and type.has_static_shape() and not isinstance(type, MemRefType):
        shape = type.shape or ()
        compiler.machine.reserve(shape, array_dtype(type.element_type))
        return Constant(full(type, shape, zero_of(type.element_type)))
    if isinstance(type, ShapedType):
        raise unsupported("poison of this type has no value to go on with")
    return Constant(zero_of(type))


EVALUATORS: Final[dict[str, Evaluator]] = {"ub.poison": evaluate_poison}
