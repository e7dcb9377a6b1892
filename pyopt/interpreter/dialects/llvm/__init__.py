"""llvm: what programs end in. Numbers and vectors are those of arith and vector.

A pointer is what `pyopt.interpreter.runtime.pointers` says. A struct or an array is the tuple of its parts, of which
those that were not inserted yet are poison.
"""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMArrayType, LLVMStructType
from pyopt.interpreter.compiler import Compiler, ConstantResult
from pyopt.interpreter.dialects.llvm.arithmetic import ARITHMETIC
from pyopt.interpreter.dialects.llvm.constants import CONSTANTS
from pyopt.interpreter.dialects.llvm.control import CONTROL
from pyopt.interpreter.dialects.llvm.functions import FUNCTIONS
from pyopt.interpreter.dialects.llvm.layout import zero_value
from pyopt.interpreter.dialects.llvm.matrices import MATRICES
from pyopt.interpreter.dialects.llvm.memory import MEMORY
from pyopt.interpreter.dialects.llvm.predicated import PREDICATED
from pyopt.interpreter.dialects.llvm.stack import STACK
from pyopt.interpreter.dialects.llvm.symbols import SYMBOLS
from pyopt.interpreter.dialects.llvm.vectors import VECTORS
from pyopt.interpreter.dialects.ub import evaluate_unreachable
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.values import Poison
from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import Type, VectorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


# Structs and arrays.


def evaluate_undef(op: Operation, compiler: Compiler) -> Compiled:
    """Nothing but poison; where undefined behaviour is ignored, zeros."""
    poison = compiler.poison(op, f"it is what {op.info.name} gives")
    type = op.results[0].type
    return ConstantResult(zero_value(type, compiler.machine) if poison is None else _undefined(type, poison))


def _undefined(type: Type, poison: Poison) -> object:
    if isinstance(type, LLVMArrayType):
        return (_undefined(type.element_type, poison),) * type.count
    if isinstance(type, LLVMStructType) and type.types is not None:
        return tuple([_undefined(one, poison) for one in type.types])
    return poison


def _position(op: Operation) -> list[int]:
    position = op.attributes.get("position")
    assert isinstance(position, DenseArrayAttr)
    if isinstance(op.operands[0].type, VectorType):
        raise unsupported("parts of vectors cannot be executed")
    return [int(one) for one in position.values]


def evaluate_extractvalue(op: Operation, compiler: Compiler) -> Kernel:
    position = _position(op)

    def extract(container: object) -> object:
        for number in position:
            assert isinstance(container, tuple)
            container = container[number]
        return container

    return extract


def evaluate_insertvalue(op: Operation, compiler: Compiler) -> Kernel:
    position = _position(op)
    return lambda container, value: _inserted(container, position, 0, value)


def _inserted(container: object, position: list[int], depth: int, value: object) -> object:
    """The container with another value at the rest of a position."""
    if depth == len(position):
        return value
    assert isinstance(container, tuple)
    at = position[depth]
    return (*container[:at], _inserted(container[at], position, depth + 1, value), *container[at + 1 :])


EVALUATORS: Final[dict[str, Evaluator]] = {
    **ARITHMETIC,
    **CONSTANTS,
    **CONTROL,
    **FUNCTIONS,
    **MATRICES,
    **MEMORY,
    **PREDICATED,
    **STACK,
    **SYMBOLS,
    **VECTORS,
    "llvm.extractvalue": evaluate_extractvalue,
    "llvm.insertvalue": evaluate_insertvalue,
    "llvm.mlir.poison": evaluate_undef,
    "llvm.mlir.undef": evaluate_undef,
    "llvm.unreachable": evaluate_unreachable,
}
