"""llvm: what calls of the runtime library need of it. A pointer is what `pyopt.interpreter.runtime.pointers` says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.interpreter.compiler import Constant
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.runtime.pointers import Address
from pyopt.ir.types import ComplexType, FloatType, IntegerType

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Compiler, Evaluator, Kernel
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


EVALUATORS: Final[dict[str, Evaluator]] = {
    "llvm.inttoptr": evaluate_inttoptr,
    "llvm.mlir.zero": evaluate_zero,
}
