"""The func dialect: functions, calls, function constants and return."""

from __future__ import annotations

from pyopt.dialects.func_syntax import check_value_attributes, parse_func, print_func
from pyopt.ir.attributes import Attribute, SymbolRefAttr, function_type_of
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import (
    AFFINE_SCOPE,
    AUTOMATIC_ALLOCATION_SCOPE,
    CALL,
    CALLABLE,
    CONSTANT_LIKE,
    FRAME_VERIFY,
    ISOLATED,
    PURE,
    RETURN_LIKE,
    SYMBOL,
    TERMINATOR,
    Dialect,
    OpInfo,
)
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import FunctionType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias
from pyopt.syntax.attribute_printer import AttributePrinter

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult

    Lookup: TypeAlias = Callable[[Operation, Attribute | None], Operation | None]


def _text(type: Type) -> str:
    return f"'{AttributePrinter().type(type)}'"


# func.func.


def verify_func(op: Operation) -> str | None:
    type = function_type_of(op.attributes.get("function_type"))
    assert type is not None
    message = check_value_attributes(op.attributes.get("arg_attrs"), len(type.inputs), "argument", "arguments")
    message = message or check_value_attributes(op.attributes.get("res_attrs"), len(type.results), "result", "results")
    if message is not None:
        return message
    entry = op.regions[0].first
    if entry is None:
        return None
    if len(entry.arguments) != len(type.inputs):
        return f"entry block must have {len(type.inputs)} arguments to match function signature"
    for index, argument in enumerate(entry.arguments):
        if argument.type is not type.inputs[index]:
            return (
                f"type of entry block argument #{index}({_text(argument.type)}) must match the type of the "
                f"corresponding argument in function signature({_text(type.inputs[index])})"
            )
    return None


# func.return.


def verify_return(op: Operation) -> str | None:
    function = op.parent_op()
    assert function is not None
    type = function_type_of(function.attributes.get("function_type"))
    if type is None:
        return None
    operands = op.operands
    results = type.results
    if len(operands) != len(results):
        return f"has {len(operands)} operands, but enclosing function (@{symbol_name(function)}) returns {len(results)}"
    for index, operand in enumerate(operands):
        if operand.type is not results[index]:
            raise DiagnosticError(
                f"type of return operand {index} ({_text(operand.type)}) doesn't match function result type "
                f"({_text(results[index])}) in function @{symbol_name(function)}",
                op.loc,
            )
    return None


# func.call.


def _callee_name(attribute: Attribute | None) -> str:
    return "::".join(attribute.path) if isinstance(attribute, SymbolRefAttr) else ""


def verify_call_symbols(op: Operation, lookup: Lookup) -> str | None:
    callee = op.attributes.get("callee")
    function = lookup(op, callee)
    if function is None or function.info.name != "func.func":
        return f"'{_callee_name(callee)}' does not reference a valid function"
    type = function_type_of(function.attributes.get("function_type"))
    assert type is not None
    if len(type.inputs) != len(op.operands):
        return "incorrect number of operands for callee"
    for index, operand in enumerate(op.operands):
        if operand.type is not type.inputs[index]:
            return (
                f"operand type mismatch: expected operand type {_text(type.inputs[index])}, but provided "
                f"{_text(operand.type)} for operand number {index}"
            )
    if len(type.results) != len(op.results):
        return "incorrect number of results for callee"
    for index, result in enumerate(op.results):
        if result.type is not type.results[index]:
            found = _list([one.type for one in op.results])
            wanted = _list(type.results)
            raise DiagnosticError(
                f"'func.call' op result type mismatch at index {index}",
                op.loc,
                ((f"      op result types: {found}", op.loc), (f"function result types: {wanted}", op.loc)),
            )
    return None


def _list(types: Sequence[Type]) -> str:
    return ", ".join([_text(type) for type in types])


# func.call_indirect.


def verify_call_indirect(op: Operation) -> str | None:
    type = op.operands[0].type
    assert isinstance(type, FunctionType)
    if tuple([operand.type for operand in op.operands[1:]]) != type.inputs:
        return "failed to verify that callee input types match argument types"
    if tuple([result.type for result in op.results]) != type.results:
        return "failed to verify that callee result types match result types"
    return None


# func.constant.


def verify_constant_symbols(op: Operation, lookup: Lookup) -> str | None:
    value = op.attributes.get("value")
    name = _callee_name(value)
    function = lookup(op, value)
    if function is None or function.info.name != "func.func":
        return f"reference to undefined function '{name}'"
    if function_type_of(function.attributes.get("function_type")) is not op.results[0].type:
        return "reference to function with mismatched type"
    return None


def fold_constant(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """constant @f -> @f"""
    return op.attributes["value"]


def name_constant(op: Operation) -> str | None:
    return "f"


def materialize(attribute: Attribute, type: Type) -> tuple[str, dict[str, Attribute]] | None:
    """A func.constant for a symbol of function type."""
    if isinstance(attribute, SymbolRefAttr) and len(attribute.path) == 1 and isinstance(type, FunctionType):
        return "func.constant", {"value": attribute}
    return None


_ARGUMENTS: Final = "arg_attrs: optional<DictArrayAttr>, res_attrs: optional<DictArrayAttr>"

DIALECT: Final = Dialect(
    "func",
    [
        OpInfo(
            "func.func",
            attributes="sym_name: SymbolNameAttr, function_type: TypeAttrOf<FunctionType>, "
            f"sym_visibility: optional<StrAttr>, {_ARGUMENTS}, no_inline: UnitAttr",
            regions="body: any",
            traits=AFFINE_SCOPE | AUTOMATIC_ALLOCATION_SCOPE | CALLABLE | ISOLATED | SYMBOL | FRAME_VERIFY,
            verify=verify_func,
            parse=parse_func,
            print=print_func,
            default_dialect="func",
            doc="A function: a name, a type, and a body of blocks, or no body for a declaration.",
        ),
        OpInfo(
            "func.return",
            operands="operands: variadic<AnyType>",
            syntax="attr-dict ($operands^ `:` type($operands))?",
            traits=PURE | TERMINATOR | RETURN_LIKE | FRAME_VERIFY,
            parents=("func.func",),
            verify=verify_return,
            doc="Leaves a function with its results.",
        ),
        OpInfo(
            "func.call",
            operands="operands: variadic<AnyType>",
            results="results: variadic<AnyType>",
            attributes=f"callee: FlatSymbolRefAttr, {_ARGUMENTS}, no_inline: UnitAttr",
            syntax="$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
            traits=CALL,
            verify_symbols=verify_call_symbols,
            doc="Calls a function by its name.",
        ),
        OpInfo(
            "func.call_indirect",
            operands="callee: FunctionType, callee_operands: variadic<AnyType>",
            results="results: variadic<AnyType>",
            attributes=_ARGUMENTS,
            traits=CALL,
            verify=verify_call_indirect,
            parse="pyopt.dialects.func_syntax:parse_call_indirect",
            print="pyopt.dialects.func_syntax:print_call_indirect",
            doc="Calls a function value.",
        ),
        OpInfo(
            "func.constant",
            results="result: AnyType",
            attributes="value: FlatSymbolRefAttr",
            syntax="attr-dict $value `:` type(results)",
            traits=CONSTANT_LIKE | PURE,
            verify_symbols=verify_constant_symbols,
            fold=fold_constant,
            asm_names=name_constant,
            doc="A function as a value.",
        ),
    ],
    materialize=materialize,
    inlinable=True,
    takes_inlined=True,
    doc="Functions and calls.",
)
