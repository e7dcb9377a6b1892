"""The custom forms of vector.transfer_read and vector.transfer_write."""

from __future__ import annotations

from pyopt.dialects.vector.shapes import mask_type, minor_identity, shape_of
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import FALSE, TRUE, ArrayAttr, Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import INDEX, MemRefType, ShapedType, TensorType, Type, VectorType
from pyopt.light import Final
from pyopt.syntax.index_lists import take_indices
from pyopt.syntax.parser import OperationParser
from pyopt.syntax.printer import Printer

_SEGMENTS: Final = "operandSegmentSizes"


def _types(p: OperationParser, loc: int) -> list[Type]:
    """`: T, U`."""
    at = p.i
    p.expect(":")
    types = p.take_type_list()
    if len(types) != 2:
        raise p.op_error("requires two types", loc, at)
    return types


def _is_memory(type: Type) -> bool:
    return isinstance(type, (MemRefType, TensorType)) and type.shape is not None


def _completed(
    p: OperationParser, given: dict[str, Attribute], shaped: ShapedType, vector: VectorType, loc: int, at: int
) -> dict[str, Attribute]:
    """The attributes with those that the text may leave out."""
    attributes = dict(given)
    map = attributes.get("permutation_map")
    if map is None:
        element = shaped.element_type
        rank = len(shape_of(vector)) - (len(shape_of(element)) if isinstance(element, VectorType) else 0)
        if not 0 <= rank <= len(shape_of(shaped)):
            raise p.op_error("expected a custom permutation_map when rank(source) != rank(destination)", loc, at)
        map = attributes["permutation_map"] = AffineMapAttr.get(minor_identity(shaped, vector))
    if not isinstance(map, AffineMapAttr):
        raise p.op_error("requires an affine map as permutation_map", loc, at)
    bounds = attributes.get("in_bounds")
    if bounds is None:
        attributes["in_bounds"] = ArrayAttr.get((FALSE,) * len(map.value.results))
    elif not isinstance(bounds, ArrayAttr):
        # What has the wrong kind counts as missing, and the verifier says so.
        del attributes["in_bounds"]
    return attributes


def _mask(
    p: OperationParser,
    mask: int,
    attributes: dict[str, Attribute],
    shaped: ShapedType,
    vector: VectorType,
    loc: int,
    at: int,
) -> list[Value]:
    """The mask operand at token `mask`, if there is one; its type follows from the vector's."""
    if mask < 0:
        return []
    if isinstance(shaped.element_type, VectorType):
        raise p.op_error("does not support masks with vector element type", loc, mask)
    map = attributes["permutation_map"]
    assert isinstance(map, AffineMapAttr)
    if len(shape_of(vector)) != len(map.value.results):
        words = "expected the same rank for the vector and the results of the permutation map"
        raise p.op_error(words, loc, at)
    type = mask_type(vector, map.value)
    if type is None:
        raise p.op_error("requires a permutation_map with an inverse for the mask", loc, at)
    return [p.resolve_operand(mask, type)]


def _check_types(p: OperationParser, shaped: Type, vector: Type, loc: int, at: int) -> tuple[ShapedType, VectorType]:
    if not isinstance(vector, VectorType):
        raise p.op_error("requires vector type", loc, at)
    if not isinstance(shaped, ShapedType) or not _is_memory(shaped):
        raise p.op_error("requires memref or ranked tensor type", loc, at)
    return shaped, vector


def parse_transfer_read(p: OperationParser, loc: int) -> Operation:
    """%m[%i], %padding, %mask {...} : memref<..>, vector<..>"""
    source = p.take_operand()
    indices = take_indices(p)
    p.expect(",")
    padding = p.take_operand()
    mask = p.take_operand() if p.accept(",") else -1
    given = p.parse_optional_attr_dict()
    at = p.i
    types = _types(p, loc)
    if not _is_memory(types[0]):
        raise p.op_error("requires memref or ranked tensor type", loc, at)
    shaped, vector = _check_types(p, types[0], types[1], loc, at)
    attributes = _completed(p, given, shaped, vector, loc, at)
    operands = [p.resolve_operand(source, shaped)]
    operands.extend([p.resolve_operand(one, INDEX) for one in indices])
    operands.append(p.resolve_operand(padding, shaped.element_type))
    operands.extend(_mask(p, mask, attributes, shaped, vector, loc, at))
    attributes = p.join_attributes(loc, attributes, {_SEGMENTS: segments(1, len(indices), 1, int(mask >= 0))})
    return Operation(p.declared("vector.transfer_read"), operands, (vector,), attributes, loc)


def parse_transfer_write(p: OperationParser, loc: int) -> Operation:
    """%v, %m[%i], %mask {...} : vector<..>, memref<..>"""
    value = p.take_operand()
    p.expect(",")
    source = p.take_operand()
    indices = take_indices(p)
    mask = p.take_operand() if p.accept(",") else -1
    given = p.parse_optional_attr_dict()
    at = p.i
    types = _types(p, loc)
    shaped, vector = _check_types(p, types[1], types[0], loc, at)
    attributes = _completed(p, given, shaped, vector, loc, at)
    operands = [p.resolve_operand(value, vector), p.resolve_operand(source, shaped)]
    operands.extend([p.resolve_operand(one, INDEX) for one in indices])
    operands.extend(_mask(p, mask, attributes, shaped, vector, loc, at))
    attributes = p.join_attributes(loc, attributes, {_SEGMENTS: segments(1, 1, len(indices), int(mask >= 0))})
    results = (shaped,) if isinstance(shaped, TensorType) else ()
    return Operation(p.declared("vector.transfer_write"), operands, results, attributes, loc)


def print_transfer_read(pr: Printer, op: Operation) -> None:
    source, padding = op.operands[0], operand_group(op, "padding")[0]
    pr.write(f" {source.name}[{pr.operands(operand_group(op, 'indices'))}], {padding.name}")
    _print_rest(pr, op, source.type, op.results[0].type)
    pr.write(f" : {pr.type(source.type)}, {pr.type(op.results[0].type)}")


def print_transfer_write(pr: Printer, op: Operation) -> None:
    value, source = op.operands[:2]
    pr.write(f" {value.name}, {source.name}[{pr.operands(operand_group(op, 'indices'))}]")
    _print_rest(pr, op, source.type, value.type)
    pr.write(f" : {pr.type(value.type)}, {pr.type(source.type)}")


def _print_rest(pr: Printer, op: Operation, shaped: Type, vector: Type) -> None:
    """The mask, and the attributes that do not follow from the types."""
    for mask in operand_group(op, "mask"):
        pr.write(f", {mask.name}")
    elided = [_SEGMENTS]
    map = op.attributes.get("permutation_map")
    if isinstance(map, AffineMapAttr) and map.value.is_minor_identity():
        elided.append("permutation_map")
    bounds = op.attributes.get("in_bounds")
    if isinstance(bounds, ArrayAttr) and TRUE not in bounds.elements:
        elided.append("in_bounds")
    pr.optional_attr_dict(op, elided)
