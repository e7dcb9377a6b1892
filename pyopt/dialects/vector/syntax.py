"""The custom forms of vector ops that no format string can say, but for the transfers."""

from __future__ import annotations

from pyopt.dialects.vector.enums import ITERATOR_TYPE, KIND
from pyopt.dialects.vector.shapes import bits, shape_of, vector_type
from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, EnumAttr, StringAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.errors import NoCustomForm
from pyopt.ir.opinfo import OpInfo
from pyopt.ir.types import ShapedType, Type, VectorType
from pyopt.light import Final
from pyopt.syntax.describe import quoted
from pyopt.syntax.element_lists import parse_elements_op
from pyopt.syntax.format_parser import ensure_terminator
from pyopt.syntax.parser import OperationParser
from pyopt.syntax.printer import Printer

ADD: Final = KIND.get("add")
"""The kind that custom forms leave out."""
_CONTRACTION: Final = ("indexing_maps", "iterator_types", "kind")


# vector.contract


def parse_contract(p: OperationParser, loc: int) -> Operation:
    """{indexing_maps = .., iterator_types = ["parallel", ..]} %a, %b, %c : T, U into V"""
    start = p.i
    traits = p.parse_attribute()
    if not isinstance(traits, DictionaryAttr):
        raise p.op_error("invalid kind of attribute specified", loc, start)
    left = p.take_operand()
    p.expect(",")
    right = p.take_operand()
    p.expect(",")
    accumulator = p.take_operand()
    masks: list[int] = []
    while p.accept(","):
        masks.append(p.take_operand())
    given = p.parse_optional_attr_dict()
    p.expect(":")
    at = p.i
    types = p.take_type_list()
    p.expect_keyword("into", loc)
    result = p.parse_type()
    if len(types) < 2:
        raise p.op_error("requires the types of both factors", loc, at)
    operands = [
        p.resolve_operand(left, types[0]),
        p.resolve_operand(right, types[1]),
        p.resolve_operand(accumulator, result),
    ]
    attributes = dict(p.join_attributes(loc, dict(traits.entries), given))
    iterators = attributes.get("iterator_types")
    if not isinstance(iterators, ArrayAttr):
        raise p.op_error('expected "iterator_types" array attribute', loc, start)
    attributes["iterator_types"] = ArrayAttr.get(tuple([_iterator(p, one, loc, start) for one in iterators.elements]))
    attributes.setdefault("kind", ADD)
    if masks:
        # Read, but no operands that the op declares: the verifier says so.
        if len(masks) != 2:
            raise p.op_error("expected zero or exactly 2 vector mask operands", loc, loc)
        operands.extend([p.resolve_operand(one, bits(type)) for one, type in zip(masks, types, strict=False)])
    return Operation(p.declared("vector.contract"), operands, (result,), attributes, loc)


def _iterator(p: OperationParser, attribute: Attribute, loc: int, at: int) -> Attribute:
    """The enumeration's attribute of "parallel" or "reduction"."""
    if not isinstance(attribute, StringAttr):
        raise p.op_error("expected iterator_types array of strings", loc, at)
    found = ITERATOR_TYPE.by_keyword.get(attribute.value)
    if found is None:
        error = p.op_error(f"unexpected iterator_type ({attribute.value})", loc, at)
        raise error.among(attribute.value, ITERATOR_TYPE.by_keyword)
    return found


def print_contract(pr: Printer, op: Operation) -> None:
    entries: list[tuple[str, Attribute]] = []
    for name in _CONTRACTION:
        value = op.attributes[name]
        if name == "iterator_types" and isinstance(value, ArrayAttr):
            words = [StringAttr.get(one.text) for one in value.elements if isinstance(one, EnumAttr)]
            value = ArrayAttr.get(tuple(words))
        entries.append((name, value))
    pr.write(f" {pr.attr_dict(entries)} {pr.operands(op.operands)}")
    pr.optional_attr_dict(op, _CONTRACTION)
    left, right = (pr.type(value.type) for value in op.operands[:2])
    pr.write(f" : {left}, {right} into {pr.type(op.results[0].type)}")


# vector.outerproduct


def _outer_type(left: VectorType, right: Type) -> VectorType:
    """The type of the product, which the custom form leaves out."""
    shape = shape_of(left)[:1]
    scalable = left.scalable[:1]
    if isinstance(right, VectorType):
        shape += shape_of(right)[:1]
        scalable += right.scalable[:1]
    return VectorType.get(shape, left.element_type, scalable)


def parse_outerproduct(p: OperationParser, loc: int) -> Operation:
    """%a, %b, %c {kind = ..} : T, U"""
    tokens = p.take_operand_list()
    attributes = dict(p.parse_optional_attr_dict())
    p.expect(":")
    left = p.parse_type()
    p.expect(",")
    right = p.parse_type()
    if len(tokens) < 2:
        raise p.op_error("expected at least 2 operands", loc, loc)
    if not isinstance(left, VectorType):
        raise p.op_error("expected vector type for operand #1", loc, loc)
    if not shape_of(left) or (isinstance(right, VectorType) and not shape_of(right)):
        raise p.op_error("expected vectors of rank 1", loc, loc)
    result = _outer_type(left, right)
    attributes.setdefault("kind", ADD)
    operands = [p.resolve_operand(tokens[0], left), p.resolve_operand(tokens[1], right)]
    if len(tokens) > 2:
        operands.append(p.resolve_operand(tokens[2], result))
    return Operation(p.declared("vector.outerproduct"), operands, (result,), attributes, loc)


def print_outerproduct(pr: Printer, op: Operation) -> None:
    """As in the reference, `add` is left out unless there is an accumulator; it leaves out other attributes, too."""
    attributes = op.attributes
    if len(op.operands) == 2 and (len(attributes) > ("kind" in attributes) or attributes.get("kind", ADD) is not ADD):
        raise NoCustomForm
    if op.results[0].type is not _outer_type(vector_type(op.operands[0].type), op.operands[1].type):
        raise NoCustomForm  # the verifier does not compare which dimensions are scalable
    pr.write(f" {pr.operands(op.operands)}")
    if len(op.operands) > 2:
        pr.optional_attr_dict(op)
    pr.write(f" : {pr.types_of(op.operands[:2])}")


# vector.mask


def parse_mask(p: OperationParser, loc: int) -> Operation:
    """%m, %passthru { op } {..} : T -> U"""
    info = p.declared("vector.mask")
    mask = p.take_operand()
    passthru = p.take_operand() if p.accept(",") else -1
    region = p.parse_region()
    _end_mask(p, info, region, loc)
    attributes = p.parse_optional_attr_dict()
    p.expect(":")
    type = p.parse_type()
    results = p.take_arrow_types()
    operands = [p.resolve_operand(mask, type)]
    if passthru >= 0:
        if not results:
            raise p.op_error("expects a result if passthru operand is provided", loc, loc)
        operands.append(p.resolve_operand(passthru, results[0]))
    return Operation(info, operands, results, attributes, loc, [region])


def _end_mask(p: OperationParser, info: OpInfo, region: Region, loc: int) -> None:
    """The terminator yields what the one op in the region gives, whether it was written or not."""
    ensure_terminator(p, info, region, loc)
    block = region.last
    assert block is not None
    masked = block.first
    last = block.last
    if masked is None or last is None or masked is last or masked.next is not last:
        return
    if last.info.name == "vector.yield":
        last.detach()
        block.append(Operation(last.info, list(masked.results), (), {}, last.loc))


def _is_implied(block: Block) -> bool:
    """The end of a mask's region yields what the one op before gives; alone, its operands are read with it."""
    last = block.last
    if last is None or last.prev is None:
        return True
    given: list[Value] = list(last.prev.results)
    return not last.attributes and last.operands == given


def print_mask(pr: Printer, op: Operation) -> None:
    block = op.regions[0].first
    if block is not None and not _is_implied(block):
        raise NoCustomForm
    if len(op.operands) > 1 and op.operands[1].type not in [result.type for result in op.results[:1]]:
        raise NoCustomForm  # what stands for masked lanes would be read with the result's type
    pr.write(f" {pr.operands(op.operands)} {{ ")
    if block is not None and block.first is not None:
        pr.op_without_results(block.first)
    pr.write(" }")
    pr.optional_attr_dict(op)
    pr.write(f" : {pr.type(op.operands[0].type)}")
    if op.results:
        pr.write(f" -> {pr.types_of(op.results)}")


# vector.from_elements


def _vector(p: OperationParser, type: Type, loc: int, index: int) -> ShapedType:
    if not isinstance(type, VectorType):
        raise p.wrong_type_class(type, "builtin.vector", loc, index)
    if True in type.scalable:
        words = f"'dest' must be fixed-length vector of any type values, but got {quoted(type)}"
        raise p.op_error(words, loc, loc)
    return type


def parse_from_elements(p: OperationParser, loc: int) -> Operation:
    """%a, %b : vector<2xT>"""
    return parse_elements_op(p, loc, "vector.from_elements", _vector)
