"""vector.print, as the reference's runner prints: floats with six digits, `( 1, 2 )` for vectors."""

from __future__ import annotations

import math

import numpy as np

from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.elements import scalar_type
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.numbers import WIDE, Array, width_of
from pyopt.interpreter.values import Poison, PoisonUsed
from pyopt.ir.attributes import EnumAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I1, SIGNED, UNSIGNED, FloatType, IndexType, IntegerType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Kernel

PUNCTUATION: Final = {"no_punctuation": "", "newline": "\n", "comma": ", ", "open": "( ", "close": " )"}


def evaluate_print(op: Operation, compiler: Compiler) -> Kernel:
    printed = compiler.machine.printed
    literal = op.attributes.get("stringLiteral")
    if isinstance(literal, StringAttr):
        text = literal.text
        return lambda: printed.append(text)
    punctuation = op.attributes.get("punctuation")
    end = PUNCTUATION[punctuation.text] if isinstance(punctuation, EnumAttr) else "\n"
    if not op.operands:
        return lambda: printed.append(end)
    number = _number_text(scalar_type(op.operands[0].type))

    def show(value: object) -> None:
        if isinstance(value, Poison):
            raise PoisonUsed
        if not isinstance(value, np.ndarray):
            printed.append(number(value) + end)
            return
        # A vector without dimensions looks like one with a single element.
        printed.append(_vector_text(np.atleast_1d(value), number) + end)

    return show


def _vector_text(vector: Array, number: Callable[[object], str]) -> str:
    if vector.ndim == 1:
        parts = [number(one) for one in vector.tolist()]
    else:
        parts = [_vector_text(row, number) for row in vector]
    return f"( {', '.join(parts)} )"


def _number_text(type: Type) -> Callable[[object], str]:
    if isinstance(type, FloatType) and type not in WIDE:
        return _float_text
    width = width_of(type)
    if not isinstance(type, (IntegerType, IndexType)) or width > 64:
        raise unsupported("numbers of this type cannot be printed")
    signed = isinstance(type, IntegerType) and (type.signedness == SIGNED or (type is not I1 and _is_signless(type)))
    mask = (1 << width) - 1

    def text(value: object) -> str:
        assert isinstance(value, int)
        return str(int(value) if signed else int(value) & mask)

    return text


def _is_signless(type: IntegerType) -> bool:
    return type.signedness != UNSIGNED


def _float_text(value: object) -> str:
    assert isinstance(value, float)
    # Python drops the sign of a NaN, C shows it.
    return "-nan" if math.isnan(value) and math.copysign(1.0, value) < 0.0 else f"{value:g}"
