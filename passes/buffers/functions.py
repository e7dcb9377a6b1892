"""Helpers for passes on the signatures of functions: calls, attributes of arguments and results."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, DictionaryAttr, TypeAttr, function_type_of
from pyopt.ir.core import Operation
from pyopt.ir.symbols import SymbolTables, op_references
from pyopt.ir.types import FunctionType, Type
from pyopt.light import Final, Sequence

FUNCTION: Final = "func.func"
CALL: Final = "func.call"
RETURN: Final = "func.return"
EMPTY: Final = DictionaryAttr.get({})


def function_type(function: Operation) -> FunctionType:
    type = function_type_of(function.attributes.get("function_type"))
    assert type is not None, "func.func has a type"
    return type


def set_function_type(function: Operation, inputs: Sequence[Type], results: Sequence[Type]) -> None:
    function.set_attribute("function_type", TypeAttr.get(FunctionType.get(tuple(inputs), tuple(results))))


def functions_of(module: Operation) -> list[Operation]:
    """The functions directly inside a module."""
    return [op for region in module.regions for block in region for op in block if op.info.name == FUNCTION]


def is_declaration(function: Operation) -> bool:
    """The function has no body."""
    return not function.regions or function.regions[0].is_empty()


def returns_of(function: Operation) -> list[Operation]:
    """The func.return ops of the function."""
    found = [block.last for block in function.regions[0]]
    return [op for op in found if op is not None and op.info.name == RETURN]


def attribute_list(function: Operation, name: str, count: int) -> list[DictionaryAttr]:
    """The dictionary in `arg_attrs` or `res_attrs` of each argument or result."""
    attribute = function.attributes.get(name)
    if isinstance(attribute, ArrayAttr):
        return [one if isinstance(one, DictionaryAttr) else EMPTY for one in attribute.elements]
    return [EMPTY] * count


def set_attribute_list(function: Operation, name: str, attributes: Sequence[DictionaryAttr]) -> None:
    """Sets `arg_attrs` or `res_attrs`, which are absent if they say nothing."""
    if any(one.entries for one in attributes):
        function.set_attribute(name, ArrayAttr.get(tuple(attributes)))
    else:
        function.remove_attribute(name)


def uses_of_functions(module: Operation, functions: list[Operation]) -> dict[Operation, list[Operation] | None]:
    """The func.call ops of each of the functions of `module`; None where something else refers to it, too."""
    tables = SymbolTables()
    found: dict[Operation, list[Operation] | None] = {function: [] for function in functions}
    for op in module.walk():
        if not op.attributes and op.properties is None:
            continue
        for reference in op_references(op):
            function = tables.lookup(op.parent_op() or op, reference.path)
            if function is None or function not in found:
                continue
            calls = found[function]
            if calls is None:
                continue
            if op.info.name == CALL and op.attributes.get("callee") is reference:
                calls.append(op)
            else:
                found[function] = None
    return found
