"""cf: branches between blocks, whose kernels give the number of the successor, and assert."""

from __future__ import annotations

from pyopt.dialects.switch_cases import case_values
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.errors import undefined
from pyopt.ir.attributes import StringAttr
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def evaluate_br(op: Operation, compiler: Compiler) -> Kernel:
    return lambda *operands: 0


def evaluate_cond_br(op: Operation, compiler: Compiler) -> Kernel:
    def choose(condition: int, *operands: object) -> int:
        return 0 if condition else 1

    return choose


def evaluate_switch(op: Operation, compiler: Compiler) -> Kernel:
    numbers: dict[int, int] = {}
    for number, value in enumerate(case_values(op), 1):
        numbers.setdefault(value, number)

    def choose(flag: int, *operands: object) -> int:
        return numbers.get(flag + 0, 0)  # the sum makes poison speak up

    return choose


def evaluate_assert(op: Operation, compiler: Compiler) -> Kernel:
    message = op.attributes.get("msg")
    text = message.text if isinstance(message, StringAttr) else ""
    strict = compiler.strict

    def check(condition: int) -> None:
        if not condition and strict:
            raise undefined(f"assertion failed: {text}")

    return check


EVALUATORS: Final[dict[str, Evaluator]] = {
    "cf.assert": evaluate_assert,
    "cf.br": evaluate_br,
    "cf.cond_br": evaluate_cond_br,
    "cf.switch": evaluate_switch,
}
