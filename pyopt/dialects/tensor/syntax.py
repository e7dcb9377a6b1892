"""Custom forms of tensor ops that no format string can say."""

from __future__ import annotations

from pyopt.dialects.tensor.shapes import shape_of
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC, ShapedType, TensorType, Type
from pyopt.syntax.describe import quoted
from pyopt.syntax.element_lists import parse_elements_op
from pyopt.syntax.parser import OperationParser


def _static_tensor(p: OperationParser, type: Type, loc: int, index: int) -> ShapedType:
    if not isinstance(type, TensorType) or type.shape is None:
        raise p.wrong_type_class(type, "builtin.tensor", loc, index)
    if DYNAMIC in shape_of(type):
        words = f"'result' must be statically shaped tensor of any type values, but got {quoted(type)}"
        raise p.op_error(words, loc)
    return type


def parse_from_elements(p: OperationParser, loc: int) -> Operation:
    """%a, %b : tensor<2xT>"""
    return parse_elements_op(p, loc, "tensor.from_elements", _static_tensor)
