"""The custom directive DynamicIndexList: `[%a, 4, %b]`, static numbers and index operands in one list.

Hooks for `OpInfo.custom`: the first argument names the operand group, the second the array attribute.
"""

from __future__ import annotations

from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, I64, INDEX
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.syntax.format_parser import ParseState
    from pyopt.syntax.parser import OperationParser
    from pyopt.syntax.printer import Printer

BASIS_LIST: Final[dict[str, object]] = {
    "DynamicIndexList": (
        "pyopt.syntax.index_lists:parse_basis_list",
        "pyopt.syntax.index_lists:print_basis_list",
    )
}
"""The same in parentheses, as `"{}", "::mlir::AsmParser::Delimiter::Paren"` behind the two arguments says."""

INDEX_LIST: Final[dict[str, object]] = {
    "DynamicIndexList": (
        "pyopt.syntax.index_lists:parse_index_list",
        "pyopt.syntax.index_lists:print_index_list",
    )
}


def parse_index_list(p: OperationParser, state: ParseState, args: list[str]) -> None:
    """Takes `[...]`."""
    _parse(p, state, args, "[", "]")


def parse_basis_list(p: OperationParser, state: ParseState, args: list[str]) -> None:
    """Takes `(...)`."""
    _parse(p, state, args, "(", ")")


def _parse(p: OperationParser, state: ParseState, args: list[str], open: str, close: str) -> None:
    operands, static = take_index_list(p, state.loc, open, close)
    state.operands[args[0]] = operands
    state.operand_types[args[0]] = [INDEX] * len(operands)
    state.attributes[args[1]] = DenseArrayAttr.get(I64, tuple(static))


def take_index_list(p: OperationParser, loc: int, open: str = "[", close: str = "]") -> tuple[list[int], list[int]]:
    """`[%a, 4, %b]`: the operands' tokens, and the numbers with DYNAMIC where an operand stands.

    What is wrong with it is reported twice, as the reference does. A number may stand in brackets of its own, for ops
    that take scalable sizes; others do not care. (Behind an operand, brackets are taken too.)
    """
    if not p.accept(open):
        raise _twice(p, loc, p.wrong_token(f"expected '{open}' in dynamic index list"))
    operands: list[int] = []
    static: list[int] = []
    tokens = p.tokens
    if not p.accept(close):
        index = p.i
        while True:
            token = tokens[index]
            behind = tokens[index + 1]
            if "0" <= token[:1] <= "9" and behind in _BEHIND and token.isdigit() and len(token) < 19:
                static.append(int(token))
                index += 1
            elif token[:1] == "%" and len(token) > 1 and behind != "[":
                operands.append(index)
                static.append(DYNAMIC)
                index += 1
            else:
                p.i = index
                if token[:1] == "%" and len(token) > 1:
                    operands.append(p.take_operand())
                    static.append(DYNAMIC)
                    bracketed = p.accept("[")
                else:
                    bracketed = p.accept("[")
                    static.append(_integer(p, loc))
                if bracketed and not p.accept("]"):
                    raise p.op_error("expected SSA value or integer", loc)
                index = p.i
            if tokens[index] != ",":
                break
            index += 1
        p.i = index
        if not p.accept(close):
            raise _twice(p, loc, p.wrong_token(f"expected '{close}' in dynamic index list"))
    return operands, static


_BEHIND: Final = frozenset((",", "]", ")", ">"))
"""Tokens that cannot belong to a number before them."""
_WORDS: Final = {"true": -1, "false": 0}
"""The reference takes these for integers, too."""


def _integer(p: OperationParser, loc: int) -> int:
    token = p.peek()
    if token in _WORDS:
        return _WORDS[p.take()]
    if token != "-" and not token[:1].isdigit():
        raise _twice(p, loc, p.op_error("expected integer value", loc, p.i))
    at = p.i
    try:
        return p.take_signed_integer(64)
    except DiagnosticError as error:
        if p.tokens[p.i - 1] == "-":
            raise _twice(p, loc, error) from None
        raise _twice(p, loc, p.op_error(error.message, loc, at)) from None


def _twice(p: OperationParser, loc: int, error: DiagnosticError) -> DiagnosticError:
    error.also = (p.op_error("expected SSA value or integer", loc),)
    return error


def print_index_list(pr: Printer, op: Operation, args: list[str]) -> None:
    """Writes `[...]`."""
    pr.write(f"[{_text(op, args)}]")


def print_basis_list(pr: Printer, op: Operation, args: list[str]) -> None:
    """Writes `(...)`."""
    pr.write(f"({_text(op, args)})")


def _text(op: Operation, args: list[str]) -> str:
    attribute = op.attributes.get(args[1])
    static = attribute.values if isinstance(attribute, DenseArrayAttr) else ()
    if DYNAMIC not in static:
        return ", ".join([str(one) for one in static])
    names = iter([value.name for value in operand_group(op, args[0])])
    return ", ".join([next(names, "") if one == DYNAMIC else str(one) for one in static])


def take_indices(p: OperationParser) -> list[int]:
    """`[%i, %j]`: the operands' tokens."""
    p.expect("[", "expected '[' in operand list")
    if p.accept("]"):
        return []
    indices = [p.take_operand()]
    while p.accept(","):
        indices.append(p.take_operand())
    p.expect("]", "expected ']' in operand list")
    return indices
