"""What loops add up to: results that grow by the same amount in each turn.

    %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> index {      the result is a + n * b, if %b is made
      %y = arith.addi %x, %b : index                                       outside of the loop
      scf.yield %y : index
    }

The same goes for extents of tensors, which are padded in each turn, say.
"""

from __future__ import annotations

from pyopt.analysis.counting import counts_unsigned
from pyopt.analysis.shapes.expressions import ZERO, add, ceildiv, constant, is_surely_natural, mul, sub
from pyopt.analysis.shapes.extrema import greatest
from pyopt.analysis.shapes.relations import is_exact
from pyopt.analysis.shapes.tracked import NUMBER
from pyopt.ir.affine_loops import trip_count
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.answers import Answers
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.joins import Join
    from pyopt.analysis.shapes.lattice import JoinPoint, Shape
    from pyopt.analysis.shapes.turns import AspectAt

COUNTED: Final = ("affine.for", "scf.for")
"""Loops whose last operands are what they carry, and whose body ends by handing it on."""


def turns_of(op: Operation, aspect_at: AspectAt) -> Maybe:
    """The number of turns of a loop, None if nothing is known of it."""
    if op.info.name == "affine.for":
        turns = trip_count(op)
        return None if turns is None else constant(turns)
    low, high, step = [(aspect_at(op, value, NUMBER).extents or (None,))[0] for value in op.operands[:3]]
    if not (is_exact(low) and is_exact(high) and is_exact(step)) or not is_surely_natural(step):
        return None
    if counts_unsigned(op) and not (is_surely_natural(low) and is_surely_natural(high)):
        return None
    distance = sub(high, low)
    turns_or_less = ceildiv(distance, step)
    return turns_or_less if is_surely_natural(distance) else greatest(ZERO, turns_or_less)


def totals(turns: Maybe, point: JoinPoint, first: Shape, carried: Shape, handed: Shape) -> list[Maybe]:
    """What extents are after so many turns: of what comes `first`, is `carried` into a turn, and `handed` on to the
    next one. None where they do not grow by the same in each turn; `point` joins the results."""
    shapes = (first.extents, carried.extents, handed.extents)
    if None in shapes or len({len(extents or ()) for extents in shapes}) > 1:
        return []
    found: list[Maybe] = []
    for start, before, after in zip(*[extents or () for extents in shapes], strict=True):
        growth = sub(after, before)
        is_same = growth is not None and growth is not ZERO and (point.is_visible is None or point.is_visible(growth))
        found.append(add(start, mul(turns, growth)) if is_same else None)
    return found


def learn_totals(op: Operation, join: Join | None, answers: Answers, aspect_at: AspectAt) -> None:
    """Takes in what the results of a loop are that grow in each turn. `join` is that of the results."""
    block = op.regions[0].first
    last = None if block is None else block.last
    if block is None or last is None or join is None:
        return
    turns = turns_of(op, aspect_at)
    for slot, (index, aspect) in enumerate(join.slots) if turns is not None else ():
        behind = len(op.results) - index
        found = totals(
            turns,
            join.point,
            aspect_at(op, op.operands[-behind], aspect),
            aspect_at(last, block.arguments[-behind], aspect),
            aspect_at(last, last.operands[-behind], aspect),
        )
        known = join.point.shapes[slot].extents
        if known is not None and len(known) == len(found):
            for one, other in zip(known, found, strict=True):
                if other is not None:
                    answers.equal(one, other, op)
