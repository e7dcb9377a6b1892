"""The custom forms of iterate and coiterate, and of the levels that an iteration space is extracted from."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding_parser import level_range_error
from pyopt.dialects.sparse_tensor.types import IterSpaceType, level_range_text
from pyopt.dialects.sparse_tensor.verify_regions import case_masks
from pyopt.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from pyopt.ir.core import BlockArgument, Operation, Region
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import I64, INDEX, Type
from pyopt.light import Sequence, final
from pyopt.syntax.format_parser import ParseState, ensure_terminator
from pyopt.syntax.loop_forms import take_argument, take_assignments, typed, write_assignments
from pyopt.syntax.parser import Argument, OperationParser
from pyopt.syntax.printer import Printer

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
    return p.take_form_integer(loc)


def print_levels(pr: Printer, op: Operation, args: list[str]) -> None:
    low, high = (op.attributes[name] for name in args)
    assert isinstance(low, IntegerAttr) and isinstance(high, IntegerAttr)
    pr.write(level_range_text(low.value, high.value))


# What the two loops have in common.


@final
class _Loop:
    """`at(%c, _) iter_args(%a = %x) : types -> T`: what stands between a loop's spaces and its regions.

    coordinates: an argument a level, None for `_`; used: the levels with an argument, as bits.
    """

    def __init__(self, p: OperationParser, loc: int) -> None:
        self.coordinates = _coordinates(p, loc)
        self.carried: list[Argument] = []
        self.inits: list[int] = []
        self.has_inits = p.accept("iter_args")
        if self.has_inits:
            self.carried, self.inits = take_assignments(p, loc)
        self.spaces: list[IterSpaceType] = []
        self.used = 0
        self.results: list[Type] = []

    def take_types(self, p: OperationParser, types: list[Type], loc: int) -> None:
        """The types of the spaces, which are taken already, and of what is carried."""
        for type in types:
            if not isinstance(type, IterSpaceType):
                raise p.op_error("expected sparse_tensor.iter_space type for iteration space operands", loc)
            self.spaces.append(type)
        for level, coordinate in enumerate(self.coordinates or ()):
            self.used |= 0 if coordinate is None else 1 << level
        if self.has_inits:
            if p.peek() != "->":
                raise p.wrong_token("expected '->'")
            self.results = p.take_arrow_types()
            if len(self.results) != len(self.carried):
                raise p.op_error("mismatch in number of iteration arguments and return values", loc)
        typed(self.carried, self.results)

    def named_coordinates(self) -> list[Argument]:
        return [one for one in self.coordinates or () if one is not None]


def _optional_arguments(p: OperationParser, loc: int) -> list[Argument | None]:
    """`%a, _, %c`."""
    arguments: list[Argument | None] = []
    while True:
        if p.accept("_"):
            arguments.append(None)
        else:
            try:
                arguments.append(take_argument(p))
            except DiagnosticError as error:
                raise _about_coordinates(p, error, loc) from None
        if not p.accept(","):
            return arguments


def _about_coordinates(p: OperationParser, error: DiagnosticError, loc: int) -> DiagnosticError:
    """The reference says what was wrong, and then what it was about."""
    error.also = (p.op_error('expecting SSA value or "_" for level coordinates', loc),)
    return error


def _coordinates(p: OperationParser, loc: int) -> list[Argument | None] | None:
    """`at(%a, _)` if it is here."""
    if not p.accept("at"):
        return None
    if not p.accept("("):
        raise _about_coordinates(p, p.wrong_token("expected '('"), loc)
    if p.accept(")"):
        return []
    arguments = _optional_arguments(p, loc)
    if not p.accept(")"):
        raise _about_coordinates(p, p.wrong_token("expected ')'"), loc)
    return arguments


def _check_distinct(p: OperationParser, arguments: Sequence[Argument]) -> None:
    """No two arguments have one name."""
    seen: dict[str, int] = {}
    for argument in arguments:
        text = p.tokens[argument.token]
        if text in seen:
            error = p.error(f"region entry argument '{text}' is already in use", argument.token)
            error.notes = (("previously referenced here", p.error("", seen[text]).place),)
            raise error
        seen[text] = argument.token


def _write_coordinates(pr: Printer, used: int, dim: int, arguments: Sequence[BlockArgument]) -> None:
    """` at(%a, _)`; the arguments are those of the coordinates in use."""
    if used:
        rest = iter(arguments)
        pieces = [next(rest).name if used >> level & 1 else "_" for level in range(dim)]
        pr.write(f" at({', '.join(pieces)})")


def _used(op: Operation) -> int:
    attribute = op.attributes["crdUsedLvls"]
    assert isinstance(attribute, IntegerAttr)
    return attribute.value % (1 << 64)


# iterate


def parse_iterate(p: OperationParser, loc: int) -> Operation:
    """sparse_tensor.iterate %it in %space at(%c, _) iter_args(%a = %x) : !space -> T { ... }"""
    iterators: list[Argument] = []
    if p.peek()[:1] == "%":
        iterators.append(take_argument(p))
        while p.accept(","):
            iterators.append(take_argument(p))
    p.expect_keyword("in", loc)
    spaces = p.take_operand_list()
    if len(iterators) != len(spaces):
        raise p.op_error("mismatch in number of sparse iterators and sparse spaces", loc)
    loop = _Loop(p, loc)
    p.expect(":")
    types = p.take_type_list()
    if len(types) != len(spaces):
        raise p.op_error("mismatch in number of iteration space operands and iteration space types", loc)
    if len(spaces) != 1:
        raise p.op_error("expected only one iterator/iteration space", loc)
    loop.take_types(p, types, loc)
    operands = p.resolve_operands(spaces, types, loc) + p.resolve_operands(loop.inits, loop.results, loc)
    iterators[0].type = loop.spaces[0].iterator_type()
    arguments = [*loop.carried, *loop.named_coordinates(), *iterators]
    _check_distinct(p, arguments)
    info = p.declared("sparse_tensor.iterate")
    region = p.parse_region(arguments)
    ensure_terminator(p, info, region, loc)
    own: dict[str, Attribute] = {"crdUsedLvls": IntegerAttr.get(loop.used, I64)}
    attributes = p.join_attributes(loc, p.parse_optional_attr_dict(), own)
    return Operation(info, operands, loop.results, attributes, loc, [region])


def print_iterate(pr: Printer, op: Operation) -> None:
    entry = op.regions[0].first
    space = op.operands[0]
    assert entry is not None and isinstance(space.type, IterSpaceType)
    inits = op.operands[1:]
    pr.write(f" {entry.arguments[-1].name} in {space.name}")
    _write_coordinates(pr, _used(op), space.type.dim(), entry.arguments[len(inits) : -1])
    write_assignments(pr, entry.arguments[: len(inits)], inits)
    pr.write(f" : {pr.type(space.type)} ")
    if inits:
        pr.write(pr.arrow_types([one.type for one in inits]))
    pr.write(" ")
    pr.region(op.regions[0], False, bool(inits))
    pr.optional_attr_dict(op, ("crdUsedLvls",))


# coiterate


def parse_coiterate(p: OperationParser, loc: int) -> Operation:
    """sparse_tensor.coiterate (%s, %t) at(%c) iter_args(%a = %x) : (!space, !space) -> T case %i, _ { ... }"""
    spaces = p.take_parenthesized_operands()
    loop = _Loop(p, loc)
    p.expect(":")
    p.expect("(")
    types = p.take_type_list()
    p.expect(")")
    if len(types) != len(spaces):
        raise p.op_error("mismatch in number of iteration space operands and iteration space types", loc)
    loop.take_types(p, types, loc)
    if loop.coordinates is not None and len(loop.coordinates) != loop.spaces[0].dim():
        raise p.op_error("mismatch in number of iteration space dimension and specified coordinates", loc)
    operands = p.resolve_operands(spaces, types, loc) + p.resolve_operands(loop.inits, loop.results, loc)
    info = p.declared("sparse_tensor.coiterate")
    masks: list[Attribute] = []
    regions: list[Region] = []
    while p.accept("case"):
        iterators = _optional_arguments(p, loc)
        if len(iterators) != len(spaces):
            raise p.op_error("mismatch in number of iteration spaces and iterators of a case", loc)
        arguments = [*loop.carried, *loop.named_coordinates()]
        mask = 0
        for position, iterator in enumerate(iterators):
            if iterator is not None:
                iterator.type = loop.spaces[position].iterator_type()
                arguments.append(iterator)
                mask |= 1 << position
        _check_distinct(p, arguments)
        region = p.parse_region(arguments)
        ensure_terminator(p, info, region, loc)
        regions.append(region)
        masks.append(IntegerAttr.get(mask, I64))
    own: dict[str, Attribute] = {
        "crdUsedLvls": IntegerAttr.get(loop.used, I64),
        "cases": ArrayAttr.get(tuple(masks)),
        "operandSegmentSizes": segments(len(spaces), len(loop.inits)),
    }
    attributes = p.join_attributes(loc, p.parse_optional_attr_dict(), own)
    return Operation(info, operands, loop.results, attributes, loc, regions)


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
    write_assignments(pr, entry.arguments[: len(inits)], inits)
    pr.write(f" : ({pr.types_of(spaces)})")
    if inits:
        pr.write(pr.arrow_types([one.type for one in inits]))
    for region, mask in zip(op.regions, case_masks(op), strict=True):
        block = region.entry()
        rest = iter(block.arguments[last:])
        names = [next(rest).name if mask >> position & 1 else "_" for position in range(len(spaces))]
        pr.write(f"\n{pr.indent}case {', '.join(names)} ")
        pr.region(region, False, bool(inits))
    pr.optional_attr_dict(op, ("cases", "crdUsedLvls", "operandSegmentSizes"))
