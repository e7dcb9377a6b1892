"""The cf dialect: branches between the blocks of a region, and assert."""

from __future__ import annotations

from pyopt.dialects.branch_weights import WEIGHTS, verify_weights
from pyopt.dialects.switch_cases import case_segments, case_values
from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.opinfo import BRANCH, OPERAND_SEGMENTS, PURE, TERMINATOR, Dialect, OpInfo
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I32, IntegerType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.syntax.format_parser import ParseState
from pyopt.syntax.parser import OperationParser

if TYPE_CHECKING:
    from pyopt.syntax.printer import Printer

# cf.switch.


def parse_cases(p: OperationParser, state: ParseState, arguments: list[str]) -> None:
    """`default: ^a(%x : T), 42: ^b, ...`; the flag's type was read before."""
    flag = state.operand_types["flag"][0]
    if not isinstance(flag, IntegerType):
        raise p.wrong_type_class(flag, "builtin.integer", state.loc, p.i - 3)
    if not p.accept("default"):
        raise p.op_error("expected 'default'", state.loc, p.i)
    p.expect(":")
    state.successors["defaultDestination"] = [p.take_successor()]
    # As in the reference, `%a#1` may go to a case, but not to the default.
    state.operands["defaultOperands"], state.operand_types["defaultOperands"] = _operands(p, numbers=False)
    values: list[int] = []
    sizes: list[int] = []
    blocks = state.successors.setdefault("caseDestinations", [])
    operands: list[int] = []
    types: list[Type] = []
    while p.accept(","):
        at = p.i
        token = p.tokens[at]
        if token in ("true", "false"):
            p.i += 1
            values.append(-int(token == "true"))  # an i1 is extended with its sign
        elif token == "-" or token[:1].isdigit():
            values.append(p.take_form_integer(state.loc) if flag.width <= 64 else _wide_case(p, state.loc, flag.width))
        else:
            raise p.op_error("expected integer value", state.loc, at)
        p.expect(":")
        blocks.append(p.take_successor())
        some_operands, some_types = _operands(p, numbers=True)
        operands.extend(some_operands)
        types.extend(some_types)
        sizes.append(len(some_operands))
    state.operands["caseOperands"] = operands
    state.operand_types["caseOperands"] = types
    state.attributes["case_operand_segments"] = DenseArrayAttr.get(I32, tuple(sizes))
    if values:
        state.attributes["case_values"] = DenseElementsAttr.from_values(VectorType.get((len(values),), flag), values)


def _wide_case(p: OperationParser, loc: int, width: int) -> int:
    """A case of more than 64 bits: the reference prints but does not read what has more."""
    at = p.i
    value = p.take_integer()
    if not -1 << (width - 1) <= value < 1 << width:
        raise p.op_error("integer value too large", loc, at)
    return value


def _operands(p: OperationParser, numbers: bool) -> tuple[list[int], list[Type]]:
    """`(%x, %y : T, U)` if it is here."""
    if not p.accept("("):
        return [], []
    operands = p.take_operand_list(numbers)
    p.expect(":")
    types = p.take_type_list()
    p.expect(")")
    return operands, types


def print_cases(pr: Printer, op: Operation, arguments: list[str]) -> None:
    write = pr.write
    write("  default: " + op.successors[0].name)
    default = operand_group(op, "defaultOperands")
    if default:
        write(f"({pr.operands(default)} : {pr.types_of(default)})")
    values = case_values(op)
    if not values:
        return
    flag = op.operands[0].type
    mask = (1 << flag.width) - 1 if isinstance(flag, IntegerType) else -1
    operands = operand_group(op, "caseOperands")
    start = 0
    for value, size, block in zip(values, case_segments(op), op.successors[1:], strict=False):
        write(f",\n{pr.indent}  {value & mask}: {block.name}")
        if size:
            some = operands[start : start + size]
            write(f"({pr.operands(some)} : {pr.types_of(some)})")
            start += size
    write("\n" + pr.indent)


def verify_switch(op: Operation) -> str | None:
    """One value and one number of operands for each case."""
    cases = len(op.successors) - 1
    values = op.attributes.get("case_values")
    if not isinstance(values, DenseElementsAttr):
        if cases:
            return f"number of case values (0) should match number of case destinations ({cases})"
        return None
    flag = op.operands[0].type
    element = values.element_type
    if flag is not element:
        printer = AttributePrinter()
        return f"'flag' type ('{printer.type(flag)}') should match case value type ('{printer.type(element)}')"
    if values.count != cases:
        return f"number of case values ({values.count}) should match number of case destinations ({cases})"
    segments = len(case_segments(op))
    if segments != cases:
        # The reference reads numbers that are not there.
        return f"number of case operand segments ({segments}) should match number of case destinations ({cases})"
    return None


DIALECT: Final = Dialect(
    "cf",
    [
        OpInfo(
            "cf.assert",
            operands="arg: I1",
            attributes="msg: StrAttr",
            syntax="$arg `,` $msg attr-dict",
            shape_transfer="pyopt.dialects.cf_shape_transfer:of_assert",
            doc="Stops the program with a message if the condition is false.",
        ),
        OpInfo(
            "cf.br",
            operands="destOperands: variadic<AnyType>",
            successors="dest: any",
            syntax="$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
            traits=PURE | TERMINATOR | BRANCH,
            doc="Goes on in a block.",
        ),
        OpInfo(
            "cf.cond_br",
            operands="condition: I1, trueDestOperands: variadic<AnyType>, falseDestOperands: variadic<AnyType>",
            successors="trueDest: any, falseDest: any",
            attributes=WEIGHTS,
            syntax="$condition (`weights` `(` $branch_weights^ `)`)? `,` "
            "$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
            "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
            traits=PURE | TERMINATOR | BRANCH | OPERAND_SEGMENTS,
            verify=verify_weights,
            doc="Goes on in one of two blocks.",
        ),
        OpInfo(
            "cf.switch",
            operands="flag: AnyInteger, defaultOperands: variadic<AnyType>, caseOperands: variadic<AnyType>",
            attributes="case_values: optional<AnyIntElementsAttr>, case_operand_segments: DenseI32ArrayAttr",
            successors="defaultDestination: any, caseDestinations: variadic",
            syntax="$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, "
            "$defaultOperands, type($defaultOperands), $case_values, $caseDestinations, $caseOperands, "
            "type($caseOperands), $case_operand_segments) `]` attr-dict",
            traits=PURE | TERMINATOR | BRANCH | OPERAND_SEGMENTS,
            custom={"SwitchOpCases": (parse_cases, print_cases)},
            verify=verify_switch,
            doc="Goes on in the block of the case that the flag equals.",
        ),
    ],
    inlinable=True,
    doc="Branches between blocks.",
)
