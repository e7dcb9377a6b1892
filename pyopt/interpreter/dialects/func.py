"""func: calls, and functions as values (the op of the function)."""

from __future__ import annotations

from pyopt.interpreter.compiler import Compiler, ConstantResult, function_code
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


def evaluate_call(op: Operation, compiler: Compiler) -> Kernel:
    """Compiles the callee when it is first called, so that recursion is nothing special."""
    machine = compiler.machine
    callee = machine.symbol(op, op.attributes.get("callee"))
    single = len(op.results) == 1

    def call(*operands: object) -> object:
        found = function_code(machine, callee)(*operands)
        return found[0] if single else found

    return call


def evaluate_call_indirect(op: Operation, compiler: Compiler) -> Kernel:
    """The callee is the first operand."""
    machine = compiler.machine
    single = len(op.results) == 1

    def call(callee: object, *operands: object) -> object:
        callee = callee if isinstance(callee, Operation) else bool(callee)
        assert isinstance(callee, Operation)
        found = function_code(machine, callee)(*operands)
        return found[0] if single else found

    return call


def evaluate_constant(op: Operation, compiler: Compiler) -> Compiled:
    return ConstantResult(compiler.machine.symbol(op, op.attributes.get("value")))


EVALUATORS: Final[dict[str, Evaluator]] = {
    "func.call": evaluate_call,
    "func.call_indirect": evaluate_call_indirect,
    "func.constant": evaluate_constant,
}
