"""Numbers and punctuation, as the functions of the runner's libraries print them.

printF64(1.5), printComma(), printI64(-3), printNewline()  ->  1.5, -3
"""

from __future__ import annotations

import math

from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import float_of
from pyopt.interpreter.runtime.lookup import check_signature, name_of
from pyopt.interpreter.runtime.pointers import text_at
from pyopt.interpreter.values import Poison, PoisonUsed
from pyopt.ir.core import Operation
from pyopt.ir.types import FLOATS
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function
    from pyopt.interpreter.runtime.lookup import Maker

PUNCTUATION: Final = {"printClose": " )", "printComma": ", ", "printNewline": "\n", "printOpen": "( "}


def float_text(value: float) -> str:
    """Six digits at most, as `%g`; the sign of a NaN shows."""
    return "-nan" if math.isnan(value) and math.copysign(1.0, value) < 0.0 else f"{value:g}"


def known(value: object) -> object:
    """The value; raises if it is poison."""
    if isinstance(value, Poison):
        raise PoisonUsed(value)
    return value


def make_punctuation(op: Operation, machine: Machine) -> Function:
    check_signature(op, 0, 0)
    text = PUNCTUATION[name_of(op)]
    printed = machine.printed

    def show() -> tuple[object, ...]:
        printed.append(text)
        return ()

    return show


def make_print_float(op: Operation, machine: Machine) -> Function:
    check_signature(op, 1, 0)
    printed = machine.printed

    def show(value: object) -> tuple[object, ...]:
        found = known(value)
        assert isinstance(found, float)
        printed.append(float_text(found))
        return ()

    return show


def make_print_narrow(op: Operation, machine: Machine) -> Function:
    """printF16 and printBF16 take the encoding of a float, an i16, or the float itself."""
    check_signature(op, 1, 0)
    type = FLOATS[name_of(op).removeprefix("print").lower()]
    printed = machine.printed

    def show(value: object) -> tuple[object, ...]:
        found = known(value)
        number = float_of(found & 0xFFFF, type) if isinstance(found, int) else found
        assert isinstance(number, float)
        printed.append(float_text(number))
        return ()

    return show


def make_print_integer(op: Operation, machine: Machine) -> Function:
    check_signature(op, 1, 0)
    mask = (1 << 64) - 1 if name_of(op) == "printU64" else 0
    printed = machine.printed

    def show(value: object) -> tuple[object, ...]:
        found = known(value)
        assert isinstance(found, int)
        printed.append(str(found & mask if mask else int(found)))
        return ()

    return show


def make_print_string(op: Operation, machine: Machine) -> Function:
    """The characters that a pointer points to, up to a 0."""
    check_signature(op, 1, 0)
    printed = machine.printed

    def show(value: object) -> tuple[object, ...]:
        printed.append(text_at(known(value)))
        return ()

    return show


def make_print_flops(op: Operation, machine: Machine) -> Function:
    """Goes to standard error."""
    check_signature(op, 1, 0)
    errors = machine.printed_errors

    def show(value: object) -> tuple[object, ...]:
        found = known(value)
        assert isinstance(found, float)
        errors.append(f"{found / 1e9:.6f} GFLOPS\n")
        return ()

    return show


FUNCTIONS: Final[dict[str, Maker]] = {
    "printBF16": make_print_narrow,
    "printClose": make_punctuation,
    "printComma": make_punctuation,
    "printF16": make_print_narrow,
    "printF32": make_print_float,
    "printF64": make_print_float,
    "printFlops": make_print_flops,
    "printI64": make_print_integer,
    "printNewline": make_punctuation,
    "printOpen": make_punctuation,
    "printString": make_print_string,
    "printU64": make_print_integer,
}
