"""Smaller variants of a module: without an op, arguments or operands in place of its results, or with fewer returned
values."""

from __future__ import annotations

from typing import Final

from pyopt.ir.attributes import TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import TERMINATOR
from pyopt.ir.types import FunctionType, Type
from pyopt.ir.verifier import verify
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.printer import print_op
from tools.generators.builder import quiet_context

BY_ARGUMENTS: Final = "by arguments"
BY_OPERANDS: Final = "by operands"
FEWER_RETURNED: Final = "without the first half of what is returned"
FEWER_AT_THE_END: Final = "without the second half"


def smaller(text: str, most: int = 120) -> list[str]:
    """Valid modules, at most so many, with one op less or half of the values that a function returns."""
    context = quiet_context()
    module = parse_module(Source(text, "-"), context)
    if module is None:
        return []
    count = sum(1 for _ in module.walk())
    size = len(print_op(module, context))
    found: list[str] = []
    for how, at in [
        (how, at) for how in (BY_ARGUMENTS, BY_OPERANDS, FEWER_RETURNED, FEWER_AT_THE_END) for at in range(1, count)
    ]:
        variant = _variant(text, at, how)
        if variant is not None and len(variant) < size and variant not in found:
            found.append(variant)
            if len(found) >= most:
                break
    return found


def _variant(text: str, at: int, how: str) -> str | None:
    """The text without op number `at`, or without half of what that op, a return, gives."""
    context = quiet_context()
    module = parse_module(Source(text, "-"), context)
    assert module is not None
    op = list(module.walk())[at]
    if how in (BY_ARGUMENTS, BY_OPERANDS):
        if op.info.traits & TERMINATOR:
            return None
        replace = replace_by_arguments if how == BY_ARGUMENTS else _replace_by_operands
        if (op.info.name != "func.func" or how != BY_ARGUMENTS) and not replace(op):
            return None
        op.erase()
    else:
        if op.info.name != "func.return" or not op.operands:
            return None
        function = op.parent_op()
        assert function is not None
        type = _function_type(function)
        half = (len(op.operands) + 1) // 2
        kept = slice(half, None) if how == FEWER_RETURNED else slice(0, len(op.operands) - half)
        op.set_operands(op.operands[kept])
        function.set_attribute("function_type", TypeAttr.get(FunctionType.get(type.inputs, type.results[kept])))
    _drop_unused_arguments(module)
    if not verify(module, context):
        return None
    return print_op(module, context)


def _function_type(function: Operation) -> FunctionType:
    attribute = function.attributes["function_type"]
    assert isinstance(attribute, TypeAttr) and isinstance(attribute.value, FunctionType)
    return attribute.value


def function_around(op: Operation) -> Operation | None:
    function: Operation | None = op
    while function is not None and function.info.name != "func.func":
        function = function.parent_op()
    return function


def replace_by_arguments(op: Operation) -> bool:
    """Results that are used become arguments of the function around."""
    function = function_around(op)
    used: list[Value] = [result for result in op.results if result.uses]
    if function is None or function is op:
        return False
    for result in used:
        result.replace_all_uses_with(add_parameter(function, result.type))
    return True


def add_parameter(function: Operation, type: Type) -> Value:
    """A new argument of a function without calls."""
    body = function.regions[0].entry()
    old = _function_type(function)
    function.set_attribute("function_type", TypeAttr.get(FunctionType.get((*old.inputs, type), old.results)))
    return body.add_argument(type, 0)


def _replace_by_operands(op: Operation) -> bool:
    """Each result that is used becomes the first operand of its type."""
    for result in op.results:
        if result.uses:
            fitting = [operand for operand in op.operands if operand.type is result.type]
            if not fitting:
                return False
            result.replace_all_uses_with(fitting[0])
    return bool(op.results)


def _drop_unused_arguments(module: Operation) -> None:
    """From functions without calls."""
    if any(op.info.name == "func.call" for op in module.walk()):
        return
    for function in list(module.walk()):
        if function.info.name != "func.func" or "arg_attrs" in function.attributes:
            continue
        body = function.regions[0].first
        if body is None:
            continue
        dead = [not argument.uses for argument in body.arguments]
        inputs = tuple([argument.type for argument in body.arguments if argument.uses])
        body.erase_arguments(dead)
        results = _function_type(function).results
        function.set_attribute("function_type", TypeAttr.get(FunctionType.get(inputs, results)))
