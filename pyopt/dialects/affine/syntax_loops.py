"""The custom forms of affine.for and affine.parallel."""

from __future__ import annotations

from pyopt.dialects.affine.syntax import inputs_text, parse_inputs
from pyopt.dialects.affine.validity import carried_count, group_sizes, map_of
from pyopt.ir.affine import CONSTANT, SYMBOL, AffineExpr, AffineMap, AffineMapAttr, constant, replace
from pyopt.ir.affine import dim as dim_at
from pyopt.ir.affine import symbol as symbol_at
from pyopt.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.errors import NoCustomForm
from pyopt.ir.reductions import ATOMIC_RMW_KIND
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import I32, I64, INDEX, NONE, TensorType, Type
from pyopt.light import Final, Sequence, final
from pyopt.syntax.affine_printer import expr_text
from pyopt.syntax.format_parser import ensure_terminator
from pyopt.syntax.loop_forms import take_argument, take_assignments, typed, write_assignments
from pyopt.syntax.parser import Argument, OperationParser
from pyopt.syntax.printer import Printer

# affine.for

_PREFIXES: Final = {"lower": "max", "upper": "min"}


def parse_for(p: OperationParser, loc: int) -> Operation:
    """affine.for %i = max #map(%n) to 10 step 2 iter_args(%a = %x) -> (T) { ... }"""
    info = p.declared("affine.for")
    arguments = [take_argument(p)]
    p.expect("=")
    lower_map, lower = _parse_bound(p, loc, "lower")
    if not p.accept("to"):
        raise p.op_error("expected 'to' between bounds", loc, p.i)
    upper_map, upper = _parse_bound(p, loc, "upper")
    step = IntegerAttr.get(1, INDEX)
    if p.accept("step"):
        at = p.i
        given = p.parse_attribute(INDEX)
        if not isinstance(given, IntegerAttr):
            raise p.op_error("invalid kind of attribute specified", loc, at)
        step = given
        if step.value < 0:
            raise p.op_error("expected step to be representable as a positive signed integer", loc, at)
    initial: list[int] = []
    results: list[Type] = []
    if p.accept("iter_args"):
        carried, initial = take_assignments(p, loc)
        arguments += carried
        if p.peek() != "->":
            raise p.wrong_token("expected '->'")
        results = p.take_arrow_types()
    if len(arguments) != len(results) + 1:
        raise p.op_error("mismatch between the number of loop-carried values and results", loc)
    operands = [*lower, *upper, *p.resolve_operands(initial, results, loc)]
    typed(arguments[1:], results)
    region = p.parse_region(arguments)
    ensure_terminator(p, info, region, loc)
    own: dict[str, Attribute] = {
        "lowerBoundMap": lower_map,
        "upperBoundMap": upper_map,
        "step": step,
        "operandSegmentSizes": segments(len(lower), len(upper), len(results)),
    }
    attributes = p.join_attributes(loc, p.parse_optional_attr_dict(), own)
    return Operation(info, operands, results, attributes, loc, [region])


def _parse_bound(p: OperationParser, loc: int, which: str) -> tuple[AffineMapAttr, list[Value]]:
    """`10`, `%n`, `#map(%i)[%n]`, or `max #map(%i)[%n]`."""
    prefix = _PREFIXES[which]
    prefixed = p.accept(prefix)
    names = p.take_operand_list()
    if names:
        if len(names) > 1:
            raise p.op_error("expected only one loop bound operand", loc)
        return AffineMapAttr.get(AffineMap.symbol_identity(1)), [p.resolve_operand(names[0], INDEX)]
    at = p.i
    bound = p.parse_attribute(INDEX)
    if isinstance(bound, IntegerAttr):
        return AffineMapAttr.get(AffineMap.constant(bound.value)), []
    if not isinstance(bound, AffineMapAttr):
        raise p.op_error("expected valid affine map representation for loop bounds", loc)
    map = bound.value
    operands, num_dims = parse_inputs(p)
    if map.num_dims != num_dims:
        raise p.op_error("dim operand count and affine map dim count must match", loc)
    if map.num_inputs != len(operands):
        raise p.op_error("symbol operand count and affine map symbol count must match", loc)
    if len(map.results) > 1 and not prefixed:
        raise p.op_error(f"{which} loop bound affine map with multiple results requires '{prefix}' prefix", loc, at)
    return bound, operands


def print_for(pr: Printer, op: Operation) -> None:
    entry = op.regions[0].entry()
    step = op.attributes["step"]
    assert isinstance(step, IntegerAttr)
    initial = operand_group(op, "inits")
    if step.value < 0 or len(initial) != len(op.results):
        raise NoCustomForm
    arguments = entry.arguments
    lower = _bound_text(pr, map_of(op, "lowerBoundMap"), operand_group(op, "lowerBoundOperands"), "max")
    upper = _bound_text(pr, map_of(op, "upperBoundMap"), operand_group(op, "upperBoundOperands"), "min")
    pr.write(" ")
    pr.argument(arguments[0], omit_type=True)
    pr.write(f" = {lower} to {upper}")
    if step.value != 1:
        pr.write(f" step {step.value}")
    if carried_count(op) > 0:
        write_assignments(pr, arguments[1:], initial)
        pr.write(f" -> ({pr.types_of(op.results)})")
    pr.write(" ")
    pr.region(op.regions[0], False, carried_count(op) > 0)
    pr.optional_attr_dict(op, ("lowerBoundMap", "operandSegmentSizes", "step", "upperBoundMap"))


def _bound_text(pr: Printer, attribute: AffineMapAttr, operands: Sequence[Value], prefix: str) -> str:
    """Short only where the map is what the parser makes of the short form."""
    map = attribute.value
    text = ""
    if len(map.results) == 1:
        result = map.results[0]
        if map.num_inputs == 0 and result.kind == CONSTANT:
            return str(result.value)
        if map.num_dims == 0 and map.num_symbols == 1 and result.kind == SYMBOL:
            return operands[0].name
    else:
        text = prefix + " "
    return text + pr.attribute(attribute) + inputs_text(operands, map.num_dims)


# affine.parallel


def parse_parallel(p: OperationParser, loc: int) -> Operation:
    """affine.parallel (%i, %j) = (0, max(%a, %b)) to (%n, 10) step (1, 2) reduce ("addf") -> (T) { ... }"""
    info = p.declared("affine.parallel")
    p.expect("(", "expected '(' in argument list")
    arguments: list[Argument] = []
    if p.peek() != ")":
        arguments.append(take_argument(p))
        while p.accept(","):
            arguments.append(take_argument(p))
    p.expect(")", "expected ')' in argument list")
    p.expect("=")
    attributes: dict[str, Attribute] = {}
    operands = _parse_bounds(p, "max", "lowerBounds", attributes)
    p.expect_keyword("to", loc)
    operands += _parse_bounds(p, "min", "upperBounds", attributes)
    steps = [1] * len(arguments)
    if p.accept("step"):
        map, _, _ = p.parse_affine_map_of_ssa_ids("(", ")")
        if any(result.kind != CONSTANT for result in map.results):
            raise p.op_error("steps must be constant integers", loc)
        steps = map.constant_results()
    attributes["steps"] = ArrayAttr.get(tuple([IntegerAttr.get(step, I64) for step in steps]))
    reductions = _parse_reductions(p, loc) if p.accept("reduce") else []
    attributes["reductions"] = ArrayAttr.get(tuple(reductions))
    results = p.take_arrow_types()
    region = p.parse_region(arguments)
    attributes = p.join_attributes(loc, p.parse_optional_attr_dict(), attributes)
    ensure_terminator(p, info, region, loc)
    return Operation(info, operands, results, attributes, loc, [region])


def _parse_reductions(p: OperationParser, loc: int) -> list[Attribute]:
    """`("addf", "mulf")`."""
    p.expect("(")
    found: list[Attribute] = []
    while True:
        at = p.i
        name = p.parse_attribute(NONE)
        if not isinstance(name, StringAttr):
            raise p.op_error("invalid kind of attribute specified", loc, at)
        kind = ATOMIC_RMW_KIND.by_keyword.get(name.value)
        if kind is None:
            raise p.op_error(f"invalid reduction value: {p.attribute_text(name)}", loc, at)
        found.append(kind)
        if not p.accept(","):
            break
    p.expect(")")
    return found


@final
class _Inputs:
    """The operands of several maps over names, merged: a value stands once among the dims and once among symbols."""

    __slots__ = ("values",)

    def __init__(self) -> None:
        self.values: list[Value] = []

    def positions(self, p: OperationParser, tokens: Sequence[int]) -> list[int]:
        found: list[int] = []
        for token in tokens:
            value = p.resolve_operand(token, INDEX)
            if value not in self.values:
                self.values.append(value)
            found.append(self.values.index(value))
        return found


def _parse_bounds(p: OperationParser, prefix: str, name: str, attributes: dict[str, Attribute]) -> list[Value]:
    """`(0, max(%a, %b + 1))`: one map of all results, and how many of them belong to each dimension."""
    groups: list[int] = []
    exprs: list[AffineExpr] = []
    dims: list[list[int]] = []
    symbols: list[list[int]] = []
    p.expect("(")
    if not p.accept(")"):
        while True:
            if p.accept(prefix):
                map, dim_tokens, symbol_tokens = p.parse_affine_map_of_ssa_ids("(", ")")
                results: Sequence[AffineExpr] = map.results
            else:
                expr, dim_tokens, symbol_tokens = p.parse_affine_expr_of_ssa_ids()
                results = (expr,)
            groups.append(len(results))
            exprs += results
            dims += [dim_tokens] * len(results)
            symbols += [symbol_tokens] * len(results)
            if not p.accept(","):
                break
        p.expect(")")
    dim_inputs = _Inputs()
    symbol_inputs = _Inputs()
    dim_positions = [dim_inputs.positions(p, tokens) for tokens in dims]
    symbol_positions = [symbol_inputs.positions(p, tokens) for tokens in symbols]
    merged = [
        replace(expr, [dim_at(one) for one in own_dims], [symbol_at(one) for one in own_symbols])
        for expr, own_dims, own_symbols in zip(exprs, dim_positions, symbol_positions, strict=True)
    ]
    map = AffineMap.get(len(dim_inputs.values), len(symbol_inputs.values), merged)
    attributes[name + "Map"] = AffineMapAttr.get(map)
    values = [IntegerAttr.get(size, I32) for size in groups]
    attributes[name + "Groups"] = DenseElementsAttr.from_attributes(TensorType.get((len(groups),), I32), values)
    return dim_inputs.values + symbol_inputs.values


def print_parallel(pr: Printer, op: Operation) -> None:
    entry = op.regions[0].entry()
    lower_map = map_of(op, "lowerBoundsMap").value
    upper_map = map_of(op, "upperBoundsMap").value
    count = lower_map.num_inputs
    lower = _bounds_text(lower_map, group_sizes(op, "lowerBounds"), op.operands[:count], "max")
    upper = _bounds_text(upper_map, group_sizes(op, "upperBounds"), op.operands[count:], "min")
    pr.write(f" ({pr.operands(entry.arguments)}) = ({lower}) to ({upper})")
    steps = op.attributes["steps"]
    assert isinstance(steps, ArrayAttr)
    numbers = [step.value for step in steps.elements if isinstance(step, IntegerAttr)]
    if any(number != 1 for number in numbers):
        pr.write(f" step ({', '.join([expr_text(constant(number), [], []) for number in numbers])})")
    if op.results:
        reductions = op.attributes["reductions"]
        assert isinstance(reductions, ArrayAttr)
        words = ", ".join([f'"{ATOMIC_RMW_KIND.by_attribute[one]}"' for one in reductions.elements])
        pr.write(f" reduce ({words}) -> ({pr.types_of(op.results)})")
    pr.write(" ")
    pr.region(op.regions[0], False, bool(op.results))
    pr.optional_attr_dict(
        op, ("lowerBoundsGroups", "lowerBoundsMap", "reductions", "steps", "upperBoundsGroups", "upperBoundsMap")
    )


def _bounds_text(map: AffineMap, sizes: Sequence[int], operands: Sequence[Value], prefix: str) -> str:
    names = [value.name for value in operands]
    symbols = [f"symbol({name})" for name in names[map.num_dims :]]
    pieces: list[str] = []
    start = 0
    for size in sizes:
        texts = [expr_text(result, names, symbols) for result in map.results[start : start + size]]
        pieces.append(texts[0] if size == 1 else f"{prefix}({', '.join(texts)})")
        start += size
    return ", ".join(pieces)
