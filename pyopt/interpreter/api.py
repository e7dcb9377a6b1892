"""Programs from Python: parse a module, run its functions on NumPy arrays.

program = parse(text)
(sum,) = run(program, "add", np.arange(4.0), np.ones(4))
"""

from __future__ import annotations

import numpy as np

from pyopt.diagnostics.nearest import known_names
from pyopt.errors import RunError
from pyopt.interpreter.convert import array_of_value, type_text, value_of_array
from pyopt.interpreter.errors import ExecutionError, shown
from pyopt.interpreter.execution import execute
from pyopt.interpreter.given import numbers_of_object
from pyopt.interpreter.heap import check_leaks
from pyopt.interpreter.machine import Machine, Options
from pyopt.interpreter.memory_given import GivenMemory, numbers_for, share_memory
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.signatures import signature_of
from pyopt.interpreter.values import MemRef, Poison
from pyopt.ir.attributes import FileLineColLoc, Location
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import SYMBOL_TABLE
from pyopt.ir.symbols import name_of_symbol, symbol_of_name, table_of
from pyopt.ir.types import MemRefType, Type
from pyopt.ir.verifier import verify
from pyopt.light import Callable, Sequence, final
from pyopt.memo import remembering
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.resources import inline_resources


@final
class Program:
    """A module and the context that knows its locations."""

    __slots__ = ("context", "module")

    def __init__(self, module: Operation, context: Context) -> None:
        self.module = module
        self.context = context


def parse(text: str, name: str = "<text>") -> Program:
    """The program that a text says; raises RunError for what does not parse or is not valid."""
    if not isinstance(text, str):
        raise RunError(f"expected the text of a program, not {type(text).__name__}")
    messages: list[str] = []

    def take(severity: str, message: str, location: Location, notes: Sequence[tuple[str, Location]]) -> None:
        messages.append(f"{place_text(location)}{severity}: {message}")

    context = remembering(take)
    module = parse_module(Source(text, name), context)
    if module is None or not verify(module, context):
        raise RunError("\n".join(messages))
    inline_resources(module, context)
    return Program(module, context)


def run(
    program: Program | Operation,
    name: str,
    *arguments: object,
    options: Options | None = None,
    show: Callable[[str, str], object] | None = None,
) -> list[Array]:
    """The results of function @name, an array each (without dimensions for numbers).

    An argument is an array, one of SciPy's sparse ones, or a number, of the parameter's shape and of a dtype whose
    numbers its element type can hold. What the program writes to a memref is written to the array that was given for
    it, unless it frees the memref; arrays that share memory do so in the program, too. Raises RunError for wrong
    arguments, for undefined behaviour unless `options.strict` is off, for memory that is left on the heap if
    `options.check_leaks` is on, and for what no evaluator knows.

    show: takes what the program printed, and printed as errors, when it is over, also by an error.
    """
    context: Context | None = None
    if isinstance(program, Program):
        module, context = program.module, program.context
    elif isinstance(program, Operation):
        module = program
    else:
        raise RunError(f"expected a program, as parse() gives it, not {type(program).__name__}")
    if not isinstance(name, str):
        raise RunError(f"expected the name of a function, not {type(name).__name__}")
    function = find_function(module, name)
    if function is None:
        known = known_names(functions_of(module, nested=True))
        raise RunError(f"there is no function @{name}; there are: {known}")
    signature = signature_of(function)
    assert signature is not None
    if len(signature.inputs) != len(arguments):
        raise RunError(f"@{name} takes {len(signature.inputs)} arguments, not {len(arguments)}")
    machine = Machine(module, options or Options())
    try:
        values = [
            _value_of(argument, one, f"argument {number} of @{name}")
            for number, (argument, one) in enumerate(zip(arguments, signature.inputs, strict=True), 1)
        ]
        given = [
            GivenMemory(argument, value, one, f"argument {number} of @{name}")
            for number, (argument, value, one) in enumerate(zip(arguments, values, signature.inputs, strict=True), 1)
            if isinstance(argument, np.ndarray) and isinstance(value, MemRef) and isinstance(one, MemRefType)
        ]
        share_memory(given)
        results = execute(machine, function, values)
        check_leaks(machine.heap, results)
        for result in results:
            if isinstance(result, Poison) and machine.strict:
                raise ExecutionError(f"the result is poison: {result.reason}", op=result.op)
        left = [one for one in given if one.array.flags.writeable and not one.memref.buffer.freed]
        found = [numbers_for(one.array, array_of_value(one.memref, one.type), one.type, one.place) for one in left]
        for memory, numbers in zip(left, found, strict=True):
            memory.array[...] = numbers
        return [array_of_value(value, one) for value, one in zip(results, signature.results, strict=True)]
    except ExecutionError as error:
        raise RunError(error_text(error, context)) from None
    finally:
        if show is not None:
            show("".join(machine.printed), "".join(machine.printed_errors))


def _value_of(argument: object, type: Type, place: str) -> object:
    """The value of a parameter of `type`; raises an error that names the argument."""
    try:
        try:
            return value_of_array(numbers_of_object(argument, type_text(type)), type)
        except (TypeError, ValueError, OverflowError):  # Python's numbers convert to each other as far as they can
            raise ExecutionError(f"{shown(argument)} is no {type_text(type)}") from None
    except ExecutionError as error:
        raise ExecutionError(f"{place}: {error.message}", error.kind) from error


def find_function(module: Operation, name: str) -> Operation | None:
    """The function of a module's symbol table that has a body, by its name; `outer::name` for one in a nested table."""
    symbol = symbol_of_name(name)
    found = table_of(module).get(symbol)
    if found is not None and _can_run(found):
        return found
    *tables, last = symbol.split("::")
    scope = module
    for one in tables:
        table = table_of(scope).get(one)
        if table is None or not table.info.traits & SYMBOL_TABLE:
            return None
        scope = table
    found = table_of(scope).get(last)
    return found if found is not None and _can_run(found) else None


def _can_run(op: Operation) -> bool:
    """It is a function with a body."""
    if signature_of(op) is None:
        return False
    return len(op.regions) != 0 and op.regions[0].first is not None


def functions_of(module: Operation, nested: bool = False) -> list[str]:
    """The names of the functions that can be run, those in nested symbol tables (a shape.function_library) too."""
    names = [name_of_symbol(name) for name, op in table_of(module).items() if _can_run(op)]
    stack = [("", module)] if nested else []
    while stack:
        prefix, scope = stack.pop()
        for name, op in table_of(scope).items():
            if not op.info.traits & SYMBOL_TABLE:
                continue
            inner = f"{prefix}{name_of_symbol(name)}::"
            names += [inner + name_of_symbol(one) for one, function in table_of(op).items() if _can_run(function)]
            stack.append((inner, op))
    return names


def error_text(error: ExecutionError, context: Context | None) -> str:
    """The error and its notes, a line each, with places where they are known."""
    lines = [f"{_place(error.op, context)}error: {described(error)}"]
    lines += [f"{_place(op, context)}note: {text}" for text, op in error.notes]
    return "\n".join(lines)


def described(error: ExecutionError) -> str:
    """The message with the name of the op at fault in front, as the verifier says it."""
    return error.message if error.op is None else f"'{error.op.info.name}' op {error.message}"


def _place(op: Operation | None, context: Context | None) -> str:
    return "" if op is None or context is None else place_text(context.location(op.loc))


def place_text(location: Location) -> str:
    """`file:line:column: ` of a location that says so, else nothing."""
    return f"{location.file}:{location.line}:{location.column}: " if isinstance(location, FileLineColLoc) else ""
