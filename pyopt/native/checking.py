"""Comparisons in front of an op, with a call of `FAIL` for those that do not hold, which ends the call with an error.

if index >= extent (unsigned): pyopt_wrong_extent(number of the text, index, extent)
"""

from __future__ import annotations

from math import prod

from pyopt.ir.attributes import FileLineColLoc, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.context import Context
from pyopt.ir.core import BlockArgument, Operation, Region, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.symbols import name_of_symbol, symbol_name, table_of
from pyopt.ir.types import DYNAMIC, I1, I64, INDEX, FunctionType, MemRefType, TensorType, Type, VectorType
from pyopt.light import Final, final
from pyopt.native.llvm import OWN
from pyopt.rewrite.rewriter import Rewriter

FAIL: Final = "pyopt_wrong_extent"
"""Called with the number of a check, what there is, and what is needed; it does not return."""
EQ, NE, SLT, SGT, ULT, UGT, UGE = 0, 1, 2, 4, 6, 8, 9
_TRUE: Final = {
    EQ: lambda found, wanted: found == wanted,
    NE: lambda found, wanted: found != wanted,
    SLT: lambda found, wanted: found < wanted,
    SGT: lambda found, wanted: found > wanted,
    UGT: lambda found, wanted: found % (1 << 64) > wanted % (1 << 64),
    UGE: lambda found, wanted: found % (1 << 64) >= wanted % (1 << 64),
}


@final
class Checker:
    """Inserts checks in front of one op after the other. `texts`: what they say, with `{found}` and `{wanted}`."""

    __slots__ = ("_context", "_extents", "_names", "_numbers", "_op", "rewriter", "texts")

    def __init__(self, context: Context, texts: list[str], names: bool = True) -> None:
        self._context = context
        self._names = names
        self.rewriter = Rewriter(context)
        self.texts = texts
        self._op: Operation | None = None
        # What was made in front of the op at hand.
        self._extents: dict[tuple[Value, int], Value] = {}
        self._numbers: dict[int, Value] = {}

    def start(self, op: Operation) -> None:
        """Starts the checks for this op: they are inserted in front of it."""
        self._op = op
        self._extents.clear()
        self._numbers.clear()
        self.rewriter.insert_before(op)
        self.rewriter.loc = op.loc

    def before_parent(self) -> None:
        """Inserts further checks in front of the op's parent: nothing else may stand there."""
        parent = None if self._op is None else self._op.parent_op()
        if parent is not None:
            self.rewriter.insert_before(parent)

    def number(self, value: int) -> Value:
        found = self._numbers.get(value)
        if found is None:
            found = self._numbers[value] = self.rewriter.constant(IntegerAttr.get(value, INDEX), INDEX)
        return found

    def value(self, entry: int | Value) -> Value:
        return entry if isinstance(entry, Value) else self.number(entry)

    def binary(self, name: str, left: Value, right: Value) -> Value:
        return self.rewriter.create(name, [left, right], [left.type]).results[0]

    def compare(self, predicate: int, left: Value, right: Value) -> Value:
        attributes = {"predicate": IntegerAttr.get(predicate, I64)}
        return self.rewriter.create("arith.cmpi", [left, right], [I1], {**attributes}).results[0]

    def both(self, left: Value, right: Value) -> Value:
        return self.binary("arith.andi", left, right)

    def either(self, left: Value, right: Value) -> Value:
        return self.binary("arith.ori", left, right)

    def select(self, condition: Value, yes: Value, no: Value) -> Value:
        return self.rewriter.create("arith.select", [condition, yes, no], [yes.type]).results[0]

    def reduced(self, value: Value, kind: str) -> Value:
        """All lanes of a vector as one number."""
        from pyopt.dialects.vector.enums import KIND

        type = value.type
        assert isinstance(type, VectorType) and type.shape is not None
        if len(type.shape) != 1:
            flat = VectorType.get((prod(type.shape),), type.element_type)
            value = self.rewriter.create("vector.shape_cast", [value], [flat]).results[0]
        attributes = {"kind": KIND.get(kind)}
        return self.rewriter.create("vector.reduction", [value], [type.element_type], {**attributes}).results[0]

    def extent(self, value: Value, at: int) -> Value:
        shape = shape_of(value.type)
        if shape[at] != DYNAMIC:
            return self.number(shape[at])
        key = (value, at)
        found = self._extents.get(key)
        if found is None:
            name = "tensor.dim" if isinstance(value.type, TensorType) else "memref.dim"
            found = self.rewriter.create(name, [value, self.number(at)], [INDEX]).results[0]
            self._extents[key] = found
        return found

    def product(self, entries: list[int | Value]) -> Value:
        """The product of extents."""
        found: Value | None = None
        for one in entries:
            if one != 1:
                found = self.value(one) if found is None else self.binary("arith.muli", found, self.value(one))
        return self.number(1) if found is None else found

    def argument(self, value: Value) -> str:
        """The argument of a function that an operand is, if it is one."""
        if not self._names or not isinstance(value, BlockArgument) or not self.is_of_function(value):
            return ""
        function = value.block.parent_op()
        if function is None:
            return ""
        return f" (argument {value.index + 1} of @{name_of_symbol(symbol_name(function) or '').removeprefix(OWN)})"

    def is_of_function(self, value: BlockArgument) -> bool:
        """It is an argument of a function, not of a loop or a branch."""
        function = value.block.parent_op()
        return function is not None and function.info.name == "func.func" and function.regions[0].first is value.block

    def check(self, predicate: int, found: Value, wanted: Value, text: str, taken: Value | None = None) -> None:
        """Fails if the predicate holds of the two. taken: what has to hold as well, if anything."""
        known = [constant_index(value) for value in (found, wanted)]
        if known[0] is not None and known[1] is not None:
            if not _TRUE[predicate](known[0], known[1]):
                return
        elif found is wanted and predicate in (NE, SLT, SGT, UGT):
            return
        condition = self.compare(predicate, found, wanted)
        self.fail_if(condition if taken is None else self.both(taken, condition), found, wanted, text)

    def fail_if(self, condition: Value, found: Value, wanted: Value, text: str) -> None:
        """Fails if the condition holds; the text has the two numbers."""
        rewriter = self.rewriter
        op = self._op
        assert op is not None
        number = self.number(len(self.texts))
        self.texts.append(f"{self._place(op)}'{op.info.name}' op {text}")
        place = (rewriter.block, rewriter.before)
        branch = rewriter.create("scf.if", [condition], [], None, [Region(), Region()])
        rewriter.insert_at_end(rewriter.create_block(branch.regions[0]))
        rewriter.create("func.call", [number, found, wanted], [], {"callee": SymbolRefAttr.get(FAIL)})
        rewriter.create("scf.yield", [], [])
        rewriter.block, rewriter.before = place

    def _place(self, op: Operation) -> str:
        location = self._context.location(op.loc)
        if isinstance(location, FileLineColLoc):
            return f"{location.file}:{location.line}:{location.column}: "
        return ""

    def declare(self, module: Operation) -> None:
        """Declares `FAIL`, if there are checks and it is not there."""
        if not self.texts or FAIL in table_of(module):
            return
        self.rewriter.insert_at_end(module.regions[0].entry())
        self.rewriter.create(
            "func.func",
            (),
            (),
            {
                "sym_name": StringAttr.get(FAIL),
                "function_type": TypeAttr.get(FunctionType.get((INDEX, INDEX, INDEX), ())),
                "sym_visibility": StringAttr.get("private"),
            },
            [Region()],
        )


def is_shaped(type: Type) -> bool:
    """A ranked tensor or memref."""
    return isinstance(type, (TensorType, MemRefType)) and type.shape is not None


def is_unranked(type: Type) -> bool:
    """A tensor or memref without a rank in its type."""
    return isinstance(type, (TensorType, MemRefType)) and type.shape is None


def shape_of(type: Type) -> tuple[int, ...]:
    return (type.shape or ()) if isinstance(type, (TensorType, MemRefType)) else ()
