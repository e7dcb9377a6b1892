"""Complex numbers as structs of two floats.

    complex.re %z : complex<f32>          ->    llvm.extractvalue %z[0] : !llvm.struct<(f32, f32)>
    complex.mul %x, %y                    ->    ac - bd, bc + ad
    complex.div %x, %y                    ->    as complex-range says, (ac + bd) / (c^2 + d^2), (bc - ad) / (c^2 + d^2)
    complex.abs %z                        ->    sqrt(a^2 + b^2)

These are the formulas of school: they overflow early, and know nothing of infinities, but for complex-range=improved.
`convert-complex-to-standard` has better ones, and those of the other ops, which are errors here.
"""

from __future__ import annotations

from pyopt.dialects.llvm.enums import FASTMATH
from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.floats import from_float, infinity
from pyopt.ir.types import I1, I64, ComplexType, FloatType, Type
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.lowering.complex_quotients import BASIC, quotient, range_option
from pyopt.passes.to_llvm.common import convert_to_llvm, llvm_target, llvm_types, patterns_of
from pyopt.passes.to_llvm.descriptors import constant, extract_value, insert_value, poison
from pyopt.passes.to_llvm.elementwise import fast_math
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.common import Lower


def _no_flags() -> dict[str, Attribute]:
    return {"fastmathFlags": FASTMATH.get(0)}


@final
class LLVMFloatEmitter:
    """Emits ops on the parts of a number, with the fast-math flags of the op."""

    __slots__ = ("_flags", "_float", "_rewriter", "_type")

    def __init__(self, op: Operation, rewriter: ConversionRewriter, types: LLVMTypes) -> None:
        complex_type = op.operands[0].type
        assert isinstance(complex_type, ComplexType)
        type = types.convert(complex_type.element_type)
        assert type is not None
        assert isinstance(complex_type.element_type, FloatType)
        self._float = complex_type.element_type
        self._type: Type = type
        self._rewriter = rewriter
        self._flags = fast_math(op)

    def of(self, values: list[Value]) -> list[Value]:
        """The real and the imaginary part of each value."""
        return [extract_value(self._rewriter, value, self._type, part) for value in values for part in (0, 1)]

    def binary(self, name: str, lhs: Value, rhs: Value) -> Value:
        flags: dict[str, Attribute] = {"fastmathFlags": self._flags}
        return self._rewriter.create("llvm." + name, [lhs, rhs], [self._type], flags).results[0]

    def add(self, lhs: Value, rhs: Value) -> Value:
        return self.binary("fadd", lhs, rhs)

    def sub(self, lhs: Value, rhs: Value) -> Value:
        return self.binary("fsub", lhs, rhs)

    def mul(self, lhs: Value, rhs: Value) -> Value:
        return self.binary("fmul", lhs, rhs)

    def div(self, lhs: Value, rhs: Value) -> Value:
        return self.binary("fdiv", lhs, rhs)

    def absolute(self, value: Value) -> Value:
        flags: dict[str, Attribute] = {"fastmathFlags": self._flags}
        return self._rewriter.create("llvm.intr.fabs", [value], [self._type], flags).results[0]

    def copysign(self, size: Value, sign: Value) -> Value:
        """`size` with the sign of `sign`, without flags."""
        return self._rewriter.create("llvm.intr.copysign", [size, sign], [self._type], _no_flags()).results[0]

    def number(self, value: float) -> Value:
        return self._constant(from_float(value, self._float))

    def infinity(self) -> Value:
        return self._constant(infinity(self._float))

    def _constant(self, bits: int) -> Value:
        return constant(self._rewriter, FloatAttr.get(bits, self._float), self._type)

    def holds(self, predicate: int, lhs: Value, rhs: Value) -> Value:
        """A comparison with a predicate of arith.cmpf, whose numbers llvm.fcmp has, too; without flags."""
        attributes = {"predicate": IntegerAttr.get(predicate, I64), **_no_flags()}
        return self._rewriter.create("llvm.fcmp", [lhs, rhs], [I1], attributes).results[0]

    def both(self, lhs: Value, rhs: Value) -> Value:
        return self._rewriter.create("llvm.and", [lhs, rhs], [I1]).results[0]

    def either(self, lhs: Value, rhs: Value) -> Value:
        return self._rewriter.create("llvm.or", [lhs, rhs], [I1]).results[0]

    def select(self, condition: Value, yes: Value, no: Value) -> Value:
        return self._rewriter.create("llvm.select", [condition, yes, no], [yes.type], _no_flags()).results[0]

    def sqrt(self, value: Value) -> Value:
        """The root, without flags."""
        return self._rewriter.create("llvm.intr.sqrt", [value], [self._type]).results[0]

    def poison(self, value: Value) -> Value:
        """A number like `value` of which nothing is known."""
        return poison(self._rewriter, value.type)

    def put(self, number: Value, part: Value, index: int) -> Value:
        """The number with another part."""
        return insert_value(self._rewriter, number, part, index)


def lower_sum(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """add, sub -> the same of the parts"""
    p = LLVMFloatEmitter(op, rewriter, types)
    a, b, c, d = p.of(operands)
    result = p.poison(operands[0])
    name = "fadd" if op.info.name == "complex.add" else "fsub"
    real = p.binary(name, a, c)
    imaginary = p.binary(name, b, d)
    rewriter.replace(op, [p.put(p.put(result, real, 0), imaginary, 1)])
    return True


def lower_mul(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """mul -> ac - bd, bc + ad"""
    p = LLVMFloatEmitter(op, rewriter, types)
    a, b, c, d = p.of(operands)
    result = p.poison(operands[0])
    ac = p.mul(c, a)
    real = p.sub(ac, p.mul(d, b))
    bc = p.mul(b, c)
    imaginary = p.add(bc, p.mul(a, d))
    rewriter.replace(op, [p.put(p.put(result, real, 0), imaginary, 1)])
    return True


@final
class DivisionToLLVM:
    """The pattern of quotients, with the option of the pass."""

    __slots__ = ("complex_range",)

    def __init__(self, complex_range: str) -> None:
        self.complex_range = complex_range

    def lower(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
        """div -> as complex-range says"""
        p = LLVMFloatEmitter(op, rewriter, types)
        a, b, c, d = p.of(operands)
        result = p.poison(operands[0])
        real, imaginary = quotient(p, a, b, c, d, self.complex_range)
        rewriter.replace(op, [p.put(p.put(result, real, 0), imaginary, 1)])
        return True


def lower_abs(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """abs -> sqrt(a^2 + b^2)"""
    p = LLVMFloatEmitter(op, rewriter, types)
    a, b = p.of(operands)
    square = p.mul(a, a)
    rewriter.replace(op, [p.sqrt(p.add(square, p.mul(b, b)))])
    return True


def lower_constant(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """constant -> mlir.constant"""
    type = types.convert(op.results[0].type)
    if type is None:
        return False
    rewriter.replace_with_new(op, "llvm.mlir.constant", [], [type], dict(op.attributes))
    return True


def lower_create(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """create -> a struct of both parts"""
    type = types.convert(op.results[0].type)
    if type is None:
        return False
    result = insert_value(rewriter, poison(rewriter, type), operands[0], 0)
    rewriter.replace(op, [insert_value(rewriter, result, operands[1], 1)])
    return True


def lower_part(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """re, im -> extractvalue"""
    type = types.convert(op.results[0].type)
    if type is None:
        return False
    rewriter.replace(op, [extract_value(rewriter, operands[0], type, 0 if op.info.name == "complex.re" else 1)])
    return True


LOWERINGS: Final[dict[str, Lower]] = {
    "complex.abs": lower_abs,
    "complex.add": lower_sum,
    "complex.constant": lower_constant,
    "complex.create": lower_create,
    "complex.im": lower_part,
    "complex.mul": lower_mul,
    "complex.re": lower_part,
    "complex.sub": lower_sum,
}


def complex_patterns(types: LLVMTypes, complex_range: str = BASIC) -> list[ConversionPattern]:
    """The patterns of this conversion; others have the plain quotient."""
    return patterns_of({**LOWERINGS, "complex.div": DivisionToLLVM(complex_range).lower}, types)


COMPLEX_RANGE: Final = range_option(BASIC)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    types = llvm_types(pass_context)
    target = llvm_target()
    target.illegal("complex")
    return convert_to_llvm(op, pass_context, complex_patterns(types, COMPLEX_RANGE.of(pass_context.options)), target)


PASS = make_pass(
    "convert-complex-to-llvm",
    run,
    (COMPLEX_RANGE,),
    class_name="ConvertComplexToLLVMPass",
    apart=True,
)
