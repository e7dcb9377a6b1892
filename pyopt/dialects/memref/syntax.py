"""The custom forms of memref ops that no format string can say."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import FALSE, TRUE, UNIT, Attribute, IntegerAttr, TypeAttr
from pyopt.ir.constraints_attributes import is_elements
from pyopt.ir.core import Operation
from pyopt.ir.errors import NoCustomForm
from pyopt.ir.types import I32, INDEX, MemRefType, ShapedType, TensorType
from pyopt.light import TYPE_CHECKING
from pyopt.syntax.affine_printer import map_text
from pyopt.syntax.format_parser import ParseState, ensure_terminator
from pyopt.syntax.index_lists import take_indices

if TYPE_CHECKING:
    from pyopt.syntax.parser import OperationParser
    from pyopt.syntax.printer import Printer


# alloca_scope.


def parse_alloca_scope(p: OperationParser, loc: int) -> Operation:
    """`-> (types) { ... } attr-dict`."""
    info = p.declared("memref.alloca_scope")
    types = p.take_arrow_types()
    region = p.parse_region(None, info.default_dialect)
    ensure_terminator(p, info, region, loc)
    attributes = p.parse_optional_attr_dict()
    return Operation(info, [], types, attributes, loc, [region])


def print_alloca_scope(pr: Printer, op: Operation) -> None:
    """The terminator is left out if it gives nothing."""
    pr.write("  ")
    if op.results:
        pr.write(f"-> ({pr.types_of(op.results)}) ")
    pr.region(op.regions[0], False, bool(op.results))
    pr.optional_attr_dict(op)


# generic_atomic_rmw.


def parse_generic_atomic_rmw(p: OperationParser, loc: int) -> Operation:
    """`%m[%i, %j] : type { ... } attr-dict`."""
    info = p.declared("memref.generic_atomic_rmw")
    base = p.take_operand()
    indices = take_indices(p)
    at = p.i
    p.expect(":")
    type = p.parse_type()
    if not isinstance(type, ShapedType):
        raise p.wrong_type_class(type, "builtin.memref", loc, at)
    operands = [p.resolve_operand(base, type), *[p.resolve_operand(one, INDEX) for one in indices]]
    region = p.parse_region(None, info.default_dialect)
    attributes = p.parse_optional_attr_dict()
    return Operation(info, operands, (type.element_type,), attributes, loc, [region])


def print_generic_atomic_rmw(pr: Printer, op: Operation) -> None:
    base = op.operands[0]
    pr.write(f" {base.name}[{pr.operands(op.operands[1:])}] : {pr.type(base.type)} ")
    pr.region(op.regions[0])
    pr.optional_attr_dict(op)


# global.


def parse_global_type(p: OperationParser, state: ParseState, args: list[str]) -> None:
    """`type`, `type = uninitialized` or `type = elements`."""
    type = p.parse_type()
    if not isinstance(type, MemRefType) or not type.has_static_shape():
        raise p.op_error(f"type should be static shaped memref, but got {p.type_name(type)}", state.loc)
    state.attributes[args[0]] = TypeAttr.get(type)
    if not p.accept("="):
        return
    if p.accept("uninitialized"):
        state.attributes[args[1]] = UNIT
        return
    value = p.parse_attribute(TensorType.get(type.shape, type.element_type))
    if not is_elements(value):
        raise p.op_error("initial value should be a unit or elements attribute", state.loc)
    state.attributes[args[1]] = value


def print_global_type(pr: Printer, op: Operation, args: list[str]) -> None:
    type = op.attributes[args[0]]
    assert isinstance(type, TypeAttr)
    pr.write(pr.type(type.value))
    value = op.attributes.get(args[1])
    if value is UNIT:
        pr.write(" = uninitialized")
    elif value is not None:
        pr.write(" = " + pr.attribute(value, True))


# prefetch.


def parse_prefetch(p: OperationParser, loc: int) -> Operation:
    """`%m[%i], read, locality<3>, data : type`; the reference prints attributes there, but reads none."""
    no_keyword = "custom op 'memref.prefetch' expected valid keyword"
    base = p.take_operand()
    indices = take_indices(p)
    p.expect(",")
    access = p.take_keyword(no_keyword)
    p.expect(",")
    p.expect_keyword("locality", loc)
    p.expect("<")
    at = p.i
    hint = p.parse_attribute(I32)
    if not isinstance(hint, IntegerAttr):
        raise p.op_error("invalid kind of attribute specified", loc, at)
    p.expect(">")
    p.expect(",")
    cache = p.take_keyword(no_keyword)
    at = p.i
    p.expect(":")
    type = p.parse_type()
    if not isinstance(type, ShapedType):
        raise p.wrong_type_class(type, "builtin.memref", loc, at)
    operands = [p.resolve_operand(base, type), *[p.resolve_operand(one, INDEX) for one in indices]]
    if access not in ("read", "write"):
        raise p.op_error("rw specifier has to be 'read' or 'write'", loc)
    if cache not in ("data", "instr"):
        raise p.op_error("cache type has to be 'data' or 'instr'", loc)
    attributes: dict[str, Attribute] = {
        "localityHint": hint,
        "isWrite": TRUE if access == "write" else FALSE,
        "isDataCache": TRUE if cache == "data" else FALSE,
    }
    return Operation(p.declared("memref.prefetch"), operands, (), attributes, loc)


def print_prefetch(pr: Printer, op: Operation) -> None:
    base = op.operands[0]
    attributes = op.attributes
    if len(attributes) > len(("localityHint", "isWrite", "isDataCache")):
        raise NoCustomForm  # others would be printed, but not read
    access = "write" if attributes["isWrite"] is TRUE else "read"
    cache = "data" if attributes["isDataCache"] is TRUE else "instr"
    hint = attributes["localityHint"]
    assert isinstance(hint, IntegerAttr)
    pr.write(f" {base.name}[{pr.operands(op.operands[1:])}], {access}, locality<{hint.value}>, {cache}")
    pr.write(f" : {pr.type(base.type)}")


# transpose.


def parse_transpose(p: OperationParser, loc: int) -> Operation:
    """`%m (i, j) -> (j, i) attr-dict : type to type`."""
    source = p.take_operand()
    permutation = p.parse_affine_map()
    attributes = p.parse_optional_attr_dict()
    p.expect(":")
    type = p.parse_type()
    p.expect_keyword("to", loc)
    result = p.parse_type()
    operands = [p.resolve_operand(source, type)]
    attributes = p.join_attributes(loc, attributes, {"permutation": AffineMapAttr.get(permutation)})
    return Operation(p.declared("memref.transpose"), operands, (result,), attributes, loc)


def print_transpose(pr: Printer, op: Operation) -> None:
    permutation = op.attributes["permutation"]
    assert isinstance(permutation, AffineMapAttr)
    pr.write(f" {op.operands[0].name} {map_text(permutation.value)}")
    pr.optional_attr_dict(op, ("permutation",))
    pr.write(f" : {pr.type(op.operands[0].type)} to {pr.type(op.results[0].type)}")


# dma_start.


def parse_dma_start(p: OperationParser, loc: int) -> Operation:
    """`%src[..], %dst[..], %count, %tag[..] (, %stride, %elements)? : src type, dst type, tag type`."""
    source = p.take_operand()
    source_indices = take_indices(p)
    p.expect(",")
    target = p.take_operand()
    target_indices = take_indices(p)
    p.expect(",")
    count = p.take_operand()
    p.expect(",")
    tag = p.take_operand()
    tag_indices = take_indices(p)
    strides = p.take_operand_list() if p.accept(",") else []
    if len(strides) not in (0, 2):
        raise p.op_error("expected two stride related operands", loc)
    p.expect(":")
    types = p.take_type_list()
    if len(types) != 3:
        raise p.op_error("fewer/more types expected", loc)
    operands = [p.resolve_operand(source, types[0])]
    operands += [p.resolve_operand(one, INDEX) for one in source_indices]
    operands.append(p.resolve_operand(target, types[1]))
    operands += [p.resolve_operand(one, INDEX) for one in target_indices]
    operands.append(p.resolve_operand(count, INDEX))
    operands.append(p.resolve_operand(tag, types[2]))
    operands += [p.resolve_operand(one, INDEX) for one in (*tag_indices, *strides)]
    return Operation(p.declared("memref.dma_start"), operands, (), {}, loc)


def print_dma_start(pr: Printer, op: Operation) -> None:
    if op.attributes:
        raise NoCustomForm  # they would be printed, but not read
    values = op.operands
    types: list[str] = []
    at = 0
    for lead in (" ", ", ", ", "):
        if len(types) == 2:
            pr.write(f", {values[at].name}")
            at += 1
        type = memref_type(values[at].type)
        end = at + 1 + len(type.shape or ())
        pr.write(f"{lead}{values[at].name}[{pr.operands(values[at + 1 : end])}]")
        types.append(pr.type(type))
        at = end
    if at < len(values):
        pr.write(f", {pr.operands(values[at:])}")
    pr.write(f" : {', '.join(types)}")
