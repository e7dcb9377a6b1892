"""Rules for sparse_tensor.convert and concatenate: foreach over the sources, insertion into the result."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.verify import tensor_of
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.policy import REFERENCE
from pyopt.passes.sparsify.storage.casts import can_cast, cast_element
from pyopt.passes.sparsify.storage.constants import can_compare, has_zero
from pyopt.passes.sparsify.storage.counting import is_counted
from pyopt.passes.sparsify.storage.filling import (
    allocate_filled,
    extents_of,
    finish,
    foreach,
    insert,
    insert_if_nonzero,
    is_dense,
    sizes_of,
)
from pyopt.passes.sparsify.storage.ordering import concatenate_needs_sort, convert_needs_sort, dim_to_lvl, same_storage
from pyopt.passes.sparsify.storage.sparse_constants import sparse_constant
from pyopt.rewrite.rewriter import Rewriter


def complain(op: Operation, message: str, rewriter: Rewriter) -> None:
    """Says that an op should have gone through stage-sparse-ops; as in the reference that is no failure."""
    context = rewriter.context
    context.error(message, op.loc, context.op_notes(op))


def _can_fill(target: TensorType, every: bool) -> bool:
    """Its element type has the zero that dense tensors begin with, and the comparison that leaves zeros out.

    Not compared are elements where `every` one is inserted.
    """
    return (not is_dense(target) or has_zero(target.element_type)) and (every or can_compare(target.element_type))


def lower_convert(op: Operation, rewriter: Rewriter) -> bool:
    """convert a to T -> load (foreach in a init(alloc_tensor : T) { insert }) hasInserts

    Only where the elements come in an order that T takes. What changes nothing but widths and the element type is for
    later passes, which copy the arrays of the storage.
    """
    source = op.operands[0]
    target = tensor_of(op.results[0])
    if convert_needs_sort(op, REFERENCE):
        complain(op, "ConvertOp not staged.", rewriter)
        return False
    if same_storage(source, target) or not can_cast(tensor_of(source).element_type, target.element_type):
        return False
    if source.type is target and encoding_of(target) is None:
        return False
    constant = sparse_constant(source) is not None
    every = constant or encoding_of(source.type) is not None
    if not _can_fill(target, every):
        return False
    code = Code(rewriter)
    map = dim_to_lvl(target)
    order = map if constant and not map.is_identity() else None
    tensor = allocate_filled(code, target, sizes_of(code, source))

    def body(coordinates: list[Value], value: Value, carried: list[Value]) -> list[Value]:
        value = cast_element(rewriter, value, target.element_type)
        put = insert if every else insert_if_nonzero
        return [put(code, value, carried[0], coordinates)]

    tensor = foreach(code, source, [tensor], body, order)[0]
    rewriter.replace(op, [finish(code, tensor)])
    return True


def lower_uncounted(op: Operation, rewriter: Rewriter) -> bool:
    """lower_convert, but for conversions that sparse-tensor-codegen makes by counting."""
    return not is_counted(op) and lower_convert(op, rewriter)


def lower_concatenate(op: Operation, rewriter: Rewriter) -> bool:
    """concatenate a, b -> foreach in a { insert }, then foreach in b { insert behind a }"""
    if concatenate_needs_sort(op, REFERENCE):
        complain(op, "ConcatenateOp not staged", rewriter)
    target = tensor_of(op.results[0])
    if any(tensor_of(operand).element_type is not target.element_type for operand in op.operands):
        return False
    if not _can_fill(target, is_dense(target)):
        return False
    dimension = op.attributes["dimension"]
    assert isinstance(dimension, IntegerAttr)
    along = dimension.value
    code = Code(rewriter)
    shapes = [extents_of(operand.type) for operand in op.operands]
    sizes = [code.index(extent) for extent in shapes[0]]
    for shape in shapes[1:]:
        sizes[along] = code.add(sizes[along], code.index(shape[along]))
    tensor = allocate_filled(code, target, sizes)
    offset = code.index(0)

    def body(coordinates: list[Value], value: Value, carried: list[Value]) -> list[Value]:
        places = list(coordinates)
        places[along] = code.add(places[along], offset)
        put = insert if is_dense(target) else insert_if_nonzero
        return [put(code, value, carried[0], places)]

    for operand, shape in zip(op.operands, shapes, strict=True):
        assert DYNAMIC not in shape  # the verifier sees to it
        tensor = foreach(code, operand, [tensor], body)[0]
        offset = code.add(offset, code.index(shape[along]))
    rewriter.replace(op, [finish(code, tensor)])
    return True
