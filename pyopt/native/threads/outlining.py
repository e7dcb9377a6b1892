"""Functions of the bodies of loops that may be split, and calls that have them run.

scf.for %i = %a to %b step %s {          ->          call @split.0(%a, %b, %s, amount, %x)
  use(%i, %x)
}                                                    func private @loop.0(%from, %to, %s, %x) {
                                                       scf.for %i = %from to %to step %s { use(%i, %x) } }

`splits_ir.py` gives @split.0 its body in LLVM IR: it hands the numbers in slots to the pool, which has the
loop run from one number to another, on several threads if the amount of work is worth it. In a loop that does not, the
call is in a branch for what is worth it, and the loop itself in the other.
"""

from __future__ import annotations

from pyopt.analysis.buffer_origins import BufferOrigins
from pyopt.analysis.buffer_views import BufferViews
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.dominance import is_inside
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import MemRefType
from pyopt.light import Final
from pyopt.native.threads.conditions import Conditions
from pyopt.native.threads.functions import FUNCTION, FreeNumbers, call, functions_with_bodies, split_functions
from pyopt.native.threads.independence import IndependentLoop, captured_by, independent_loop
from pyopt.native.threads.parts import FOR, PARALLEL, LoopCounter
from pyopt.native.threads.splits_ir import LOOP, SPLIT
from pyopt.passes.building import arith
from pyopt.passes.canonicalize.scf.branch_rules import drop_unused, forward_invariants
from pyopt.rewrite.rewriter import Rewriter, clone_op

FEW: Final = 8
"""With fewer iterations of a loop, those of a loop in it may be run on threads, too, which there may be more of."""


def split_loops(module: Operation, context: Context) -> None:
    """Makes functions of the outermost loops that may be split."""
    rewriter = Rewriter(context)
    numbers = FreeNumbers(module, LOOP, SPLIT)
    for function in functions_with_bodies(module):
        if (symbol_name(function) or "").startswith(LOOP):
            continue
        _drop_carried_memory(function, rewriter)
        for found in _loops_in(function):
            if _outline(found, function, numbers.peek(), rewriter):
                numbers.take()


def _drop_carried_memory(function: Operation, rewriter: Rewriter) -> None:
    """Lets loops use memrefs from outside that they hand on from iteration to iteration as they are."""
    for op in function.walk_postorder():
        if op.info.name == FOR and any(isinstance(one.type, MemRefType) for one in op.results):
            if forward_invariants(op, rewriter):
                drop_unused(op, rewriter)


def _loops_in(function: Operation) -> list[IndependentLoop]:
    """The outermost loops of a function that may be split; where they may have few iterations, behind those in them of
    which it is known in front of both how many they have."""
    if not any(op.info.name in (FOR, PARALLEL) for op in function.walk()):
        return []
    origins = BufferOrigins(BufferViews(function, unknown=True))
    found: list[IndependentLoop] = []
    stack: list[tuple[Operation, Operation | None]] = [(function, None)]
    while stack:
        op, around = stack.pop()
        one = independent_loop(op, origins)
        if one is not None and (around is None or not _depends(one.counter, around)):
            trips = one.counter.trips()
            found.append(one)
            if around is not None or (trips is not None and trips >= FEW):
                continue
            around = op
        inside = [inner for region in op.regions for block in region for inner in block if inner.regions]
        stack += [(inner, around) for inner in reversed(inside)]
    return found[::-1]


def _depends(counter: LoopCounter, around: Operation) -> bool:
    """The number of a loop's iterations is known in another loop only."""
    return any(is_inside(one, around) for one in (counter.lower, counter.upper, counter.step))


def _outline(found: IndependentLoop, function: Operation, number: str, rewriter: Rewriter) -> bool:
    """Makes a function of one loop; not of one that is known to be small. What is in another loop stays there, too."""
    counter, op = found.counter, found.counter.op
    rewriter.start_at(op)
    captured = captured_by(op)
    constants = [value for value in captured if value.op is not None and value.op.info.traits & CONSTANT_LIKE]
    ends = (counter.lower, counter.upper)
    only_ends = [value for value in ends if value.has_one_use()]
    handed = [value for value in captured if value not in constants and value not in only_ends]
    amount = Conditions(found, rewriter).amount()
    if isinstance(amount, int):
        return False
    given = [*ends, counter.step, amount, *handed]
    outlined = op
    if _is_in_loop(op):
        much = arith.compare(rewriter, arith.NOT_EQUAL, amount, arith.constant_index(rewriter, 0))
        branch = rewriter.create("scf.if", [much], [], None, [Region(), Region()])
        rewriter.create_block(branch.regions[0])
        call(rewriter, SPLIT + number, given)
        rewriter.create("scf.yield", [], [])
        rewriter.create_block(branch.regions[1])
        rewriter.create("scf.yield", [], [])
        outlined = clone_op(op, {})
        rewriter.move_before(op, branch.regions[1].entry().terminator())
    else:
        call(rewriter, SPLIT + number, given)
        op.detach()
    block = split_functions(rewriter, function, number, given, handed)
    new: dict[Value, Value] = dict(zip(handed, block.arguments[2:], strict=True))
    for value in constants:
        assert value.op is not None
        rewriter.clone(value.op, new)
    block.append(outlined)
    for one in outlined.walk():
        for at, value in enumerate(one.operands):
            if value in new:
                one.set_operand(at, new[value])
    dimensions = 1 if op.info.name == FOR else len(op.operands) // 3
    outlined.set_operand(0, block.arguments[0])
    outlined.set_operand(dimensions, block.arguments[1])
    rewriter.insert_at_end(block)
    rewriter.create("func.return", [], [])
    return True


def _is_in_loop(op: Operation) -> bool:
    """Another loop runs it again and again."""
    around = op.parent_op()
    while around is not None and around.info.name != FUNCTION:
        if around.info.name in (FOR, PARALLEL, "scf.while"):
            return True
        around = around.parent_op()
    return False
