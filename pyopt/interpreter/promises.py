"""What a function says of the extents of its arguments (`shape.dims`, `shape.bounds`): who calls it keeps to that.

    func.func private @f(%a: tensor<?xf32> {shape.dims = ["n"]}, %b: tensor<?xf32> {shape.dims = ["n"]})
    call @f(%three, %four) : ...    // undefined behaviour

Extents that are names say what the names are. Of an expression nothing is checked where a name in it is no extent.
"""

from __future__ import annotations

from pyopt.analysis.shapes.named import FunctionNames, NamesError, names_of
from pyopt.interpreter.errors import ExecutionError, undefined
from pyopt.interpreter.values import Poison
from pyopt.ir.affine import SYMBOL, evaluate, subexpressions
from pyopt.ir.core import Operation
from pyopt.ir.symbols import name_of_symbol, symbol_name
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function


def with_promises(function: Operation, code: Function) -> Function:
    """The code of a function, which begins with a look at its arguments if it says something of their extents."""
    try:
        names = names_of(function)
    except NamesError:  # which shape-inference reports
        return code
    if names is None:
        return code
    known = names

    def checked(*arguments: object) -> tuple[object, ...]:
        problem = broken(known, arguments)
        if problem is not None:
            raise problem
        return code(*arguments)

    return checked


def broken(names: FunctionNames, arguments: Sequence[object]) -> ExecutionError | None:
    """The error of arguments that are not as the function says; None if they are."""
    where = f"@{name_of_symbol(symbol_name(names.function) or '')}"
    numbers: dict[str, int] = {}
    for index, rank in names.ranks.items():
        shape = extents_of(arguments[index])
        if shape is not None and len(shape) != rank:
            return undefined(f"argument #{index} of {where} has rank {len(shape)}, not {rank}")
    for one in names.extents:
        shape = extents_of(arguments[one.argument])
        if shape is None or not one.name:
            continue
        extent = shape[one.position]
        what = f"extent {one.position} of argument #{one.argument} of {where} is {extent}"
        if numbers.setdefault(one.name, extent) != extent:
            return undefined(f"{what}, but '{one.name}' is {numbers[one.name]}")
        least, most = names.range_of(one.name)
        if extent < least or (most is not None and extent > most):
            return undefined(f"{what}, which is not within the bounds of '{one.name}'")
    values = [numbers.get(name, 0) for name in names.names]
    given = {position for position, name in enumerate(names.names) if name in numbers}
    for one in names.extents:
        shape = extents_of(arguments[one.argument])
        if shape is None or one.name:
            continue
        if any(node.kind == SYMBOL and node.value not in given for node in subexpressions(one.expression)):
            continue
        extent, wanted = shape[one.position], evaluate(one.expression, (), values)
        if extent != wanted:
            said = "what has no value" if wanted is None else wanted
            return undefined(f"extent {one.position} of argument #{one.argument} of {where} is {extent}, not {said}")
    return None


def extents_of(value: object) -> tuple[int, ...] | None:
    """The extents of a tensor or a memref; None if they are not known."""
    if isinstance(value, Poison):
        return None
    found = getattr(value, "shape", None)
    if found is None:
        found = getattr(value, "sizes", None)
    return found if isinstance(found, tuple) else None
