"""Dialects of IRDL files: their ops are read in generic form and verified by the constraints of the file."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, StringAttr, TypeAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import Dialect, OpInfo
from pyopt.ir.types import I32, Type
from pyopt.irdl.constraints import Assignment
from pyopt.irdl.dialect import SINGLE, VariadicityArrayAttr, names_of
from pyopt.irdl.instances import AttributeInIrdl, DeclaredInIrdl, parser_of_parameters
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    from pyopt.irdl.instances import CheckParameters
    from pyopt.syntax.operand_parser import OperandParser

_ANYTHING: Final = "values: variadic<AnyType>"


def dialects_of(module: Operation) -> list[Dialect]:
    """The dialects that the ops irdl.dialect in a module declare."""
    return [_dialect(op) for op in module.walk() if op.name == "irdl.dialect"]


def _symbol(op: Operation) -> str:
    name = op.attributes["sym_name"]
    assert isinstance(name, StringAttr)
    return name.value


def _inner(op: Operation, name: str) -> Operation | None:
    """The only op of a name in a definition."""
    return next((one for one in _ops_in(op) if one.name == name), None)


def _dialect(op: Operation) -> Dialect:
    name = _symbol(op)
    types: dict[str, Callable[..., Type]] = {}
    attributes: dict[str, Callable[..., Attribute]] = {}
    ops: list[OpInfo] = []
    for one in _ops_in(op):
        keyword = f"{name}.{_symbol(one)}" if "sym_name" in one.attributes else ""
        if one.name == "irdl.type":
            types[_symbol(one)] = _type_parser(keyword, one)
        elif one.name == "irdl.attribute":
            attributes[_symbol(one)] = _attribute_parser(keyword, one)
        elif one.name == "irdl.operation":
            ops.append(_op_info(keyword, one))
    return Dialect(name, ops, attributes, types, dynamic=True, doc="Declared in IRDL.")


def _ops_in(op: Operation) -> list[Operation]:
    return [one for region in op.regions for block in region for one in block]


# Types and attributes.


def _checker(definition: Operation) -> CheckParameters:
    parameters = _inner(definition, "irdl.parameters")
    constraints = [] if parameters is None else parameters.operands

    def check(given: Sequence[Attribute]) -> str | None:
        if len(given) != len(constraints):
            return f"expected {len(constraints)} type arguments, but had {len(given)}"
        assignment = Assignment()
        for constraint, one in zip(constraints, given, strict=True):
            problem = assignment.problem(constraint, one)
            if problem is not None:
                return problem
        return None

    return check


def _type_parser(keyword: str, definition: Operation) -> Callable[[OperandParser], Type]:
    parse = parser_of_parameters(_checker(definition))
    return lambda p: DeclaredInIrdl.get(keyword, parse(p))


def _attribute_parser(keyword: str, definition: Operation) -> Callable[[OperandParser], Attribute]:
    parse = parser_of_parameters(_checker(definition))
    return lambda p: AttributeInIrdl.get(keyword, parse(p))


# Ops.


def _op_info(name: str, definition: Operation) -> OpInfo:
    def verify(op: Operation) -> str | None:
        return _verify(op, definition)

    return OpInfo(
        name,
        operands=_ANYTHING,
        results=_ANYTHING,
        regions="regions: variadic",
        verify=verify,
    )


def _verify(op: Operation, definition: Operation) -> str | None:
    """What is wrong with an op by its definition; what the reference says without the op is raised."""
    assignment = Assignment()
    attributes = _inner(definition, "irdl.attributes")
    if attributes is not None:
        names = names_of(attributes, "attributeValueNames")
        for name in names:
            if name not in op.attributes:
                return f'attribute "{name}" is expected but not provided'
    regions = _inner(definition, "irdl.regions")
    declared = 0 if regions is None else len(regions.operands)
    if declared != len(op.regions):
        return f"unexpected number of regions: expected {declared} but got {len(op.regions)}"
    pairs = _pairs(op, "operand", _inner(definition, "irdl.operands"), op.operands)
    pairs += _pairs(op, "result", _inner(definition, "irdl.results"), op.results)
    for constraint, value in pairs:
        _require(assignment.problem(constraint, TypeAttr.get(value.type)))
    if attributes is not None:
        for name, constraint in zip(names, attributes.operands, strict=True):
            _require(assignment.problem(constraint, op.attributes[name]))
    for number, region in enumerate(op.regions):
        assert regions is not None
        rule = regions.operands[number].op
        assert rule is not None
        _verify_region(op, number, region, rule, assignment)
    return None


def _require(problem: str | None) -> None:
    if problem is not None:
        raise DiagnosticError(problem)


def _pairs(op: Operation, kind: str, declared: Operation | None, values: Sequence[Value]) -> list[tuple[Value, Value]]:
    """Each operand or result with its constraint; raises the error of a wrong number."""
    constraints = [] if declared is None else declared.operands
    given = None if declared is None else declared.attributes.get("variadicity")
    kinds = given.values if isinstance(given, VariadicityArrayAttr) else (SINGLE,) * len(constraints)
    single = sum(1 for one in kinds if one == SINGLE)
    variable = len(kinds) - single
    if variable > 1:
        sizes = _segments(op, kind, kinds, len(values))
    else:
        rest = len(values) - single
        if variable == 0 and rest:
            raise DiagnosticError(f"op expects exactly {single} {kind}s, but got {len(values)}")
        if rest < 0:
            raise DiagnosticError(f"op expects at least {single} {kind}s, but got {len(values)}")
        if "optional" in kinds and rest > 1:
            raise DiagnosticError(f"op expects at most {single + 1} {kind}s, but got {len(values)}")
        sizes = [1 if one == SINGLE else rest for one in kinds]
    pairs: list[tuple[Value, Value]] = []
    start = 0
    for constraint, size in zip(constraints, sizes, strict=True):
        pairs += [(constraint, value) for value in values[start : start + size]]
        start += size
    return pairs


def _segments(op: Operation, kind: str, kinds: Sequence[str], total: int) -> list[int]:
    """The sizes of the groups where several have no fixed size, which an attribute says."""
    name = f"{kind}SegmentSizes"
    found = op.attributes.get(name)
    if found is None:
        raise DiagnosticError(f"'{name}' attribute is expected but not provided")
    if not isinstance(found, DenseArrayAttr) or found.element_type is not I32:
        raise DiagnosticError(f"'{name}' attribute is expected to be a dense i32 array")
    what = f"'{name}' attribute for specifying {kind} segments must have"
    if len(found.values) != len(kinds):
        raise DiagnosticError(f"{what} {len(kinds)} elements, but got {len(found.values)}")
    for number, (size, word) in enumerate(zip(found.values, kinds, strict=True)):
        if size < 0:
            raise DiagnosticError(f"{what} non-negative values")
        allowed = {SINGLE: (1,), "optional": (0, 1)}.get(word)
        if allowed is not None and size not in allowed:
            words = " or ".join([str(one) for one in allowed])
            raise DiagnosticError(f"element {number} in '{name}' attribute must be equal to {words}")
    if sum(found.values) != total:
        raise DiagnosticError(f"sum of elements in '{name}' attribute must be equal to the number of {kind}s")
    return list(found.values)


def _verify_region(op: Operation, number: int, region: Region, rule: Operation, assignment: Assignment) -> None:
    """Raises the error of a region with other arguments, or another number of blocks, than `irdl.region` says."""
    blocks = list(region)
    if "constrainedArguments" in rule.attributes:
        arguments = blocks[0].arguments if blocks else []
        if len(arguments) != len(rule.operands):
            place = arguments[0].loc if arguments else op.loc
            message = f"expected region {number} to have {len(rule.operands)} arguments but got {len(arguments)}"
            raise DiagnosticError(message, place, (("see the operation", op.place()),))
        for constraint, argument in zip(rule.operands, arguments, strict=True):
            _require(assignment.problem(constraint, TypeAttr.get(argument.type)))
    size = rule.attributes.get("numberOfBlocks")
    if isinstance(size, IntegerAttr) and len(blocks) != size.value:
        raise DiagnosticError(f"expected region {number} to have {size.value} block(s) but got {len(blocks)}")
