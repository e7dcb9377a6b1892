"""Branches and calls of the llvm dialect, hints that do nothing, traps, and updates of memory in one step."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.interpreter.combining import combiner
from pyopt.interpreter.compiler import Compiler, evaluate_nothing, function_code
from pyopt.interpreter.dialects.cf import evaluate_br, evaluate_cond_br, evaluate_switch
from pyopt.interpreter.dialects.llvm.layout import layout_of
from pyopt.interpreter.dialects.llvm.memory import INDIRECT, pointer_behind
from pyopt.interpreter.elements import as_value, typed
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.runtime.pointers import memory_at
from pyopt.interpreter.values import Poison, PoisonUsed
from pyopt.ir.core import Operation
from pyopt.ir.signature import operand_group
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel
    from pyopt.interpreter.machine import Function

KINDS: Final = {
    "xchg": "assign", "add": "add", "_and": "and", "_or": "or", "_xor": "xor", "max": "maxsi", "min": "minsi",
    "umax": "maxui", "umin": "minui", "fadd": "add", "fmax": "maxnumf", "fmin": "minnumf", "fmaximum": "maximumf",
    "fminimum": "minimumf",
}  # fmt: skip
"""Updates that are combinations, by the names of these."""


def evaluate_call(op: Operation, compiler: Compiler) -> Kernel:
    """By name, or by a pointer to a function, the first operand."""
    machine, single = compiler.machine, len(op.results) == 1
    count = len(operand_group(op, "callee_operands"))
    symbol = op.attributes.get("callee")
    callee = None if symbol is None else machine.symbol(op, symbol)
    variadic = "var_callee_type" in op.attributes
    types = [one.type for one in op.operands[:count]]
    types = types if symbol is not None else types[1:]

    def call(*operands: object) -> object:
        function, arguments = callee, operands[:count]
        if function is None or function.info.name in INDIRECT:
            if function is None:
                pointer, arguments = arguments[0], arguments[1:]
            else:
                pointer = pointer_behind(function, machine)
            if isinstance(pointer, Poison):
                raise PoisonUsed(pointer)
            if not isinstance(pointer, Operation) or "function_type" not in pointer.attributes:
                raise undefined("the pointer is that of no function")
            function = pointer
            if len(function.regions[0].entry().arguments if function.regions[0].first else arguments) != len(arguments):
                raise undefined("the function takes another number of arguments")
        code = _variadic(function, types, machine) if variadic else None
        found = (function_code(machine, function) if code is None else code)(*arguments)
        return found[0] if single else found

    return call


def _variadic(function: Operation, types: list[Type], machine: Machine) -> Function | None:
    """The library function that is declared with any number of arguments, for these."""
    if function.regions and function.regions[0].first is not None:
        return None
    from pyopt.interpreter.runtime.formatted import variadic_function

    return variadic_function(function, types, machine)


def evaluate_assume(op: Operation, compiler: Compiler) -> Kernel:
    strict = compiler.strict

    def assume(condition: int, *operands: object) -> None:
        if not condition and strict:
            raise undefined("the assumption does not hold")

    return assume


def evaluate_trap(op: Operation, compiler: Compiler) -> Kernel:
    def trap() -> None:
        raise undefined("the program traps")

    return trap


def evaluate_atomicrmw(op: Operation, compiler: Compiler) -> Kernel:
    """Gives what was there before."""
    type, name = op.operands[1].type, enums.ATOMIC_OP.by_attribute[op.attributes["bin_op"]]
    layout = layout_of(type, compiler.machine)
    if name == "xchg":

        def exchange(pointer: object, value: object) -> object:
            memory, at = memory_at(pointer, layout.size, writes=True)
            old = layout.read(memory, at)
            layout.write(memory, at, value)
            return old

        return exchange
    if name not in KINDS:
        raise unsupported(f"the update {name} cannot be executed")
    combine = combiner(KINDS[name], type)

    def update(pointer: object, value: object) -> object:
        memory, at = memory_at(pointer, layout.size, writes=True)
        old = layout.read(memory, at)
        layout.write(memory, at, as_value(combine(typed(old, type), typed(value, type)), type))
        return old

    return update


def evaluate_cmpxchg(op: Operation, compiler: Compiler) -> Kernel:
    """The old value, and whether it was replaced."""
    layout = layout_of(op.operands[1].type, compiler.machine)

    def exchange(pointer: object, expected: object, value: object) -> tuple[object, int]:
        memory, at = memory_at(pointer, layout.size, writes=True)
        old = layout.read(memory, at)
        before = bytes(memory[at : at + layout.size])
        layout.write(memory, at, expected)
        is_same = bytes(memory[at : at + layout.size]) == before
        layout.write(memory, at, value if is_same else old)
        return old, -1 if is_same else 0

    return exchange


CONTROL: Final[dict[str, Evaluator]] = {
    "llvm.atomicrmw": evaluate_atomicrmw,
    "llvm.br": evaluate_br,
    "llvm.call": evaluate_call,
    "llvm.cmpxchg": evaluate_cmpxchg,
    "llvm.cond_br": evaluate_cond_br,
    "llvm.fence": evaluate_nothing,
    "llvm.intr.assume": evaluate_assume,
    "llvm.intr.dbg.declare": evaluate_nothing,
    "llvm.intr.dbg.label": evaluate_nothing,
    "llvm.intr.dbg.value": evaluate_nothing,
    "llvm.intr.debugtrap": evaluate_trap,
    "llvm.intr.experimental.noalias.scope.decl": evaluate_nothing,
    "llvm.intr.lifetime.end": evaluate_nothing,
    "llvm.intr.lifetime.start": evaluate_nothing,
    "llvm.intr.prefetch": evaluate_nothing,
    "llvm.intr.trap": evaluate_trap,
    "llvm.intr.ubsantrap": evaluate_trap,
    "llvm.switch": evaluate_switch,
}
