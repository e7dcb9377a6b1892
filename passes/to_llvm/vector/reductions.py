"""vector.reduction, alone or in a vector.mask, as intrinsics.

    reduction <add>, %v, %x : vector<4xf32>    ->    llvm.intr.vector.reduce.fadd %x, %v
    reduction <minui>, %v, %x                  ->    r = llvm.intr.vector.reduce.umin %v; r or %x
    mask %k { reduction <add>, %v, %x }        ->    llvm.intr.vp.reduce.add %x, %v, %k

Where a mask of a minimumf or maximumf is not set infinity is put, which is neutral; the reference puts the greatest
finite number, and for the maximum the negative number next to zero.
"""

from __future__ import annotations

from pyopt.dialects.arith.enums import FASTMATH as ARITH_FASTMATH
from pyopt.dialects.llvm.enums import FASTMATH, ICMP
from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.dialects.vector.verify_products import combines, kind_of
from pyopt.ir import floats
from pyopt.ir.attributes import Attribute, EnumAttr, FloatAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.reductions import neutral
from pyopt.ir.types import I1, I32, INDEX, FloatType, Type
from pyopt.light import Final, final
from pyopt.passes.lowering.vector_to_scf.permutation_maps import is_in_mask
from pyopt.passes.to_llvm.descriptors import constant, integer_constant
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.type_conversion import convert_operands

_INTEGERS: Final[dict[str, str]] = {
    "add": "add", "mul": "mul", "minui": "umin", "minsi": "smin", "maxui": "umax", "maxsi": "smax", "and": "and",
    "or": "or", "xor": "xor",
}  # fmt: skip
_FLOATS: Final[dict[str, str]] = {
    "add": "fadd", "mul": "fmul", "minnumf": "fmin", "maxnumf": "fmax", "minimumf": "fminimum", "maximumf": "fmaximum",
}  # fmt: skip
"""The word for a combining kind in the names of intrinsics."""
_COMPARISONS: Final[dict[str, str]] = {"minui": "ule", "minsi": "sle", "maxui": "uge", "maxsi": "sge"}
_OF_TWO: Final[dict[str, str]] = {
    "minnumf": "minnum", "maxnumf": "maxnum", "minimumf": "minimum", "maximumf": "maximum",
}  # fmt: skip


def llvm_fastmath(attribute: Attribute | None, more: str = "") -> Attribute:
    """Flags of arith as those of llvm, with one more."""
    text = attribute.text if isinstance(attribute, EnumAttr) else ""
    words = ARITH_FASTMATH.flags if text == ARITH_FASTMATH.everything else text.split(",")
    return FASTMATH.get(sum([1 << FASTMATH.flags.index(word) for word in {*words, more} if word in FASTMATH.flags]))


def start_of(kind: str, type: Type, exact: bool) -> Attribute:
    """The neutral number, or what the reference takes for it."""
    if exact and isinstance(type, FloatType) and kind in ("minimumf", "maximumf"):
        return FloatAttr.get(floats.largest(type) if kind == "minimumf" else (1 << (type.width - 1)) | 1, type)
    return neutral(kind, type)


def _combined(rewriter: Rewriter, kind: str, value: Value, accumulator: Value | None) -> Value:
    """Combines the result of a reduction with the accumulator."""
    if accumulator is None:
        return value
    type = value.type
    if isinstance(type, FloatType):
        return rewriter.create("llvm.intr." + _OF_TWO[kind], [value, accumulator], [type]).results[0]
    predicate = _COMPARISONS.get(kind)
    if predicate is None:
        return rewriter.create("llvm." + kind, [accumulator, value], [type]).results[0]
    attributes: dict[str, Attribute] = {"predicate": ICMP.by_keyword[predicate]}
    is_first = rewriter.create("llvm.icmp", [accumulator, value], [I1], attributes).results[0]
    return rewriter.create("llvm.select", [is_first, accumulator, value], [type]).results[0]


@final
class ReductionLowering:
    """reassociate: sums and products may be computed in any order. exact: masked as the reference does it."""

    __slots__ = ("exact", "reassociate")

    def __init__(self, reassociate: bool, exact: bool) -> None:
        self.reassociate = reassociate
        self.exact = exact

    def lower(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
        """vector.reduction <kind>, v, x -> llvm.intr.vector.reduce, combined with x"""
        kind = kind_of(op)
        element = vector_type(operands[0].type).element_type
        if not combines(kind, element) or is_in_mask(op):
            return False
        accumulator = operands[1] if len(operands) > 1 else None
        if not isinstance(element, FloatType):
            name = "llvm.intr.vector.reduce." + _INTEGERS[kind]
            total = rewriter.create(name, operands[:1], [element]).results[0]
            rewriter.replace(op, [_combined(rewriter, kind, total, accumulator)])
            return True
        flags = llvm_fastmath(op.attributes.get("fastmath"), "reassoc" if self.reassociate else "")
        name = "llvm.intr.vector.reduce." + _FLOATS[kind]
        if kind in _OF_TWO:
            found = rewriter.create(name, operands[:1], [element], {"fastmathFlags": flags}).results[0]
            value = _combined(rewriter, kind, found, accumulator)
        else:
            start = accumulator
            if start is None:
                start = constant(rewriter, start_of(kind, element, self.exact), element)
            value = rewriter.create(name, [start, operands[0]], [element], {"fastmathFlags": flags}).results[0]
        rewriter.replace(op, [value])
        return True

    def lower_masked(
        self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes
    ) -> bool:
        """mask k { reduction <kind>, v, x } -> llvm.intr.vp.reduce x, v, k"""
        body = op.regions[0].first
        inner = None if body is None else body.first
        if inner is None or inner.info.name != "vector.reduction" or len(op.operands) > 1:
            return False
        kind = kind_of(inner)
        inputs = convert_operands(inner, types.converter, rewriter)
        if inputs is None or len(shape_of(inner.operands[0].type)) != 1:
            return False
        vector = inputs[0]
        mask = operands[0]
        element = vector_type(vector.type).element_type
        if not combines(kind, element):
            return False
        accumulator = inputs[1] if len(inputs) > 1 else None
        if kind in ("minimumf", "maximumf"):
            others = DenseElementsAttr.splat(vector_type(vector.type), start_of(kind, element, self.exact))
            other = constant(rewriter, others, vector.type)
            chosen = rewriter.create("llvm.select", [mask, vector, other], [vector.type]).results[0]
            name = "llvm.intr.vector.reduce." + _FLOATS[kind]
            value = _combined(rewriter, kind, rewriter.create(name, [chosen], [element]).results[0], accumulator)
        else:
            if accumulator is None:
                accumulator = constant(rewriter, start_of(kind, element, self.exact), element)
            words = _FLOATS if isinstance(element, FloatType) else _INTEGERS
            inputs = [accumulator, vector, mask, _length(rewriter, vector)]
            value = rewriter.create("llvm.intr.vp.reduce." + words[kind], inputs, [element]).results[0]
        rewriter.replace(op, [value])
        return True


def _length(rewriter: Rewriter, vector: Value) -> Value:
    """The number of elements of a vector, which may be scaled."""
    type = vector_type(vector.type)
    count = integer_constant(rewriter, shape_of(type)[0], I32)
    if not any(type.scalable):
        return count
    factor = rewriter.create("vector.vscale", [], [INDEX]).results[0]
    narrow = rewriter.create("arith.index_cast", [factor], [I32]).results[0]
    return rewriter.create("arith.muli", [count, narrow], [I32]).results[0]
