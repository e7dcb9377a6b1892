"""Texts of single ops for messages, with the value names that they have in the op isolated around them."""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import ISOLATED
from pyopt.ir.verifier import is_valid
from pyopt.light import Final, final
from pyopt.syntax.kept_names import name_values
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import Printer

LARGE: Final = 16
"""Elements attributes with more elements than that are left out."""


def generic_text(op: Operation, context: Context) -> str:
    """The op in generic form."""
    options = _options(context, generic=True)
    _name(_isolated_around(op), options)
    return _print(op, context, options)


@final
class OpTexts:
    """Prints ops in custom form for remarks and notes, in generic form where the IR around them is not valid.

    What is found out about an isolated op is kept: the IR must stay as it is. local_scope: names are those in the
    isolated op around, and not those in all of the IR.
    """

    __slots__ = ("_context", "_local_scope", "_options", "_root")

    def __init__(self, context: Context, local_scope: bool = True) -> None:
        self._context = context
        self._local_scope = local_scope
        self._options = _options(context, generic=True)
        self._root: Operation | None = None

    def text(self, op: Operation) -> str:
        """The text; one of several lines begins on a new line."""
        root = _isolated_around(op) if self._local_scope else _outermost(op)
        if root is not self._root:
            self._root = root
            self._options = _options(self._context, generic=not is_valid(root, self._context))
            _name(root, self._options)
        text = _print(op, self._context, self._options)
        return "\n" + text if "\n" in text else text


def _options(context: Context, generic: bool) -> PrintOptions:
    """Those of the context, `generic` also where they say nothing of it."""
    given = context.print_options
    options = given.copy() if isinstance(given, PrintOptions) else PrintOptions()
    options.generic = generic or options.generic
    options.local_scope = True
    options.elide_elements_larger = LARGE
    return options


def _print(op: Operation, context: Context, options: PrintOptions) -> str:
    printer = Printer(context, options)
    printer.op(op)
    return printer.text()


def _isolated_around(op: Operation) -> Operation:
    """The closest isolated op around `op`, `op` itself included, or the outermost op."""
    root = op
    while not root.info.traits & ISOLATED:
        parent = root.parent_op()
        if parent is None:
            break
        root = parent
    return root


def _outermost(op: Operation) -> Operation:
    parent = op.parent_op()
    while parent is not None:
        op, parent = parent, parent.parent_op()
    return op


def _name(root: Operation, options: PrintOptions) -> None:
    name_values(root, options)
    name_values_from_outside(root)


def name_values_from_outside(root: Operation) -> None:
    """Names the values that an op uses though they are not in it: of other modules, or erased."""
    inside: set[Value] = {value for op in root.walk() for value in op.results}
    inside.update(value for op in root.walk() for region in op.regions for block in region for value in block.arguments)
    for op in root.walk():
        for value in op.operands:
            if value not in inside:
                value.name = "<<UNKNOWN SSA VALUE>>"
