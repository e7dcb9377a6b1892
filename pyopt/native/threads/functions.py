"""Private functions, calls of them, and loops that the pool runs, as ops.

call @split(%from, %to, %step, %amount, %x)
func.func private @split(index, index, index, index, ...)      its body is `splits_ir.py`'s
func.func private @loop(%from, %to, %x) { the loop from one number to the other }
"""

from __future__ import annotations

from pyopt.ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.symbols import table_of
from pyopt.ir.types import INDEX, FunctionType, Type
from pyopt.light import Callable, Final, Sequence, final
from pyopt.native.threads.splits_ir import LOOP, SPLIT
from pyopt.passes.building.arith import constant_index
from pyopt.passes.building.scf import loop
from pyopt.rewrite.rewriter import Rewriter

FUNCTION: Final = "func.func"


def functions_with_bodies(module: Operation) -> list[Operation]:
    """The functions of a module that have a body."""
    block = module.regions[0].first
    return [op for op in block or () if op.info.name == FUNCTION and op.regions[0].first is not None]


@final
class FreeNumbers:
    """Numbers by which names of functions end that are not in a module yet."""

    __slots__ = ("_next", "_prefixes", "_taken")

    def __init__(self, module: Operation, *prefixes: str) -> None:
        self._taken = set(table_of(module))
        self._prefixes = prefixes
        self._next = 0

    def peek(self) -> str:
        """The number that `take` gives."""
        while any(prefix + str(self._next) in self._taken for prefix in self._prefixes):
            self._next += 1
        return str(self._next)

    def take(self) -> str:
        found = self.peek()
        self._next += 1
        return found


def call(rewriter: Rewriter, name: str, given: Sequence[Value], types: Sequence[Type] = ()) -> Sequence[Value]:
    """func.call"""
    return rewriter.create("func.call", given, types, {"callee": SymbolRefAttr.get(name)}).results


def private_function(
    rewriter: Rewriter, name: str, inputs: Sequence[Type], results: Sequence[Type] = (), body: Region | None = None
) -> None:
    """func.func; a declaration without a body"""
    attributes = {
        "sym_name": StringAttr.get(name),
        "function_type": TypeAttr.get(FunctionType.get(tuple(inputs), tuple(results))),
        "sym_visibility": StringAttr.get("private"),
    }
    rewriter.create(FUNCTION, (), (), {**attributes}, [body or Region()])


def split_functions(
    rewriter: Rewriter, function: Operation, number: str, given: Sequence[Value], handed: Sequence[Value]
) -> Block:
    """Makes what is called with `given`, and the function of its loop, behind another: the block of the latter, whose
    arguments are where the loop begins and ends and what is handed over. The rewriter stands in it."""
    rewriter.insert_after(function)
    private_function(rewriter, SPLIT + number, [one.type for one in given])
    types = [INDEX, INDEX, *[one.type for one in handed]]
    body = Region()
    private_function(rewriter, LOOP + number, types, (), body)
    return rewriter.create_block(body, types)


def on_threads(
    rewriter: Rewriter,
    function: Operation,
    number: str,
    count: Value,
    handed: Sequence[Value],
    body: Callable[[Rewriter, Value, Sequence[Value]], None],
) -> None:
    """Has the pool run a body for the numbers below `count`. It is made of a number and of what is handed over, in a
    function behind `function`."""
    one = constant_index(rewriter, 1)
    given = [constant_index(rewriter, 0), count, one, one, *handed]
    call(rewriter, SPLIT + number, given)
    before, block = rewriter.before, rewriter.block
    arguments = split_functions(rewriter, function, number, given, handed).arguments

    def run(rewriter: Rewriter, values: Sequence[Value]) -> Sequence[Value]:
        body(rewriter, values[0], arguments[2:])
        return ()

    loop(rewriter, [arguments[0], arguments[1], constant_index(rewriter, 1)], [], run)
    rewriter.create("func.return", [], [])
    rewriter.before, rewriter.block = before, block
