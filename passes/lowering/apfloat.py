"""Calls of the functions of `pyopt.dialects.arith.apfloat`, whose arguments and results are encodings in 64 bits."""

from __future__ import annotations

from pyopt.dialects.arith.apfloat import PREFIX, SEMANTICS, WIDEST
from pyopt.ir.attributes import SymbolRefAttr, TypeAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.symbols import table_of
from pyopt.ir.types import I32, I64, FloatType, FunctionType, IntegerType, Type, VectorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Sequence, final
from pyopt.passes.building.arith import constant
from pyopt.passes.lowering.library_calls import LibraryCalls, symbol_table_around
from pyopt.rewrite.rewriter import Rewriter
from pyopt.syntax.describe import quoted

if TYPE_CHECKING:
    OnNumbers = Callable[["FloatCalls", Operation, list[Value]], Value]
    """What an op is on numbers: (the calls, the op, its operands or one element of each) -> the result."""


class WrongFunction(Exception):
    """A symbol has the name of a function that is to be called, which was reported."""


@final
class FloatCalls:
    """Makes the calls, and the declarations at the front of the symbol table around, or of `scope` if that is given."""

    __slots__ = ("_calls", "_checked", "_scope", "rewriter")

    def __init__(self, context: Context, scope: Operation | None) -> None:
        self.rewriter = Rewriter(context)
        self._scope = scope
        self._calls = LibraryCalls({})
        self._checked: set[tuple[Operation, str]] = set()

    def replace(self, op: Operation, on_numbers: OnNumbers) -> None:
        """An op on numbers, or on vectors, of which each element is one."""
        rewriter = self.rewriter
        rewriter.start_at(op)
        type = op.results[0].type
        if not isinstance(type, VectorType):
            rewriter.replace(op, [on_numbers(self, op, op.operands)])
            return
        count = type.element_count()
        vectors: list[list[Value]] = []
        for operand in op.operands:
            types = [element_type_or_self(operand.type)] * count
            vectors.append(list(rewriter.create("vector.to_elements", [operand], types).results))
        elements = [on_numbers(self, op, [vector[number] for vector in vectors]) for number in range(count)]
        rewriter.replace_with_new(op, "vector.from_elements", elements, [type])

    def bits(self, value: Value) -> Value:
        """The encoding of a float in 64 bits."""
        type = value.type
        assert isinstance(type, FloatType)
        encoding = self._cast("arith.bitcast", value, IntegerType.get(type.width))
        return self.widened(encoding, signed=False)

    def number(self, bits: Value, type: Type) -> Value:
        """The float of an encoding."""
        assert isinstance(type, FloatType)
        return self._cast("arith.bitcast", self.narrowed(bits, IntegerType.get(type.width)), type)

    def widened(self, value: Value, signed: bool) -> Value:
        """An integer in 64 bits."""
        return self._cast("arith.extsi" if signed else "arith.extui", value, I64)

    def narrowed(self, value: Value, type: Type) -> Value:
        """The lower bits of 64."""
        return self._cast("arith.trunci", value, type)

    def _cast(self, name: str, value: Value, type: Type) -> Value:
        return value if value.type is type else self.rewriter.create(name, [value], [type]).results[0]

    def semantics(self, type: Type) -> Value:
        """The number of a type."""
        assert isinstance(type, FloatType)
        return constant(self.rewriter, SEMANTICS[type], I32)

    def call(self, op: Operation, name: str, arguments: Sequence[Value], result: Type) -> Value:
        """The result of a function, called at the insertion point."""
        name = PREFIX + name
        table = self._scope or symbol_table_around(op)
        type = FunctionType.get(tuple([one.type for one in arguments]), (result,))
        if (table, name) not in self._checked:
            self._check(table, name, type)
            self._checked.add((table, name))
            self._calls.declare(table, name, type, self.rewriter)
        return self.rewriter.create("func.call", arguments, [result], {"callee": SymbolRefAttr.get(name)}).results[0]

    def _check(self, table: Operation, name: str, type: FunctionType) -> None:
        """Reports another symbol of that name, or a function of another type."""
        found = table_of(table).get(name)
        if found is None:
            return
        context = self.rewriter.context
        theirs = found.attributes.get("function_type")
        if found.info.name != "func.func":
            message = f"redefinition of symbol named '{name}'"
        elif isinstance(theirs, TypeAttr) and theirs.value is not type:
            message = f"matched function '{name}' but with different type: {quoted(theirs.value)}"
            message += f" (expected {quoted(type)})"
        else:
            return
        context.error(message, found.place(), context.op_notes(found))
        raise WrongFunction


def takes(type: Type) -> bool:
    """The functions have numbers of this type, or of the elements of this vector."""
    if isinstance(type, VectorType):
        return not any(type.scalable) and takes(type.element_type)
    if isinstance(type, IntegerType):
        return type.width <= WIDEST
    return isinstance(type, FloatType) and type in SEMANTICS


def apply(
    op: Operation, calls: FloatCalls, patterns: dict[str, OnNumbers], takes_op: Callable[[Operation], bool]
) -> bool:
    """Replaces the ops inside `op` that have a pattern and are taken; False behind an error, which was reported."""
    try:
        for one in op.walk_postorder():
            pattern = patterns.get(one.info.name)
            if pattern is not None and takes_op(one):
                calls.replace(one, pattern)
    except WrongFunction:
        return False
    return True
