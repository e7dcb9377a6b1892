"""Functions of floats of all types on their encodings, which `convert-arith-to-apfloat` calls.

@_mlir_apfloat_add(%c2_i32, %a, %b): the encodings of two f32 in 64 bits -> that of their sum
"""

from __future__ import annotations

from fractions import Fraction

from pyopt.dialects.arith.apfloat import EQUAL, GREATER, LESS, PREFIX, SEMANTICS, UNORDERED
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import wrapping
from pyopt.interpreter.runtime.lookup import check_signature, suffix_of, unknown_function
from pyopt.interpreter.runtime.printing import known
from pyopt.ir import floats
from pyopt.ir.core import Operation
from pyopt.ir.types import I1, I8, I64, FloatType, IntegerType
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function
    from pyopt.interpreter.runtime.lookup import Maker

TYPES: Final = {number: type for type, number in SEMANTICS.items()}


def _type_of(semantics: int) -> FloatType:
    type = TYPES.get(semantics)
    if type is None:
        raise unsupported(f"no type of floats has the number {semantics} in the runtime library")
    return type


def _larger(a: int, b: int, type: FloatType, sign: int) -> int:
    """The larger of two numbers, for -1 the smaller; of zeros the one with that sign."""
    order = floats.compare(a, b, type)
    if order == 0 and floats.is_zero(a, type):
        return b if floats.is_negative(a, type) == (sign > 0) else a
    return a if (order or 0) * sign > 0 else b


def _extreme(a: int, b: int, type: FloatType, sign: int, numbers_first: bool) -> int:
    """The larger of two numbers, for -1 the smaller: NaN if one is, or the other one, unless the NaN signals."""
    for one, other in ((a, b), (b, a)):
        if floats.is_nan(one, type):
            quiet = floats.quiet(one, type)
            return other if numbers_first and quiet == one else quiet
    return _larger(a, b, type, sign)


def maximum(a: int, b: int, type: FloatType) -> int:
    return _extreme(a, b, type, 1, numbers_first=False)


def minimum(a: int, b: int, type: FloatType) -> int:
    return _extreme(a, b, type, -1, numbers_first=False)


def maxnum(a: int, b: int, type: FloatType) -> int:
    return _extreme(a, b, type, 1, numbers_first=True)


def minnum(a: int, b: int, type: FloatType) -> int:
    return _extreme(a, b, type, -1, numbers_first=True)


def remainder(a: int, b: int, type: FloatType) -> int:
    """a - n b for the integer n that is nearest to a / b, even where two are."""
    if not floats.is_finite(a, type) or not floats.is_finite(b, type) or floats.is_zero(b, type):
        return floats.rem(a, b, type)
    left, right = Fraction(*floats.to_ratio(a, type)), Fraction(*floats.to_ratio(b, type))
    rest = left - round(left / right) * right
    return floats.from_ratio(rest.numerator, rest.denominator, type, floats.is_negative(a, type))


def fused_multiply_add(a: int, b: int, c: int, type: FloatType) -> int:
    """a b + c, rounded once."""
    if not floats.is_finite(a, type) or not floats.is_finite(b, type):
        return floats.add(floats.mul(a, b, type), c, type)
    if not floats.is_finite(c, type):
        return floats.quiet(c, type) if floats.is_nan(c, type) else c
    left, right, added = (Fraction(*floats.to_ratio(one, type)) for one in (a, b, c))
    negative = floats.is_negative(a, type) != floats.is_negative(b, type)
    found = left * right + added
    if not found and ((left and right) or negative != floats.is_negative(c, type)):
        return floats.zero(type)  # numbers that cancel each other, or zeros of both signs
    return floats.from_ratio(found.numerator, found.denominator, type, negative)


def compare(a: int, b: int, type: FloatType) -> int:
    order = floats.compare(a, b, type)
    return UNORDERED if order is None else LESS if order < 0 else GREATER if order > 0 else EQUAL


ARITHMETIC: Final[dict[str, Callable[..., int]]] = {
    "abs": floats.absolute,
    "add": floats.add,
    "divide": floats.div,
    "fused_multiply_add": fused_multiply_add,
    "maximum": maximum,
    "maxnum": maxnum,
    "minimum": minimum,
    "minnum": minnum,
    "multiply": floats.mul,
    "neg": floats.negate,
    "remainder": remainder,
    "subtract": floats.sub,
}
"""Functions of encodings and their type."""
TESTS: Final[dict[str, Callable[[int, FloatType], bool]]] = {
    "isfinite": floats.is_finite,
    "isinfinite": floats.is_infinite,
    "isnan": floats.is_nan,
    "isnormal": floats.is_normal,
}
COUNTS: Final = dict.fromkeys(("abs", "neg", *TESTS), 1) | {"fused_multiply_add": 3}
"""How many numbers a function takes, where it is not two."""


def integer_of(bits: int, type: FloatType, width: int, unsigned: bool) -> int:
    """The nearest integer (not that towards zero, as of arith.fptosi), even where two are, within the limits; 0 for
    NaN."""
    low, high = (0, (1 << width) - 1) if unsigned else (-1 << width - 1, (1 << width - 1) - 1)
    if not floats.is_finite(bits, type):
        return 0 if floats.is_nan(bits, type) else low if floats.is_negative(bits, type) else high
    return min(max(round(Fraction(*floats.to_ratio(bits, type))), low), high)


def numbers(values: tuple[object, ...]) -> list[int]:
    """The arguments of a function; raises for poison."""
    found: list[int] = []
    for value in values:
        one = known(value)
        assert isinstance(one, int)
        found.append(one)
    return found


def make_function(op: Operation, machine: Machine) -> Function:
    name = suffix_of(op, PREFIX)
    if name == "convert_from_int" or name == "convert_to_int":
        check_signature(op, 4, 1)
        return convert_integer(from_integer=name == "convert_from_int")
    if name == "convert":
        check_signature(op, 3, 1)
        return convert
    if name not in ARITHMETIC and name not in TESTS and name != "compare":
        raise unknown_function(op)
    check_signature(op, 1 + COUNTS.get(name, 2), 1)
    function: Callable[..., int] = compare if name == "compare" else ARITHMETIC.get(name) or TESTS[name]
    wrap = wrapping(I8 if name == "compare" else I1 if name in TESTS else I64)

    def compute(*values: object) -> tuple[object, ...]:
        semantics, *operands = numbers(values)
        type = _type_of(semantics)
        return (wrap(int(function(*[one & (1 << type.width) - 1 for one in operands], type))),)

    return compute


def convert(*values: object) -> tuple[object, ...]:
    """The encoding in one type -> in another."""
    before, after, bits = numbers(values)
    source = _type_of(before)
    return (wrapping(I64)(floats.convert(bits & (1 << source.width) - 1, source, _type_of(after))),)


def convert_integer(from_integer: bool) -> Function:
    """Integers to floats, or the other way round."""

    def compute(*values: object) -> tuple[object, ...]:
        semantics, width, unsigned, bits = numbers(values)
        type = _type_of(semantics)
        if from_integer:
            given = bits & (1 << width) - 1 if unsigned else wrapping(IntegerType.get(width))(bits)
            return (wrapping(I64)(floats.from_int(given, type)),)
        return (wrapping(I64)(integer_of(bits & (1 << type.width) - 1, type, width, unsigned != 0)),)

    return compute


FUNCTIONS: Final[dict[str, Maker]] = {PREFIX: make_function}
