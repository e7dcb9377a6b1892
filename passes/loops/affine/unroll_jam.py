"""affine-loop-unroll-jam: the first loop of a function does several iterations in one, inside of its inner loops.

    affine.for %i = 0 to 8 {             affine.for %i = 0 to 8 step 2 {
      affine.for %j = 0 to %n {            affine.for %j = 0 to %n {
        use(%i, %j)                          use(%i, %j)
      }                                ->    %k = affine.apply (d0) -> (d0 + 1)(%i)
    }                                        use(%k, %j)
                                           }
                                         }

It is the loop that the function begins with, or none. It stays if it carries values, if an inner loop has bounds that
it makes, if it would have too many ops, or if one of its iterations may touch memory that another one, done with it,
would then touch too early. The reference does not ask for the last, and counts the start of carried values several
times; `reference-exact` does not ask, either. Where the factor does not divide the number of iterations, a second loop
does the rest as in affine-loop-unroll.
"""

from __future__ import annotations

from pyopt.dialects.affine.validity import step_of
from pyopt.ir.affine import AffineMap, add, constant, dim
from pyopt.ir.attributes import UNKNOWN_LOC
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.canonicalize.scf.common import defined_outside
from pyopt.passes.loops.affine.dependences import NestAccesses
from pyopt.passes.loops.affine.loops import apply, lower_bound, set_bounds, upper_bound
from pyopt.passes.loops.affine.single_iterations import promote
from pyopt.passes.loops.affine.trip_counts import constant_trip_count, trip_count_divisor
from pyopt.passes.loops.affine.unrolling import add_cleanup_loop, is_too_much
from pyopt.pipeline.options import UINT32, FlagOption, IntegerOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.passes.loops.affine.dependences import Condition

REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Unroll and jam what mlir-opt does, also if that is wrong"
)
UNROLL_JAM_FACTOR: Final = IntegerOption("unroll-jam-factor", 4, "Iterations that become one", UINT32)


def pieces_of(loop: Operation) -> list[list[Operation]]:
    """Runs of ops in the loop and in affine.for right inside, which are none of these themselves, in order."""
    found: list[list[Operation]] = []
    run: list[Operation] = []
    body = loop.regions[0].entry()
    for op in body:
        if op.info is loop.info:
            found += [run, *pieces_of(op)]
            run = []
        elif op is not body.last:
            run.append(op)
    return [piece for piece in [*found, run] if piece]


def jammed_loops(loop: Operation) -> list[Operation]:
    """The affine.for right inside, and right inside of these."""
    return [inner for op in loop.regions[0].entry() if op.info is loop.info for inner in [op, *jammed_loops(op)]]


def keeps_order(loop: Operation, factor: int) -> bool:
    """No access of memory comes behind one that it was in front of, of the same element in a later iteration."""
    pieces = pieces_of(loop)
    if len(pieces) == 1 and pieces[0][0].parent_op() is loop:
        return True
    accesses = NestAccesses(loop)
    if accesses.unknown:
        return False
    numbers = {op: number for number, piece in enumerate(pieces) for op in piece}
    jammed = set(jammed_loops(loop))
    step = step_of(loop)
    for one, other in accesses.conflicts(loop):
        relation = accesses.relation(one, other)
        # The other one is of a later iteration, which is done with that of the first one.
        known: list[Condition] = [
            relation.distance(loop, 1, step),
            relation.distance(loop, -1, -(factor - 1) * step),
        ]
        for around, other_around in zip(one.loops, other.loops, strict=False):
            if around is not other_around:
                break
            if around in jammed:
                if relation.is_possible([*known, relation.distance(around, -1, 1)]):
                    return False
                known.append(relation.same(around))
        if _number(other.op, numbers) < _number(one.op, numbers) and relation.is_possible(known):
            return False
    return True


def _number(op: Operation, numbers: dict[Operation, int]) -> int:
    """Of the piece that the op is in."""
    around: Operation | None = op
    while around is not None and around not in numbers:
        around = around.parent_op()
    assert around is not None
    return numbers[around]


def is_jammable(loop: Operation, factor: int) -> bool:
    """The loop carries nothing, and inner loops have bounds from outside."""
    if loop.results or is_too_much(loop, factor):
        return False
    for op in loop.walk():
        if op is loop or op.info is not loop.info:
            continue
        bounds = len(op.operands) - len(op.results)
        if not all(defined_outside(value, loop) for value in op.operands[:bounds]):
            return False
    return True


def carry_more(loop: Operation, factor: int, copies: Sequence[dict[Value, Value]], rewriter: Rewriter) -> Operation:
    """A loop that carries all its values `factor` times: the new ones take the place of the old ones in `copies`."""
    count = len(loop.results)
    inits = operand_group(loop, "inits")
    bounds = [*lower_bound(loop)[1], *upper_bound(loop)[1]]
    rewriter.start_at(loop)
    types = [result.type for result in loop.results] * factor
    attributes = dict(loop.attributes)
    sizes = (len(lower_bound(loop)[1]), len(upper_bound(loop)[1]), count * factor)
    attributes["operandSegmentSizes"] = segments(*sizes)
    new = rewriter.create("affine.for", [*bounds, *inits * factor], types, attributes, [Region()])
    rewriter.move_region(loop.regions[0], new.regions[0])
    body = new.regions[0].entry()
    carried = body.arguments[1 : count + 1]
    for copy in copies:
        for argument in carried:
            copy[argument] = body.add_argument(argument.type, argument.loc)
    rewriter.set_operands(body.terminator(), list(body.terminator().operands) * factor)
    for number, result in enumerate(loop.results):
        rewriter.replace_uses(result, new.results[number])
        for index, copy in enumerate(copies):
            copy[new.results[number]] = new.results[(index + 1) * count + number]
    rewriter.erase(loop)
    return new


def jam(loop: Operation, factor: int, rewriter: Rewriter) -> None:
    """Puts copies of all pieces behind them, for the iterations that follow."""
    pieces = pieces_of(loop)
    copies: list[dict[Value, Value]] = [{} for _ in range(factor - 1)]
    carrying = [carry_more(one, factor, copies, rewriter) for one in jammed_loops(loop) if one.results]
    step = step_of(loop)
    set_bounds(loop, lower_bound(loop), upper_bound(loop), step * factor, rewriter)
    counter = loop.regions[0].entry().arguments[0]
    for number in range(factor - 1, 0, -1):
        values = copies[number - 1]
        for piece in pieces:
            rewriter.insert_after(piece[-1])
            if counter.uses:
                rewriter.loc = loop.loc
                later = AffineMap.get(1, 0, [add(dim(0), constant(number * step))])
                values[counter] = apply(later, [counter], rewriter)
            for op in piece:
                rewriter.clone(op, values)
    for one in carrying:
        _give(one, len(one.operands) - len(one.results), copies, rewriter)
        _give(one.regions[0].entry().terminator(), 0, copies, rewriter)


def _give(op: Operation, start: int, copies: Sequence[dict[Value, Value]], rewriter: Rewriter) -> None:
    """Replaces the carried operands of an op, from `start` on, by those of the copies."""
    count = (len(op.operands) - start) // (len(copies) + 1)
    own = op.operands[start : start + count]
    carried = [*own, *[copy.get(value, value) for copy in copies for value in own]]
    rewriter.set_operands(op, [*op.operands[:start], *carried])


def unroll_and_jam(loop: Operation, factor: int, rewriter: Rewriter, exact: bool) -> bool:
    """Unrolls the loop and jams the copies into its inner loops."""
    count = constant_trip_count(loop)
    if factor == 1:
        return count == 1 and promote(loop, rewriter)
    body = loop.regions[0].entry()
    if body.first is body.last or (count is not None and count < factor) or not is_jammable(loop, factor):
        return False
    if not exact and not keeps_order(loop, factor):
        return False
    if trip_count_divisor(loop) % factor:
        if len(lower_bound(loop)[0].results) != 1 or len(upper_bound(loop)[0].results) != 1:
            return False
        add_cleanup_loop(loop, factor, rewriter, exact)
    jam(loop, factor, rewriter)
    promote(loop, rewriter)
    return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Unrolls and jams the loop that a function begins with."""
    factor = UNROLL_JAM_FACTOR.of(pass_context.options)
    if factor < 1:
        message = "Invalid option: 'unroll-jam-factor' should be greater than 0"
        pass_context.context.error(message, UNKNOWN_LOC)
        pass_context.fail()
        return False
    block = op.regions[0].first
    loop = None if block is None else block.first
    if loop is None or loop.info.name != "affine.for":
        return False
    exact = REFERENCE_EXACT.of(pass_context.options)
    return unroll_and_jam(loop, factor, Rewriter(pass_context.context), exact)


PASS = make_pass(
    "affine-loop-unroll-jam",
    run,
    (REFERENCE_EXACT, UNROLL_JAM_FACTOR),
    anchor="func.func",
    class_name="AffineLoopUnrollAndJam",
    apart=True,
    of_interface=True,
)
