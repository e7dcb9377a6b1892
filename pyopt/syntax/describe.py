"""Texts of ops, types and attributes for messages: what `Context.describe` and the like are set to."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import Type
from pyopt.light import Final, Sequence, final


@final
class Describer:
    """Prints single ops in generic form, types and attributes."""

    def __init__(self, context: Context) -> None:
        self.context = context

    def op(self, op: Operation) -> str:
        from pyopt.syntax.op_texts import generic_text

        return generic_text(op, self.context)

    def type(self, type: Type) -> str:
        from pyopt.syntax.attribute_printer import AttributePrinter

        return AttributePrinter().type(type)

    def attribute(self, attribute: Attribute) -> str:
        from pyopt.syntax.attribute_printer import AttributePrinter

        return AttributePrinter().attribute(attribute)


def quoted(type: Type) -> str:
    """A type in quotes, as messages of dialects have it."""
    from pyopt.syntax.attribute_printer import AttributePrinter

    return f"'{AttributePrinter().type(type)}'"


PARENT: Final = -1
"""The op itself as the target of a control flow edge, in the place of a region's number."""


def check_edge(
    op: Operation, end: Operation | None, target: int, given: Sequence[Value], wanted: Sequence[Type]
) -> None:
    """Raises a DiagnosticError if the values on a control flow edge of `op` do not fit.

    The edge leads from the terminator `end`, None for the op itself, to the region with the number `target`.
    """
    if len(given) != len(wanted):
        words = f"region branch point has {len(given)} operands, but region successor needs {len(wanted)} inputs"
    else:
        for index, (value, type) in enumerate(zip(given, wanted, strict=True)):
            if value.type is not type:
                words = (
                    f"successor operand type #{index} {quoted(value.type)} should match successor input type #{index} "
                    f"{quoted(type)}"
                )
                break
        else:
            return
    source = "parent" if end is None else f"Operation {end.info.name}"
    successor = "parent" if target == PARENT else f"Region #{target}"
    text = f"'{op.info.name}' op along control flow edge from {source} to {successor}: {words}"
    raise DiagnosticError(text, op.loc, (("region branch point", (op if end is None else end).loc),))


def loop_carried(
    inits: Sequence[Value],
    arguments: Sequence[Value],
    results: Sequence[Value],
    yielded: Sequence[Value] | None,
    first: int = 1,
) -> str | None:
    """The message where what a loop carries does not fit: initial values, arguments, yielded values and results.

    `arguments` are all of the body's; those that are carried begin at `first`, behind induction variables. `yielded`
    is None where it is not known.
    """
    count = len(arguments) - first
    if count != len(inits):
        return f"different number of inits and region iter_args: {len(inits)} != {count % (1 << 64)}"
    if yielded and len(yielded) != count:
        return f"different number of region iter_args and yielded values: {count} != {len(yielded)}"
    carried = arguments[first:]
    for index, (init, argument) in enumerate(zip(inits, carried, strict=True)):
        if init.type is not argument.type:
            return (
                f"{index}-th init and {index}-th region iter_arg have different type: "
                f"{quoted(init.type)} != {quoted(argument.type)}"
            )
        if yielded and yielded[index].type is not argument.type:
            return (
                f"{index}-th region iter_arg and {index}-th yielded value have different type: "
                f"{quoted(argument.type)} != {quoted(yielded[index].type)}"
            )
    for index, (argument, result) in enumerate(zip(carried, results, strict=False)):
        if argument.type is not result.type:
            return (
                f"{index}-th region iter_arg and {index}-th loop result have different type: "
                f"{quoted(argument.type)} != {quoted(result.type)}"
            )
    return None


def connect(context: Context) -> None:
    """Lets messages of a context show ops, types and attributes."""
    describer = Describer(context)
    context.describe = describer.op
    context.type_text = describer.type
    context.attribute_text = describer.attribute
