"""The shape dialect's types, the constraints that name them, and the result types that follow from operands."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, TypedAttribute
from pyopt.ir.constraints import register_dialect_type, register_type
from pyopt.ir.core import Value
from pyopt.ir.traits import shapes_compatible
from pyopt.ir.types import DYNAMIC, INDEX, DialectType, ShapedType, TensorType, Type
from pyopt.light import Final, final


@final
class PlainType(DialectType):
    """A type without parameters."""

    __slots__ = ()

    def parse(self, parser: object) -> PlainType:
        return self


SHAPE: Final = PlainType("shape.shape")
SIZE: Final = PlainType("shape.size")
VALUE_SHAPE: Final = PlainType("shape.value_shape")
WITNESS: Final = PlainType("shape.witness")


def is_extent_tensor(type: Type) -> bool:
    """A tensor of rank one that holds a shape's extents."""
    if not isinstance(type, TensorType) or type.shape is None:
        return False
    return len(type.shape) == 1 and type.element_type is INDEX


def extent_tensor(rank: int) -> TensorType:
    """The type of the extents of a shape of that rank, which may be DYNAMIC."""
    return TensorType.get((rank,), INDEX)


# Constraints; the reference declares the four types without a summary, so messages have nothing in their place.


def _is_shape_or_extents(type: Type) -> bool:
    return type is SHAPE or is_extent_tensor(type)


def _is_size_or_index(type: Type) -> bool:
    return type is SIZE or type is INDEX


def _is_shape_or_size(type: Type) -> bool:
    return type is SHAPE or type is SIZE


def _is_any(type: Type) -> bool:
    return _is_size_or_index(type) or _is_shape_or_extents(type)


register_dialect_type("Shape", "", "shape.shape", SHAPE)
register_dialect_type("Size", "", "shape.size", SIZE)
register_dialect_type("ValueShape", "", "shape.value_shape", VALUE_SHAPE)
register_dialect_type("Witness", "", "shape.witness", WITNESS)
register_type("ShapeOrExtentTensor", "shape or extent tensor", _is_shape_or_extents)
register_type("SizeOrIndex", "size or index", _is_size_or_index)
register_type("ShapeOrSize", "shape or size", _is_shape_or_size)
register_type("AnyShapeOrSize", "any shape or size", _is_any)


# Inferred result types, and which other ones will do.


def infer_arithmetic(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    """A size if an operand is one, else an index."""
    return [SIZE if any(value.type is SIZE for value in operands) else INDEX]


def infer_of_shape(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    """Infers !shape.size, which may be an error, for an operand of type !shape.shape, index for an extent tensor."""
    return [SIZE if operands[0].type is SHAPE else INDEX]


def infer_index(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    return [INDEX]


def infer_dim(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    return [operands[1].type]


def infer_extremum(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    """The operands' type, a size where they differ."""
    lhs, rhs = operands
    return [lhs.type if lhs.type is rhs.type else SIZE]


def infer_const_shape(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    extents = attributes["shape"]
    assert isinstance(extents, TypedAttribute) and isinstance(extents.type, ShapedType)
    return [extent_tensor(extents.type.element_count())]


def infer_shape_of(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    type = operands[0].type
    if not isinstance(type, ShapedType):
        return [SHAPE]
    return [extent_tensor(DYNAMIC if type.shape is None else len(type.shape))]


def infer_meet(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    """Infers the operand type that may hold an error, else a dynamic extent tensor if there is one."""
    types = [value.type for value in operands]
    sizes = [_is_size_or_index(type) for type in types]
    if sizes[0] != sizes[1]:
        return "requires all sizes or shapes"
    if SIZE in types:
        return [SIZE]
    if sizes[0]:
        return [INDEX]
    if SHAPE in types:
        return [SHAPE]
    lhs, rhs = types
    assert isinstance(lhs, TensorType) and lhs.shape is not None
    assert isinstance(rhs, TensorType) and rhs.shape is not None
    if DYNAMIC in lhs.shape:
        return [lhs]
    if DYNAMIC in rhs.shape:
        return [rhs]
    return [lhs] if lhs.shape == rhs.shape else "unequal shape cardinality"


def any_result(inferred: list[Type], types: list[Type]) -> bool:
    """The result's constraint says all there is to say."""
    return True


def compatible_const_shape(inferred: list[Type], types: list[Type]) -> bool:
    """The extent tensor of that rank, or a shape."""
    return types[0] is SHAPE or types[0] is inferred[0]


def compatible_shape(inferred: list[Type], types: list[Type]) -> bool:
    """Extent tensors that may be of one rank; a shape goes with all of them."""
    return SHAPE in (inferred[0], types[0]) or shapes_compatible(inferred[0], types[0])


def compatible_meet(inferred: list[Type], types: list[Type]) -> bool:
    """Both sizes, or both shapes."""
    if _is_size_or_index(inferred[0]) or _is_size_or_index(types[0]):
        return inferred[0] is types[0] or (_is_size_or_index(inferred[0]) and _is_size_or_index(types[0]))
    return compatible_shape(inferred, types)
