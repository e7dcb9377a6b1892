"""Verifiers of tensor ops, beyond their declarations: everything but slices, reshapes and layouts."""

from __future__ import annotations

from pyopt.dialects.tensor.shapes import (
    concat_type,
    gathered_type,
    int_or_float_width,
    is_ranked,
    padded_type,
    shape_of,
    tensor_type,
)
from pyopt.ir.attributes import UNIT, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.mixed_indices import sizes_mismatch, static_values, verify_dynamic
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, INDEX, TensorType, Type
from pyopt.light import Sequence
from pyopt.syntax.attribute_printer import AttributePrinter


def text(type: Type) -> str:
    """A type in quotes, as messages have it."""
    return f"'{AttributePrinter().type(type)}'"


def compatible_shapes(one: Sequence[int] | None, other: Sequence[int] | None) -> bool:
    """One tensor can have both shapes: unranked fits all, a dynamic extent fits any."""
    if one is None or other is None:
        return True
    if len(one) != len(other):
        return False
    return all(a == b or DYNAMIC in (a, b) for a, b in zip(one, other, strict=True))


def casts(source: Type, target: Type) -> bool:
    """tensor.cast can turn a value of one type into the other."""
    return (
        isinstance(source, TensorType)
        and isinstance(target, TensorType)
        and source.element_type is target.element_type
        and compatible_shapes(source.shape, target.shape)
    )


def _incompatible(op: Operation) -> str:
    return f"operand type {text(op.operands[0].type)} and result type {text(op.results[0].type)} are cast incompatible"


def verify_cast(op: Operation) -> str | None:
    """One element type, compatible shapes."""
    return None if casts(op.operands[0].type, op.results[0].type) else _incompatible(op)


def verify_bitcast(op: Operation) -> str | None:
    """Element types of one width, compatible shapes."""
    source = tensor_type(op.operands[0].type)
    target = tensor_type(op.results[0].type)
    same_width = int_or_float_width(source.element_type) == int_or_float_width(target.element_type)
    return None if same_width and compatible_shapes(source.shape, target.shape) else _incompatible(op)


def verify_concat(op: Operation) -> str | None:
    """Inputs of the result's rank and element type, whose sizes fit together."""
    result = tensor_type(op.results[0].type)
    if not op.operands:
        return "requires at least one input"
    inputs = [tensor_type(value.type) for value in op.operands]
    rank = len(shape_of(result))
    if any(len(shape_of(one)) != rank for one in inputs):
        return "rank of concatenated inputs must match result rank"
    if any(one.element_type is not result.element_type for one in inputs):
        return "inputs and result element type must match"
    attribute = op.attributes["dim"]
    assert isinstance(attribute, IntegerAttr)
    dimension = attribute.value
    if not 0 <= dimension < rank:
        return "concatenation dim must be less than the tensor rank"
    for index in range(rank):
        extents = {shape_of(one)[index] for one in inputs} - {DYNAMIC}
        if index != dimension and len(extents) > 1:
            return f"static concatenation size mismatch along non-concatenated dimension {index}"
    inferred = concat_type(dimension, inputs)
    if not compatible_shapes(inferred.shape, result.shape):
        return f"result type {text(result)}does not match inferred shape {text(inferred)} static sizes"
    return None


def verify_dynamic_sizes(op: Operation) -> str | None:
    """One operand for each dynamic extent."""
    return sizes_mismatch(len(op.operands), shape_of(op.results[0].type))


def verify_splat(op: Operation) -> str | None:
    """The scalar has the element type; one operand for each dynamic extent."""
    if op.operands[0].type is not tensor_type(op.results[0].type).element_type:
        return "failed to verify that operand type matches element type of result"
    return sizes_mismatch(len(op.operands) - 1, shape_of(op.results[0].type))


def verify_extract(op: Operation) -> str | None:
    """One index for each dimension; the result has the element type."""
    source = tensor_type(op.operands[0].type)
    if op.results[0].type is not source.element_type:
        return "failed to verify that result type matches element type of tensor"
    if is_ranked(source) and len(op.operands) - 1 != len(shape_of(source)):
        return "incorrect number of indices for extract_element"
    return None


def verify_insert(op: Operation) -> str | None:
    """One index for each dimension; the scalar has the element type, the result the type of the destination."""
    target = tensor_type(op.operands[1].type)
    if op.results[0].type is not target:
        return "failed to verify that result type matches type of dest"
    if op.operands[0].type is not target.element_type:
        return "failed to verify that scalar type matches element type of dest"
    if len(op.operands) - 2 != len(shape_of(target)):
        return "incorrect number of indices"
    return None


def verify_from_elements(op: Operation) -> str | None:
    """As many operands as elements, of the element type."""
    result = tensor_type(op.results[0].type)
    element = result.element_type
    if len(op.operands) != result.element_count() or any(value.type is not element for value in op.operands):
        return "failed to verify that operand types match result element type"
    return None


def verify_gather(op: Operation) -> str | None:
    """The dimensions are increasing ones of the source; the result has the shape that follows, or its reduction."""
    source = tensor_type(op.operands[0].type)
    dimensions = static_values(op, "gather_dims")
    message = _verify_dimensions(dimensions, shape_of(op.operands[1].type), len(shape_of(source)), "gather", "source")
    if message is not None:
        return message
    return _verify_gathered("result", source, op.operands[1].type, dimensions, op.results[0].type)


def verify_scatter(op: Operation) -> str | None:
    """Like gather with source and result exchanged; `unique` must be there."""
    target = tensor_type(op.operands[1].type)
    dimensions = static_values(op, "scatter_dims")
    message = _verify_dimensions(dimensions, shape_of(op.operands[2].type), len(shape_of(target)), "scatter", "dest")
    if message is not None:
        return message
    if op.attributes.get("unique") is not UNIT:
        return "requires 'unique' attribute to be set"
    return _verify_gathered("source", target, op.operands[2].type, dimensions, op.operands[0].type)


def _verify_dimensions(
    dimensions: tuple[int, ...], indices: Sequence[int], rank: int, word: str, what: str
) -> str | None:
    if not dimensions:
        return f"{word}_dims must be non-empty"
    if len(dimensions) > rank:
        return f"{word}_dims overflow {what} rank"
    if not indices or indices[-1] != len(dimensions):
        return f"{word}_dims length must match the size of last dimension of indices"
    for dimension in dimensions:
        if dimension < 0:
            return f"{word}_dims value must be non-negative"
        if dimension >= rank:
            return f"{word}_dims value must be smaller than {what} rank"
    for index in range(1, len(dimensions)):
        if dimensions[index - 1] >= dimensions[index]:
            return f"{word}_dims values must be strictly increasing"
    return None


def _verify_gathered(
    word: str, source: TensorType, indices: Type, dimensions: tuple[int, ...], given: Type
) -> str | None:
    full = gathered_type(source, shape_of(indices), dimensions, False)
    reduced = gathered_type(source, shape_of(indices), dimensions, True)
    if given is full or given is reduced:
        return None
    return (
        f"{word} type mismatch: expected {text(full)} or its rank-reduced variant {text(reduced)} (got: {text(given)})"
    )


def verify_generate_regions(op: Operation) -> str | None:
    """The body takes one index for each dimension and yields an element."""
    block = op.regions[0].entry()
    result = tensor_type(op.results[0].type)
    if any(argument.type is not INDEX for argument in block.arguments):
        raise DiagnosticError("all body arguments must be index", op.loc)
    if len(block.arguments) != len(shape_of(result)):
        raise DiagnosticError("must have one body argument per input dimension", op.loc)
    last = block.last
    if last is None or last.info.name != "tensor.yield" or last.operands[0].type is not result.element_type:
        return "body must be terminated with a `yield` operation of the tensor element type"
    return None


def verify_pad(op: Operation) -> str | None:
    """The result has the padded shape; what is not statically known may be anything."""
    source = tensor_type(op.operands[0].type)
    result = tensor_type(op.results[0].type)
    low = static_values(op, "static_low")
    high = static_values(op, "static_high")
    rank = len(shape_of(source))
    if len(low) != rank or len(high) != rank:
        raise DiagnosticError(
            f"failed to infer expectedType from sourceType {text(source)}, specified resultType is {text(result)}",
            op.loc,
        )
    inferred = padded_type(source, low, high)
    fits = len(shape_of(result)) == rank and all(
        wanted in (given, DYNAMIC) for given, wanted in zip(shape_of(result), shape_of(inferred), strict=True)
    )
    if not fits:
        raise DiagnosticError(
            f"specified type {text(result)} does not match the inferred type {text(inferred)}", op.loc
        )
    verify_dynamic(op, "low", low, operand_group(op, "low"))
    verify_dynamic(op, "high", high, operand_group(op, "high"))
    return None


def verify_pad_regions(op: Operation) -> str | None:
    """The region takes one index for each dimension and yields an element."""
    block = op.regions[0].entry()
    result = tensor_type(op.results[0].type)
    rank = len(shape_of(result))
    if len(block.arguments) != rank:
        raise DiagnosticError(f"expected the block to have {rank} arguments", op.loc)
    for number, argument in enumerate(block.arguments, 1):
        if argument.type is not INDEX:
            return f"expected block argument {number} to be an index"
    last = block.last
    if last is None or last.info.name != "tensor.yield" or last.operands[0].type is not result.element_type:
        return "expected yield type to match shape element type"
    return None


def verify_reshape(op: Operation) -> str | None:
    """One element type, as many elements, and a shape operand as long as the result's rank."""
    source = tensor_type(op.operands[0].type)
    result = tensor_type(op.results[0].type)
    if source.element_type is not result.element_type:
        return "element types of source and destination tensor types should be the same"
    if result.shape is None:
        return None
    if source.has_static_shape() and result.has_static_shape() and source.element_count() != result.element_count():
        return "source and destination tensor should have the same number of elements"
    length = shape_of(operand_group(op, "shape")[0].type)[0]
    if length == DYNAMIC:
        return "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type"
    if length != len(result.shape):
        return "length of shape operand differs from the result's tensor rank"
    return None
