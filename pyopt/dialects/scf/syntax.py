"""The custom forms of scf ops that no format string can say."""

from __future__ import annotations

from pyopt.ir.attributes import UNIT, Attribute, DenseArrayAttr
from pyopt.ir.core import NO_ATTRIBUTES, Block, Operation, Region, Value
from pyopt.ir.errors import NoCustomForm
from pyopt.ir.mixed_indices import BOUNDS, all_known, mixed_bounds, static_name
from pyopt.ir.opinfo import TERMINATOR
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import DYNAMIC, I1, I64, INDEX, FunctionType, Type
from pyopt.syntax.format_parser import ParseState, ensure_terminator
from pyopt.syntax.index_lists import take_index_list
from pyopt.syntax.loop_forms import take_argument, take_assignments, typed, write_assignments
from pyopt.syntax.parser import Argument, OperationParser
from pyopt.syntax.printer import Printer


def _argument_list(p: OperationParser) -> list[Argument]:
    """`(%a, %b)`."""
    arguments: list[Argument] = []
    p.expect("(", "expected '(' in argument list")
    if p.accept(")"):
        return arguments
    while True:
        arguments.append(take_argument(p))
        if not p.accept(","):
            break
    p.expect(")", "expected ')' in argument list")
    return arguments


# scf.for


def parse_for(p: OperationParser, loc: int) -> Operation:
    """scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> (T) : index { ... }"""
    is_unsigned = p.accept("unsigned")
    at = p.take_operand()
    induction = Argument(at, INDEX, NO_ATTRIBUTES, at)
    p.expect("=")
    lower = p.take_operand()
    p.expect_keyword("to", loc)
    upper = p.take_operand()
    p.expect_keyword("step", loc)
    step = p.take_operand()
    carried: list[Argument] = []
    inits: list[int] = []
    results: list[Type] = []
    has_arguments = p.accept("iter_args")
    if has_arguments:
        carried, inits = take_assignments(p, loc)
        if p.peek() != "->":
            raise p.wrong_token("expected '->'")
        results = p.take_arrow_types()
    if len(carried) != len(results):
        raise p.op_error("mismatch in number of loop-carried values and defined values", loc, loc)
    type = p.parse_type() if p.accept(":") else INDEX
    induction.type = type
    arguments = [induction, *typed(carried, results)]
    region = p.parse_region(arguments)
    info = p.declared("scf.for")
    ensure_terminator(p, info, region, loc)
    operands = [p.resolve_operand(one, type) for one in (lower, upper, step)]
    operands.extend(p.resolve_operands(inits, results, loc))
    attributes = p.parse_optional_attr_dict()
    if is_unsigned:
        attributes = p.join_attributes(loc, attributes, {"unsignedCmp": UNIT})
    return Operation(info, operands, results, attributes, loc, [region])


def print_for(pr: Printer, op: Operation) -> None:
    entry = op.regions[0].entry()
    operands = op.operands
    induction = entry.arguments[0]
    word = " unsigned" if "unsignedCmp" in op.attributes else ""
    bounds = f"{word} {induction.name} = {operands[0].name} to {operands[1].name} step {operands[2].name}"
    carries = len(operands) > 3
    if carries:
        pr.write(bounds)
        inits = operands[3:]
        write_assignments(pr, entry.arguments[1:], inits)
        pr.write(f" -> ({pr.types_of(inits)}) ")
    else:
        pr.write(bounds + " ")
    if induction.type is not INDEX:
        pr.write(f" : {pr.type(induction.type)} ")
    pr.region(op.regions[0], False, carries)
    if op.attributes:
        pr.optional_attr_dict(op, ("unsignedCmp",))


# scf.if


def parse_if(p: OperationParser, loc: int) -> Operation:
    """scf.if %c -> (T) { ... } else { ... }"""
    info = p.declared("scf.if")
    operand = p.resolve_operand(p.take_operand(), I1)
    results = p.take_arrow_types()
    then_region = p.parse_region()
    ensure_terminator(p, info, then_region, loc)
    else_region = Region()
    if p.accept("else"):
        else_region = p.parse_region()
        ensure_terminator(p, info, else_region, loc)
    attributes = p.parse_optional_attr_dict()
    return Operation(info, [operand], results, attributes, loc, [then_region, else_region])


def print_if(pr: Printer, op: Operation) -> None:
    condition = op.operands[0].name
    has_results = bool(op.results)
    pr.write(f" {condition} -> ({pr.types_of(op.results)}) " if has_results else f" {condition} ")
    then_region, else_region = op.regions
    pr.region(then_region, False, has_results)
    if else_region.first is not None:
        pr.write(" else ")
        pr.region(else_region, False, has_results)
    if op.attributes:
        pr.optional_attr_dict(op)


# scf.execute_region


def parse_execute_region(p: OperationParser, loc: int) -> Operation:
    """scf.execute_region -> T no_inline { ... }"""
    results = p.take_arrow_types()
    stays = p.accept("no_inline")
    region = p.parse_region()
    attributes = p.parse_optional_attr_dict()
    if stays:
        attributes = p.join_attributes(loc, attributes, {"no_inline": UNIT})
    return Operation(p.declared("scf.execute_region"), [], results, attributes, loc, [region])


def print_execute_region(pr: Printer, op: Operation) -> None:
    if op.results:
        pr.write(pr.arrow_types([result.type for result in op.results]))
    pr.write(" no_inline " if "no_inline" in op.attributes else " ")
    pr.region(op.regions[0], False)
    pr.optional_attr_dict(op, ("no_inline",))


# scf.while


def parse_while(p: OperationParser, loc: int) -> Operation:
    """scf.while (%a = %x) : (T) -> U { ... } do { ... }"""
    carried: list[Argument] = []
    inits: list[int] = []
    if p.peek() == "(":
        carried, inits = take_assignments(p, loc)
    p.expect(":")
    at = p.i
    type = p.parse_type()
    if not isinstance(type, FunctionType):
        raise p.wrong_type_class(type, "builtin.function", loc, at)
    if len(type.inputs) != len(inits):
        raise p.op_error(
            f"expected as many input types as operands (expected {len(inits)} got {len(type.inputs)})", loc, at - 1
        )
    operands = p.resolve_operands(inits, type.inputs, loc)
    arguments = typed(carried, type.inputs)
    before = p.parse_region(arguments)
    p.expect_keyword("do", loc)
    after = p.parse_region()
    attributes: dict[str, Attribute] = NO_ATTRIBUTES
    if p.accept("attributes"):
        if p.peek() != "{":
            raise p.wrong_token("expected '{' in attribute dictionary")
        attributes = p.parse_optional_attr_dict()
    return Operation(p.declared("scf.while"), operands, type.results, attributes, loc, [before, after])


def print_while(pr: Printer, op: Operation) -> None:
    entry = op.regions[0].first
    if entry is not None and entry.arguments:
        write_assignments(pr, entry.arguments, op.operands, " ")
    pr.write(f" : {pr.functional_type(op.operands, op.results)} ")
    pr.region(op.regions[0], False)
    pr.write(" do ")
    pr.region(op.regions[1])
    pr.optional_attr_dict(op, keyword=True)


# scf.parallel


def parse_parallel(p: OperationParser, loc: int) -> Operation:
    """scf.parallel (%i, %j) = (...) to (...) step (...) init (...) -> T { ... }"""
    info = p.declared("scf.parallel")
    inductions = _argument_list(p)
    p.expect("=")
    rank = len(inductions)
    lower = _sized(p, rank, loc)
    p.expect_keyword("to", loc)
    upper = _sized(p, rank, loc)
    p.expect_keyword("step", loc)
    step = _sized(p, rank, loc)
    inits: list[int] = []
    if p.accept("init"):
        inits = p.take_parenthesized_operands()
    results = p.take_arrow_types()
    region = p.parse_region(inductions)
    attributes = p.parse_optional_attr_dict()
    operands = [*lower, *upper, *step, *p.resolve_operands(inits, results, loc)]
    ensure_terminator(p, info, region, loc)
    own: dict[str, Attribute] = {"operandSegmentSizes": segments(rank, rank, rank, len(inits))}
    return Operation(info, operands, results, p.join_attributes(loc, attributes, own), loc, [region])


def _sized(p: OperationParser, count: int, loc: int) -> list[Value]:
    at = p.i
    operands = p.take_parenthesized_operands()
    if len(operands) != count:
        raise p.op_error(f"expected {count} operands", loc, at)
    return [p.resolve_operand(one, INDEX) for one in operands]


def print_parallel(pr: Printer, op: Operation) -> None:
    entry = op.regions[0].entry()
    lower, upper, step, inits = (
        pr.operands(operand_group(op, name)) for name in ("lowerBound", "upperBound", "step", "initVals")
    )
    pr.write(f" ({pr.operands(entry.arguments)}) = ({lower}) to ({upper}) step ({step})")
    if inits:
        pr.write(f" init ({inits})")
    if op.results:
        pr.write(pr.arrow_types([result.type for result in op.results]))
    pr.write(" ")
    pr.region(op.regions[0], False)
    pr.optional_attr_dict(op, ("operandSegmentSizes",))


# scf.forall


def parse_forall(p: OperationParser, loc: int) -> Operation:
    """scf.forall (%i) in (%n) shared_outs(%o = %t) -> (T) { ... }, or (%i) = (..) to (..) step (..)"""
    info = p.declared("scf.forall")
    inductions = _argument_list(p)
    if p.accept("in"):
        upper, static_upper = take_index_list(p, loc, "(", ")")
        lower: list[int] = []
        step: list[int] = []
        static_lower = [0] * len(inductions)
        static_step = [1] * len(inductions)
    else:
        p.expect("=")
        lower, static_lower = take_index_list(p, loc, "(", ")")
        p.expect_keyword("to", loc)
        upper, static_upper = take_index_list(p, loc, "(", ")")
        p.expect_keyword("step", loc)
        step, static_step = take_index_list(p, loc, "(", ")")
    carried: list[Argument] = []
    outputs: list[int] = []
    results: list[Type] = []
    if p.accept("shared_outs"):
        at = p.i - 1
        carried, outputs = take_assignments(p, loc)
        results = p.take_arrow_types()
        if len(results) != len(carried):
            raise p.wrong_operand_count(len(carried), len(results), loc, at)
    arguments = [*inductions, *typed(carried, results)]
    operands = [p.resolve_operand(one, INDEX) for one in (*lower, *upper, *step)]
    operands.extend(p.resolve_operands(outputs, results, loc))
    region = p.parse_region(arguments)
    _ensure_in_parallel(p, region, loc)
    own: dict[str, Attribute] = {
        "staticLowerBound": DenseArrayAttr.get(I64, tuple(static_lower)),
        "staticUpperBound": DenseArrayAttr.get(I64, tuple(static_upper)),
        "staticStep": DenseArrayAttr.get(I64, tuple(static_step)),
        "operandSegmentSizes": segments(len(lower), len(upper), len(step), len(outputs)),
    }
    attributes = p.join_attributes(loc, p.parse_optional_attr_dict(), own)
    return Operation(info, operands, results, attributes, loc, [region])


def _ensure_in_parallel(p: OperationParser, region: Region, loc: int) -> None:
    """Adds `scf.forall.in_parallel {}` where the text left it out; another terminator stays, for the verifier."""
    block = region.first
    if block is None:
        block = Block()
        region.append(block)
    if block.last is None or not block.last.info.traits & TERMINATOR:
        inner = Region()
        inner.append(Block())
        block.append(Operation(p.declared("scf.forall.in_parallel"), [], (), NO_ATTRIBUTES, loc, [inner]))


def _mixed_text(pr: Printer, values: list[Value], static: Attribute | None) -> str:
    assert isinstance(static, DenseArrayAttr)
    rest = iter(values)
    return "(" + ", ".join([next(rest).name if one == DYNAMIC else str(one) for one in static.values]) + ")"


def print_forall(pr: Printer, op: Operation) -> None:
    entry = op.regions[0].entry()
    bounds = [_mixed_text(pr, operand_group(op, name), op.attributes.get(static_name(name))) for name in BOUNDS]
    lower, _, step = mixed_bounds(op)
    rank = len(lower)
    pr.write(f" ({pr.operands(entry.arguments[:rank])})")
    if all_known(lower, 0) and all_known(step, 1):
        pr.write(f" in {bounds[1]}")
    else:
        pr.write(f" = {bounds[0]} to {bounds[1]} step {bounds[2]}")
    if op.results:
        write_assignments(pr, entry.arguments[rank:], operand_group(op, "outputs"), " shared_outs")
        pr.write(f" -> ({pr.types_of(op.results)})")
    pr.write(" ")
    last = entry.last
    ends_plainly = last is None or not _has_arguments(last.regions[0])
    pr.region(op.regions[0], False, bool(op.results) or not ends_plainly)
    pr.optional_attr_dict(op, ("operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep"))


def parse_in_parallel(p: OperationParser, loc: int) -> Operation:
    """scf.forall.in_parallel { ... }"""
    region = p.parse_region()
    if region.first is None:
        region.append(Block())
    attributes = p.parse_optional_attr_dict()
    return Operation(p.declared("scf.forall.in_parallel"), [], (), attributes, loc, [region])


def _has_arguments(region: Region) -> bool:
    """The first block has arguments: a region that is read without a label has none."""
    return region.first is not None and len(region.first.arguments) != 0


def print_in_parallel(pr: Printer, op: Operation) -> None:
    if _has_arguments(op.regions[0]):
        raise NoCustomForm
    pr.write(" ")
    pr.region(op.regions[0], False, True)
    pr.optional_attr_dict(op)


# scf.index_switch: custom<SwitchCases>($cases, $caseRegions)


def parse_switch_cases(p: OperationParser, state: ParseState, args: list[str]) -> None:
    """case 2 { ... } case 3 { ... }"""
    values: list[int] = []
    regions = state.regions.setdefault("caseRegions", [])
    while p.accept("case"):
        values.append(p.take_form_integer(state.loc))
        regions.append(p.parse_region())
    state.attributes["cases"] = DenseArrayAttr.get(I64, tuple(values))


def print_switch_cases(pr: Printer, op: Operation, args: list[str]) -> None:
    cases = op.attributes["cases"]
    assert isinstance(cases, DenseArrayAttr)
    if any(_has_arguments(region) for region in op.regions[1:]):
        raise NoCustomForm
    for value, region in zip(cases.values, op.regions[1:], strict=False):
        pr.write(f"\n{pr.indent}case {value} ")
        pr.region(region, False)
