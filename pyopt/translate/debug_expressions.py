"""Expressions of debug info as LLVM has them: a list of numbers, which it takes apart by what it knows of operations.

So operands too many are operations of their own, and operands too few take the operations behind them.
"""

from __future__ import annotations

from pyopt.dialects.llvm.dwarf_operations import (
    ARGUMENT,
    CONVERT,
    ENTRY_VALUE,
    FIRST_REGISTER,
    FRAGMENT,
    KNOWN,
    LAST_REGISTER,
    OPERANDS,
    OPERATIONS,
    PREFIX,
    STACK_VALUE,
    SWAP,
)
from pyopt.dialects.llvm.expressions import ENCODINGS
from pyopt.dialects.llvm.fragments import merged_operations
from pyopt.dialects.llvm.text_attributes import LLVMTextAttr
from pyopt.light import Final

_NAMES: Final = {number: PREFIX + name for name, number in OPERATIONS.items()}
_ENCODING: Final = "DW_ATE_"


def numbers_of(expression: LLVMTextAttr) -> list[int]:
    """The operations and their operands one behind the other."""
    found: list[int] = []
    for name, *operands in merged_operations(expression):
        found.append(OPERATIONS[name.removeprefix(PREFIX)])
        found += [_number(operand) for operand in operands]
    return found


def _number(operand: str) -> int:
    """An operand, which may be the name of an encoding."""
    if operand.startswith(_ENCODING):
        return ENCODINGS.index(operand.removeprefix(_ENCODING)) + 1
    return int(operand)


def operations_in(numbers: list[int]) -> list[list[int]] | None:
    """The operations that LLVM sees, each with its operands; None where operands are missing at the end."""
    found: list[list[int]] = []
    at = 0
    while at < len(numbers):
        end = at + 1 + OPERANDS.get(numbers[at], 0)
        if end > len(numbers):
            return None
        found.append(numbers[at:end])
        at = end
    return found


def is_valid(operations: list[list[int]]) -> bool:
    """Whether LLVM takes the expression: what stands behind a register, it does not look at."""
    for place, operation in enumerate(operations):
        code = operation[0]
        if FIRST_REGISTER <= code <= LAST_REGISTER:
            return True
        if code not in KNOWN:
            return False
        is_last = place == len(operations) - 1
        if code == FRAGMENT:
            return is_last
        if code == STACK_VALUE and not is_last and operations[place + 1][0] != FRAGMENT:
            return False
        if code == SWAP and sum(map(len, operations)) == 1:
            return False
        if code == ENTRY_VALUE:
            first = 1 if operations[0] == [ARGUMENT, 0] else 0
            return place == first and operation[1] == 1
    return True


def text_of(operations: list[list[int]]) -> str:
    """`DW_OP_LLVM_convert, 8, DW_ATE_signed`: names that LLVM does not know are empty."""
    words: list[str] = []
    for operation in operations:
        words.append(_NAMES.get(operation[0], ""))
        words += [str(number) for number in operation[1:]]
        if operation[0] == CONVERT:
            encoding = operation[2]
            words[-1] = _ENCODING + ENCODINGS[encoding - 1] if 1 <= encoding <= len(ENCODINGS) else ""
    return ", ".join(words)
