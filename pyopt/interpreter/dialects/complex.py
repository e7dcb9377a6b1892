"""complex: Python's complex numbers, each part rounded to its type; with parts of f80 and f128, `WideComplex`."""

from __future__ import annotations

import cmath
import operator

import numpy as np

from pyopt.dialects.complex.attributes import NumberAttr
from pyopt.interpreter import complex_functions as functions
from pyopt.interpreter.compiler import Compiler, ConstantResult
from pyopt.interpreter.dialects.math.functions import total
from pyopt.interpreter.elementwise import elementwise
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.floating import charged
from pyopt.interpreter.numbers import WIDE, WideComplex, complex_of, float_of, from_bits, rounding, to_bits
from pyopt.interpreter.values import value_of_attribute
from pyopt.ir import floats
from pyopt.ir.core import Operation
from pyopt.ir.types import ComplexType, FloatType, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


def part_type(type: Type) -> FloatType:
    """The type of a complex number's parts; raises for integers."""
    assert isinstance(type, ComplexType)
    part = type.element_type
    if not isinstance(part, FloatType):
        raise unsupported("complex numbers have parts of floats here")
    return part


def _total(function: Callable[..., complex], ufunc: np.ufunc) -> Callable[..., complex]:
    return total(function, ufunc, complex)


def _op(function: Callable[..., complex]) -> Evaluator:
    """A function of complex numbers to one, rounded."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        part = part_type(element_type_or_self(op.results[0].type))
        if part in WIDE:
            from pyopt.interpreter.wide.complex_specials import function_of

            return elementwise(op, compiler, charged(function_of(op.info.name, function, part), part, compiler))
        to_type = rounding(part)

        def number(*operands: complex) -> complex:
            found = function(*operands)
            return complex(to_type(found.real), to_type(found.imag))

        return elementwise(op, compiler, number)

    return evaluate


def _part(function: Callable[[complex], float]) -> Evaluator:
    """A function of complex numbers to floats, rounded."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        part = part_type(element_type_or_self(op.operands[0].type))
        if part in WIDE:
            from pyopt.interpreter.wide.complexes import PARTS

            return elementwise(op, compiler, charged(PARTS[op.info.name], part, compiler))
        to_type = rounding(part)
        return elementwise(op, compiler, lambda a: to_type(function(a)))

    return evaluate


def _multiply(a: complex, b: complex) -> complex:
    return complex(a.real * b.real - a.imag * b.imag, a.real * b.imag + a.imag * b.real)


def evaluate_powi(op: Operation, compiler: Compiler) -> Kernel:
    """The power of a complex number without an imaginary part."""
    part = part_type(op.results[0].type)
    if part in WIDE:
        from pyopt.interpreter.wide.complex_specials import function_of

        function = charged(function_of("complex.pow", functions.power, part), part, compiler)

        def wide(a: WideComplex, b: int) -> object:
            return function(a, WideComplex(floats.from_int(b, part), floats.zero(part)))

        return elementwise(op, compiler, wide)
    to_type = rounding(part)

    def number(a: complex, b: int) -> complex:
        found = functions.integer_power(a, b)
        return complex(to_type(found.real), to_type(found.imag))

    return elementwise(op, compiler, number)


def evaluate_constant(op: Operation, compiler: Compiler) -> Compiled:
    part_type(op.results[0].type)
    value = op.attributes["value"]
    if isinstance(value, NumberAttr):
        part = part_type(value.type)
        return ConstantResult(complex_of(float_of(value.real, part), float_of(value.imaginary, part)))
    return ConstantResult(value_of_attribute(value, op.results[0].type))


def evaluate_create(op: Operation, compiler: Compiler) -> Kernel:
    part_type(op.results[0].type)
    return elementwise(op, compiler, complex_of)


def _equality(wanted: bool, ufunc: np.ufunc) -> Evaluator:
    """Whether two numbers are equal, or not, as is `wanted`."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        part = part_type(element_type_or_self(op.operands[0].type))
        if part in WIDE:
            from pyopt.interpreter.wide.exact import equal

            return elementwise(op, compiler, lambda a, b: -1 if equal(a, b, part) is wanted else 0)
        return elementwise(op, compiler, lambda a, b: -1 if (a == b) is wanted else 0, ufunc)

    return evaluate


def evaluate_bitcast(op: Operation, compiler: Compiler) -> Kernel:
    source, target = op.operands[0].type, op.results[0].type
    for type in (source, target):
        if isinstance(type, ComplexType):
            part_type(type)
    read, write = to_bits(source), from_bits(target)
    return elementwise(op, compiler, lambda a: write(read(a)))


EVALUATORS: Final[dict[str, Evaluator]] = {
    "complex.abs": _part(functions.magnitude),
    "complex.add": _op(operator.add),
    "complex.angle": _part(functions.angle),
    "complex.atan2": _op(functions.atan2),
    "complex.bitcast": evaluate_bitcast,
    "complex.conj": _op(complex.conjugate),
    "complex.constant": evaluate_constant,
    "complex.cos": _op(_total(cmath.cos, np.cos)),
    "complex.create": evaluate_create,
    "complex.div": _op(functions.divide),
    "complex.eq": _equality(True, np.equal),
    "complex.exp": _op(_total(cmath.exp, np.exp)),
    "complex.expm1": _op(functions.expm1),
    "complex.im": _part(operator.attrgetter("imag")),
    "complex.log": _op(functions.log),
    "complex.log1p": _op(functions.log1p),
    "complex.mul": _op(_multiply),
    "complex.neg": _op(operator.neg),
    "complex.neq": _equality(False, np.not_equal),
    "complex.pow": _op(functions.power),
    "complex.powi": evaluate_powi,
    "complex.re": _part(operator.attrgetter("real")),
    "complex.rsqrt": _op(functions.reciprocal_root),
    "complex.sign": _op(functions.sign),
    "complex.sin": _op(_total(cmath.sin, np.sin)),
    "complex.sqrt": _op(functions.root),
    "complex.sub": _op(operator.sub),
    "complex.tan": _op(functions.tan),
    "complex.tanh": _op(functions.tanh),
}
LANES: Final = frozenset(("complex.create",))
