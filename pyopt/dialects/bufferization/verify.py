"""Verifiers of bufferization ops and attributes, beyond their declarations."""

from __future__ import annotations

from pyopt.analysis.effects import own_effects
from pyopt.ir.attributes import Attribute, DenseArrayAttr, StridedLayoutAttr, StringAttr
from pyopt.ir.constraints_attributes import is_affine_map, is_bool
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import ALLOCATES, FREES, WRITES
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, I1, NONE, MemRefType, ShapedType, TensorType, Type, element_type_or_self


def tensor_of(type: Type) -> Type:
    """The tensor that a memref holds: its shape and element type."""
    return TensorType.get(type.shape, type.element_type) if isinstance(type, MemRefType) else NONE


def match_tensor_and_buffer(op: Operation) -> str | None:
    """Tensor and buffer have one shape and one element type."""
    first, second = op.operands[0].type, op.results[0].type
    assert isinstance(first, ShapedType) and isinstance(second, ShapedType)
    if first.shape == second.shape and first.element_type is second.element_type:
        return None
    what = "shapes" if first.shape != second.shape else "element types"
    error = DiagnosticError(f"{what} do not match", op.loc)
    words = "failed to verify that specified tensor and buffer types match"
    error.also = (DiagnosticError(f"'{op.info.name}' op {words}", op.loc),)
    raise error


def verify_alloc_tensor(op: Operation) -> str | None:
    """A size for each dynamic extent, or a tensor of the same type to copy."""
    copy = operand_group(op, "copy")
    given = len(operand_group(op, "dynamic_sizes"))
    type = op.results[0].type
    assert isinstance(type, TensorType)
    if copy and given:
        raise DiagnosticError("dynamic sizes not needed when copying a tensor", op.loc)
    if type.shape is None:
        # The reference crashes on it.
        raise DiagnosticError("expected a ranked tensor", op.loc)
    dynamic = type.shape.count(DYNAMIC)
    if not copy and given != dynamic:
        return f"incorrect number of dynamic sizes, has {given}, expected {dynamic}"
    if copy and copy[0].type is not type:
        raise DiagnosticError("expected that `copy` and return type match", op.loc)
    return None


def match_materialize(op: Operation) -> str | None:
    """Source and destination have one element type."""
    if element_type_or_self(op.operands[0].type) is element_type_or_self(op.operands[1].type):
        return None
    return "failed to verify that all of {source, dest} have same element type"


def effects_of_materialize(op: Operation) -> int | None:
    """A buffer is written to, a tensor is not."""
    return WRITES if isinstance(op.operands[1].type, MemRefType) else 0


def verify_materialize(op: Operation) -> str | None:
    """A tensor as destination gives a result of its type, a buffer none; the shapes fit."""
    source, dest = (value.type for value in op.operands)
    if not isinstance(dest, (TensorType, MemRefType)):
        return "'dest' must be a tensor or a memref"
    in_memory = isinstance(dest, MemRefType)
    if not in_memory and not op.results:
        return "tensor 'dest' implies exactly one tensor result"
    if not in_memory and op.results[0].type is not dest:
        return "result and 'dest' types must match"
    if in_memory and op.results:
        return "memref 'dest' implies zero results"
    if "restrict" in op.attributes and not in_memory:
        return "'restrict' is valid only for memref destinations"
    if ("writable" in op.attributes) != in_memory:
        return "'writable' must be specified if and only if the destination is of memref type"
    assert isinstance(source, ShapedType)
    if source.shape is None or dest.shape is None:
        return None if source.shape is dest.shape else "source/destination shapes are incompatible"
    if len(source.shape) != len(dest.shape):
        return "rank mismatch between source and destination shape"
    for one, other in zip(source.shape, dest.shape, strict=True):
        if one != other and DYNAMIC not in (one, other):
            return "source/destination shapes are incompatible"
    return None


def verify_dealloc(op: Operation) -> str | None:
    """A condition for each buffer, a result for each retained one."""
    if len(operand_group(op, "memrefs")) != len(operand_group(op, "conditions")):
        return "must have the same number of conditions as memrefs to deallocate"
    if len(operand_group(op, "retained")) != len(op.results):
        return "must have the same number of updated conditions (results) as retained operands"
    return None


def infer_dealloc(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type] | str:
    """A flag for each retained buffer."""
    sizes = attributes.get("operandSegmentSizes")
    count = sizes.values[2] if isinstance(sizes, DenseArrayAttr) else 0
    return [I1] * count


def verify_attribute(op: Operation, name: str, attribute: Attribute) -> str | None:
    """Only `manual_deallocation`, on ops that allocate or free."""
    if name != "bufferization.manual_deallocation":
        return f"attribute '\"{name}\"' not supported as an op attribute by the bufferization dialect"
    effects = own_effects(op)
    if effects is not None and effects & (ALLOCATES | FREES):
        return None
    what = "can be used only on ops that have an allocation and/or free side effect"
    return f"'{op.info.name}' op attribute '{name}' {what}"


def verify_argument(op: Operation, name: str, attribute: Attribute, type: Type | None, result: bool) -> str | None:
    """The rights of a function on the buffer of an argument: `writable`, `access` and `buffer_layout`."""
    if result:
        return None
    if name == "bufferization.writable":
        if not is_bool(attribute):
            return f"'{name}' is expected to be a boolean attribute"
        external = not op.regions or op.regions[0].is_empty()
        return f"'{name}' is invalid on external functions" if external else None
    if name == "bufferization.access":
        if not isinstance(attribute, StringAttr):
            return f"'{name}' is expected to be a string attribute"
        known = attribute.value in ("none", "read", "write", "read-write")
        return None if known else f"invalid value for '{name}'"
    if name == "bufferization.buffer_layout":
        if is_affine_map(attribute) or isinstance(attribute, StridedLayoutAttr):
            return None
        return f"'{name}' is expected to be a memref layout attribute"
    return (
        "attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect"
    )
