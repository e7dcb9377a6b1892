"""Custom forms, inferred types and SSA names of arith ops."""

from __future__ import annotations

from pyopt.diagnostics.numerals import decimal_text
from pyopt.ir.attributes import Attribute, DialectAttribute, IntegerAttr, TypedAttribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I1, INDEX, SIGNED, SIGNLESS, UNSIGNED, IntegerType, ShapedType, TensorType, Type, VectorType
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.syntax.parser import OperationParser
    from pyopt.syntax.printer import Printer


def i1_same_shape(type: Type) -> Type:
    """The result type of a comparison of values of `type`: i1, or a vector or tensor of it."""
    if isinstance(type, VectorType):
        return VectorType.get(type.shape or (), I1, type.scalable)
    if isinstance(type, TensorType):
        return TensorType.get(type.shape, I1, type.encoding)
    return I1


def infer_constant(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    """The type of the attribute `value`."""
    value = attributes.get("value")
    if value is None:
        return "expected attribute 'value'"
    type = getattr(value, "type", None)
    return [type] if isinstance(type, Type) else "expected a typed attribute 'value'"


def constant_name(op: Operation) -> str:
    """c5_i32, c5 (index), true, false, or cst for everything else."""
    value = op.attributes.get("value")
    if isinstance(value, IntegerAttr):
        type = value.type
        if type is INDEX:
            return f"c{value.value}"
        if type is I1:
            return "true" if value.value else "false"
        if isinstance(type, IntegerType):
            prefix = "si" if type.signedness == SIGNED else "ui" if type.signedness == UNSIGNED else "i"
            return f"c{decimal_text(value.value)}_{prefix}{type.width}"
    return "cst"


def product_name(op: Operation) -> str | None:
    """c4_vscale for a multiple of vector.vscale."""
    scale: str | None = None
    factor: int | None = None
    for operand in op.operands:
        source = operand.op
        if source is None:
            return None
        if source.info.name == "vector.vscale":
            scale = "vscale"
        else:
            value = source.attributes.get("value")
            if source.info.name == "arith.constant" and isinstance(value, IntegerAttr):
                factor = value.value
    return None if scale is None or factor is None else f"c{factor}_{scale}"


def fold_constant(op: Operation, constants: list[Attribute | None]) -> Attribute:
    """constant -> its attribute"""
    return op.attributes["value"]


def parse_select(p: OperationParser, loc: int) -> Operation:
    """`%c, %a, %b : [condition-type,] type`."""
    info = p.declared("arith.select")
    start = p.i
    if p.peek() in ("(", "["):
        raise p.error("unexpected delimiter")
    operands = [p.take_operand("expected operand")]
    while p.accept(","):
        operands.append(p.take_operand())
    if len(operands) != 3:
        raise p.op_error("expected 3 operands", loc, start)
    attributes = p.parse_optional_attr_dict()
    p.expect(":")
    condition: Type = I1
    type = p.parse_type()
    if p.accept(","):
        condition = type
        type = p.parse_type()
    values = p.resolve_operands(operands, [condition, type, type], start)
    return Operation(info, values, [type], attributes, loc)


def print_select(pr: Printer, op: Operation) -> None:
    """The inverse of `parse_select`; the condition's type is only printed for vectors and tensors."""
    pr.write(" ")
    pr.write(pr.operands(op.operands))
    pr.optional_attr_dict(op, ())
    condition = op.operands[0].type
    pr.write(f" : {pr.type(condition)}, " if isinstance(condition, ShapedType) else " : ")
    pr.write(pr.type(op.results[0].type))


def materialize(attribute: Attribute, type: Type) -> tuple[str, dict[str, Attribute]] | None:
    """arith.constant for signless numbers and elements, ub.poison for poison."""
    if isinstance(attribute, DialectAttribute):
        return ("ub.poison", {"value": attribute}) if attribute.keyword == "ub.poison" else None
    if not isinstance(attribute, TypedAttribute) or attribute.type is not type:
        return None
    if isinstance(type, IntegerType) and type.signedness != SIGNLESS:
        return None
    return "arith.constant", {"value": attribute}
