"""Complex numbers as structs of two floats.

    complex.re %z : complex<f32>          ->    llvm.extractvalue %z[0] : !llvm.struct<(f32, f32)>
    complex.mul %x, %y                    ->    ac - bd, bc + ad
    complex.div %x, %y                    ->    (ac + bd) / (c^2 + d^2), (bc - ad) / (c^2 + d^2)
    complex.abs %z                        ->    sqrt(a^2 + b^2)

These are the formulas of school: they overflow early, and know nothing of infinities. `convert-complex-to-standard`
has better ones, and those of the other ops, which are errors here.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import ComplexType, Type
from pyopt.light import final
from pyopt.passes.to_llvm.common import convert_to_llvm, llvm_target, llvm_types, patterns_of
from pyopt.passes.to_llvm.descriptors import extract_value, insert_value, poison
from pyopt.passes.to_llvm.elementwise import fast_math
from pyopt.pipeline.passes import PassContext, make_pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.attributes import Attribute
    from pyopt.passes.to_llvm.common import Lower
    from pyopt.passes.to_llvm.types import LLVMTypes
    from pyopt.rewrite.conversion import ConversionPattern
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter


@final
class Parts:
    """Emits ops on the parts of a number, with the fast-math flags of the op."""

    __slots__ = ("_flags", "_rewriter", "_type")

    def __init__(self, op: Operation, rewriter: ConversionRewriter, types: LLVMTypes) -> None:
        complex_type = op.operands[0].type
        assert isinstance(complex_type, ComplexType)
        type = types.convert(complex_type.element_type)
        assert type is not None
        self._type: Type = type
        self._rewriter = rewriter
        self._flags = fast_math(op)

    def of(self, values: list[Value]) -> list[Value]:
        """The real and the imaginary part of each value."""
        return [extract_value(self._rewriter, value, self._type, part) for value in values for part in (0, 1)]

    def binary(self, name: str, lhs: Value, rhs: Value) -> Value:
        flags: dict[str, Attribute] = {"fastmathFlags": self._flags}
        return self._rewriter.create("llvm." + name, [lhs, rhs], [self._type], flags).results[0]

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
    p = Parts(op, rewriter, types)
    a, b, c, d = p.of(operands)
    result = p.poison(operands[0])
    name = "fadd" if op.info.name == "complex.add" else "fsub"
    real = p.binary(name, a, c)
    imaginary = p.binary(name, b, d)
    rewriter.replace(op, [p.put(p.put(result, real, 0), imaginary, 1)])
    return True


def lower_mul(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """mul -> ac - bd, bc + ad"""
    p = Parts(op, rewriter, types)
    a, b, c, d = p.of(operands)
    result = p.poison(operands[0])
    ac = p.binary("fmul", c, a)
    real = p.binary("fsub", ac, p.binary("fmul", d, b))
    bc = p.binary("fmul", b, c)
    imaginary = p.binary("fadd", bc, p.binary("fmul", a, d))
    rewriter.replace(op, [p.put(p.put(result, real, 0), imaginary, 1)])
    return True


def lower_div(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """div -> (ac + bd) / (c^2 + d^2), (bc - ad) / (c^2 + d^2)"""
    p = Parts(op, rewriter, types)
    a, b, c, d = p.of(operands)
    result = p.poison(operands[0])
    square = p.binary("fmul", c, c)
    divisor = p.binary("fadd", square, p.binary("fmul", d, d))
    ac = p.binary("fmul", a, c)
    real = p.binary("fadd", ac, p.binary("fmul", b, d))
    bc = p.binary("fmul", b, c)
    imaginary = p.binary("fsub", bc, p.binary("fmul", a, d))
    result = p.put(result, p.binary("fdiv", real, divisor), 0)
    rewriter.replace(op, [p.put(result, p.binary("fdiv", imaginary, divisor), 1)])
    return True


def lower_abs(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """abs -> sqrt(a^2 + b^2)"""
    p = Parts(op, rewriter, types)
    a, b = p.of(operands)
    square = p.binary("fmul", a, a)
    rewriter.replace(op, [p.sqrt(p.binary("fadd", square, p.binary("fmul", b, b)))])
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
    "complex.div": lower_div,
    "complex.im": lower_part,
    "complex.mul": lower_mul,
    "complex.re": lower_part,
    "complex.sub": lower_sum,
}


def complex_patterns(types: LLVMTypes) -> list[ConversionPattern]:
    """What other conversions take of this one."""
    return patterns_of(LOWERINGS, types)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    types = llvm_types(pass_context)
    target = llvm_target()
    target.illegal("complex")
    return convert_to_llvm(op, pass_context, complex_patterns(types), target)


PASS = make_pass("convert-complex-to-llvm", run, class_name="ConvertComplexToLLVMPass")
