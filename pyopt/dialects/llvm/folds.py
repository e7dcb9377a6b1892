"""The folds of the dialect."""

from __future__ import annotations

from pyopt.dialects.llvm.constraints import shape_of_vector
from pyopt.dialects.llvm.memory import constant_indices
from pyopt.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.types import I1, IntegerType, Type, VectorType


def _is_zero(attribute: Attribute | None) -> bool:
    if isinstance(attribute, IntegerAttr):
        return attribute.value == 0
    return isinstance(attribute, DenseElementsAttr) and not any(attribute.values())


def fold_or(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """or(c, d) -> c | d"""
    left, right = constants
    if isinstance(left, IntegerAttr) and isinstance(right, IntegerAttr) and left.type is right.type:
        return IntegerAttr.get(left.value | right.value, left.type)
    return None


def fold_shl(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """shl(c, d) -> c << d, if the result is defined"""
    left, right = constants
    if not (isinstance(left, IntegerAttr) and isinstance(right, IntegerAttr) and left.type is right.type):
        return None
    if not isinstance(left.type, IntegerType) or not 0 <= right.value < left.type.width:
        return None
    return IntegerAttr.get(left.value << right.value, left.type)


def _truth(type: Type, value: bool) -> Attribute | None:
    number = -1 if value else 0
    if type is I1:
        return IntegerAttr.get(number, I1)
    if isinstance(type, VectorType):
        return DenseElementsAttr.splat(type, IntegerAttr.get(number, I1))
    return None


def fold_icmp(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """icmp eq x, x -> true; icmp ne x, x -> false; icmp eq alloca, null -> false; icmp ne alloca, null -> true"""
    predicate = op.attributes["predicate"]
    assert isinstance(predicate, IntegerAttr)
    if predicate.value > 1:
        return None
    left, right = op.operands
    equal = predicate.value == 0
    if left is right:
        return _truth(op.results[0].type, equal)
    if (_is_alloca(left) and _is_null(right)) or (_is_null(left) and _is_alloca(right)):
        return _truth(op.results[0].type, not equal)
    return None


def _is_alloca(value: Value) -> bool:
    return value.op is not None and value.op.info.name == "llvm.alloca"


def _is_null(value: Value) -> bool:
    return value.op is not None and value.op.info.name == "llvm.mlir.zero"


def fold_cast(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """cast(x : T -> T) -> x; cast(cast(x : T -> U) : U -> T) -> x"""
    source = op.operands[0]
    type = op.results[0].type
    if source.type is type:
        return source
    inner = source.op
    if inner is not None and inner.info is op.info and inner.operands[0].type is type:
        return inner.operands[0]
    return None


def fold_zext(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """zext(c) -> c with more bits"""
    constant = constants[0]
    type = op.results[0].type
    if isinstance(constant, IntegerAttr) and isinstance(type, IntegerType) and isinstance(constant.type, IntegerType):
        return IntegerAttr.get(constant.value & ((1 << constant.type.width) - 1), type)
    return None


def fold_shuffle(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """shufflevector v : vector<1xT>, w [0] -> v"""
    mask = op.attributes["mask"]
    type = op.operands[0].type
    if isinstance(mask, DenseArrayAttr) and mask.values == (0,) and shape_of_vector(type) == (1, False):
        return op.operands[0]
    return None


def fold_getelementptr(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """getelementptr x[0] -> x"""
    indices = constant_indices(op)
    if len(indices) == 1 and op.operands[0].type is op.results[0].type:
        if indices[0] == 0 or (len(op.operands) == 2 and _is_zero(constants[1])):
            return op.operands[0]
    return None


def fold_addressof(op: Operation, constants: list[Attribute | None]) -> Attribute:
    """addressof @g -> @g"""
    return op.attributes["global_name"]


def fold_constant(op: Operation, constants: list[Attribute | None]) -> Attribute:
    """mlir.constant -> its value"""
    return op.attributes["value"]
