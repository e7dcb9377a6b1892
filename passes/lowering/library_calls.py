"""Calls of C's mathematical functions, which are declared at the front of the symbol table where they are needed."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import SYMBOL_TABLE
from pyopt.ir.symbols import table_of
from pyopt.ir.types import FunctionType
from pyopt.light import TYPE_CHECKING, Sequence, final

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter


@final
class LibraryCalls:
    """The functions that one run declares; `attributes` is what declarations have besides name and type."""

    __slots__ = ("_attributes", "_declared")

    def __init__(self, attributes: dict[str, Attribute]) -> None:
        self._attributes = attributes
        self._declared: dict[Operation, set[str]] = {}

    def replace(self, op: Operation, name: str, operands: Sequence[Value], rewriter: Rewriter) -> None:
        """op -> func.call @name, with the types of the op."""
        types = [one.type for one in op.results]
        type = FunctionType.get(tuple([one.type for one in operands]), tuple(types))
        self.declare(symbol_table_around(op), name, type, rewriter)
        rewriter.replace_with_new(op, "func.call", operands, types, {"callee": SymbolRefAttr.get(name)})

    def declare(self, table: Operation, name: str, type: FunctionType, rewriter: Rewriter) -> None:
        """Declares a function in a symbol table that has no symbol of that name."""
        declared = self._declared.get(table)
        if declared is None:
            declared = self._declared[table] = set(table_of(table))
        if name in declared:
            return
        declared.add(name)
        front = table.regions[0].first
        assert front is not None
        block, before = rewriter.block, rewriter.before
        rewriter.insert_at_start(front)
        attributes: dict[str, Attribute] = {
            "sym_name": StringAttr.get(name),
            "function_type": TypeAttr.get(type),
            "sym_visibility": StringAttr.get("private"),
            **self._attributes,
        }
        rewriter.create("func.func", [], [], attributes, [Region()])
        rewriter.block, rewriter.before = block, before


def symbol_table_around(op: Operation) -> Operation:
    """The innermost symbol table that holds an op."""
    table = op.parent_op()
    while table is not None and not table.info.traits & SYMBOL_TABLE:
        table = table.parent_op()
    assert table is not None
    return table
