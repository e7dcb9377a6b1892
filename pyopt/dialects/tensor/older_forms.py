"""Forms that tensor ops had until 2024, and that the reference no longer reads."""

from __future__ import annotations

from pyopt.dialects.tensor.shapes import shape_of
from pyopt.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense
from pyopt.ir.reassociation import groups_in
from pyopt.ir.types import DYNAMIC, INDEX, TensorType, Type
from pyopt.light import Sequence
from pyopt.syntax.format_parser import format_of
from pyopt.syntax.lexer import END
from pyopt.syntax.operand_parser import OperandParser


def parse_expand_shape(p: OperandParser, loc: int) -> Operation:
    """`%t [[0, 1], [2]] output_shape [%n, 2, 4] : T into U`, or as until 2024 without `output_shape`.

    An extent that the older form leaves open is what the others of its group leave of the source's: it becomes ops.
    """
    info = p.declared("tensor.expand_shape")
    start = p.i
    if _token_after_brackets(p, start + 1) not in (":", "{"):
        return format_of(info).parse(p, loc)
    source = p.take_operand()
    reassociation = p.parse_attribute()
    attributes = p.parse_optional_attr_dict()
    p.expect(":")
    source_type = p.parse_type()
    p.expect_keyword("into", loc)
    type = p.parse_type()
    groups = groups_in(reassociation) if isinstance(reassociation, ArrayAttr) else []
    if not _can_be_inferred(source_type, type, groups):
        p.i = start
        return format_of(info).parse(p, loc)  # which says that there is no output_shape
    value = p.resolve_operand(source, source_type)
    shape = shape_of(type)
    sizes = [
        _size(p, value, number, [shape[one] for one in group if shape[one] != DYNAMIC], loc)
        for number, group in enumerate(groups)
        if DYNAMIC in [shape[one] for one in group]
    ]
    inherent: dict[str, Attribute] = {"reassociation": reassociation, "static_output_shape": dense(shape)}
    return Operation(info, [value, *sizes], [type], {**attributes, **inherent}, loc)


def _token_after_brackets(p: OperandParser, index: int) -> str:
    """The token behind the list that begins at token `index`."""
    tokens = p.tokens
    depth = 0
    while tokens[index] != END:
        if tokens[index] == "[":
            depth += 1
        elif tokens[index] == "]":
            depth -= 1
            if depth == 0:
                return tokens[index + 1]
        elif depth == 0:
            break
        index += 1
    return tokens[index]


def _can_be_inferred(source: Type, result: Type, groups: Sequence[Sequence[int]]) -> bool:
    """The groups fit the ranks, and none has two open extents, or open ones beside one of 0."""
    if not isinstance(source, TensorType) or not isinstance(result, TensorType):
        return False
    if source.shape is None or result.shape is None or len(groups) != len(source.shape):
        return False
    if [one for group in groups for one in group] != list(range(len(result.shape))):
        return False
    for group in groups:
        extents = [result.shape[one] for one in group]
        if extents.count(DYNAMIC) > 1 or (DYNAMIC in extents and 0 in extents):
            return False
    return True


def _size(p: OperandParser, source: Value, dimension: int, others: Sequence[int], loc: int) -> Value:
    """The open extent of a group: that of the source's dimension, divided by the group's other extents."""
    size = _op(p, "tensor.dim", [source, _constant(p, dimension, loc)], {}, loc)
    product = 1
    for one in others:
        product *= one
    return size if product == 1 else _op(p, "arith.divui", [size, _constant(p, product, loc)], {}, loc)


def _constant(p: OperandParser, value: int, loc: int) -> Value:
    return _op(p, "arith.constant", [], {"value": IntegerAttr.get(value, INDEX)}, loc)


def _op(p: OperandParser, name: str, operands: list[Value], attributes: dict[str, Attribute], loc: int) -> Value:
    """An op in front of the one that is being read."""
    info = p.declared(name)
    assert p.block is not None
    op = Operation(info, operands, [INDEX], attributes, loc)
    p.block.append(op)
    return op.results[0]
