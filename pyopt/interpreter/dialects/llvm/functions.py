"""Intrinsics of the llvm dialect that no op of arith or math is: parts of floats, roundings to integers, comparisons of
three outcomes, classes, conversions under a rounding mode, and intrinsics that are called by their name."""

from __future__ import annotations

import math

import numpy as np

from pyopt.dialects.llvm import enums
from pyopt.interpreter.compiler import Compiler, evaluate_nothing
from pyopt.interpreter.dialects.arith.casts import round_by_mode
from pyopt.interpreter.dialects.llvm.arithmetic import ARITHMETIC, same
from pyopt.interpreter.dialects.math import EVALUATORS as MATH
from pyopt.interpreter.elementwise import elementwise
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.numbers import WIDE, bits_of, float_of, rounding, width_of, wrapping
from pyopt.interpreter.runtime.pointers import address_of, moved
from pyopt.interpreter.values import Poison
from pyopt.ir import floats
from pyopt.ir.attributes import IntegerAttr, StringAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation
from pyopt.ir.types import F128, FloatType, Type, VectorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel

_CONTEXT: Final = Context(lambda severity, message, location, notes: None)


def stand_in(op: Operation, name: str, types: Sequence[Type]) -> Operation:
    """An op of another name on operands of these types, with the result types and attributes of this."""
    info = _CONTEXT.op_info(name)
    assert info is not None
    block = Block()
    values = [block.add_argument(type, op.loc) for type in types]
    return Operation(info, list(values), [one.type for one in op.results], dict(op.attributes), op.loc)


def _narrow(type: Type) -> FloatType:
    """A type of floats that Python's hold; raises for others."""
    element = element_type_or_self(type)
    assert isinstance(element, FloatType)
    if element in WIDE:
        raise unsupported("this function of wide floats cannot be executed")
    return element


def evaluate_exp10(op: Operation, compiler: Compiler) -> Kernel:
    """The power of ten."""
    type = op.operands[0].type
    raised = MATH["math.powf"](stand_in(op, "math.powf", [type, type]), compiler)
    assert callable(raised)
    element = element_type_or_self(type)
    assert isinstance(element, FloatType)
    ten = floats.from_int(10, element) if element in WIDE else 10.0
    if isinstance(type, VectorType):
        return lambda array: raised(np.full_like(array, ten), array)
    return lambda number: raised(ten, number)


def evaluate_ldexp(op: Operation, compiler: Compiler) -> Kernel:
    """The number times a power of two, rounded once."""
    to_type = rounding(_narrow(op.operands[0].type))

    def scaled(number: float, exponent: int) -> float:
        try:
            return to_type(math.ldexp(number, min(max(exponent, -(1 << 20)), 1 << 20)))
        except OverflowError:
            return math.copysign(math.inf, number)

    return elementwise(op, compiler, scaled)


def pair(on_numbers: Callable[[float], tuple[float, float | int]], rounds: bool) -> Evaluator:
    """A function of a float to a struct of two, the second of which is a float, too, if it is rounded."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        to_type = rounding(_narrow(op.operands[0].type))
        if isinstance(op.operands[0].type, VectorType):
            raise unsupported("a struct of vectors cannot be executed")

        def split(number: float) -> tuple[float, float | int]:
            first, second = on_numbers(number)
            return to_type(first), to_type(second) if rounds else second

        return split

    return evaluate


def _fraction_and_exponent(number: float) -> tuple[float, int]:
    return math.frexp(number) if math.isfinite(number) else (number, 0)


def _sine_and_cosine(number: float) -> tuple[float, float]:
    return (math.sin(number), math.cos(number)) if math.isfinite(number) else (math.nan, math.nan)


def to_integer(rounded: Callable[[float], int]) -> Evaluator:
    """A rounding to an integer of the result's type; what does not fit is poison, which C leaves open."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        _narrow(op.operands[0].type)
        type = element_type_or_self(op.results[0].type)
        width = width_of(type)
        poison = compiler.poison(op, f"the number does not fit a signed integer of {width} bits")
        least = -(1 << width - 1)

        def number(a: float) -> int | Poison:
            whole = rounded(a) if math.isfinite(a) else None
            if whole is None or not least <= whole < -least:
                return least if poison is None else poison
            return whole

        return elementwise(op, compiler, number)

    return evaluate


def _away(number: float) -> int:
    """To nearest, halves away from zero."""
    whole = math.trunc(number)
    return whole + (0 if abs(number - whole) < 0.5 else 1 if number > 0 else -1)


def three_way(signed: bool) -> Evaluator:
    """-1, 0 or 1: less, equal, greater."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        mask = (1 << width_of(element_type_or_self(op.operands[0].type))) - 1

        def compare(a: int, b: int) -> int:
            one, other = (a, b) if signed else (a & mask, b & mask)
            return (one > other) - (one < other)

        return elementwise(op, compiler, compare)

    return evaluate


def evaluate_class(op: Operation, compiler: Compiler) -> Kernel:
    """Whether a float is in one of the classes that the bits name."""
    wanted = op.attributes["bit"]
    assert isinstance(wanted, IntegerAttr)
    element = element_type_or_self(op.operands[0].type)
    assert isinstance(element, FloatType)
    type: FloatType = element
    classes = wanted.value
    return elementwise(op, compiler, lambda a: -1 if classes >> _class_of(bits_of(a, type), type) & 1 else 0)


def _class_of(bits: int, type: FloatType) -> int:
    """The bit of a number's class: NaN (signalling, quiet), then from minus infinity to infinity."""
    if floats.is_nan(bits, type):
        return 1 if bits >> type.mantissa - 2 & 1 else 0
    negative = floats.is_negative(bits, type)
    if floats.is_infinite(bits, type):
        return 2 if negative else 9
    if floats.is_zero(bits, type):
        return 5 if negative else 6
    if floats.is_normal(bits, type):
        return 3 if negative else 8
    return 4 if negative else 7


_MODES: Final = {"tonearest": 0, "downward": 1, "upward": 2, "towardzero": 3, "tonearestaway": 4, "dynamic": 0}
"""Rounding modes, by the number that `round_by_mode` has for them; that of the machine is the nearest number."""


def _mode(op: Operation) -> int:
    return _MODES[enums.ROUNDING.by_attribute[op.attributes["roundingmode"]]]


def evaluate_constrained_truncation(op: Operation, compiler: Compiler) -> Kernel:
    mode = _mode(op)
    source, target = (element_type_or_self(one.type) for one in (op.operands[0], op.results[0]))
    assert isinstance(source, FloatType) and isinstance(target, FloatType)
    start, end = source, target
    return elementwise(op, compiler, lambda a: float_of(round_by_mode(bits_of(a, start), start, end, mode), end))


def constrained_to_float(signed: bool) -> Evaluator:
    """An integer of up to 113 bits, which f128 holds, in the direction that the mode says."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        mode, target = _mode(op), element_type_or_self(op.results[0].type)
        width = width_of(element_type_or_self(op.operands[0].type))
        assert isinstance(target, FloatType)
        if width > 113:
            raise unsupported("integers of this width cannot be executed")
        end, mask = target, (1 << width) - 1

        def number(a: int) -> float | int:
            exact = floats.from_int(a if signed else a & mask, F128)
            return float_of(round_by_mode(exact, F128, end, mode), end)

        return elementwise(op, compiler, number)

    return evaluate


def shift_left_saturating(signed: bool) -> Evaluator:
    """The nearest number of the type; poison where it is shifted by all its bits or more."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        width = width_of(element_type_or_self(op.operands[0].type))
        poison = compiler.poison(op, "the distance is not less than the number of bits")
        mask = (1 << width) - 1
        low, high = (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, mask)
        cut = wrapping(element_type_or_self(op.operands[0].type))

        def shift(a: int, b: int) -> int | Poison:
            distance = b & mask
            if distance >= width:
                return 0 if poison is None else poison
            return cut(min(max((a if signed else a & mask) << distance, low), high))

        return elementwise(op, compiler, shift)

    return evaluate


def evaluate_ptrmask(op: Operation, compiler: Compiler) -> Kernel:
    """The pointer whose address has only bits of the mask."""
    machine, width = compiler.machine, width_of(element_type_or_self(op.operands[1].type))
    if isinstance(op.operands[0].type, VectorType):
        raise unsupported("vectors of pointers cannot be executed")

    def masked(pointer: object, mask: int) -> object:
        address = address_of(pointer, machine)
        kept = mask & (1 << width) - 1 | (-1 << width)
        return moved(pointer, (address & kept) - address)

    return masked


def evaluate_call_intrinsic(op: Operation, compiler: Compiler) -> Compiled:
    """The op that the intrinsic is, if that needs operands alone; its name ends in the types that it is made for."""
    given = op.attributes["intrin"]
    assert isinstance(given, StringAttr)
    name = given.value.removeprefix("llvm.")
    while name and f"llvm.intr.{name}" not in _BY_OPERANDS:
        name = name.rpartition(".")[0]
    if not name:
        raise unsupported(f"the intrinsic {given.value} cannot be executed")
    types = [one.type for one in op.operands]
    return _BY_OPERANDS[f"llvm.intr.{name}"](stand_in(op, f"llvm.intr.{name}", types), compiler)


def evaluate_not_constant(op: Operation, compiler: Compiler) -> Kernel:
    """No value is a constant of the compiler's when a program runs."""
    return lambda value: 0


FUNCTIONS: Final[dict[str, Evaluator]] = {
    "llvm.intr.annotation": same,
    "llvm.intr.exp10": evaluate_exp10,
    "llvm.intr.experimental.constrained.fpext": ARITHMETIC["llvm.fpext"],
    "llvm.intr.experimental.constrained.fptrunc": evaluate_constrained_truncation,
    "llvm.intr.experimental.constrained.sitofp": constrained_to_float(True),
    "llvm.intr.experimental.constrained.uitofp": constrained_to_float(False),
    "llvm.intr.frexp": pair(_fraction_and_exponent, False),
    "llvm.intr.invariant.end": evaluate_nothing,
    "llvm.intr.invariant.start": same,
    "llvm.intr.is.constant": evaluate_not_constant,
    "llvm.intr.is.fpclass": evaluate_class,
    "llvm.intr.ldexp": evaluate_ldexp,
    "llvm.intr.llrint": to_integer(round),
    "llvm.intr.llround": to_integer(_away),
    "llvm.intr.lrint": to_integer(round),
    "llvm.intr.lround": to_integer(_away),
    "llvm.intr.ptr.annotation": same,
    "llvm.intr.ptrmask": evaluate_ptrmask,
    "llvm.intr.scmp": three_way(True),
    "llvm.intr.sincos": pair(_sine_and_cosine, True),
    "llvm.intr.sshl.sat": shift_left_saturating(True),
    "llvm.intr.ucmp": three_way(False),
    "llvm.intr.ushl.sat": shift_left_saturating(False),
    "llvm.intr.var.annotation": evaluate_nothing,
}
_NEED_ATTRIBUTES: Final = frozenset(
    ("llvm.intr.abs", "llvm.intr.cttz", "llvm.intr.ctlz", "llvm.intr.is.fpclass", "llvm.intr.invariant.start",
     "llvm.intr.invariant.end")
)  # fmt: skip
_BY_OPERANDS: Final[dict[str, Evaluator]] = {
    name: evaluator
    for name, evaluator in (ARITHMETIC | FUNCTIONS).items()
    if name.startswith("llvm.intr.") and "constrained" not in name and name not in _NEED_ATTRIBUTES
}
"""Intrinsics that are what they are by their operands alone."""
FUNCTIONS["llvm.call_intrinsic"] = evaluate_call_intrinsic
