"""Floats of 8 bits and less, which LLVM does not have: they are computed with as f64, and converted by integers.

arith.addf %a, %b : f8E5M2        ->        truncf (addf (extf %a), (extf %b) : f64) to f8E5M2
arith.extf %a : f8E5M2 to f32     ->        bits, shifted to those of an f64, times a power of two
arith.truncf %a : f64 to f8E5M2   ->        bits, rounded to the nearest of which the last is even

What codes stand for (infinities, NaN) is asked of `pyopt.ir.floats`.
"""

from __future__ import annotations

from math import nan

from pyopt.ir import floats
from pyopt.ir.attributes import FloatAttr, IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import F64, I1, I64, FloatType, IntegerType, Type, VectorType, element_type_or_self
from pyopt.light import Callable, Final, final
from pyopt.native.elements import is_small
from pyopt.passes.building import arith
from pyopt.rewrite.rewriter import Rewriter

CASTS: Final = ("arith.extf", "arith.truncf")
_KEPT: Final = frozenset(("arith.bitcast", "arith.constant", "arith.scaling_extf", "arith.scaling_truncf",
                          "arith.select"))  # fmt: skip
"""Ops that move values or are lowered with their types: none computes, which no field of a declaration says."""
_EXPANDED: Final = frozenset(("f8E8M0FNU",))
"""Types without a sign, whose conversions arith-expand has code for."""
_MANTISSA: Final = 52
_BIAS: Final = 1023
_INFINITY: Final = 0x7FF << _MANTISSA
EQ: Final = 0
SLT: Final = 2
SGT: Final = 4


def lower_small_floats(module: Operation, context: Context) -> None:
    """Rewrites all arithmetic of a module on such floats."""
    rewriter = Rewriter(context)
    for op in list(module.walk()):
        if op.info.name.partition(".")[0] in ("arith", "math") and op.info.name not in (*CASTS, *_KEPT):
            if any(is_small(one.type) for one in (*op.operands, *op.results)):
                compute_wide(op, rewriter, is_small)
    for op in list(module.walk()):
        if op.info.name in CASTS:
            rewriter.start_at(op)
            _lower_cast(op, rewriter)


def compute_wide(op: Operation, rewriter: Rewriter, is_narrow: Callable[[Type], bool], wide: FloatType = F64) -> None:
    """op : narrow -> truncf (op (extf ...) : wide)"""
    rewriter.start_at(op)
    operands = [_cast(rewriter, "arith.extf", one, wide) if is_narrow(one.type) else one for one in op.operands]
    types = [_like(one.type, wide) if is_narrow(one.type) else one.type for one in op.results]
    made = rewriter.create(op.info.name, operands, types, dict(op.attributes))
    found = [
        _cast(rewriter, "arith.truncf", one, element_type_or_self(old.type)) if is_narrow(old.type) else one
        for one, old in zip(made.results, op.results, strict=True)
    ]
    rewriter.replace(op, found)


def _cast(rewriter: Rewriter, name: str, value: Value, element: Type) -> Value:
    if element_type_or_self(value.type) is element:
        return value
    return rewriter.create(name, [value], [_like(value.type, element)]).results[0]


def _lower_cast(op: Operation, rewriter: Rewriter) -> None:
    source, target = op.operands[0].type, op.results[0].type
    if is_small(source) and is_small(target):
        wide = _cast(rewriter, "arith.extf", op.operands[0], F64)
        narrow = _cast(rewriter, "arith.truncf", wide, element_type_or_self(target))
        made = [one.op for one in (wide, narrow)]
        rewriter.replace(op, [narrow])
        for one in made:
            if one is not None:
                rewriter.start_at(one)
                _lower_cast(one, rewriter)
        return
    small = source if op.info.name == CASTS[0] else target
    element = element_type_or_self(small)
    if not is_small(small) or not isinstance(element, FloatType) or element.name in _EXPANDED:
        return
    code = _Code(rewriter, small, element)
    if op.info.name == CASTS[0]:
        found = _cast(rewriter, "arith.truncf", code.extended(op.operands[0]), element_type_or_self(target))
    else:
        found = code.rounded(_cast(rewriter, "arith.extf", op.operands[0], F64))
    rewriter.replace(op, [found])


def _like(type: Type, element: Type) -> Type:
    """The type with another element type."""
    if isinstance(type, VectorType):
        return VectorType.get(type.shape or (), element, type.scalable)
    return element


@final
class _Code:
    """Arithmetic on values of the shape of `shape`. The small type has `mantissa` stored bits."""

    __slots__ = ("bits", "element", "mantissa", "rewriter", "shape")

    def __init__(self, rewriter: Rewriter, shape: Type, element: FloatType) -> None:
        self.rewriter = rewriter
        self.shape = shape
        self.element = element
        self.bits = IntegerType.get(element.width)
        self.mantissa = element.mantissa - 1

    def number(self, value: int) -> Value:
        value = value if value < 1 << 63 else value - (1 << 64)
        return self._constant(IntegerAttr.get(value, I64), I64)

    def real(self, value: float) -> Value:
        return self._constant(FloatAttr.get(floats.from_float(value, F64), F64), F64)

    def _constant(self, attribute: IntegerAttr | FloatAttr, element: Type) -> Value:
        return arith.uniform(self.rewriter, attribute, _like(self.shape, element))

    def do(self, name: str, operands: list[Value], element: Type) -> Value:
        return self.rewriter.create(f"arith.{name}", operands, [_like(self.shape, element)]).results[0]

    def integers(self, name: str, left: Value, right: Value) -> Value:
        return self.do(name, [left, right], I64)

    def compare(self, predicate: int, left: Value, right: Value) -> Value:
        attributes = {"predicate": IntegerAttr.get(predicate, I64)}
        return self.rewriter.create("arith.cmpi", [left, right], [_like(self.shape, I1)], {**attributes}).results[0]

    def select(self, condition: Value, yes: Value, no: Value) -> Value:
        return self.rewriter.create("arith.select", [condition, yes, no], [yes.type]).results[0]

    def code_of(self, value: float) -> int:
        return floats.from_float(value, self.element)

    def extended(self, value: Value) -> Value:
        """f64(code)"""
        element, width = self.element, self.element.width
        code = self.do("extui", [self.do("bitcast", [value], self.bits)], I64)
        sign_bit = 1 << (width - 1)
        magnitude = self.integers("andi", code, self.number(sign_bit - 1))
        shifted = self.integers("shli", magnitude, self.number(_MANTISSA - self.mantissa))
        scaled = self.do(
            "mulf",
            [self.do("bitcast", [shifted], F64), self.real(2.0 ** (_BIAS - floats.format_of(element).bias))],
            F64,
        )
        sign = self.integers("shli", self.integers("andi", code, self.number(sign_bit)), self.number(64 - width))
        bits = self.do("bitcast", [scaled], I64)
        codes = range(sign_bit)
        for infinite in [one for one in codes if floats.is_infinite(one, element)]:
            is_infinite = self.compare(EQ, magnitude, self.number(infinite))
            bits = self.select(is_infinite, self.number(_INFINITY), bits)
        result = self.do("bitcast", [self.integers("ori", bits, sign)], F64)
        none = min([one for one in codes if floats.is_nan(one, element)], default=0)
        if none:  # and all above it
            result = self.select(self.compare(SGT, magnitude, self.number(none - 1)), self.real(nan), result)
        elif floats.is_nan(sign_bit, element):
            result = self.select(self.compare(EQ, code, self.number(sign_bit)), self.real(nan), result)
        return result

    def rounded(self, value: Value) -> Value:
        """The code of the nearest number, of two that are as near the even one."""
        element, mantissa, bias = self.element, self.mantissa, floats.format_of(self.element).bias
        bits = self.do("bitcast", [value], I64)
        magnitude = self.integers("andi", bits, self.number((1 << 63) - 1))
        shift = _MANTISSA - mantissa
        last = self.integers("andi", self.integers("shrui", magnitude, self.number(shift)), self.number(1))
        half = self.integers("addi", magnitude, self.number((1 << (shift - 1)) - 1))
        kept = self.integers("shrui", self.integers("addi", half, last), self.number(shift))
        normal = self.integers("subi", kept, self.number((_BIAS - bias) << mantissa))
        # Below the least normal number codes are multiples of the least number: adding makes them the last bits.
        base = 2.0 ** (_MANTISSA + 1 - bias - mantissa)
        sum = self.do("addf", [self.do("bitcast", [magnitude], F64), self.real(base)], F64)
        tiny = self.integers("subi", self.do("bitcast", [sum], I64), self.do("bitcast", [self.real(base)], I64))
        is_tiny = self.compare(SLT, magnitude, self.number((_BIAS + 1 - bias) << _MANTISSA))
        code = self.select(is_tiny, tiny, normal)
        sign_bit = 1 << (element.width - 1)
        sign = self.integers(
            "andi", self.integers("shrui", bits, self.number(64 - element.width)), self.number(sign_bit)
        )
        # The sign of a NaN is the machine's, and would count where a type has no NaN.
        sign = self.select(self.compare(SGT, magnitude, self.number(_INFINITY)), self.number(0), sign)
        code = self._clamped(code, magnitude, sign_bit)
        signed = self.integers("ori", code, sign)
        if self.code_of(-0.0) == 0:
            signed = self.select(self.compare(EQ, code, self.number(0)), self.number(0), signed)
        if floats.is_nan(self.code_of(float("inf")), element) and self.code_of(float("inf")) == sign_bit:
            # The only NaN has the code that would be -0.
            beyond = self.compare(EQ, code, self.number(sign_bit))
            signed = self.select(beyond, self.number(sign_bit), signed)
        return self.do("bitcast", [self.do("trunci", [signed], self.bits)], element)

    def _clamped(self, code: Value, magnitude: Value, sign_bit: int) -> Value:
        """Codes of what is beyond the largest number, of infinity and of NaN."""
        infinity = self.number(_INFINITY)
        largest = floats.largest(self.element)
        for condition, value in (
            (self.compare(SGT, code, self.number(largest)), 1e300),
            (self.compare(EQ, magnitude, infinity), float("inf")),
            (self.compare(SGT, magnitude, infinity), float("nan")),
        ):
            code = self.select(condition, self.number(self.code_of(value)), code)
        return code
