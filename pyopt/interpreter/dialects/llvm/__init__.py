"""llvm: what calls of the runtime library and specifiers of sparse storage need of it, and matrices.

A pointer is what `pyopt.interpreter.runtime.pointers` says. A struct or an array is the tuple of its parts, of which
those that were not inserted yet are poison.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from pyopt.interpreter.compiler import Constant
from pyopt.interpreter.dialects.llvm.matrices import MATRICES
from pyopt.interpreter.dialects.ub import evaluate_unreachable
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.numbers import zero_of
from pyopt.interpreter.runtime.pointers import Address
from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.types import ComplexType, FloatType, IntegerType, Type, VectorType

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Compiler, Evaluator, Kernel
    from pyopt.interpreter.values import Poison
    from pyopt.ir.core import Operation


def evaluate_zero(op: Operation, compiler: Compiler) -> Compiled:
    """A null pointer, or the zero of a number."""
    type = op.results[0].type
    if isinstance(type, LLVMPointerType):
        return Constant(None)
    if isinstance(type, IntegerType):
        return Constant(0)
    if isinstance(type, FloatType) and not isinstance(type, ComplexType):
        return Constant(0.0)
    raise unsupported("there is no such zero")


def evaluate_inttoptr(op: Operation, compiler: Compiler) -> Kernel:
    """The address of a buffer, as `memref.extract_aligned_pointer_as_index` gave it."""
    if not isinstance(op.operands[0].type, IntegerType):
        raise unsupported("vectors of pointers")
    machine = compiler.machine
    return lambda address: Address(machine, address)


# Structs and arrays.


def evaluate_undef(op: Operation, compiler: Compiler) -> Compiled:
    """Nothing but poison; where undefined behaviour is ignored, zeros."""
    return Constant(_undefined(op.results[0].type, compiler.poison(op, f"it is what {op.info.name} gives")))


def _undefined(type: Type, poison: Poison | None) -> object:
    if isinstance(type, LLVMArrayType):
        return (_undefined(type.element_type, poison),) * type.count
    if isinstance(type, LLVMStructType) and type.types is not None:
        return tuple([_undefined(one, poison) for one in type.types])
    if poison is not None:
        return poison
    if isinstance(type, (IntegerType, FloatType)):
        return zero_of(type)
    raise unsupported("an undefined value of this type has no value to go on with")


def _position(op: Operation) -> list[int]:
    position = op.attributes.get("position")
    assert isinstance(position, DenseArrayAttr)
    if isinstance(op.operands[0].type, VectorType):
        raise unsupported("parts of vectors")
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
    **MATRICES,
    "llvm.extractvalue": evaluate_extractvalue,
    "llvm.insertvalue": evaluate_insertvalue,
    "llvm.inttoptr": evaluate_inttoptr,
    "llvm.mlir.poison": evaluate_undef,
    "llvm.mlir.undef": evaluate_undef,
    "llvm.mlir.zero": evaluate_zero,
    "llvm.unreachable": evaluate_unreachable,
}
