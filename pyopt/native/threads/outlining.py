"""Functions of the bodies of loops that may be split, and calls that have them run.

scf.for %i = %a to %b step %s {          ->          call @split.0(%a, %b, %s, amount, %x)
  use(%i, %x)
}                                                    func private @loop.0(%from, %to, %s, %x) {
                                                       scf.for %i = %from to %to step %s { use(%i, %x) } }

`splits_ir.py` gives @split.0 its body in LLVM IR: it hands the numbers in slots to the pool, which has the
loop run from one number to another, on several threads if the amount of work is worth it.
"""

from __future__ import annotations

from pyopt.analysis.buffer_origins import BufferOrigins
from pyopt.analysis.buffer_views import BufferViews
from pyopt.dialects.llvm.enums import LINKAGE
from pyopt.ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.ir.symbols import symbol_name, table_of
from pyopt.ir.types import INDEX, FunctionType, Type
from pyopt.light import Sequence
from pyopt.native.threads.conditions import Conditions
from pyopt.native.threads.independence import IndependentLoop, independent_loop
from pyopt.native.threads.parts import FOR
from pyopt.native.threads.splits_ir import LOOP, SPLIT
from pyopt.rewrite.rewriter import Rewriter


def split_loops(module: Operation, context: Context) -> None:
    """Makes functions of the outermost loops that may be split."""
    block = module.regions[0].first
    functions = [op for op in block or () if op.info.name == "func.func" and op.regions[0].first is not None]
    rewriter = Rewriter(context)
    taken = set(table_of(module))
    number = 0
    for function in functions:
        for found in _loops_in(function):
            while LOOP + str(number) in taken or SPLIT + str(number) in taken:
                number += 1
            if _outline(found, function, str(number), rewriter):
                number += 1


def _loops_in(function: Operation) -> list[IndependentLoop]:
    """The outermost loops of a function that may be split, in order."""
    if not any(op.info.name.startswith("scf.") for op in function.walk()):
        return []
    origins = BufferOrigins(BufferViews(function, unknown=True))
    found: list[IndependentLoop] = []
    stack = [function]
    while stack:
        op = stack.pop()
        one = independent_loop(op, origins)
        if one is not None:
            found.append(one)
            continue
        stack += reversed([inner for region in op.regions for block in region for inner in block if inner.regions])
    return found


def _outline(found: IndependentLoop, function: Operation, number: str, rewriter: Rewriter) -> bool:
    """Makes a function of one loop; not of one that is known to be small."""
    counter, op = found.counter, found.counter.op
    rewriter.start_at(op)
    constants = [value for value in found.captured if value.op is not None and value.op.info.traits & CONSTANT_LIKE]
    ends = (counter.lower, counter.upper)
    only_ends = [value for value in ends if value.has_one_use()]
    handed = [value for value in found.captured if value not in constants and value not in only_ends]
    amount = Conditions(found, rewriter).amount()
    if isinstance(amount, int):
        return False
    given = [*ends, counter.step, amount, *handed]
    rewriter.create("func.call", given, [], {"callee": SymbolRefAttr.get(SPLIT + number)})
    rewriter.insert_after(function)
    _function(rewriter, SPLIT + number, [one.type for one in given])
    types = [INDEX, INDEX, *[one.type for one in handed]]
    body = Region()
    _function(rewriter, LOOP + number, types, body)
    block = rewriter.create_block(body, types)
    new: dict[Value, Value] = dict(zip(handed, block.arguments[2:], strict=True))
    for value in constants:
        assert value.op is not None
        rewriter.clone(value.op, new)
    op.detach()
    block.append(op)
    for one in op.walk():
        for at, value in enumerate(one.operands):
            if value in new:
                one.set_operand(at, new[value])
    dimensions = 1 if op.info.name == FOR else len(op.operands) // 3
    op.set_operand(0, block.arguments[0])
    op.set_operand(dimensions, block.arguments[1])
    rewriter.insert_at_end(block)
    rewriter.create("func.return", [], [])
    return True


def _function(rewriter: Rewriter, name: str, types: Sequence[Type], body: Region | None = None) -> None:
    """A private function without results."""
    attributes = {
        "sym_name": StringAttr.get(name),
        "function_type": TypeAttr.get(FunctionType.get(tuple(types), ())),
        "sym_visibility": StringAttr.get("private"),
    }
    rewriter.create("func.func", (), (), {**attributes}, [body or Region()])


def make_internal(module: Operation) -> None:
    """Lets LLVM inline the functions of loops, once they are functions of the llvm dialect."""
    block = module.regions[0].first
    for op in block or ():
        if op.info.name == "llvm.func" and (symbol_name(op) or "").startswith(LOOP):
            op.set_attribute("linkage", LINKAGE.get("internal"))
