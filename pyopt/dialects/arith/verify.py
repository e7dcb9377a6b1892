"""Verifiers of arith ops, apart from constraints and traits."""

from __future__ import annotations

from pyopt.ir.attributes import FloatAttr, IntegerAttr, TypedAttribute
from pyopt.ir.core import Operation
from pyopt.ir.traits import shapes_compatible
from pyopt.ir.types import (
    I1,
    INDEX,
    SIGNLESS,
    FloatType,
    IntegerType,
    MemRefType,
    ShapedType,
    TensorType,
    Type,
    VectorType,
    element_type_or_self,
)
from pyopt.light import Callable, Final


def verify_constant(op: Operation) -> str | None:
    """The attribute is a signless number or elements, of the result's type."""
    value = op.attributes["value"]
    type = op.results[0].type
    if not isinstance(value, TypedAttribute):
        own = getattr(value, "type", None)
        if own is not type:
            return "failed to verify that all of {value, result} have same type"
        return "value must be an integer, float, or elements attribute"
    if value.type is not type:
        return "failed to verify that all of {value, result} have same type"
    if isinstance(type, IntegerType) and type.signedness != SIGNLESS:
        return "integer return type must be signless"
    if isinstance(value, (IntegerAttr, FloatAttr)):
        return None
    if not isinstance(type, ShapedType):
        return "value must be an integer, float, or elements attribute"
    if isinstance(type, VectorType) and True in type.scalable and not getattr(value, "is_splat", False):
        # The misspelling is the reference's.
        return "intializing scalable vectors with elements attribute is not supported unless it's a vector splat"
    return None


def verify_addui_extended(op: Operation) -> str | None:
    """Both operands and the sum have one type."""
    type = op.results[0].type
    if op.operands[0].type is not type or op.operands[1].type is not type:
        return "failed to verify that all of {lhs, rhs, sum} have same type"
    return None


def verify_extended_product(op: Operation) -> str | None:
    """Both operands and both halves have one type."""
    type = op.operands[0].type
    if op.operands[1].type is not type or op.results[0].type is not type or op.results[1].type is not type:
        return "failed to verify that all of {lhs, rhs, low, high} have same type"
    return None


def verify_compare(op: Operation) -> str | None:
    """The result has the operands' shape."""
    from pyopt.dialects.arith.syntax import i1_same_shape

    if i1_same_shape(op.operands[0].type) is not op.results[0].type:
        return "failed to verify that result type has i1 element type and same shape as operands"
    return None


def verify_select(op: Operation) -> str | None:
    """One i1 for all, or one for each element of a vector or tensor."""
    condition = op.operands[0].type
    type = op.results[0].type
    if op.operands[1].type is not type or op.operands[2].type is not type:
        return "failed to verify that all of {true_value, false_value, result} have same type"
    if condition is I1:
        return None
    # The reference crashes where the result has no shape.
    if not isinstance(condition, ShapedType) or not isinstance(type, ShapedType) or condition.shape != type.shape:
        return "failed to verify that condition is signless i1 or has matching shape"
    if not isinstance(type, (TensorType, VectorType)):
        return f"expected condition to be a signless i1, but got {type_text(condition)}"
    return None


def type_text(type: Type) -> str:
    """A type as it is printed."""
    from pyopt.syntax.attribute_printer import AttributePrinter

    return AttributePrinter().type(type)


def same_tensor_dimensions(op: Operation) -> str | None:
    """Of tensors every extent must be the same, `?` included; all else counts as a tensor without dimensions. Those
    without a rank have none that could be the same."""
    source = op.operands[0].type
    target = op.results[0].type
    source_shape = source.shape if isinstance(source, TensorType) else ()
    target_shape = target.shape if isinstance(target, TensorType) else ()
    if source_shape == target_shape and source_shape is not None:
        return None
    return "failed to verify that input and output have the same tensor dimensions"


def _incompatible(op: Operation, compatible: Callable[[Type, Type], bool], memrefs: bool) -> str | None:
    source = op.operands[0].type
    target = op.results[0].type
    allowed = memrefs or not (isinstance(source, MemRefType) or isinstance(target, MemRefType))
    if isinstance(source, TensorType) and isinstance(target, TensorType) and source.shape is not None:
        allowed = target.shape is None or source.encoding is target.encoding
    if allowed and compatible(element_type_or_self(source), element_type_or_self(target)):
        return None
    return f"operand type '{type_text(source)}' and result type '{type_text(target)}' are cast incompatible"


def _widens_integer(source: Type, target: Type) -> bool:
    return isinstance(source, IntegerType) and isinstance(target, IntegerType) and source.width < target.width


def _narrows_integer(source: Type, target: Type) -> bool:
    return _widens_integer(target, source)


def _widens_float(source: Type, target: Type) -> bool:
    return isinstance(source, FloatType) and isinstance(target, FloatType) and source.width < target.width


def _narrows_float(source: Type, target: Type) -> bool:
    return _widens_float(target, source)


def _integer_to_float(source: Type, target: Type) -> bool:
    return isinstance(source, IntegerType) and isinstance(target, FloatType)


def _float_to_integer(source: Type, target: Type) -> bool:
    return _integer_to_float(target, source)


def _from_or_to_index(source: Type, target: Type) -> bool:
    return (source is INDEX and isinstance(target, IntegerType)) or (
        target is INDEX and isinstance(source, IntegerType)
    )


def _same_width(source: Type, target: Type) -> bool:
    return bit_width(source) == bit_width(target) > 0


def bit_width(type: Type) -> int:
    """The width of an integer or float type; 0 for others."""
    return type.width if isinstance(type, (IntegerType, FloatType)) else 0


def _verify_widens_integer(op: Operation) -> str | None:
    """The result's integers are wider."""
    return _incompatible(op, _widens_integer, False)


def _verify_narrows_integer(op: Operation) -> str | None:
    """The result's integers are narrower."""
    return _incompatible(op, _narrows_integer, False)


def _verify_widens_float(op: Operation) -> str | None:
    """The result's floats are wider."""
    return _incompatible(op, _widens_float, False)


def _verify_narrows_float(op: Operation) -> str | None:
    """The result's floats are narrower."""
    return _incompatible(op, _narrows_float, False)


def _verify_integer_to_float(op: Operation) -> str | None:
    """Integers become floats."""
    return _incompatible(op, _integer_to_float, False)


def _verify_float_to_integer(op: Operation) -> str | None:
    """Floats become integers."""
    return _incompatible(op, _float_to_integer, False)


def _verify_index_cast(op: Operation) -> str | None:
    """One side is index, the other an integer."""
    return _incompatible(op, _from_or_to_index, True)


def _verify_bitcast(op: Operation) -> str | None:
    """Both sides have one width; index has one only with itself."""
    return None if op.operands[0].type is op.results[0].type else _incompatible(op, _same_width, True)


def verify_scaling(op: Operation) -> str | None:
    """All that `arith.extf` and `arith.truncf` ask of their operand and result, and one shape."""
    source, target = op.operands[0].type, op.results[0].type
    wrong = same_tensor_dimensions(op)
    if wrong is not None:
        return wrong
    compatible = _widens_float if op.info.name == "arith.scaling_extf" else _narrows_float
    if isinstance(source, VectorType) and isinstance(target, VectorType):
        alike = source.shape == target.shape
    else:
        alike = shapes_compatible(source, target)
    if alike and _incompatible(op, compatible, False) is None:
        return None
    operands = f"'{type_text(source)}', '{type_text(op.operands[1].type)}'"
    return f"operand types {operands} and result type '{type_text(target)}' are cast incompatible"


CAST_VERIFIERS: Final[dict[str, Callable[[Operation], str | None]]] = {
    "arith.extui": _verify_widens_integer,
    "arith.extsi": _verify_widens_integer,
    "arith.extf": _verify_widens_float,
    "arith.trunci": _verify_narrows_integer,
    "arith.truncf": _verify_narrows_float,
    "arith.uitofp": _verify_integer_to_float,
    "arith.sitofp": _verify_integer_to_float,
    "arith.fptoui": _verify_float_to_integer,
    "arith.fptosi": _verify_float_to_integer,
    "arith.index_cast": _verify_index_cast,
    "arith.index_castui": _verify_index_cast,
    "arith.bitcast": _verify_bitcast,
}
