"""The private functions that sort: made on demand, one for each kind, order of keys and types of buffers.

A function `_sparse_<what>_<order>_<type of keys>_coo_<further numbers>_<types of the other buffers>` takes the first
entry, the one behind the last and the buffers; some take a number besides.
"""

from __future__ import annotations

from pyopt.dialects.arith.verify import type_text
from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import Attribute, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.symbols import SymbolTables, nearest_symbol_table
from pyopt.ir.types import FunctionType, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final
from pyopt.passes.sparsify.buffers.entries import Entries
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    Make: TypeAlias = Callable[["SortFunction"], None]
    """Emits the body of a function."""


@final
class SortFunction:
    """A function that is being made. `first` and `end` are the range of entries, `more` what comes behind buffers.

    Functions that its body calls are made before it, in the same place.
    """

    __slots__ = ("code", "end", "entries", "first", "functions", "more", "name", "op")

    def __init__(
        self, op: Operation, functions: Functions, code: Code, name: str, order: Sequence[int], others: int, more: int
    ) -> None:
        self.op = op
        self.functions = functions
        self.code = code
        self.name = name
        arguments = op.regions[0].entry().arguments
        self.first = arguments[0]
        self.end = arguments[1]
        behind = len(arguments) - more
        self.more: list[Value] = list(arguments[behind:])
        self.entries = Entries(code, order, others, arguments[2:behind])

    def call(
        self,
        prefix: str,
        make: Make,
        first: Value,
        end: Value,
        results: Sequence[Type] = (),
        more: Sequence[Value] = (),
    ) -> Operation:
        """A call of another function on the same buffers."""
        entries = self.entries
        return self.functions.call(
            self.code,
            self.op,
            (prefix, make, results),
            (entries.order, entries.others),
            ([first, end, *entries.buffers], more),
        )

    def call_itself(self, first: Value, end: Value) -> None:
        operands = [first, end, *self.entries.buffers, *self.more]
        emit_call(self.code.rewriter, self.name, operands, ())

    def give(self, *values: Value) -> None:
        self.code.give(values, "func.return")


def emit_call(rewriter: Rewriter, name: str, operands: Sequence[Value], results: Sequence[Type]) -> Operation:
    attributes: dict[str, Attribute] = {"callee": SymbolRefAttr.get(name)}
    return rewriter.create("func.call", operands, results, attributes)


@final
class Functions:
    """The functions of all symbol tables that a run of the pass works on."""

    __slots__ = ("_tables",)

    def __init__(self) -> None:
        self._tables = SymbolTables()

    def call(
        self,
        code: Code,
        place: Operation,
        what: tuple[str, Make, Sequence[Type]],
        layout: tuple[Sequence[int], int],
        given: tuple[Sequence[Value], Sequence[Value]],
    ) -> Operation:
        """A call at the insertion point; the function stands before `place`, if it has to be made.

        what: (beginning of its name, what makes its body, types of results). layout: (order of keys, further numbers).
        given: (range and buffers, other operands).
        """
        prefix, make, results = what
        order, others = layout
        operands = [*given[0], *given[1]]
        type = FunctionType.get(tuple([value.type for value in operands]), tuple(results))
        scope = nearest_symbol_table(place.parent_op() or place)
        table = {} if scope is None else self._tables.table(scope)
        base = mangled(prefix, order, others, [value.type for value in given[0][2:]])
        name = base
        number = 0
        found = table.get(name)
        while found is not None and not _is_made(found, type):
            # Buffers of other layouts or in other memory have functions of their own.
            name = f"{base}_{number}"
            number += 1
            found = table.get(name)
        if found is None:
            made = self._make(code, place, name, type)
            table[name] = made
            rewriter = code.rewriter
            before = (rewriter.block, rewriter.before)
            rewriter.insert_at_start(made.regions[0].entry())
            make(SortFunction(made, self, code, name, order, others, len(given[1])))
            rewriter.block, rewriter.before = before
        return emit_call(code.rewriter, name, operands, results)

    def _make(self, code: Code, place: Operation, name: str, type: FunctionType) -> Operation:
        """A private function with an empty body before `place`."""
        rewriter = code.rewriter
        before = (rewriter.block, rewriter.before)
        loc, rewriter.loc = rewriter.loc, place.loc
        rewriter.insert_before(place)
        attributes: dict[str, Attribute] = {
            "sym_name": StringAttr.get(name),
            "function_type": TypeAttr.get(type),
            "sym_visibility": StringAttr.get("private"),
        }
        region = Region()
        made = rewriter.create("func.func", [], [], attributes, [region])
        block = Block()
        for one in type.inputs:
            block.add_argument(one, place.loc)
        region.append(block)
        rewriter.block, rewriter.before = before
        rewriter.loc = loc
        return made


def _is_made(op: Operation, type: FunctionType) -> bool:
    """A function of that type with a body: one that was made before. What a mere declaration does is not known."""
    if op.info.name != "func.func" or op.regions[0].first is None:
        return False
    attribute = op.attributes.get("function_type")
    return isinstance(attribute, TypeAttr) and attribute.value is type


def mangled(prefix: str, order: Sequence[int], others: int, buffers: Sequence[Type]) -> str:
    """The name of the function for buffers of these types."""
    parts = [str(one) for one in order]
    elements: list[str] = []
    for type in buffers:
        assert isinstance(type, MemRefType)
        elements.append(type_text(type.element_type))
    parts += [elements[0], "coo", str(others), *elements[1:]]
    return prefix + "_".join(parts)


def order_of(map: AffineMap) -> list[int]:
    """The places of the keys that a permutation gives."""
    return [map.dim_position(position) for position in range(len(map.results))]
