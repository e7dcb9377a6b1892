"""The custom forms of affine ops but those of loops, which are in `syntax_loops.py`."""

from __future__ import annotations

from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import AffineMap, AffineMapAttr, IntegerSetAttr
from pyopt.ir.attributes import FALSE, TRUE, Attribute, IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.errors import NoCustomForm
from pyopt.ir.types import I32, INDEX, MemRefType, Type, VectorType
from pyopt.light import Final, Sequence
from pyopt.syntax.affine_printer import map_of_operands_text
from pyopt.syntax.format_parser import ensure_terminator
from pyopt.syntax.parser import OperationParser
from pyopt.syntax.printer import Printer

DMA_MAPS: Final = ("src_map", "dst_map", "tag_map")
"""The maps of affine.dma_start, each of one memref; affine.dma_wait has the last."""


# Maps and their operands.


def parse_map(p: OperationParser, loc: int) -> AffineMapAttr:
    at = p.i
    map = p.parse_attribute()
    if not isinstance(map, AffineMapAttr):
        raise p.op_error("invalid kind of attribute specified", loc, at)
    return map


def take_inputs(p: OperationParser) -> tuple[list[int], int]:
    """`(%d0, %d1)[%s0]`: the tokens of all, and the number of dims."""
    p.expect("(", "expected '(' in operand list")
    inputs = _delimited_operands(p, ")")
    num_dims = len(inputs)
    if p.accept("["):
        inputs += _delimited_operands(p, "]")
    return inputs, num_dims


def _delimited_operands(p: OperationParser, close: str) -> list[int]:
    operands: list[int] = []
    if p.peek() != close:
        operands.append(p.take_operand())
        while p.accept(","):
            operands.append(p.take_operand())
    p.expect(close, f"expected '{close}' in operand list")
    return operands


def parse_inputs(p: OperationParser) -> tuple[list[Value], int]:
    """`(%d0, %d1)[%s0]`: the values, and the number of dims."""
    inputs, num_dims = take_inputs(p)
    return [p.resolve_operand(one, INDEX) for one in inputs], num_dims


def inputs_text(values: Sequence[Value], num_dims: int) -> str:
    """`(%d0, %d1)[%s0]`."""
    text = "(" + ", ".join([value.name for value in values[:num_dims]]) + ")"
    if len(values) > num_dims:
        text += "[" + ", ".join([value.name for value in values[num_dims:]]) + "]"
    return text


def subscripts_text(map: AffineMap, values: Sequence[Value]) -> str:
    """`%i + 3, %j + symbol(%n)`."""
    names = [value.name for value in values]
    return map_of_operands_text(map, names[: map.num_dims], names[map.num_dims :])


def parse_subscripts(p: OperationParser) -> tuple[AffineMapAttr, list[int]]:
    """`[%i + 3, %j + symbol(%n)]`: the map and the tokens of its operands."""
    map, dims, symbols = p.parse_affine_map_of_ssa_ids()
    return AffineMapAttr.get(map), dims + symbols


# affine.apply, affine.min, affine.max


def parse_apply(p: OperationParser, loc: int) -> Operation:
    """affine.apply #map(%i)[%n]"""
    map = parse_map(p, loc)
    operands, num_dims = parse_inputs(p)
    attributes = p.parse_optional_attr_dict()
    if map.value.num_dims != num_dims or map.value.num_inputs != len(operands):
        raise p.op_error("dimension or symbol index mismatch", loc)
    types: list[Type] = [INDEX] * len(map.value.results)
    return Operation(p.declared("affine.apply"), operands, types, p.join_attributes(loc, attributes, {"map": map}), loc)


def _parse_extremum(p: OperationParser, loc: int, name: str) -> Operation:
    map = parse_map(p, loc)
    inputs, _ = take_inputs(p)
    attributes = p.parse_optional_attr_dict()
    operands = [p.resolve_operand(one, INDEX) for one in inputs]
    return Operation(p.declared(name), operands, [INDEX], p.join_attributes(loc, attributes, {"map": map}), loc)


def parse_min(p: OperationParser, loc: int) -> Operation:
    """affine.min #map(%i)[%n]"""
    return _parse_extremum(p, loc, "affine.min")


def parse_max(p: OperationParser, loc: int) -> Operation:
    """affine.max #map(%i)[%n]"""
    return _parse_extremum(p, loc, "affine.max")


def print_apply(pr: Printer, op: Operation) -> None:
    map = map_of(op)
    pr.write(f" {pr.attribute(map)}{inputs_text(op.operands, map.value.num_dims)}")
    pr.optional_attr_dict(op, ("map",))


# affine.if


def parse_if(p: OperationParser, loc: int) -> Operation:
    """affine.if #set(%i)[%n] -> T { ... } else { ... }"""
    info = p.declared("affine.if")
    at = p.i
    condition = p.parse_attribute()
    if not isinstance(condition, IntegerSetAttr):
        raise p.op_error("invalid kind of attribute specified", loc, at)
    operands, num_dims = parse_inputs(p)
    if condition.value.num_dims != num_dims:
        raise p.op_error("dim operand count and integer set dim count must match", loc)
    if condition.value.num_inputs != len(operands):
        raise p.op_error("symbol operand count and integer set symbol count must match", loc)
    results = p.take_arrow_types()
    then_region = p.parse_region()
    ensure_terminator(p, info, then_region, loc)
    else_region = Region()
    if p.accept("else"):
        else_region = p.parse_region()
        ensure_terminator(p, info, else_region, loc)
    attributes = p.join_attributes(loc, p.parse_optional_attr_dict(), {"condition": condition})
    return Operation(info, operands, results, attributes, loc, [then_region, else_region])


def print_if(pr: Printer, op: Operation) -> None:
    condition = op.attributes["condition"]
    assert isinstance(condition, IntegerSetAttr)
    pr.write(f" {pr.attribute(condition)}{inputs_text(op.operands, condition.value.num_dims)}")
    if op.results:
        pr.write(pr.arrow_types([result.type for result in op.results]))
    pr.write(" ")
    pr.region(op.regions[0], False, bool(op.results))
    if not op.regions[1].is_empty():
        pr.write(" else ")
        pr.region(op.regions[1], False, bool(op.results))
    pr.optional_attr_dict(op, ("condition",))


# affine.load, affine.store and their vector forms


def _vector_type(p: OperationParser, loc: int) -> VectorType:
    """`, vector<...>`."""
    p.expect(",")
    at = p.i
    type = p.parse_type()
    if not isinstance(type, VectorType):
        raise p.wrong_type_class(type, "builtin.vector", loc, at)
    return type


def _parse_access(p: OperationParser, loc: int, name: str) -> Operation:
    """The four ops that read or write at subscripts."""
    is_store = name.endswith("store")
    is_vector = "vector" in name
    value = -1
    if is_store:
        value = p.take_operand()
        p.expect(",")
    memref = p.take_operand()
    map, inputs = parse_subscripts(p)
    attributes = p.parse_optional_attr_dict()
    type = p.take_memref_type(loc)
    element: Type = _vector_type(p, loc) if is_vector else type.element_type
    operands = [p.resolve_operand(value, element)] if is_store else []
    operands.append(p.resolve_operand(memref, type))
    operands += [p.resolve_operand(one, INDEX) for one in inputs]
    results = () if is_store else (element,)
    return Operation(p.declared(name), operands, results, p.join_attributes(loc, attributes, {"map": map}), loc)


def parse_load(p: OperationParser, loc: int) -> Operation:
    """affine.load %m[%i + 1, symbol(%n)] : memref<?x?xf32>"""
    return _parse_access(p, loc, "affine.load")


def parse_store(p: OperationParser, loc: int) -> Operation:
    """affine.store %x, %m[%i + 1] : memref<?xf32>"""
    return _parse_access(p, loc, "affine.store")


def parse_vector_load(p: OperationParser, loc: int) -> Operation:
    """affine.vector_load %m[%i] : memref<?xf32>, vector<4xf32>"""
    return _parse_access(p, loc, "affine.vector_load")


def parse_vector_store(p: OperationParser, loc: int) -> Operation:
    """affine.vector_store %x, %m[%i] : memref<?xf32>, vector<4xf32>"""
    return _parse_access(p, loc, "affine.vector_store")


def print_access(pr: Printer, op: Operation) -> None:
    memref = 0
    if not op.results:
        pr.write(f" {op.operands[0].name},")
        memref = 1
    target = op.operands[memref]
    pr.write(f" {target.name}[{subscripts_text(map_of(op).value, op.operands[memref + 1 :])}]")
    pr.optional_attr_dict(op, ("map",))
    pr.write(f" : {pr.type(target.type)}")
    if "vector" in op.info.name:
        pr.write(f", {pr.type(op.operands[0].type if memref else op.results[0].type)}")


# affine.prefetch


def parse_prefetch(p: OperationParser, loc: int) -> Operation:
    """affine.prefetch %m[%i], read, locality<3>, data : memref<?xf32>"""
    memref = p.take_operand()
    map, inputs = parse_subscripts(p)
    p.expect(",")
    direction = _keyword(p, loc)
    p.expect(",")
    p.expect_keyword("locality", loc)
    p.expect("<")
    at = p.i
    locality = p.parse_attribute(I32)
    if not isinstance(locality, IntegerAttr):
        raise p.op_error("invalid kind of attribute specified", loc, at)
    p.expect(">")
    p.expect(",")
    cache = _keyword(p, loc)
    given = p.parse_optional_attr_dict()
    type = p.take_memref_type(loc)
    operands = [p.resolve_operand(memref, type)]
    operands += [p.resolve_operand(one, INDEX) for one in inputs]
    if direction not in ("read", "write"):
        raise p.op_error("rw specifier has to be 'read' or 'write'", loc)
    if cache not in ("data", "instr"):
        raise p.op_error("cache type has to be 'data' or 'instr'", loc)
    own: dict[str, Attribute] = {
        "isWrite": TRUE if direction == "write" else FALSE,
        "isDataCache": TRUE if cache == "data" else FALSE,
        "localityHint": locality,
        "map": map,
    }
    attributes = p.join_attributes(loc, given, own)
    return Operation(p.declared("affine.prefetch"), operands, (), attributes, loc)


def _keyword(p: OperationParser, loc: int) -> str:
    word = p.peek()
    if not (word[:1].isalpha() or word[:1] == "_"):
        raise p.op_error("expected valid keyword", loc, p.i)
    return p.take()


def print_prefetch(pr: Printer, op: Operation) -> None:
    target = op.operands[0]
    direction = "write" if op.attributes["isWrite"] is TRUE else "read"
    cache = "data" if op.attributes["isDataCache"] is TRUE else "instr"
    locality = op.attributes["localityHint"]
    assert isinstance(locality, IntegerAttr)
    pr.write(
        f" {target.name}[{subscripts_text(map_of(op).value, op.operands[1:])}], {direction}, "
        f"locality<{locality.value}>, {cache}"
    )
    pr.optional_attr_dict(op, ("isDataCache", "isWrite", "localityHint", "map"))
    pr.write(f" : {pr.type(target.type)}")


# affine.dma_start, affine.dma_wait


def parse_dma_start(p: OperationParser, loc: int) -> Operation:
    """affine.dma_start %s[%i], %d[%j], %t[%k], %count, %stride, %each : memref<..>, memref<..>, memref<..>"""
    memrefs: list[int] = []
    inputs: list[list[int]] = []
    maps: dict[str, Attribute] = {}
    for name in DMA_MAPS:
        memrefs.append(p.take_operand())
        maps[name], operands = parse_subscripts(p)
        inputs.append(operands)
        p.expect(",")
    counts = [p.take_operand()]
    if p.accept(","):
        counts += p.take_operand_list()
    if len(counts) not in (1, 3):
        raise p.op_error("expected two stride related operands", loc)
    p.expect(":")
    types = p.take_type_list()
    if len(types) != len(DMA_MAPS):
        raise p.op_error("expected three types", loc)
    values: list[Value] = []
    for memref, type, operands in zip(memrefs, types, inputs, strict=True):
        values.append(p.resolve_operand(memref, type))
        values += [p.resolve_operand(one, INDEX) for one in operands]
    values += [p.resolve_operand(one, INDEX) for one in counts]
    return Operation(p.declared("affine.dma_start"), values, (), maps, loc)


def dma_parts(op: Operation, names: Sequence[str]) -> list[tuple[AffineMap, Value, list[Value]]]:
    """(map, memref, operands of the map) of each memref that a DMA op has; what is left are the counts."""
    at = 0
    parts: list[tuple[AffineMap, Value, list[Value]]] = []
    for name in names:
        map = map_of(op, name).value
        end = at + 1 + map.num_inputs
        parts.append((map, op.operands[at], op.operands[at + 1 : end]))
        at = end
    return parts


def print_dma_start(pr: Printer, op: Operation) -> None:
    if len(op.attributes) > len(DMA_MAPS):
        raise NoCustomForm
    parts = dma_parts(op, DMA_MAPS)
    pieces = [f"{memref.name}[{subscripts_text(map, inputs)}]" for map, memref, inputs in parts]
    counts = op.operands[sum(1 + len(inputs) for _, _, inputs in parts) :]
    pr.write(" " + ", ".join([*pieces, pr.operands(counts)]))
    pr.write(" : " + pr.types_of([memref for _, memref, _ in parts]))


def parse_dma_wait(p: OperationParser, loc: int) -> Operation:
    """affine.dma_wait %t[%k], %count : memref<1xi32>"""
    tag = p.take_operand()
    map, inputs = parse_subscripts(p)
    p.expect(",")
    count = p.take_operand()
    p.expect(":")
    type = p.parse_type()
    operands = [p.resolve_operand(tag, type)]
    operands += [p.resolve_operand(one, INDEX) for one in inputs]
    operands.append(p.resolve_operand(count, INDEX))
    if not isinstance(type, MemRefType) or type.shape is None:
        raise p.op_error("expected tag to be of memref type", loc)
    attributes: dict[str, Attribute] = {"tag_map": map}
    return Operation(p.declared("affine.dma_wait"), operands, (), attributes, loc)


def print_dma_wait(pr: Printer, op: Operation) -> None:
    if len(op.attributes) > 1:
        raise NoCustomForm
    ((map, tag, inputs),) = dma_parts(op, DMA_MAPS[2:])
    pr.write(f" {tag.name}[{subscripts_text(map, inputs)}], {op.operands[1 + len(inputs)].name}")
    pr.write(f" : {pr.type(tag.type)}")
