"""The plain case of `attr-dict ($values^ `:` type($values))?`: terminators such as `return %a, %b : i32, index`.

Like `format_fast`, it only deals with what is valid and has no attributes, and leaves the rest to the general walk.
"""

from __future__ import annotations

from pyopt.ir.core import NO_ATTRIBUTES, Operation, Value
from pyopt.light import final
from pyopt.syntax.format_language import ATTR_DICT, LITERAL, OPERAND, OPTIONAL, TYPE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from pyopt.ir.opinfo import OpInfo
    from pyopt.syntax.format_parser import Format
    from pyopt.syntax.operand_parser import OperandParser
    from pyopt.syntax.operand_printer import OperandPrinter


def is_list(form: Format) -> bool:
    """The format is of this kind, and the op has nothing but one group of operands."""
    signature = form.signature
    elements = form.elements
    if [element.kind for element in elements] != [ATTR_DICT, OPTIONAL] or elements[0].flag:
        return False
    if len(signature.operands) != 1 or signature.operands[0].kind != "variadic":
        return False
    if signature.results or signature.attributes or signature.regions or signature.successors:
        return False
    group = elements[1].arguments
    return (
        [element.kind for element in group] == [OPERAND, LITERAL, TYPE]
        and not elements[1].otherwise
        and group[1].text == ":"
        and group[2].arguments[0].kind == OPERAND
    )


@final
class ListParser:
    """Parses `%a, %b : T, U`, or nothing where a region ends."""

    __slots__ = ("info", "slow")

    def __init__(self, info: OpInfo, slow: Callable[[OperandParser, int], Operation]) -> None:
        self.info = info
        self.slow = slow

    def parse(self, p: OperandParser, loc: int) -> Operation:
        tokens = p.tokens
        values = p.values
        i = loc + 1
        operands: list[Value] = []
        if tokens[i] != "}":
            while True:
                value = values.get(tokens[i])
                if value is None:
                    return self.slow(p, loc)
                operands.append(value)
                i += 2
                if tokens[i - 1] != ",":
                    break
            if tokens[i - 1] != ":":
                return self.slow(p, loc)
            types = p.types
            end = ","
            for value in operands:
                if end != ",":
                    return self.slow(p, loc)
                type = types.get(tokens[i])
                if type is None:
                    p.i = i
                    type = p.parse_type()
                    i = p.i - 1
                    p.i = loc + 1
                if type is not value.type:
                    return self.slow(p, loc)
                end = tokens[i + 1]
                i += 2
            if end == ",":
                return self.slow(p, loc)
            i -= 1
        p.i = i
        return Operation(self.info, operands, (), NO_ATTRIBUTES, loc)


@final
class ListPrinter:
    """Prints the line of an op without attributes."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def line(self, pr: OperandPrinter, op: Operation, indent: str) -> bool:
        if op.attributes:
            return False
        operands = op.operands
        if operands:
            names = ", ".join([value.name for value in operands])
            types = ", ".join([pr.type(value.type) for value in operands])
            pr.write(f"{indent}{self.name} {names} : {types}\n")
        else:
            pr.write(f"{indent}{self.name}\n")
        return True
