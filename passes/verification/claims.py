"""Assertions about ops, which say what is wrong, with which op, and where it stands."""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr, StringAttr, held_as_bytes
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I1, I64
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.building.arith import (
    EQUAL,
    SIGNED_GREATER_OR_EQUAL,
    SIGNED_LESS,
    SIGNED_LESS_OR_EQUAL,
    binary,
    compare,
    constant_index,
)
from pyopt.passes.building.folded import create_or_fold
from pyopt.syntax.kept_names import name_values
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import Printer

if TYPE_CHECKING:
    from pyopt.ir.context import Context
    from pyopt.rewrite.rewriter import Rewriter

LARGE: Final = 16
"""Elements attributes with more elements than that are left out of messages."""


@final
class OpMessages:
    """Messages about the ops inside `root`, with the names that its values have now; `detailed` ones show the op."""

    __slots__ = ("_context", "_detailed", "_ids", "_options")

    def __init__(self, root: Operation, context: Context, detailed: bool) -> None:
        given = context.print_options
        options = given.copy() if isinstance(given, PrintOptions) else PrintOptions()
        options.local_scope = options.skip_regions = True
        options.elide_elements_larger = LARGE
        self._context = context
        self._options = options
        self._detailed = detailed
        self._ids = name_values(root, options) if detailed else {}

    def message(self, op: Operation, what: str) -> StringAttr:
        printer = Printer(self._context, self._options)
        printer.users_of = self._ids
        location = printer.location_text(self._context.location(op.loc))
        text = ""
        if self._detailed:
            printer.op(op)
            text = printer.text() + "\n"
        message = f"ERROR: Runtime op verification failed\n{text}^ {what}\nLocation: {location}"
        return StringAttr.get(held_as_bytes(message))


@final
class RuntimeChecks:
    """Makes the checks of one op, right before it. `exact`: those of mlir-opt, where it checks too little as well."""

    __slots__ = ("_messages", "_op", "exact", "rewriter")

    def __init__(self, op: Operation, rewriter: Rewriter, messages: OpMessages, exact: bool) -> None:
        self._op = op
        self._messages = messages
        self.rewriter = rewriter
        self.exact = exact
        rewriter.start_at(op)

    def claim(self, condition: Value, what: str) -> None:
        """cf.assert of a condition; `what` says what is wrong where it does not hold."""
        message = self._messages.message(self._op, what)
        self.rewriter.create("cf.assert", [condition], [], {"msg": message})

    def claim_equal(self, value: Value, number: int, what: str) -> None:
        """An index is a number."""
        self.claim(compare(self.rewriter, EQUAL, value, constant_index(self.rewriter, number)), what)

    def is_within(self, value: Value, low: Value, high: Value) -> Value:
        """low <= value < high"""
        at_least = compare(self.rewriter, SIGNED_GREATER_OR_EQUAL, value, low)
        return binary(self.rewriter, "andi", at_least, compare(self.rewriter, SIGNED_LESS, value, high))

    def is_within_or_behind(self, value: Value, low: Value, high: Value) -> Value:
        """low <= value <= high"""
        at_least = compare(self.rewriter, SIGNED_GREATER_OR_EQUAL, value, low)
        return binary(self.rewriter, "andi", at_least, compare(self.rewriter, SIGNED_LESS_OR_EQUAL, value, high))

    def is_within_folded(self, value: Value, low: Value, high: Value) -> Value:
        """low <= value < high, or what that folds to"""
        at_least = self._compare_folded(SIGNED_GREATER_OR_EQUAL, value, low)
        return self.both(at_least, self._compare_folded(SIGNED_LESS, value, high))

    def both(self, left: Value, right: Value) -> Value:
        """arith.andi, or what it folds to"""
        return create_or_fold(self.rewriter, "arith.andi", [left, right], I1)

    def _compare_folded(self, predicate: int, left: Value, right: Value) -> Value:
        attributes = {"predicate": IntegerAttr.get(predicate, I64)}
        return create_or_fold(self.rewriter, "arith.cmpi", [left, right], I1, {**attributes})
