"""A number as one of another element type."""

from __future__ import annotations

from pyopt.ir.core import Value
from pyopt.ir.types import INDEX, ComplexType, FloatType, IndexType, IntegerType, Type
from pyopt.light import TYPE_CHECKING
from pyopt.passes.sparsify.storage.constants import zero_constant

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter


def can_cast(source: Type, type: Type) -> bool:
    """There is an element of type `type` for each of type `source`: the same, or a number of no narrower kind."""
    if source is type:
        return True
    if isinstance(source, ComplexType):
        # complex.re and complex.create take numbers of floats only
        parts = (source.element_type, type.element_type if isinstance(type, ComplexType) else None)
        return all(isinstance(part, FloatType) for part in parts)
    kinds = (IntegerType, FloatType, IndexType)
    if isinstance(type, ComplexType):
        return isinstance(source, kinds) and isinstance(type.element_type, FloatType)
    return isinstance(source, kinds) and isinstance(type, kinds)


def cast_element(rewriter: Rewriter, value: Value, type: Type) -> Value:
    """value : f32 -> arith.extf value : f64, and so on; integers are signed"""
    source = value.type
    if source is type:
        return value
    if isinstance(source, ComplexType) and isinstance(type, ComplexType):
        part = source.element_type
        real = rewriter.create("complex.re", [value], [part]).results[0]
        imaginary = rewriter.create("complex.im", [value], [part]).results[0]
        parts = [cast_element(rewriter, one, type.element_type) for one in (real, imaginary)]
        return rewriter.create("complex.create", parts, [type]).results[0]
    if isinstance(type, ComplexType):
        parts = [cast_element(rewriter, value, type.element_type), zero_constant(rewriter, type.element_type)]
        return rewriter.create("complex.create", parts, [type]).results[0]
    return rewriter.create("arith." + cast_name(source, type), [value], [type]).results[0]


def cast_name(source: Type, type: Type) -> str:
    """The op of arith that makes a number of type `source` one of another type."""
    if isinstance(source, FloatType):
        if isinstance(type, FloatType):
            return "extf" if type.width > source.width else "truncf"
        return "fptosi"
    if isinstance(type, FloatType):
        return "sitofp"
    if source is INDEX or type is INDEX:
        return "index_cast"
    assert isinstance(source, IntegerType) and isinstance(type, IntegerType)
    return "extsi" if type.width > source.width else "trunci"
