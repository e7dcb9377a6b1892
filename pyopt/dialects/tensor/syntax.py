"""Custom forms of tensor ops that no format string can say."""

from __future__ import annotations

from pyopt.dialects.tensor.shapes import shape_of
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.syntax.attribute_printer import AttributePrinter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.syntax.parser import OperationParser


def parse_from_elements(p: OperationParser, loc: int) -> Operation:
    """`%a, %b attr-dict : type`; the number of operands follows from the type."""
    start = p.i
    indices = p.take_operand_list()
    attributes = p.parse_optional_attr_dict()
    p.expect(":")
    at = p.i
    type = p.parse_type()
    if not isinstance(type, TensorType) or type.shape is None:
        raise p.op_error("invalid kind of type specified", loc, at)
    if DYNAMIC in shape_of(type):
        raise p.op_error(
            f"'result' must be statically shaped tensor of any type values, but got '{AttributePrinter().type(type)}'",
            loc,
        )
    count = type.element_count()
    if len(indices) != count:
        raise p.op_error(f"{len(indices)} operands present, but expected {count}", loc, start)
    operands = [p.resolve_operand(index, type.element_type) for index in indices]
    info = p.context.op_info("tensor.from_elements")
    assert info is not None
    return Operation(info, operands, (type,), attributes, loc)
