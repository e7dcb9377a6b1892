"""The custom forms of iterate and coiterate, and of the levels that an iteration space is extracted from."""

from __future__ import annotations

from pyopt.diagnostics.errors import DiagnosticError
from pyopt.dialects.sparse_tensor.encoding_parser import level_range_error
from pyopt.dialects.sparse_tensor.types import IterSpaceType, level_range_text
from pyopt.dialects.sparse_tensor.verify_regions import case_masks
from pyopt.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from pyopt.ir.core import NO_ATTRIBUTES, BlockArgument, Operation, Region, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import I64, INDEX, Type
from pyopt.syntax.format_parser import ParseState, ensure_terminator
from pyopt.syntax.parser import Argument, OperationParser
from pyopt.syntax.printer import Printer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


# custom<LevelRange>($loLvl, $hiLvl)


def parse_levels(p: OperationParser, state: ParseState, args: list[str]) -> None:
    """`1`, or `0 to 2`."""
    low = _level(p, state.loc)
    high = _level(p, state.loc) if p.accept("to") else low + 1
    message = level_range_error(low, high)
    if message:
        raise p.op_error(message, state.loc)
    for name, value in zip(args, (low, high), strict=True):
        state.attributes[name] = IntegerAttr.get(value, INDEX)


def _level(p: OperationParser, loc: int) -> int:
    if p.peek() != "-" and not "0" <= p.peek()[:1] <= "9":
        raise p.op_error("expected integer value", loc, p.i)
    return p.take_integer()


def print_levels(pr: Printer, op: Operation, args: list[str]) -> None:
    low, high = (op.attributes[name] for name in args)
    assert isinstance(low, IntegerAttr) and isinstance(high, IntegerAttr)
    pr.write(level_range_text(low.value, high.value))


# What the two loops have in common.


def _optional_names(p: OperationParser, loc: int) -> list[int]:
    """`%a, _, %c`: the tokens of the names, -1 for `_`."""
    names: list[int] = []
    while True:
        if p.accept("_"):
            names.append(-1)
        elif p.peek()[:1] == "%" and len(p.peek()) > 1:
            names.append(p.take_operand())
        else:
            raise _bad_coordinates(p, p.wrong_token("expected SSA operand"), loc)
        if not p.accept(","):
            return names


def _bad_coordinates(p: OperationParser, error: DiagnosticError, loc: int) -> DiagnosticError:
    """The reference says what was wrong, and then what it was about."""
    error.also = (p.op_error('expecting SSA value or "_" for level coordinates', loc),)
    return error


def _coordinates(p: OperationParser, loc: int) -> list[int] | None:
    """`at(%a, _)` if it is here."""
    if not p.accept("at"):
        return None
    if not p.accept("("):
        raise _bad_coordinates(p, p.wrong_token("expected '('"), loc)
    if p.accept(")"):
        return []
    names = _optional_names(p, loc)
    if not p.accept(")"):
        raise _bad_coordinates(p, p.wrong_token("expected ')'"), loc)
    return names


def _assignments(p: OperationParser, loc: int) -> tuple[list[int], list[int]]:
    """`(%a = %x, %b = %y)`."""
    names: list[int] = []
    values: list[int] = []
    if not p.accept("("):
        raise p.op_error("expected '('", loc, p.i)
    if p.accept(")"):
        return names, values
    while True:
        names.append(p.take_operand())
        p.expect("=")
        values.append(p.take_operand())
        if not p.accept(","):
            break
    p.expect(")", "expected ',' or ')'")
    return names, values


def _arrow_types(p: OperationParser) -> list[Type]:
    """`-> T`, or `-> (T, U)`."""
    p.expect("->")
    if not p.accept("("):
        return [p.parse_type()]
    if p.accept(")"):
        return []
    types = p.take_type_list()
    p.expect(")")
    return types


def _space_type(type: Type, p: OperationParser, loc: int) -> IterSpaceType:
    if not isinstance(type, IterSpaceType):
        raise p.op_error("expected sparse_tensor.iter_space type for iteration space operands", loc)
    return type


def _used_levels(names: Sequence[int] | None, dim: int, p: OperationParser, loc: int) -> int:
    """The levels whose coordinates have names, as bits."""
    if names is None:
        return 0
    if len(names) != dim:
        raise p.op_error("mismatch in number of iteration space dimension and specified coordinates", loc)
    return sum(1 << level for level, name in enumerate(names) if name >= 0)


def _arguments(names: Sequence[int], types: Sequence[Type]) -> list[Argument]:
    return [Argument(name, type, NO_ATTRIBUTES, name) for name, type in zip(names, types, strict=True) if name >= 0]


def _check_distinct(p: OperationParser, names: Sequence[int]) -> None:
    """No two arguments have one name."""
    seen: dict[str, int] = {}
    for name in names:
        if name < 0:
            continue
        text = p.tokens[name]
        if text in seen:
            error = p.error(f"region entry argument '{text}' is already in use", name)
            error.notes = (("previously referenced here", p.error("", seen[text]).place),)
            raise error
        seen[text] = name


def _write_coordinates(pr: Printer, used: int, dim: int, arguments: Sequence[BlockArgument]) -> None:
    """` at(%a, _)`; the arguments are those of the coordinates in use."""
    if used:
        rest = iter(arguments)
        pieces = [next(rest).name if used >> level & 1 else "_" for level in range(dim)]
        pr.write(f" at({', '.join(pieces)})")


def _write_assignments(pr: Printer, arguments: Sequence[BlockArgument], values: Sequence[Value]) -> None:
    if values:
        pairs = zip(arguments, values, strict=True)
        pr.write(f" iter_args({', '.join([f'{one.name} = {value.name}' for one, value in pairs])})")


def _used(op: Operation) -> int:
    attribute = op.attributes["crdUsedLvls"]
    assert isinstance(attribute, IntegerAttr)
    return attribute.value % (1 << 64)


# iterate


def parse_iterate(p: OperationParser, loc: int) -> Operation:
    """sparse_tensor.iterate %it in %space at(%c, _) iter_args(%a = %x) : !space -> T { ... }"""
    iterators = p.take_operand_list()
    p.expect_keyword("in", loc)
    spaces = p.take_operand_list()
    if len(iterators) != len(spaces):
        raise p.op_error("mismatch in number of sparse iterators and sparse spaces", loc)
    coordinates = _coordinates(p, loc)
    names: list[int] = []
    values: list[int] = []
    carried = p.accept("iter_args")
    if carried:
        names, values = _assignments(p, loc)
    p.expect(":")
    space_types = p.take_type_list()
    if len(space_types) != len(spaces):
        raise p.op_error("mismatch in number of iteration space operands and iteration space types", loc)
    if len(spaces) != 1:
        raise p.op_error("expected only one iterator/iteration space", loc)
    space = _space_type(space_types[0], p, loc)
    used = _used_levels(coordinates, space.dim(), p, loc)
    results: list[Type] = []
    if carried:
        results = _arrow_types(p)
        if len(results) != len(names):
            raise p.op_error("mismatch in number of iteration arguments and return values", loc)
    operands = [p.resolve_operand(spaces[0], space), *p.resolve_operands(values, results, loc)]
    tokens = [iterators[0], *(coordinates or ()), *names]
    _check_distinct(p, tokens)
    types = [space.iterator_type(), *[INDEX] * len(coordinates or ()), *results]
    info = p.context.op_info("sparse_tensor.iterate")
    assert info is not None
    region = p.parse_region(_arguments(tokens, types))
    ensure_terminator(p, info, region, loc)
    attributes = p.parse_optional_attr_dict()
    if "crdUsedLvls" in attributes:
        raise p.op_error("attribute 'crdUsedLvls' occurs more than once in the attribute list", loc)
    attributes = {**attributes, "crdUsedLvls": IntegerAttr.get(used, I64)}
    return Operation(info, operands, results, attributes, loc, [region])


def print_iterate(pr: Printer, op: Operation) -> None:
    """As in the reference, attributes beyond the op's own are left out."""
    entry = op.regions[0].first
    space = op.operands[0]
    assert entry is not None and isinstance(space.type, IterSpaceType)
    used = _used(op)
    first = 1 + used.bit_count()
    pr.write(f" {entry.arguments[0].name} in {space.name}")
    _write_coordinates(pr, used, space.type.dim(), entry.arguments[1:first])
    inits = op.operands[1:]
    _write_assignments(pr, entry.arguments[first:], inits)
    pr.write(f" : {pr.type(space.type)}")
    if inits:
        pr.write(f" -> ({pr.types_of(inits)})")
    pr.write(" ")
    pr.region(op.regions[0], False, bool(inits))


# coiterate


def parse_coiterate(p: OperationParser, loc: int) -> Operation:
    """sparse_tensor.coiterate (%s, %t) at(%c) iter_args(%a = %x) : (!space, !space) -> T case %i, _ { ... }"""
    p.expect("(", "expected '(' in operand list")
    spaces = p.take_operand_list()
    p.expect(")", "expected ')' in operand list")
    coordinates = _coordinates(p, loc)
    names: list[int] = []
    values: list[int] = []
    carried = p.accept("iter_args")
    if carried:
        names, values = _assignments(p, loc)
    p.expect(":")
    p.expect("(")
    types = p.take_type_list()
    p.expect(")")
    if len(types) != len(spaces):
        raise p.op_error("mismatch in number of iteration space operands and iteration space types", loc)
    space_types = [_space_type(type, p, loc) for type in types]
    used = _used_levels(coordinates, space_types[0].dim(), p, loc)
    results: list[Type] = []
    if carried:
        results = _arrow_types(p)
        if len(results) != len(names):
            raise p.op_error("mismatch in number of iteration arguments and return values", loc)
    operands = [p.resolve_operand(one, type) for one, type in zip(spaces, space_types, strict=True)]
    operands.extend(p.resolve_operands(values, results, loc))
    info = p.context.op_info("sparse_tensor.coiterate")
    assert info is not None
    shared = [*names, *(coordinates or ())]
    shared_types: list[Type] = [*results, *[INDEX] * len(coordinates or ())]
    masks: list[Attribute] = []
    regions: list[Region] = []
    while p.accept("case"):
        iterators = _optional_names(p, loc)
        if len(iterators) != len(spaces):
            raise p.op_error("mismatch in number of iteration spaces and iterators of a case", loc)
        tokens = [*shared, *iterators]
        _check_distinct(p, tokens)
        iterator_types = [type.iterator_type() for type in space_types]
        region = p.parse_region(_arguments(tokens, [*shared_types, *iterator_types]))
        ensure_terminator(p, info, region, loc)
        regions.append(region)
        mask = sum(1 << position for position, name in enumerate(iterators) if name >= 0)
        masks.append(IntegerAttr.get(mask, I64))
    attributes = {
        **p.parse_optional_attr_dict(),
        "crdUsedLvls": IntegerAttr.get(used, I64),
        "cases": ArrayAttr.get(tuple(masks)),
        "operandSegmentSizes": segments(len(spaces), len(values)),
    }
    return Operation(info, operands, results, attributes, loc, regions)


def print_coiterate(pr: Printer, op: Operation) -> None:
    spaces = operand_group(op, "iterSpaces")
    inits = operand_group(op, "initArgs")
    entry = op.regions[0].first
    first_type = spaces[0].type
    assert entry is not None and isinstance(first_type, IterSpaceType)
    used = _used(op)
    last = len(inits) + used.bit_count()
    pr.write(f" ({pr.operands(spaces)})")
    _write_coordinates(pr, used, first_type.dim(), entry.arguments[len(inits) : last])
    _write_assignments(pr, entry.arguments[: len(inits)], inits)
    pr.write(f" : ({pr.types_of(spaces)})")
    if inits:
        pr.write(pr.arrow_types([one.type for one in inits]))
    for region, mask in zip(op.regions, case_masks(op), strict=True):
        block = region.first
        assert block is not None
        rest = iter(block.arguments[last:])
        names = [next(rest).name if mask >> position & 1 else "_" for position in range(len(spaces))]
        pr.write(f"\n{pr.indent}case {', '.join(names)} ")
        pr.region(region, False, bool(inits))
    pr.optional_attr_dict(op, ("cases", "crdUsedLvls", "operandSegmentSizes"))
